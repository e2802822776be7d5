"""The Celestial die. -- chapter 14"""

from tests.games.diceforge.table import covers, given
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.content import CELESTIAL, face


@covers("DF-279", "DF-287")
def test_face_1_of_the_celestial_die_gives_12_gold_within_the_limit_and_for_a_blacksmiths_hammer_too() -> None:
    assert given().rolls("celestial_gold").step(RollCelestial(0)).has(0) == "12 gold"
    assert given(gold=[5]).rolls("celestial_gold").step(RollCelestial(0)).has(0) == "12 gold"
    t = given(feats={0: "blacksmiths_hammer"}).rolls("celestial_gold").step(RollCelestial(0)).plays(0, "store 5")
    assert t.has(0) == "7 gold" and t.s.hammer[0] == 5


@covers("DF-280")
def test_face_2_gives_5_glory() -> None:
    assert given().rolls("celestial_glory").step(RollCelestial(0)).has(0) == "5 glory"


@covers("DF-281")
def test_face_3_gives_3_glory_and_a_choice() -> None:
    t = given().rolls("celestial_choice").step(RollCelestial(0))
    assert t.options(0) == ["take gold", "take sun", "take moon"] and t.has(0) == "3 glory"
    assert t.plays(0, "take gold").has(0) == "3 gold, 3 glory"


@covers("DF-282", "DF-286")
def test_face_4_of_the_celestial_die_applies_a_displayed_face_alone_a_shield_with_gain_b() -> None:
    t = given(shows={0: "glory_4 gold_1", 1: "shield_blue moon_1"}).rolls("celestial_mirror").step(RollCelestial(0))
    assert t.options(0) == ["copy gold_1", "copy moon_1", "copy glory_4", "copy shield_blue"]
    t.refuses(0, "copy sun_1", "DF-282")
    assert t.plays(0, "copy shield_blue").has(0) == "2 moon"


@covers("DF-283", "DF-286")
def test_face_5_turns_up_any_own_face_and_applies_it_alone() -> None:
    t = given(shows={0: "times_3 glory_4"}).rolls("celestial_any_face").step(RollCelestial(0))
    refusal = t.refuses(0, "show light>glory_4", "DF-180")
    assert (refusal.key, refusal.params) == ("face-not-on-die", {"die": "light", "face": "glory_4"})
    t.plays(0, "show dark>moon_1")
    assert t.has(0) == "1 moon" and t.shows(0) == "times_3 moon_1" and t.done()


@covers("DF-284", "DF-285")
def test_face_6_upgrades_a_face_by_two_levels() -> None:
    t = given().rolls("celestial_upgrade").step(RollCelestial(0))
    t.refuses(0, "pass", "DF-157")
    t.plays(0, "upgrade light>gold_1")
    assert t.options(0) == ["forge sun_1", "forge gold_4"]
    t.plays(0, "forge gold_4")
    assert t.die(0, "light").count("gold_4") == 1
    best = given().rolls("celestial_upgrade")
    best.s.dice[:12] = [face("glory_4")] * 12
    assert best.step(RollCelestial(0)).done(), "what cannot be done is not due"


@covers("DF-285")
def test_the_die_has_six_faces() -> None:
    assert len(CELESTIAL) == 6
    t = given().rolls(6).step(RollCelestial(0))
    assert t.events("celestial-rolled")[0]["celestial"] == "celestial_upgrade"


@covers("DF-286", "DF-248")
def test_no_zone_and_no_cerberus_for_the_celestial_die() -> None:
    t = given(module="titans", allegiance={0: "tit_plus_14"}).rolls("celestial_glory")
    t.s.cerberus[0] = 1
    t.step(RollCelestial(0))
    assert t.has(0) == "5 glory" and t.done()
