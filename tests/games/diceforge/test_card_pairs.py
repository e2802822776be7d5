"""A card that meets a face or another card, where no other file tells of both. -- chapters 8 to 14"""

import pytest

from tests.games.diceforge.table import Table, covers, given
from theogony.games.diceforge.amendments import TWINS_OF_THE_LEFT_HAND
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.turn import Act

# -- Satyrs and Wind ---------------------------------------------------------------------------------------------------


@covers("DF-044", "DF-109", "DF-129")
def test_satyrs_are_no_blessing_for_twins_and_cerberus() -> None:
    t = given(seats=2, feats={0: "twins"}, gold=[3], shows={1: "sun_1 moon_1"})
    t.s.cerberus[0] = 1
    assert t.performs(0, "satyrs").has(0) == "3 gold, 1 sun, 1 moon" and t.done()


@covers("DF-082", "DF-085")
def test_satyrs_take_the_part_of_the_bearer_of_a_boar() -> None:
    """Both cards lie in one slot, so the Boar is one of the Trident, without an owner."""
    t = given(seats=2, shows={1: "boar_red gold_3"}).performs(0, "satyrs").plays(0, "apply boar_red", "take moon")
    assert t.has(0) == "3 gold, 1 moon" and t.has(1) == "nothing" and t.done()


@covers("DF-109", "DF-129")
def test_the_wind_is_no_blessing_for_twins_and_cerberus() -> None:
    t = given(sets="wind", seats=2, feats={0: "twins"}, gold=[3], shows={0: "sun_1 sun_1", 1: "sun_1 sun_1"})
    t.s.cerberus[0] = 1
    assert t.performs(0, "wind").has(0) == "3 gold, 4 sun" and t.done()


@covers("DF-147")
def test_the_wind_counts_gain_b_of_a_chaos() -> None:
    t = given(module="titans", seats=2, shows={0: "chaos_red sun_1", 1: "sun_1 sun_1"}).performs(0, "wind")
    t.refuses(0, "take glory", "DF-145")
    assert t.plays(0, "take ancient").ancient(0) == 2


# -- Left Hand ---------------------------------------------------------------------------------------------------------


def under_the_left_hand(**more: object) -> Table:
    """Seat 0 performs it while seat 1 is on an island and seat 2 at home."""
    t = given(sets="left_hand", pawns={0: "island_4", 1: "island_1"}, **more)  # type: ignore[arg-type]
    return t.performs(0, "left_hand")


@covers("DF-044")
@pytest.mark.parametrize(("faces", "outcome"), [("times_3 moon_1", "3 moon"), ("sun_1 shield_red", "1 sun, 5 glory")])
def test_the_left_hand_pairs_times_3_or_shield_of_another(faces: str, outcome: str) -> None:
    t = under_the_left_hand(shows={0: "gold_1 gold_1", 1: faces})
    assert t.has(0) == f"2 gold, {outcome}" and t.done()


@covers("DF-044", "DF-109", "DF-129")
def test_under_the_left_hand_twins_and_cerberus_work_on_the_own_dice_and_on_no_others() -> None:
    feats = {0: "twins twins", 1: "twins"}
    t = given(
        sets="left_hand", pawns={0: "island_4", 1: "island_1"}, feats=feats, gold=[3, 3], shows={1: "sun_1 gold_1"}
    )
    t.s.cerberus[0] = 1
    t.rolls(1, 1, 1, 1, 6).performs(0, "left_hand")
    assert t.asked() == (0, "UseTwins") and t.options(0) == ["reroll light", "reroll dark", "pass"]
    t.plays(0, "reroll light")
    assert t.shows(0) == "sun_1 gold_1" and t.has(0) == "1 gold, 1 sun", "all have rolled, the own dice come first"
    t.plays(0, "take moon")
    assert t.asked() == (0, "OfferRepeat")
    t.plays(0, "repeat")
    assert t.has(0) == "3 gold, 3 sun, 1 moon" and t.done(), "the dice of the other once, without Twins or Cerberus"
    assert t.has(1) == "3 gold"


def test_before_its_amendment_twins_did_not_work_under_the_left_hand() -> None:
    t = under_the_left_hand(feats={0: "twins"}, gold=[3], version=TWINS_OF_THE_LEFT_HAND)
    assert t.has(0) == "7 gold" and t.done()


