"""Chapter 10: texts of the hunter, Hunts and Wounds by texts (LH-133, LH-135, LH-346, LH-347, LH-369)."""

from typing import Any

from tests.games.hellas.hunts import MACES, attacks, hunt, wounds
from tests.games.hellas.table import agrees, card_test, covers, given, told
from theogony.games.hellas.content import AS_TEXT
from theogony.games.hellas.turn import Turn
from theogony.games.hellas.zones import ATTACK_DECK, UNPLAYED


@card_test("poison_arrows", "weak_spot", "inspiring_hunt")
@covers("LH-346")
def test_texts_for_the_start_of_a_hunt_come_once_and_their_wounds_are_no_minimum() -> None:
    t = hunt(
        hands={0: ["glory_torch_1"]},
        artifacts={0: ["poison_arrows"]},
        blessings={0: ["weak_spot", "inspiring_hunt"]},
    )
    t.plays(0, "blessing inspiring_hunt")
    t.refuses(0, "blessing inspiring_hunt", "LH-346")
    t.plays(0, "artifact poison_arrows")
    t.refuses(0, "cover 5", "LH-346")
    t.draws("glory_bow_1").plays(0, "cover 3", "blessing weak_spot", "card glory_torch_1", "cover 1")
    assert (wounds(t), t.pool(0)) == (5, 1)
    t.refuses(0, "done", "LH-117")
    t.plays(0, "end-hunt", "attribute speed")
    assert t.pool(0) == 2, "the mark counts as covered in this Hunt"


@covers("LH-346")
def test_a_text_that_covers_the_last_symbol_wins_the_hunt() -> None:
    t = hunt(artifacts={0: ["poison_arrows"]}, wounds={"cyclops": [1, 2, 3]})
    t.draws("glory_bow_1").plays(0, "artifact poison_arrows")
    assert t.artifacts(0) == ["poison_arrows", "eye_of_cyclops"]
    assert t.s.hunts == []


@card_test("harpe")
def test_harpe_draws_at_the_start_of_a_hunt() -> None:
    t = hunt(artifacts={0: ["harpe"]})
    t.draws("glory_bow_1").plays(0, "artifact harpe")
    assert t.hand(0) == ["glory_bow_1", "trap_sword_1"]


@card_test("sacrifice_of_flesh")
@covers("LH-389")
def test_sacrifice_of_flesh_once_before_each_step_and_defence() -> None:
    t = hunt(hands={0: MACES}, blessings={0: ["sacrifice_of_flesh"]}, pool={0: 3}, injuries={0: ["speed", "strength"]})
    t.draws("glory_bow_1").plays(0, "blessing sacrifice_of_flesh", "attribute speed")
    t.refuses(0, "blessing sacrifice_of_flesh", "LH-352")
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_3")
    t.draws("glory_torch_1").plays(0, "blessing sacrifice_of_flesh")
    assert (t.pool(0), t.s.players[0].injuries) == (1, 0)


@card_test("battle_prayer")
@covers("LH-352")
def test_battle_prayer_before_each_step_as_often_as_it_can_be_paid() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, blessings={0: ["battle_prayer"]}, pool={0: 2})
    t.draws("glory_bow_1", "glory_torch_1").plays(0, "blessing battle_prayer", "blessing battle_prayer")
    assert len(t.hand(0)) == 4
    t = hunt(hands={0: ["trap_mace_1"]}, blessings={0: ["battle_prayer"]}, pool={0: 2})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.refuses(0, "blessing battle_prayer", "LH-352")


@card_test("master_plan", "advanced_dodge")
@covers("LH-388", "LH-389")
def test_master_plan_and_advanced_dodge_raise_a_defence() -> None:
    t = hunt(
        hands={0: ["trap_mace_1"]},
        blessings={0: ["master_plan", "advanced_dodge"]},
        pool={0: 2},
        attributes={0: (1, 1, 2)},
    )
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "blessing master_plan", "LH-388")
    t.plays(0, "defend trap_sword_1")
    t.draws("glory_bow_1", "glory_torch_1").plays(0, "blessing master_plan")  # then Advanced Dodge alone is left
    assert (t.pool(0), sorted(t.hand(0))) == (1, ["glory_bow_1", "glory_torch_1"])
    t.plays(0, "wound 2>same", "card glory_torch_1")
    attacks(t, "attack_4", "recall_3").draws("charge_sickle_4", "wild_attack_axe_3")
    t.plays(0, "defend glory_bow_1")
    assert (t.pool(0), t.asked()) == (0, (0, "DealWounds")), "the dodge is spent: the Plan alone could help"


