"""The Goddess module: Golems, spaces, treasures, and Golem faces. -- chapter 12"""

import pytest

from tests.games.diceforge.table import Table, about, covers, given
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.content import BACKWARD, ONWARD, SPACES
from theogony.games.diceforge.labyrinth import MoveGolem
from theogony.games.diceforge.turn import BlessAll


def before(space: str) -> str:
    """A space from which one step leads there."""
    return SPACES[BACKWARD[SPACES.index(space)][0]]


# Spaces with a plain effect, and what they give.
GAINS = {
    "lab_02": "1 sun",
    "lab_03": "3 glory",
    "lab_05": "5 glory",
    "lab_06": "1 sun, 1 moon, 3 glory",
    "lab_11": "6 gold",
    "lab_13": "3 glory",
    "lab_14": "1 moon",
    "lab_31": "nothing",
    "lab_32": "nothing",
    "lab_34": "nothing",
    "lab_35": "nothing",
}
CHOICES = {
    "lab_04": ["take gold", "take glory"],
    "lab_15": ["take gold", "take sun", "take moon"],
    "lab_17": ["take gold", "take sun", "take moon"],
    "lab_20": ["take moon", "take glory"],
    "lab_22": ["take sun", "take moon"],
    "lab_26": ["take gold", "take sun", "take moon"],
}
ROLLS = {"lab_09": 1, "lab_16": 1, "lab_19": 1, "lab_23": 2, "lab_25": 1, "lab_28": 2, "lab_30": 1}


def step_to(space: str, gold: int = 0, moon: int = 0) -> Table:
    t = given(module="goddess", golems={0: before(space)}, gold=[gold], moon=[moon])
    t.rolls("celestial_glory", "celestial_glory").step(MoveGolem(0, 1, 0))
    if t.asked()[1] == "ChoosePath":
        t.plays(0, f"go {space}")
    assert t.golem(0) == space
    return t


@covers("DF-196", "DF-197", "DF-184", "DF-206")
@pytest.mark.parametrize("space", GAINS)
def test_a_space_gives_what_it_shows(space: str) -> None:
    assert step_to(space).has(0) == GAINS[space]


@covers("DF-202")
@pytest.mark.parametrize("space", CHOICES)
def test_a_choice_space_gives_one_option(space: str) -> None:
    assert step_to(space).options(0) == CHOICES[space]


@covers("DF-199")
@pytest.mark.parametrize("space", ROLLS)
def test_a_celestial_space_rolls_the_die(space: str) -> None:
    assert step_to(space).has(0) == f"{5 * ROLLS[space]} glory"


@covers("DF-199")
def test_the_second_roll_comes_after_the_first_is_resolved() -> None:
    t = given(module="goddess", golems={0: "lab_22"}).rolls("celestial_choice", "celestial_glory")
    t.step(MoveGolem(0, 1, 0))
    assert len(t.events("celestial-rolled")) == 1
    t.plays(0, "take sun")
    assert t.has(0) == "1 sun, 8 glory"


@covers("DF-198", "DF-031")
def test_the_mask_takes_2_glory_of_everybody_else() -> None:
    t = given(module="goddess", golems={0: "lab_06"}, glory=[0, 5, 1]).step(MoveGolem(0, 1, 0)).plays(0, "go lab_07")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (3, 3, 0)


@covers("DF-200", "DF-201")
def test_temple_spaces_sell_a_face_the_one_at_2_gold_less() -> None:
    for space, most in (("lab_10", "buy gold_6"), ("lab_18", "buy gold_3"), ("lab_24", "buy gold_3")):
        t = step_to(space, gold=2)
        assert most in t.options(0) and "pass" in t.options(0)
        t.refuses(0, "buy choice_gold3_glory2", "DF-057")


@covers("DF-203")
def test_6_gold_may_be_given_for_6_glory() -> None:
    t = given(module="goddess", golems={0: "lab_26"}, gold=[7]).step(MoveGolem(0, 1, 0)).plays(0, "exchange")
    assert t.has(0) == "1 gold, 6 glory" and t.done()
    assert given(module="goddess", golems={0: "lab_26"}, gold=[7]).step(MoveGolem(0, 1, 0)).plays(0, "pass").done()
    t = given(module="goddess", golems={0: "lab_26"}, gold=[5], sets="triton")
    t.s.triton[0] = 1
    t.step(MoveGolem(0, 1, 0)).refuses(0, "exchange", "DF-203")


