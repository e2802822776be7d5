"""The Hunt: how it begins, and Wounds for cards. -- chapter 10, step 1 (LH-115 to LH-119, LH-125, LH-346)

Step 2 is in ``monster_attack.py``, what the end of a Hunt brings in ``trophies.py``; Kronos, who is hunted like a
Monster, has his symbols from ``s.rules``.
"""

from typing import ClassVar, Final

from theogony.games.hellas import moves as m
from theogony.games.hellas.content import (
    CARD_SYMBOL,
    COMBAT,
    KRONOS,
    MONSTERS,
    REGIONS,
    SICKLE,
    STRENGTH,
    SYMBOLS,
)
from theogony.games.hellas.hands import card_of, designs, discard, draw_cards
from theogony.games.hellas.moves import DONE, END_HUNT, HUNT, PASS, PAYMENTS, WOUND, span
from theogony.games.hellas.pieces import monsters_in, on_map
from theogony.games.hellas.quarry import FAILED, SLAIN, all_covered, cover, covered, evolution, symbols
from theogony.games.hellas.requirements import meets
from theogony.games.hellas.state import OFF_MAP, Hellas, Hunt
from theogony.games.hellas.texts import ARTIFACT, Script, moment
from theogony.games.hellas.trophies import FinishHunt
from theogony.games.hellas.uses import UseText, by_move, moves_of, usable, use
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_PLAYED,
    DESIGN,
    HAND,
    OF_SYMBOL,
    UNPLAYED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step
from theogony.kernel.window import Window

HUNT_START: Final = moment("hunt_start")
BEFORE_HUNT: Final = moment("before_battle_or_hunt")
ANY_TIME: Final = moment("any_time")
IN_HUNT: Final = moment("in_hunt")
IN_BATTLE_OR_HUNT: Final = moment("in_battle_or_hunt")

START: Final = 0  # stages
ATTACK: Final = 1
CHOICE: Final = 2
DEFENCE: Final = 3
STAGES: Final[list[str]] = ["start", "attack", "choice", "defence"]

# what pays for a Wound (LH-118), by the order of PAYMENTS: a card with the symbol itself, or these for any symbol
_ANY: Final[list[int]] = [-1, SICKLE, *[SYMBOLS.index(name) for name in ("sword", "mace", "torch", "bow")]]
WAYS: Final = len(PAYMENTS)


def refusal(s: Hellas, seat: int, target: int) -> Refusal | None:
    """Why the seat cannot hunt this Monster (KRONOS: the Titan): LH-081, LH-136, LH-271."""
    if target == KRONOS:
        return s.rules.titan_refusal(s, seat)
    if not on_map(s, seat) or s.monster_at[target] != s.players[seat].region:
        return no("LH-081", "no-monster-here", remedy="go-to-a-monster", monster=MONSTERS[target])
    if not _ready(s, seat, target):
        return no("LH-136", "hunt-requires-more", remedy="meet-requirement", monster=MONSTERS[target])
    return None


def _ready(s: Hellas, seat: int, monster: int) -> bool:
    """Whether the seat meets what the evolved Monster asks of a hunter, if it does (LH-136)."""
    change = evolution(s, monster)
    return change is None or meets(s, seat, change.hunt_requires)


