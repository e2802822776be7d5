"""Blessings, the Twins, Cerberus, Sentinel and Cyclops. -- chapter 4, DF-108 to DF-111, DF-115, DF-126 to DF-129"""

from tests.games.diceforge.table import Table, about, covers, given
from theogony.games.diceforge.blessings import BLESSING, Bless, BlessMinor, ChooseDie
from theogony.games.diceforge.celestial import RollCelestial
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.turn import BlessAll


@covers("DF-034")
def test_a_divine_blessing_rolls_displays_and_applies_both_dice() -> None:
    t = given(shows={0: "sun_2 glory_3"}).rolls(1, 1).step(Bless(0, BLESSING))
    assert t.shows(0) == "sun_2 glory_3" and t.has(0) == "2 sun, 3 glory"
    t = given().rolls(6, 5).step(Bless(0, BLESSING))
    assert t.shows(0) == "sun_1 moon_1" and t.has(0) == "1 sun, 1 moon"


@covers("DF-035")
def test_a_minor_blessing_rolls_the_chosen_die_and_the_other_gives_nothing() -> None:
    t = given(shows={0: "sun_2 glory_3"}).step(ChooseDie(0, 1, BLESSING))
    assert t.options(0) == ["die light", "die dark"]
    t.plays(0, "die dark")
    assert t.has(0) == "3 glory" and t.done()


@covers("DF-027", "DF-068")
def test_what_is_above_a_limit_is_lost() -> None:
    t = given(shows={0: "gold_6 sun_2"}, gold=[10], sun=[5]).step(Bless(0, BLESSING))
    assert t.has(0) == "12 gold, 6 sun"
    assert [event["gains"] for event in t.events("overflowed")] == [{"sun": 1}, {"gold": 4}]


@covers("DF-048", "DF-032")
def test_in_step_one_all_roll_before_the_first_applies_and_they_apply_in_turn_order() -> None:
    t = given(shows={0: "gold_3 gold_1", 1: "sun_1 gold_1", 2: "moon_1 gold_1"}, active=1).step(BlessAll(0))
    assert [event["seat"] for event in t.events("rolled")] == [1, 2, 0]
    order = [event["seat"] for event in t.events("gained")]
    assert order == [1, 1, 2, 2, 0, 0]
    kinds = [event.kind for event in t.s.events or []]
    assert kinds.index("gained") == 3, "three rolls first"


# -- Cerberus ----------------------------------------------------------------------------------------------------------


@about("cerberus")
@covers("DF-108", "DF-321")
def test_a_cerberus_token_applies_the_same_result_again_with_new_choices() -> None:
    t = given(sets="cerberus", shows={0: "choice_gold3_glory2 sun_1"}).performs(0, "cerberus")
    assert t.s.cerberus[0] == 1
    t.step(Bless(0, BLESSING)).plays(0, "take gold")
    assert t.asked() == (0, "OfferRepeat")
    t.plays(0, "repeat", "take glory")
    assert t.has(0) == "3 gold, 2 sun, 2 glory" and t.s.cerberus[0] == 0 and t.done()


@covers("DF-108")
def test_one_token_per_roll_and_it_may_be_kept() -> None:
    t = given(sets="cerberus", shows={0: "sun_1"})
    t.s.cerberus[0] = 2
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "repeat")
    assert t.has(0) == "2 sun" and t.s.cerberus[0] == 1 and t.done(), "no second token for the same roll"
    t.step(BlessMinor(0, 0, BLESSING)).plays(0, "pass")
    assert t.has(0) == "3 sun" and t.s.cerberus[0] == 1


@covers("DF-321", "DF-109")
def test_cerberus_repeats_mirrors_with_a_new_choice_and_ships_buy_again() -> None:
    t = given(shows={0: "mirror ship", 1: "sun_1 moon_1", 2: "gold_1 gold_1"})
    t.s.cerberus[0] = 1
    t.step(Bless(0, BLESSING)).plays(0, "copy sun_1", "pass", "repeat", "copy moon_1", "buy gold_3")
    t.plays(0, "replace light>gold_1")
    assert t.has(0) == "1 sun, 1 moon" and t.done()


@covers("DF-049", "DF-321")
def test_cerberus_works_in_a_turn_of_another_player_before_the_next_one_applies() -> None:
    t = given(shows={0: "gold_1 gold_1", 1: "sun_1 gold_1", 2: "moon_1 gold_1"}, active=0)
    t.s.cerberus[1] = 1
    t.step(BlessAll(0))
    assert t.asked() == (1, "OfferRepeat") and t.has(0) == "2 gold" and t.has(2) == "nothing"
    t.plays(1, "repeat")
    assert t.has(1) == "2 gold, 2 sun" and t.has(2) == "1 gold, 1 moon"


