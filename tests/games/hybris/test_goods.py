"""Chapter 4: gain, pay, lose; tracks and resources (HY-043 to HY-057)."""

import pytest

from tests.games.hybris.table import covers, given, told
from theogony.games.hybris import goods, greatness
from theogony.games.hybris.content import (
    AEGIS,
    BONUS_LOCATION,
    DETERMINATION,
    FOLLOWER,
    KINDNESS,
    PRAYER,
    PRIMORDIALS,
    VP,
)
from theogony.games.hybris.olympus import Convert, row_refusal
from theogony.games.hybris.primordials import Suffer
from theogony.games.hybris.texts import WRATH_1


def wrath(name: str, seat: int = 0) -> Suffer:
    return Suffer(seat, WRATH_1 + PRIMORDIALS.index(name))


@covers("HY-043")
def test_what_is_gained_and_paid_changes_the_board() -> None:
    t = given(goods={0: {"aegis": 3}})
    goods.gain(t.s, 0, AEGIS, 2, "HY-043")
    goods.pay(t.s, 0, AEGIS, 4, "HY-044")
    assert t.has(0, "aegis") == 1


@covers("HY-044")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    t = given(goods={0: {"prayer": 3}}).step(Convert(0, 0))
    t.refuses(0, "convert convert_temple", "HY-137")
    t.plays(0, "convert convert_spark")
    assert goods.payable(t.s, 0, AEGIS, 0) and not goods.payable(t.s, 0, AEGIS, 1)


@covers("HY-045", "HY-047")
@pytest.mark.parametrize(("followers", "left", "space"), [(2, 0, 1), (5, 3, 1), (1, 0, 2), (0, 0, 2)])
def test_who_has_too_little_loses_all_of_it_and_one_greatness(followers: int, left: int, space: int) -> None:
    t = given(goods={0: {"follower": followers}})
    t.step(wrath("primordial_pontus"))
    assert t.has(0, "follower") == left and t.space(0) == space


@covers("HY-046")
def test_one_effect_costs_one_greatness_at_most() -> None:
    t = given(seats=4)
    t.step(wrath("primordial_ouranos"))  # no Temple, no VP: two lacks
    assert t.space(0) == 2
    t.step(wrath("primordial_ouranos"))  # another effect
    assert t.space(0) == 3


@covers("HY-047")
def test_nothing_goes_below_zero_and_a_loss_of_greatness_sets_off_no_other() -> None:
    t = given(greatness=(3, 2, 4))
    t.step(wrath("primordial_aether"))  # 3 Kindness, and there is none
    assert t.has(0, "kindness") == 0 and t.space(0) == 4
    greatness.lose(t.s, 0, 1, "HY-050")
    assert t.has(0, "vp") == 0 and t.space(0) == 4


@covers("HY-048")
def test_a_discard_that_an_effect_imposes_is_a_loss() -> None:
    t = given(hands={0: ["common_thrust"], 1: ["common_thrust", "common_parry", "common_fury"]})
    t.step(wrath("primordial_hemera"), wrath("primordial_hemera", 1))
    t.refuses(0, "card common_parry", "HY-048")
    t.plays(0, "card common_thrust")
    assert t.space(0) == 2 and not t.hand(0)
    t.plays(1, "card common_parry", "card common_fury")
    assert t.space(1) == 1 and t.hand(1) == ["common_thrust"]


# -- Greatness --------------------------------------------------------------------------------------------------------


@covers("HY-049", "HY-052")
def test_a_gain_swaps_with_who_stands_on_the_left() -> None:
    t = given()
    greatness.gain(t.s, 2, 1, "HY-049")
    assert t.s.greatness == [1, 3, 2]
    assert t.s.in_greatness_order() == [0, 2, 1]


@covers("HY-049")
def test_on_the_first_space_a_gain_is_a_point() -> None:
    t = given(olympians=("ares", "hades", "athena"))
    greatness.gain(t.s, 0, 2, "HY-049")
    assert t.space(0) == 1 and t.has(0, "vp") == 2


@covers("HY-050")
def test_a_loss_goes_right_into_an_empty_space_too_and_costs_a_point_on_the_last() -> None:
    t = given(seats=2, goods={1: {"vp": 1}})
    greatness.lose(t.s, 1, 2, "HY-050")
    assert t.s.greatness == [1, 4]
    greatness.lose(t.s, 1, 1, "HY-050")
    assert t.space(1) == 4 and t.has(1, "vp") == 0
    greatness.lose(t.s, 1, 1, "HY-050")  # nothing is left to lose, and that is told
    assert t.has(1, "vp") == 0
    assert [event["number"] for event in told(t, "vp-lost-for-greatness")] == [1, 0]


@covers("HY-051")
def test_several_who_gain_together_pass_the_others() -> None:
    t = given(seats=4)
    greatness.gain_together(t.s, [1, 2, 3], 1, "HY-051")
    assert t.s.greatness == [4, 1, 2, 3]


@covers("HY-051")
def test_several_who_gain_together_never_swap_with_each_other() -> None:
    t = given(seats=4, olympians=("ares", "hades", "athena", "poseidon"))
    greatness.gain_together(t.s, [0, 1, 3], 1, "HY-051")
    assert t.s.greatness == [1, 2, 4, 3]
    assert [t.has(seat, "vp") for seat in range(4)] == [1, 1, 0, 0]


@covers("HY-051")
def test_several_who_lose_together_go_from_the_right_and_never_swap_either() -> None:
    t = given(seats=4, goods={seat: {"vp": 2} for seat in range(4)})
    greatness.lose_together(t.s, [0, 2, 3], 1, "HY-051")
    assert t.s.greatness == [2, 1, 3, 4]
    assert [t.has(seat, "vp") for seat in range(4)] == [2, 2, 1, 1]


# -- tracks -----------------------------------------------------------------------------------------------------------


@covers("HY-053", "HY-054")
def test_kindness_and_determination_stop_at_the_top() -> None:
    t = given(goods={0: {"kindness": 7, "determination": 9}})
    goods.gain(t.s, 0, KINDNESS, 3, "HY-053")
    goods.gain(t.s, 0, DETERMINATION, 3, "HY-054")
    assert t.has(0, "kindness") == 8 and t.has(0, "determination") == 10
    assert t.has(0, "vp") == 0  # the bonuses of the spaces are earned by deploying only


@covers("HY-016", "HY-380")
def test_a_bonus_location_that_is_not_in_the_supply_is_lost() -> None:
    t = given()
    t.s.bonus_tokens = 1
    goods.gain(t.s, 0, BONUS_LOCATION, 2, "HY-016")
    assert t.tokens(0, "reserve").count("bonus") == 1 and t.s.bonus_tokens == 0


@covers("HY-055", "HY-056")
def test_prayers_acquired_lie_on_the_board_and_generated_ones_in_the_well() -> None:
    t = given(well=3)
    goods.take_from_well(t.s, 0, 2, "HY-055")
    goods.gain(t.s, 0, PRAYER, 1, "HY-055")
    assert t.has(0, "prayer") == 3 and t.s.well == 1
    refusal = row_refusal(t.s, 1, 0)  # the Prayers of the Well are nobody's
    assert refusal is not None and refusal.clause == "HY-137"


@covers("HY-017")
def test_supplies_have_no_limit() -> None:
    t = given()
    for what in (VP, AEGIS, FOLLOWER, PRAYER):
        goods.gain(t.s, 0, what, 999, "HY-017")
        assert t.s.players[0].goods[what] == 999
