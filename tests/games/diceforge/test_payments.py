"""Hammer, Scepter, payments from several reserves, tokens for any time. -- DF-086, DF-130 to DF-138, DF-225"""

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.amendments import GOLD_STORED_ONCE
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.feats.perform import perform
from theogony.games.diceforge.forging import BuyFace
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.turn import Act, ExtraAction

# -- the Hammer --------------------------------------------------------------------------------------------------------


@about("blacksmiths_hammer")
@covers("DF-086")
def test_any_part_of_gold_gained_may_move_the_hammer() -> None:
    t = given(shows={0: "gold_4"}).performs(0, "blacksmiths_hammer")
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.options(0) == [f"store {gold}" for gold in range(5)]
    t.refuses(0, "store 5", "DF-086")
    t.plays(0, "store 3")
    assert t.has(0) == "1 gold" and t.s.hammer[0] == 3 and t.done()


@covers("DF-086")
def test_the_ends_of_the_hammers_sides_give_10_and_15_glory() -> None:
    t = given(shows={0: "gold_6"}, feats={0: "blacksmiths_hammer"})
    t.s.hammer[0] = 14
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 1")
    assert t.has(0) == "5 gold, 10 glory" and t.s.hammer[0] == 15
    assert [event["number"] for event in t.events("hammer-filled")] == [1], "the log says where the glory is from"
    t.s.hammer[0] = 26
    t.step(BlessMinor(0, 0, BLESSING))
    t.refuses(0, "store 5", "DF-131")
    t.plays(0, "store 4")
    assert t.has(0) == "7 gold, 25 glory" and t.s.hammer[0] == 30
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.done(), "gold that no Hammer can take goes to the reserve"


@covers("DF-087", "DF-065")
def test_surplus_steps_of_a_blacksmiths_hammer_go_on_along_the_next_blacksmiths_hammer() -> None:
    t = given(shows={0: "gold_6"}, feats={0: "blacksmiths_hammer blacksmiths_hammer"})
    t.s.hammer[0] = 28
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 6")
    assert t.has(0) == "15 glory" and t.s.hammer[0] == 34
    t.s.hammer[0] = 44
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 1")
    assert t.glory(0) == 25, "the first side of the second Hammer gives 10"


@covers("DF-086", "DF-287")
def test_gold_gained_by_any_means_may_go_to_the_hammer() -> None:
    t = given(feats={0: "blacksmiths_hammer"}).performs(0, "wild_spirits")
    assert t.asked() == (0, "StoreGold")
    t.plays(0, "store 3")
    assert t.has(0) == "3 moon" and t.s.hammer[0] == 3


@covers("DF-086", "DF-331")
def test_the_gold_of_both_dice_is_one_decision() -> None:
    t = given(shows={0: "gold_3 gold_4"}, feats={0: "blacksmiths_hammer"}).step(Bless(0, BLESSING))
    t.refuses(0, "store 8", "DF-086")
    t.plays(0, "store 3")
    assert t.has(0) == "4 gold" and t.s.hammer[0] == 3 and t.done()


def test_a_table_without_the_amendment_asks_for_each_die() -> None:
    hammer = {0: "blacksmiths_hammer"}
    t = given(shows={0: "gold_3 gold_4"}, feats=hammer, version=GOLD_STORED_ONCE).step(Bless(0, BLESSING))
    t.plays(0, "store 3", "store 0")
    assert t.has(0) == "4 gold" and t.s.hammer[0] == 3 and t.done()


@covers("DF-331", "DF-027")
def test_gold_that_the_reserve_cannot_hold_goes_on_the_card() -> None:
    t = given(shows={0: "gold_4"}, feats={0: "blacksmiths_hammer"}, gold=[10]).step(BlessMinor(0, 0, BLESSING))
    t.refuses(0, "store 1", "DF-331")
    assert t.options(0) == ["store 2", "store 3", "store 4"]
    t.plays(0, "store 2")
    assert t.has(0) == "12 gold" and t.s.hammer[0] == 2 and t.done()


