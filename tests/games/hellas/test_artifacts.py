"""6.1: Use Artifacts (LH-045, LH-046), and every Artifact that is used by this action."""

from tests.games.hellas.table import card_test, covers, given
from theogony.games.hellas.content import BLESSINGS
from theogony.games.hellas.turn import TakeTurn


@covers("LH-045")
def test_any_number_one_after_another_in_one_action() -> None:
    t = given(
        heroes={0: "crete"}, artifacts={0: ["ambrosia", "eye_of_cyclops"]}, injuries={0: ["speed"]}, temples=["crete"]
    )
    t.step(TakeTurn(0)).refuses(0, "artifact harpe", "LH-045")
    t.plays(0, "artifact ambrosia", "artifact eye_of_cyclops")
    assert t.charged(0) == []
    assert t.pool(0) == 1
    assert not t.s.players[0].injuries


@covers("LH-045")
def test_none_after_another_action_and_a_discharged_one_waits() -> None:
    t = given(
        heroes={0: "crete"},
        artifacts={0: ["ambrosia", "eye_of_cyclops"]},
        injuries={0: ["speed", "strength"]},
        temples=["crete"],
        pool={0: 1},
    )
    t.step(TakeTurn(0)).plays(0, "artifact ambrosia").refuses(0, "artifact ambrosia", "LH-045")
    t.plays(0, "done", "pray zeus").refuses(0, "artifact eye_of_cyclops", "LH-036")
    t = given(artifacts={0: ["ambrosia"]}, injuries={0: ["speed"]})
    t.s.players[0].charged = 0
    t.step(TakeTurn(0)).refuses(0, "artifact ambrosia", "LH-045")


@covers("LH-046")
def test_artifacts_of_another_moment_do_not_belong_to_this_action() -> None:
    t = given(artifacts={0: ["aegis", "harpe"]})
    t.step(TakeTurn(0)).refuses(0, "artifact aegis", "LH-046")
    t.refuses(0, "artifact harpe", "LH-046")


@card_test("owl_of_athena")
def test_owl_draws_two_and_keeps_one() -> None:
    t = given(artifacts={0: ["owl_of_athena"]}).draws("charge_sickle_4", "trap_sword_1")
    t.step(TakeTurn(0)).plays(0, "artifact owl_of_athena").refuses(0, "card assault_axe_4", "LH-045")
    assert sorted(t.s.view(0)["fresh"]) == ["charge_sickle_4", "trap_sword_1"]  # type: ignore[call-overload]
    t.plays(0, "card charge_sickle_4")
    assert t.hand(0) == ["charge_sickle_4"]
    assert t.discards() == ["trap_sword_1"]


@card_test("boots_of_hermes")
@covers("LH-372", "LH-334")
def test_boots_put_the_hero_anywhere_but_not_from_a_quest() -> None:
    t = given(heroes={0: "crete"}, artifacts={0: ["boots_of_hermes"]}, quests=["quest_aid_to_atlas"])
    t.step(TakeTurn(0)).plays(0, "artifact boots_of_hermes", "region messenia")
    assert t.hero_at(0) == "messenia"
    assert "travel messenia" in t.options(0)  # a later movement over 0 Regions can board
    t = given(artifacts={0: ["boots_of_hermes"]})
    t.s.players[0].quest = 0
    t.step(TakeTurn(0)).refuses(0, "artifact boots_of_hermes", "LH-333")


@card_test("thunder_of_zeus")
def test_thunder_injures_an_enemy_hero() -> None:
    t = given(artifacts={0: ["thunder_of_zeus"]})
    t.step(TakeTurn(0)).plays(0, "artifact thunder_of_zeus")  # no Monster on the map: one option
    t.refuses(0, "player 1", "LH-360")
    t.plays(0, "player 3").plays(2, "attribute speed")
    assert t.s.players[2].injuries == 4


@card_test("head_of_sphinx")
def test_head_of_sphinx_takes_a_neutral_region() -> None:
    t = given(heroes={0: "attica"}, artifacts={0: ["head_of_sphinx"]})
    t.step(TakeTurn(0)).plays(0, "artifact head_of_sphinx")
    assert t.controls("attica") == 0
    assert t.army(0, "attica") == 1
    assert "owl_of_athena" in t.artifacts(0)
    t = given(heroes={0: "attica"}, artifacts={0: ["head_of_sphinx"]}, control={"attica": 1})
    t.step(TakeTurn(0)).refuses(0, "artifact head_of_sphinx", "LH-333")


@card_test("eye_of_cyclops")
def test_eye_of_cyclops_needs_a_temple() -> None:
    t = given(heroes={0: "crete"}, artifacts={0: ["eye_of_cyclops"]})
    t.step(TakeTurn(0)).refuses(0, "artifact eye_of_cyclops", "LH-333")


