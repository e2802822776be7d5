"""The Titans module: track, zones, ancient shards, Memory, and its faces. -- chapter 13"""

import pytest

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.amendments import ORDER_WHERE_IT_COUNTS
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.content import (
    BOX,
    MISFORTUNE_FACES,
    TO_LOYALTY,
    TO_REBELLION,
    TRACK,
    TRACK_START,
    ZONE,
    ZONES,
)
from theogony.games.diceforge.faces import UseMisfortune, _owners_act as owners_act
from theogony.games.diceforge.reserves import receive
from theogony.games.diceforge.state import MISFORTUNES
from theogony.games.diceforge.turn import Act, Turn

# -- loyalty and ancient shards ----------------------------------------------------------------------------------------


@covers("DF-223", "DF-226", "DF-222", "DF-219")
def test_each_loyalty_is_a_step_and_is_not_stored() -> None:
    t = given(module="titans", shows={0: "chaos_yellow"})
    assert t.allegiance(0) == "tit_start"
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.allegiance(0) == "tit_plus_2" and t.has(0) == "nothing"


@covers("DF-224", "DF-218")
def test_each_ancient_shard_is_stored_and_is_a_step_even_if_the_reserve_is_full() -> None:
    t = given(module="titans", shows={0: "chaos_red"}, ancient=[5]).step(BlessMinor(0, 0, BLESSING))
    assert t.ancient(0) == 6 and t.allegiance(0) == "tit_minus_2"


@covers("DF-226", "DF-034")
def test_faces_with_shards_and_loyalty_move_the_token_in_the_chosen_order() -> None:
    t = given(module="titans", shows={0: "ancient_1 loyalty_1_glory_1"}, allegiance={0: "tit_minus_25"})
    assert t.step(Bless(0, BLESSING)).plays(0, "apply ancient_1").allegiance(0) == "tit_minus_25_blue"
    t = given(module="titans", shows={0: "ancient_1 loyalty_1_glory_1"}, allegiance={0: "tit_minus_25"})
    assert t.step(Bless(0, BLESSING)).plays(0, "apply loyalty_1_glory_1").allegiance(0) == "tit_minus_25"


@covers("DF-332")
def test_the_order_is_not_asked_where_both_ways_lead_to_the_same_space() -> None:
    """From -17, loyalty first leads to the blue -17 and back by one shard; the other way round to -19 and back."""
    t = given(module="titans", shows={0: "ancient_1 loyalty_1_glory_1"}, allegiance={0: "tit_minus_17"})
    assert t.step(Bless(0, BLESSING)).allegiance(0) == "tit_minus_17" and t.done()
    t = given(
        module="titans",
        shows={0: "ancient_1 loyalty_1_glory_1"},
        allegiance={0: "tit_minus_17"},
        version=ORDER_WHERE_IT_COUNTS,
    )
    assert t.step(Bless(0, BLESSING)).asked() == (0, "ChooseOrder"), "a table without the amendment asks"


@covers("DF-332", "DF-242")
def test_the_order_is_asked_where_a_zone_rewards_only_one_of_the_two() -> None:
    """Zone 2 does not reward glory, zone 3 does (DF-312); inside of one zone it is all the same."""
    faces = "loyalty_1_glory_1 gold1_sun1_moon1_glory1"
    t = given(module="titans", shows={0: faces}, allegiance={0: "tit_plus_12"}).step(Bless(0, BLESSING))
    assert t.asked() == (0, "ChooseOrder")
    t.refuses(0, "apply gold_1", "DF-034")
    t = given(module="titans", shows={0: faces}, allegiance={0: "tit_plus_5"}).step(Bless(0, BLESSING))
    assert t.done()


@covers("DF-227")
def test_at_the_ends_of_the_track_steps_are_ignored() -> None:
    t = given(module="titans", shows={0: "chaos_red", 1: "chaos_green"})
    t.s.allegiance[0], t.s.allegiance[1] = TRACK.index("tit_minus_25"), TRACK.index("tit_plus_25")
    t.step(BlessMinor(0, 0, BLESSING), BlessMinor(1, 0, BLESSING))
    assert t.allegiance(0) == "tit_minus_25" and t.allegiance(1) == "tit_plus_25" and t.ancient(0) == 2


def walk(start: str, ways: list[int], steps: int) -> list[str]:
    at = TRACK.index(start)
    found = []
    for _ in range(steps):
        at = ways[at]
        found.append(TRACK[at].removeprefix("tit_"))
    return found


