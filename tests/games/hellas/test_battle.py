"""Chapter 9: Battles, their windows, losses and withdrawal (LH-100 to LH-114, LH-345, LH-366 to LH-371, LH-387).

Seat 0 attacks from Attica, seat 1 defends Boeotia, unless a test says otherwise.
"""

from typing import Any

from tests.games.hellas.table import Play, agrees, card_test, covers, given, region, told
from theogony.games.hellas.battle import PlayOrPass, fight
from theogony.games.hellas.content import AS_TEXT
from theogony.games.hellas.turn import TakeTurn, Turn


def battle(
    attackers: int,
    defenders: int,
    where: str = "boeotia",
    origins: tuple[str, ...] = ("attica",),
    **more: Any,
) -> Play:
    """A Battle at its first question."""
    hoplites = {where: [(0, attackers), (1, defenders)], **more.pop("hoplites", {})}
    control = {where: 1, **dict.fromkeys(origins, 0), **more.pop("control", {})}
    t = given(hoplites=hoplites, control=control, **more)
    fight(t.s, 0, 1, region(where), sum(1 << region(name) for name in origins))
    t.s.run()
    return t


def decided(t: Play) -> tuple[object, object, object]:
    """Who won the last Battle, and the two Army Strengths."""
    told_last = told(t, "battle-decided")[-1]
    return told_last["winner"], told_last["strength"], told_last["against"]


@covers("LH-100", "LH-105", "LH-108", "LH-032", "LH-112")
def test_the_higher_strength_wins_and_the_loser_withdraws() -> None:
    t = battle(4, 2)
    assert decided(t) == (0, 4, 2)
    assert t.army(0, "boeotia") == 4
    assert t.asked() == (1, "ChooseRefuge")
    t.plays(1, "region phocis")
    assert (t.army(1, "boeotia"), t.army(1, "phocis")) == (0, 1)
    assert t.controls("boeotia") == 0


@covers("LH-100", "LH-112")
def test_any_two_players_fight_each_on_his_side() -> None:
    t = given(turn=2, hoplites={"argolis": (2, 5), "crete": (3, 2)}, hands={3: ["glory_bow_1"]}).step(TakeTurn(2))
    t.plays(2, "march argolis>crete", "number 5").plays(3, "play glory_bow_1")
    assert decided(t) == (2, 5, 3)
    t.plays(3, "region euboea")
    assert (t.army(2, "crete"), t.army(3, "euboea"), t.controls("crete")) == (5, 1, 2)


@covers("LH-105")
def test_a_tie_goes_to_the_defender() -> None:
    t = battle(3, 3)
    assert decided(t) == (1, 3, 3)
    assert (t.army(0, "boeotia"), t.army(0, "attica")) == (0, 2)
    assert t.controls("boeotia") == 1


@covers("LH-103", "LH-104")
def test_every_card_in_hand_can_be_played_and_no_other() -> None:
    t = battle(2, 1, hands={1: ["fortification_torch_1", "charge_sickle_4"]})
    assert agrees(t, PlayOrPass(1))
    t.refuses(1, "play glory_bow_1", "LH-103")
    t.refuses(1, "play charge_sickle_4", "LH-104")  # two symbols for one Hoplite
    t.plays(1, "play fortification_torch_1", "pass")
    assert decided(t) == (1, 4, 2)  # its tactic gives 2 in a City


@covers("LH-103")
def test_the_defender_begins_and_who_has_passed_plays_no_more() -> None:
    t = battle(3, 3, hands={0: ["wild_attack_axe_3", "wild_attack_sword_3"], 1: ["wild_attack_mace_3"]})
    assert t.asked() == (1, "PlayOrPass")
    t.refuses(0, "play wild_attack_axe_3", "LH-036")
    t.plays(1, "pass")
    t.plays(0, "play wild_attack_axe_3")
    assert t.asked() == (0, "PlayOrPass"), "seat 1 has passed for good"
    t.plays(0, "pass")
    assert decided(t) == (0, 6, 3)


@covers("LH-103")
def test_cards_alternate_until_both_have_passed_and_only_own_cards_are_played() -> None:
    t = battle(3, 3, hands={0: ["wild_attack_axe_3"], 1: ["wild_attack_mace_3", "trap_mace_1"]})
    t.refuses(1, "play wild_attack_axe_3", "LH-103")
    t.plays(1, "play wild_attack_mace_3")
    t.plays(0, "play wild_attack_axe_3")
    t.plays(1, "pass")
    assert decided(t) == (1, 6, 6), "an empty hand passes by itself"


