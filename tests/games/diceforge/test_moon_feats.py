"""Every feat that costs moon shards and is not tested elsewhere. -- chapters 9, 10 and 11.1"""

import pytest

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.blessings import BLESSING, BlessMinor
from theogony.games.diceforge.content import BOAR_FACES, face
from theogony.games.diceforge.forging import ForgeFace


@about("blacksmiths_chest")
@covers("DF-088", "DF-028")
def test_chests_raise_the_limits_and_add_up() -> None:
    t = given().performs(0, "blacksmiths_chest")
    assert t.s.limit[:6] == [16, 9, 9, 12, 6, 6]
    t.performs(0, "blacksmiths_chest")
    assert t.s.limit[:3] == [20, 12, 12]


@about("ferryman", "gorgon", "hydra")
@covers("DF-092", "DF-095", "DF-098", "DF-066")
@pytest.mark.parametrize("feat", ["ferryman", "gorgon", "hydra"])
def test_a_feat_without_effect_only_scores(feat: str) -> None:
    t = given().performs(0, feat)
    assert t.has(0) == "nothing" and t.done()
    assert {"ferryman": 12, "gorgon": 14, "hydra": 26}[feat] == t.s.view(0)["players"][0]["points"]  # type: ignore[index]


@about("helmet_of_invisibility")
@covers("DF-093")
def test_the_helmet_gives_a_times_3_face() -> None:
    t = given().performs(0, "helmet_of_invisibility").plays(0, "replace light>sun_1")
    assert t.shows(0) == "times_3 gold_1" and t.left("times_3") == 3


# -- Satyrs ------------------------------------------------------------------------------------------------------------


@about("satyrs")
@covers("DF-090", "DF-044")
def test_satyrs_apply_two_dice_of_the_others_as_a_pair_with_times_3() -> None:
    t = given(shows={1: "times_3 gold_1", 2: "moon_2 gold_3"}).performs(0, "satyrs")
    assert t.options(0) == ["pick gold_1", "pick gold_3", "pick moon_2", "pick times_3"]
    t.refuses(0, "pick sun_1", "DF-090")
    t.plays(0, "pick times_3")
    assert "pick times_3" not in t.options(0), "two different dice"
    t.plays(0, "pick moon_2")
    assert t.has(0) == "6 moon" and t.has(1) == t.has(2) == "nothing" and t.done()


@covers("DF-091", "DF-090", "DF-044")
def test_with_two_players_satyrs_simply_take_both_dice_of_the_other_also_with_a_shield() -> None:
    t = given(shows={1: "sun_1 shield_red"}, seats=2).performs(0, "satyrs")
    assert t.has(0) == "1 sun, 5 glory" and t.has(1) == "nothing" and t.done()


@covers("DF-091", "DF-085")
def test_a_mirror_taken_by_satyrs_copies_a_face_of_an_opponent_and_a_ship_buys() -> None:
    t = given(shows={0: "glory_4 glory_4", 1: "mirror ship", 2: "sun_2 gold_1"}).performs(0, "satyrs")
    t.plays(0, "pick mirror", "pick ship")
    assert t.options(0) == ["copy gold_1", "copy sun_2", "copy glory_4", "copy ship"]
    t.refuses(0, "copy moon_1", "DF-073")
    t.plays(0, "copy sun_2", "buy gold_3", "replace light>gold_1")
    assert t.has(0) == "2 sun" and t.die(0, "light").count("gold_3") == 1


@covers("DF-090")
def test_two_equal_faces_on_different_dice_may_both_be_taken() -> None:
    t = (
        given(shows={1: "moon_2 gold_1", 2: "moon_2 gold_1"})
        .performs(0, "satyrs")
        .plays(0, "pick moon_2", "pick moon_2")
    )
    assert t.has(0) == "4 moon"


# -- Boar --------------------------------------------------------------------------------------------------------------


