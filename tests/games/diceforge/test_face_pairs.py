"""Two faces that meet in one result, beyond what test_resolution.py says of mirrors, ships and owners. -- chapter 8"""

import pytest

from tests.games.diceforge.table import Table, covers, given
from theogony.games.diceforge.amendments import NAMED_THEN_ORDERED
from theogony.games.diceforge.blessings import BLESSING, Bless
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.turn import BlessAll

# -- the order is the player's -----------------------------------------------------------------------------------------


@covers("DF-077", "DF-079", "DF-315")
def test_the_gold_of_a_shield_can_pay_the_ship_or_come_after_it() -> None:
    t = given(shows={0: "ship shield_yellow"}).step(Bless(0, BLESSING))
    assert t.options(0) == ["apply shield_yellow", "apply ship"]
    t.plays(0, "apply shield_yellow")
    assert t.has(0) == "3 gold"
    t.plays(0, "buy choice_gold3_glory2", "replace light>gold_1")
    assert t.has(0) == "nothing" and t.done()
    later = given(shows={0: "ship shield_yellow"}).step(Bless(0, BLESSING)).plays(0, "apply ship")
    later.refuses(0, "buy choice_gold3_glory2", "DF-057")
    assert later.plays(0, "pass").has(0) == "3 gold"


@covers("DF-079", "DF-242", "DF-275", "DF-315")
@pytest.mark.parametrize(("first", "gold"), [("chaos_yellow", 4), ("gold_3", 3)])
def test_a_chaos_finds_the_gold_of_the_other_die_before_and_after_it(first: str, gold: int) -> None:
    """Its loyalty leads into the first zone: 3 gold that come later earn 1 more."""
    t = given(module="titans", shows={0: "chaos_yellow gold_3"}, allegiance={0: "tit_plus_3"}).step(Bless(0, BLESSING))
    t.plays(0, f"apply {first}")
    assert t.has(0) == f"{gold} gold, 3 glory" and t.allegiance(0) == "tit_plus_6" and t.done()


@covers("DF-079", "DF-276")
def test_a_chaos_before_a_face_without_its_resource_gives_gain_b() -> None:
    t = given(module="titans", shows={0: "chaos_green gold_3"}).step(Bless(0, BLESSING)).plays(0, "apply chaos_green")
    assert t.has(0) == "3 gold" and t.allegiance(0) == "tit_plus_2"


@covers("DF-079")
def test_a_shield_may_pay_for_the_space_that_a_golem_reaches() -> None:
    t = given(module="goddess", golems={0: "lab_17"}, shows={0: "golem_sun shield_yellow"}).step(Bless(0, BLESSING))
    t.plays(0, "apply shield_yellow")
    assert t.golem(0) == "lab_18" and "buy gold_3" in t.options(0)
    t = given(module="goddess", golems={0: "lab_17"}, shows={0: "golem_sun shield_yellow"}).step(Bless(0, BLESSING))
    t.plays(0, "apply golem_sun")
    assert t.golem(0) == "lab_18" and t.has(0) == "3 gold" and t.done(), "nothing could be bought without gold"


@covers("DF-079")
@pytest.mark.parametrize("first", ["shield_red", "boar_yellow"])
@pytest.mark.parametrize(("choice", "outcome"), [("sun", "1 sun, 5 glory"), ("moon", "2 sun, 1 moon")])
def test_the_gain_of_a_boar_is_named_and_a_shield_finds_it_before_and_after(
    choice: str, outcome: str, first: str
) -> None:
    t = given(shows={0: "shield_red boar_yellow"}, feats={1: "tenacious_boar"}).step(Bless(0, BLESSING))
    t.refuses(0, f"apply {first}", "DF-079")
    t.plays(0, f"take {choice}")
    assert t.has(0) == "nothing", "named, not received"
    t.plays(0, f"apply {first}").plays(1, "take sun")
    assert t.has(0) == outcome and t.has(1) == "1 sun" and t.done()


@covers("DF-034", "DF-079", "DF-242", "DF-315")
@pytest.mark.parametrize(
    ("choice", "first", "outcome"),
    [
        ("gold", "chaos_yellow", "4 gold, 3 glory"),  # the Chaos leads into the first zone, where gold earns 1 more
        ("gold", "choice_gold3_glory2", "3 gold, 3 glory"),
        ("glory", "chaos_yellow", "2 glory"),  # no gold: gain B, in both orders
        ("glory", "choice_gold3_glory2", "2 glory"),
    ],
)
def test_a_choice_beside_a_chaos_is_named_and_then_the_order_is_free(choice: str, first: str, outcome: str) -> None:
    t = choice_beside_chaos("choice_gold3_glory2", GAME.version)
    t.refuses(0, f"apply {first}", "DF-079")
    t.refuses(0, "take sun", "DF-069")
    t.plays(0, f"take {choice}")
    assert t.options(0) == ["apply choice_gold3_glory2", "apply chaos_yellow"]
    t.plays(0, f"apply {first}")
    assert t.has(0) == outcome and t.allegiance(0) == "tit_plus_6" and t.done()


