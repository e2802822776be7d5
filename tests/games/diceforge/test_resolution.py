"""How two faces of a result work together: mirrors, multipliers, order, owners, nested effects. -- chapter 8"""

from tests.games.diceforge.table import covers, given
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.content import TWINS
from theogony.games.diceforge.turn import BlessAll

# -- mirrors -----------------------------------------------------------------------------------------------------------


@covers("DF-073")
def test_a_mirror_copies_a_face_that_an_opponent_displays() -> None:
    t = given(shows={0: "mirror", 1: "gold_6 glory_3", 2: "sun_1 moon_1"})
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.options(0) == ["copy sun_1", "copy moon_1", "copy gold_6", "copy glory_3"]
    t.refuses(0, "copy gold_1", "DF-073")
    t.refuses(0, "copy mirror", "DF-074")
    t.plays(0, "copy glory_3")
    assert t.has(0) == "3 glory" and t.has(1) == "nothing" and t.done()


@covers("DF-074")
def test_a_mirror_of_a_mirror_reaches_the_own_dice_and_never_a_mirror() -> None:
    t = given(shows={0: "mirror moon_2", 1: "mirror gold_3", 2: "sun_1 sun_1"})
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.options(0) == ["copy sun_1", "copy gold_3", "copy moon_2"]
    t.refuses(0, "copy mirror", "DF-074")
    t.plays(0, "copy moon_2")
    assert t.has(0) == "2 moon"


@covers("DF-074", "DF-318")
def test_a_mirror_among_mirrors_only_does_nothing() -> None:
    t = given(shows={0: "mirror mirror", 1: "mirror mirror"}, seats=2)
    t.step(Bless(0, BLESSING))
    assert t.has(0) == "nothing" and t.done()


@covers("DF-073", "DF-317", "DF-315")
def test_mirror_and_times_3_copy_first_and_multiply_then() -> None:
    t = given(shows={0: "mirror times_3", 1: "moon_2 sun_1", 2: "gold_1 gold_1"})
    t.step(Bless(0, BLESSING)).plays(0, "copy moon_2")
    assert t.has(0) == "6 moon"


@covers("DF-073", "DF-318")
def test_a_times_3_copied_by_a_mirror_multiplies_the_own_other_die() -> None:
    t = given(shows={0: "mirror gold_4", 1: "times_3 sun_1", 2: "gold_1 gold_1"})
    t.step(Bless(0, BLESSING)).plays(0, "copy times_3")
    assert t.has(0) == "12 gold"


@covers("DF-318")
def test_two_mirrors_choose_for_themselves_and_may_copy_the_same_face() -> None:
    t = given(shows={0: "mirror mirror", 1: "moon_2 sun_1", 2: "gold_1 gold_1"})
    t.step(Bless(0, BLESSING)).plays(0, "copy moon_2", "copy moon_2")
    assert t.has(0) == "4 moon" and t.done()


@covers("DF-318", "DF-315", "DF-079")
def test_a_shield_copied_by_a_mirror_looks_at_the_own_other_face() -> None:
    t = given(shows={0: "mirror sun_1", 1: "shield_red moon_1", 2: "gold_1 gold_1"})
    t.step(Bless(0, BLESSING)).plays(0, "copy shield_red")
    assert t.has(0) == "1 sun, 5 glory"


@covers("DF-082", "DF-318")
def test_a_boar_of_the_own_card_copied_by_a_mirror_gives_both_parts() -> None:
    t = given(shows={0: "mirror gold_1", 1: "boar_yellow gold_3", 2: "gold_1 gold_1"}, feats={0: "tenacious_boar"})
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "copy boar_yellow", "take sun")
    assert t.asked() == (0, "ChooseGain")
    t.plays(0, "take glory")
    assert t.has(0) == "1 sun, 3 glory" and t.done()


@covers("DF-075", "DF-314", "DF-048")
def test_a_mirror_of_step_one_copies_what_was_rolled_even_if_a_ship_forged_over_it() -> None:
    """Seat 0 has a ship and forges over the face that it rolled; the mirror of seat 1 still sees the roll."""
    t = given(shows={0: "ship glory_2", 1: "mirror gold_1", 2: "gold_1 gold_1"}, gold=[0, 0, 0])
    t.step(BlessAll(0))
    t.plays(0, "buy gold_3", "replace dark>glory_2")
    assert t.shows(0) == "ship gold_3"
    assert t.asked() == (1, "CopyFace") and "copy glory_2" in t.options(1) and "copy gold_3" not in t.options(1)
    t.plays(1, "copy glory_2")
    assert t.glory(1) == 2


