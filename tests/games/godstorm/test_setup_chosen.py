"""Chapter 4: setting up with chosen territories."""

import pytest

from tests.games.godstorm.table import IN_ORDER, Table, covers, opened, play_to
from theogony.games.godstorm.content import LANDS, PANTHEONS, PLACES
from theogony.kernel.move import UnknownMove


def choosing(seats: int, claim_dice: tuple[int, ...], home: str = "no") -> Table:
    """Pantheons fall to the seats in order; these raw dice decide who claims first; four lands have plague."""
    pantheon_dice = [die for seat in range(seats) for die in (5 - seat, 5 - seat)]
    t = opened(seats, chance=[*IN_ORDER, *pantheon_dice, *claim_dice], setup="chosen", home=home)
    for seat in range(min(seats, 4)):  # a fifth player takes what is left
        t.plays(seat, f"pantheon {PANTHEONS[seat]}")
    return t


def answers(t: Table, kind: str) -> list[int]:
    """Who answers the prompts of this kind from here on, the first option each time."""
    order = []
    while t.asked()[1] == kind:
        seat = t.asked()[0]
        order.append(seat)
        t.s.apply(seat, t.s.options(seat)[0])
    return order


@covers("GS-062")
def test_chosen_territories_are_an_agreement_before_the_game_with_plague_and_pantheons_as_usual() -> None:
    assert opened(3, 1).s.chosen_setup == 0
    t = opened(3, 1, setup="chosen")
    assert sum(t.s.plague) == 4
    assert t.asked()[1] == "ChoosePantheon"
    play_to(t, "ClaimLand")
    assert -1 not in t.s.pantheon[:3]
    assert t.s.owner == [-1] * 55


@covers("GS-063")
def test_the_highest_die_claims_first_then_clockwise_one_army_each() -> None:
    t = choosing(3, (1, 2, 5))
    assert t.events("claim-roll")[0].public == {"first": 2}
    t.plays(2, "claim roma")
    assert t.at("roma") == (2, 1)
    assert t.s.muster[:3] == [35, 35, 34]
    t.refuses(0, "claim roma", "GS-063")
    t.refuses(2, "claim gaul", "GS-282")
    t.plays(0, "claim gaul").plays(1, "claim egypt")
    assert t.asked() == (2, "ClaimLand")
    assert len(t.options(2)) == 39


@covers("GS-063")
def test_claim_ties_roll_again() -> None:
    tied = (5, 0, 5)
    again = (1, 4)  # of the first and the third player
    assert choosing(3, (*tied, *again)).asked() == (2, "ClaimLand")


@covers("GS-063")
@pytest.mark.parametrize(("seats", "shares"), [(3, [14, 14, 14]), (4, [10, 11, 11, 10]), (5, [8, 9, 9, 8, 8])])
def test_claims_go_on_until_all_territories_are_occupied_plague_lands_too(seats: int, shares: list[int]) -> None:
    t = choosing(seats, (0, 5, *range(1, seats - 1)))
    claims = answers(t, "ClaimLand")
    assert claims == [(1 + i) % seats for i in range(41)]  # the last one is forced
    assert t.s.armies[:LANDS] == [1] * 42
    assert [len(t.s.lands_of(seat)) for seat in range(seats)] == shares
    assert t.s.heaven == [0] * 6


@covers("GS-064")
def test_no_army_is_placed_in_the_underworld() -> None:
    t = choosing(3, (5, 1, 2))
    for space in PLACES[LANDS:]:
        with pytest.raises(UnknownMove):
            t.plays(0, f"claim {space}")
    play_to(t, "Bid")
    assert t.s.armies[LANDS:] == [0] * 13


@covers("GS-065")
def test_the_other_armies_follow_one_at_a_time_on_own_territories() -> None:
    t = play_to(choosing(3, (5, 1, 2)), "PlaceStart")
    t.refuses(0, f"place {PLACES[1]}", "GS-055")
    t.plays(0, f"place {PLACES[0]}")
    assert t.at(PLACES[0]) == (0, 2)
    assert answers(t, "PlaceStart") == [1, 2, *[0, 1, 2] * 20]


@covers("GS-065", "GS-056", "GS-297")
def test_who_has_placed_everything_is_skipped_and_the_next_one_clockwise_places_the_first_god() -> None:
    t = choosing(4, (5, 1, 2, 3))
    answers(t, "ClaimLand")  # 11, 11, 10 and 10 territories
    placing = answers(t, "PlaceStart")
    assert placing == [2, 3, 0, 1] * 19 + [2, 3]
    assert t.asked() == (0, "PlaceWarGod")


@covers("GS-066")
def test_war_gods_temples_and_faith_follow_as_in_the_normal_setup() -> None:
    t = play_to(choosing(3, (5, 1, 2)), "PlaceWarGod")
    t.refuses(0, f"god {PLACES[0]}", "GS-059")
    t.plays(0, f"god {PLACES[6]}", f"temple {PLACES[0]}")
    play_to(t, "Bid")
    assert all(t.god(seat, "war") for seat in range(3))
    assert sum(t.s.temple) == 3
    assert t.s.faith[:3] == [3, 3, 3]


@covers("GS-067")
def test_by_agreement_the_first_claim_is_the_home_land() -> None:
    t = choosing(3, (5, 1, 2), home="yes")  # babylonians, celts, egyptians: forced, so nobody is asked
    assert (t.at("babylon"), t.at("anglia"), t.at("egypt")) == ((0, 1), (1, 1), (2, 1))
    assert t.asked() == (0, "ClaimLand")
    assert len(t.options(0)) == 39  # free from the second claim on


@covers("GS-067")
def test_another_first_claim_is_refused_and_without_the_agreement_it_is_free() -> None:
    from theogony.games.godstorm.moves import MOVES
    from theogony.games.godstorm.setup import ClaimLand

    t = choosing(3, (5, 1, 2))
    assert ClaimLand(0).refusal(t.s, MOVES.parse("claim roma")) is None
    t.s.home_first = 1
    refusal = ClaimLand(0).refusal(t.s, MOVES.parse("claim roma"))
    assert refusal is not None
    assert (refusal.clause, refusal.params) == ("GS-067", {"place": "babylon"})


@covers("GS-067")
def test_a_home_land_that_is_taken_binds_nobody() -> None:
    t = choosing(3, (5, 1, 2)).plays(0, "claim anglia")
    t.s.home_first = 1
    t.plays(1, "claim roma")  # the Celts find Anglia taken
    assert t.at("roma") == (1, 1)
    assert t.at("egypt") == (2, 1)  # the Egyptians do not: their first claim is forced
    assert t.asked() == (0, "ClaimLand")


@covers("GS-277")
def test_chosen_territories_serve_the_classic_mode_too() -> None:
    t = opened(3, 3, setup="chosen", mode="classic")
    play_to(t, "ClaimLand")
    first = t.asked()[0]
    assert answers(t, "ClaimLand") == [(first + i) % 3 for i in range(41)]
    assert answers(t, "PlaceStart") == [(first + i) % 3 for i in range(63)]
    assert t.asked() == (first, "PlaceRaised")  # GS-306: who placed first begins
