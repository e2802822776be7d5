"""Every kind of face of the box, alone in a minor blessing and beside 1 gold in a divine one. -- chapter 8"""

import pytest

from tests.games.diceforge.table import covers, given
from theogony.games.diceforge.amendments import NO_GAIN_IN_VAIN
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.content import BOAR, CHOICE, FACES, KIND, MISFORTUNE
from theogony.games.diceforge.reserves import LOSS, REFUSE_GOLD, REFUSE_SHARDS

PLAIN = {
    "gold_1": "1 gold",
    "sun_1": "1 sun",
    "moon_1": "1 moon",
    "glory_2": "2 glory",
    "gold_3": "3 gold",
    "gold_4": "4 gold",
    "gold_6": "6 gold",
    "glory_1_sun_1": "1 sun, 1 glory",
    "gold_2_moon_1": "2 gold, 1 moon",
    "moon_2": "2 moon",
    "sun_2": "2 sun",
    "glory_3": "3 glory",
    "glory_4": "4 glory",
    "moon_2_glory_2": "2 moon, 2 glory",
    "gold1_sun1_moon1_glory1": "1 gold, 1 sun, 1 moon, 1 glory",
    "loyalty_1_glory_1_gold_2": "2 gold, 1 glory",
    "gold_3_ancient_1": "3 gold, 1 ancient",
    "ancient_1": "1 ancient",
    "loyalty_1_glory_1": "1 glory",
}
CHOICES = {
    "choice_gold1_sun1_moon1": ("1 gold", "1 sun", "1 moon"),
    "choice_gold3_glory2": ("3 gold", "2 glory"),
    "choice_gold2_sun2_moon2": ("2 gold", "2 sun", "2 moon"),
    "boar_red": ("1 sun", "1 moon"),
    "boar_green": ("1 sun", "1 moon"),
    "boar_yellow": ("1 sun", "1 moon"),
    "boar_blue": ("1 sun", "1 moon"),
}
# The face, gain B, a face that gives its own resource with what that gives, and what comes out of both (gain A).
DEPENDENT = {
    "shield_red": ("2 sun", "sun_1", "1 sun, 5 glory"),
    "shield_green": ("3 glory", "glory_2", "7 glory"),
    "shield_yellow": ("3 gold", "gold_3", "3 gold, 5 glory"),
    "shield_blue": ("2 moon", "moon_2", "2 moon, 5 glory"),
    "chaos_red": ("2 ancient", "sun_1", "1 sun, 3 glory, 2 ancient"),
    "chaos_blue": ("2 ancient", "moon_1", "1 moon, 3 glory, 2 ancient"),
    "chaos_yellow": ("nothing", "gold_1", "1 gold, 3 glory"),
    "chaos_green": ("nothing", "glory_2", "5 glory"),
}
OTHERS = {"mirror", "times_3", "ship", "golem_sun", "golem_moon"}
MISFORTUNES = {f"misfortune_{colour}" for colour in ("yellow", "red", "blue", "green")}


def test_every_face_of_the_box_is_tested_here() -> None:
    assert {*PLAIN, *CHOICES, *DEPENDENT, *OTHERS, *MISFORTUNES} == set(FACES)
    assert {name for name in FACES if KIND[FACES.index(name)] in (CHOICE, BOAR)} == set(CHOICES)
    assert {name for name in FACES if KIND[FACES.index(name)] == MISFORTUNE} == MISFORTUNES


@covers("DF-069", "DF-035", "DF-272", "DF-273")
@pytest.mark.parametrize("face", PLAIN)
def test_a_plain_face_gives_all_that_it_shows(face: str) -> None:
    t = given(shows={0: face}, module="titans")
    t.step(BlessMinor(0, 0, BLESSING))
    assert t.has(0) == PLAIN[face] and t.done()


@covers("DF-034", "DF-070", "DF-317")
@pytest.mark.parametrize("face", PLAIN)
def test_times_3_multiplies_every_amount_of_a_plain_face(face: str) -> None:
    t = given(shows={0: f"{face} times_3"}, module="titans")
    t.s.limit[0] = 18  # as with two chests
    t.step(Bless(0, BLESSING))
    amounts = [part.split() for part in PLAIN[face].split(", ")]
    assert t.has(0) == ", ".join(f"{int(number) * 3} {name}" for number, name in amounts)


