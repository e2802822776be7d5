"""The four examples of the French rules: Max and Alex. -- chapter 18"""

from tests.games.diceforge.table import covers, given
from theogony.games.diceforge.blessings import BLESSING, Bless
from theogony.games.diceforge.turn import Act

MAX = ALEX = 0


@covers("DF-310", "DF-199", "DF-190")
def test_max_performs_the_great_golem() -> None:
    t = given(module="goddess", golems={MAX: "lab_18"}, moon=[5], seats=2).rolls("celestial_gold")
    t.step(Act(MAX, 0)).plays(MAX, "perform great_golem")
    assert t.golem(MAX) == "lab_19" and t.has(MAX) == "12 gold"
    assert t.options(MAX) == ["go lab_12", "go lab_20"]
    t.plays(MAX, "go lab_12", "treasure treasure_glory")
    assert t.has(MAX) == "12 gold, 10 glory" and t.golem(MAX) == "lab_12"
    t.s.golem[1] = t.s.golem[MAX] - 1
    t.performs(1, "great_golem")
    assert t.glory(1) == 2 + 3, "a later visitor of the room gains 2 glory, and 3 on the next space"


@covers("DF-311", "DF-232", "DF-230")
def test_alex_takes_the_special_path() -> None:
    t = given(module="titans", shows={ALEX: "loyalty_1_glory_1 sun_1"}, allegiance={ALEX: "tit_minus_17"})
    t.step(Bless(ALEX, BLESSING))
    assert t.has(ALEX) == "1 sun, 1 glory" and t.allegiance(ALEX) == "tit_minus_17_blue"


@covers("DF-312", "DF-242", "DF-247")
def test_max_walks_into_the_third_zone_between_his_dice() -> None:
    faces = "loyalty_1_glory_1 gold1_sun1_moon1_glory1"
    t = given(module="titans", shows={MAX: faces}, allegiance={MAX: "tit_plus_12"}).step(Bless(MAX, BLESSING))
    t.plays(MAX, "apply loyalty_1_glory_1")
    assert t.allegiance(MAX) == "tit_plus_14"
    assert t.has(MAX) == "2 gold, 1 sun, 1 moon, 4 glory", "1 + (1 and 2 more): no bonus for the first die"


@covers("DF-313", "DF-251", "DF-179")
def test_alex_performs_the_first_titan_and_the_dogged() -> None:
    t = given(
        module="titans",
        shows={ALEX: "ancient_1 gold_2_moon_1"},
        allegiance={ALEX: "tit_minus_8"},
        feats={1: "dogged"},
        sun=[5],
        moon=[4],
    ).step(Bless(ALEX, BLESSING), Act(ALEX, 0))
    assert t.allegiance(ALEX) == "tit_minus_10" and t.has(ALEX) == "2 gold, 5 sun, 5 moon, 1 ancient"
    t.plays(ALEX, "perform first_titan", "ancient 0", "ancient 0")
    assert t.glory(ALEX) == 5, "the first one to perform it"
    t.plays(ALEX, "perform dogged")
    assert t.glory(ALEX) == 8, "new to Alex only"
    t.plays(ALEX, "forge gold_3_ancient_1", "replace light>gold_1")
    assert t.shows(ALEX).startswith("gold_3_ancient_1")
