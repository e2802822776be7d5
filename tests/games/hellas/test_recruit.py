"""7.1: Recruit (LH-065 to LH-067, LH-342)."""

from tests.games.hellas.table import agrees, covers, given, region
from theogony.games.hellas.recruit import Place
from theogony.games.hellas.turn import TakeTurn


@covers("LH-065")
def test_two_in_each_city_and_four_in_sparta() -> None:
    t = given(hoplites={"argolis": (0, 3), "laconia": (0, 5), "crete": (0, 1)}, control={"crete": 0})
    t.step(TakeTurn(0)).plays(0, "recruit")
    t.refuses(0, "place crete>1", "LH-065")  # no City
    t.refuses(0, "place argolis>3", "LH-065")
    t.plays(0, "place argolis>2")
    t.refuses(0, "place argolis>1", "LH-065")  # each Region once
    t.plays(0, "place-fortified laconia>4")
    assert t.army(0, "argolis") == 5
    assert t.army(0, "laconia") == 9
    assert t.fortified("laconia")
    assert t.supply(0) == 0


@covers("LH-065")
def test_one_is_placed_fortified_only_where_none_is_yet() -> None:
    t = given(hoplites={"argolis": (0, 3), "laconia": (0, 5)}, fortified=["argolis"])
    t.step(TakeTurn(0)).plays(0, "recruit").refuses(0, "place-fortified argolis>2", "LH-065")
    t.plays(0, "place argolis>1", "done")
    assert t.army(0, "argolis") == 4
    assert t.army(0, "laconia") == 5


@covers("LH-066")
def test_a_short_supply_is_placed_as_the_player_likes() -> None:
    t = given(hoplites={"argolis": (0, 3), "boeotia": (0, 11)})
    assert t.supply(0) == 1
    t.step(TakeTurn(0)).plays(0, "recruit").refuses(0, "place argolis>2", "LH-066")
    t.plays(0, "place argolis>1")
    assert t.supply(0) == 0
    assert t.used(0) == ["recruit"]


@covers("LH-067")
def test_not_among_enemies() -> None:
    t = given(hoplites={"argolis": [(0, 1), (1, 1)], "boeotia": (0, 2)}, control={"argolis": 0})
    t.step(TakeTurn(0)).plays(0, "recruit").refuses(0, "place argolis>1", "LH-067")
    t.plays(0, "place boeotia>2")


@covers("LH-342")
def test_control_is_tested_right_after_each_placement() -> None:
    t = given(heroes={0: "crete"}, hoplites={"crete": (0, 1)})
    t.step(TakeTurn(0)).plays(0, "prepare", "place crete>1")
    assert t.controls("crete") == 0


def test_mobilization_brings_two_more_to_one_controlled_region() -> None:
    t = given(hoplites={"argolis": (0, 3), "crete": (0, 2)}, blessings={0: ["mobilization"]})
    t.step(TakeTurn(0)).plays(0, "recruit", "place argolis>2", "place crete>2")
    assert (t.army(0, "argolis"), t.army(0, "crete")) == (5, 4)


def test_the_quick_options_are_those_of_the_checks() -> None:
    t = given(hoplites={"argolis": (0, 3), "laconia": (0, 5), "boeotia": (0, 5)}, fortified=["argolis"])
    assert agrees(t, Place(0, t.s.fortified | 1 << region("laconia") | 1 << region("boeotia"), 0, 3, 0))
    assert agrees(t, Place(0, 1 << region("laconia"), 2, 1, 1))