@card_test("chimeras_fire", "adamant_tethers", "dragon_teeth")
@covers("LH-333")
def test_artifacts_that_kill_in_the_heros_region() -> None:
    for name, left in (("chimeras_fire", 4), ("adamant_tethers", 2), ("dragon_teeth", 2)):
        t = given(heroes={0: "crete"}, artifacts={0: [name]}, hoplites={"crete": (1, 5)})
        t.step(TakeTurn(0)).plays(0, f"artifact {name}")
        assert t.army(1, "crete") == left
        t = given(heroes={0: "crete"}, artifacts={0: [name]})
        t.step(TakeTurn(0)).refuses(0, f"artifact {name}", "LH-333")


@card_test("horn_of_plenty")
def test_horn_recruits_two_in_one_city() -> None:
    t = given(artifacts={0: ["horn_of_plenty"]}, hoplites={"argolis": (0, 3), "crete": (0, 2)})
    t.step(TakeTurn(0)).plays(0, "artifact horn_of_plenty").refuses(0, "place crete>2", "LH-065")
    t.refuses(0, "place argolis>1", "LH-065")
    t.plays(0, "place argolis>2")
    assert t.army(0, "argolis") == 5


@card_test("ambrosia")
def test_ambrosia_heals_all() -> None:
    t = given(artifacts={0: ["ambrosia"]}, injuries={0: ["speed", "strength", "leadership"]})
    t.step(TakeTurn(0)).plays(0, "artifact ambrosia")
    assert not t.s.players[0].injuries
    t = given(artifacts={0: ["ambrosia"]})
    t.step(TakeTurn(0)).refuses(0, "artifact ambrosia", "LH-333")


@card_test("ariadnes_thread")
def test_thread_moves_a_monster_one_or_two_regions() -> None:
    t = given(artifacts={0: ["ariadnes_thread"]}, monsters={"hydra": "crete", "sphinx": "elis"})
    t.step(TakeTurn(0)).plays(0, "artifact ariadnes_thread").refuses(0, "monster medusa", "LH-145")
    t.plays(0, "monster hydra").refuses(0, "done", "LH-091")
    t.plays(0, "region attica", "region boeotia")
    assert t.monster_at("hydra") == "boeotia"


@card_test("orpheus_lyre")
def test_lyre_swaps_a_blessing() -> None:
    t = given(artifacts={0: ["orpheus_lyre"]}, blessings={0: ["push_ups"]}).picks(0)
    t.step(TakeTurn(0)).plays(0, "artifact orpheus_lyre").refuses(0, "discard-blessing armory", "LH-145")
    t.plays(0, "discard-blessing push_ups")
    assert t.blessings(0) == ["cunning_tactician"]
    assert [BLESSINGS[b] for b in t.s.blessing_discards] == ["push_ups"]
    t = given(artifacts={0: ["orpheus_lyre"]}, blessings={0: ["push_ups"]}).picks(0)
    t.step(TakeTurn(0)).plays(0, "artifact orpheus_lyre", "discard-blessing cunning_tactician")
    assert t.blessings(0) == ["push_ups"]


@card_test("golden_goblet")
def test_goblet_lends_an_attribute_for_one_action() -> None:
    t = given(heroes={0: "crete"}, artifacts={0: ["golden_goblet"]})
    t.step(TakeTurn(0)).refuses(0, "travel corinthia", "LH-054")
    t.plays(0, "artifact golden_goblet", "attribute speed")
    assert t.attribute(0, "speed") == 2
    t.plays(0, "travel corinthia")
    assert t.attribute(0, "speed") == 1


@card_test("fames_trumpet")
def test_trumpet_takes_back_a_token() -> None:
    t = given(artifacts={0: ["fames_trumpet"]}, used={0: ["recruit", "hunt"]})
    t.step(TakeTurn(0)).plays(0, "artifact fames_trumpet").refuses(0, "uncover-action march", "LH-038")
    t.plays(0, "uncover-action hunt")
    assert t.used(0) == ["recruit"]


@card_test("pandoras_box")
def test_pandoras_box_is_a_monster_phase() -> None:
    t = given(artifacts={0: ["pandoras_box"]}, monsters={"hydra": "crete"}).picks(0)
    t.step(TakeTurn(0)).plays(0, "artifact pandoras_box")
    assert len(t.events("monster-die")) == 1
    t = given(artifacts={0: ["pandoras_box"]})
    t.step(TakeTurn(0)).refuses(0, "artifact pandoras_box", "LH-333")


@card_test("quest_aid_to_atlas")
def test_atlas_is_spent_on_the_own_turn() -> None:
    t = given(used={0: ["recruit", "march"]}).draws("trap_sword_1", "trap_mace_1")
    t.step(TakeTurn(0)).refuses(0, "quest-card quest_aid_to_atlas", "LH-370")
    t.s.players[0].kept = 1
    t.s._options = None
    t.plays(0, "quest-card quest_aid_to_atlas")
    assert t.used(0) == []
    assert len(t.hand(0)) == 2
