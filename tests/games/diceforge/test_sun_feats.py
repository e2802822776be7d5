"""Every feat that costs sun shards and is not tested elsewhere. -- chapters 9, 10 and 11.2"""

import pytest

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.amendments import WOOD_NYMPH_ORDERS
from theogony.games.diceforge.content import FEATS, SLOT_COUNT, face
from theogony.games.diceforge.turn import Turn


@about("wild_spirits")
@covers("DF-102")
def test_wild_spirits_give_gold_and_moons() -> None:
    assert given().performs(0, "wild_spirits").has(0) == "3 gold, 3 moon"


@about("mirror_of_the_abyss", "celestial_ship", "guardians_shield")
@covers("DF-097", "DF-112", "DF-113")
@pytest.mark.parametrize(
    ("feat", "new", "choice"),
    [
        ("mirror_of_the_abyss", "mirror", []),
        ("celestial_ship", "ship", []),
        ("guardians_shield", "shield_green", ["forge shield_green"]),
    ],
)
def test_a_feat_gives_a_face_of_the_gardens(feat: str, new: str, choice: list[str]) -> None:
    t = given(sets=feat).performs(0, feat).plays(0, *choice, "replace light>gold_1")
    assert t.shows(0) == f"{new} gold_1" and t.left(new) == (0 if choice else 3) and t.done()


@covers("DF-113")
def test_a_shield_that_is_gone_cannot_be_taken() -> None:
    t = given(sets="guardians_shield").performs(0, "guardians_shield")
    t.plays(0, "forge shield_red", "replace light>gold_1").performs(1, "guardians_shield")
    t.refuses(1, "forge shield_red", "DF-117")


# -- Minotaur ----------------------------------------------------------------------------------------------------------


@about("minotaur")
@covers("DF-099", "DF-031")
def test_the_minotaur_makes_the_others_lose_what_they_roll_and_a_ship_does_nothing() -> None:
    t = given(shows={1: "gold_6 glory_2", 2: "sun_2 ship"}, gold=[5, 4, 1], sun=[1, 0, 3], glory=[1, 5, 0])
    t.performs(0, "minotaur")
    assert t.has(1) == "3 glory" and t.has(2) == "1 gold, 1 sun" and t.has(0) == "5 gold, 1 sun, 1 glory"
    assert t.done(), "a ship does nothing"


@covers("DF-099", "DF-100")
def test_under_the_minotaur_a_choice_may_be_for_what_one_does_not_have_and_times_3_triples_the_loss() -> None:
    t = given(shows={1: "choice_gold3_glory2 times_3", 2: "gold_1 gold_1"}, glory=[0, 5, 0]).performs(0, "minotaur")
    t.plays(1, "take gold")
    assert t.has(1) == "5 glory"
    t = given(shows={1: "choice_gold3_glory2 times_3", 2: "gold_1 gold_1"}, glory=[0, 7, 0]).performs(0, "minotaur")
    t.plays(1, "take glory")
    assert t.has(1) == "1 glory", "the loss is tripled"


@covers("DF-100")
def test_under_the_minotaur_a_mirror_loses_what_it_copies_after_all_have_rolled() -> None:
    t = given(shows={0: "gold_1 gold_1", 1: "mirror gold_1", 2: "glory_4 gold_1"}, glory=[0, 9, 9])
    t.performs(0, "minotaur").plays(1, "copy glory_4")
    assert t.glory(1) == 5 and t.glory(2) == 5


@covers("DF-100", "DF-106", "DF-082")
def test_the_owner_of_a_boar_gains_even_under_the_minotaur() -> None:
    t = given(
        sets="minotaur",
        shows={1: "boar_yellow gold_1", 2: "gold_1 gold_1"},
        feats={2: "tenacious_boar"},
        moon=[0, 2, 0],
    ).performs(0, "minotaur")
    t.plays(1, "apply boar_yellow", "take moon").plays(2, "take glory")
    assert t.has(1) == "1 moon" and t.has(2) == "3 glory"


@covers("DF-100", "DF-109", "DF-129")
def test_under_the_minotaur_a_shield_loses_by_the_same_test_and_no_cerberus_or_twins_help() -> None:
    t = given(shows={1: "sun_1 shield_red", 2: "gold_1 gold_1"}, feats={1: "twins"}, gold=[0, 9, 0], glory=[0, 9, 0])
    t.s.cerberus[1] = 1
    t.performs(0, "minotaur")
    assert t.glory(1) == 4 and t.done()