@about("tenacious_boar")
@covers("DF-105", "DF-107", "DF-021")
def test_a_boar_is_forged_by_the_named_player_on_a_die_of_his_choice() -> None:
    t = given(sets="tenacious_boar").performs(0, "tenacious_boar")
    assert t.options(0) == ["player 2", "player 3"]
    t.refuses(0, "player 1", "DF-107")
    t.refuses(0, "player 4", "DF-107")
    t.plays(0, "player 3")
    assert t.asked() == (2, "ForgeFace")
    t.plays(2, "replace dark>gold_1")
    assert t.die(2, "dark")[0] == "boar_yellow" and len(t.s.removed[2]) == 1 and t.left("boar_yellow") == 0
    t.performs(1, "tenacious_boar").plays(1, "player 3").plays(2, "replace dark>gold_1")
    assert t.die(2, "dark")[1] == "boar_red", "colours come in their order; a bearer may be named again"
    t.step(ForgeFace(2, face("gold_3"), 0))
    t.refuses(2, "replace dark>boar_red", "DF-039")
    assert t.s.colour_owner[:2] == [0, 1] and len(BOAR_FACES) == 4


# -- Great Bear: see test_ousting.py; Cerberus, Twins, Cancer, Sentinel: test_blessings.py -----------------------------


@about("silver_hind")
@covers("DF-089")
def test_the_silver_hind_has_no_instant_effect() -> None:
    assert given().performs(0, "silver_hind").done()


@about("celestial_die_card")
@covers("DF-139")
def test_the_celestial_die_card_rolls_the_die_once() -> None:
    t = given(sets="celestial_die_card").rolls("celestial_gold").performs(0, "celestial_die_card")
    assert t.has(0) == "12 gold" and t.done()


# -- Mists -------------------------------------------------------------------------------------------------------------


@about("mists")
@covers("DF-140", "DF-142", "DF-031")
def test_the_poorest_lose_5_glory_to_the_player_of_the_mists() -> None:
    t = given(sets="mists", gold=[5, 2, 2], glory=[0, 7, 3]).performs(0, "mists")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (8, 2, 0), "5 of the first, and only 3 of the other"


@covers("DF-141")
def test_if_only_the_own_gold_is_least_the_mists_do_nothing() -> None:
    t = given(sets="mists", gold=[1, 2, 2], glory=[6, 7, 3]).performs(0, "mists")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (6, 7, 3)


@covers("DF-143")
def test_a_tie_with_the_own_gold_takes_from_all_who_are_tied() -> None:
    t = given(sets="mists", gold=[2, 2, 4], glory=[6, 7, 3]).performs(0, "mists")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (11, 2, 3)
    assert [event["seat"] for event in t.events("lost")] == [0, 1], "the own 5 are lost too, and come back"


@covers("DF-136", "DF-140")
def test_gold_on_a_blacksmiths_scepter_is_not_counted_by_the_mists() -> None:
    t = given(sets="mists", feats={1: "blacksmiths_scepter"}, gold=[3, 2, 4], glory=[0, 5, 0])
    t.s.scepter[4] = 6
    t.performs(0, "mists")
    assert t.glory(0) == 5 and t.glory(1) == 0


# -- Right Hand, Wind --------------------------------------------------------------------------------------------------


@about("right_hand")
@covers("DF-144", "DF-136")
def test_the_right_hand_turns_any_gold_into_glory_that_of_a_blacksmiths_scepter_too() -> None:
    t = given(sets="right_hand", feats={0: "blacksmiths_scepter"}, gold=[2])
    t.s.scepter[0] = 3
    t.performs(0, "right_hand")
    assert t.options(0) == [f"spend {gold}" for gold in range(6)]
    t.refuses(0, "spend 6", "DF-144")
    t.plays(0, "spend 4", "spend 2")
    assert t.has(0) == "4 glory" and t.s.scepter[0] == 1 and t.done()
    assert given(sets="right_hand", gold=[2]).performs(0, "right_hand").plays(0, "spend 0").has(0) == "2 gold"


