"""Redeals against full enumeration: every deal that fits is equally likely, and one that cannot fit is an error."""

from collections import Counter
from itertools import permutations

import pytest

from theogony.kernel.bounds import Deal, fit
from theogony.kernel.plan import NONE, Plan
from theogony.kernel.redeal import redealt
from theogony.kernel.rng import Rng
from theogony.kernel.zones import Zones, kind_of

LEFT, RIGHT, PILE, DECK = range(4)
ODD, HIGH = kind_of([1, 3, 5, 7]), kind_of([4, 5, 6, 7])
CARDS = 8
WATCHING = 1 << 0
DEALS = 6000


def zones(sizes: tuple[int, int, int, int], ordered: list[int] | None = None) -> Zones:
    """Eight different cards in four zones that the one observer does not see into."""
    areas = [[LEFT, RIGHT], [LEFT, RIGHT, PILE]]
    new = Zones(Plan("four zones", 1, [0] * 4, list(range(CARDS)), ordered or [], areas))
    first = 0
    for zone, size in enumerate(sizes):
        new.place(zone, list(range(first, first + size)))
        first += size
    return new


def fitting(start: Zones) -> set[tuple[tuple[int, ...], ...]]:
    """All deals that fit what the observer knows, found by trying every one."""
    found = set()
    ends = [sum(len(cards) for cards in start.content[: zone + 1]) for zone in range(4)]
    for order in permutations(range(CARDS)):
        deal = [order[end - len(cards) : end] for end, cards in zip(ends, start.content, strict=True)]
        content = tuple(
            tuple(cards) if start.plan.ordered[zone] else tuple(sorted(cards)) for zone, cards in enumerate(deal)
        )
        if content not in found and _fits(start, content):
            found.add(content)
    return found


def _fits(start: Zones, content: tuple[tuple[int, ...], ...]) -> bool:
    for zone, cards in enumerate(start.content):
        for place, who in enumerate(start.memory().known[zone]):
            if who and (
                content[zone][place] != cards[place] if start.plan.ordered[zone] else cards[place] not in content[zone]
            ):
                return False
    for area, within in enumerate(start.plan.areas):
        if any(all(card not in content[zone] for zone in within) for card in start.memory().traced[area]):
            return False
    return all(
        fewest <= sum(kind >> card & 1 for card in content[zone]) <= most
        for _, zone, kind, fewest, most in start.memory().bounds
    )


def sigmas(start: Zones) -> float:
    """By how many standard deviations chi-square is larger than expected."""
    deals = fitting(start)
    dealt = Counter(tuple(redealt(start, 0, rng).content) for rng in [Rng("deals")] for _ in range(DEALS))
    assert set(dealt) <= deals
    expected = DEALS / len(deals)
    chi_square = sum((dealt[deal] - expected) ** 2 / expected for deal in deals)
    free = len(deals) - 1
    return float((chi_square - free) / (2 * free) ** 0.5)


def test_nothing_known() -> None:
    assert abs(sigmas(zones((2, 1, 2, 3)))) < 3


def test_cards_known_in_their_zones() -> None:
    start = zones((2, 1, 2, 3))
    start.show(0, LEFT, WATCHING)
    start.show(7, DECK, WATCHING)
    assert abs(sigmas(start)) < 3


def test_cards_traced_to_areas_within_each_other() -> None:
    start = zones((2, 2, 2, 2))
    start.look(LEFT, WATCHING)
    start.move(0, LEFT, RIGHT)  # 0 and 1 are left or right
    start.show(4, PILE, WATCHING)
    start.move(4, PILE, LEFT)
    start.move(2, RIGHT, PILE)  # 0, 1 and 4 are anywhere but in the deck
    assert [len(faces) for faces in start.memory().traced] == [0, 3]
    start.show(3, RIGHT, WATCHING)
    start.move(3, RIGHT, LEFT)
    assert [len(faces) for faces in start.memory().traced] == [1, 3]
    assert abs(sigmas(start)) < 3


def test_a_pile_in_order() -> None:
    start = zones((1, 2, 3, 2), ordered=[PILE])
    start.show_at(1, PILE, WATCHING)
    start.show(1, RIGHT, WATCHING)
    start.move(1, RIGHT, LEFT)
    assert abs(sigmas(start)) < 3


def test_a_pile_in_order_alone() -> None:
    start = zones((2, 1, 3, 2), ordered=[PILE])
    for zone in (LEFT, RIGHT, DECK):
        start.look(zone, WATCHING)
    assert abs(sigmas(start)) < 3


