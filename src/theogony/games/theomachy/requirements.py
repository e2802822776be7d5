"""Essences and Orbs: what a card needs and what a player has. -- chapters 8 and 9"""

from theogony.games.theomachy.content import (
    ACTIVE,
    DESIGN,
    EFFECT,
    ESSENCE,
    ESSENCES,
    FIRST_GOD,
    FIRST_MYTH,
    ORBS,
    POWER,
    TYPE,
)
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.texts import EITHER_ORB, Burden, ExtraEssence, ExtraOrbs, RequirementChange, ops
from theogony.kernel.refusal import Refusal, no


def standing(s: Table, seat: int) -> list[int]:
    """The sources that work for the seat by themselves: Locations, a passive god, Mythology in play (TH-202)."""
    found = [DESIGN[card] for card in s.locations(seat)]
    god = s.players[seat].god
    if god >= 0 and not ACTIVE[god]:
        found.append(FIRST_GOD + god)
    for myth in s.players[seat].myths:
        found.append(FIRST_MYTH + myth)
    return found


def recount_own(s: Table, seat: int) -> None:
    """The Essences and Orbs that count for this seat alone: Power cards, Locations, god, Mythology (TH-112, TH-120)."""
    essence = s.own_essence
    orbs = s.own_orbs
    for element in range(4):
        essence[4 * seat + element] = 0
    orbs[2 * seat] = orbs[2 * seat + 1] = 0
    for card in s.powers(seat):
        count_power(s, seat, DESIGN[card])
    sources = standing(s, seat)
    for source in sources:
        for extra in ops(s, source, ExtraEssence):
            essence[4 * seat + extra.element] += extra.amount
        for more in ops(s, source, ExtraOrbs):
            orbs[2 * seat + more.kind] += more.amount
    if s.players[seat].named_essence >= 0:
        essence[4 * seat + s.players[seat].named_essence] += 1
    _recount_needs(s, seat, sources)


def count_power(s: Table, seat: int, design: int) -> None:
    """A Power card on the table brings an Essence and Orbs (TH-112)."""
    s.own_essence[4 * seat + ESSENCE[design]] += 1
    for orb, number in enumerate(s.box.power_orbs[design]):
        s.own_orbs[2 * seat + orb] += number


def _recount_needs(s: Table, seat: int, sources: list[int]) -> None:
    """How many Orbs more or fewer this player needs: for any card, and for Effects (TH-120)."""
    change = s.need_change  # of each seat: Order and Chaos for any card, then what comes on top for Effects
    for part in range(4):
        change[4 * seat + part] = 0
    for source in sources:
        for op in ops(s, source, RequirementChange):
            for orb in range(2):
                if op.part in (EITHER_ORB, orb):
                    change[4 * seat + orb + 2 * op.effects_only] += op.amount
    s.players[seat].more_orbs = 0  # for Effects that need Orbs
    for other in range(s.seats):
        if s.players[other].myths and other != seat:
            for myth in s.players[other].myths:
                s.players[seat].more_orbs += sum([op.amount for op in ops(s, FIRST_MYTH + myth, Burden)])


def needed_orbs(s: Table, seat: int, design: int, orb: int) -> int:
    """The Orbs of a kind that this player needs for a card, never below 0 (TH-120)."""
    printed = s.box.need_chaos[design] if orb else s.box.need_order[design]
    at = 4 * seat + orb
    need = printed + s.need_change[at]
    if TYPE[design] == EFFECT:
        need += s.need_change[at + 2]
        if printed:
            need += s.players[seat].more_orbs
    return need if need > 0 else 0


def missing(s: Table, seat: int, design: int) -> list[int]:
    """What the seat lacks for a card: Essence symbols, Order, Chaos; zeros if the requirement is met.

    Revealed Constellation and own Power cards count, and nothing is spent (TH-114 to TH-116; example: TH-118).
    """
    element = ESSENCE[design]
    essence = s.box.need_essence[design] - s.sky_essence[element] - s.own_essence[4 * seat + element]
    order = needed_orbs(s, seat, design, 0) - s.sky_orbs[0] - s.own_orbs[2 * seat]
    chaos = needed_orbs(s, seat, design, 1) - s.sky_orbs[1] - s.own_orbs[2 * seat + 1]
    return [essence if essence > 0 else 0, order if order > 0 else 0, chaos if chaos > 0 else 0]


def met(s: Table, seat: int, design: int, powers: int = 0) -> bool:
    """Whether the requirement is met (TH-114, TH-115); with so many fitting Power cards more."""
    element = ESSENCE[design]
    if s.box.need_essence[design] > s.sky_essence[element] + s.own_essence[4 * seat + element] + powers:
        return False
    sky, own, at = s.sky_orbs, s.own_orbs, 2 * seat
    return (
        needed_orbs(s, seat, design, 0) <= sky[0] + own[at] + 2 * powers
        and needed_orbs(s, seat, design, 1) <= sky[1] + own[at + 1] + 2 * powers
    )


def unmet(s: Table, seat: int, design: int) -> Refusal | None:
    """Why the requirement is not met, or None if it is."""
    if met(s, seat, design):
        return None
    essence, order, chaos = missing(s, seat, design)
    if essence:
        return no("TH-114", "needs-essence", remedy="play-power", essence=ESSENCES[ESSENCE[design]], number=essence)
    kind = ORBS[0] if order else ORBS[1]
    return no("TH-115", "needs-orbs", remedy="play-power", orb=kind, number=order or chaos)


def met_with_powers(s: Table, seat: int, design: int) -> bool:
    """Whether the Power cards still in hand would be enough (TH-111)."""
    essence, order, chaos = missing(s, seat, design)
    for card in s.hand(seat):
        power = DESIGN[card]
        if TYPE[power] == POWER and card not in s.spent:
            essence -= ESSENCE[power] == ESSENCE[design]
            order -= s.box.power_orbs[power][0]
            chaos -= s.box.power_orbs[power][1]
    return essence <= 0 and order <= 0 and chaos <= 0


def might_be_met(s: Table, seat: int, design: int) -> bool:
    """Whether, for all that the others can see, this player may hold the card and be able to play it (TH-137).

    Every other card in hand may be a fitting Power card.
    """
    powers = len(s.hand(seat)) - 1
    return powers >= 0 and met(s, seat, design, powers)