@covers("DF-229", "DF-230", "DF-233")
def test_special_paths_are_taken_where_their_arrow_points_the_way() -> None:
    assert walk("tit_minus_25", TO_LOYALTY, 2) == ["minus_25_blue", "minus_20"]
    assert walk("tit_minus_17", TO_LOYALTY, 2) == ["minus_17_blue", "minus_14"]
    assert walk("tit_plus_25", TO_REBELLION, 3) == ["plus_20_blue", "plus_17_blue", "plus_14"]


@covers("DF-231", "DF-234", "DF-235")
def test_elsewhere_the_main_path_is_taken() -> None:
    assert walk("tit_minus_14", TO_REBELLION, 3) == ["minus_17", "minus_20", "minus_25"]
    assert walk("tit_plus_14", TO_LOYALTY, 5) == ["plus_17_blue", "plus_17", "plus_20_blue", "plus_20", "plus_25"]
    assert walk("tit_minus_20", TO_LOYALTY, 1) == ["minus_17"]
    assert walk("tit_minus_17_blue", TO_REBELLION, 1) == ["minus_17"]
    assert walk("tit_minus_25_blue", TO_REBELLION, 1) == ["minus_25"]


@covers("DF-236", "DF-329")
def test_the_track_has_31_spaces_and_tokens_share_them() -> None:
    assert len(TRACK) == 31 and BOX.track_value[TRACK_START] == 0
    assert {TRACK[at] for at in (TRACK_START,)} == {"tit_start"}
    t = given(module="titans", shows={0: "loyalty_1_glory_1", 1: "loyalty_1_glory_1"})
    t.step(BlessMinor(0, 0, BLESSING), BlessMinor(1, 0, BLESSING))
    assert t.allegiance(0) == t.allegiance(1) == "tit_plus_1"


# -- zones -------------------------------------------------------------------------------------------------------------

EXTRA = {
    "tit_plus_3": "4 gold, 2 glory",
    "tit_plus_5": "5 gold, 2 glory",
    "tit_plus_6": "5 gold, 2 glory",
    "tit_plus_7": "5 gold, 2 glory",
    "tit_plus_8": "5 gold, 3 glory",
    "tit_plus_10": "5 gold, 3 glory",
    "tit_plus_12": "5 gold, 3 glory",
    "tit_plus_14": "5 gold, 4 glory",
    "tit_plus_17": "5 gold, 4 glory",
    "tit_plus_17_blue": "5 gold, 4 glory",
    "tit_plus_20": "5 gold, 4 glory",
    "tit_plus_20_blue": "5 gold, 4 glory",
    "tit_plus_25": "5 gold, 4 glory",
    "tit_minus_10": "4 gold, 2 glory",
}


@covers("DF-237", "DF-238", "DF-239", "DF-240", "DF-241", "DF-243", "DF-244", "DF-253")
@pytest.mark.parametrize("space", EXTRA)
def test_loyalty_zones_add_to_what_the_own_dice_give(space: str) -> None:
    """4 gold on one die, 2 glory on the other: each is rewarded once, whatever the amount."""
    t = given(module="titans", shows={0: "gold_4 glory_2"}, allegiance={0: space}).step(Bless(0, BLESSING))
    assert t.has(0) == EXTRA[space]


@covers("DF-243")
def test_both_dice_earn_the_bonus() -> None:
    t = given(module="titans", shows={0: "gold_1 gold_3"}, allegiance={0: "tit_plus_5"}).step(Bless(0, BLESSING))
    assert t.has(0) == "6 gold"


@covers("DF-247", "DF-241")
def test_gold_and_glory_of_one_die_both_earn_in_zone_3() -> None:
    t = given(module="titans", shows={0: "gold1_sun1_moon1_glory1"}, allegiance={0: "tit_plus_14"})
    assert t.step(BlessMinor(0, 0, BLESSING)).has(0) == "2 gold, 1 sun, 1 moon, 3 glory"


@covers("DF-244", "DF-317")
def test_a_multiplied_die_earns_the_bonus_once() -> None:
    t = given(module="titans", shows={0: "gold_3 times_3"}, allegiance={0: "tit_plus_8"}).step(Bless(0, BLESSING))
    assert t.has(0) == "10 gold, 1 glory"


@covers("DF-242", "DF-316")
def test_the_zone_is_that_of_the_moment_before_the_face_moves_the_token() -> None:
    t = given(module="titans", shows={0: "loyalty_1_glory_1_gold_2"}, allegiance={0: "tit_plus_3"})
    assert t.step(BlessMinor(0, 0, BLESSING)).has(0) == "2 gold, 1 glory" and t.allegiance(0) == "tit_plus_5"
    t = given(module="titans", shows={0: "gold_3_ancient_1"}, allegiance={0: "tit_plus_5"})
    assert t.step(BlessMinor(0, 0, BLESSING)).has(0) == "4 gold, 1 ancient" and t.allegiance(0) == "tit_plus_3"