@covers("DF-331")
def test_nobody_is_asked_where_only_the_card_has_room() -> None:
    t = given(shows={0: "gold_4"}, feats={0: "blacksmiths_hammer"}, gold=[12]).step(BlessMinor(0, 0, BLESSING))
    assert t.has(0) == "12 gold" and t.s.hammer[0] == 4 and t.done()
    t = given(shows={0: "gold_4"}, feats={0: "blacksmiths_hammer"}, gold=[12], version=GOLD_STORED_ONCE)
    assert t.step(BlessMinor(0, 0, BLESSING)).options(0)[0] == "store 0", "a table without the amendment asks"


@covers("DF-331", "DF-135")
def test_a_later_scepter_may_hold_what_the_first_one_does_not() -> None:
    t = given(shows={0: "gold_6"}, feats={0: "blacksmiths_scepter blacksmiths_scepter"}, gold=[11])
    t.s.scepter[1] = 2
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.options(0)[0] == "store 1", "1 fits into the reserve and 4 on the other Scepter"
    t.refuses(0, "store 0", "DF-331")
    t.plays(0, "store 1")
    assert t.has(0) == "12 gold" and t.s.scepter[:2] == [1, 6] and t.done()


# -- the Scepter -------------------------------------------------------------------------------------------------------


@about("blacksmiths_scepter")
@covers("DF-130", "DF-131", "DF-326")
def test_a_scepter_holds_up_to_6_gold_gained_by_any_means() -> None:
    t = given(sets="blacksmiths_scepter", shows={0: "gold_4"}).performs(0, "blacksmiths_scepter")
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 3")
    assert t.has(0) == "1 gold" and t.s.scepter[0] == 3
    t.step(BlessMinor(0, 0, BLESSING))
    t.refuses(0, "store 4", "DF-131")
    t.plays(0, "store 3")
    assert t.has(0) == "2 gold" and t.s.scepter[0] == 6
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.has(0) == "6 gold" and t.done(), "a full Scepter is not asked about"


@covers("DF-135", "DF-130")
def test_two_blacksmiths_scepters_are_reserves_of_their_own() -> None:
    t = given(shows={0: "gold_6"}, feats={0: "blacksmiths_scepter blacksmiths_scepter"})
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "store 2", "store 3")
    assert t.has(0) == "1 gold" and t.s.scepter[:2] == [2, 3]


@covers("DF-131", "DF-136")
def test_gold_on_a_scepter_pays_like_gold_of_the_reserve_as_the_player_likes() -> None:
    t = given(feats={0: "blacksmiths_scepter"}, gold=[3])
    t.s.scepter[0] = 4
    t.step(BuyFace(0, 0))
    assert "buy moon_2" in t.options(0)
    t.refuses(0, "buy sun_2", "DF-057")
    t.plays(0, "buy moon_2")
    assert t.options(0) == ["spend 3", "spend 4"], "6 gold are due and the reserve has 3"
    t.refuses(0, "spend 2", "DF-131")
    t.plays(0, "spend 4", "replace light>gold_1")
    assert t.has(0) == "1 gold" and t.s.scepter[0] == 0


@covers("DF-131", "DF-135")
def test_the_first_of_two_blacksmiths_scepters_need_not_pay_what_the_second_can() -> None:
    t = given(feats={0: "blacksmiths_scepter blacksmiths_scepter"}, gold=[1])
    t.s.scepter[:2] = [3, 2]
    t.step(BuyFace(0, 0)).plays(0, "buy gold_6")
    assert t.options(0) == ["spend 1", "spend 2", "spend 3"], "4 gold, of which the others can pay 3"
    t.refuses(0, "spend 0", "DF-131")
    t.plays(0, "spend 1")
    assert t.s.scepter[:2] == [2, 0] and t.has(0) == "nothing", "the rest could only be paid in one way"