@about("wind")
@covers("DF-145", "DF-147", "DF-148")
def test_the_wind_takes_one_resource_from_all_dice_also_of_shield_choice_and_boar() -> None:
    """Sun: 2 of the own die, gain B of the Shield, 1 each of choice face and Boar. Gain A is out of reach."""
    t = given(
        sets="wind", shows={0: "sun_2 moon_1", 1: "shield_red glory_3", 2: "choice_gold1_sun1_moon1 boar_red"}
    ).performs(0, "wind")
    assert t.options(0) == ["take gold", "take sun", "take moon", "take glory"]
    t.refuses(0, "take ancient", "DF-145")
    t.plays(0, "take sun")
    assert t.has(0) == "6 sun" and t.has(1) == t.has(2) == "nothing", "2 + 2 + 1 + 1, and the Boar calls nobody"


@covers("DF-148", "DF-223", "DF-224")
def test_the_wind_counts_a_misfortune_and_ancient_shards_of_it_move_the_token() -> None:
    t = given(module="titans", shows={0: "ancient_1 gold_1", 1: "misfortune_red gold_3_ancient_1"})
    t.performs(0, "wind").plays(0, "take ancient")
    assert t.ancient(0) == 3 and t.allegiance(0) == "tit_minus_3"


@covers("DF-146", "DF-325")
def test_a_wind_over_mirror_times_3_ship_and_golem_does_nothing() -> None:
    t = given(sets="wind", seats=2, shows={0: "mirror times_3", 1: "ship golem_sun"}).performs(0, "wind")
    assert t.has(0) == "nothing" and t.done()


# -- Ancestor, Eternal Night -------------------------------------------------------------------------------------------


@about("ancestor")
@covers("DF-149", "DF-150")
def test_the_ancestor_forges_the_cheapest_face_with_glory_and_blesses_its_die() -> None:
    t = given(sets="ancestor").performs(0, "ancestor")
    assert t.asked() == (0, "ForgeFace"), "one face costs least"
    t.plays(0, "replace dark>gold_1")
    assert t.die(0, "dark")[0] == "glory_1_sun_1" and t.has(0) == "1 sun, 1 glory" and t.done()


@covers("DF-150")
def test_among_equally_cheap_faces_the_player_of_the_ancestor_chooses() -> None:
    t = given(sets="ancestor")
    for name in ("glory_1_sun_1", "choice_gold3_glory2", "glory_3"):
        t.s.left[face(name)] = 0
    t.performs(0, "ancestor")
    assert t.options(0) == ["forge glory_4", "forge moon_2_glory_2", "forge gold1_sun1_moon1_glory1"]
    t.refuses(0, "forge choice_gold2_sun2_moon2", "DF-117")


@covers("DF-151", "DF-307")
def test_without_a_face_with_glory_the_ancestor_blesses_any_die() -> None:
    t = given(sets="ancestor", shows={0: "sun_2 moon_2"})
    for number in range(len(t.s.left)):
        t.s.left[number] = 0
    t.performs(0, "ancestor").plays(0, "die dark")
    assert t.has(0) == "2 moon" and not t.s.removed[0]


@about("eternal_night")
@covers("DF-152")
def test_the_eternal_night_takes_a_sun_and_a_moon_from_everybody_and_nothing_of_a_blacksmiths_scepter() -> None:
    t = given(sets="eternal_night", feats={2: "blacksmiths_scepter"}, sun=[0, 2, 0], moon=[1, 1, 0], ancient=[0, 0, 3])
    t.s.scepter[8] = 6
    t.performs(0, "eternal_night")
    assert t.has(0) == "1 sun, 2 moon" and t.has(1) == "1 sun" and t.has(2) == "3 ancient"
    assert t.s.scepter[8] == 6


@covers("DF-117")
def test_a_feat_whose_faces_are_gone_is_taken_without_effect() -> None:
    t = given()
    t.s.left[face("times_3")] = 0
    t.performs(0, "helmet_of_invisibility")
    assert t.done() and t.s.stack[5] == 2


@covers("DF-066", "DF-065")
def test_the_same_feat_may_be_performed_again_and_effects_add_up() -> None:
    t = given(shows={0: "gold_3"}, feats={0: "twins twins"}, gold=[6]).step(BlessMinor(0, 0, BLESSING))
    t.plays(0, "reroll light", "reroll light", "take moon", "take moon")
    assert t.has(0) == "3 gold, 2 moon"
