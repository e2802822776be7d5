"""Chapter 9: texts of Heroes, Blessings and Artifacts in Battles, in their windows and all through (LH-102, LH-337,
LH-352, LH-366 to LH-368, LH-371)."""

from typing import Any

from tests.games.hellas.battles import battle, decided
from tests.games.hellas.table import card_test, covers, given, region, told
from theogony.games.hellas.battle import fight

# -- windows ----------------------------------------------------------------------------------------------------------


@covers("LH-371", "LH-102", "LH-044")
def test_the_active_player_uses_his_effects_first_each_once() -> None:
    more: dict[str, Any] = {"blessings": {0: ["unbroken_morale"], 1: ["ambush"]}, "fortified": ["boeotia"]}
    t = battle(2, 4, **more)
    assert t.asked() == (0, "UseInBattle")
    t.refuses(0, "blessing ambush", "LH-371")
    t.plays(0, "blessing unbroken_morale")
    assert t.asked() == (1, "UseInBattle"), "each once per Battle"
    t.plays(1, "pass")
    assert decided(t) == (1, 4, 2)
    t = battle(2, 4, turn=1, **more)
    assert t.asked() == (1, "UseInBattle")


@covers("LH-371")
def test_an_effect_is_used_up_also_after_others_have_been_used() -> None:
    artifacts = {0: ["caduceus", "harpe"]}
    t = battle(2, 5, blessings={0: ["unbroken_morale"]}, artifacts=artifacts, hands={1: ["trap_mace_1"]})
    t.plays(0, "blessing unbroken_morale").draws("glory_bow_1").plays(0, "artifact harpe")
    t.refuses(0, "blessing unbroken_morale", "LH-371")
    t.plays(0, "artifact caduceus").plays(0, "pass")
    assert decided(t) == (1, 4, 2)


@covers("LH-102")
@card_test("ambush")
def test_without_hoplites_on_one_side_there_is_no_battle() -> None:
    t = battle(1, 2, blessings={1: ["ambush"]}, fortified=["boeotia"], hands={0: ["charge_sickle_4"]})
    t.plays(1, "blessing ambush")
    assert told(t, "no-battle") and not told(t, "battle-decided")
    assert (t.army(0, "boeotia"), t.hand(0)) == (0, ["charge_sickle_4"])
    assert t.s.battles == []


@covers("LH-102")
def test_once_a_side_is_without_hoplites_no_further_effect_is_asked_for() -> None:
    t = battle(1, 2, blessings={1: ["ambush"]}, artifacts={1: ["harpe"]}, fortified=["boeotia"])
    assert "artifact harpe" in t.options(1)
    t.plays(1, "blessing ambush")
    assert t.s.battles == [] and t.charged(1) == ["harpe"]


@card_test("unbroken_morale")
def test_unbroken_morale_needs_a_stronger_enemy() -> None:
    t = battle(2, 2, blessings={0: ["unbroken_morale"]})
    assert decided(t) == (1, 2, 2)
    t = battle(2, 3, blessings={0: ["unbroken_morale"]})
    t.plays(0, "blessing unbroken_morale")
    assert decided(t) == (1, 2, 2)


@card_test("response_force")
@covers("LH-366")
def test_response_force_brings_up_to_speed_from_one_region() -> None:
    t = battle(3, 1, blessings={1: ["response_force"]}, hoplites={"phocis": (1, 4)}, attributes={1: (1, 1, 2)})
    t.plays(1, "blessing response_force", "march phocis>boeotia")
    t.refuses(1, "number 3", "LH-366")
    t.plays(1, "number 2")
    assert decided(t) == (1, 3, 3)


