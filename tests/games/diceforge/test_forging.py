"""Forging, offerings, and upgrades. -- chapters 4 and 6, DF-156 to DF-162"""

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.content import face
from theogony.games.diceforge.forging import BuyFace, ChooseUpgrade, ForgeFace
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.turn import Act, ExtraAction


@covers("DF-037", "DF-038", "DF-060")
def test_a_forged_face_replaces_one_is_displayed_and_not_applied() -> None:
    t = given(gold=[2]).step(Act(0, 0)).plays(0, "buy gold_3", "replace dark>glory_2")
    assert t.die(0, "dark") == ["gold_1"] * 4 + ["moon_1", "gold_3"] and t.shows(0) == "gold_1 gold_3"
    assert t.has(0) == "nothing" and t.s.removed[0] == (face("glory_2"),) and t.left("gold_3") == 3


@covers("DF-037")
def test_only_a_face_that_is_on_the_die_can_be_replaced() -> None:
    t = given(gold=[2]).step(Act(0, 0)).plays(0, "buy gold_3")
    assert t.options(0) == [
        "replace light>gold_1",
        "replace light>sun_1",
        "replace dark>gold_1",
        "replace dark>moon_1",
        "replace dark>glory_2",
    ]
    t.refuses(0, "replace light>moon_1", "DF-037")


@covers("DF-039", "DF-105", "DF-263")
def test_imposed_faces_stay_for_good_but_a_boar_of_the_trident_does_not() -> None:
    t = given(sets="tenacious_boar", module="titans", shows={0: "boar_red misfortune_red"}, gold=[2])
    t.step(Act(0, 0)).plays(0, "buy gold_3")
    t.refuses(0, "replace light>boar_red", "DF-039")
    t.refuses(0, "replace dark>misfortune_red", "DF-039")
    free = given(shows={0: "boar_red"}, gold=[2]).step(Act(0, 0)).plays(0, "buy gold_3", "replace light>boar_red")
    assert free.die(0, "light")[0] == "gold_3"


@covers("DF-040")
def test_a_die_of_imposed_faces_takes_no_other_and_a_player_with_nothing_else_forges_nothing() -> None:
    t = given(sets="tenacious_boar", gold=[9])
    t.s.dice[:6] = [face("boar_red")] * 6
    t.step(ForgeFace(0, face("gold_3"), 0))
    assert all(option.startswith("replace dark") for option in t.options(0))
    t = given(sets="tenacious_boar", gold=[9])
    t.s.dice[:12] = [face("boar_red")] * 12
    t.asks(Act(0, 0))
    t.refuses(0, "buy gold_3", "DF-040")


@covers("DF-057", "DF-058")
def test_an_offering_is_any_number_of_different_faces() -> None:
    t = given(gold=[12]).step(Act(0, 0)).plays(0, "buy gold_6", "replace light>gold_1")
    assert t.asked() == (0, "Offering")
    t.refuses(0, "buy gold_6", "DF-058")
    t.plays(0, "buy glory_1_sun_1", "replace light>gold_1", "buy gold_3", "replace dark>gold_1")
    t.refuses(0, "buy gold_4", "DF-057")
    t.refuses(0, "buy gold_6", "DF-058")
    assert t.options(0) == ["buy moon_1", "done"], "2 gold are left"
    t.plays(0, "done")
    assert t.has(0) == "2 gold" and len(t.s.removed[0]) == 3 and t.done()


@covers("DF-060")
def test_a_bought_face_may_go_over_one_of_the_same_offering() -> None:
    t = given(gold=[5]).step(Act(0, 0)).plays(0, "buy gold_3", "replace light>gold_1", "buy gold_4")
    t.plays(0, "replace light>gold_3")
    assert "gold_3" not in t.die(0, "light") and len(t.s.removed[0]) == 2


@covers("DF-059")
def test_gardens_and_forest_are_not_for_sale() -> None:
    t = given(gold=[12], module="goddess").step(Act(0, 0))
    t.refuses(0, "buy mirror", "DF-059")
    t.refuses(0, "buy golem_sun", "DF-059")
    t.refuses(0, "buy gold_1", "DF-059")


@covers("DF-062")
def test_an_empty_pool_sells_nothing() -> None:
    t = given(gold=[12])
    t.s.left[face("glory_4")] = 0
    t.step(Act(0, 0))
    t.refuses(0, "buy glory_4", "DF-062")
    assert "buy moon_2_glory_2" in t.options(0)


@covers("DF-061", "DF-053")
def test_the_extra_action_may_buy_a_face_that_the_first_one_bought() -> None:
    t = given(gold=[4], sun=[2]).step(Act(0, 0), ExtraAction(0))
    t.plays(0, "buy gold_3", "replace light>gold_1", "done", "extra", "buy gold_3", "replace light>gold_1")
    assert t.die(0, "light").count("gold_3") == 2 and t.has(0) == "nothing"


# -- upgrades ----------------------------------------------------------------------------------------------------------


