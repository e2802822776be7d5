"""6.4: Hoplite Movement (LH-057 to LH-064, LH-344, LH-364, LH-384)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.content import AS_TEXT
from theogony.games.hellas.turn import TakeTurn, Turn


@covers("LH-057")
def test_up_to_leadership_hoplites_move_one_region_each() -> None:
    t = given(hoplites={"crete": (0, 3)}, attributes={0: (2, 1, 1)})
    t.step(TakeTurn(0)).plays(0, "step crete>laconia", "step crete>argolis")
    assert t.asked() == (0, "TakeTurn")  # nothing more can be done in this action
    assert (t.army(0, "laconia"), t.army(0, "argolis"), t.army(0, "crete")) == (1, 1, 1)


@covers("LH-057")
def test_no_hoplite_moves_twice() -> None:
    t = given(hoplites={"crete": (0, 1), "elis": (0, 1)}, attributes={0: (3, 1, 1)})
    t.step(TakeTurn(0)).plays(0, "step crete>laconia")
    t.refuses(0, "step laconia>argolis", "LH-057")
    t.refuses(0, "step attica>boeotia", "LH-057")
    t.plays(0, "step elis>arcadia")
    assert t.asked() == (0, "TakeTurn")


@covers("LH-058")
def test_one_hoplite_is_fortified_in_each_controlled_city() -> None:
    t = given(hoplites={"argolis": (0, 3), "laconia": (0, 5), "crete": (0, 2)})
    t.step(TakeTurn(0)).plays(0, "fortify argolis")
    t.refuses(0, "fortify argolis", "LH-058")
    t.refuses(0, "fortify crete", "LH-058")  # no City
    t.refuses(0, "fortify elis", "LH-058")  # not controlled
    t.plays(0, "fortify laconia", "step crete>laconia")
    assert t.fortified("argolis")
    assert t.fortified("laconia")  # Sparta


@covers("LH-058", "LH-384")
def test_not_one_that_moved_in_during_the_action() -> None:
    t = given(hoplites={"crete": (0, 2)}, control={"argolis": 0}, attributes={0: (2, 1, 1)})
    t.step(TakeTurn(0)).plays(0, "step crete>argolis")
    t.refuses(0, "fortify argolis", "LH-058")


@covers("LH-384")
def test_a_region_taken_in_the_action_is_not_fortified_in_it() -> None:
    t = given(hoplites={"argolis": (0, 1), "crete": (0, 2)}, control={"argolis": 1}, attributes={0: (2, 1, 1)})
    t.step(TakeTurn(0)).plays(0, "step crete>argolis")
    t.refuses(0, "fortify argolis", "LH-058")
    t.plays(0, "done")
    assert t.controls("argolis") == 0


@covers("LH-059", "LH-064")
def test_a_fortified_hoplite_may_move_and_is_fortified_no_more() -> None:
    t = given(hoplites={"argolis": (0, 1)}, control={"argolis": 0}, fortified=["argolis"])
    t.step(TakeTurn(0)).walks(0, "step argolis>crete")
    assert not t.fortified("argolis")
    assert t.army(0, "crete") == 1


@covers("LH-059")
def test_it_may_not_be_moved_by_march() -> None:
    t = given(hoplites={"argolis": (0, 1)}, control={"argolis": 0}, fortified=["argolis"])
    t.step(TakeTurn(0)).refuses(0, "march argolis>crete", "LH-068")


@covers("LH-059")
def test_the_fortified_one_goes_if_the_other_moved_in() -> None:
    t = given(
        hoplites={"argolis": (0, 1), "crete": (0, 1)},
        control={"argolis": 0},
        fortified=["argolis"],
        attributes={0: (2, 1, 1)},
    )
    t.step(TakeTurn(0)).plays(0, "step crete>argolis", "step argolis>laconia")
    assert t.army(0, "argolis") == 1
    assert not t.fortified("argolis")


@covers("LH-061", "LH-384")
def test_all_moves_together_are_one_step_of_control() -> None:
    t = given(hoplites={"crete": (0, 3)}, attributes={0: (3, 1, 1)})
    t.step(TakeTurn(0)).plays(0, "step crete>argolis", "step crete>argolis")
    assert t.controls("argolis") == -1
    t.plays(0, "step crete>argolis")
    assert t.controls("argolis") == 0


@covers("LH-062", "LH-364")
def test_the_evolved_chimera_kills_one_that_enters_before_control() -> None:
    t = given(
        hoplites={"crete": (0, 3)},
        attributes={0: (3, 1, 1)},
        monsters={"chimera": "argolis"},
        evolved={"chimera": AS_TEXT},
    )
    t.step(TakeTurn(0)).walks(0, "step crete>argolis", "step crete>argolis", "step crete>argolis")
    assert t.army(0, "argolis") == 2
    assert t.controls("argolis") == -1  # 3 would have been enough
    assert t.supply(0) == 13


@covers("LH-364")
def test_the_evolved_chimera_kills_one_of_an_action_that_enters_twice() -> None:
    t = given(
        pool={0: 2},
        levels={"hermes": 5},
        hoplites={"crete": (0, 5)},
        control={"crete": -1},
        monsters={"chimera": "argolis"},
        evolved={"chimera": AS_TEXT},
    )
    t.step(TakeTurn(0)).plays(0, "pray hermes", "march crete>argolis", "number 5")
    assert t.army(0, "argolis") == 4
    t.plays(0, "region crete", "region argolis")
    assert t.army(0, "argolis") == 4


@covers("LH-364")
def test_recruiting_is_not_entering() -> None:
    t = given(hoplites={"argolis": (0, 3)}, monsters={"chimera": "argolis"}, evolved={"chimera": AS_TEXT})
    t.step(TakeTurn(0)).plays(0, "recruit", "place argolis>2")
    assert t.army(0, "argolis") == 5


@covers("LH-064")
def test_who_loses_control_is_fortified_no_more() -> None:
    t = given(hoplites={"argolis": (1, 1)}, control={"argolis": 1}, fortified=["argolis"], glory={"brown": 0})
    from tests.games.hellas.table import region
    from theogony.games.hellas.control import set_control

    set_control(t.s, 0, region("argolis"), "LH-078")
    assert not t.fortified("argolis")


@covers("LH-344")
def test_winged_boots_fly_one_hoplite_anywhere() -> None:
    t = given(
        hoplites={"argolis": (0, 1)}, control={"argolis": 0}, fortified=["argolis"], blessings={0: ["winged_boots"]}
    )
    t.step(TakeTurn(0)).plays(0, "blessing winged_boots")
    t.refuses(0, "region argolis", "LH-344")
    t.plays(0, "region epirus")
    assert t.army(0, "epirus") == 1
    assert not t.fortified("argolis")
    t.refuses(0, "step epirus>aetolia", "LH-036")


@covers("LH-344")
def test_the_apprentice_walks_up_to_speed() -> None:
    t = given(
        heroes={0: "elis"},
        hoplites={"crete": (0, 1), "elis": (0, 1)},
        attributes={0: (1, 1, 2)},
        blessings={0: ["heros_apprentice"]},
    )
    t.step(TakeTurn(0)).plays(0, "blessing heros_apprentice")
    t.refuses(0, "region attica", "LH-344")
    t.plays(0, "region crete")
    t.refuses(0, "region elis", "LH-344")
    t.plays(0, "region laconia", "region arcadia")
    assert t.army(0, "arcadia") == 1
    t.refuses(0, "travel elis", "LH-036")


def test_local_volunteers_come_instead_of_moving() -> None:
    t = given(hoplites={"crete": (0, 2)}, blessings={0: ["local_volunteers"]})
    t.step(TakeTurn(0)).plays(0, "blessing local_volunteers", "place crete>2")
    assert t.army(0, "crete") == 4
    t.refuses(0, "step crete>laconia", "LH-036")


@covers("LH-060", "LH-061")
def test_all_moves_first_then_control_then_battles_in_the_order_of_the_attacker() -> None:
    t = given(
        hoplites={"crete": (0, 3), "argolis": (1, 1), "laconia": (2, 1)},
        control={"attica": 3, "argolis": 1, "laconia": 2},
        attributes={0: (3, 1, 1)},
    )
    t.step(TakeTurn(0)).plays(0, "step crete>argolis", "step crete>laconia")
    assert not t.s.battles
    t.plays(0, "step crete>attica")
    assert t.controls("attica") == 0
    assert t.asked() == (0, "ChooseFight")
    t.refuses(0, "region attica", "LH-060")
    t.plays(0, "region laconia")
    assert [event.public["region"] for event in t.events("battle-begins")] == [
        "laconia",
        "argolis",
    ]  # both without cards


@covers("LH-057", "LH-058")
def test_who_moved_in_an_earlier_action_may_move_again_and_be_fortified() -> None:
    t = given(hoplites={"attica": (0, 5), "euboea": (0, 2)}, attributes={0: (2, 1, 1)})
    t.step(Turn(0))
    t.plays(0, "march attica>boeotia", "number 4")
    t.step(Turn(0))
    assert "step boeotia>attica" in t.options(0)
    t.plays(0, "fortify boeotia", "step boeotia>attica")
