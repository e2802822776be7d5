"""Chapter 21: one move between own territories."""

from tests.games.godstorm.table import Table, agrees, covers, given, told
from theogony.games.godstorm.content import ROUTES, borders, place
from theogony.games.godstorm.fortify import Fortify, FortifyArmies, FortifyTo
from theogony.games.godstorm.underworld import Embark
from theogony.kernel.refusal import no


def chain() -> Table:
    """Thule, Varangia and Rus are one chain of the first player; Iberia lies apart."""
    return given(
        lands={"thule": (0, 5), "varangia": (0, 1), "rus": (0, 1), "iberia": (0, 4), "galicia": (1, 3)},
        gods={0: {"war": "thule", "sky": "thule"}},
    ).step(Fortify(0))


@covers("GS-231", "GS-232")
def test_armies_and_gods_travel_along_a_chain_of_own_territories() -> None:
    t = chain().plays(0, "fortify thule", "to rus", "move 3", "with war")
    assert t.at("thule") == (0, 2)
    assert t.at("rus") == (0, 4)
    assert t.god(0, "war") == "rus"


@covers("GS-231")
def test_there_is_only_one_fortify_move() -> None:
    t = chain().plays(0, "fortify thule", "to rus", "move 1", "with none")
    t.refuses(0, "fortify thule", "GS-282")


@covers("GS-232")
def test_a_territory_outside_the_chain_is_refused() -> None:
    t = chain().plays(0, "fortify thule")
    assert t.refuses(0, "to iberia", "GS-232").params == {"origin": "thule", "place": "iberia"}
    t.refuses(0, "to galicia", "GS-231")
    t.refuses(0, "to thule", "GS-231")


@covers("GS-232")
def test_a_territory_without_own_neighbour_has_nowhere_to_go() -> None:
    chain().refuses(0, "fortify iberia", "GS-232")


@covers("GS-233")
def test_one_army_stays_but_gods_may_go_alone() -> None:
    t = chain()
    t.refuses(0, "fortify rus", "GS-233")
    t.plays(0, "fortify thule", "to rus")
    t.refuses(0, "move 5", "GS-233")
    t.plays(0, "move 0")
    t.refuses(0, "with none", "GS-231")
    t.plays(0, "with war")
    assert t.at("thule") == (0, 5)
    assert t.god(0, "war") == "rus"


@covers("GS-234", "GS-235")
def test_gods_pass_plague_lands_but_perish_at_the_end_of_one() -> None:
    t = given(
        lands={"thule": (0, 5), "varangia": (0, 4), "rus": (0, 1)}, gods={0: {"war": "thule"}}, plague=["varangia"]
    )
    t.step(Fortify(0)).plays(0, "fortify thule", "to rus", "move 0")
    assert t.god(0, "war") == "rus"
    t = given(lands={"thule": (0, 5), "varangia": (0, 4)}, gods={0: {"war": "thule"}}, plague=["varangia"])
    t.step(Fortify(0)).plays(0, "fortify thule", "move 2", "with war")
    assert t.god(0, "war") == ""
    assert t.at("varangia") == (0, 6)


@covers("GS-236")
def test_a_cut_water_connection_is_no_part_of_the_chain() -> None:
    t = given(lands={"roma": (0, 5), "corsica": (0, 1), "apulia": (0, 1), "liguria": (0, 1)})
    t.s.maelstrom = ROUTES.index((place("corsica"), place("roma")))
    t.s.borders = borders(0, t.s.maelstrom)
    t.step(Fortify(0)).plays(0, "fortify roma")
    t.refuses(0, "to corsica", "GS-232")


@covers("GS-236", "GS-260")
def test_sunk_atlantis_joins_nothing() -> None:
    lands = {"hibernia": (0, 5), "hesperide": (0, 2), "oricalcos": (0, 1), "iberia": (0, 1), "atlas": (0, 1)}
    t = given({**lands, "tritonis": (0, 1), "poseidonis": (0, 1)})
    t.step(Fortify(0)).plays(0, "fortify hibernia")
    assert "to iberia" in t.options(0)
    t = given({**lands, "gaul": (0, 2)})
    t.s.sunk = 1
    t.s.borders = borders(1, -1)
    assert t.step(Fortify(0)).refuses(0, "fortify hibernia", "GS-232").params == {"place": "hibernia"}