@card_test("staff_of_tiresias")
@covers("LH-046")
def test_the_staff_lets_its_holder_choose_the_attack() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={2: ["staff_of_tiresias"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.picks(0, 0).plays(0, "done")
    t.refuses(2, "artifact harpe", "LH-046")
    t.plays(2, "artifact staff_of_tiresias")
    assert t.asked() == (2, "ChooseAttack")
    assert t.charged(2) == []
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={2: ["staff_of_tiresias"]})
    t.plays(0, "wound 1>same", "card trap_mace_1").picks(0, 0).plays(0, "done").plays(2, "pass")
    assert t.asked() == (1, "ChooseAttack") and t.charged(2) == ["staff_of_tiresias"]


@covers("LH-118", "LH-347", "LH-121")
def test_what_a_hunter_may_pay_with_is_what_the_checks_allow() -> None:
    hands = {0: ["fortification_torch_1", "trap_mace_1", "encirclement_mace_2", "charge_sickle_4"]}
    t = hunt(hands=hands)
    assert agrees(t, t.s.prompts()[0])
    t.plays(0, "wound 2>same")
    assert agrees(t, t.s.prompts()[0])
    t.plays(0, "card fortification_torch_1")
    assert agrees(attacks(t, "attack_3"), t.s.prompts()[0])


@card_test("eye_of_graeae")
def test_the_eye_works_in_a_hunt() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, artifacts={0: ["eye_of_graeae"]})
    t.plays(0, "artifact eye_of_graeae", "card trap_sword_1")
    t.draws("charge_sickle_4").plays(0, "done")
    assert sorted(t.hand(0)) == ["charge_sickle_4", "trap_mace_1"]


@card_test("wild_hunt")
@covers("LH-369")
def test_wild_hunt_is_no_special_action() -> None:
    t = given(
        heroes={0: "euboea"},
        monsters={"cyclops": "euboea"},
        blessings={0: ["wild_hunt"]},
        attributes={0: (1, 2, 1)},
        used={0: ["hunt"]},
    )
    t.step(Turn(0))
    t.draws("trap_mace_1").plays(0, "blessing wild_hunt")
    assert t.attribute(0, "strength") == 1
    t.plays(0, "end-hunt", "attribute speed")
    assert t.asked() == (0, "TakeTurn")
    t.refuses(0, "travel euboea", "LH-036")


@card_test("thunder_of_zeus", "shoot_to_kill")
@covers("LH-133", "LH-135")
def test_a_monster_slain_by_a_text_gives_glory_and_figure_alone() -> None:
    t = given(
        heroes={0: "euboea"},
        monsters={"cyclops": "euboea"},
        wounds={"cyclops": [0, 1, 3]},
        artifacts={0: ["thunder_of_zeus"]},
    )
    t.step(Turn(0))
    t.plays(0, "artifact thunder_of_zeus", "choice 1")
    assert t.glory("blue") == 0
    assert t.s.players[0].trophies
    assert (t.artifacts(0), t.pool(0)) == (["thunder_of_zeus"], 0)


@covers("LH-155")
def test_the_third_monster_wins_the_game() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, trophies={0: ["hydra", "sphinx"]})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.won_by() == (0, "LH-155")
    assert told(t, "monster-slain")


@covers("LH-349")
def test_the_deck_of_attacks_is_shuffled_when_it_runs_out() -> None:
    t = hunt(hands={0: ["trap_mace_1"]})
    for card in list(t.s.cards.content[ATTACK_DECK])[1:]:
        t.s.cards.move(card, ATTACK_DECK, UNPLAYED)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    t.picks(0).plays(0, "done")
    assert len(t.options(1)) == 2
    assert len(t.s.cards.content[ATTACK_DECK]) == 16, "the discards have become the deck"
    assert len(t.s.cards.content[UNPLAYED]) == 0


@card_test("advanced_dodge")
@covers("LH-388")
def test_advanced_dodge_adds_speed_and_no_more() -> None:
    more: dict[str, Any] = {"blessings": {0: ["advanced_dodge"]}, "attributes": {0: (1, 1, 3)}}
    t = hunt(hands={0: ["trap_mace_1"]}, **more)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_5")
    t.refuses(0, "defend trap_sword_1", "LH-121")  # 1 and Speed 3 are 4
    t = hunt(hands={0: ["trap_mace_1"]}, **more)
    t.plays(0, "wound 1>same", "card trap_mace_1")
    attacks(t, "attack_4").draws("glory_bow_1", "glory_torch_1")
    t.plays(0, "defend trap_sword_1")
    assert told(t, "attack-defended")[-1]["value"] == 4


@card_test("exhausted_fight")
@covers("LH-136", "LH-351")
def test_exhausted_fight_chooses_the_hunt_before_its_injury() -> None:
    t = given(
        heroes={0: "messenia"},
        monsters={"sphinx": "messenia"},
        evolved={"sphinx": AS_TEXT},
        attributes={0: (3, 1, 1)},
        blessings={0: ["exhausted_fight"]},
        used={0: ["hunt"]},
    )
    t.step(Turn(0))
    t.draws("trap_mace_1").plays(0, "blessing exhausted_fight", "attribute leadership")
    assert t.s.hunts, "the Injury comes after the choice, so the Sphinx is hunted all the same"


@card_test("sacrifice_of_flesh")
@covers("LH-332")
def test_sacrifice_of_flesh_brings_a_card_to_a_hero_without_injury() -> None:
    t = hunt(hands={0: MACES}, blessings={0: ["sacrifice_of_flesh"]}, pool={0: 1})
    t.draws("glory_bow_1").plays(0, "blessing sacrifice_of_flesh")
    assert (len(t.hand(0)), t.pool(0)) == (4, 0)