@covers("DF-036")
def test_when_no_result_is_being_resolved_mirrors_see_the_faces_on_top() -> None:
    t = given(shows={0: "mirror gold_1", 1: "gold_6 gold_1", 2: "gold_1 gold_1"})
    t.s.up[2] = 1
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.has(0) == "1 gold", "the 6 gold are not on top"


# -- the order of two faces --------------------------------------------------------------------------------------------


@covers("DF-077", "DF-034")
def test_the_gold_of_a_face_can_pay_the_ship_or_come_after_it() -> None:
    t = given(shows={0: "ship gold_4"})
    t.step(Bless(0, BLESSING))
    assert t.options(0) == ["apply gold_4", "apply ship"]
    t.refuses(0, "apply sun_1", "DF-034")
    t.plays(0, "apply gold_4")
    assert "buy moon_2" in t.options(0), "6 gold less 2"
    first = given(shows={0: "ship gold_4"}).step(Bless(0, BLESSING)).plays(0, "apply ship")
    assert "buy moon_2" not in first.options(0) and "buy gold_3" in first.options(0)
    first.plays(0, "pass")
    assert first.has(0) == "4 gold"


@covers("DF-080")
def test_of_two_shields_the_second_looks_at_the_first() -> None:
    """Green first: 3 glory. Then red finds no sun: 2 sun. The other way round green finds no glory either."""
    t = given(shows={0: "shield_green shield_red"}).step(Bless(0, BLESSING))
    assert t.asked() == (0, "ChooseOrder")
    t.plays(0, "apply shield_green")
    assert t.has(0) == "2 sun, 3 glory"
    t = given(shows={0: "shield_green chaos_red"}, module="titans").step(Bless(0, BLESSING))
    t.plays(0, "apply chaos_red")
    assert t.has(0) == "3 glory, 2 ancient", "chaos gave gain B, no glory"


@covers("DF-080", "DF-275")
def test_a_chaos_after_a_shield_of_its_colour_finds_it() -> None:
    t = given(shows={0: "shield_red chaos_red"}, module="titans").step(Bless(0, BLESSING)).plays(0, "apply shield_red")
    assert t.has(0) == "2 sun, 3 glory, 2 ancient"


@covers("DF-080", "DF-318")
def test_of_two_mirrors_with_one_shield_the_second_copy_looks_at_the_first() -> None:
    t = given(shows={0: "mirror mirror", 1: "shield_green moon_1", 2: "gold_1 gold_1"}).step(Bless(0, BLESSING))
    t.plays(0, "copy shield_green", "copy shield_green")
    assert t.has(0) == "8 glory" and t.done(), "gain B of 3, then gain A of 5"


@covers("DF-079")
def test_a_choice_is_made_before_a_shield_looks_at_it() -> None:
    for choice, outcome in (("sun", "1 sun, 5 glory"), ("gold", "1 gold, 2 sun")):
        t = given(shows={0: "shield_red choice_gold1_sun1_moon1"}).step(Bless(0, BLESSING))
        t.plays(0, f"take {choice}")
        assert t.has(0) == outcome


@covers("DF-029", "DF-081")
def test_a_gain_beyond_the_limit_still_counts_for_a_shield() -> None:
    t = given(shows={0: "sun_1 shield_red"}, sun=[6]).step(Bless(0, BLESSING))
    assert t.has(0) == "6 sun, 5 glory"


@covers("DF-315")
def test_order_is_asked_only_where_it_can_matter() -> None:
    t = given(shows={0: "gold_3 sun_2"}).step(Bless(0, BLESSING))
    assert t.has(0) == "3 gold, 2 sun" and t.done()


# -- ships -------------------------------------------------------------------------------------------------------------


@covers("DF-076")
def test_a_ship_buys_one_face_at_2_gold_less_or_nothing() -> None:
    t = given(shows={0: "ship"}, gold=[1])
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.options(0) == ["buy sun_1", "buy moon_1", "buy gold_3", "buy gold_4", "pass"]
    t.refuses(0, "buy gold_6", "DF-057")
    t.plays(0, "buy sun_1", "replace dark>gold_1")
    assert t.has(0) == "nothing" and t.die(0, "dark")[0] == "sun_1" and t.done()
    assert given(shows={0: "ship"}, gold=[1]).step(BlessMinor(0, 0, BLESSING)).plays(0, "pass").has(0) == "1 gold"