@covers("DF-132", "DF-134")
def test_a_scepter_with_4_gold_is_a_shard_for_a_feat() -> None:
    t = given(feats={0: "blacksmiths_scepter"})
    t.s.scepter[0] = 3
    t.step(Act(0, 0))
    t.refuses(0, "perform wild_spirits", "DF-063")
    t = given(feats={0: "blacksmiths_scepter"})
    t.s.scepter[0] = 4
    t.step(Act(0, 0)).plays(0, "perform wild_spirits")
    assert t.events("feat-performed"), "the Scepter had to pay: nothing to ask"
    t.plays(0, "store 0")
    assert t.s.scepter[0] == 0 and t.has(0) == "3 gold, 3 moon"


@covers("DF-133", "DF-134", "DF-326")
def test_a_scepter_with_6_gold_is_two_shards_of_a_kind_and_a_surplus_is_lost() -> None:
    t = given(feats={0: "blacksmiths_scepter"}, sun=[1])
    t.s.scepter[0] = 6
    t.step(Act(0, 0)).plays(0, "perform minotaur")
    assert t.s.scepter[0] == 0 and t.has(0) == "nothing", "3 sun: two of the Scepter, one of the reserve"
    t = given(feats={0: "blacksmiths_scepter"}, sun=[1])
    t.s.scepter[0] = 6
    t.step(Act(0, 0)).plays(0, "perform elder")
    assert t.options(0) == ["scepter none", "scepter sun"]
    t.refuses(0, "scepter moon", "DF-134")
    t.refuses(0, "ancient 0", "DF-134")
    t.plays(0, "scepter sun")
    assert t.s.scepter[0] == 0 and t.has(0) == "1 sun", "the second shard of the Scepter is lost"


@covers("DF-133")
def test_the_two_shards_of_a_scepter_are_of_one_kind() -> None:
    t = given(feats={0: "blacksmiths_scepter"}, sun=[4], moon=[4])
    t.s.scepter[0] = 6
    t.step(Act(0, 0))
    t.refuses(0, "perform hydra", "DF-063")


@covers("DF-135", "DF-134")
def test_several_scepters_may_pay_for_one_feat_and_an_extra_action() -> None:
    t = given(feats={0: "blacksmiths_scepter blacksmiths_scepter"}, sun=[4], moon=[4])
    t.s.scepter[:2] = [4, 5]
    t.step(Act(0, 0)).plays(0, "perform hydra", "scepter moon")
    assert t.s.scepter[:2] == [0, 0] and t.has(0) == "nothing", "the second one had to be sun"
    t = given(feats={0: "blacksmiths_scepter"})
    t.s.scepter[0] = 6
    t.step(ExtraAction(0)).plays(0, "extra")
    assert t.s.scepter[0] == 0 and t.events("extra-action")


@covers("DF-134")
def test_a_scepter_must_leave_the_rest_payable() -> None:
    t = given(feats={0: "blacksmiths_scepter"}, sun=[5], moon=[4])
    t.s.scepter[0] = 4
    t.step(Act(0, 0)).plays(0, "perform hydra")
    assert t.s.scepter[0] == 0 and t.has(0) == "nothing", "only moon could be meant"


# -- ancient shards ----------------------------------------------------------------------------------------------------


@covers("DF-225", "DF-221")
def test_ancient_shards_pay_as_sun_or_moon_and_move_no_token() -> None:
    t = given(module="titans", sun=[4], moon=[4], ancient=[4], allegiance={0: "tit_minus_3"})
    t.step(Act(0, 0)).plays(0, "perform first_titan")
    assert t.options(0) == ["ancient 1", "ancient 2", "ancient 3"], "one as moon must be left"
    t.refuses(0, "ancient 4", "DF-225")
    t.refuses(0, "ancient 0", "DF-225")
    t.refuses(0, "scepter sun", "DF-225")
    t.plays(0, "ancient 2")
    assert t.options(0) == ["ancient 1", "ancient 2"]
    t.plays(0, "ancient 1")
    assert t.has(0) == "1 sun, 1 ancient" and t.allegiance(0) == "tit_minus_3"


@covers("DF-225")
def test_ancient_shards_pay_for_an_extra_action_and_for_nothing_else() -> None:
    t = given(module="titans", ancient=[2]).step(ExtraAction(0)).plays(0, "extra")
    assert t.has(0) == "nothing" and t.events("extra-action")
    t = given(module="titans", ancient=[6]).step(Act(0, 0))
    t.refuses(0, "buy gold_3", "DF-057")


