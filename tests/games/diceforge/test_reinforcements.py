"""Step 2: the cards with a gear. -- DF-050, DF-051 and each card"""

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.turn import Turn


@covers("DF-050")
def test_each_copy_may_be_used_once_in_any_order_or_not_at_all() -> None:
    t = given(feats={0: "elder elder guardians_owl"}, gold=[12]).step(Reinforce(0))
    assert t.options(0) == ["use elder", "use guardians_owl", "done"]
    t.refuses(0, "use silver_hind", "DF-050")
    t.refuses(0, "use hydra", "DF-050")
    t.plays(0, "use elder", "use guardians_owl", "take sun", "use elder")
    assert t.has(0) == "6 gold, 1 sun, 8 glory" and t.done()
    t.asks(Reinforce(0)).refuses(0, "use elder", "DF-050")
    t.plays(0, "done")


@about("elder")
@covers("DF-103")
def test_the_elder_turns_3_gold_into_4_glory() -> None:
    t = given(feats={0: "elder"}, gold=[3]).step(Reinforce(0)).plays(0, "use elder")
    assert t.has(0) == "4 glory"
    given(feats={0: "elder"}, gold=[2]).asks(Reinforce(0)).refuses(0, "use elder", "DF-103")


@about("guardians_owl")
@covers("DF-101")
def test_the_owl_gives_one_of_three() -> None:
    t = given(feats={0: "guardians_owl"}).step(Reinforce(0)).plays(0, "use guardians_owl")
    assert t.options(0) == ["take gold", "take sun", "take moon"]
    assert t.plays(0, "take moon").has(0) == "1 moon"


@about("silver_hind")
@covers("DF-089", "DF-035")
def test_the_silver_hind_gives_a_minor_blessing() -> None:
    t = given(feats={0: "silver_hind"}, shows={0: "sun_2 moon_2"}).step(Reinforce(0))
    t.plays(0, "use silver_hind", "die dark")
    assert t.has(0) == "2 moon" and t.done()


@about("tree")
@covers("DF-153", "DF-136")
def test_two_trees_look_at_the_inventory_each_and_never_at_a_blacksmiths_scepter() -> None:
    t = given(feats={0: "tree tree"}, gold=[5]).step(Reinforce(0)).plays(0, "use tree")
    assert t.has(0) == "8 gold, 1 glory"
    t.plays(0, "use tree")
    assert t.has(0) == "8 gold, 3 glory", "2 glory instead of gold and glory"
    t = given(feats={0: "tree blacksmiths_scepter"}, gold=[7])
    t.s.scepter[0] = 6
    t.step(Reinforce(0)).plays(0, "use tree")
    assert t.has(0) == "10 gold, 1 glory"


@about("light")
@covers("DF-163", "DF-164")
def test_the_light_applies_any_displayed_face_for_3_gold_a_shield_with_gain_b() -> None:
    t = given(feats={0: "light"}, shows={0: "times_3 gold_1", 1: "shield_red sun_1", 2: "gold_1 gold_1"}, gold=[3])
    t.step(Reinforce(0)).plays(0, "use light")
    assert t.options(0) == ["copy gold_1", "copy sun_1", "copy shield_red", "copy times_3"]
    t.refuses(0, "copy moon_1", "DF-163")
    t.plays(0, "copy shield_red")
    assert t.has(0) == "2 sun", "gain B, and no multiplier"
    given(feats={0: "light"}, gold=[2]).asks(Reinforce(0)).refuses(0, "use light", "DF-163")


@covers("DF-164")
def test_a_mirror_under_the_light_copies_a_face_of_an_opponent_and_times_3_is_nothing() -> None:
    t = given(feats={0: "light light"}, shows={0: "mirror gold_1", 1: "moon_2 times_3", 2: "gold_1 gold_1"}, gold=[6])
    t.step(Reinforce(0)).plays(0, "use light", "copy mirror", "copy moon_2", "use light", "copy times_3")
    assert t.has(0) == "2 moon" and t.done()


