"""Zones dealt anew for one observer: every deal that fits what it knows is equally likely, and nothing else counts.

Cards that the observer knows stay. Cards traced to an area are dealt into it, narrow areas first: since areas lie
within each other or apart, the places left for the next card do not depend on where this one went, so no deal is
likelier than another. The rest is dealt into what is left. Bounds come last (``bounds.py``).
"""

from theogony.kernel.bounds import Deal, fit
from theogony.kernel.memory import Bound, Memory
from theogony.kernel.plan import NONE, Plan
from theogony.kernel.rng import Rng
from theogony.kernel.zones import Zones, remembering


def redealt(zones: Zones, observer: int, rng: Rng) -> Zones:
    """Zones that the observer cannot tell from these; of what others know the part that the observer can tell."""
    new = zones.memory().copied()
    for family, members in enumerate(new.plan.families):
        hidden = [zone for zone in members if new.content[zone] and not _knows_all(new, zone, observer)]
        if len(hidden) == 1 and not new.plan.ordered[hidden[0]]:
            _keep_shared(new, hidden[0], observer)
        elif hidden:
            _deal_anew(new, family, hidden, observer, rng)
    _cut_traces(new, observer)
    if new.bounds:
        new.bounds = tuple(bound for bound in new.bounds if _can_tell(new, observer, bound))
    return remembering(new)


def _knows_all(new: Memory, zone: int, observer: int) -> bool:
    if new.plan.eyes[zone] >> observer & 1:
        return True
    for who in new.known[zone]:
        if not who >> observer & 1:
            return False
    return len(new.known[zone]) > 0


def _keep_shared(new: Memory, zone: int, observer: int) -> None:
    """All other cards lie open, so nothing is dealt; what others have seen of these is known where it was shared."""
    known = tuple([who if who >> observer & 1 else 0 for who in new.known[zone]])
    new.known[zone] = known if any(known) else ()


def _deal_anew(new: Memory, family: int, hidden: list[int], observer: int, rng: Rng) -> None:
    plan = new.plan
    free: list[int] = [0] * plan.zones  # unknown places
    for zone in hidden:
        free[zone] = len(new.content[zone])
        for who in new.known[zone]:
            free[zone] -= who >> observer & 1
    kept, loose = _sort_out(new, family, hidden, observer)
    deal = Deal()
    for area in plan.areas_of[family]:
        for look in new.traces(observer, area) if new.traced[area] else []:
            deal.put(kept[look].pop(), _somewhere(free, plan.areas[area], rng), area)
    _deal_the_rest(deal, hidden, free, loose, plan.ordered, rng)
    if new.bounds:
        mine = [bound for bound in new.bounds if bound[0] == observer and bound[1] in hidden]
        if mine:
            fit(new, deal, mine, rng)
    _lay_out(new, hidden, observer, kept, deal, rng)


def _sort_out(new: Memory, family: int, hidden: list[int], observer: int) -> tuple[dict[int, list[int]], list[int]]:
    """The hidden cards: those of which the observer knows something, by face, and all others.

    Copies are told apart by number only, so the lowest numbers are the known ones, whichever they really are.
    """
    plan = new.plan
    face = plan.face
    cards: list[int] = []
    looks: list[int] = []
    for zone in hidden:
        cards.extend(new.content[zone])
        for place, who in enumerate(new.known[zone]):
            if who >> observer & 1:
                looks.append(face[new.content[zone][place]])
    for area in plan.areas_of[family]:
        if new.traced[area]:
            looks.extend(new.traces(observer, area))
    cards.sort()
    kept: dict[int, list[int]] = {}
    if not looks:
        return kept, cards
    wanted = [0] * plan.faces
    for look in looks:
        wanted[look] += 1
        kept[look] = []
    loose: list[int] = []
    for card in cards:
        look = face[card]
        if wanted[look]:
            wanted[look] -= 1
            kept[look].append(card)
        else:
            loose.append(card)
    return kept, loose