def choice_beside_chaos(choice: str, version: int) -> Table:
    faces, start = {0: f"chaos_yellow {choice}"}, {0: "tit_plus_3"}
    return given(module="titans", shows=faces, allegiance=start, version=version).step(Bless(0, BLESSING))


@covers("DF-079")
def test_the_order_is_not_asked_where_what_was_named_meets_no_zone() -> None:
    t = choice_beside_chaos("choice_gold1_sun1_moon1", GAME.version).plays(0, "take sun")
    assert t.has(0) == "1 sun" and t.allegiance(0) == "tit_plus_6" and t.done()


def test_a_table_without_the_amendment_applies_the_choice_before_the_chaos() -> None:
    t = choice_beside_chaos("choice_gold3_glory2", NAMED_THEN_ORDERED).plays(0, "take gold")
    assert t.has(0) == "3 gold, 3 glory" and t.allegiance(0) == "tit_plus_6" and t.done()


@covers("DF-242", "DF-316", "DF-243")
@pytest.mark.parametrize(
    ("face", "start", "gains", "end"),
    [
        ("loyalty_1_glory_1_gold_2", "tit_plus_3", "5 gold, 2 glory", "tit_plus_6"),
        ("loyalty_1_glory_1", "tit_plus_12", "3 glory", "tit_plus_17_blue"),
        ("gold_3_ancient_1", "tit_plus_5", "7 gold, 2 ancient", "tit_plus_2"),
    ],
)
def test_the_second_of_two_equal_faces_finds_the_token_where_the_first_has_led_it(
    face: str, start: str, gains: str, end: str
) -> None:
    t = given(module="titans", shows={0: f"{face} {face}"}, allegiance={0: start}).step(Bless(0, BLESSING))
    assert t.has(0) == gains and t.allegiance(0) == end and t.done()


# -- Shields and conversions -------------------------------------------------------------------------------------------


@covers("DF-081", "DF-086")
def test_gold_that_moves_a_blacksmiths_hammer_still_counts_for_a_shield() -> None:
    t = given(feats={0: "blacksmiths_hammer"}, shows={0: "gold_3 shield_yellow"}).step(Bless(0, BLESSING))
    t.plays(0, "store 3")
    assert t.has(0) == "5 glory" and t.s.hammer[0] == 3 and t.done()


@covers("DF-081", "DF-130")
def test_gold_that_goes_on_a_blacksmiths_scepter_still_counts_for_a_shield() -> None:
    t = given(feats={0: "blacksmiths_scepter"}, shows={0: "gold_3 shield_yellow"}).step(Bless(0, BLESSING))
    t.plays(0, "store 3")
    assert t.has(0) == "5 glory" and t.s.scepter[0] == 3 and t.done()


# -- mirrors -----------------------------------------------------------------------------------------------------------


@covers("DF-318", "DF-275")
def test_a_chaos_copied_by_a_mirror_looks_at_the_own_other_face() -> None:
    t = given(module="titans", shows={0: "mirror sun_1", 1: "chaos_red gold_1"}).step(Bless(0, BLESSING))
    t.plays(0, "copy chaos_red")
    assert t.has(0) == "1 sun, 3 glory, 2 ancient"


@covers("DF-071", "DF-073", "DF-317")
def test_times_3_beside_a_mirror_of_a_choice_multiplies_the_option_taken() -> None:
    t = given(shows={0: "times_3 mirror", 1: "choice_gold3_glory2 gold_1"}).step(Bless(0, BLESSING))
    t.plays(0, "copy choice_gold3_glory2", "take glory")
    assert t.has(0) == "6 glory" and t.done()


@covers("DF-070", "DF-318")
def test_a_times_3_copied_by_a_mirror_beside_times_3_does_nothing() -> None:
    t = given(shows={0: "times_3 mirror", 1: "times_3 gold_1"}).step(Bless(0, BLESSING)).plays(0, "copy times_3")
    assert t.has(0) == "nothing" and t.done()


@covers("DF-085", "DF-324")
def test_a_ship_copied_by_a_mirror_is_a_second_purchase() -> None:
    t = given(shows={0: "mirror ship", 1: "ship gold_1"}).step(Bless(0, BLESSING)).plays(0, "copy ship")
    t.plays(0, "buy gold_3", "replace light>gold_1", "buy gold_3", "replace dark>gold_1")
    assert t.left("gold_3") == 2 and t.die(1, "light")[0] == "ship" and t.done()