@covers("LH-104")
def test_casualty_symbols_cannot_exceed_the_hoplites() -> None:
    t = battle(2, 3, hands={0: ["assault_axe_4", "wild_attack_axe_3"]})
    t.plays(0, "play assault_axe_4")
    t.refuses(0, "play wild_attack_axe_3", "LH-104")
    t.plays(0, "pass")
    assert decided(t) == (0, 8, 3)


@covers("LH-104")
def test_as_many_symbols_as_hoplites_are_allowed() -> None:
    t = battle(3, 3, hands={0: ["assault_axe_4", "wild_attack_axe_3"]})
    t.plays(0, "play assault_axe_4", "play wild_attack_axe_3")
    assert decided(t)[0] == 0


@covers("LH-107", "LH-112", "LH-031")
def test_casualties_come_after_the_comparison_and_a_winner_without_hoplites_gains_nothing() -> None:
    t = battle(2, 3, hands={0: ["assault_axe_4"]})
    t.plays(0, "play assault_axe_4")
    assert decided(t) == (0, 8, 3)
    assert t.army(0, "boeotia") == 0
    t.plays(1, "region phocis")
    assert t.army(1, "phocis") == 2
    assert t.controls("boeotia") == 1


@covers("LH-107", "LH-112")
def test_a_defender_who_wins_without_a_hoplite_left_keeps_his_token() -> None:
    t = battle(2, 1, hands={1: ["trap_sword_1"]}, attributes={1: (3, 1, 1)})
    t.plays(1, "play trap_sword_1")
    assert decided(t) == (1, 5, 2)
    assert (t.army(1, "boeotia"), t.army(0, "attica")) == (0, 1)
    assert t.controls("boeotia") == 1


@covers("LH-114")
def test_played_cards_are_discarded_after_the_battle() -> None:
    t = battle(3, 1, hands={0: ["wild_attack_axe_3"]})
    t.plays(0, "play wild_attack_axe_3")
    assert t.discards() == ["wild_attack_axe_3"]
    assert t.hand(0) == []


@covers("LH-063", "LH-105")
def test_a_fortified_hoplite_adds_to_strength_in_city_and_sparta_and_dies_last() -> None:
    t = battle(3, 2, "attica", ("boeotia",), fortified=["attica"])
    assert decided(t) == (1, 3, 3)
    assert t.fortified("attica")
    t = battle(4, 2, "laconia", ("arcadia",), fortified=["laconia"])
    assert decided(t) == (1, 4, 4)
    t = battle(5, 2, "attica", ("boeotia",), fortified=["attica"], heroes={1: "attica"})
    assert decided(t) == (0, 5, 3)
    assert t.army(1, "attica") == 1
    assert t.fortified("attica"), "it is the last one"
    t.plays(1, "region crete")
    assert not t.fortified("attica")


# -- withdrawal -------------------------------------------------------------------------------------------------------


@covers("LH-109")
def test_a_defender_finds_no_refuge_with_enemies_or_an_enemy_token() -> None:
    t = battle(4, 2, hoplites={"phocis": (2, 1)}, control={"euboea": 3, "attica": -1})
    t.refuses(1, "region phocis", "LH-109")
    t.refuses(1, "region euboea", "LH-109")
    t.refuses(1, "region laconia", "LH-109")
    assert t.options(1) == ["region attica", "region corinthia"]


@covers("LH-109", "LH-367")
def test_without_a_refuge_all_die_and_aegis_saves_nobody_from_that() -> None:
    t = battle(2, 3, origins=(), artifacts={0: ["aegis"]}, control={"attica": 0})
    t.plays(0, "save 0")
    assert decided(t) == (1, 3, 2)
    assert (t.army(0, "boeotia"), t.supply(0)) == (0, 15)


@covers("LH-110")
def test_an_attacker_goes_back_to_one_of_the_regions_he_came_from() -> None:
    t = battle(2, 4, origins=("attica", "phocis"))
    t.refuses(0, "region euboea", "LH-109")
    t.plays(0, "region phocis")
    assert t.army(0, "phocis") == 1


@covers("LH-109", "LH-110")
def test_an_attacker_whose_origin_has_been_taken_dies() -> None:
    t = battle(2, 4, hoplites={"attica": (2, 3)}, control={"attica": 2})
    assert t.army(0, "boeotia") == 0
    assert t.supply(0) == 15


