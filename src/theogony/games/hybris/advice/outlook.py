"""What things are worth to a seat now, in points: goods, cards, pieces, actions; and so what a text promises.

A text is counted once: so much of each *thing* that it brings. What it is worth then depends on how long the game still
lasts and on what its owner has already.
"""

from typing import Any, Final

from theogony.games.hybris.conditions import ONE
from theogony.games.hybris.content import (
    ACTIONS,
    AEGIS,
    BONUS_LOCATION,
    CHARACTERS,
    DESIGN,
    DETERMINATION,
    FABRICATE,
    FOLLOWER,
    GOODS,
    GREATNESS,
    HERO,
    INFLUENCE,
    KINDNESS,
    OLYMPIAN,
    OLYMPUS,
    PRAYER,
    PRODUCE,
    SPARK,
    TEMPLE,
    TOKENS,
    VP,
)
from theogony.games.hybris.effects import chronos as titanic, combat as fighting, general
from theogony.games.hybris.state import ACTION_PHASE, END_PHASE, NOBODY, NOTHING, RESERVE, Hybris
from theogony.games.hybris.texts import (
    END_OF_AGE,
    END_OF_GAME,
    IMMEDIATE,
    KINDNESS_SPACE,
    NO_LIMIT,
    OTHERS,
    SOURCES,
    START_OF_AGE,
    Modify,
    Op,
    Script,
    texts,
)
from theogony.kernel.advice import exponential

# -- things: the goods, and what else a text brings -------------------------------------------------------------------

CARD: Final = len(GOODS)  # own Conflict card, Coliseum card, Premonition: as the decks are numbered
PIECE: Final = CARD + 3  # Spark, Temple, Hero, Prophet
ACTION: Final = PIECE + 4  # + action
FALLEN_HERO: Final = ACTION + len(ACTIONS)  # one lost; one that comes back counts as less
WELL: Final = FALLEN_HERO + 1  # a Prayer into the Well
FORCE: Final = WELL + 1  # in a Combat, by a standing text
CHAIN: Final = FORCE + 1  # broken
TITAN: Final = CHAIN + 1  # a resource of Chronos
TITAN_VP: Final = TITAN + 1
SHACKLE: Final = TITAN_VP + 1
BLOCKED: Final = SHACKLE + 1
ANCIENT: Final = BLOCKED + 1
MILLED: Final = ANCIENT + 1
AVATAR: Final = MILLED + 1
INTENSITY: Final = AVATAR + 1
POWER: Final = INTENSITY + 1  # a standing text of another kind
THINGS: Final = POWER + 1

VICTORY: Final = 50.0
ALL_PIECES: Final = 13
PACE: Final = 2.3  # pieces that a player who wants them takes in an Age
USUAL_PACE: Final = 1.7  # and who takes them when they come
ASCENT: Final = 14.0  # a sure Ascension
ACT: Final = 2.0  # what one activation brings, its price paid
COUNTED: Final = 1.7  # what a counter is likely to say
SOMETIMES: Final = 0.5  # a branch of a text, or one with a condition
# how often a text is used in an Age
OFTEN: Final = 0.9
ONCE: Final = 0.7

Amounts = list[tuple[int, float]]
_KNOWN: Final[dict[int, list[Amounts]]] = {}  # by box: what the texts of each source bring at once
_STANDING: Final[dict[int, list[Amounts]]] = {}  # and in each Age
_AT_END: Final[dict[int, list[Amounts]]] = {}


def _amounts(op: Any) -> Amounts:
    """What an operation brings its owner."""
    if not isinstance(op, Op):
        return []
    number = float(op.n)
    if isinstance(op, general.Gain):
        return [(op.what, number * (COUNTED if op.per != ONE else 1.0))] if op.who != OTHERS else []
    if isinstance(op, general.Lose):
        return [(op.what, -number)] if op.who != OTHERS else []
    if isinstance(op, general.Pay):
        return [(op.what, -number)]
    if isinstance(op, general.Draw):
        return [(CARD + op.deck, number)] if op.who != OTHERS else []
    if isinstance(op, general.Discard):
        return [(CARD, -number)]
    if isinstance(op, general.DiscardDown):
        return [(CARD, -1.5)]
    if isinstance(op, general.Recover):
        return [(CARD, number)]
    if isinstance(op, general.Remove):
        kinds = [PIECE + kind for kind in range(4) if op.pieces >> kind & 1]
        return [(kind, number / len(kinds)) for kind in kinds]
    if isinstance(op, general.DoAction) and op.action < len(ACTIONS):
        return [(ACTION + (FABRICATE if op.from_olympus else op.action), 1.0)]
    if isinstance(op, general.AdvanceTech):
        return [(ACTION + PRODUCE, 0.8)]
    if isinstance(op, general.TakeWell):
        return [(PRAYER, 0.6 * number)]
    if isinstance(op, general.Generate):
        return [(WELL, number)]
    if isinstance(op, general.DefeatHero):
        return [(FALLEN_HERO, 1.0)]
    if isinstance(op, general.Resurrect):
        return [(FALLEN_HERO, -0.15)]
    if isinstance(op, general.DestroyTemple):
        return [(PIECE + TEMPLE, -0.6)]
    if isinstance(op, general.UpgradedCard):
        return [(CARD, 4.0)]
    if isinstance(op, (fighting.Force, fighting.EnemyForce, general.BoostAge)):
        return [(FORCE, abs(number))]
    return _titanic(op, number)


