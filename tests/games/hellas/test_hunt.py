"""Chapter 10: the Hunt, its payments and rewards (LH-116 to LH-119, LH-130, LH-131, LH-134)."""

import pytest

from tests.games.hellas.hunts import MACES, hunt, wounds
from tests.games.hellas.table import covers, given
from theogony.games.hellas.content import AS_HARDENING, AS_TEXT, MONSTERS
from theogony.games.hellas.turn import Turn


@covers("LH-081", "LH-116")
def test_a_hunt_needs_the_hero_with_the_monster_and_draws_for_strength() -> None:
    t = given(heroes={0: "euboea"}, monsters={"cyclops": "euboea", "hydra": "attica"}, attributes={0: (1, 3, 1)})
    t.step(Turn(0))
    t.refuses(0, "hunt hydra", "LH-081")
    t.draws("trap_sword_1", "trap_mace_1", "charge_sickle_4").plays(0, "hunt cyclops")
    assert len(t.hand(0)) == 3
    t.plays(0, "end-hunt", "attribute speed")
    assert t.used(0) == ["hunt"]


@covers("LH-140", "LH-081")
def test_a_hero_on_a_quest_hunts_nothing() -> None:
    t = given(monsters={"cyclops": "euboea"})
    t.step(Turn(0))
    t.refuses(0, "hunt cyclops", "LH-081")


@covers("LH-117", "LH-118")
def test_a_wound_costs_a_card_of_its_symbol() -> None:
    t = hunt(hands={0: ["trap_mace_1", "glory_bow_1"]})
    t.refuses(0, "wound 2>same", "LH-118")
    t.refuses(0, "wound 5>same", "LH-117")
    t.refuses(0, "done", "LH-117")
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert (wounds(t), t.hand(0)) == (1, ["glory_bow_1", "trap_sword_1"])
    t.refuses(0, "wound 1>same", "LH-117")
    t.refuses(0, "end-hunt", "LH-125")


@covers("LH-118")
@pytest.mark.parametrize(
    ("way", "cards", "number"),
    [
        ("sickle", ["charge_sickle_4"], 1),
        ("swords", ["trap_sword_1", "wild_attack_sword_3"], 2),
        ("maces", ["trap_mace_1", "wild_attack_mace_3"], 2),
        ("torches", ["phalanx_torch_1", "phalanx_torch_2", "glory_torch_1"], 3),
        ("bows", ["glory_bow_1", "flank_attack_bow_2", "fortification_bow_1"], 3),
    ],
)
def test_other_cards_pay_for_any_symbol(way: str, cards: list[str], number: int) -> None:
    drawn = ("reinforcements_shield_0",)
    t = hunt("minotaur", "crete", drawn, hands={0: cards[1:]})
    t.refuses(0, f"wound 1>{way}", "LH-118")
    t = hunt("minotaur", "crete", drawn, hands={0: cards})
    t.plays(0, f"wound 1>{way}", *[f"card {name}" for name in cards])
    assert (wounds(t, "minotaur"), t.hand(0)) == (1, list(drawn))


@covers("LH-118")
def test_shields_deal_no_wounds() -> None:
    t = hunt(drawn=("reinforcements_shield_0",))
    assert t.options(0) == ["end-hunt"]


@covers("LH-347")
def test_the_hunter_names_the_cards_that_pay() -> None:
    t = hunt(hands={0: MACES})
    t.plays(0, "wound 1>same")
    t.refuses(0, "card trap_sword_1", "LH-347")
    t.plays(0, "card wild_attack_mace_3")
    assert sorted(t.hand(0)) == ["trap_mace_1", "trap_sword_1"]


@covers("LH-119", "LH-130", "LH-134")
def test_the_last_symbol_slays_and_brings_glory_trophy_and_one_reward() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, evolved={"cyclops": AS_TEXT}, glory={"blue": 2})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.artifacts(0) == ["eye_of_cyclops"], "no mark was covered in this Hunt: the Artifact alone is left"
    assert t.glory("blue") == 0
    assert t.monster_at("cyclops") == ""
    assert t.s.players[0].trophies == 1 << MONSTERS.index("cyclops")
    assert (t.s.slain, t.s.evolved[MONSTERS.index("cyclops")]) == (1 << MONSTERS.index("cyclops"), 0)


@covers("LH-130", "LH-131")
def test_a_mark_covered_in_this_hunt_may_be_taken_instead() -> None:
    t = hunt(hands={0: ["glory_bow_1"]}, wounds={"cyclops": [0, 1, 3]})
    t.plays(0, "wound 3>same", "card glory_bow_1")
    t.refuses(0, "trophy artifact-mark", "LH-130")
    t.plays(0, "trophy priest-mark")
    assert (t.pool(0), t.artifacts(0)) == (1, [])


@covers("LH-131")
def test_the_artifact_mark_offers_two_neutral_artifacts() -> None:
    t = hunt("minotaur", "crete", hands={0: ["charge_sickle_4"]}, wounds={"minotaur": [1, 2, 3, 4]})
    t.picks(0, 0).plays(0, "wound 1>sickle", "card charge_sickle_4", "trophy artifact-mark")
    assert t.asked() == (0, "KeepArtifact")
    t.plays(0, t.options(0)[0])
    assert len(t.artifacts(0)) == 1
    assert len(t.s.artifact_deck) == 9


@covers("LH-124", "LH-119", "LH-096")
def test_symbols_of_a_hardened_monster_count() -> None:
    t = hunt(hands={0: ["trap_mace_1"]}, wounds={"cyclops": [1, 2, 3]}, evolved={"cyclops": AS_HARDENING})
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert t.monster_at("cyclops") == "euboea"
    assert t.asked() == (0, "DealWounds")
