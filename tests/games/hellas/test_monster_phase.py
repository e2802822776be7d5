"""Chapter 8: Monster Phase and trays (LH-089 to LH-093, LH-332, LH-336, LH-338, LH-367)."""

import pytest

from tests.games.hellas.table import card_test, covers, given, region
from theogony.games.hellas.content import MONSTERS
from theogony.games.hellas.monster_phase import MonsterPhase, region_attack

NOTHING, MOVE, ATTACK, EITHER = 0, 1, 3, 5  # faces of the die


@covers("LH-089")
def test_each_monster_is_rolled_for_once_in_any_order() -> None:
    t = given(monsters={"hydra": "crete", "sphinx": "elis", "medusa": "attica"})
    t.step(MonsterPhase(0, 0)).refuses(0, "roll cyclops", "LH-089")
    t.picks(NOTHING).plays(0, "roll sphinx").refuses(0, "roll sphinx", "LH-089")
    t.picks(NOTHING, NOTHING).plays(0, "roll medusa")
    assert t.asked()[1] == "Pause"  # the last one is rolled for by itself


@covers("LH-090", "LH-091")
def test_the_roller_moves_a_monster_to_a_neighbour() -> None:
    t = given(monsters={"hydra": "crete"}).picks(MOVE).step(MonsterPhase(0, 0))
    t.refuses(0, "region elis", "LH-091")
    t.refuses(0, "strike", "LH-091")
    t.plays(0, "region attica")
    assert t.monster_at("hydra") == "attica"


@covers("LH-091")
@pytest.mark.parametrize("face", [3, 4])
def test_the_region_attack_of_the_tray(face: int) -> None:
    t = given(monsters={"cerberus": "crete"}, hoplites={"crete": (1, 4)}).picks(face).step(MonsterPhase(0, 0))
    assert t.army(1, "crete") == 1


@covers("LH-091")
def test_on_the_double_face_the_roller_picks() -> None:
    t = given(monsters={"cerberus": "crete"}, hoplites={"crete": (1, 4)}).picks(EITHER).step(MonsterPhase(0, 0))
    t.plays(0, "strike")
    assert t.army(1, "crete") == 1
    t = given(monsters={"cerberus": "crete"}, hoplites={"crete": (1, 4)}).picks(EITHER).step(MonsterPhase(0, 0))
    t.plays(0, "region laconia")
    assert t.army(1, "crete") == 4


def strikes(name: str, **position: object):  # type: ignore[no-untyped-def]
    """The Monster in Crete carries out its Region Attack; seat 0 decides."""
    t = given(monsters={name: "crete"}, **position)  # type: ignore[arg-type]
    region_attack(t.s, 0, MONSTERS.index(name))
    t.s.run()
    return t


@covers("LH-093", "LH-332")
def test_the_roller_distributes_the_losses_and_no_more_die_than_are_there() -> None:
    t = strikes("cerberus", hoplites={"crete": [(1, 2), (2, 2)]})
    t.refuses(0, "player 1", "LH-093")
    t.plays(0, "player 2", "player 3", "player 3")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (1, 0)
    t = strikes("cerberus", hoplites={"crete": (1, 2)})
    assert t.army(1, "crete") == 0


@covers("LH-063", "LH-092")
def test_the_fortified_one_dies_last() -> None:
    t = given(monsters={"cerberus": "argolis"}, hoplites={"argolis": (1, 4)}, fortified=["argolis"])
    region_attack(t.s, 0, MONSTERS.index("cerberus"))
    t.s.run()
    assert t.army(1, "argolis") == 1
    assert t.fortified("argolis")


@card_test("medusa")
def test_medusa_kills_one_of_each_and_unfortifies() -> None:
    t = given(monsters={"medusa": "argolis"}, hoplites={"argolis": [(1, 3), (2, 1)]}, control={"argolis": 1})
    t.s.fortified = 1 << region("argolis")
    region_attack(t.s, 0, MONSTERS.index("medusa"))
    t.s.run()
    assert (t.army(1, "argolis"), t.army(2, "argolis")) == (2, 0)
    assert not t.fortified("argolis")


@card_test("sphinx")
@covers("LH-336")
def test_sphinx_lets_each_player_choose_from_the_left_of_the_roller() -> None:
    t = strikes("sphinx", hoplites={"crete": [(0, 3), (1, 3), (2, 3)]}, hands={1: ["trap_sword_1"], 2: []})
    assert t.asked() == (1, "ChooseOption")
    t.plays(1, "choice 1")
    assert t.hand(1) == []
    assert t.army(2, "crete") == 1  # without Combat cards there is no choice
    assert t.army(0, "crete") == 1
    assert t.army(1, "crete") == 3


@card_test("cyclops")
def test_cyclops_kills_one_there_and_one_beside() -> None:
    t = strikes("cyclops", hoplites={"crete": (1, 2), "attica": (1, 5), "laconia": (2, 1)})
    t.refuses(0, "region elis", "LH-092")
    t.plays(0, "region laconia")
    assert (t.army(1, "crete"), t.army(2, "laconia"), t.army(1, "attica")) == (1, 0, 5)


@card_test("chimera")
def test_chimera_kills_one_there_and_in_every_neighbour() -> None:
    t = strikes("chimera", hoplites={"crete": (1, 2), "attica": (1, 5), "laconia": (2, 1), "elis": (2, 1)})
    assert (t.army(1, "crete"), t.army(1, "attica"), t.army(2, "laconia"), t.army(2, "elis")) == (1, 4, 0, 1)


@card_test("minotaur")
def test_minotaur_kills_two_and_may_go_on_to_kill_one_more() -> None:
    t = strikes("minotaur", hoplites={"crete": (1, 3), "attica": (1, 5)})
    assert t.army(1, "crete") == 1
    t.plays(0, "region attica")
    assert t.monster_at("minotaur") == "attica"
    assert t.army(1, "attica") == 4
    t = strikes("minotaur", hoplites={"crete": (1, 3), "attica": (1, 5)}).plays(0, "done")
    assert (t.army(1, "crete"), t.army(1, "attica")) == (1, 5)


@card_test("hydra")
def test_hydra_kills_half_rounded_up() -> None:
    t = strikes("hydra", hoplites={"crete": (1, 5)})
    assert t.army(1, "crete") == 2


@card_test("cerberus")
def test_cerberus_kills_three() -> None:
    t = strikes("cerberus", hoplites={"crete": (1, 5)})
    assert t.army(1, "crete") == 2


@card_test("aegis")
@covers("LH-338", "LH-367")
def test_aegis_saves_up_to_two_of_all_that_one_effect_kills() -> None:
    t = strikes("chimera", hoplites={"crete": (1, 2), "attica": (1, 5), "laconia": (1, 2)}, artifacts={1: ["aegis"]})
    assert t.asked() == (1, "UseAegis")
    t.refuses(1, "save 2", "LH-367")  # one is about to die here
    t.plays(1, "save 1")
    assert t.charged(1) == []
    t.plays(1, "save 0").plays(1, "save 1")
    assert (t.army(1, "crete"), t.army(1, "attica"), t.army(1, "laconia")) == (2, 4, 2)
    assert t.s.saves == 0


@covers("LH-367")
def test_aegis_does_not_help_others_and_can_be_kept() -> None:
    t = strikes("cerberus", hoplites={"crete": [(1, 1), (2, 2)]}, artifacts={1: ["aegis"]})
    t.plays(1, "save 0")
    assert (t.army(1, "crete"), t.army(2, "crete")) == (0, 0)
    assert t.charged(1) == ["aegis"]
