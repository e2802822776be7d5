"""7.2: March (LH-068 to LH-070, LH-385)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.turn import TakeTurn


@covers("LH-068", "LH-070")
def test_any_number_of_unfortified_hoplites_goes_to_a_neighbour() -> None:
    t = given(hoplites={"argolis": (0, 4)}, fortified=["argolis"], monsters={"hydra": "crete"})
    t.step(TakeTurn(0)).plays(0, "march argolis>crete").refuses(0, "number 4", "LH-068")
    t.refuses(0, "number 0", "LH-068")
    t.plays(0, "number 3")
    assert t.army(0, "crete") == 3
    assert t.controls("crete") == 0
    assert t.fortified("argolis")
    assert t.used(0) == ["march"]


@covers("LH-068")
def test_hoplites_that_already_moved_may_march() -> None:
    t = given(hoplites={"argolis": (0, 1)}, seats=3)
    t.step(TakeTurn(0)).walks(0, "step argolis>crete").plays(0, "march crete>laconia")
    assert t.army(0, "laconia") == 1


@covers("LH-069")
def test_a_forced_march_goes_on_to_a_second_region() -> None:
    t = given(hoplites={"argolis": (0, 4)}, blessings={0: ["forced_march"]})
    t.step(TakeTurn(0)).plays(0, "march argolis>crete", "number 3").refuses(0, "region elis", "LH-002")
    t.plays(0, "region attica")
    assert t.army(0, "attica") == 3
    assert t.controls("crete") == 0  # taken on the way
    assert t.asked()[1] == "Pause"


@covers("LH-069")
def test_without_forced_march_the_army_stops() -> None:
    t = given(hoplites={"argolis": (0, 3)})
    t.step(TakeTurn(0)).plays(0, "march argolis>crete", "number 3")
    assert t.asked()[1] == "Pause"


@covers("LH-069", "LH-385")
def test_a_murderous_march_kills_two_and_jumps_anywhere() -> None:
    t = given(hoplites={"argolis": (0, 5)}, control={"crete": 1}, blessings={0: ["murderous_march"]})
    t.step(TakeTurn(0)).plays(0, "blessing murderous_march").refuses(0, "number 2", "LH-069")
    t.plays(0, "number 4").refuses(0, "region argolis", "LH-069")
    t.plays(0, "region epirus")
    assert t.army(0, "epirus") == 2
    assert t.army(0, "argolis") == 1
    assert t.supply(0) == 12
    assert t.used(0) == ["march"]


@covers("LH-069")
def test_a_murderous_march_needs_a_survivor_and_an_open_march() -> None:
    t = given(hoplites={"argolis": (0, 2)}, blessings={0: ["murderous_march"]})
    t.step(TakeTurn(0)).refuses(0, "blessing murderous_march", "LH-069")
    t = given(hoplites={"argolis": (0, 5)}, blessings={0: ["murderous_march"]}, used={0: ["march"]})
    t.step(TakeTurn(0)).refuses(0, "blessing murderous_march", "LH-038")


@covers("LH-385")
def test_the_rearguard_comes_when_the_march_is_over_if_the_region_is_held() -> None:
    t = given(hoplites={"crete": (0, 2), "elis": (0, 1)}, blessings={0: ["rearguard"]})
    t.step(TakeTurn(0)).plays(0, "march crete>argolis", "number 2", "place crete>2")
    assert t.army(0, "crete") == 2
    t = given(hoplites={"crete": (0, 2), "elis": (0, 1)}, blessings={0: ["rearguard"]})
    t.step(TakeTurn(0)).plays(0, "march elis>achaea")
    assert t.asked()[1] == "Pause"
    assert t.army(0, "elis") == 0
