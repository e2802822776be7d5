"""Chapter 5: the turn, covering, extra Special Actions (LH-036 to LH-044, LH-088, LH-145, LH-370, LH-389)."""

from typing import Any

from tests.games.hellas.table import Play, covers, given
from theogony.games.hellas.hands import draw, hand_limit
from theogony.games.hellas.held import holds_any, own_scripts
from theogony.games.hellas.state import NOTHING
from theogony.games.hellas.texts import MOMENTS
from theogony.games.hellas.turn import TakeTurn, Turn
from theogony.games.hellas.zones import DECK, DISCARD, HAND


@covers("LH-036", "LH-037")
def test_regular_actions_each_once_then_one_special_action_ends_the_turn() -> None:
    t = given(heroes={0: "elis", 1: "crete"}, hoplites={"elis": (0, 2)}, pool={0: 2})
    t.step(Turn(0)).plays(0, "travel achaea").walks(0, "step elis>arcadia")
    t.refuses(0, "travel elis", "LH-036")
    t.refuses(0, "step elis>arcadia", "LH-036")
    t.plays(0, "pray zeus")
    t.refuses(0, "pray athena", "LH-036")
    t.plays(0, "recruit")
    assert t.s.turn == 1
    t.refuses(0, "prepare", "LH-036")  # it is not his turn any more


@covers("LH-038", "LH-040")
def test_a_special_action_is_covered_even_without_effect() -> None:
    t = given(seats=2)
    t.step(TakeTurn(0)).plays(0, "recruit")
    assert t.used(0) == ["recruit"]
    t.step(TakeTurn(0)).refuses(0, "recruit", "LH-038")
    t.plays(0, "march-nobody")
    assert t.used(0) == ["recruit", "march"]
    t.step(TakeTurn(0)).refuses(0, "usurp", "LH-078")
    t.refuses(0, "hunt hydra", "LH-081")
    t.refuses(0, "temple crete", "LH-071")


@covers("LH-040")
def test_march_without_anybody_needs_that_there_is_nobody() -> None:
    t = given(hoplites={"crete": (0, 1)})
    t.step(TakeTurn(0)).refuses(0, "march-nobody", "LH-040")
    t.refuses(0, "march elis>achaea", "LH-068")
    t.plays(0, "march crete>laconia")
    assert t.army(0, "laconia") == 1


@covers("LH-039")
def test_build_monument_is_never_covered_and_works_without_a_level_to_add() -> None:
    t = given(levels={"zeus": 5, "athena": 5, "hermes": 5}, used={0: ["recruit", "prepare"]}, seats=3)
    t.picks(0)
    t.step(TakeTurn(0)).plays(0, "monument zeus")
    assert t.level("zeus") == 5
    assert t.used(0) == []


@covers("LH-042")
def test_the_hand_limit_is_four_and_six_with_armory() -> None:
    t = given(hands={0: ["charge_sickle_4", "trap_sword_1", "glory_bow_1", "assault_axe_4"]}, blessings={1: ["armory"]})
    assert (hand_limit(t.s, 0), hand_limit(t.s, 1)) == (4, 6)
    t.draws("phalanx_torch_1")
    draw(t.s, 0, 1, "LH-050")
    t.s.run()
    assert t.asked() == (0, "Discard")
    t.refuses(0, "card encirclement_mace_2", "LH-042")
    t.plays(0, "card phalanx_torch_1")
    assert len(t.hand(0)) == 4
    assert t.discards() == ["phalanx_torch_1"]


@covers("LH-043")
def test_an_empty_deck_is_made_of_the_discards_and_without_them_nothing_is_drawn() -> None:
    t = given()
    t.s.cards.move_all([DECK], DISCARD)
    t.picks(0)
    draw(t.s, 0, 1, "LH-050")
    assert len(t.hand(0)) == 1
    t.s.cards.move_all([DECK], HAND + 1)
    draw(t.s, 0, 1, "LH-050")
    assert len(t.hand(0)) == 1