@covers("DF-109", "DF-286")
def test_cerberus_does_not_repeat_the_celestial_die() -> None:
    t = given().rolls("celestial_glory")
    t.s.cerberus[0] = 1
    t.step(RollCelestial(0))
    assert t.has(0) == "5 glory" and t.done()


@covers("DF-109", "DF-321")
def test_a_boar_repeated_by_cerberus_calls_its_owner_again() -> None:
    t = given(shows={0: "boar_yellow"}, feats={1: "tenacious_boar"})
    t.s.cerberus[0] = 1
    t.step(BlessMinor(0, 0, BLESSING))
    t.plays(0, "take sun").plays(1, "take glory").plays(0, "repeat", "take sun").plays(1, "take glory")
    assert t.has(0) == "2 sun" and t.has(1) == "6 glory"


# -- the Twins ---------------------------------------------------------------------------------------------------------


@about("twins")
@covers("DF-126", "DF-127", "DF-129", "DF-327")
def test_the_twins_roll_a_die_again_for_3_gold_before_anything_is_applied() -> None:
    t = given(feats={0: "twins"}, shows={0: "gold_6 sun_1"}, gold=[3]).rolls(2, 1)
    t.step(Bless(0, BLESSING))
    assert t.asked() == (0, "UseTwins") and t.has(0) == "3 gold"
    t.refuses(0, "reroll celestial", "DF-127")
    t.rolls(1).plays(0, "reroll light")
    assert t.shows(0) == "gold_6 sun_1" and t.has(0) == "6 gold, 1 sun" and t.asked() == (0, "ChooseGain")
    t.plays(0, "take moon")
    assert t.has(0) == "6 gold, 1 sun, 1 moon" and t.done()


def at_the_exchange(version: int) -> Table:
    """The Twins have rolled a Golem, and the next space of the labyrinth takes 2 moon for 8 glory."""
    t = given(
        module="goddess",
        feats={0: "twins"},
        shows={0: "golem_moon"},
        golems={0: "lab_28"},
        gold=[3],
        moon=[1],
        version=version,
    )
    return t.rolls(2).step(BlessMinor(0, 0, BLESSING)).rolls(1).plays(0, "reroll light")


@covers("DF-127", "DF-327")
def test_the_reward_of_the_twins_comes_too_late_for_what_the_new_result_sells() -> None:
    t = at_the_exchange(GAME.version)
    assert t.golem(0) == "lab_29" and t.asked() == (0, "ChooseGain"), "with 1 moon there is nothing to exchange"
    t.plays(0, "take moon")
    assert t.has(0) == "2 moon" and t.done()


def test_a_table_of_version_1_takes_the_reward_of_the_twins_before_the_result() -> None:
    t = at_the_exchange(1)
    assert t.golem(0) == "lab_28" and t.asked() == (0, "ChooseGain")
    t.plays(0, "take moon", "exchange")
    assert t.has(0) == "8 glory" and t.done()


@covers("DF-049", "DF-327")
def test_the_reward_of_the_twins_comes_before_a_cerberus_and_each_player_takes_his_own() -> None:
    t = given(feats={0: "twins", 1: "twins"}, shows={0: "sun_1 gold_1", 1: "moon_1 gold_1"}, gold=[3, 3])
    t.s.cerberus[0] = 1
    t.step(BlessAll(0)).plays(0, "reroll light").plays(1, "reroll dark")
    assert t.has(0) == "1 gold, 1 sun" and t.has(1) == "nothing" and t.asked() == (0, "ChooseGain")
    t.plays(0, "take glory")
    assert t.asked() == (0, "OfferRepeat")
    t.plays(0, "pass")
    assert t.has(1) == "1 gold, 1 moon" and t.asked() == (1, "ChooseGain")


@covers("DF-127", "DF-129")
def test_the_twins_need_3_gold_before_the_roll_is_applied() -> None:
    t = given(feats={0: "twins"}, shows={0: "gold_6 gold_6"}, gold=[2])
    t.step(Bless(0, BLESSING))
    assert t.has(0) == "12 gold" and t.done(), "nothing to ask: the gold comes too late"
    t = given(feats={0: "twins"}, sets="triton", gold=[2])
    t.s.triton[0] = 1
    t.step(Bless(0, BLESSING))
    t.refuses(0, "reroll light", "DF-127")