def _somewhere(free: list[int], zones: list[int], rng: Rng) -> int:
    """One of the free places, by chance; it is taken now."""
    places = 0
    for zone in zones:
        places += free[zone]
    if not places:
        raise ValueError("no deal fits: more cards are known to lie in an area than it has room for")
    place = rng.below(places)
    for zone in zones:
        if place < free[zone]:
            free[zone] -= 1
            return zone
        place -= free[zone]
    raise AssertionError("a place that is not there")


def _deal_the_rest(
    deal: Deal, hidden: list[int], free: list[int], loose: list[int], ordered: list[bool], rng: Rng
) -> None:
    """Cards of which nothing is known. The largest zone takes what the others leave."""
    largest = NONE
    for zone in hidden:
        if not ordered[zone] and (largest == NONE or free[zone] > free[largest]):
            largest = zone
    for zone in hidden:
        if zone != largest:
            for _ in range(free[zone]):
                deal.put(loose.pop(rng.below(len(loose))), zone, NONE)
    deal.put_all(loose, largest)


def _lay_out(new: Memory, hidden: list[int], observer: int, kept: dict[int, list[int]], deal: Deal, rng: Rng) -> None:
    """Write the deal down: what the observer knows stays with all who share it, the rest is nobody's knowledge."""
    face = new.plan.face
    dealt: dict[int, list[int]] = {zone: [] for zone in hidden}
    for card, zone in zip(deal.cards, deal.zones, strict=True):
        dealt[zone].append(card)
    for zone in hidden:
        cards = dealt[zone]
        if new.plan.ordered[zone]:
            rng.shuffle(cards)
        known = new.known[zone]
        if not known:
            new.content[zone] = tuple(cards if new.plan.ordered[zone] else sorted(cards))
            continue
        content: list[int] = []
        bits: list[int] = []
        cards.reverse()
        for place, card in enumerate(new.content[zone]):
            if known[place] >> observer & 1:
                content.append(kept[face[card]].pop())
                bits.append(known[place])
            elif new.plan.ordered[zone]:
                content.append(cards.pop())
                bits.append(0)
        new.content[zone], new.known[zone] = tuple(content), tuple(bits) if any(bits) else ()
        if not new.plan.ordered[zone]:
            _merge(new, zone, content, bits, cards)


def _merge(new: Memory, zone: int, kept: list[int], bits: list[int], cards: list[int]) -> None:
    """Known and dealt cards of an unordered zone; of copies that look alike the known ones come first."""
    new.content[zone] = tuple(sorted(kept + cards))
    new.known[zone] = ()
    new.mark([new.plan.face[card] for card in kept], zone, bits)


# -- what the others know ----------------------------------------------------------------------------------------------


def _cut_traces(new: Memory, observer: int) -> None:
    """Others have traced what the observer sees, or has traced to the same area; of more it cannot tell."""
    for area, who in enumerate(new.tracers):
        if who:
            all_of_it, shared = _who_is_known(new.plan, area, observer)
            left = [bits & (all_of_it | (shared if bits >> observer & 1 else 0)) for bits in who]
            new.traced[area] = tuple([look for look, bits in zip(new.traced[area], left, strict=True) if bits])
            new.tracers[area] = tuple([bits for bits in left if bits])


def _who_is_known(plan: Plan, area: int, observer: int) -> tuple[int, int]:
    """Of whom the observer can tell all that he has traced to the area: he sees what the observer does not see.
    And of whom what both have traced: he sees nothing there."""
    all_of_it, seeing = plan.everybody, 0
    for zone in plan.areas[area]:
        seeing |= plan.eyes[zone]
        if not plan.eyes[zone] >> observer & 1:
            all_of_it &= plan.eyes[zone]
    return all_of_it | 1 << observer, plan.everybody & ~seeing


def _can_tell(new: Memory, observer: int, bound: Bound) -> bool:
    """Whether somebody's bound follows from what the observer sees or has counted."""
    who, zone, kind, fewest, most = bound
    if who == observer or new.plan.eyes[zone] >> observer & 1:
        return True
    for mine in new.bounds:
        if mine[0] == observer and mine[1] == zone and mine[2] == kind:
            return mine[3] >= fewest and mine[4] <= most
    return False
