"""Chapter 9: where the losers of a Battle go, and a second Battle (LH-101, LH-109 to LH-111, LH-113)."""

from tests.games.hellas.battles import battle, decided
from tests.games.hellas.table import covers, given, told
from theogony.games.hellas.turn import Turn


@covers("LH-109")
def test_a_defender_finds_no_refuge_with_enemies_or_an_enemy_token() -> None:
    t = battle(4, 2, hoplites={"phocis": (2, 1)}, control={"euboea": 3, "attica": -1})
    t.refuses(1, "region phocis", "LH-109")
    t.refuses(1, "region euboea", "LH-109")
    t.refuses(1, "region laconia", "LH-109")
    assert t.options(1) == ["region attica", "region corinthia"]


@covers("LH-109", "LH-367")
def test_without_a_refuge_all_die_and_aegis_saves_nobody_from_that() -> None:
    t = battle(2, 3, origins=(), artifacts={0: ["aegis"]}, control={"attica": 0})
    t.plays(0, "save 0")
    assert decided(t) == (1, 3, 2)
    assert (t.army(0, "boeotia"), t.supply(0)) == (0, 15)


@covers("LH-110")
def test_an_attacker_goes_back_to_one_of_the_regions_he_came_from() -> None:
    t = battle(2, 4, origins=("attica", "phocis"))
    t.refuses(0, "region euboea", "LH-109")
    t.plays(0, "region phocis")
    assert t.army(0, "phocis") == 1


@covers("LH-109", "LH-110")
def test_an_attacker_whose_origin_has_been_taken_dies() -> None:
    t = battle(2, 4, hoplites={"attica": (2, 3)}, control={"attica": 2})
    assert t.army(0, "boeotia") == 0
    assert t.supply(0) == 15


@covers("LH-111")
def test_withdrawing_into_a_neutral_region_can_give_control_of_it() -> None:
    t = battle(9, 7)
    t.plays(1, "region phocis")
    assert (t.army(1, "phocis"), t.controls("phocis")) == (6, 1)
    t = battle(4, 2)
    t.plays(1, "region phocis")
    assert t.controls("phocis") == -1


@covers("LH-113", "LH-101")
def test_who_meets_two_enemies_fights_them_one_after_the_other() -> None:
    t = given(
        hoplites={"attica": (0, 6), "boeotia": [(1, 2), (2, 1)]}, control={"boeotia": 1}, attributes={0: (5, 1, 1)}
    )
    t.step(Turn(0))
    t.plays(0, *["step attica>boeotia"] * 5, "done")
    assert t.asked() == (0, "ChooseFoe")
    t.refuses(0, "player 4", "LH-101")
    t.plays(0, "player 2")
    t.plays(1, "region phocis")
    assert decided(t) == (0, 5, 1)
    assert told(t, "battle-begins")[-1]["other"] == 2
    assert t.controls("boeotia") == 0