@covers("DF-128")
def test_two_twins_may_roll_the_same_die_again_and_only_the_last_roll_counts() -> None:
    t = given(feats={0: "twins twins"}, shows={0: "glory_4 gold_1"}, gold=[6]).rolls(1, 1, 2, 6)
    t.step(Bless(0, BLESSING)).plays(0, "reroll light", "reroll light")
    assert t.has(0) == "1 gold, 1 sun", "both rewards come after the last roll"
    t.plays(0, "take glory", "take glory")
    assert t.shows(0) == "sun_1 gold_1" and t.has(0) == "1 gold, 1 sun, 2 glory" and t.done()


@covers("DF-127")
def test_the_twins_may_be_left_alone() -> None:
    t = given(feats={0: "twins"}, gold=[3]).step(BlessMinor(0, 0, BLESSING))
    t.refuses(0, "reroll dark", "DF-127")
    t.plays(0, "pass")
    assert t.has(0) == "4 gold" and t.done()


@covers("DF-126", "DF-286", "DF-127")
def test_the_twins_roll_the_celestial_die_again() -> None:
    t = given(feats={0: "twins"}, gold=[3]).rolls("celestial_upgrade", "celestial_glory").step(RollCelestial(0))
    t.refuses(0, "reroll light", "DF-127")
    t.plays(0, "reroll celestial", "take glory")
    assert t.has(0) == "6 glory" and t.done()


@covers("DF-048", "DF-126")
def test_twins_of_several_players_are_settled_in_turn_order_before_anybody_applies() -> None:
    t = given(feats={0: "twins", 1: "twins"}, gold=[3, 3, 0], active=1).step(BlessAll(0))
    assert t.asked() == (1, "UseTwins")
    t.plays(1, "pass")
    assert t.asked() == (0, "UseTwins") and t.has(1) == "3 gold"
    t.plays(0, "pass")
    assert t.has(0) == t.has(1) == "5 gold"


# -- Sentinel, Cyclops, Cancer, Sphinx ---------------------------------------------------------------------------------


@about("cancer")
@covers("DF-094")
def test_cancer_gives_two_blessings_one_after_the_other() -> None:
    t = given(shows={0: "sun_1 gold_3"}).rolls(1, 1, 6, 1).performs(0, "cancer")
    assert t.has(0) == "6 gold, 2 sun"
    assert [event["faces"] for event in t.events("rolled")] == [["sun_1", "gold_3"], ["sun_1", "gold_3"]]


@about("sphinx")
@covers("DF-096")
def test_the_sphinx_blesses_one_die_four_times() -> None:
    t = given(shows={0: "gold_1 glory_2"}).rolls(1, 1, 5, 6).performs(0, "sphinx").plays(0, "die dark")
    assert t.has(0) == "1 moon, 6 glory" and t.done(), "sides 1, 1, 5 and 6 of the dark die"


@about("sentinel")
@covers("DF-110", "DF-111")
def test_shards_of_the_sentinels_blessings_may_be_refused_for_2_glory_each() -> None:
    t = given(sets="sentinel", shows={0: "gold1_sun1_moon1_glory1 gold_1"}).performs(0, "sentinel")
    assert t.asked() == (0, "OfferRefusal")
    t.plays(0, "refuse", "accept")
    assert t.has(0) == "4 gold, 1 moon, 4 glory", "the second blessing has been rolled"
    t.plays(0, "accept", "refuse")
    assert t.has(0) == "4 gold, 1 sun, 1 moon, 6 glory" and t.done()


@covers("DF-111")
def test_a_refusal_with_the_sentinel_is_of_all_or_nothing_after_times_3() -> None:
    t = given(sets="sentinel", shows={0: "sun_2 times_3"}).performs(0, "sentinel").plays(0, "refuse", "accept")
    assert t.has(0) == "6 sun, 12 glory" and t.done()


@covers("DF-081", "DF-110")
def test_shards_refused_with_the_sentinel_still_count_for_a_shield() -> None:
    t = given(sets="sentinel", shows={0: "sun_1 shield_red"}).performs(0, "sentinel").plays(0, "refuse", "refuse")
    assert t.has(0) == "14 glory", "twice 2 for the sun and 5 for the Shield"


@about("cyclops")
@covers("DF-115")
def test_gold_of_the_cyclops_may_be_refused_for_glory() -> None:
    t = given(sets="cyclops", shows={0: "gold_4 gold_1"}).performs(0, "cyclops").plays(0, "die light")
    t.plays(0, "refuse", "refuse", "accept", "refuse")
    assert t.has(0) == "4 gold, 12 glory" and t.done()
