"""A deal is changed until every counted kind fits: "none of these", "at least one of those".

To count all deals that fit several bounds takes minutes, and a walk that starts from the true deal would let it shine
through. So it starts from a deal that fits everything else. Exchanges of two cards bring the counts right, then as many
others that keep them right make it forget where it began. There is no number of tries after which it gives up: where no
single exchange helps, longer ways are looked for, all of them.

The uncounted zones get no say in this: given what the counted ones hold, they are dealt anew.
"""

from typing import Final

from theogony.kernel.memory import Bound, Memory
from theogony.kernel.plan import NONE, Plan
from theogony.kernel.rng import Rng

MIXING: Final = 6  # exchanges for each counted place: means settle at 4, and 40 change nothing


class Deal:
    """Cards dealt into unknown places: each with its zone and the area it must stay in; NONE is anywhere."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.zones: list[int] = []
        self.areas: list[int] = []

    def put(self, card: int, zone: int, area: int) -> None:
        self.cards.append(card)
        self.zones.append(zone)
        self.areas.append(area)

    def put_all(self, cards: list[int], zone: int) -> None:
        """Cards of which nothing is known."""
        self.cards += cards
        self.zones += [zone] * len(cards)
        self.areas += [NONE] * len(cards)

    def swap(self, one: int, other: int) -> None:
        cards, areas = self.cards, self.areas
        cards[one], cards[other] = cards[other], cards[one]
        areas[one], areas[other] = areas[other], areas[one]

    def may_swap(self, plan: Plan, one: int, other: int) -> bool:
        """Two cards in different zones, each free to lie in the other one's."""
        here, there = self.zones[one], self.zones[other]
        return (
            here != there
            and (self.areas[one] == NONE or self.areas[one] in plan.over[there])
            and (self.areas[other] == NONE or self.areas[other] in plan.over[here])
        )


class Count:
    """How many cards of a kind lie in a zone, and how many should."""

    def __init__(self, fits: list[bool], fewest: int, most: int, number: int) -> None:
        self.fits = fits  # by face
        self.fewest = fewest
        self.most = most
        self.number = number

    def off(self, change: int) -> int:
        """How far the number is from what it should be when it has changed by so much."""
        number = self.number + change
        if number < self.fewest:
            return self.fewest - number
        return number - self.most if number > self.most else 0


Counts = dict[int, list[Count]]  # by zone


def fit(new: Memory, deal: Deal, bounds: list[Bound], rng: Rng) -> None:
    """Exchange dealt cards until all bounds hold, then until it no longer shows where the deal began."""
    counts = _counts(new, deal, bounds)
    while _off(counts):
        if not _improve(new.plan, deal, counts, rng):
            _take_the_long_way(new.plan, deal, counts)
    _mix(new.plan, deal, counts, rng)
    _deal_the_uncounted(new.plan, deal, counts, rng)


def _counts(new: Memory, deal: Deal, bounds: list[Bound]) -> Counts:
    """The numbers in the dealt position: of the cards that stay, and of those dealt to each zone."""
    counts: Counts = {}
    for observer, zone, kind, fewest, most in bounds:
        fits = [kind >> look & 1 == 1 for look in range(new.plan.faces)]
        number = sum(1 for look in new.seen(observer, zone) if fits[look])
        counts.setdefault(zone, []).append(Count(fits, fewest, most, number))
    for card, zone in zip(deal.cards, deal.zones, strict=True):
        if zone in counts:
            for count in counts[zone]:
                count.number += count.fits[new.plan.face[card]]
    return counts


def _off(counts: Counts) -> int:
    return sum(count.off(0) for of_zone in counts.values() for count in of_zone)


def _gain(plan: Plan, deal: Deal, counts: Counts, one: int, other: int) -> int:
    """How much nearer to its bounds the deal comes by an exchange."""
    look, other_look = plan.face[deal.cards[one]], plan.face[deal.cards[other]]
    return _gain_in(counts, deal.zones[one], look, other_look) + _gain_in(counts, deal.zones[other], other_look, look)


def _gain_in(counts: Counts, zone: int, leaving: int, coming: int) -> int:
    gain = 0
    if zone in counts:
        for count in counts[zone]:
            if count.fits[leaving] != count.fits[coming]:
                gain += count.off(0) - count.off(1 if count.fits[coming] else -1)
    return gain