@covers("LH-111")
def test_withdrawing_into_a_neutral_region_can_give_control_of_it() -> None:
    t = battle(9, 7)
    t.plays(1, "region phocis")
    assert (t.army(1, "phocis"), t.controls("phocis")) == (6, 1)
    t = battle(4, 2)
    t.plays(1, "region phocis")
    assert t.controls("phocis") == -1


@covers("LH-113", "LH-101")
def test_who_meets_two_enemies_fights_them_one_after_the_other() -> None:
    t = given(
        hoplites={"attica": (0, 6), "boeotia": [(1, 2), (2, 1)]}, control={"boeotia": 1}, attributes={0: (5, 1, 1)}
    )
    t.step(Turn(0))
    t.plays(0, *["step attica>boeotia"] * 5, "done")
    assert t.asked() == (0, "ChooseFoe")
    t.refuses(0, "player 4", "LH-101")
    t.plays(0, "player 2")
    t.plays(1, "region phocis")
    assert decided(t) == (0, 5, 1)
    assert told(t, "battle-begins")[-1]["other"] == 2
    assert t.controls("boeotia") == 0


# -- Combat cards -----------------------------------------------------------------------------------------------------


@card_test("fortification_torch_1", "fortification_bow_1")
def test_fortification_helps_a_defender_in_a_city() -> None:
    for name in ("fortification_torch_1", "fortification_bow_1"):
        t = battle(5, 2, "attica", ("boeotia",), hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 5, 5)
        t = battle(5, 2, "boeotia", hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 6, 2), "an attacker gets the value alone"


@card_test("local_support_torch_1", "local_support_bow_1")
def test_local_support_recruits_two_into_a_city_that_is_defended() -> None:
    for name in ("local_support_torch_1", "local_support_bow_1"):
        t = battle(5, 2, "attica", ("boeotia",), hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 5, 5)
        assert t.army(1, "attica") == 4


@card_test("glory_torch_1", "glory_bow_1")
def test_glory_needs_the_token_of_the_land() -> None:
    for name in ("glory_torch_1", "glory_bow_1"):
        t = battle(5, 2, hands={1: [name]}, glory={"blue": 1})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 6, 5), "the value of 1, and 3 for the Glory Token"
        for holder in ({"blue": 0}, {"red": 1}):
            t = battle(5, 2, hands={1: [name]}, glory=holder)
            t.plays(1, f"play {name}")
            assert decided(t) == (0, 5, 3)


@card_test("phalanx_torch_1", "phalanx_torch_2")
@covers("LH-106")
def test_phalanx_adds_half_the_hoplites_when_it_is_played() -> None:
    for name, value in (("phalanx_torch_1", 1), ("phalanx_torch_2", 2)):
        t = battle(5, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 5 + value + 2, 2)
        assert t.army(0, "boeotia") == 4


@card_test("flank_attack_bow_2")
@covers("LH-106")
def test_flank_attack_needs_more_hoplites() -> None:
    for attackers, strength in ((4, 8), (3, 5)):
        t = battle(attackers, 3, hands={0: ["flank_attack_bow_2"]})
        t.plays(0, "play flank_attack_bow_2")
        assert decided(t) == (0, strength, 3)


@card_test("trap_sword_1", "trap_mace_1")
def test_trap_adds_leadership() -> None:
    for name in ("trap_sword_1", "trap_mace_1"):
        t = battle(2, 3, hands={0: [name]}, attributes={0: (4, 1, 1)})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 7, 3)


@card_test("tactical_maneuver_sword_2", "tactical_maneuver_mace_2")
def test_tactical_maneuver_needs_higher_leadership() -> None:
    for name in ("tactical_maneuver_sword_2", "tactical_maneuver_mace_2"):
        for leadership, strength in ((2, 6), (1, 4)):
            t = battle(2, 3, hands={0: [name]}, attributes={0: (leadership, 1, 1)})
            t.plays(0, f"play {name}")
            assert decided(t) == (0, strength, 3)


