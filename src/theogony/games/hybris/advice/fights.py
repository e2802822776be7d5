"""Combats by what is known: what a hand can reach, how likely that is enough, and which card comes next."""

from typing import Any, Final

from theogony.games.hybris.box import Enemy
from theogony.games.hybris.chronos.avatars import lowest
from theogony.games.hybris.combat import COMBAT_START
from theogony.games.hybris.conditions import (
    PER_CARD_IN_ZONE,
    PER_FIRE_IN_ZONE,
    PER_OPPONENT_CARD,
    ROLE,
    VERSUS,
    ZONE_CARDS,
    ZONE_ELEMENT,
    count,
    holds,
)
from theogony.games.hybris.content import NOWHERE, OLYMPIAN, TYPE
from theogony.games.hybris.duel import A_PLAYER, ATTACKER
from theogony.games.hybris.effects import combat as fighting, general
from theogony.games.hybris.moves import PLAY, STOP
from theogony.games.hybris.state import NOBODY, NOTHING, Fight, Hybris
from theogony.games.hybris.strength import (
    ENEMY_FORCE,
    FORCE,
    determination,
    spent_determination,
    total,
)
from theogony.games.hybris.texts import ANY, NO_LIMIT, PLAYED_CARD, texts
from theogony.games.hybris.uses import in_force, modifiers
from theogony.games.hybris.zones import DESIGN
from theogony.kernel.advice import exponential
from theogony.kernel.effects.given import Condition

DRAWN: Final = 2.4  # the Force of a Coliseum card
SYMBOL: Final = 0.3  # how often it shows an Element
ROWED: Final = 3.0  # the Force of an Avatar card in its row, with Combos
PER_CARD: Final = 1.9  # the Force that a card of an unknown hand brings
NODES: Final = 60  # rows that are tried
OUT_OF_REACH: Final = 99.0
CERTAINTY: Final = 0.55  # a point of Force more or less
TINY: Final = 1e-6
MANY: Final = 997
HOPELESS: Final = -3.0
STAKE: Final = 6.0  # what is won or lost in a Combat


def extra(s: Hybris, seat: int, design: int) -> float:
    """The Force that the text of a card adds; what cannot be said yet counts half."""
    worth = 0.0
    code = texts(s).code
    for script in texts(s).of[PLAYED_CARD + design]:
        for op in script.operations:
            if isinstance(op, general.If):
                worth += likely(s, seat, op.asked) * force_of(s, seat, code[op.then_block])
            elif isinstance(op, general.Choose):
                worth += max([force_of(s, seat, code[code[at].then]) for at in op.options]) * 0.5
            else:
                worth += force_of(s, seat, op)
    return worth


def force_of(s: Hybris, seat: int, op: Any) -> float:
    """Force by one operation: for the own side, or against the enemy."""
    if isinstance(op, (fighting.Force, fighting.EnemyForce)):
        in_zone = op.per in (PER_CARD_IN_ZONE, PER_FIRE_IN_ZONE, PER_OPPONENT_CARD)
        return abs(op.n) * (1.3 if in_zone else min(op.most, count(s, op.per, seat)))
    return 0.5 if isinstance(op, general.Draw) else 0.0


def likely(s: Hybris, seat: int, asked: Condition) -> float:
    """Whether a condition holds, as far as that can be said before the Combat."""
    if asked.word in (VERSUS, ROLE) and not s.fights:
        return 0.5
    if asked.word in (ZONE_CARDS, ZONE_ELEMENT):
        return 0.5
    return 1.0 if holds(s, asked, seat, NOTHING) else 0.0