@covers("DF-204")
def test_2_moons_of_the_reserve_may_be_given_for_8_glory() -> None:
    t = given(module="goddess", golems={0: "lab_28"}, moon=[3]).step(MoveGolem(0, 1, 0)).plays(0, "exchange")
    assert t.has(0) == "1 moon, 8 glory"
    t = given(module="goddess", golems={0: "lab_28"}, moon=[1], feats={0: "blacksmiths_scepter"}, sets="triton")
    t.s.scepter[0] = 6
    t.s.triton[0] = 1
    t.step(MoveGolem(0, 1, 0)).refuses(0, "exchange", "DF-204")


@covers("DF-205")
def test_the_forge_count_gives_glory_for_each_forged_face() -> None:
    t = given(module="goddess", golems={0: "lab_32"})
    t.s.removed[0] = (0, 0, 0, 3)
    assert t.step(MoveGolem(0, 1, 0)).has(0) == "4 glory"


# -- movement ----------------------------------------------------------------------------------------------------------


@covers("DF-186", "DF-183")
def test_at_a_fork_the_owner_chooses_among_the_arrows() -> None:
    t = given(module="goddess").step(MoveGolem(0, 1, 0))
    assert t.golem(0) == "lab_01" and t.options(0) == ["go lab_02", "go lab_09", "go lab_14"]
    t.refuses(0, "go lab_03", "DF-186")
    t.plays(0, "go lab_14")
    assert t.golem(0) == "lab_14" and t.has(0) == "1 moon"


@about("great_golem")
@covers("DF-185", "DF-212")
def test_the_great_golem_goes_two_spaces_and_applies_each() -> None:
    t = given(module="goddess", golems={0: "lab_14"}).performs(0, "great_golem")
    assert t.golem(0) == "lab_15" and t.asked() == (0, "ChooseGain"), "the first space is finished first"
    t.rolls("celestial_glory").plays(0, "take sun")
    assert t.golem(0) == "lab_16" and t.has(0) == "1 sun, 5 glory"


@about("time_golem")
@covers("DF-214", "DF-186")
def test_the_time_golem_goes_back_two_spaces_by_any_path() -> None:
    t = given(module="goddess", golems={0: "lab_13"}).performs(0, "time_golem")
    assert t.options(0) == ["go lab_08", "go lab_12", "go lab_23"]
    t.rolls("celestial_glory", "celestial_glory").plays(0, "go lab_23", "take sun")
    assert t.golem(0) == "lab_22" and t.has(0) == "2 sun, 10 glory"


@covers("DF-215")
def test_a_golem_cannot_go_back_beyond_the_start() -> None:
    t = given(module="goddess", golems={0: "lab_14"}).performs(0, "time_golem")
    assert t.golem(0) == "lab_01" and t.has(0) == "nothing" and t.done()
    assert given(module="goddess").performs(0, "time_golem").golem(0) == "lab_01"


@covers("DF-190", "DF-191")
def test_the_first_visitor_of_a_room_chooses_a_treasure_and_later_ones_get_its_lower_side() -> None:
    t = given(module="goddess", golems={0: "lab_11", 1: "lab_11", 2: "lab_07"}).step(MoveGolem(0, 1, 0))
    assert t.options(0) == ["treasure treasure_sun", "treasure treasure_moon", "treasure treasure_glory"]
    t.plays(0, "treasure treasure_sun")
    assert t.has(0) == "4 sun"
    t.step(MoveGolem(1, 1, 0))
    assert t.has(1) == "1 sun"
    t.step(MoveGolem(2, 1, 0))
    t.refuses(2, "treasure treasure_sun", "DF-190")
    t.plays(2, "treasure treasure_glory")
    assert t.has(2) == "10 glory"


@covers("DF-190")
def test_going_back_into_a_room_gives_the_lower_side() -> None:
    t = given(module="goddess", golems={0: "lab_13"})
    t.s.room[1] = 1
    t.performs(0, "time_golem").plays(0, "go lab_12")
    assert t.has(0) == "1 moon" and t.asked() == (0, "ChoosePath")