@card_test("encirclement_sword_2", "encirclement_mace_2")
@covers("LH-387", "LH-108")
def test_encirclement_costs_the_loser_three_and_two_of_them_no_more() -> None:
    t = battle(5, 5, hands={0: ["encirclement_sword_2", "encirclement_mace_2"]})
    t.plays(0, "play encirclement_sword_2", "play encirclement_mace_2")
    t.plays(1, "region phocis")
    assert t.army(1, "phocis") == 2
    t = battle(2, 5, hands={0: ["encirclement_sword_2"]})
    t.plays(0, "play encirclement_sword_2")
    assert decided(t) == (1, 5, 4)
    assert t.army(1, "boeotia") == 5, "it helps a winner alone"


@card_test("wild_attack_sword_3", "wild_attack_mace_3", "wild_attack_axe_3", "wild_attack_spear_3", "charge_sickle_4")
def test_cards_without_a_text_have_their_value_and_casualties() -> None:
    for name, value, dead in (
        ("wild_attack_sword_3", 3, 1),
        ("wild_attack_mace_3", 3, 1),
        ("wild_attack_axe_3", 3, 1),
        ("wild_attack_spear_3", 3, 1),
        ("charge_sickle_4", 4, 2),
    ):
        t = battle(4, 1, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 4 + value, 1)
        assert t.army(0, "boeotia") == 4 - dead


@card_test("reinforcements_shield_0")
@covers("LH-366", "LH-343")
def test_reinforcements_bring_free_hoplites_from_one_neighbouring_region() -> None:
    t = battle(
        3,
        1,
        hands={1: ["reinforcements_shield_0"]},
        hoplites={"phocis": (1, 4), "euboea": (1, 2), "laconia": (1, 3)},
    )
    t.plays(1, "play reinforcements_shield_0")
    t.refuses(1, "march laconia>arcadia", "LH-366")
    t.refuses(1, "march attica>boeotia", "LH-366")
    t.plays(1, "march phocis>boeotia")
    t.refuses(1, "number 5", "LH-366")
    t.plays(1, "number 3")
    assert decided(t) == (1, 4, 3)
    assert (t.army(1, "phocis"), t.army(1, "euboea")) == (1, 2)


@covers("LH-366")
def test_fortified_hoplites_do_not_join_and_the_regions_they_leave_keep_their_tokens() -> None:
    t = battle(
        3, 1, "boeotia", hands={1: ["reinforcements_shield_0"]}, hoplites={"phocis": (1, 1)}, control={"phocis": 1}
    )
    t.plays(1, "play reinforcements_shield_0", "march phocis>boeotia")
    assert (t.army(1, "phocis"), t.controls("phocis")) == (0, 1)
    t = battle(3, 1, hands={1: ["reinforcements_shield_0"]}, hoplites={"euboea": (1, 1)}, fortified=["euboea"])
    t.s.control[region("euboea")] = 1
    t.plays(1, "play reinforcements_shield_0")
    assert decided(t)[0] == 0, "nobody can come, so nothing is asked"


@covers("LH-364")
def test_the_chimera_burns_those_who_join_a_battle() -> None:
    t = battle(
        3,
        1,
        hands={1: ["reinforcements_shield_0"]},
        hoplites={"phocis": (1, 4)},
        monsters={"chimera": "boeotia"},
        evolved={"chimera": AS_TEXT},
    )
    t.plays(1, "play reinforcements_shield_0", "march phocis>boeotia", "number 3")
    assert decided(t) == (1, 3, 3)


@card_test("javelin_volley_axe_2", "javelin_volley_spear_2")
@covers("LH-106", "LH-345")
def test_javelin_volley_kills_one_if_you_are_more() -> None:
    for name in ("javelin_volley_axe_2", "javelin_volley_spear_2"):
        t = battle(3, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 5, 1)
        t = battle(2, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 4, 2)


@covers("LH-367")
def test_an_aegis_that_is_not_charged_saves_nobody_in_a_battle() -> None:
    hands = {0: ["javelin_volley_axe_2"]}
    t = given(turn=0, hoplites={"attica": (0, 3), "boeotia": (1, 2)}, artifacts={1: ["aegis"]}, hands=hands)
    t.s.players[1].charged = 0
    t.step(TakeTurn(0)).plays(0, "march attica>boeotia", "number 3", "play javelin_volley_axe_2")
    assert decided(t) == (0, 5, 1) and not t.events("hoplites-saved")
    assert t.army(1, "boeotia") == 0, "one by the volley, one by the defeat, and nobody was asked"


