"""Chapter 10: every Monster's Special Attack and evolution (LH-136, LH-348, LH-349, LH-372)."""

from tests.games.hellas.hunts import hunt, struck, wounds
from tests.games.hellas.table import card_test, covers, given
from theogony.games.hellas.content import AS_TEXT
from theogony.games.hellas.turn import Turn


@card_test("medusa")
@covers("LH-116")
def test_medusa_stops_the_draw_and_evolved_counts_speed() -> None:
    t = struck("special_attack_3", ("glory_bow_1",), "medusa", where="attica")
    t.plays(0, "suffer", "attribute speed")
    assert t.hand(0) == ["trap_sword_1"]
    t = hunt(
        "medusa", "attica", ("trap_sword_1", "trap_mace_1"), attributes={0: (1, 5, 2)}, evolved={"medusa": AS_TEXT}
    )
    assert len(t.hand(0)) == 2


@card_test("sphinx")
@covers("LH-136")
def test_the_sphinx_names_a_symbol_and_evolved_wants_leadership() -> None:
    t = struck("special_attack_3", ("phalanx_torch_1", "glory_bow_1", "flank_attack_bow_2"), "sphinx", where="messenia")
    t.plays(0, "suffer")
    t.draws("charge_sickle_4").plays(1, "symbol bow")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_sword_1"]
    assert t.s.players[0].injuries == 0
    t = struck("special_attack_3", ("phalanx_torch_1",), "sphinx", where="messenia")
    t.plays(0, "suffer").plays(1, "symbol axe")
    t.draws("charge_sickle_4").plays(0, "attribute speed")
    for leadership, clause in ((2, "LH-136"), (3, "")):
        t = given(heroes={0: "messenia"}, monsters={"sphinx": "messenia"}, evolved={"sphinx": AS_TEXT},
                  attributes={0: (leadership, 1, 1)})  # fmt: skip
        t.step(Turn(0))
        if clause:
            t.refuses(0, "hunt sphinx", clause)
        else:
            t.draws("trap_mace_1").plays(0, "hunt sphinx")


@card_test("cyclops")
def test_the_cyclops_evolved_strikes_harder() -> None:
    assert struck("attack_3", evolved={"cyclops": AS_TEXT}).s.hunt().value == 4


@card_test("chimera")
def test_the_chimera_burns_a_hoplite_or_injures_again() -> None:
    t = struck("special_attack_3", ("glory_bow_1",), "chimera", hoplites={"arcadia": (0, 1), "elis": (0, 1)})
    t.plays(0, "suffer", "attribute speed")
    t.refuses(0, "region laconia", "LH-115")
    t.draws("charge_sickle_4").plays(0, "region elis")
    assert (t.army(0, "elis"), t.army(0, "arcadia")) == (0, 1)
    t = struck("special_attack_3", ("glory_bow_1",), "chimera")
    t.draws("charge_sickle_4").plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.players[0].injuries.bit_count() == 2


@card_test("minotaur")
@covers("LH-136", "LH-372", "LH-348")
def test_the_minotaur_throws_the_hero_out_and_evolved_wants_a_priest() -> None:
    t = struck("special_attack_3", ("trap_mace_1", "wild_attack_mace_3"), "minotaur", where="crete")
    t.plays(0, "suffer", "attribute speed")
    t.refuses(1, "region epirus", "LH-372")
    t.picks(0, 0).plays(1, "region attica").plays(0, "attribute strength")
    assert t.hero_at(0) == "attica"
    assert t.asked() == (0, "KeepArtifact"), "the mark was covered all the same (LH-132)"
    t = given(heroes={0: "crete"}, monsters={"minotaur": "crete"}, evolved={"minotaur": AS_TEXT})
    t.step(Turn(0))
    t.refuses(0, "hunt minotaur", "LH-136")


@card_test("hydra")
def test_the_hydra_heals_and_evolved_is_stronger_with_three_wounds() -> None:
    t = struck(
        "special_attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), wounds={"hydra": [2]}
    )
    t.plays(0, "suffer", "attribute speed")
    t.refuses(1, "uncover 5", "LH-115")
    t.draws("charge_sickle_4").plays(1, "uncover 3")
    assert wounds(t, "hydra") == 1
    evolved = {"hydra": AS_TEXT}
    few = struck("attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), evolved=evolved)
    assert few.s.hunt().value == 3
    many = struck("attack_3", ("trap_sword_1",), "hydra", where="argolis", drawn=("glory_bow_1",), evolved=evolved,
                  wounds={"hydra": [2, 3]})  # fmt: skip
    assert many.s.hunt().value == 5


@card_test("cerberus")
@covers("LH-349")
def test_cerberus_attacks_again_from_the_top_without_a_draw() -> None:
    t = struck("special_attack_3", ("trap_mace_1",), "cerberus", where="epirus")
    t.plays(0, "suffer")
    t.picks(0).plays(0, "attribute speed")
    assert t.asked() == (0, "Defend")
    assert t.hand(0) == ["trap_sword_1"]
    assert t.s.hunt().exchanges == 2


@covers("LH-349")
@card_test("cerberus")
def test_cerberus_evolved_ends_the_hunt_if_the_first_attack_is_not_defended() -> None:
    t = struck("attack_3", ("trap_mace_1",), "cerberus", where="epirus", evolved={"cerberus": AS_TEXT})
    assert t.s.hunt().value == 6
    t.plays(0, "suffer", "attribute speed", "attribute strength")
    assert t.s.hunts == []
