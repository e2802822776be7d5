"""Chapter 12: Blessings and Glory Tokens outside Battles and Hunts (LH-145 to LH-151, LH-351, LH-352)."""

from tests.games.hellas.table import agrees, card_test, covers, given
from theogony.games.hellas.pieces import take_glory
from theogony.games.hellas.turn import TakeTurn


@card_test("shoot_to_kill")
@covers("LH-146", "LH-351")
def test_shoot_to_kill_needs_a_bow_card_and_is_used_once_a_turn() -> None:
    t = given(
        heroes={0: "crete"},
        blessings={0: ["shoot_to_kill"]},
        hands={0: ["glory_bow_1", "trap_sword_1", "flank_attack_bow_2"]},
        hoplites={"crete": (1, 5)},
    )
    t.step(TakeTurn(0)).plays(0, "blessing shoot_to_kill").refuses(0, "card trap_sword_1", "LH-146")
    t.plays(0, "card glory_bow_1")  # no Monster is there: the Hoplites are the only target
    assert t.army(1, "crete") == 3
    t.refuses(0, "blessing shoot_to_kill", "LH-146")
    t = given(
        heroes={0: "crete"},
        blessings={0: ["shoot_to_kill"]},
        hands={0: ["trap_sword_1"]},
        hoplites={"crete": (1, 5)},
    )
    t.step(TakeTurn(0)).refuses(0, "blessing shoot_to_kill", "LH-351")


@card_test("shoot_to_kill")
@covers("LH-333")
def test_shoot_to_kill_needs_a_target() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["shoot_to_kill"]}, hands={0: ["glory_bow_1"]})
    t.step(TakeTurn(0)).refuses(0, "blessing shoot_to_kill", "LH-333")


@card_test("battle_prayer")
@covers("LH-151", "LH-352")
def test_battle_prayer_is_offered_before_each_action_and_takes_a_priest_from_the_pool() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["battle_prayer"]}, pool={0: 2}).draws("trap_sword_1", "trap_mace_1")
    t.step(TakeTurn(0)).plays(0, "blessing battle_prayer", "travel laconia", "blessing battle_prayer")
    assert t.pool(0) == 0
    assert t.s.priests_left(0) == 4
    t = given(blessings={0: ["battle_prayer"]}, praying={0: ["zeus"]})
    t.step(TakeTurn(0)).refuses(0, "blessing battle_prayer", "LH-351")  # a Priest that prays is not in the Pool


@card_test("battle_prayer")
@covers("LH-352")
def test_battle_prayer_is_offered_before_an_extra_special_action_too() -> None:
    t = given(blessings={0: ["battle_prayer", "exile"]}, pool={0: 1}).draws("trap_sword_1")
    t.s.extras = 1
    t.step(TakeTurn(0)).plays(0, "recruit").refuses(0, "blessing exile", "LH-145")
    t.plays(0, "blessing battle_prayer").refuses(0, "blessing battle_prayer", "LH-351")
    t.plays(0, "march-nobody")
    assert len(t.hand(0)) == 1


@covers("LH-145")
def test_a_blessing_of_another_player_or_moment_is_not_used() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["armory"], 1: ["push_ups"]})
    t.step(TakeTurn(0)).refuses(0, "blessing push_ups", "LH-145")
    t.refuses(0, "blessing armory", "LH-145")


@covers("LH-150")
def test_a_glory_token_has_one_holder_and_is_taken_from_him() -> None:
    t = given(glory={"red": 1})
    take_glory(t.s, 0, 0, "LH-130")
    assert t.glory("red") == 0
    assert t.events("glory-taken")[0].public["loser"] == 1
    assert t.s.control.count(0) == 0  # it never counts as control


@covers("LH-148")
def test_every_blessing_is_unique() -> None:
    t = given(blessings={0: ["armory"]})
    assert len(t.s.blessing_deck) == 35


@card_test("forced_march", "murderous_march", "rearguard", "mobilization")
def test_a_turn_with_many_texts_offers_what_its_checks_allow() -> None:
    t = given(
        heroes={0: "argolis"},
        names={0: "heracles", 1: "achilles"},
        hoplites={"argolis": (0, 4), "laconia": (0, 5)},
        blessings={0: ["battle_prayer", "shoot_to_kill", "exile", "heros_apprentice", "local_volunteers", "wild_hunt"]},
        artifacts={0: ["horn_of_plenty", "golden_goblet", "adamant_tethers"]},
        hands={0: ["glory_bow_1"]},
        glory={"brown": 0},
        pool={0: 2},
        monsters={"hydra": "argolis"},
    )
    assert agrees(t, TakeTurn(0))
