"""Chapter 21: one move between own territories."""

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.fortify import Fortify


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
    from theogony.games.godstorm.content import ROUTES, borders, place

    t = given(lands={"roma": (0, 5), "corsica": (0, 1), "apulia": (0, 1), "liguria": (0, 1)})
    t.s.maelstrom = ROUTES.index((place("corsica"), place("roma")))
    t.s.borders = borders(0, t.s.maelstrom)
    t.step(Fortify(0)).plays(0, "fortify roma")
    t.refuses(0, "to corsica", "GS-232")