@covers("DF-069", "DF-082", "DF-084")
@pytest.mark.parametrize("face", CHOICES)
def test_a_choice_face_gives_one_of_its_options(face: str) -> None:
    for option in CHOICES[face]:
        t = given(shows={0: face})
        t.step(BlessMinor(0, 0, BLESSING))
        assert t.options(0) == [f"take {other.split()[1]}" for other in CHOICES[face]]
        t.refuses(0, "take loyalty", "DF-069")
        t.plays(0, f"take {option.split()[1]}")
        assert t.has(0) == option and t.done()


@covers("DF-333", "DF-027")
def test_a_gain_that_would_all_be_lost_is_not_offered() -> None:
    full = given(shows={0: "choice_gold1_sun1_moon1"}, sun=[6]).step(BlessMinor(0, 0, BLESSING))
    assert full.options(0) == ["take gold", "take moon"]
    full.refuses(0, "take sun", "DF-333")
    one = given(shows={0: "choice_gold1_sun1_moon1"}, gold=[12], sun=[6], moon=[5]).step(BlessMinor(0, 0, BLESSING))
    assert one.has(0) == "12 gold, 6 sun, 6 moon" and one.done(), "nothing to choose"
    none = given(shows={0: "choice_gold1_sun1_moon1"}, gold=[12], sun=[6], moon=[6]).step(BlessMinor(0, 0, BLESSING))
    assert none.has(0) == "12 gold, 6 sun, 6 moon" and none.done()
    part = given(shows={0: "times_3 choice_gold1_sun1_moon1"}, sun=[5]).step(Bless(0, BLESSING))
    assert part.options(0) == ["take gold", "take sun", "take moon"], "one of three finds room"


@covers("DF-333", "DF-029", "DF-081")
def test_a_gain_that_counts_for_something_else_is_offered_though_it_is_lost() -> None:
    choice = "choice_gold1_sun1_moon1"
    hammer = given(shows={0: choice}, gold=[12], moon=[6], feats={0: "blacksmiths_hammer"})
    assert hammer.step(BlessMinor(0, 0, BLESSING)).options(0) == ["take gold", "take sun"], "the card has room"
    shield = given(shows={0: f"{choice} shield_red"}, sun=[6]).step(Bless(0, BLESSING))
    assert shield.options(0) == ["take gold", "take sun", "take moon"], "the Shield looks at it"
    refused = given(shows={0: choice}, sun=[6]).step(BlessMinor(0, 0, BLESSING | REFUSE_SHARDS))
    assert refused.options(0) == ["take gold", "take sun", "take moon"], "it can be refused for glory"
    lost = given(shows={0: choice}, sun=[6], moon=[1], gold=[1]).step(BlessMinor(0, 0, BLESSING | LOSS))
    assert lost.options(0) == ["take gold", "take sun", "take moon"], "it is a loss"
    zone = given(shows={0: choice}, gold=[12], module="titans", allegiance={0: "tit_plus_12"})
    assert zone.step(BlessMinor(0, 0, BLESSING)).options(0) == ["take gold", "take sun", "take moon"], "its zone pays"


@covers("DF-333", "DF-079")
def test_what_is_named_for_a_chaos_to_look_at_is_offered_though_it_is_lost() -> None:
    t = given(shows={0: "choice_gold1_sun1_moon1 chaos_red"}, sun=[6], module="titans").step(Bless(0, BLESSING))
    assert t.asked() == (0, "NameGain") and t.options(0) == ["take gold", "take sun", "take moon"]


@covers("DF-333", "DF-111")
def test_shards_that_would_all_be_lost_are_refused_for_glory() -> None:
    t = given(shows={0: "sun_1"}, sun=[6]).step(BlessMinor(0, 0, BLESSING | REFUSE_SHARDS))
    assert t.has(0) == "6 sun, 2 glory" and t.done()
    room = given(shows={0: "sun_2"}, sun=[5]).step(BlessMinor(0, 0, BLESSING | REFUSE_SHARDS))
    assert room.options(0) == ["refuse", "accept"]
    gold = given(shows={0: "gold_4"}, gold=[12]).step(BlessMinor(0, 0, BLESSING | REFUSE_GOLD))
    assert gold.has(0) == "12 gold, 4 glory" and gold.done()


def test_a_table_without_the_amendment_offers_every_gain() -> None:
    t = given(shows={0: "choice_gold1_sun1_moon1"}, sun=[6], version=NO_GAIN_IN_VAIN).step(BlessMinor(0, 0, BLESSING))
    assert t.options(0) == ["take gold", "take sun", "take moon"]
    t = given(shows={0: "sun_1"}, sun=[6], version=NO_GAIN_IN_VAIN).step(BlessMinor(0, 0, BLESSING | REFUSE_SHARDS))
    assert t.options(0) == ["refuse", "accept"]