@covers("DF-074")
def test_where_every_player_has_a_mirror_each_mirror_reaches_all_other_faces() -> None:
    t = given(shows={0: "mirror gold_3", 1: "mirror sun_2", 2: "mirror moon_2"}).step(BlessAll(0))
    for seat in range(3):
        assert t.options(seat) == ["copy gold_3", "copy moon_2", "copy sun_2"]
        t.refuses(seat, "copy mirror", "DF-074")
        t.plays(seat, "copy sun_2")
    assert [t.has(seat) for seat in range(3)] == ["3 gold, 2 sun", "4 sun", "2 sun, 2 moon"]


@covers("DF-075", "DF-048")
def test_a_mirror_of_step_one_looks_after_the_twins_have_rolled_again() -> None:
    t = given(feats={2: "twins"}, gold=[0, 0, 3], shows={0: "mirror gold_1", 2: "glory_4 sun_1"})
    t.rolls(1, 1, 1, 1, 2, 1).step(BlessAll(0))
    assert t.asked() == (2, "UseTwins")
    t.plays(2, "reroll light")
    assert t.asked() == (0, "CopyFace") and "copy glory_4" in t.options(0)


# -- ships and records -------------------------------------------------------------------------------------------------


@covers("DF-314", "DF-321")
def test_cerberus_repeats_what_was_rolled_even_if_a_ship_forged_over_it() -> None:
    t = given(shows={0: "ship glory_2"})
    t.s.cerberus[0] = 1
    t.step(Bless(0, BLESSING)).plays(0, "buy gold_3", "replace dark>glory_2", "repeat", "pass")
    assert t.shows(0) == "ship gold_3" and t.glory(0) == 4 and t.done()


@covers("DF-085", "DF-267", "DF-314")
def test_the_owner_of_a_misfortune_uses_the_ship_that_was_rolled_even_if_it_was_forged_over() -> None:
    t = given(module="titans", shows={0: "misfortune_yellow ship"}, feats={1: "mirror_of_misfortune"})
    t.step(Bless(0, BLESSING)).plays(0, "apply ship", "buy gold_3", "replace dark>ship", "take ancient")
    assert t.shows(0) == "misfortune_yellow gold_3"
    t.plays(1, "apply ship", "buy gold_3", "replace dark>gold_1", "take loyalty")
    assert t.die(1, "dark")[0] == "gold_3" and t.has(1) == "nothing" and t.done()


# -- Misfortune --------------------------------------------------------------------------------------------------------


@covers("DF-267", "DF-082", "DF-320")
def test_a_boar_beside_a_misfortune_calls_its_owner_for_the_owner_too() -> None:
    feats = {1: "mirror_of_misfortune", 2: "tenacious_boar"}
    t = given(module="titans", shows={0: "misfortune_yellow boar_yellow"}, feats=feats).step(Bless(0, BLESSING))
    t.plays(0, "apply misfortune_yellow", "take ancient").plays(1, "apply boar_yellow", "take sun")
    t.plays(2, "take glory").plays(1, "take ancient").plays(0, "take moon").plays(2, "take glory")
    assert t.has(0) == "1 moon, 1 ancient" and t.has(1) == "1 sun, 1 ancient" and t.has(2) == "6 glory" and t.done()


@covers("DF-267", "DF-276")
def test_a_chaos_beside_a_misfortune_works_for_the_owner_too() -> None:
    t = given(module="titans", shows={0: "misfortune_yellow chaos_red"}, feats={1: "mirror_of_misfortune"})
    t.step(Bless(0, BLESSING)).plays(0, "take ancient", "apply misfortune_yellow")
    t.plays(1, "take loyalty", "apply misfortune_yellow")
    assert t.ancient(0) == 3 and t.ancient(1) == 2 and t.allegiance(1) == "tit_minus_1" and t.done()


@covers("DF-029", "DF-082", "DF-224", "DF-333")
def test_gains_of_boar_and_misfortune_that_find_no_room_are_lost_but_the_token_moves() -> None:
    feats = {1: "mirror_of_misfortune tenacious_boar"}
    full, dice = [6, 6], "misfortune_yellow boar_yellow"
    t = given(module="titans", shows={0: dice}, feats=feats, sun=full, moon=full, ancient=full).step(Bless(0, BLESSING))
    t.plays(0, "apply boar_yellow", "take ancient").plays(1, "apply misfortune_yellow", "take ancient")
    assert t.has(0) == "6 sun, 6 moon, 6 ancient" and t.allegiance(0) == t.allegiance(1) == "tit_minus_1"
    assert t.has(1) == "6 sun, 6 moon, 6 glory, 6 ancient" and t.done(), "of the Boar only its glory finds room, twice"