@covers("DF-228", "DF-323", "DF-100")
def test_the_minotaur_takes_ancient_shards_without_a_step_and_no_loyalty_of_a_misfortune() -> None:
    t = given(sets="minotaur", module="titans", shows={1: "ancient_1 chaos_yellow", 2: "gold_1 gold_1"}, ancient=[0, 3])
    t.performs(0, "minotaur").plays(1, "apply ancient_1")
    assert t.ancient(1) == 2 and t.allegiance(1) == "tit_start"
    t = given(
        sets="minotaur",
        module="titans",
        shows={1: "misfortune_yellow gold_3", 2: "gold_1 gold_1"},
        feats={2: "mirror_of_misfortune"},
        gold=[0, 5, 0],
        ancient=[0, 3, 0],
    ).performs(0, "minotaur")
    t.plays(1, "apply misfortune_yellow", "take loyalty").plays(2, "apply gold_3", "take ancient")
    assert t.has(1) == "2 gold, 3 ancient" and t.allegiance(1) == "tit_start"
    assert t.has(2) == "1 gold, 1 ancient", "3 gold as owner, before the own 2 were lost"


@covers("DF-136", "DF-099")
def test_gold_on_a_blacksmiths_scepter_is_safe_from_the_minotaur() -> None:
    t = given(sets="minotaur", shows={1: "gold_6 gold_1", 2: "gold_1 gold_1"}, feats={1: "blacksmiths_scepter"})
    t.s.scepter[4] = 5
    t.performs(0, "minotaur")
    assert t.s.scepter[4] == 5


# -- Wood Nymph, Goldsmith, Omniscient, Trident ------------------------------------------------------------------------


@about("wood_nymph")
@covers("DF-154", "DF-155")
def test_the_wood_nymph_gives_4_gold_and_a_purchase() -> None:
    t = given(sets="wood_nymph").performs(0, "wood_nymph")
    assert t.has(0) == "4 gold"
    t.refuses(0, "buy choice_gold3_glory2", "DF-057")
    t.refuses(0, "pass", "DF-155")
    t.plays(0, "buy gold_6", "replace light>gold_1")
    assert t.has(0) == "nothing" and t.done()


@covers("DF-155")
def test_the_gold_of_the_wood_nymph_is_kept_where_nothing_can_be_bought() -> None:
    t = given(sets="wood_nymph")
    for name in (
        "gold_3",
        "moon_1",
        "gold_4",
        "sun_1",
        "gold_6",
        "choice_gold1_sun1_moon1",
        "glory_1_sun_1",
        "gold_2_moon_1",
    ):
        t.s.left[face(name)] = 0
    assert t.performs(0, "wood_nymph").has(0) == "4 gold" and t.done(), "the faces left cost 5 and more"
    t = given(feats={0: "blacksmiths_hammer"}, sets="wood_nymph").performs(0, "wood_nymph").plays(0, "store 4")
    assert t.has(0) == "nothing" and t.done(), "gold on the Hammer buys nothing"


def test_before_its_amendment_the_purchase_of_the_wood_nymph_could_be_declined() -> None:
    t = given(sets="wood_nymph", version=WOOD_NYMPH_ORDERS).performs(0, "wood_nymph")
    assert t.plays(0, "pass").has(0) == "4 gold" and t.done()


@about("goldsmith")
@covers("DF-165", "DF-166")
def test_the_goldsmith_counts_different_feats_with_itself_and_boars_of_two_colours_once() -> None:
    t = given(sets="goldsmith", feats={0: "tenacious_boar tenacious_boar elder"}).performs(0, "goldsmith")
    assert t.has(0) == "6 glory", "Boars of two colours are one feat"


@about("omniscient")
@covers("DF-167", "DF-168")
def test_the_omniscient_counts_each_shield_chaos_choice_and_loyalty_that_shows_glory() -> None:
    t = given(sets="omniscient", module="titans", shows={0: "shield_red chaos_blue"})
    t.s.dice[1:4] = [face("choice_gold3_glory2"), face("choice_gold2_sun2_moon2"), face("loyalty_1_glory_1_gold_2")]
    t.performs(0, "omniscient")
    assert t.has(0) == "10 glory", "Shield, Chaos, one choice face, and two loyalty faces with the starting one"