@card_test("minotaurs_horn")
@covers("LH-366")
def test_the_minotaurs_horn_calls_defenders_from_all_around() -> None:
    t = battle(
        6, 1, artifacts={1: ["minotaurs_horn"]}, hoplites={"phocis": (1, 3), "corinthia": (1, 3), "euboea": (1, 1)}
    )
    t.plays(1, "artifact minotaurs_horn", "march phocis>boeotia", "number 3", "march corinthia>boeotia", "number 2")
    t.plays(1, "done")
    assert decided(t) == (1, 6, 6)
    assert t.charged(1) == []


@card_test("caduceus")
def test_the_caduceus_takes_a_card_of_the_enemys_choice() -> None:
    t = battle(3, 3, artifacts={0: ["caduceus"]}, hands={1: ["charge_sickle_4", "trap_mace_1"]})
    t.plays(0, "artifact caduceus")
    t.plays(1, "card trap_mace_1")
    assert t.hand(1) == ["charge_sickle_4"]


@card_test("apollos_arrow")
def test_apollos_arrow_flies_from_a_neighbouring_region() -> None:
    t = battle(3, 4, artifacts={0: ["apollos_arrow"]}, heroes={0: "attica"})
    t.plays(0, "artifact apollos_arrow")
    assert decided(t) == (0, 5, 4)
    t = battle(3, 4, artifacts={0: ["apollos_arrow"]}, heroes={0: "boeotia"}, names={0: "cleito"})
    assert decided(t) == (1, 4, 3), "not in the Region itself"


@card_test("harpe")
def test_harpe_draws_a_card_before_the_battle() -> None:
    t = battle(3, 3, artifacts={0: ["harpe"]})
    t.draws("charge_sickle_4").plays(0, "artifact harpe")
    t.plays(0, "play charge_sickle_4")
    assert decided(t) == (0, 7, 3)


@card_test("helen")
def test_helen_wins_a_hoplite_over_and_aegis_does_not_answer() -> None:
    t = battle(3, 2, names={0: "heracles", 1: "helen"}, heroes={1: "boeotia"}, artifacts={0: ["aegis"]})
    t.plays(1, "ability")
    t.plays(0, "save 0")
    assert decided(t) == (1, 3, 2)
    assert (t.supply(0), t.supply(1)) == (14, 12)


@card_test("helen")
def test_helen_wins_nobody_over_when_she_attacks() -> None:
    t = battle(2, 3, names={0: "helen", 1: "heracles"}, heroes={0: "boeotia"})
    assert decided(t) == (1, 3, 2)


@card_test("always_prepared")
def test_always_prepared_draws_for_an_empty_hand() -> None:
    t = given(hoplites={"boeotia": [(0, 3), (1, 3)]}, control={"boeotia": 1}, blessings={0: ["always_prepared"]})
    t.draws("charge_sickle_4")
    fight(t.s, 0, 1, region("boeotia"), 1 << region("attica"))
    t.s.run()
    assert t.hand(0) == ["charge_sickle_4"]
    t = battle(3, 3, blessings={0: ["always_prepared"]}, hands={0: ["trap_mace_1"]})
    assert t.hand(0) == ["trap_mace_1"]


@card_test("aegis")
@covers("LH-367", "LH-338")
def test_aegis_saves_up_to_two_in_a_battle_and_they_withdraw() -> None:
    t = battle(2, 3, artifacts={0: ["aegis"]}, hands={0: ["wild_attack_axe_3"], 1: ["charge_sickle_4"]})
    t.plays(1, "play charge_sickle_4")
    t.plays(0, "play wild_attack_axe_3")
    assert decided(t) == (1, 7, 5)
    t.refuses(0, "save 2", "LH-367")
    t.plays(0, "save 1")
    t.plays(0, "save 1")
    assert t.army(0, "attica") == 2
    assert t.charged(0) == []