@covers("DF-174", "DF-085")
def test_a_mirror_under_the_left_hand_copies_for_its_player() -> None:
    t = under_the_left_hand(shows={1: "mirror sun_1", 2: "glory_4 gold_1"})
    assert t.options(0) == ["copy gold_1", "copy sun_1", "copy glory_4"]
    t.refuses(0, "copy mirror", "DF-074")
    assert t.plays(0, "copy glory_4").has(0) == "2 gold, 1 sun, 4 glory" and t.done()


@covers("DF-082", "DF-085")
def test_the_left_hand_applies_boar_and_ship_of_another_in_full() -> None:
    t = under_the_left_hand(shows={1: "boar_yellow ship"}, feats={2: "tenacious_boar"})
    t.plays(0, "apply boar_yellow", "take moon").plays(2, "take glory")
    t.plays(0, "buy gold_4", "replace light>gold_1")
    assert t.has(0) == "1 gold, 1 moon" and t.has(2) == "3 glory" and t.has(1) == "nothing" and t.done()


@covers("DF-267", "DF-322")
def test_a_misfortune_under_the_left_hand_means_what_its_bearer_rolled() -> None:
    shows = {1: "misfortune_yellow glory_4"}
    t = under_the_left_hand(module="titans", shows=shows, feats={2: "mirror_of_misfortune"})
    t.plays(0, "apply misfortune_yellow", "take loyalty").plays(2, "apply glory_4", "take ancient")
    assert t.has(0) == "2 gold, 4 glory" and t.has(2) == "4 glory, 1 ancient" and t.has(1) == "nothing" and t.done()


# -- Light -------------------------------------------------------------------------------------------------------------


@covers("DF-082", "DF-085", "DF-164")
def test_the_light_applies_boar_and_ship_of_another_in_full() -> None:
    feats = {0: "light light", 2: "tenacious_boar"}
    t = given(feats=feats, gold=[6], shows={1: "boar_yellow ship"}).step(Reinforce(0))
    t.plays(0, "use light", "copy boar_yellow", "take sun").plays(2, "take moon")
    t.plays(0, "use light", "copy ship", "buy gold_3", "replace dark>gold_1")
    assert t.has(0) == "1 sun" and t.has(2) == "1 moon" and t.die(0, "dark")[0] == "gold_3"


@covers("DF-164", "DF-276")
def test_a_chaos_under_the_light_gives_gain_b() -> None:
    t = given(module="titans", feats={0: "light"}, gold=[3], shows={0: "sun_1 gold_1", 1: "chaos_red sun_1"})
    t.step(Reinforce(0)).plays(0, "use light", "copy chaos_red")
    assert t.has(0) == "2 ancient"


@covers("DF-085", "DF-164", "DF-207")
def test_a_golem_under_the_light_is_one_step() -> None:
    t = given(module="goddess", feats={0: "light"}, gold=[3], golems={0: "lab_30"}, shows={1: "golem_sun golem_moon"})
    t.step(Reinforce(0)).plays(0, "use light", "copy golem_sun")
    assert t.golem(0) == "lab_31" and not t.events("celestial-rolled") and t.golem(1) == "lab_01"


@covers("DF-164", "DF-129")
def test_the_light_is_no_blessing_for_twins() -> None:
    t = given(feats={0: "light twins"}, gold=[6], shows={1: "sun_1 gold_1"}).step(Reinforce(0))
    assert t.plays(0, "use light", "copy sun_1").has(0) == "3 gold, 1 sun" and t.done()


# -- the Celestial die -------------------------------------------------------------------------------------------------


def looking_around(**more: object) -> Table:
    """The Celestial die lets seat 0 apply a displayed face."""
    return given(**more).rolls("celestial_mirror").step(RollCelestial(0))  # type: ignore[arg-type]


@covers("DF-286")
@pytest.mark.parametrize(("face", "outcome"), [("times_3", "nothing"), ("chaos_red", "2 ancient")])
def test_a_times_3_or_chaos_of_the_celestial_die_stands_alone(face: str, outcome: str) -> None:
    t = looking_around(module="titans", shows={0: "sun_1 gold_1", 1: f"{face} gold_1"}).plays(0, f"copy {face}")
    assert t.has(0) == outcome and t.done()


@covers("DF-286", "DF-073")
def test_a_mirror_of_the_celestial_die_copies_a_face_of_an_opponent() -> None:
    t = looking_around(shows={0: "mirror glory_4", 1: "moon_2 gold_1"}).plays(0, "copy mirror")
    assert t.options(0) == ["copy gold_1", "copy moon_2"]
    t.refuses(0, "copy glory_4", "DF-073")
    assert t.plays(0, "copy moon_2").has(0) == "2 moon" and t.done()