@covers("LH-103", "LH-107")
def test_a_battle_shows_how_far_it_has_come() -> None:
    def stage(t: Play) -> object:
        return t.s.view(-1)["battle"]["stage"]  # type: ignore[index]

    t = battle(6, 3, blessings={1: ["ambush"]}, fortified=["boeotia"], hands={0: ["trap_mace_1"]})
    assert stage(t) == "before"
    t.plays(1, "pass")
    assert stage(t) == "cards"
    t.plays(0, "pass")
    assert stage(t) == "withdrawal", "nobody has an answer after the comparison, and no symbol was played"


@covers("LH-345")
def test_a_side_without_hoplites_plays_no_more_cards_but_is_compared() -> None:
    t = battle(
        2, 1, hands={0: ["javelin_volley_axe_2"], 1: ["trap_mace_1", "wild_attack_axe_3"]}, attributes={1: (5, 1, 1)}
    )
    t.plays(1, "play trap_mace_1")
    t.plays(0, "play javelin_volley_axe_2")
    assert decided(t) == (1, 6, 4), "1 and Leadership 5 against 2 and 2"
    assert t.hand(1) == ["wild_attack_axe_3"]


@card_test("assault_axe_4", "assault_spear_4")
def test_assault_helps_an_attacker() -> None:
    for name in ("assault_axe_4", "assault_spear_4"):
        t = battle(2, 2, hands={0: [name]})
        t.plays(0, f"play {name}")
        assert decided(t) == (0, 8, 2)
        t = battle(2, 2, hands={1: [name]})
        t.plays(1, f"play {name}")
        assert decided(t) == (1, 6, 2)


@card_test("tactical_withdrawal_torch_1", "tactical_withdrawal_bow_1")
def test_tactical_withdrawal_loses_the_battle_and_nobody() -> None:
    for name in ("tactical_withdrawal_torch_1", "tactical_withdrawal_bow_1"):
        t = battle(4, 3, hands={0: ["wild_attack_axe_3", "trap_mace_1"], 1: [name, "wild_attack_mace_3"]}, cards="all")
        t.plays(1, "play wild_attack_mace_3")
        t.plays(0, "play wild_attack_axe_3")
        t.plays(1, f"play {name}", "accept")
        t.plays(1, "region phocis")
        assert t.army(1, "phocis") == 3
        assert t.army(0, "boeotia") == 3, "the winner still has the losses of his card"
        assert t.controls("boeotia") == 0
        t = battle(4, 3, hands={1: [name]}, cards="all")
        t.plays(1, f"play {name}", "pass")
        assert decided(t) == (1, 4, 4)


@card_test("offerings_sword_2", "offerings_mace_2")
def test_offerings_give_a_priest_for_a_battle_won_at_a_shrine() -> None:
    for name in ("offerings_sword_2", "offerings_mace_2"):
        for where, priests in (("attica", 1), ("boeotia", 0)):
            origin = "boeotia" if where == "attica" else "attica"
            t = battle(3, 1, where, (origin,), hands={0: [name]}, cards="all")
            t.plays(0, f"play {name}")
            assert t.pool(0) == priests, "Attica has a Shrine, Boeotia has none"


@card_test("final_charge_shield_2")
@covers("LH-387")
def test_final_charge_of_an_attacker_ends_the_cards_bluff_included() -> None:
    t = battle(
        4,
        3,
        hands={0: ["final_charge_shield_2"], 1: ["wild_attack_axe_3", "wild_attack_mace_3"]},
        blessings={1: ["bluff"]},
        cards="all",
    )
    t.plays(1, "play wild_attack_axe_3")
    t.plays(0, "play final_charge_shield_2")
    assert decided(t) == (1, 6, 6)
    assert t.hand(1) == ["wild_attack_mace_3"]


@card_test("sudden_strike_sickle_3")
def test_sudden_strike_is_worth_seven_as_the_first_card_of_all() -> None:
    t = battle(3, 3, hands={1: ["sudden_strike_sickle_3"]}, cards="all")
    t.plays(1, "play sudden_strike_sickle_3")
    assert decided(t) == (1, 10, 3)
    t = battle(3, 3, hands={0: ["wild_attack_axe_3"], 1: ["sudden_strike_sickle_3", "trap_mace_1"]}, cards="all")
    t.plays(1, "play trap_mace_1")
    t.plays(0, "play wild_attack_axe_3")
    t.plays(1, "play sudden_strike_sickle_3")
    assert decided(t) == (1, 8, 6)


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