@covers("DF-245", "DF-111")
def test_glory_for_shards_refused_with_the_sentinel_earns_no_bonus_of_the_zone() -> None:
    t = given(module="titans", sets="sentinel", shows={0: "sun_1 moon_1"}, allegiance={0: "tit_plus_14"})
    t.performs(0, "sentinel").plays(0, "refuse", "refuse", "refuse", "refuse")
    assert t.has(0) == "8 glory"


@covers("DF-246", "DF-328")
def test_gold_refused_with_the_cyclops_earns_the_bonus_which_cannot_be_refused() -> None:
    t = given(module="titans", sets="cyclops", shows={0: "gold_3"}, allegiance={0: "tit_plus_5"})
    t.performs(0, "cyclops").plays(0, "die light", "refuse", "refuse", "refuse", "refuse")
    assert t.has(0) == "4 gold, 12 glory"


@covers("DF-245", "DF-328")
def test_glory_for_gold_refused_with_the_cyclops_earns_no_bonus_of_the_third_zone() -> None:
    t = given(module="titans", sets="cyclops", shows={0: "gold_3"}, allegiance={0: "tit_plus_14"})
    t.performs(0, "cyclops").plays(0, "die light", "refuse", "refuse", "refuse", "refuse")
    assert t.has(0) == "4 gold, 16 glory", "each time 3 for the gold, and 1 gold and 1 glory because the die gave gold"


@covers("DF-246", "DF-328", "DF-316")
@pytest.mark.parametrize("smith", ["blacksmiths_scepter", "blacksmiths_hammer"])
def test_gold_on_a_blacksmiths_scepter_or_blacksmiths_hammer_earns_the_bonus_which_may_go_there_too(smith: str) -> None:
    t = given(module="titans", feats={0: smith}, shows={0: "gold_3"}, allegiance={0: "tit_plus_5"})
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 3", "store 1")
    assert t.has(0) == "nothing" and (t.s.scepter[0], t.s.hammer[0]) in ((4, 0), (0, 4)) and t.done()


@covers("DF-248", "DF-044")
def test_dice_of_others_earn_no_bonus_but_a_copy_on_the_own_die_does() -> None:
    t = given(module="titans", sets="satyrs", shows={1: "gold_3 glory_2"}, allegiance={0: "tit_plus_14"}, seats=2)
    assert t.performs(0, "satyrs").has(0) == "3 gold, 2 glory"
    t = given(module="titans", shows={0: "mirror", 1: "gold_3 gold_3"}, allegiance={0: "tit_plus_5"}, seats=2)
    assert t.step(BlessMinor(0, 0, BLESSING)).has(0) == "4 gold"


@covers("DF-044", "DF-248")
def test_chosen_faces_of_the_goddess_card_and_the_own_dice_of_the_left_hand_earn_the_bonus() -> None:
    t = given(module="titans", sets="goddess_card", shows={0: "gold_3 gold_4"}, allegiance={0: "tit_plus_5"})
    t.performs(0, "goddess_card").plays(0, "show light>gold_3", "show dark>gold_4")
    assert t.has(0) == "9 gold", "both dice are the own ones"
    t = given(
        module="titans",
        sets="left_hand",
        shows={0: "gold_3 sun_1", 1: "gold_4 sun_1"},
        allegiance={0: "tit_plus_5"},
        pawns={0: "island_4", 1: "island_1"},
    ).performs(0, "left_hand")
    assert t.has(0) == "8 gold, 2 sun", "1 more for the own die, none for that of the other"


@covers("DF-248", "DF-286")
def test_a_face_turned_up_for_the_celestial_die_earns_no_bonus() -> None:
    t = given(module="titans", shows={0: "gold_3"}, allegiance={0: "tit_plus_5"}).rolls("celestial_any_face")
    assert t.step(RollCelestial(0)).plays(0, "show light>gold_3").has(0) == "3 gold"


@covers("DF-248", "DF-264")
def test_the_owner_of_a_misfortune_earns_no_bonus() -> None:
    t = given(
        module="titans",
        shows={0: "misfortune_yellow gold_3"},
        feats={1: "mirror_of_misfortune"},
        allegiance={0: "tit_plus_5", 1: "tit_plus_5"},
    )
    t.step(Bless(0, BLESSING)).plays(0, "apply gold_3", "take loyalty").plays(1, "apply gold_3", "take loyalty")
    assert t.has(0) == "4 gold" and t.has(1) == "3 gold"