@covers("DF-076", "DF-317", "DF-070")
def test_a_ship_and_times_3_buy_one_face_at_6_gold_less() -> None:
    t = given(shows={0: "ship times_3"}, gold=[2]).step(Bless(0, BLESSING))
    t.refuses(0, "buy glory_4", "DF-057")
    t.plays(0, "buy glory_3", "replace light>gold_1")
    assert t.has(0) == "nothing" and t.done()


@covers("DF-324")
def test_two_ships_are_two_purchases_and_may_buy_equal_faces() -> None:
    t = given(shows={0: "ship ship"}).step(Bless(0, BLESSING))
    t.plays(0, "buy gold_3", "replace light>gold_1", "buy gold_3", "replace light>gold_1")
    assert t.die(0, "light").count("gold_3") == 2 and t.left("gold_3") == 2 and t.done()


@covers("DF-077", "DF-085")
def test_a_ship_and_the_ship_of_another_are_resolved_in_turn_order_and_share_the_pools() -> None:
    t = given(shows={0: "ship gold_1", 1: "ship gold_1", 2: "gold_1 gold_1"}, active=1, gold=[9, 9, 0])
    t.s.left[4] = 1  # one 3-gold face left
    t.step(BlessAll(0)).plays(1, "apply ship", "buy gold_3", "replace dark>gold_1")
    t.plays(0, "apply ship")
    t.refuses(0, "buy gold_3", "DF-062")


# -- boars -------------------------------------------------------------------------------------------------------------


@covers("DF-082", "DF-106", "DF-049", "DF-320")
def test_the_owner_of_a_boar_gains_as_soon_as_its_face_is_applied() -> None:
    t = given(shows={0: "boar_yellow gold_3", 1: "sun_1 gold_1"}, feats={1: "tenacious_boar"})
    t.step(Bless(0, BLESSING)).plays(0, "apply boar_yellow", "take moon")
    assert t.asked() == (1, "ChooseGain") and t.options(1) == ["take sun", "take moon", "take glory"]
    assert t.has(0) == "1 moon", "the other face waits"
    t.plays(1, "take glory")
    assert t.has(1) == "3 glory" and t.has(0) == "3 gold, 1 moon" and t.done()


@covers("DF-083", "DF-317")
def test_times_3_multiplies_a_boar_for_its_owner_too() -> None:
    t = given(shows={0: "boar_yellow times_3"}, feats={1: "tenacious_boar"})
    t.step(Bless(0, BLESSING)).plays(0, "take moon").plays(1, "take glory")
    assert t.has(0) == "3 moon" and t.has(1) == "9 glory"


@covers("DF-082", "DF-084")
def test_a_boar_of_the_abyssal_trident_calls_nobody() -> None:
    t = given(shows={0: "boar_green"}).step(BlessMinor(0, 0, BLESSING)).plays(0, "take sun")
    assert t.has(0) == "1 sun" and t.done()


# -- misfortune --------------------------------------------------------------------------------------------------------


@covers("DF-320")
def test_the_owners_of_two_misfortunes_act_in_turn_order_from_the_active_player() -> None:
    """Yellow is of seat 1, red of seat 2, and seat 2 is active: it acts first, though its face is the second."""
    owners = {1: "mirror_of_misfortune", 2: "mirror_of_misfortune"}
    t = given(shows={0: "misfortune_yellow misfortune_red"}, module="titans", feats=owners, active=2)
    t.step(Bless(0, BLESSING)).plays(0, "take ancient", "take loyalty").plays(2, "take ancient", "take ancient")
    assert t.asked() == (1, "ChooseGain") and t.ancient(2) == 2


@covers("DF-268", "DF-269", "DF-320", "DF-267")
def test_two_misfortunes_give_the_bearer_both_gains_before_the_owners_act() -> None:
    """Yellow is of seat 2, red of seat 1; the bearer is seat 0, who is active: seat 1 acts first."""
    t = given(
        shows={0: "misfortune_yellow misfortune_red"},
        module="titans",
        feats={2: "mirror_of_misfortune", 1: "mirror_of_misfortune"},
    )
    t.s.colour_owner[8], t.s.colour_owner[9] = 2, 1
    t.step(Bless(0, BLESSING)).plays(0, "take ancient", "take loyalty")
    assert t.asked()[0] == 1
    t.plays(1, "take loyalty", "take loyalty")
    assert t.asked()[0] == 2 and t.allegiance(1) == "tit_plus_2"
    t.plays(2, "take ancient", "take ancient")
    assert t.ancient(2) == 2 and t.ancient(0) == 1 and t.done()