@covers("DF-082", "DF-085")
@pytest.mark.parametrize("face", ["boar_yellow", "ship"])
def test_the_celestial_die_applies_boar_or_ship_of_another_in_full(face: str) -> None:
    t = looking_around(module="goddess", shows={1: f"{face} gold_1"}, feats={2: "tenacious_boar"}, gold=[1])
    t.plays(0, f"copy {face}")
    if face == "ship":
        t.plays(0, "buy gold_4", "replace light>gold_1")
        assert t.has(0) == "nothing" and t.shows(0).startswith("gold_4")
    else:
        t.plays(0, "take sun").plays(2, "take glory")
        assert t.has(0) == "1 gold, 1 sun" and t.has(2) == "3 glory"
    assert t.has(1) == "nothing" and t.done()


@covers("DF-267", "DF-322")
@pytest.mark.parametrize("player", [0, 1])
def test_a_misfortune_of_the_celestial_die_means_the_dice_that_its_bearer_displays(player: int) -> None:
    """Another player applies it (player 0), or the bearer turns it up (player 1)."""
    side, move = [("celestial_mirror", "copy "), ("celestial_any_face", "show light>")][player]
    t = given(module="titans", shows={1: "misfortune_yellow glory_4"}, feats={2: "mirror_of_misfortune"})
    t.s.up[2] = player  # the bearer shows another face before he turns this one up
    t.rolls(side).step(RollCelestial(player)).plays(player, f"{move}misfortune_yellow", "take ancient")
    t.plays(2, "apply glory_4", "take loyalty")
    assert t.has(player) == "1 ancient" and t.has(2) == "4 glory" and t.done()


@covers("DF-287", "DF-130")
def test_gold_of_the_celestial_die_may_go_on_a_blacksmiths_scepter() -> None:
    t = given(feats={0: "blacksmiths_scepter"}).rolls("celestial_gold").step(RollCelestial(0)).plays(0, "store 6")
    assert t.has(0) == "6 gold" and t.s.scepter[0] == 6


# -- Cerberus ----------------------------------------------------------------------------------------------------------


def guarded(tokens: int, **more: object) -> Table:
    """Seat 0 has so many Cerberus tokens."""
    t = given(**more)  # type: ignore[arg-type]
    t.s.cerberus[0] = tokens
    return t


@covers("DF-109", "DF-321")
def test_a_misfortune_repeated_by_cerberus_calls_its_owner_again() -> None:
    t = guarded(1, module="titans", shows={0: "misfortune_yellow sun_1"}, feats={1: "mirror_of_misfortune"})
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "take ancient").plays(1, "apply sun_1", "take ancient")
    t.plays(0, "repeat", "take ancient").plays(1, "apply sun_1", "take ancient")
    assert t.ancient(0) == 2 and t.has(1) == "2 sun, 2 ancient" and t.done()


@covers("DF-321", "DF-208")
def test_cerberus_repeats_a_golem_with_its_golem_and_the_puzzle() -> None:
    t = guarded(1, module="goddess", golems={0: "lab_30"}, shows={0: "golem_sun golem_moon"})
    t.rolls(1, 1, "celestial_glory", "celestial_glory").step(Bless(0, BLESSING)).plays(0, "puzzle first")
    assert t.golem(0) == "lab_32" and t.glory(0) == 5
    t.plays(0, "repeat", "puzzle first")
    assert len(t.events("celestial-rolled")) == 2 and t.golem(0) == "lab_34" and t.done()


@covers("DF-321", "DF-078")
def test_cerberus_repeats_a_shield_beside_the_face_that_it_looks_at() -> None:
    t = guarded(1, shows={0: "sun_1 shield_red"}).step(Bless(0, BLESSING)).plays(0, "repeat")
    assert t.has(0) == "2 sun, 10 glory" and t.done()


@covers("DF-321")
def test_each_roll_of_cancer_may_use_a_cerberus() -> None:
    t = guarded(3, shows={0: "sun_1 gold_1"}).performs(0, "cancer").plays(0, "repeat", "repeat")
    assert t.has(0) == "4 gold, 4 sun" and t.s.cerberus[0] == 1 and t.done()