@card_test("palladium")
@covers("LH-368")
def test_the_palladium_sends_the_winner_away() -> None:
    t = battle(
        4,
        2,
        "attica",
        ("boeotia",),
        artifacts={1: ["palladium"]},
        hands={1: ["wild_attack_axe_3"], 0: ["charge_sickle_4"]},
    )
    t.plays(1, "play wild_attack_axe_3")
    t.plays(0, "play charge_sickle_4")
    assert decided(t) == (0, 8, 5)
    t.plays(1, "artifact palladium")
    assert (t.army(1, "attica"), t.army(0, "boeotia")) == (1, 2), "the losses of the cards alone"
    assert t.controls("attica") == 1


@covers("LH-368")
def test_the_palladium_helps_neither_an_attacker_nor_outside_cities() -> None:
    t = battle(1, 3, artifacts={0: ["palladium"]})
    assert t.charged(0) == ["palladium"] and t.asked()[1] == "Pause"
    t = battle(4, 2, "corinthia", ("boeotia",), artifacts={1: ["palladium"]})
    assert t.asked() == (1, "ChooseRefuge")


@card_test("medusas_blood")
@covers("LH-371")
def test_medusas_blood_spares_a_loss_or_adds_one() -> None:
    t = battle(3, 3, artifacts={0: ["medusas_blood"]}, hands={0: ["wild_attack_axe_3"]})
    t.plays(0, "play wild_attack_axe_3", "artifact medusas_blood", "choice 1")
    t.plays(1, "region phocis")
    assert t.army(0, "boeotia") == 3
    t = battle(3, 3, artifacts={0: ["medusas_blood"]}, hands={0: ["wild_attack_axe_3"]})
    t.plays(0, "play wild_attack_axe_3", "artifact medusas_blood", "choice 2")
    t.plays(1, "region phocis")
    assert (t.army(0, "boeotia"), t.army(1, "phocis")) == (2, 1)


@card_test("eye_of_graeae")
@covers("LH-046")
def test_the_eye_exchanges_cards_before_a_decision() -> None:
    t = battle(3, 3, artifacts={1: ["eye_of_graeae"]}, hands={1: ["trap_mace_1", "glory_bow_1"]})
    t.draws("charge_sickle_4")
    t.plays(1, "artifact eye_of_graeae")
    t.refuses(1, "card wild_attack_axe_3", "LH-046")
    t.plays(1, "card glory_bow_1", "done")
    assert sorted(t.hand(1)) == ["charge_sickle_4", "trap_mace_1"]
    assert t.asked() == (1, "PlayOrPass")
    t.refuses(1, "artifact eye_of_graeae", "LH-352")


@card_test("battle_prayer")
@covers("LH-352")
def test_battle_prayer_buys_cards_before_each_decision() -> None:
    t = battle(3, 3, blessings={1: ["battle_prayer"]}, pool={1: 2})
    t.draws("trap_mace_1", "charge_sickle_4")
    t.plays(1, "blessing battle_prayer", "blessing battle_prayer")
    t.refuses(1, "blessing battle_prayer", "LH-352")
    assert (t.hand(1), t.pool(1)) == (["trap_mace_1", "charge_sickle_4"], 0)


@card_test("master_plan")
@covers("LH-389", "LH-337")
def test_master_plan_raises_each_card_once_for_a_priest() -> None:
    t = battle(5, 4, blessings={1: ["master_plan"]}, pool={1: 2}, hands={1: ["trap_mace_1", "glory_bow_1"]})
    t.plays(1, "play glory_bow_1", "blessing master_plan")
    assert t.asked() == (1, "PlayOrPass")
    t.plays(1, "play trap_mace_1", "pass")
    assert decided(t) == (1, 10, 5), "4, a 1 raised by 3, a 1 and Leadership 1"
    assert t.pool(1) == 1


# -- standing texts ---------------------------------------------------------------------------------------------------


@card_test("cunning_tactician")
def test_cunning_tactician_adds_one_for_each_card() -> None:
    t = battle(4, 4, blessings={0: ["cunning_tactician"]}, hands={0: ["glory_bow_1", "glory_torch_1"]})
    t.plays(0, "play glory_bow_1", "play glory_torch_1")
    assert decided(t) == (0, 8, 4)