@covers("DF-168")
def test_the_omniscient_does_not_count_boar_misfortune_mirror_ship_golem_and_times_3() -> None:
    t = given(sets="omniscient", shows={0: "boar_red misfortune_red"})
    t.s.dice[1:5] = [face("mirror"), face("ship"), face("golem_sun"), face("times_3")]
    assert t.performs(0, "omniscient").has(0) == "2 glory", "only the starting face with 2 glory"


@about("abyssal_trident")
@covers("DF-169", "DF-170", "DF-136", "DF-307")
def test_the_abyssal_trident_takes_all_gold_but_that_of_a_blacksmiths_scepter_for_a_face_that_no_feat_gives() -> None:
    t = given(sets="abyssal_trident guardians_shield", feats={0: "blacksmiths_scepter"}, gold=[9])
    t.s.scepter[0] = 2
    t.performs(0, "abyssal_trident")
    assert t.has(0) == "nothing" and t.s.scepter[0] == 2
    options = t.options(0)
    assert {"forge glory_4", "forge mirror", "forge boar_red", "forge ship"} <= set(options)
    refusal = t.refuses(0, "forge shield_red", "DF-170")
    assert refusal.params == {"face": "shield_red", "feat": "guardians_shield"}
    t.refuses(0, "forge times_3", "DF-170")
    t.refuses(0, "forge gold_1", "DF-169")
    t.plays(0, "forge mirror", "replace dark>gold_1")
    assert t.die(0, "dark")[0] == "mirror"


@covers("DF-166")
@pytest.mark.parametrize("feat", ["memory", "mirror_of_misfortune"])
def test_the_goldsmith_counts_memory_or_misfortune_of_two_colours_once(feat: str) -> None:
    t = given(module="titans", sets="goldsmith", feats={0: f"{feat} {feat}"}).performs(0, "goldsmith")
    assert t.has(0) == "4 glory"


@covers("DF-171", "DF-170")
def test_the_trident_works_without_gold_and_spends_it_even_for_nothing() -> None:
    t = given(sets="abyssal_trident").performs(0, "abyssal_trident").plays(0, "forge glory_4", "replace light>gold_1")
    assert t.shows(0) == "glory_4 gold_1"
    t = given(sets="abyssal_trident", gold=[5])
    t.s.left = [0] * len(t.s.left)
    t.performs(0, "abyssal_trident")
    assert t.has(0) == "nothing" and t.done()


@covers("DF-170")
@pytest.mark.parametrize("taken", ["mirror", "shield_blue", "ship", "boar_red", "times_3"])
def test_the_abyssal_trident_takes_mirror_shield_ship_boar_or_times_3_where_no_set_gives_it(taken: str) -> None:
    t = given(sets="abyssal_trident chaos").performs(0, "abyssal_trident")
    t.plays(0, f"forge {taken}", "replace light>gold_1")
    assert t.shows(0) == f"{taken} gold_1"


@covers("DF-170")
@pytest.mark.parametrize(
    ("kept", "feat"),
    [
        ("shield_blue", "guardians_shield"),
        ("ship", "celestial_ship"),
        ("boar_red", "tenacious_boar"),
        ("times_3", "helmet_of_invisibility"),
    ],
)
def test_the_abyssal_trident_takes_no_shield_ship_boar_or_times_3_that_a_set_gives(kept: str, feat: str) -> None:
    given(sets=f"abyssal_trident {feat}").performs(0, "abyssal_trident").refuses(0, f"forge {kept}", "DF-170")


@covers("DF-170")
def test_the_forest_is_never_open_to_the_trident() -> None:
    t = given(module="goddess").performs(0, "abyssal_trident")
    t.refuses(0, "forge golem_sun", "DF-170")
    t.refuses(0, "forge chaos_red", "DF-170")


@covers("DF-117", "DF-170")
def test_a_face_that_is_gone_is_refused_to_the_trident_because_none_is_left() -> None:
    t = given(sets="abyssal_trident")
    t.s.left[face("glory_4")] = t.s.left[face("mirror")] = 0
    t.performs(0, "abyssal_trident").refuses(0, "forge glory_4", "DF-117")
    t.refuses(0, "forge mirror", "DF-117")


# -- Eternal Fire ------------------------------------------------------------------------------------------------------