@covers("DF-164", "DF-248", "DF-322", "DF-267")
def test_the_light_calls_the_owner_of_a_misfortune_but_is_no_blessing_for_cerberus() -> None:
    t = given(
        module="titans",
        feats={0: "light", 2: "mirror_of_misfortune"},
        shows={0: "gold_1 gold_1", 1: "misfortune_yellow glory_4", 2: "gold_1 gold_1"},
        gold=[3],
        allegiance={0: "tit_plus_5"},
    )
    t.s.cerberus[0] = 1
    t.step(Reinforce(0)).plays(0, "use light", "copy misfortune_yellow", "take loyalty")
    t.plays(2, "apply glory_4", "take ancient")
    assert t.allegiance(0) == "tit_plus_6" and t.has(2) == "4 glory, 1 ancient" and t.done()
    gold = given(module="titans", feats={0: "light"}, gold=[3], allegiance={0: "tit_plus_5"}).step(Reinforce(0))
    assert gold.plays(0, "use light").has(0) == "1 gold", "1 gold, and no bonus of the zone"


@about("guardian")
@covers("DF-262")
def test_the_guardian_gives_a_shard_or_loyalty() -> None:
    t = given(module="titans", feats={0: "guardian guardian"}).step(Reinforce(0))
    t.plays(0, "use guardian", "take ancient", "use guardian", "take loyalty")
    assert t.ancient(0) == 1 and t.allegiance(0) == "tit_start"
    assert given(module="titans").performs(0, "guardian").done()


@about("oracle")
@covers("DF-259", "DF-330")
def test_the_oracle_moves_the_others_towards_rebellion_if_it_gives_shards_or_loyalty() -> None:
    t = given(module="titans", feats={0: "oracle"}, shows={0: "ancient_1 gold_1"}, allegiance={2: "tit_plus_5"})
    t.step(Reinforce(0)).plays(0, "use oracle", "die light")
    assert t.ancient(0) == 1 and t.allegiance(0) == "tit_minus_1"
    assert t.allegiance(1) == "tit_minus_1" and t.allegiance(2) == "tit_plus_3" and t.ancient(1) == 0
    t = given(module="titans", feats={0: "oracle"}, shows={0: "ancient_1 gold_1"}).step(Reinforce(0))
    t.plays(0, "use oracle", "die dark")
    assert t.allegiance(1) == "tit_start" and t.has(0) == "1 gold"
    assert given(module="titans").performs(0, "oracle").done()


@covers("DF-330", "DF-029")
def test_the_oracle_looks_once_after_a_cerberus_and_a_full_reserve_counts() -> None:
    t = given(module="titans", feats={0: "oracle"}, shows={0: "ancient_1 gold_1"}, ancient=[6])
    t.s.cerberus[0] = 1
    t.step(Reinforce(0)).plays(0, "use oracle", "die light", "repeat")
    assert t.ancient(0) == 6 and t.allegiance(0) == "tit_minus_2" and t.allegiance(1) == "tit_minus_1"


@covers("DF-330", "DF-259")
def test_each_oracle_looks_at_its_own_blessing_only() -> None:
    t = given(module="titans", feats={0: "oracle oracle"}, shows={0: "ancient_1 gold_1"}).step(Reinforce(0))
    t.plays(0, "use oracle", "die light", "use oracle", "die dark")
    assert t.allegiance(1) == "tit_minus_1" and t.has(0) == "1 gold, 1 ancient"


@covers("DF-051", "DF-046")
def test_a_card_gained_in_the_action_waits_for_the_next_turn() -> None:
    t = given(sun=[3], gold=[9, 0, 0])
    t.s.first = 1
    t.step(Turn(0, 0)).plays(0, "perform elder")
    assert t.asked() == (0, "ExtraAction"), "no more reinforcements in this turn"