@covers("DF-321")
def test_each_roll_of_the_sphinx_may_use_a_cerberus() -> None:
    t = guarded(3, shows={0: "glory_3 gold_1"}).performs(0, "sphinx").plays(0, "die light")
    t.plays(0, "repeat", "pass", "repeat", "repeat")
    assert t.glory(0) == 7 * 3 and t.s.cerberus[0] == 0 and t.done()


@covers("DF-321", "DF-110")
def test_what_a_cerberus_repeats_may_be_refused_with_the_sentinel_again() -> None:
    t = guarded(1, sets="sentinel", shows={0: "sun_2 gold_1"}).performs(0, "sentinel")
    t.plays(0, "accept", "repeat", "refuse", "accept")
    assert t.has(0) == "3 gold, 4 sun, 4 glory" and t.done()


@covers("DF-321", "DF-115")
def test_what_a_cerberus_repeats_may_be_refused_with_the_cyclops_again() -> None:
    t = guarded(1, sets="cyclops", shows={0: "gold_3 gold_1"}).performs(0, "cyclops").plays(0, "die light")
    t.plays(0, "accept", "repeat", "refuse", "refuse", "refuse", "refuse")
    assert t.has(0) == "3 gold, 12 glory" and t.done()


# -- the Twins ---------------------------------------------------------------------------------------------------------


@covers("DF-327")
@pytest.mark.parametrize(
    ("face", "outcome"), [("shield_blue", "1 gold, 3 moon"), ("chaos_blue", "1 gold, 1 moon, 2 ancient")]
)
def test_the_moon_of_the_twins_is_no_gain_that_a_shield_or_chaos_looks_at(face: str, outcome: str) -> None:
    t = given(module="titans", feats={0: "twins"}, gold=[3], shows={0: f"gold_1 {face}"}).step(Bless(0, BLESSING))
    t.plays(0, "reroll light")
    if t.asked()[1] == "ChooseOrder":
        t.plays(0, "apply gold_1")
    assert t.plays(0, "take moon").has(0) == outcome and t.done()


@covers("DF-327")
def test_the_moon_of_the_twins_cannot_be_refused_with_the_sentinel() -> None:
    t = given(sets="sentinel", feats={0: "twins"}, gold=[3]).performs(0, "sentinel")
    t.plays(0, "reroll light", "take moon")
    assert t.has(0) == "4 gold, 1 moon" and t.done(), "two blessings with 2 gold each, and too little for another roll"


@covers("DF-327", "DF-321")
def test_cerberus_repeats_the_last_roll_of_the_twins_and_not_their_own_gain() -> None:
    t = guarded(1, feats={0: "twins"}, gold=[3], shows={0: "sun_1"}).rolls(2, 1).step(BlessMinor(0, 0, BLESSING))
    t.plays(0, "reroll light", "take glory", "repeat")
    assert t.has(0) == "2 sun, 1 glory" and t.done()


@covers("DF-044")
def test_the_owner_of_a_misfortune_cannot_use_twins() -> None:
    feats = {1: "mirror_of_misfortune twins"}
    t = given(module="titans", shows={0: "misfortune_yellow sun_1"}, feats=feats, gold=[0, 3])
    t.step(Bless(0, BLESSING)).plays(0, "apply sun_1", "take ancient")
    assert t.asked() == (1, "ChooseOrder")
    assert t.plays(1, "apply sun_1", "take ancient").has(1) == "3 gold, 1 sun, 1 ancient" and t.done()


@covers("DF-041", "DF-126", "DF-108", "DF-321")
def test_an_ousted_player_may_use_twins_and_cerberus_in_his_blessing() -> None:
    t = given(sun=[1], gold=[0, 3], feats={1: "twins"}, pawns={1: "island_7"}, shows={1: "sun_2 moon_1"})
    t.s.cerberus[1] = 1
    t.rolls(2, 1).step(Act(0, 0)).plays(0, "perform elder").plays(1, "reroll light", "take glory", "repeat")
    assert t.has(1) == "4 sun, 2 moon, 1 glory" and t.done()


# -- imposed faces -----------------------------------------------------------------------------------------------------


@covers("DF-107", "DF-039")
def test_who_bears_a_misfortune_may_be_named_for_a_boar_and_keeps_both() -> None:
    t = given(module="titans", sets="tenacious_boar", shows={1: "misfortune_red"}).performs(0, "tenacious_boar")
    t.plays(0, "player 2")
    t.refuses(1, "replace light>misfortune_red", "DF-039")
    t.plays(1, "replace light>gold_1")
    assert t.die(1, "light")[:2] == ["misfortune_red", "boar_yellow"]
