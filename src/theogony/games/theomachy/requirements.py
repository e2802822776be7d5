"""Essences and Orbs: what a card needs and what a player has. -- chapters 8 and 9"""

from theogony.games.theomachy.content import (
    ACTIVE,
    DESIGN,
    EFFECT,
    ESSENCE,
    ESSENCES,
    FIRST_GOD,
    FIRST_MYTH,
    NEED_ESSENCE,
    NEED_ORBS,
    ORBS,
    POWER,
    POWER_ORBS,
    TYPE,
)
from theogony.games.theomachy.programs import EXTRA_ESSENCE, EXTRA_ORBS, NAMED, REQUIREMENT_CHANGE, SELF, ops
from theogony.games.theomachy.state import Table
from theogony.kernel.refusal import Refusal, no


def standing(s: Table, seat: int) -> list[int]:
    """The sources that work for the seat by themselves: Locations, a passive god, Mythology in play (TH-202)."""
    found = [DESIGN[card] for card in s.places[seat]]
    god = s.god[seat]
    if god >= 0 and not ACTIVE[god]:
        found.append(FIRST_GOD + god)
    found.extend(FIRST_MYTH + myth for myth in s.myths[seat])
    return found


def recount_own(s: Table, seat: int) -> None:
    """The Essences and Orbs that count for this seat alone: Power cards, Locations, god, Mythology (TH-112, TH-120)."""
    essence = [0, 0, 0, 0]
    orbs = [0, 0]
    for card in s.powers[seat]:
        power = DESIGN[card]
        essence[ESSENCE[power]] += 1
        orbs[0] += POWER_ORBS[power][0]
        orbs[1] += POWER_ORBS[power][1]
    for source in standing(s, seat):
        for op in ops(source, EXTRA_ESSENCE):
            if op.element != NAMED:
                essence[op.element] += op.amount
        for op in ops(source, EXTRA_ORBS):
            orbs[op.orb] += op.amount
    if s.named[seat] >= 0:
        essence[s.named[seat]] += 1
    s.own_essence[4 * seat : 4 * seat + 4] = essence
    s.own_orbs[2 * seat : 2 * seat + 2] = orbs


def needed_orbs(s: Table, seat: int, design: int, orb: int) -> int:
    """The Orbs of a kind that this player needs for a card, never below 0 (TH-120)."""
    printed = NEED_ORBS[design][orb]
    if s.mode == 0 and not s.places[seat]:
        return printed
    need = printed
    for source in standing(s, seat):
        for op in ops(source, REQUIREMENT_CHANGE):
            if op.who == SELF and op.part in (-1, orb) and (TYPE[design] == EFFECT or not op.effects_only):
                need += op.amount
    for other in range(s.seats):
        if other != seat and s.alive[other]:
            for myth in s.myths[other]:
                for op in ops(FIRST_MYTH + myth, REQUIREMENT_CHANGE):
                    if op.who != SELF and TYPE[design] == EFFECT and (printed > 0 or not op.only_if_positive):
                        need += op.amount
    return max(0, need)


def missing(s: Table, seat: int, design: int) -> list[int]:
    """What the seat lacks for a card: Essence symbols, Order, Chaos; zeros if the requirement is met.

    Revealed Constellation and own Power cards count, and nothing is spent (TH-114, TH-115, TH-116).
    """
    element = ESSENCE[design]
    essence = NEED_ESSENCE[design] - s.sky_essence[element] - s.own_essence[4 * seat + element]
    order = needed_orbs(s, seat, design, 0) - s.sky_orbs[0] - s.own_orbs[2 * seat]
    chaos = needed_orbs(s, seat, design, 1) - s.sky_orbs[1] - s.own_orbs[2 * seat + 1]
    return [max(0, essence), max(0, order), max(0, chaos)]


def met(s: Table, seat: int, design: int) -> bool:
    element = ESSENCE[design]
    if NEED_ESSENCE[design] > s.sky_essence[element] + s.own_essence[4 * seat + element]:
        return False
    need = NEED_ORBS[design]
    for orb in range(2):
        have = s.sky_orbs[orb] + s.own_orbs[2 * seat + orb]
        if s.mode == 0 and not s.places[seat]:
            if need[orb] > have:
                return False
        elif needed_orbs(s, seat, design, orb) > have:
            return False
    return True


def unmet(s: Table, seat: int, design: int) -> Refusal | None:
    """Why the requirement is not met, or None if it is."""
    essence, order, chaos = missing(s, seat, design)
    if essence:
        return no("TH-114", "needs-essence", remedy="play-power", essence=ESSENCES[ESSENCE[design]], number=essence)
    if order or chaos:
        kind = ORBS[0] if order else ORBS[1]
        return no("TH-115", "needs-orbs", remedy="play-power", orb=kind, number=order or chaos)
    return None


def met_with_powers(s: Table, seat: int, design: int) -> bool:
    """Whether the Power cards still in hand would be enough (TH-111)."""
    essence, order, chaos = missing(s, seat, design)
    for card in s.hand[seat]:
        power = DESIGN[card]
        if TYPE[power] == POWER and card not in s.spent:
            essence -= ESSENCE[power] == ESSENCE[design]
            order -= POWER_ORBS[power][0]
            chaos -= POWER_ORBS[power][1]
    return essence <= 0 and order <= 0 and chaos <= 0


def might_be_met(s: Table, seat: int, design: int) -> bool:
    """Whether, for all that the others can see, this player may hold the card and be able to play it (TH-137).

    Every other card in hand may be a fitting Power card.
    """
    powers = len(s.hand[seat]) - 1
    if powers < 0:
        return False
    essence, order, chaos = missing(s, seat, design)
    return essence <= powers and order <= 2 * powers and chaos <= 2 * powers