@covers("DF-249", "DF-250", "DF-251", "DF-253", "DF-166")
@pytest.mark.parametrize(
    ("space", "first", "own"),
    [
        ("tit_minus_3", 0, 0),
        ("tit_minus_5", 3, 2),
        ("tit_minus_8", 3, 2),
        ("tit_minus_10", 5, 3),
        ("tit_minus_25", 5, 3),
    ],
)
def test_rebellion_zones_reward_feats_that_are_new(space: str, first: int, own: int) -> None:
    t = given(module="titans", allegiance={0: space, 1: space}).performs(0, "guardian")
    assert t.glory(0) == first
    t.performs(0, "guardian")
    assert t.glory(0) == first, "not new any more"
    t.performs(1, "guardian")
    assert t.glory(1) == own, "new to this player only"


@covers("DF-252", "DF-067")
def test_the_zone_is_looked_at_before_the_effect_of_the_feat() -> None:
    t = given(module="titans", sets="left_hand", allegiance={0: "tit_minus_5"}, pawns={0: "island_4"})
    t.performs(0, "left_hand")
    assert t.events("gained")[0]["source"] == "rebellion_1" and t.glory(0) >= 3


@covers("DF-179", "DF-252")
def test_the_feat_of_the_first_titan_is_rewarded_too() -> None:
    t = given(module="titans", allegiance={0: "tit_minus_5"}).performs(0, "first_titan").plays(0, "perform merchant")
    assert t.glory(0) == 6


def test_zones_are_where_the_board_has_them() -> None:
    by_value = {BOX.track_value[at]: ZONES[ZONE[at]] for at in range(len(TRACK))}
    assert [by_value[value] for value in (-25, -10, -8, -5, -3, 0, 3)] == [
        "rebellion_2",
        "rebellion_2",
        "rebellion_1",
        "rebellion_1",
        "neutral",
        "neutral",
        "neutral",
    ]


# -- Memory ------------------------------------------------------------------------------------------------------------


@about("memory")
@covers("DF-255", "DF-256")
def test_memory_places_two_tokens_on_different_islands() -> None:
    t = given(module="titans").performs(0, "memory").plays(0, "remember island_7>rebellion")
    t.refuses(0, "remember island_7>loyalty", "DF-255")
    t.plays(0, "remember island_6>loyalty")
    assert t.done()
    t.performs(1, "memory").plays(1, "remember island_7>loyalty", "remember island_6>loyalty")
    assert len([token for token in t.s.memory if token >= 0]) == 4, "tokens of others do not matter"


@covers("DF-257", "DF-258")
def test_a_memory_is_gained_after_a_feat_of_its_owner_on_its_island() -> None:
    t = given(module="titans", sun=[2, 2, 0]).performs(0, "memory")
    t.plays(0, "remember island_6>rebellion", "remember island_1>loyalty")
    assert t.has(0) == "2 sun", "the feat that places them does not trigger them, though it is on island 1"
    t.step(Act(1, 0)).plays(1, "perform guardian")
    assert t.has(1) == "nothing", "only the owner triggers them"
    t.step(Act(0, 0)).plays(0, "perform guardian")
    assert t.has(0) == "1 moon, 2 ancient" and t.allegiance(0) == "tit_minus_2"
    assert [token for token in t.s.memory if token >= 0] == [1], "the other one lies on island 1 still"


@covers("DF-258", "DF-033")
def test_a_memory_and_another_memory_on_one_island_are_both_gained_in_the_order_the_player_likes() -> None:
    t = given(module="titans", allegiance={0: "tit_minus_17"})
    for _ in range(2):
        t.performs(0, "memory")
        t.plays(0, "remember island_6>rebellion" if t.s.memory[0] < 0 else "remember island_6>loyalty")
        t.plays(0, "remember island_5>loyalty")
    t.performs(0, "guardian")
    assert t.options(0) == ["recall rebellion", "recall loyalty"]
    t.plays(0, "recall loyalty")
    assert t.has(0) == "1 sun, 1 moon, 10 glory, 2 ancient", "10 of the zone, for two new feats"


@covers("DF-268", "DF-320")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_owners_of_two_misfortunes_act_in_turn_order(active: int) -> None:
    t = given(module="titans", active=active)
    t.s.colour_owner[MISFORTUNES : MISFORTUNES + 2] = [2, 1]
    in_order = [UseMisfortune(2 - owner) for owner in t.s.in_turn_order() if owner]
    first, second = MISFORTUNE_FACES[:2]
    assert owners_act(t.s, first, second) == owners_act(t.s, second, first) == in_order