@covers("LH-088", "LH-370")
def test_with_two_players_a_covered_action_is_repeated_before_the_monument_rises() -> None:
    t = given(seats=2, used={0: ["recruit", "usurp"]}, hoplites={"crete": (0, 2), "argolis": (0, 3)})
    t.step(TakeTurn(0)).plays(0, "monument athena")
    assert t.asked() == (0, "Place")  # Recruit is the only one that can be repeated: Usurp lacks its Glory Token
    assert t.level("athena") == 1
    t.picks(0)
    t.plays(0, "place argolis>2")
    assert t.army(0, "argolis") == 5
    assert t.level("athena") == 2
    assert t.used(0) == []


@covers("LH-088")
def test_the_repeat_is_compulsory_and_needs_a_covered_action() -> None:
    t = given(seats=2, used={0: ["recruit", "prepare"]})
    t.step(TakeTurn(0)).plays(0, "monument athena")
    t.refuses(0, "pass", "LH-088")
    t.refuses(0, "march-nobody", "LH-038")
    t.picks(0).plays(0, "recruit")
    assert t.level("athena") == 2


@covers("LH-088")
def test_with_three_players_nothing_is_repeated() -> None:
    t = given(seats=3, used={0: ["recruit", "prepare"]}).picks(0)
    t.step(TakeTurn(0)).plays(0, "monument athena")
    assert t.level("athena") == 2


@covers("LH-370")
def test_the_stables_give_one_more_special_action_and_are_spent() -> None:
    t = given(heroes={0: "crete"}, used={0: ["march"]})
    t.s.players[0].kept = 1 << 2
    t.step(Turn(0)).refuses(0, "quest-card quest_augean_stables", "LH-370")
    t.plays(0, "recruit")
    t.refuses(0, "prepare", "LH-037")
    t.plays(0, "quest-card quest_augean_stables")
    t.refuses(0, "recruit", "LH-038")
    t.refuses(0, "march-nobody", "LH-038")
    t.plays(0, "prepare").draws("trap_sword_1", "trap_mace_1").plays(0, "draw", "draw")
    assert t.s.turn == 1
    assert t.used(0) == ["recruit", "march", "prepare"]
    assert not t.s.players[0].kept


@covers("LH-370")
def test_an_extra_special_action_can_be_declined() -> None:
    t = given()
    t.s.extras = 1
    t.step(TakeTurn(0)).plays(0, "recruit", "pass")
    assert t.used(0) == ["recruit"]
    t.step(Turn(1)).plays(1, "recruit")  # and the next player has none of it
    assert t.used(1) == ["recruit"] and t.asked()[1] != "ExtraSpecial"


@covers("LH-399", "LH-370")
def test_an_extra_special_action_may_be_a_murderous_march_or_an_exhausted_fight() -> None:
    def granted(**more: Any) -> Play:
        t = given(blessings={0: ["murderous_march", "exhausted_fight"]}, hoplites={"argolis": (0, 4)}, **more)
        t.s.extras = 1
        return t.step(TakeTurn(0))

    t = granted().plays(0, "recruit", "done", "blessing murderous_march", "number 4", "region epirus")
    assert (t.army(0, "epirus"), t.used(0)) == (2, ["recruit", "march"])
    assert t.asked()[1] == "Pause", "it was the one in addition"
    t = granted(used={0: ["hunt"]}, heroes={0: "crete"}, monsters={"hydra": "crete"})
    t.plays(0, "recruit", "done").draws("trap_sword_1").plays(0, "blessing exhausted_fight", "attribute speed")
    assert t.s.hunts and t.s.extras == 0
    granted(used={0: ["march"]}).plays(0, "recruit", "done").refuses(0, "blessing murderous_march", "LH-038")
    granted().plays(0, "recruit", "done").refuses(0, "blessing exhausted_fight", "LH-145")


@covers("LH-399")
def test_without_a_further_special_action_no_blessing_gives_one() -> None:
    t = given(blessings={0: ["murderous_march"]}, hoplites={"argolis": (0, 4)}).step(TakeTurn(0))
    t.s.players[0].kept = 1 << 2
    t.plays(0, "recruit", "done").refuses(0, "blessing murderous_march", "LH-037")
    t.plays(0, "quest-card quest_augean_stables", "blessing murderous_march", "number 3", "region epirus")
    assert t.army(0, "epirus") == 1