@covers("GS-236", "GS-231")
def test_the_underworld_has_no_fortify_move() -> None:
    t = given({"thule": (0, 5), "varangia": (0, 1), "gate_north": (0, 5), "hall_west": (0, 1)}).step(Fortify(0))
    assert t.options(0) == ["done", "fortify thule"]


@covers("GS-231", "GS-232", "GS-233")
def test_the_origins_are_own_lands_with_pieces_to_move_and_somewhere_to_go() -> None:
    lands = {"thule": (0, 2), "varangia": (0, 1), "rus": (0, 1), "iberia": (0, 4), "galicia": (1, 3)}
    t = given(lands, gods={0: {"war": "rus"}, 1: {"war": "galicia"}}).step(Fortify(0))
    assert t.options(0) == ["done", "fortify thule", "fortify rus"]
    assert agrees(t, Fortify(0))
    assert t.refuses(0, "fortify galicia", "GS-231") == no(
        "GS-231", "not-under-your-control", remedy="choose-your-own", place="galicia"
    )
    assert t.refuses(0, "fortify varangia", "GS-233") == no(
        "GS-233", "nothing-to-move", remedy="two-armies", place="varangia"
    )
    assert t.refuses(0, "fortify iberia", "GS-232") == no("GS-232", "no-chain", remedy="chain-of-own", place="iberia")


@covers("GS-231", "GS-232")
def test_the_ends_are_all_other_lands_of_the_chain() -> None:
    t = chain().plays(0, "fortify thule")
    assert t.options(0) == ["to varangia", "to rus"]
    assert t.refuses(0, "to thule", "GS-231") == no("GS-231", "same-territory", remedy="choose-another", place="thule")
    assert t.refuses(0, "to iberia", "GS-232") == no(
        "GS-232", "no-chain-to", remedy="chain-of-own", origin="thule", place="iberia"
    )
    assert agrees(t, FortifyTo(0))


@covers("GS-231")
def test_nobody_has_to_fortify() -> None:
    t = given({"thule": (0, 5), "varangia": (0, 1)}, heaven={0: 1}).step(Fortify(0), Embark(0)).plays(0, "done")
    assert (t.at("thule"), t.at("varangia"), t.asked()) == ((0, 5), (0, 1), (0, "Embark"))


@covers("GS-231", "GS-233")
def test_without_gods_at_least_one_army_moves_and_one_stays() -> None:
    t = given({"thule": (0, 4), "varangia": (0, 1)}, gods={0: {"war": "varangia"}}).step(Fortify(0))
    t.plays(0, "fortify thule")
    assert t.options(0) == ["move 1", "move 2", "move 3"]
    for wrong in (0, 4):
        assert t.refuses(0, f"move {wrong}", "GS-233") == no(
            "GS-233", "number-out-of-range", remedy="choose-between", low=1, high=3, number=wrong
        )
    assert FortifyArmies(0).options(t.s) == t.s.options(0)
    t.plays(0, "move 3")
    assert (t.at("thule"), t.at("varangia")) == ((0, 1), (0, 4))
    assert told(t, "fortified") == [
        {"kind": "fortified", "clause": "GS-231", "seat": 0, "origin": "thule", "place": "varangia", "armies": 3}
    ]
    assert t.asked()[0] == 1  # no god stands in Thule: the step is over


@covers("GS-231", "GS-233")
def test_gods_may_go_along_or_stay_one_by_one() -> None:
    t = chain().plays(0, "fortify thule", "to rus")
    assert t.options(0) == [f"move {armies}" for armies in range(5)]
    assert agrees(t, FortifyArmies(0))
    t.plays(0, "move 1")
    assert t.options(0) == ["with none", "with sky", "with war", "with sky+war"]
    assert t.refuses(0, "with magic", "GS-231") == no("GS-231", "gods-not-there", remedy="choose-gods-there")
    t.plays(0, "with none")
    assert (t.god(0, "war"), t.god(0, "sky"), t.at("rus")) == ("thule", "thule", (0, 2))
    t = chain().plays(0, "fortify thule", "to rus", "move 0")
    assert t.options(0) == ["with sky", "with war", "with sky+war"]
    assert t.refuses(0, "with none", "GS-231") == no("GS-231", "move-something", remedy="choose-gods-there")


@covers("GS-235")
def test_armies_suffer_a_plague_only_in_a_later_step_five() -> None:
    t = given({"thule": (0, 9), "varangia": (0, 1)}, plague=["varangia"]).step(Fortify(0))
    t.plays(0, "fortify thule", "move 8")
    assert (t.at("varangia"), t.s.heaven[0]) == ((0, 9), 0)