@card_test("heroic_presence", "stalwart_defense", "achilles", "hector")
def test_what_adds_to_army_strength_all_through_a_battle() -> None:
    t = battle(3, 1, blessings={0: ["heroic_presence"]}, heroes={0: "boeotia"}, names={0: "cleito"})
    assert decided(t) == (0, 5, 1)
    t = battle(3, 1, blessings={0: ["heroic_presence"]}, heroes={0: "attica"}, names={0: "cleito"})
    assert decided(t) == (0, 3, 1)
    t = battle(3, 1, blessings={1: ["stalwart_defense"], 0: ["stalwart_defense"]})
    assert decided(t) == (0, 3, 2), "when you defend"
    t = battle(3, 1, heroes={0: "boeotia"}, names={0: "achilles", 1: "cleito"}, attributes={0: (1, 4, 2)})
    assert decided(t) == (0, 5, 1)
    t = battle(3, 1, fortified=["boeotia"], names={0: "cleito", 1: "hector"})
    assert decided(t) == (1, 3, 3)


@card_test("no_attrition")
@covers("LH-371")
def test_no_attrition_ignores_the_symbols_of_the_first_card() -> None:
    t = battle(
        2, 1, blessings={0: ["no_attrition"]}, hands={0: ["charge_sickle_4", "assault_axe_4", "wild_attack_axe_3"]}
    )
    t.plays(0, "play charge_sickle_4", "play assault_axe_4")
    t.refuses(0, "play wild_attack_axe_3", "LH-104")
    t.plays(0, "pass")
    assert t.army(0, "boeotia") == 0


@card_test("restrictive_maneuver", "bluff")
@covers("LH-387")
def test_restrictive_maneuver_leaves_an_attacker_one_card_bluff_included() -> None:
    t = battle(
        4,
        4,
        blessings={0: ["bluff"], 1: ["restrictive_maneuver"]},
        hands={0: ["charge_sickle_4", "trap_mace_1"], 1: ["glory_bow_1", "glory_torch_1"]},
    )
    t.plays(1, "pass")
    t.plays(0, "play trap_mace_1")
    assert decided(t) == (0, 6, 4)
    assert t.hand(0) == ["charge_sickle_4"]


@card_test("bluff")
@covers("LH-103")
def test_bluff_plays_one_more_card_when_both_have_passed() -> None:
    t = battle(4, 4, blessings={0: ["bluff"]}, hands={0: ["trap_mace_1", "glory_bow_1"]})
    t.plays(0, "pass")
    assert t.asked() == (0, "ExtraCard")
    t.refuses(0, "play charge_sickle_4", "LH-103")
    t.plays(0, "play trap_mace_1")
    assert decided(t) == (0, 6, 4)
    assert t.hand(0) == ["glory_bow_1"]


@card_test("leonidas")
@covers("LH-387")
def test_leonidas_cancels_the_printed_value_of_the_attackers_first_card() -> None:
    t = battle(
        3, 2, names={0: "cleito", 1: "leonidas"}, heroes={1: "boeotia"}, hands={0: ["assault_axe_4", "trap_mace_1"]}
    )
    t.plays(0, "play assault_axe_4", "play trap_mace_1")
    assert decided(t) == (0, 3 + 2 + 1 + 1, 2), "its tactic still works"
    t = battle(3, 2, names={0: "cleito", 1: "leonidas"}, heroes={1: "phocis"}, hands={0: ["assault_axe_4"]})
    t.plays(0, "play assault_axe_4")
    assert decided(t) == (0, 9, 2)


@card_test("athenas_gift")
def test_athenas_gift_brings_a_priest_for_a_battle_won() -> None:
    t = battle(1, 3, blessings={1: ["athenas_gift"]})
    assert t.pool(1) == 1
    t = battle(3, 1, blessings={1: ["athenas_gift"]})
    assert t.pool(1) == 0