def _titanic(op: Any, number: float) -> Amounts:
    """What an operation of the Chronos module brings."""
    if isinstance(op, titanic.BreakChain):
        return [(CHAIN, number)]
    if isinstance(op, titanic.AddChain):
        return [(CHAIN, -number)]
    if isinstance(op, titanic.ChronosGain):
        amount = number * (COUNTED if op.per != ONE else 1.0)
        return [(TITAN_VP if op.what == VP else TITAN, amount)]
    if isinstance(op, titanic.MoveAvatar):
        return [(AVATAR, 1.0)]
    if isinstance(op, titanic.Shackle):
        return [(SHACKLE, number)]
    if isinstance(op, titanic.Unshackle):
        return [(SHACKLE, -0.5 * number)]
    if isinstance(op, titanic.Block):
        return [(BLOCKED, 1.0)]
    if isinstance(op, titanic.Unblock):
        return [(BLOCKED, -0.5 * number)]
    if isinstance(op, titanic.Mill):
        return [(MILLED, min(number, 3.0))]
    if isinstance(op, titanic.Intensity):
        return [(INTENSITY, number)]
    if isinstance(op, titanic.AncientTech):
        return [(ANCIENT, 1.0)]
    if isinstance(op, Modify):
        return [(FORCE, abs(number)) if op.what < 2 else (POWER, 1.0)]
    return []


def _of_script(code: list[Any], script: Script) -> Amounts:
    """What one text brings each time that it is used; of its branches each counts half."""
    part = SOMETIMES if script.conditions else 1.0
    found: Amounts = []
    for op in script.operations:
        if isinstance(op, general.If):
            branches = [op.then_block, op.else_block]
        elif isinstance(op, general.Choose):
            branches = op.options
        else:
            found += [(what, part * number) for what, number in _amounts(op)]
            continue
        for branch in branches:
            own = _amounts(code[branch]) if branch >= 0 else []
            found += [(what, part * number / len(branches)) for what, number in own]
    return found


def _read(s: Hybris) -> None:
    """Counts all texts of the box once."""
    known: list[Amounts] = [[] for _ in range(SOURCES)]
    standing: list[Amounts] = [[] for _ in range(SOURCES)]
    at_end: list[Amounts] = [[] for _ in range(SOURCES)]
    for script in texts(s).scripts:
        own = _of_script(texts(s).code, script)
        if script.timing == END_OF_GAME:
            at_end[script.source] += own
        elif script.timing in (0, IMMEDIATE):
            known[script.source] += own
        else:
            always = script.timing in (START_OF_AGE, END_OF_AGE)
            often = 1.0 if always else OFTEN if script.limit == NO_LIMIT else ONCE
            standing[script.source] += [(what, often * number) for what, number in own]
    _KNOWN[s.box.number], _STANDING[s.box.number], _AT_END[s.box.number] = known, standing, at_end


# -- the outlook of a seat --------------------------------------------------------------------------------------------


class Outlook:
    """How long the game lasts for a seat, and what each thing is worth to it."""

    def __init__(self, s: Hybris, seat: int) -> None:
        if s.box.number not in _KNOWN:
            _read(s)
        player = s.players[seat]
        self.seat: int = seat
        self.left: int = s.box.ages - s.age  # whole Ages after this one
        self.horizon: float = self.left + _now(s, seat)
        self.actors: int = sum([where >= RESERVE for where in player.at[HERO:]])
        self.to_act: int = to_act(s, seat)
        self.prices: list[float] = _prices(s, self)
        self.known: list[Amounts] = _KNOWN[s.box.number]
        self.standing: list[Amounts] = _STANDING[s.box.number]
        self.at_end: list[Amounts] = _AT_END[s.box.number]

    def at_once(self, source: int) -> float:
        """What the text of a source brings when it is carried out now."""
        return self._sum(self.known[source])

    def lasting(self, source: int) -> float:
        """What the texts of a source bring its owner from now to the end."""
        worth = self._sum(self.at_end[source])
        return worth + self._sum(self.standing[source]) * self.horizon if self.standing[source] else worth

    def brings(self, op: Any) -> float:
        """What one operation brings when it is carried out now."""
        return self._sum(_amounts(op))

    def _sum(self, amounts: Amounts) -> float:
        worth = 0.0
        for what, number in amounts:
            worth += number * self.prices[what]
        return worth