class Rows:
    """A search for a row of cards that is strong enough, the strongest next card first."""

    def __init__(self, s: Hybris, seat: int, target: float, most: int) -> None:
        self.box = s.box
        self.held: list[int] = [DESIGN[card] for card in s.hand(seat)]
        self.extra: dict[int, float] = {design: extra(s, seat, design) for design in self.held}
        self.target = target
        self.most = most
        self.nodes = 0
        self.force = 0.0
        self.row: list[int] = []

    def grow(self, held: list[int], room: int, image: int, force: float, row: list[int]) -> None:
        """Tries to lengthen the row by each card that fits."""
        if force > self.force:
            self.force, self.row = force, row
        self.nodes += 1
        if len(row) >= self.most:
            return
        nexts: list[tuple[float, int]] = []
        for place, design in enumerate(held):
            if self.box.determination[design] <= room and design not in held[:place]:
                nexts.append((-self.gain(design, image), design))
        nexts.sort()
        for loss, design in nexts:
            if self.force >= self.target or self.nodes >= NODES:
                return
            rest = held.copy()
            rest.remove(design)
            left = room - self.box.determination[design]
            self.grow(rest, left, self.box.right[design], force - loss, [*row, design])

    def gain(self, design: int, image: int) -> float:
        """The Force of a card that is played next to this half-image."""
        joined = image != NOWHERE and self.box.left[design] == image
        return self.box.force[design] + self.extra[design] + (self.box.combo[design] if joined else 0)


def in_hand(s: Hybris, seat: int) -> float:
    """The Force that the hand of the seat can bring."""
    rows = Rows(s, seat, OUT_OF_REACH, 12)
    rows.grow(rows.held, determination(s, seat), NOWHERE, 0.0, [])
    return rows.force


def beside(s: Hybris, seat: int, role: int, vs: int, character: int) -> float:
    """The Force beside the cards in such a Combat: of the Age, of standing texts, and of those for its start; what
    weakens the enemy is as good."""
    force = float(s.players[seat].boost)
    for what, sign in ((FORCE, 1), (ENEMY_FORCE, -1)):
        for op in modifiers(s, seat, what):
            if op.role in (ANY, role) and op.vs in (ANY, vs) and op.fighter in (ANY, TYPE[character]):
                force += sign * op.n
    once = s.players[seat].once
    for script in texts(s).on[COMBAT_START]:
        fits = script.role in (ANY, role) and script.vs in (ANY, vs) and script.fighter in (ANY, TYPE[character])
        unused = script.limit == NO_LIMIT or not once >> script.number & 1
        if fits and unused and in_force(s, seat, script.source) and all(op.can(s, seat) for op in script.price):
            force += sum([force_of(s, seat, op) for op in script.operations])
    return force


def reach(s: Hybris, seat: int, role: int, vs: int, character: int) -> float:
    """The Force that the seat can bring in such a Combat."""
    return in_hand(s, seat) + beside(s, seat, role, vs, character)


def odds(lead: float) -> float:
    """How likely it is enough to be so much ahead of what is expected."""
    return 1.0 / (1.0 + exponential(-CERTAINTY * lead))


def against_game(s: Hybris, force: float, enemy: Enemy) -> float:
    """The chance to beat an enemy of the game with so much Force."""
    return odds(force + 0.5 - enemy.base - enemy.cards * (DRAWN + SYMBOL * len(enemy.elements)))


def against_avatar(s: Hybris, force: float, avatar: int) -> float:
    """The chance to beat an Avatar."""
    enemy = s.box.avatars[avatar]
    return odds(force + 0.5 - enemy.base - ROWED * enemy.cards)


def against_contest(s: Hybris, force: float) -> float:
    """The chance to withstand the Avatar that would contest a Deploy; with none at home there is no Contest."""
    avatar = lowest(s)
    return 1.0 if avatar == NOTHING else against_avatar(s, force, avatar)


def hidden(s: Hybris, seat: int) -> float:
    """What another player's hand may bring: by its number of cards, and his Determination."""
    return min(PER_CARD * len(s.hand(seat)), 1.6 * determination(s, seat) + 2.5)


def unknown(s: Hybris, seat: int, role: int) -> float:
    """The Force that another player may bring."""
    return hidden(s, seat) + beside(s, seat, role, A_PLAYER, OLYMPIAN)


# -- which card -------------------------------------------------------------------------------------------------------