@covers("DF-071", "DF-083", "DF-317")
@pytest.mark.parametrize("face", CHOICES)
def test_times_3_multiplies_the_one_option_of_a_choice_or_boar_that_is_taken(face: str) -> None:
    for option in CHOICES[face]:
        number, name = option.split()
        t = given(shows={0: f"times_3 {face}"})
        t.step(Bless(0, BLESSING)).plays(0, f"take {name}")
        assert t.has(0) == f"{3 * int(number)} {name}" and t.done()


@covers("DF-078", "DF-274", "DF-275", "DF-277", "DF-278", "DF-081")
@pytest.mark.parametrize("face", DEPENDENT)
@pytest.mark.parametrize("first", [True, False])
def test_a_shield_or_chaos_gives_gain_a_beside_its_own_resource(face: str, first: bool) -> None:
    other = DEPENDENT[face][1]
    t = given(shows={0: f"{face} {other}" if first else f"{other} {face}"}, module="titans")
    t.step(Bless(0, BLESSING))
    if t.asked()[1] == "ChooseOrder":  # a zone could be reached in between
        t.plays(0, f"apply {face if first else other}")
    assert t.has(0) == DEPENDENT[face][2] and t.done()


@covers("DF-078", "DF-079", "DF-276", "DF-277", "DF-278")
@pytest.mark.parametrize("face", DEPENDENT)
def test_a_shield_or_chaos_gives_gain_b_alone_and_beside_a_face_without_resources(face: str) -> None:
    alone = given(shows={0: face}, module="titans").step(BlessMinor(0, 0, BLESSING))
    ship = given(shows={0: f"{face} ship"}, module="titans").step(Bless(0, BLESSING))
    ship.plays(0, *(["apply ship"] if face == "shield_yellow" else []), "pass")
    other = "moon_1" if DEPENDENT[face][1] != "moon_1" and "blue" not in face else "sun_1"
    pair = given(shows={0: f"{face} {other}"}, module="titans").step(Bless(0, BLESSING))
    assert alone.has(0) == ship.has(0) == DEPENDENT[face][0]
    assert pair.glory(0) == alone.glory(0), "no gain A"


@covers("DF-072", "DF-317")
@pytest.mark.parametrize("face", DEPENDENT)
def test_times_3_multiplies_gain_b_of_a_shield_or_chaos(face: str) -> None:
    t = given(shows={0: f"times_3 {face}"}, module="titans").step(Bless(0, BLESSING))
    amounts = DEPENDENT[face][0].split()
    assert t.has(0) == (f"{3 * int(amounts[0])} {amounts[1]}" if len(amounts) == 2 else "nothing") and t.done()
    track = {"chaos_yellow": "tit_plus_7", "chaos_green": "tit_plus_7", "chaos_red": "tit_minus_7"}
    if face in track:
        assert t.allegiance(0) == track[face], "six steps"


@covers("DF-070", "DF-315")
def test_times_3_alone_or_beside_times_3_does_nothing() -> None:
    assert given(shows={0: "times_3"}).step(BlessMinor(0, 0, BLESSING)).has(0) == "nothing"
    assert given(shows={0: "times_3 times_3"}).step(Bless(0, BLESSING)).has(0) == "nothing"


@covers("DF-265", "DF-266", "DF-264")
@pytest.mark.parametrize("face", sorted(MISFORTUNES))
def test_a_misfortune_face_gives_a_shard_or_loyalty_and_calls_the_owner_of_its_card(face: str) -> None:
    colour = ("yellow", "red", "blue", "green").index(face.removeprefix("misfortune_"))
    owners = {1: " ".join(["mirror_of_misfortune"] * (colour + 1))}
    t = given(shows={0: f"{face} gold_3"}, module="titans", feats=owners, seats=4)
    t.step(Bless(0, BLESSING))
    t.plays(0, f"apply {face}", "take loyalty")
    assert t.asked() == (1, "ChooseOrder"), "the owner of the card uses both dice of the bearer"
    t.plays(1, "apply gold_3", "take ancient")
    assert t.has(1) == "3 gold, 1 ancient" and t.allegiance(1) == "tit_minus_1"
    assert t.has(0) == "3 gold" and t.allegiance(0) == "tit_plus_1" and t.done()
