"""Chapter 11: Quests (LH-137 to LH-143, LH-350)."""

from typing import Any

import pytest

from tests.games.hellas.table import Play, card_test, covers, given, told
from theogony.games.hellas.content import QUEST_REGION, QUESTS, REGIONS
from theogony.games.hellas.turn import Turn


def quest(name: str, **more: Any) -> Play:
    """The Hero of seat 0 stands on the token of the Quest, on its turn."""
    where = REGIONS[QUEST_REGION[QUESTS.index(name)]]
    more.setdefault("names", {0: "cleito"})
    t = given(quests=[name], heroes={0: where, **more.pop("heroes", {})}, **more)
    t.step(Turn(0))
    return t


def board(t: Play, name: str, step: int) -> Play:
    where = t.hero_at(0)
    return t.plays(0, f"travel {where}", f"board {name}>{step}")


@covers("LH-137", "LH-350", "LH-140", "LH-054")
def test_a_hero_that_stands_still_boards_a_step_it_is_good_enough_for() -> None:
    t = quest("quest_aid_to_atlas", attributes={0: (1, 4, 1)})
    t.plays(0, "travel messenia")
    t.refuses(0, "board quest_aid_to_atlas>3", "LH-137")
    t.refuses(0, "board quest_cretan_bull>1", "LH-137")
    t.plays(0, "board quest_aid_to_atlas>2")
    assert (t.s.players[0].step, t.hero_at(0)) == (2, "")
    t.refuses(0, "travel messenia", "LH-036")


@covers("LH-350")
def test_an_injured_attribute_counts_as_one() -> None:
    t = quest("quest_aid_to_atlas", attributes={0: (1, 5, 1)}, injuries={0: ["strength"]})
    t.plays(0, "travel messenia")
    assert t.asked()[1] == "TakeTurn", "no Step can be boarded"


@covers("LH-138", "LH-139", "LH-142", "LH-055")
def test_each_later_hero_movement_goes_one_step_up_and_the_third_completes() -> None:
    t = quest("quest_golden_fleece", attributes={0: (2, 1, 1)}, hoplites={"acarnania": (0, 4)}, glory={"yellow": 1})
    board(t, "quest_golden_fleece", 1)
    t.step(Turn(0))
    t.refuses(0, "travel acarnania", "LH-140")
    t.plays(0, "advance")
    assert t.s.players[0].step == 2
    t.step(Turn(0))
    t.plays(0, "advance")
    assert t.hero_at(0) == "acarnania"
    assert t.glory("yellow") == 0
    assert t.s.quests == []
    assert t.asked()[1] == "Place"


@covers("LH-141")
def test_others_on_the_same_quest_return_with_nothing() -> None:
    t = quest("quest_aid_to_atlas", attributes={0: (1, 5, 1)})
    t.s.players[2].quest = QUESTS.index("quest_aid_to_atlas")
    t.s.players[2].step = 2
    board(t, "quest_aid_to_atlas", 3)
    assert (t.hero_at(0), t.hero_at(2)) == ("messenia", "messenia")
    assert t.s.players[2].kept == 0


@covers("LH-140")
def test_a_hero_on_a_quest_is_in_no_region() -> None:
    t = quest("quest_aid_to_atlas", attributes={0: (1, 2, 1)}, monsters={"sphinx": "messenia"}, glory={"green": 0})
    board(t, "quest_aid_to_atlas", 1)
    t.refuses(0, "usurp", "LH-078")
    t.refuses(0, "hunt sphinx", "LH-081")


@covers("LH-143", "LH-151")
@card_test("quest_amazon_queen")
def test_priests_in_the_pool_are_shown_and_sacrificed() -> None:
    t = quest("quest_amazon_queen", attributes={0: (2, 1, 1)}, praying={0: ["zeus"]})
    t.plays(0, "travel chalkidiki")
    t.refuses(0, "board quest_amazon_queen>2", "LH-137")
    t = quest("quest_amazon_queen", attributes={0: (2, 1, 1)}, pool={0: 1})
    t.plays(0, "travel chalkidiki")
    t.draws("trap_mace_1", "trap_sword_1").plays(0, "board quest_amazon_queen>3")
    assert (t.pool(0), t.attribute(0, "strength"), len(t.hand(0))) == (0, 2, 2)


@covers("LH-137", "LH-351")
@card_test("quest_augean_stables")
def test_injuries_are_a_price_that_is_paid_in_full() -> None:
    t = quest("quest_augean_stables", attributes={0: (1, 1, 3)}, injuries={0: ["strength", "leadership"]})
    t.plays(0, "travel elis")
    t.refuses(0, "board quest_augean_stables>3", "LH-137")
    t = quest("quest_augean_stables", attributes={0: (1, 1, 3)})
    board(t, "quest_augean_stables", 3)
    t.plays(0, "attribute strength", "attribute leadership")
    assert t.s.players[0].kept >> QUESTS.index("quest_augean_stables") & 1
    assert t.hero_at(0) == "elis"