def lead_of(s: Hybris, fight: Fight, side: int) -> float:
    """How far the side is ahead of what it needs."""
    lead = float(total(s, fight, side) - total(s, fight, 1 - side))
    return lead - 1.0 if NOBODY not in fight.seats and side == ATTACKER else lead


def lacking(s: Hybris, fight: Fight, side: int) -> int:
    """Elements (bits) that the cards must still show (HY-180)."""
    bits = 0
    for element in fight.needed:
        bits |= 1 << element
    for design in fight.rows[side]:
        for element in s.box.elements[design]:
            bits &= ~(1 << element)
    return bits


def shows(s: Hybris, design: int, bits: int) -> bool:
    return any(bits >> element & 1 == 1 for element in s.box.elements[design])


def more_force(s: Hybris, seat: int, force: float) -> float:
    """What it is worth to have so much more Force in the Combat under way."""
    fight = s.fight()
    lead = lead_of(s, fight, fight.side(seat))
    if NOBODY in fight.seats and lead >= 0.0:  # won already: the game plays no more cards
        return 0.0
    return STAKE * (odds(lead + force + 0.5) - odds(lead + 0.5))


def best_row(s: Hybris, fight: Fight, seat: int, target: float) -> Rows:
    """The row that the seat can still lay, to gain so much."""
    side = fight.side(seat)
    row = fight.rows[side]
    most = fight.most - len(row) if fight.most != NOTHING else 12
    rows = Rows(s, seat, target, most)
    room = determination(s, seat) - spent_determination(s, fight, side)
    image = s.box.right[row[-1]] if row else NOWHERE
    rows.grow(rows.held, room, image, 0.0, [])
    return rows


def play_on(s: Hybris, seat: int, options: list[int]) -> list[float]:
    """Enough Force and no more; without a chance no card at all."""
    fight = s.fight()
    side = fight.side(seat)
    lead = lead_of(s, fight, side)
    missing = lacking(s, fight, side)
    if lead >= 0 and not missing:
        return [1.0 if move == STOP else -1.0 for move in options]
    rows = best_row(s, fight, seat, max(1.0, -lead))
    possible = rows.force >= -lead and (not missing or any(shows(s, d, missing) for d in rows.row))
    if missing and not possible:
        helpful = [move for move in options if move != STOP and shows(s, move - PLAY, missing)]
        if helpful and rows.force >= -lead:
            return [1.0 if move == helpful[-1] else 0.0 for move in options]
    wanted = PLAY + rows.row[0] if rows.row and possible else STOP
    return [1.0 if move == wanted else 0.5 if move == STOP else 0.0 for move in options]


def go_on(s: Hybris, seat: int, options: list[int]) -> list[float]:
    """A sealed round: on with a strong card while the Combat can be won, else stop."""
    fight = s.fight()
    side = fight.side(seat)
    foe = fight.seats[1 - side]
    lead = lead_of(s, fight, side)
    rows = best_row(s, fight, seat, OUT_OF_REACH)
    other = hidden(s, foe) - 0.8 * sum([s.box.determination[design] for design in fight.rows[1 - side]])
    hope = lead + rows.force - max(0.0, other)
    safe = lead >= max(0.0, other)
    row = fight.rows[side]
    image = s.box.right[row[-1]] if row else NOWHERE
    scores: list[float] = []
    for move in options:
        if move == STOP:
            scores.append(9.0 if safe or hope < HOPELESS else 0.0)
        else:
            scores.append(rows.gain(move - PLAY, image))
    return mixed(s, scores, 1.0)


def mixed(s: Hybris, scores: list[float], slack: float) -> list[float]:
    """What is not clearly worse than the best is as good, and which of it is chosen is left to the chance of this
    world, which a bot has made by its own: so it mixes."""
    best = max(scores)
    chance = s.rng.state
    return [
        best + TINY * (chance // (place + 1) % MANY) if best - score < slack else score
        for place, score in enumerate(scores)
    ]


def fall_cost(character: int, prices: list[float], fallen: int) -> float:
    """What a defeat costs."""
    return 1.2 if character == OLYMPIAN else -prices[fallen]