@covers("DF-134", "DF-225")
def test_scepter_ancient_and_reserve_pay_together() -> None:
    t = given(module="titans", feats={0: "blacksmiths_scepter"}, sun=[1], ancient=[1])
    t.s.scepter[0] = 6
    t.step(Act(0, 0)).plays(0, "perform omniscient")
    assert t.s.scepter[0] == 0 and t.ancient(0) == 0, "4 sun: 2 of the Scepter, 1 ancient, 1 of the reserve"


# -- tokens for any time of the own turn -------------------------------------------------------------------------------


@about("triton")
@covers("DF-114", "DF-056")
def test_a_triton_token_gives_its_choice_at_any_decision_of_the_own_turn() -> None:
    t = given(sets="triton").performs(0, "triton")
    assert t.s.triton[0] == 1
    t.step(Act(0, 0))
    assert t.options(0)[-3:] == ["triton gold", "triton sun", "triton moon"]
    t.plays(0, "triton gold")
    assert t.has(0) == "6 gold" and t.s.triton[0] == 0 and t.asked() == (0, "Act")
    t.refuses(0, "triton sun", "DF-114")


@covers("DF-056")
def test_no_token_works_in_the_turn_of_another_player() -> None:
    t = given(sets="triton", shows={1: "choice_gold3_glory2"}, active=0)
    t.s.triton[1] = 1
    t.step(BlessMinor(1, 0, BLESSING))
    assert t.options(1) == ["take gold", "take glory"]
    t.refuses(1, "triton sun", "DF-056")


@covers("DF-056", "DF-053")
def test_a_triton_token_can_pay_for_the_extra_action() -> None:
    t = given(sets="triton")
    t.s.triton[0] = 1
    t.step(ExtraAction(0))
    t.refuses(0, "extra", "DF-053")
    t.plays(0, "triton sun", "extra")
    assert t.has(0) == "nothing" and t.events("extra-action")


@covers("DF-056")
def test_a_token_may_be_used_in_the_middle_of_paying() -> None:
    t = given(sets="triton", feats={0: "blacksmiths_scepter"}, gold=[1])
    t.s.scepter[0] = 4
    t.s.triton[0] = 1
    t.step(BuyFace(0, 0)).plays(0, "buy gold_6")
    assert t.options(0) == ["spend 3", "spend 4", "triton gold", "triton sun", "triton moon"]
    t.plays(0, "triton gold", "store 0")
    assert t.options(0) == [f"spend {gold}" for gold in range(5)], "now the reserve could pay it all"


@about("companion")
@covers("DF-137", "DF-138")
def test_a_companion_advances_once_a_turn_and_is_cashed_in_for_sun_and_glory() -> None:
    t = given(sets="companion").performs(0, "companion")
    assert t.s.companion[0] == 0
    t.step(Reinforce(0)).plays(0, "advance 1")
    assert t.s.companion[0] == 1
    t.refuses(0, "advance 1", "DF-050")
    t.refuses(0, "advance 2", "DF-137")
    t.refuses(0, "cash 2", "DF-138")
    t.s.companion[0] = 3
    t.plays(0, "cash 1")
    assert t.has(0) == "3 sun, 3 glory" and t.s.companion[0] == -1
    t.asks(Reinforce(0)).refuses(0, "cash 1", "DF-138")
    t.refuses(0, "advance 1", "DF-137")


@covers("DF-137")
def test_a_companion_on_its_last_space_cannot_advance() -> None:
    t = given(feats={0: "companion companion"})
    t.s.companion[:2] = [5, 4]
    t.step(Reinforce(0))
    t.refuses(0, "advance 1", "DF-137")
    t.plays(0, "advance 2")
    assert t.s.companion[:2] == [5, 5]


@covers("DF-063", "DF-067")
def test_a_feat_is_paid_before_anything_else_happens() -> None:
    t = given(sun=[3], pawns={1: "island_6"})
    perform(t.s, 0, 39)
    assert t.has(0) == "nothing" and t.island(1) == "island_6"