def _now(s: Hybris, seat: int) -> float:
    """How much of this Age is still to come for the seat."""
    if s.phase < ACTION_PHASE:
        return 1.0
    return 0.0 if s.phase == END_PHASE or s.players[seat].passed else 0.5


def to_act(s: Hybris, seat: int) -> int:
    """Heroes and Prophets that can still be activated in this Age, or planned for."""
    player = s.players[seat]
    if player.passed or s.phase == END_PHASE:
        return 0
    planned = s.phase == ACTION_PHASE
    return sum(
        [
            player.at[c] == RESERVE and not player.spent >> c & 1 and (not planned or player.under[c] != NOTHING)
            for c in range(HERO, len(CHARACTERS))
        ]
    )


# -- goods ------------------------------------------------------------------------------------------------------------


def _stock(number: int, need: int, dear: float, plain: float) -> float:
    """The first ones are needed, some more are useful, the rest is hardly."""
    return dear * min(number, need) + plain * max(0, min(number - need, 5)) + 0.05 * plain * max(0, number - need - 5)


def aegis_worth(number: int, outlook: Outlook) -> float:
    """Each pays for an activation; more of it for Technologies."""
    need = max(outlook.to_act, min(5, outlook.actors) if outlook.left else 0)
    return _stock(number, need, 0.9, 0.45 if outlook.left > 1 else 0.2 if outlook.left else 0.02)


def follower_worth(number: int, outlook: Outlook) -> float:
    """They make Technologies, as long as those can still be deployed."""
    if outlook.left >= 2:
        return _stock(number, 4, 0.55, 0.3)
    return _stock(number, 3, 0.3, 0.1) if outlook.left else _stock(number, 1, 0.2, 0.02)


def olympus_open(s: Hybris, seat: int) -> bool:
    """Whether the seat can still come to Olympus in this Age."""
    player = s.players[seat]
    if player.passed or s.phase == END_PHASE:
        return False
    if s.activations and s.activation().seat == seat and s.activation().place == NOTHING:
        return True
    if player.at[OLYMPIAN] == RESERVE and not player.spent & 1:
        return True
    if s.phase < ACTION_PHASE:
        return player.reserve[OLYMPUS] > 0 or player.reserve[len(TOKENS) - 1] > 0
    return OLYMPUS in player.under or len(TOKENS) - 1 in player.under


def prayer_price(s: Hybris, seat: int, left: int) -> float:
    """A Prayer is a point on Olympus, or part of a piece, if somebody still comes there."""
    return 1.25 if left else 1.0 if olympus_open(s, seat) else 0.1


def deploy_chance(s: Hybris, outlook: Outlook) -> float:
    """How likely the seat deploys once more before the end: only then Kindness is worth anything."""
    if s.players[outlook.seat].stored:
        return 0.85 if outlook.horizon > 0.0 else 0.0
    if outlook.left and any(tile != NOTHING and s.owner[tile] == outlook.seat for tile in s.factory):
        return 0.65
    return 0.4 if outlook.left >= 2 else 0.1 if outlook.left else 0.0


_TRACK: Final[dict[int, list[float]]] = {}  # by box: what the Kindness track brings up to each space


def track(s: Hybris) -> list[float]:
    """What the Kindness track brings, by space."""
    if s.box.number not in _TRACK:
        prices = [0.0] * THINGS
        prices[VP], prices[AEGIS], prices[PRAYER], prices[GREATNESS], prices[PIECE + SPARK] = 1.0, 0.5, 1.2, 0.5, 2.2
        worth = [0.0]
        for space in range(1, s.box.kindness_max + 1):
            own = sum([number * prices[what] for what, number in _KNOWN[s.box.number][KINDNESS_SPACE + space]])
            worth.append(worth[-1] + own)
        _TRACK[s.box.number] = worth
    return _TRACK[s.box.number]


def character_worth(number: int, left: int) -> float:
    """So many Heroes and Prophets each act once in every Age that is left; tokens and Aegis are soon lacking."""
    per_age = [0.0, 1.7, 3.3, 4.6, 5.6, 6.3, 6.7, 6.9, 7.0, 7.0, 7.0, 7.0, 7.0]
    return per_age[min(number, 12)] * left