@covers("DF-192", "DF-193", "DF-194", "DF-308", "DF-044")
def test_the_first_golem_at_the_goddess_gives_15_glory_and_a_blessing_with_chosen_faces() -> None:
    t = given(module="goddess", golems={0: "lab_35", 1: "lab_35"}, shows={0: "times_3 gold_1"})
    t.step(MoveGolem(0, 3, 0))
    assert t.has(0) == "15 glory" and t.asked() == (0, "ShowFace")
    t.plays(0, "show light>times_3", "show dark>glory_2")
    assert t.has(0) == "21 glory" and t.golem(0) == "lab_36" and t.done()
    t.step(MoveGolem(1, 1, 0))
    assert t.has(1) == "15 glory" and t.done(), "only the first one chooses faces"
    t.step(MoveGolem(0, 2, 1))
    assert t.golem(0) == "lab_36", "it never moves again, not backward either"


@covers("DF-188", "DF-189")
def test_golems_share_spaces_and_move_in_turn_order() -> None:
    t = given(
        module="goddess",
        active=2,
        golems={0: "lab_11", 1: "lab_11", 2: "lab_11"},
        shows=dict.fromkeys(range(3), "golem_sun gold_1"),
    ).step(BlessAll(0))
    assert t.asked() == (2, "ChooseTreasure"), "the active player is there first"
    t.plays(2, "treasure treasure_glory")
    assert [t.golem(seat) for seat in range(3)] == ["lab_12"] * 3 and t.glory(0) == t.glory(1) == 2


@covers("DF-332")
@pytest.mark.parametrize(("start", "asked"), [("lab_11", False), ("lab_09", True), ("lab_18", True), ("lab_36", False)])
def test_the_order_beside_a_golem_is_asked_where_the_next_space_wants_something(start: str, asked: bool) -> None:
    """From lab_11 to a Treasure room; from lab_09 to a purchase, from lab_18 to a roll; beside the Goddess nowhere."""
    t = given(module="goddess", golems={0: start}, shows={0: "golem_sun gold_1"}).step(Bless(0, BLESSING))
    assert (t.asked() == (0, "ChooseOrder")) == asked
    if asked:
        t.refuses(0, "apply gold_3", "DF-034")


# -- Golem faces -------------------------------------------------------------------------------------------------------


@about("moon_golem", "sun_golem")
@covers("DF-211", "DF-213", "DF-181", "DF-182")
def test_golem_feats_give_a_golem_face_of_the_forest() -> None:
    for feat, face in (("moon_golem", "golem_moon"), ("sun_golem", "golem_sun")):
        t = given(module="goddess").performs(0, feat).plays(0, "replace light>gold_1")
        assert t.shows(0) == f"{face} gold_1" and t.left(face) == 3


@covers("DF-207", "DF-187")
@pytest.mark.parametrize("face", ["golem_sun", "golem_moon"])
def test_a_golem_face_is_one_step_forward(face: str) -> None:
    t = given(module="goddess", golems={0: "lab_30"}, shows={0: face}).step(BlessMinor(0, 0, BLESSING))
    assert t.golem(0) == "lab_31" and t.done()
    assert SPACES.index("lab_31") in ONWARD[SPACES.index("lab_30")]


@covers("DF-210", "DF-317", "DF-070")
def test_times_3_makes_three_steps_of_a_golem_each_with_its_space() -> None:
    t = given(module="goddess", golems={0: "lab_02"}, shows={0: "golem_sun times_3"}).step(Bless(0, BLESSING))
    t.plays(0, "go lab_03", "take glory", "go lab_05")
    assert t.golem(0) == "lab_05" and t.has(0) == "11 glory"


@covers("DF-208")
def test_golem_sun_and_golem_moon_together_roll_the_celestial_die_first_or_last() -> None:
    for when, order in (("first", [0, 1, 1]), ("last", [1, 1, 0])):
        t = given(module="goddess", golems={0: "lab_30"}, shows={0: "golem_sun golem_moon"})
        t.rolls(1, 1, "celestial_glory").step(Bless(0, BLESSING))
        assert t.options(0) == ["puzzle first", "puzzle last"]
        t.plays(0, f"puzzle {when}")
        assert t.golem(0) == "lab_32" and t.has(0) == "5 glory"
        kinds = [event.kind for event in t.s.events or []]
        happened = [int(kind == "golem-moved") for kind in kinds if kind in ("golem-moved", "celestial-rolled")]
        assert happened == order