@covers("LH-399", "LH-088")
def test_a_repeated_march_may_be_a_murderous_one() -> None:
    blessings = {0: ["murderous_march", "exhausted_fight"]}
    here: dict[str, Any] = {"heroes": {0: "crete"}, "monsters": {"hydra": "crete"}, "hoplites": {"argolis": (0, 4)}}
    t = given(seats=2, blessings=blessings, used={0: ["march", "hunt"]}, **here).step(TakeTurn(0))
    t.plays(0, "monument athena").refuses(0, "blessing exhausted_fight", "LH-399")
    t.refuses(0, "blessing armory", "LH-399")
    t.picks(0, 0).plays(0, "blessing murderous_march", "number 3", "region epirus")
    assert (t.army(0, "epirus"), t.level("athena"), t.used(0)) == (1, 2, [])
    t = given(seats=2, blessings=blessings, used={0: ["hunt"]}, **here).step(TakeTurn(0))
    t.draws("trap_sword_1").plays(0, "monument athena")
    assert t.s.hunts, "March is not covered, and the Hunt is repeated without Exhausted Fight"


@covers("LH-145", "LH-149", "LH-389")
def test_instead_of_a_movement_uses_it_up_and_battle_prayer_is_used_as_often_as_paid() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["push_ups", "battle_prayer"]}, pool={0: 2})
    t.step(TakeTurn(0)).draws("trap_sword_1", "trap_mace_1", "glory_bow_1")
    t.plays(0, "blessing battle_prayer", "blessing battle_prayer")
    t.refuses(0, "blessing battle_prayer", "LH-351")
    t.plays(0, "blessing push_ups")
    t.refuses(0, "travel laconia", "LH-036")
    t.refuses(0, "blessing push_ups", "LH-036")
    t.refuses(0, "blessing weak_spot", "LH-145")
    assert len(t.hand(0)) == 3
    assert t.pool(0) == 0


@covers("LH-146", "LH-351")
def test_exile_moves_a_monster_once_a_turn_for_an_injury() -> None:
    t = given(heroes={0: "crete"}, blessings={0: ["exile"]}, monsters={"hydra": "crete", "sphinx": "crete"})
    t.step(TakeTurn(0)).plays(0, "blessing exile", "attribute speed", "monster hydra")
    t.refuses(0, "region crete", "LH-146")
    t.plays(0, "region epirus")
    assert t.monster_at("hydra") == "epirus"
    t.refuses(0, "blessing exile", "LH-146")
    t = given(heroes={0: "crete"}, blessings={0: ["exile"]}, monsters={"hydra": "crete"})
    t.s.players[0].injuries = 7
    t.step(TakeTurn(0)).refuses(0, "blessing exile", "LH-351")


@covers("LH-145")
def test_heracles_returns_glory_at_the_start_of_his_turn_only() -> None:
    t = given(names={0: "heracles", 1: "achilles"}, heroes={0: "crete"}, glory={"red": 0})
    t.picks(0, 0).step(Turn(0)).plays(0, "ability")
    assert t.asked() == (0, "KeepArtifact")  # his only Glory Token goes back by itself
    t.plays(0, t.options(0)[0])
    assert t.glory("red") == -1
    assert len(t.artifacts(0)) == 1
    t = given(names={0: "heracles", 1: "achilles"}, heroes={0: "crete"}, glory={"red": 0})
    t.step(Turn(0)).plays(0, "travel laconia").refuses(0, "ability", "LH-145")


def test_the_quick_options_of_a_turn_are_those_of_its_checks() -> None:
    from tests.games.hellas.table import agrees

    t = given(
        heroes={0: "crete"},
        hoplites={"crete": (0, 3), "attica": (0, 5)},
        blessings={0: ["push_ups", "exile", "murderous_march", "winged_boots"]},
        artifacts={0: ["ambrosia", "chimeras_fire", "aegis"]},
        monsters={"hydra": "crete"},
        pool={0: 1},
        injuries={0: ["speed"]},
    )
    assert agrees(t, TakeTurn(0))


@covers("LH-192", "LH-145")
def test_a_seat_without_a_hero_has_no_text_of_one() -> None:
    """That of Kronos, and all before Heroes are chosen."""
    for mode in ("base", "kronos"):
        s = given(seats=3, mode=mode).s
        s.players[0].hero = NOTHING
        for when in range(len(MOMENTS)):
            assert not own_scripts(s, 0, when) and not holds_any(s, 0, when)