@covers("DF-269")
def test_an_owner_of_two_misfortunes_takes_both_dice_twice() -> None:
    t = given(
        shows={0: "misfortune_yellow misfortune_red"},
        module="titans",
        feats={1: "mirror_of_misfortune mirror_of_misfortune"},
    )
    t.step(Bless(0, BLESSING)).plays(0, "take loyalty", "take loyalty")
    t.plays(1, "take ancient", "take ancient", "take ancient", "take ancient")
    assert t.ancient(1) == 4 and t.done()


@covers("DF-270", "DF-271", "DF-317")
def test_misfortune_and_times_3_triple_the_choice_of_bearer_and_owner() -> None:
    t = given(shows={0: "misfortune_yellow times_3"}, module="titans", feats={1: "mirror_of_misfortune"})
    t.step(Bless(0, BLESSING)).plays(0, "take ancient").plays(1, "take loyalty")
    assert t.ancient(0) == 3 and t.allegiance(1) == "tit_plus_3" and t.done()


@covers("DF-267", "DF-322")
def test_in_a_minor_blessing_the_other_die_of_the_bearer_counts_as_displayed() -> None:
    t = given(shows={0: "misfortune_yellow gold_6"}, module="titans", feats={1: "mirror_of_misfortune"})
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "take ancient").plays(1, "apply gold_6", "take ancient")
    assert t.has(0) == "1 ancient" and t.has(1) == "6 gold, 1 ancient" and t.done()


@covers("DF-267", "DF-318", "DF-322")
def test_a_misfortune_copied_by_a_mirror_means_the_dice_of_its_bearer() -> None:
    """Seat 0 mirrors the face on a die of seat 1; its card is of seat 2: the dice of seat 1 count."""
    t = given(
        sets="mirror_of_the_abyss",
        shows={0: "mirror gold_1", 1: "misfortune_yellow glory_4"},
        module="titans",
        feats={2: "mirror_of_misfortune"},
    )
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "copy misfortune_yellow", "take ancient")
    t.plays(2, "apply glory_4", "take ancient")
    assert t.has(2) == "4 glory, 1 ancient" and t.has(1) == "nothing" and t.done()


@covers("DF-267", "DF-044")
def test_a_shield_works_in_full_for_the_owner_of_a_misfortune() -> None:
    """A Shield beside the Misfortune: it looks at the owner's own choice, and gives gain B."""
    t = given(shows={0: "misfortune_yellow shield_red"}, module="titans", feats={1: "mirror_of_misfortune"})
    t.step(Bless(0, BLESSING)).plays(0, "take ancient", "apply misfortune_yellow")
    t.plays(1, "take ancient", "apply shield_red")
    assert t.has(0) == "2 sun, 1 ancient" and t.has(1) == "2 sun, 1 ancient" and t.done()


# -- nested effects ----------------------------------------------------------------------------------------------------


@covers("DF-319", "DF-079")
def test_the_owners_use_of_a_misfortune_does_not_change_what_a_shield_looks_at() -> None:
    """A Misfortune gives ancient shards; its owner's nested pair gives sun; the bearer's red Shield sees no sun."""
    t = given(shows={0: "misfortune_yellow shield_red"}, module="titans", feats={1: "mirror_of_misfortune"})
    t.step(Bless(0, BLESSING)).plays(0, "take loyalty", "apply misfortune_yellow")
    t.plays(1, "take loyalty", "apply misfortune_yellow")
    assert t.glory(0) == 0 and t.has(0) == "2 sun"
    assert t.s.record == [-1] * 8 and t.s.given == 0, "no result is in force any more"


@covers("DF-316", "DF-320")
def test_everything_a_face_sets_off_is_over_before_the_next_face() -> None:
    t = given(shows={0: "gold_3_ancient_1 boar_yellow"}, module="titans", feats={1: "tenacious_boar"})
    assert t.s.owned(0, TWINS) == 0
    t.step(Bless(0, BLESSING)).plays(0, "apply boar_yellow", "take sun")
    assert t.has(0) == "1 sun"
    t.plays(1, "take moon")
    assert t.has(0) == "3 gold, 1 sun, 1 ancient" and t.allegiance(0) == "tit_minus_1"