@covers("DF-157", "DF-158")
def test_an_upgrade_takes_any_face_of_the_next_level() -> None:
    t = given().step(ChooseUpgrade(0, 1)).plays(0, "upgrade light>gold_1")
    assert t.options(0) == ["forge moon_1", "forge gold_3"], "level 0 to level 1: both pools"
    t.refuses(0, "forge gold_4", "DF-157")
    t.plays(0, "forge gold_3")
    assert t.die(0, "light").count("gold_3") == 1 and t.left("gold_3") == 3 and len(t.s.removed[0]) == 1


@covers("DF-158")
def test_the_starting_shards_have_the_levels_of_the_sanctuary() -> None:
    moon = given().step(ChooseUpgrade(0, 1)).plays(0, "upgrade dark>moon_1")
    assert moon.options(0) == ["forge sun_1", "forge gold_4"]
    sun = given().step(ChooseUpgrade(0, 1)).plays(0, "upgrade light>sun_1")
    assert "forge gold_6" in sun.options(0) and len(sun.options(0)) == 4
    module = given(module="goddess").step(ChooseUpgrade(0, 1)).plays(0, "upgrade dark>golem_moon")
    assert module.options(0) == ["forge moon_1", "forge gold_3"]


@covers("DF-159")
def test_an_empty_level_is_passed_over() -> None:
    t = given()
    t.s.left[face("moon_1")] = t.s.left[face("gold_3")] = 0
    t.step(ChooseUpgrade(0, 1)).plays(0, "upgrade light>gold_1")
    assert t.options(0) == ["forge sun_1", "forge gold_4"]


@covers("DF-160")
def test_nothing_goes_beyond_level_7() -> None:
    t = given(shows={0: "glory_3 glory_4"}).step(ChooseUpgrade(0, 2))
    t.refuses(0, "upgrade dark>glory_4", "DF-160")
    t.plays(0, "upgrade light>glory_3")
    assert "forge moon_2_glory_2" in t.options(0), "level 6 by two is level 7"


@covers("DF-160")
def test_without_a_better_face_a_face_cannot_be_upgraded() -> None:
    t = given(shows={0: "glory_3"})
    for name in ("glory_4", "moon_2_glory_2", "choice_gold2_sun2_moon2", "gold1_sun1_moon1_glory1"):
        t.s.left[face(name)] = 0
    t.step(ChooseUpgrade(0, 1))
    t.refuses(0, "upgrade light>glory_3", "DF-160")


@covers("DF-162")
def test_a_merchant_cannot_upgrade_an_imposed_boar_or_misfortune() -> None:
    t = given(sets="tenacious_boar", module="titans", feats={0: "merchant"}, shows={0: "boar_red misfortune_red"})
    t.step(Reinforce(0)).plays(0, "use merchant", "merchants 1")
    t.refuses(0, "upgrade light>boar_red", "DF-039")
    t.refuses(0, "upgrade dark>misfortune_red", "DF-039")
    t.plays(0, "upgrade dark>gold_1", "forge gold_3")
    assert t.die(0, "light")[0] == "boar_red" and t.die(0, "dark").count("gold_3") == 1


@about("merchant")
@covers("DF-156", "DF-161")
def test_a_merchant_and_another_merchant_share_one_upgrade_and_the_others_bring_glory() -> None:
    t = given(feats={0: "merchant merchant merchant"}, seats=3).step(Reinforce(0)).plays(0, "use merchant")
    assert t.options(0) == ["merchants 0", "merchants 1", "merchants 2", "merchants 3"]
    t.refuses(0, "merchants 4", "DF-161")
    t.plays(0, "merchants 2")
    t.refuses(0, "pass", "DF-157")
    t.plays(0, "upgrade light>gold_1", "forge gold_4")
    assert t.has(0) == "2 glory" and t.die(0, "light").count("gold_4") == 1 and t.done()
    t.asks(Reinforce(0)).refuses(0, "use merchant", "DF-050")


@covers("DF-156", "DF-160")
def test_merchants_may_all_bring_glory_and_cannot_upgrade_what_cannot_be() -> None:
    t = given(feats={0: "merchant"})
    t.s.dice[:12] = [face("glory_4")] * 12
    t.step(Reinforce(0)).plays(0, "use merchant")
    assert t.has(0) == "2 glory", "no choice was left"
    t = given(feats={0: "merchant"}).step(Reinforce(0)).plays(0, "use merchant", "merchants 0")
    assert t.has(0) == "2 glory"
    t = given(feats={0: "merchant"}, sets="triton")
    t.s.dice[:12] = [face("glory_4")] * 12
    t.s.triton[0] = 1
    t.step(Reinforce(0)).plays(0, "use merchant")
    t.refuses(0, "merchants 1", "DF-160")


@covers("DF-200")
def test_a_purchase_in_between_may_be_declined() -> None:
    t = given(gold=[5]).step(BuyFace(0, 0)).plays(0, "pass")
    assert t.has(0) == "5 gold" and t.done()