def options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``hunt`` that are allowed, ascending."""
    here = s.players[seat].region
    found: list[int] = []
    if here != OFF_MAP:
        if here in s.monster_at:
            found = [HUNT + monster for monster in monsters_in(s, here) if _ready(s, seat, monster)]
        if here == s.rules.closed(s) and s.rules.titan_refusal(s, seat) is None:
            found.append(HUNT + KRONOS)
    return found


def begin(s: Hellas, seat: int, target: int) -> None:
    """Pushes a Hunt: the Special Action, or one by a text (LH-369)."""
    hunt = Hunt()
    hunt.hunter = seat
    hunt.monster = target
    s.hunts = [hunt]
    region = REGIONS[s.players[seat].region]
    s.tell("hunt-begins", "LH-116", seat=seat, monster=m.TARGETS[target], region=region)
    s.cards.move_all([ATTACK_PLAYED, UNPLAYED], ATTACK_DECK)  # shuffled with its discards (LH-116)
    change = evolution(s, target)
    attribute = change.hunt_draw_attribute if change is not None and change.hunt_draw_attribute >= 0 else STRENGTH
    draw_cards(s, seat, s.attribute(seat, attribute), "LH-116")
    s.then(HuntWindow(START, seat, 0, (seat,)), Strike())


# -- texts of the hunter ----------------------------------------------------------------------------------------------


def openings(s: Hellas, seat: int) -> list[Script]:
    """Texts for the start of a Hunt, each at most once in it (LH-346)."""
    found = usable(s, seat, (HUNT_START, BEFORE_HUNT), s.hunt().used)
    return [script for script in found if s.rules.works_in_hunt(s, script)]


class HuntWindow(Window[Hellas]):
    """At the start the hunter uses texts in the order he likes (LH-346)."""

    again: ClassVar[bool] = True

    def might_answer(self, s: Hellas, seat: int) -> bool:
        return not s.hunt().ended and bool(openings(s, seat))

    def question(self, s: Hellas, seat: int) -> "OpenHunt":
        return OpenHunt(seat)


class OpenHunt(UseText):
    """Which text does the hunter use before the first step, if any?"""

    clause: ClassVar[str] = "LH-346"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("artifact"), span("blessing"), span("ability"))
    passing: ClassVar[int] = PASS

    def scripts(self, s: Hellas) -> list[Script]:
        return openings(s, self.seat)

    def used(self, s: Hellas, script: Script) -> None:
        hunt = s.hunt()
        hunt.used |= 1 << script.source - ARTIFACT
        use(s, self.seat, script, self.seat, s.players[self.seat].region, hunt.monster)


def asides(s: Hellas, seat: int) -> list[Script]:
    """Texts that can be used before each step and each defence: Battle Prayer as often as it can be paid (LH-352), the
    Eye, Sacrifice of Flesh once each time (LH-389)."""
    return usable(s, seat, (ANY_TIME,)) + usable(s, seat, (IN_HUNT, IN_BATTLE_OR_HUNT), s.hunt().asided)


def use_aside(s: Hellas, seat: int, move: int) -> None:
    script = by_move(asides(s, seat), move)
    assert script is not None
    s.hunt().asided |= 1 << script.source - ARTIFACT
    use(s, seat, script, seat, s.players[seat].region, s.hunt().monster)


# -- step 1: the Hero attacks -- LH-117 to LH-119, LH-347 --------------------------------------------------------------


class Strike(Step[Hellas]):
    """A new step 1, unless the Hunt is over."""

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        if hunt.ended:
            s.then(FinishHunt())
            return
        hunt.stage = ATTACK
        hunt.dealt = hunt.asided = 0
        s.then(DealWounds(hunt.hunter))


class StrikeOn(Step[Hellas]):
    """After a Wound the same step goes on, unless the Monster is slain."""

    def run(self, s: Hellas) -> None:
        s.then(FinishHunt() if s.hunt().ended else DealWounds(s.hunt().hunter))


def symbol_paid(s: Hellas, place: int, way: int) -> int:
    """The symbol of the cards that pay for a Wound there in this way."""
    return symbols(s, s.hunt().monster)[place] if way == 0 else _ANY[way]


def price(s: Hellas, way: int) -> int:
    """How many cards that takes (LH-118)."""
    return s.box.cards_for_any[_ANY[way]] if way else 1


def held(s: Hellas, seat: int) -> list[int]:
    """How many cards the seat holds, by symbol."""
    found = [0] * len(SYMBOLS)
    for card in s.hand(seat):
        found[CARD_SYMBOL[DESIGN[card]]] += 1
    return found


class DealWounds(Prompt[Hellas]):
    """Which Wound does the hunter deal next, and how does he pay? (LH-117, LH-118)"""

    clause: ClassVar[str] = "LH-117"
    kinds: ClassVar[tuple[range, ...]] = (
        span("done"),
        span("artifact"),
        span("blessing"),
        span("wound"),
        span("end-hunt"),
    )

    def check(self, s: Hellas, move: int) -> Refusal | None:
        hunt = s.hunt()
        if move == END_HUNT:
            return None if not hunt.dealt else no("LH-125", "step-has-begun", remedy="end-the-step")
        if move == DONE:
            return None if hunt.dealt else no("LH-117", "no-wound-dealt", remedy="wound-or-end")
        if move >= WOUND:
            return self._wound(s, *divmod(move - WOUND, WAYS))
        if hunt.dealt or by_move(asides(s, self.seat), move) is None:
            return no("LH-352", "no-such-text", remedy="use-another")
        return None

    def _wound(self, s: Hellas, place: int, way: int) -> Refusal | None:
        monster = s.hunt().monster
        if place >= len(symbols(s, monster)) or covered(s, monster) >> place & 1:
            return no("LH-117", "no-open-symbol", remedy="choose-another-symbol", monster=m.TARGETS[monster])
        if held(s, self.seat)[symbol_paid(s, place, way)] < price(s, way):
            return no("LH-118", "cannot-pay-wound", remedy="choose-another-payment")
        return None

    def hides(self, s: Hellas) -> bool:
        return bool(s.hand(self.seat))

    def tempting(self, s: Hellas) -> list[int]:
        """Every open symbol that nothing in the hand can pay for."""
        have = held(s, self.seat)
        open_symbols = [place for place in range(len(symbols(s, s.hunt().monster))) if not self._is_covered(s, place)]
        return [
            WOUND + WAYS * place
            for place in open_symbols
            if all(have[symbol_paid(s, place, way)] < price(s, way) for way in range(WAYS))
        ]

    def _is_covered(self, s: Hellas, place: int) -> bool:
        return bool(covered(s, s.hunt().monster) >> place & 1)

    def options(self, s: Hellas) -> list[int]:
        hunt = s.hunt()
        found = [DONE] if hunt.dealt else moves_of(asides(s, self.seat))
        have = held(s, self.seat)
        for_any = [way for way in range(1, WAYS) if have[_ANY[way]] >= price(s, way)]
        own = price(s, 0)
        shut = covered(s, hunt.monster)
        for place, symbol in enumerate(symbols(s, hunt.monster)):
            if not shut >> place & 1:
                first = WOUND + WAYS * place
                if have[symbol] >= own:
                    found.append(first)
                found += [first + way for way in for_any]
        return found if hunt.dealt else [*found, END_HUNT]

    def take(self, s: Hellas, move: int) -> None:
        if move == END_HUNT:
            s.hunt().ended = FAILED
            s.then(FinishHunt())
        elif move == DONE:
            from theogony.games.hellas.monster_attack import MonsterAttacks

            s.then(MonsterAttacks())
        elif move >= WOUND:
            place, way = divmod(move - WOUND, WAYS)
            everybody = s.cards.plan.everybody  # all see that he can pay
            kind = OF_SYMBOL[symbol_paid(s, place, way)]
            s.cards.counted(HAND + self.seat, kind, price(s, way), len(s.hand(self.seat)), everybody)
            s.then(PayWound(self.seat, symbol_paid(s, place, way), price(s, way)), CoverSymbol(place, 1), StrikeOn())
        else:
            s.then(self)
            use_aside(s, self.seat, move)


@step
class PayWound(Prompt[Hellas]):
    """Which card with this symbol pays? Each card pays for one Wound (LH-347)."""

    symbol: int
    number: int
    clause: ClassVar[str] = "LH-347"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        design = move - m.CARD
        if card_of(s, self.seat, design) < 0 or CARD_SYMBOL[design] != self.symbol:
            return no("LH-347", "wrong-symbol", remedy="choose-symbol", card=COMBAT[design])
        return None

    def hides(self, s: Hellas) -> bool:
        return len(s.hand(self.seat)) > self.number

    def options(self, s: Hellas) -> list[int]:
        return [m.CARD + design for design in designs(s, self.seat) if CARD_SYMBOL[design] == self.symbol]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, self.seat, card_of(s, self.seat, move - m.CARD), "LH-118")
        if self.number > 1:
            s.then(PayWound(self.seat, self.symbol, self.number - 1))


@step
class CoverSymbol(Step[Hellas]):
    """A Wound marker; a mark counts as covered in this Hunt; the last one slays (LH-119). ``dealt`` is 0 for a Wound
    of a text, which does not fulfil the minimum of the step (LH-346)."""

    place: int
    dealt: int

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        hunt.dealt += self.dealt
        hunt.marks |= cover(s, hunt.hunter, hunt.monster, self.place)
        if all_covered(s, hunt.monster):
            hunt.ended = SLAIN


# -- Wounds by texts -- LH-133, LH-135 ---------------------------------------------------------------------------------


def wound(s: Hellas, seat: int, monster: int, place: int) -> None:
    """A Wound by a text outside a Hunt covers this symbol; the last one slays the Monster. Marks give nothing."""
    cover(s, seat, monster, place)
    if all_covered(s, monster):
        s.rules.slain(s, seat, monster, 0, False)