def _exchange(plan: Plan, deal: Deal, counts: Counts, one: int, other: int) -> None:
    look, other_look = plan.face[deal.cards[one]], plan.face[deal.cards[other]]
    for zone, leaving, coming in ((deal.zones[one], look, other_look), (deal.zones[other], other_look, look)):
        if zone in counts:
            for count in counts[zone]:
                count.number += count.fits[coming] - count.fits[leaving]
    deal.swap(one, other)


def _improve(plan: Plan, deal: Deal, counts: Counts, rng: Rng) -> bool:
    """One exchange that helps, by chance among those for one of the cards that are wrong in their zones."""
    for zone, of_zone in counts.items():
        for count in of_zone:
            if count.off(0):
                wanted = count.number < count.fewest
                fits = [count.fits[plan.face[card]] for card in deal.cards]
                wrong = [place for place, at in enumerate(deal.zones) if at == zone and fits[place] != wanted]
                rng.shuffle(wrong)
                for one in wrong:
                    helpful = [
                        other
                        for other in range(len(fits))
                        if fits[other] == wanted
                        and deal.may_swap(plan, one, other)
                        and _gain(plan, deal, counts, one, other) > 0
                    ]
                    if helpful:
                        _exchange(plan, deal, counts, one, helpful[rng.below(len(helpful))])
                        return True
    return False


def _mix(plan: Plan, deal: Deal, counts: Counts, rng: Rng) -> None:
    """Exchanges by chance that leave every count within its bounds."""
    places = [place for place, zone in enumerate(deal.zones) if zone in counts]
    for _ in range(MIXING * len(places)):
        one, other = places[rng.below(len(places))], rng.below(len(deal.cards))
        if deal.may_swap(plan, one, other) and _gain(plan, deal, counts, one, other) == 0:
            _exchange(plan, deal, counts, one, other)


def _deal_the_uncounted(plan: Plan, deal: Deal, counts: Counts, rng: Rng) -> None:
    """What lies in zones without bounds is dealt among them once more: the search has put too much there that fits
    nowhere else."""
    places = [place for place, zone in enumerate(deal.zones) if zone not in counts]
    cards = [(deal.areas[place], deal.cards[place]) for place in places if deal.areas[place] != NONE]
    loose = [deal.cards[place] for place in places if deal.areas[place] == NONE]
    for area, card in sorted(cards):
        fitting = [place for place in places if area in plan.over[deal.zones[place]]]
        place = fitting[rng.below(len(fitting))]
        places.remove(place)
        deal.cards[place], deal.areas[place] = card, area
    rng.shuffle(loose)
    for place, card in zip(places, loose, strict=True):
        deal.cards[place], deal.areas[place] = card, NONE


# -- when no single exchange helps -------------------------------------------------------------------------------------


def _take_the_long_way(plan: Plan, deal: Deal, counts: Counts) -> None:
    """The fewest exchanges that together help. If there are none no deal fits: exchanges lead to every deal."""
    before = _off(counts)
    kinds = _kinds(plan, counts)
    ways: list[list[tuple[int, int]]] = [[]]
    tried = {"; ".join(sorted(_signs(plan, deal, kinds)))}
    for way in ways:
        for one, other in way:
            _exchange(plan, deal, counts, one, other)
        signs = _signs(plan, deal, kinds)
        alike: set[str] = set()  # cards that nothing tells apart are exchanged once
        for one in range(len(deal.cards)):
            for other in range(one):
                pair = f"{signs[one]}; {signs[other]}"
                if pair not in alike and deal.may_swap(plan, one, other):
                    alike.add(pair)
                    _exchange(plan, deal, counts, one, other)
                    if _off(counts) < before:
                        return
                    pattern = "; ".join(sorted(_signs(plan, deal, kinds)))
                    if pattern not in tried:
                        tried.add(pattern)
                        ways.append([*way, (one, other)])
                    _exchange(plan, deal, counts, one, other)
        for one, other in reversed(way):
            _exchange(plan, deal, counts, one, other)
    raise ValueError("no deal fits what is known")


def _kinds(plan: Plan, counts: Counts) -> list[str]:
    """By face, what all bounds together can tell of it."""
    every = [count for of_zone in counts.values() for count in of_zone]
    return ["".join(["+" if count.fits[look] else "-" for count in every]) for look in range(plan.faces)]


def _signs(plan: Plan, deal: Deal, kinds: list[str]) -> list[str]:
    """By place, all that bounds and areas can tell of the card there."""
    return [f"{deal.zones[i]} {deal.areas[i]} {kinds[plan.face[card]]}" for i, card in enumerate(deal.cards)]