def test_a_card_traced_into_a_pile_in_order() -> None:
    start = zones((2, 0, 2, 4), ordered=[PILE])
    start.look(DECK, WATCHING)
    start.show(0, LEFT, WATCHING)
    start.move(1, LEFT, PILE)
    start.move(2, PILE, RIGHT)
    assert start.memory().traced[1] == (0,), "it may be in the pile, at any place of it"
    assert abs(sigmas(start)) < 3


def test_none_of_a_kind() -> None:
    start = zones((0, 0, 3, 5))
    start.move_all([PILE], LEFT)
    start.move(1, LEFT, RIGHT)
    start.counted(LEFT, ODD, 0, 0, WATCHING)
    assert abs(sigmas(start)) < 3


def test_none_of_a_kind_where_a_card_of_it_may_lie_only_beside() -> None:
    """The card that cannot stay takes the place of one that fits there, and none else has a claim to that."""
    start = zones((2, 1, 0, 5))
    start.show(1, LEFT, WATCHING)
    start.move(1, LEFT, RIGHT)
    start.counted(LEFT, ODD, 0, 0, WATCHING)
    assert abs(sigmas(start)) < 3


def test_several_bounds_and_a_traced_card() -> None:
    start = zones((3, 2, 2, 1))
    start.show(0, LEFT, WATCHING)
    start.move(0, LEFT, RIGHT)
    start.counted(LEFT, ODD, 1, 1, WATCHING)
    start.counted(RIGHT, HIGH, 1, 2, WATCHING)
    start.counted(PILE, ODD, 1, 1, WATCHING)
    assert len(start.memory().bounds) == 3
    assert abs(sigmas(start)) < 3


# -- what the others know ----------------------------------------------------------------------------------------------


def test_of_what_others_have_seen_a_redeal_keeps_what_the_observer_has_seen_too() -> None:
    start = Zones(Plan("a pile and two who look", 2, [0, 0], list(range(4)), [], [[0, 1]]))
    start.place(0, [0, 1, 2, 3])
    start.show(1, 0, 0b10)
    start.show(2, 0, 0b11)
    assert redealt(start, 0, Rng(1)).seen(1, 0) == [2]
    start.move(0, 0, 1)
    assert start.memory().traces(1, 0) == [1, 2]
    new = redealt(start, 0, Rng(1))
    assert new.memory().traces(0, 0) == new.memory().traces(1, 0) == [2]


# -- when it is hard ---------------------------------------------------------------------------------------------------


def test_no_fitting_deal_is_an_error() -> None:
    start = zones((2, 2, 2, 2))
    start.counted(LEFT, ODD, 2, 2, WATCHING)
    start.counted(RIGHT, ODD, 2, 2, WATCHING)
    redealt(start, 0, Rng(1))
    start.counted(PILE, ODD, 1, 2, WATCHING)
    with pytest.raises(ValueError, match="no deal fits"):
        redealt(start, 0, Rng(1))


def test_more_cards_in_an_area_than_it_has_places_are_an_error() -> None:
    start = zones((1, 1, 3, 3))
    start.memory().trace(0, [2, 3, 4], [WATCHING] * 3)
    with pytest.raises(ValueError, match="no deal fits"):
        redealt(start, 0, Rng(1))


def test_the_only_fitting_deal_is_found_where_no_single_exchange_helps() -> None:
    """Left needs 0, which lies right and is needed there unless 1 comes, which is needed in the pile unless 2 comes."""
    plan = Plan("four cards", 1, [0] * 4, [0, 1, 2, 3], [], [])
    start = Zones(plan)
    for zone, card in ((LEFT, 3), (RIGHT, 0), (PILE, 1), (DECK, 2)):
        start.place(zone, [card])
    bounds = [(0, LEFT, kind_of([0]), 1, 1), (0, RIGHT, kind_of([0, 1]), 1, 1), (0, PILE, kind_of([1, 2]), 1, 1)]
    deal = Deal()
    for zone in (LEFT, RIGHT, PILE, DECK):
        deal.put(start.content[zone][0], zone, NONE)
    fit(start.memory(), deal, bounds, Rng(1))
    assert dict(zip(deal.zones, deal.cards, strict=True)) == {LEFT: 0, RIGHT: 1, PILE: 2, DECK: 3}


def test_areas_that_cross_are_refused() -> None:
    with pytest.raises(ValueError, match="within each other or apart"):
        Plan("refused", 1, [0] * 3, [0], [], [[0, 1], [1, 2]])
    with pytest.raises(ValueError, match="one family"):
        Plan("refused", 1, [0] * 3, [0], [], [[0, 1]], [[0], [1, 2]])