@about("eternal_fire")
@covers("DF-172", "DF-173")
def test_the_eternal_fire_ends_the_turn_and_gives_another_with_blessings_for_its_player_alone() -> None:
    t = given(sets="eternal_fire", sun=[8], gold=[5, 5, 5], seats=3)
    t.s.first = 1
    t.step(Turn(0, 0)).plays(0, "perform eternal_fire")
    assert t.s.active == 0 and t.s.round == 1
    rolled = [event["seat"] for event in t.events("rolled")]
    assert rolled == [0, 1, 2, 0], "in the second turn only one player rolls"
    assert t.asked() == (0, "Act"), "the extra action of the first turn is lost, though 2 sun are left"


@covers("DF-173", "DF-050")
def test_in_the_turn_of_an_eternal_fire_reinforcements_work_again_and_another_eternal_fire_may_follow() -> None:
    t = given(sets="eternal_fire", feats={0: "elder"}, sun=[6], gold=[12])
    t.s.first = 1
    t.step(Turn(0, 0)).plays(0, "use elder", "perform eternal_fire")
    assert t.asked() == (0, "Reinforce") and "use elder" in t.options(0)
    t.s.have[1] = 6
    t.plays(0, "done", "perform eternal_fire")
    assert t.s.active == 0 and len(t.events("turn-begins")) == 3


@covers("DF-172", "DF-047")
def test_with_two_players_the_eternal_fire_blesses_twice() -> None:
    t = given(sets="eternal_fire", sun=[6], seats=2)
    t.s.first = 1
    t.step(Turn(0, 1))
    assert [event["seat"] for event in t.events("rolled")] == [0, 0]


# -- Left Hand ---------------------------------------------------------------------------------------------------------


@about("left_hand")
@covers("DF-174", "DF-175", "DF-041")
def test_the_left_hand_ousts_everybody_and_its_player_applies_all_results() -> None:
    t = given(
        sets="left_hand",
        seats=4,
        shows={0: "sun_1 gold_1", 1: "glory_3 gold_1", 2: "moon_2 gold_1", 3: "glory_4 glory_4"},
        pawns={0: "island_4", 1: "island_1", 2: "island_7"},
    ).performs(0, "left_hand")
    assert [t.island(seat) for seat in range(4)] == ["home"] * 4
    assert [event["seat"] for event in t.events("rolled")] == [0, 1, 2], "who is at home does not roll"
    assert t.has(0) == "3 gold, 1 sun, 2 moon, 3 glory"
    assert t.has(1) == t.has(2) == t.has(3) == "nothing" and t.done()


@covers("DF-176", "DF-104")
def test_each_great_bear_growls_once_for_the_left_hand_and_not_for_oneself_alone() -> None:
    t = given(
        sets="left_hand",
        feats={0: "great_bear", 1: "great_bear"},
        shows={0: "gold_1 gold_1", 1: "gold_1 gold_1", 2: "gold_1 gold_1"},
        pawns={0: "island_4", 1: "island_1", 2: "island_2"},
    ).performs(0, "left_hand")
    assert t.glory(0) == 3 and t.glory(1) == 3
    alone = given(sets="left_hand", feats={0: "great_bear"}, pawns={0: "island_4"}).performs(0, "left_hand")
    assert alone.glory(0) == 0


@covers("DF-044", "DF-109", "DF-248")
def test_cerberus_repeats_only_the_own_result_of_the_left_hand() -> None:
    t = given(
        sets="left_hand",
        shows={0: "sun_1 gold_1", 1: "glory_3 gold_1"},
        pawns={0: "island_4", 1: "island_1"},
    )
    t.s.cerberus[0] = 2
    t.performs(0, "left_hand")
    assert t.has(0) == "1 gold, 1 sun"
    t.plays(0, "repeat")
    assert t.has(0) == "3 gold, 2 sun, 3 glory" and t.s.cerberus[0] == 1 and t.done()


# -- the cards with a gear have no instant effect ----------------------------------------------------------------------


@about("elder", "tree", "merchant", "guardians_owl", "light")
@covers("DF-050")
@pytest.mark.parametrize("feat", ["elder", "tree", "merchant", "guardians_owl", "light"])
def test_a_reinforcement_does_nothing_when_it_is_taken(feat: str) -> None:
    t = given(sets=feat).performs(0, feat)
    assert t.has(0) == "nothing" and t.done() and sum(t.s.taken[:SLOT_COUNT]) == 1 and feat in FEATS