def ascent(out: int, horizon: float) -> float:
    """What the hope of an Ascension is worth with so many pieces out: nothing if the time is too short."""
    lead = PACE * horizon - (ALL_PIECES - out)
    return ASCENT / (1.0 + exponential(-0.55 * lead)) if horizon > 0.0 else 0.0


def ascends(s: Hybris, seat: int) -> float:
    """The chance that the seat takes its last piece before the game ends: few do, unless they are nearly there."""
    horizon = s.box.ages - s.age + _now(s, seat)
    lead = USUAL_PACE * horizon - sum(s.players[seat].pieces)
    return 1.0 / (1.0 + exponential(-1.1 * lead)) if horizon > 0.0 else 0.0


def _prices(s: Hybris, outlook: Outlook) -> list[float]:
    """What one more of each thing is worth."""
    seat, left = outlook.seat, outlook.left
    player = s.players[seat]
    goods = player.goods
    soon = min(1.0, outlook.horizon)
    steps = track(s)
    level = goods[KINDNESS]
    ahead = steps[min(level + 2, len(steps) - 1)] - steps[level]
    joined = character_worth(outlook.actors + 1, left) - character_worth(outlook.actors, left)
    prices = [0.0] * THINGS
    prices[VP] = 1.0
    prices[AEGIS] = aegis_worth(goods[AEGIS] + 2, outlook) / 2 - aegis_worth(goods[AEGIS], outlook) / 2
    prices[FOLLOWER] = follower_worth(goods[FOLLOWER] + 2, outlook) / 2 - follower_worth(goods[FOLLOWER], outlook) / 2
    prices[PRAYER] = prayer_price(s, seat, left)
    prices[KINDNESS] = 0.5 * ahead * deploy_chance(s, outlook)
    prices[DETERMINATION] = 0.15 * outlook.horizon
    prices[GREATNESS] = 1.0 if s.greatness[seat] == 1 else 0.45 * soon
    prices[BONUS_LOCATION] = 0.8 if left else 0.0
    prices[CARD] = (0.5 if len(s.hand(seat)) < 7 else 0.2) * soon
    prices[CARD + 1] = prices[CARD] * 1.15
    prices[CARD + 2] = 1.6 * min(1.0, outlook.horizon / 1.5)
    out = ALL_PIECES - sum(player.pieces)
    nearer = ascent(out + 1, outlook.horizon) - ascent(out, outlook.horizon) if not s.chronos else 0.0
    prices[PIECE + SPARK] = 1.5 + nearer
    prices[PIECE + TEMPLE] = 1.1 + 0.2 * left + nearer
    prices[PIECE + 2] = prices[PIECE + 3] = 0.8 + joined + nearer
    if sum(player.pieces) == 1 and not s.chronos:  # the last one wins
        for kind in range(4):
            prices[PIECE + kind] += VICTORY
    prices[ACTION + DESIGN] = 1.8 if left >= 2 else 0.2
    prices[ACTION + PRODUCE] = 0.6
    prices[ACTION + FABRICATE] = 1.5 if left >= 2 else 0.2
    prices[ACTION + INFLUENCE] = 2.0
    prices[FALLEN_HERO] = -0.5 - 0.8 * joined
    prices[WELL] = 0.05
    prices[FORCE] = 0.25
    prices[POWER] = 0.5
    if s.chronos:
        prices[CHAIN], prices[TITAN], prices[TITAN_VP] = -1.3, -0.4, -1.0
        prices[SHACKLE], prices[BLOCKED], prices[MILLED], prices[AVATAR] = -1.2, -0.3 * left, -0.15, -0.5
        prices[ANCIENT], prices[INTENSITY] = (4.5 if left else 1.5), -0.4
    return prices


def contesters(s: Hybris, seat: int) -> int:
    """How many others can contest a Deploy of the seat."""
    found = 0
    for other, player in enumerate(s.players):
        if other != seat and not player.passed:
            olympian = player.at[OLYMPIAN] == RESERVE and not player.spent & 1
            heroes = [1, 2, 3, *range(7, len(CHARACTERS))]
            found += olympian or any(
                player.at[c] == RESERVE and not player.spent >> c & 1 and player.under[c] != NOTHING for c in heroes
            )
    return found if not s.chronos else 0


def at_top(s: Hybris) -> int:
    """Who is highest in Greatness with a Temple: the one who loses it when the Well runs over."""
    for seat in s.in_greatness_order():
        if any(s.players[seat].temples):
            return seat
    return NOBODY