@covers("DF-258", "DF-257")
def test_a_recall_names_a_token_that_lies_there() -> None:
    t = given(module="titans", sets="triton").performs(0, "memory")
    t.plays(0, "remember island_6>rebellion", "remember island_5>loyalty")
    t.s.triton[0] = 1
    t.performs(0, "guardian")
    t.refuses(0, "recall loyalty", "DF-257")
    t.plays(0, "recall rebellion")
    assert t.ancient(0) == 2


@covers("DF-067", "DF-257")
def test_a_memory_comes_after_the_effect_of_the_feat() -> None:
    t = given(module="titans").performs(0, "memory").plays(0, "remember island_7>loyalty", "remember island_6>loyalty")
    t.performs(0, "dogged")
    assert t.asked() == (0, "TakeFace") and t.has(0) == "nothing"
    t.plays(0, "forge gold_3_ancient_1", "replace light>gold_1")
    assert t.has(0) == "1 sun" and t.allegiance(0) == "tit_plus_2" and t.done()


@covers("DF-258", "DF-067", "DF-177")
def test_a_memory_placed_through_the_first_titan_is_not_triggered_by_it() -> None:
    t = given(module="titans").performs(0, "first_titan").plays(0, "perform memory")
    t.plays(0, "remember island_4>rebellion", "remember island_1>loyalty")
    assert t.has(0) == "nothing" and t.done()


@covers("DF-258")
def test_a_feat_of_the_first_titan_triggers_a_memory_on_the_island_of_its_own_slot() -> None:
    t = given(module="titans").performs(0, "memory").plays(0, "remember island_7>loyalty", "remember island_6>loyalty")
    t.performs(0, "first_titan").plays(0, "perform merchant")
    assert t.has(0) == "1 sun" and t.allegiance(0) == "tit_plus_2"


@covers("DF-067", "DF-173", "DF-257")
def test_a_memory_comes_before_the_extra_turn_of_an_eternal_fire() -> None:
    t = given(module="titans", sets="eternal_fire").performs(0, "memory")
    t.plays(0, "remember island_4>loyalty", "remember island_6>loyalty")
    t.s.have[1], t.s.first = 6, 1
    t.step(Turn(0, 0)).plays(0, "perform eternal_fire")
    kinds = [event.kind for event in t.s.events or []]
    last_turn = len(kinds) - 1 - kinds[::-1].index("turn-begins")
    memory = next(i for i, event in enumerate(t.s.events or []) if event.public.get("source") == "memory")
    assert memory < last_turn


# -- faces and feats ---------------------------------------------------------------------------------------------------


@about("chaos", "dogged")
@covers("DF-260", "DF-261", "DF-216")
@pytest.mark.parametrize(
    ("feat", "face", "left"),
    [("chaos", "chaos_green", 0), ("dogged", "gold_3_ancient_1", 1), ("dogged", "loyalty_1_glory_1_gold_2", 1)],
)
def test_a_feat_gives_a_face_of_the_forest(feat: str, face: str, left: int) -> None:
    t = given(module="titans").performs(0, feat).plays(0, f"forge {face}", "replace light>gold_1")
    assert t.shows(0) == f"{face} gold_1" and t.left(face) == left


@about("mirror_of_misfortune")
@covers("DF-263", "DF-107", "DF-021")
def test_a_misfortune_is_forged_by_the_named_player() -> None:
    t = given(module="titans").performs(0, "mirror_of_misfortune")
    t.refuses(0, "player 1", "DF-107")
    t.plays(0, "player 2").plays(1, "replace light>gold_1")
    assert t.shows(1) == "misfortune_yellow gold_1" and t.s.colour_owner[8] == 0 and t.left("misfortune_yellow") == 0


@covers("DF-217", "DF-220")
def test_the_starting_dice_of_the_titans() -> None:
    t = given(module="titans")
    assert t.die(0, "light") == ["gold_1"] * 5 + ["ancient_1"]
    assert t.die(0, "dark") == ["gold_1"] * 4 + ["moon_1", "loyalty_1_glory_1"]


@covers("DF-029", "DF-027")
def test_a_gain_that_finds_no_room_moves_the_token_all_the_same() -> None:
    t = given(module="titans", gold=[12], ancient=[6])
    receive(t.s, 0, (3, 0, 0, 0, 1, 0), 0, 0)
    t.s.run()
    assert t.has(0) == "12 gold, 6 ancient" and t.allegiance(0) == "tit_minus_1"