@covers("LH-137")
@card_test("quest_saving_prometheus")
def test_cards_are_discarded_when_boarding() -> None:
    hands = ["trap_mace_1", "trap_sword_1", "glory_bow_1"]
    t = quest("quest_saving_prometheus", hands={0: hands})
    t.plays(0, "travel macedonia")
    t.refuses(0, "board quest_saving_prometheus>3", "LH-137")
    t.plays(0, "board quest_saving_prometheus>2", "card trap_mace_1", "card glory_bow_1")
    assert t.hand(0) == ["trap_sword_1"]
    t = quest("quest_saving_prometheus", hands={0: [*hands, "charge_sickle_4"]}, hoplites={"epirus": (0, 2)})
    board(t, "quest_saving_prometheus", 3)
    assert (t.hand(0), t.pool(0)) == ([], 1)
    t.plays(0, t.options(0)[-1])
    assert t.army(0, "epirus") == 4


@card_test("quest_aid_to_atlas")
@covers("LH-142")
def test_aid_to_atlas_is_kept_for_one_use() -> None:
    t = quest("quest_aid_to_atlas", attributes={0: (1, 5, 1)}, used={0: ["march", "recruit"]})
    board(t, "quest_aid_to_atlas", 3)
    t.draws("trap_mace_1", "trap_sword_1").plays(0, "quest-card quest_aid_to_atlas")
    assert (t.used(0), len(t.hand(0)), t.s.players[0].kept) == ([], 2, 0)


@card_test("quest_cretan_bull")
def test_the_cretan_bull_brings_a_second_free_glory_token() -> None:
    t = quest(
        "quest_cretan_bull", attributes={0: (1, 4, 4)}, hands={0: ["trap_mace_1", "trap_sword_1"]}, glory={"red": 1}
    )
    board(t, "quest_cretan_bull", 3)
    t.refuses(0, "land red", "LH-150")
    t.plays(0, "land green")
    assert (t.glory("brown"), t.glory("green"), t.glory("red")) == (0, 0, 1)


@card_test("quest_calydonian_hunt")
def test_the_calydonian_hunt_counts_cities_and_recruits_in_them() -> None:
    cities = {"attica": (0, 5), "boeotia": (0, 2)}
    t = quest("quest_calydonian_hunt", attributes={0: (1, 1, 3)}, hoplites=cities)
    t.plays(0, "travel aetolia")
    t.refuses(0, "board quest_calydonian_hunt>3", "LH-137")
    t = quest("quest_calydonian_hunt", attributes={0: (1, 1, 3)}, hoplites={**cities, "euboea": (0, 2)})
    board(t, "quest_calydonian_hunt", 3)
    assert t.asked()[1] == "Place"


@card_test("quest_stymphalian_birds")
def test_the_stymphalian_birds_count_temples_and_show_three_artifacts() -> None:
    more: dict[str, Any] = {"pool": {0: 2}, "temples": ["crete", "elis"]}
    t = quest("quest_stymphalian_birds", control={"crete": 0}, **more)
    t.plays(0, "travel corinthia")
    t.refuses(0, "board quest_stymphalian_birds>3", "LH-137")
    t = quest("quest_stymphalian_birds", control={"crete": 0, "elis": 0}, **more)
    t.picks(0, 0, 0)
    board(t, "quest_stymphalian_birds", 3)
    assert len(t.options(0)) == 3
    t.plays(0, t.options(0)[0])
    assert (len(t.artifacts(0)), t.pool(0)) == (1, 2)


@card_test("quest_golden_fleece")
def test_the_golden_fleece_wants_an_artifact() -> None:
    t = quest("quest_golden_fleece", attributes={0: (2, 1, 2)})
    t.plays(0, "travel acarnania")
    t.refuses(0, "board quest_golden_fleece>3", "LH-137")
    t = quest("quest_golden_fleece", attributes={0: (2, 1, 2)}, artifacts={0: ["harpe"]})
    board(t, "quest_golden_fleece", 3)
    assert told(t, "quest-completed")


@card_test("quest_cattle_of_geryon")
@pytest.mark.parametrize(("speed", "after"), [(1, 3), (4, 4)])
def test_the_cattle_of_geryon_raise_an_attribute_to_three(speed: int, after: int) -> None:
    hands = {0: ["trap_mace_1", "trap_sword_1"]}
    t = quest("quest_cattle_of_geryon", attributes={0: (1, 4, speed)}, hands=hands)
    board(t, "quest_cattle_of_geryon", 3)
    t.plays(0, "attribute speed")
    assert t.attribute(0, "speed") == after