@covers("DF-209")
def test_the_puzzle_roll_is_due_even_beside_the_goddess() -> None:
    t = given(module="goddess", golems={0: "lab_36"}, shows={0: "golem_sun golem_moon"})
    t.rolls(1, 1, "celestial_glory").step(Bless(0, BLESSING))
    assert t.has(0) == "5 glory" and t.done()


@covers("DF-210", "DF-195")
def test_two_golems_of_one_kind_make_two_steps_and_no_puzzle() -> None:
    t = given(module="goddess", golems={0: "lab_30"}, shows={0: "golem_sun golem_sun"}).step(Bless(0, BLESSING))
    assert t.golem(0) == "lab_32" and not t.events("celestial-rolled")


@covers("DF-210", "DF-044", "DF-085", "DF-090", "DF-318")
def test_a_golem_copied_by_a_mirror_and_one_of_satyrs_fit_too() -> None:
    t = given(module="goddess", sets="satyrs", golems={0: "lab_30"}, shows={1: "golem_sun golem_moon"}, seats=2)
    t.performs(0, "satyrs")
    assert t.asked() == (0, "PuzzleRoll")
    t = given(module="goddess", golems={0: "lab_30"}, shows={0: "mirror golem_moon", 1: "golem_sun gold_1"}, seats=2)
    t.step(Bless(0, BLESSING)).plays(0, "copy golem_sun")
    assert t.asked() == (0, "PuzzleRoll")


@covers("DF-079", "DF-195", "DF-319")
def test_a_space_reached_by_a_golem_is_no_gain_for_a_shield() -> None:
    t = given(module="goddess", golems={0: "lab_01"}, shows={0: "golem_sun shield_red"}).step(Bless(0, BLESSING))
    t.plays(0, "apply golem_sun", "go lab_02")
    assert t.has(0) == "3 sun", "1 of the space and gain B of the Shield"


@covers("DF-314", "DF-319", "DF-193")
def test_a_blessing_with_chosen_faces_inside_another_leaves_the_outer_result_alone() -> None:
    """The light die rolled a Golem and the dark one 3 gold; the chosen faces turn both dice; the 3 gold still come."""
    t = given(module="goddess", golems={0: "lab_35"}, shows={0: "golem_sun gold_3"}).step(Bless(0, BLESSING))
    t.plays(0, "apply golem_sun", "show light>sun_1", "show dark>glory_2")
    assert t.has(0) == "3 gold, 1 sun, 17 glory" and t.shows(0) == "sun_1 glory_2"


@covers("DF-319", "DF-314", "DF-079")
def test_what_the_chosen_faces_give_does_not_count_for_the_shield_beside_the_golem_that_led_there() -> None:
    """Inside, the Shield finds the sun of the light die: 5 glory. Outside it finds none: 2 sun."""
    t = given(module="goddess", golems={0: "lab_35"}, shows={0: "golem_sun shield_red"}).step(Bless(0, BLESSING))
    t.plays(0, "apply golem_sun", "show light>sun_1", "show dark>shield_red")
    assert t.has(0) == "3 sun, 20 glory" and t.done()


@covers("DF-108", "DF-319", "DF-321")
def test_one_cerberus_token_cannot_repeat_a_golem_and_the_blessing_inside_it() -> None:
    """The roll reaches the Goddess; the chosen faces are repeated; for the roll itself no token is left."""
    t = given(module="goddess", sets="triton", golems={0: "lab_35"}, shows={0: "golem_sun gold_3"})
    t.s.cerberus[0] = 1
    t.s.triton[0] = 1  # so that the last question is asked at all
    t.step(Bless(0, BLESSING)).plays(0, "apply golem_sun", "show light>sun_1", "show dark>glory_2", "repeat")
    assert t.asked() == (0, "OfferRepeat") and t.s.cerberus[0] == 0
    t.refuses(0, "repeat", "DF-108")
    t.plays(0, "pass")
    assert t.has(0) == "3 gold, 2 sun, 19 glory"
