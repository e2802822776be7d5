"""Texts as the content writes them: every word is known and explained, and a misspelt one is fatal."""

from typing import Any

import pytest

from theogony.games.theomachy.conditions import CONDITIONS, COUNTERS
from theogony.games.theomachy.content import BOX, SOURCES
from theogony.games.theomachy.demands import Wish
from theogony.games.theomachy.effects import WORDS, compiled
from theogony.games.theomachy.vocabulary import FILTERS, WHO
from theogony.kernel.overlay import BadContent

LANGUAGE: dict[str, dict[str, str]] = BOX.components["effect_language"]


def fault(source: str, *operations: dict[str, Any]) -> BadContent:
    """What is wrong with the content if this text says that."""
    texts = list(BOX.texts)
    texts[SOURCES.index(source)] = list(operations)
    with pytest.raises(BadContent) as caught:
        compiled(texts)
    return caught.value


def test_the_content_explains_exactly_the_words_that_there_are() -> None:
    assert LANGUAGE["operations"].keys() == WORDS.keys()
    assert LANGUAGE["targets"].keys() == {*WHO}
    assert list(LANGUAGE["filters"]) == FILTERS
    assert {*LANGUAGE["counters"], "once"} == {*COUNTERS}
    assert {*LANGUAGE["conditions"], "always", "location_played"} == {*CONDITIONS}


def test_every_operation_is_used_by_some_text() -> None:
    used = {op["op"] for text in BOX.texts for op in text}
    assert used == WORDS.keys()


KRAKEN = {"op": "kill", "who": "opponent_in_battle", "zone": "stake", "kind": "priest", "amount": 1}


@pytest.mark.parametrize(
    ("changed", "name", "near"),
    [
        ({"amount": "tow"}, "tow", "all"),
        ({"amount": "lal"}, "lal", "all"),
        ({"zone": "clut"}, "clut", "cult"),
        ({"kind": "preist"}, "preist", "priest"),
        ({"who": "oponent_in_battle"}, "oponent_in_battle", "opponent_in_battle"),
        ({"fallback": {"disciples": 2}}, "disciples", "disciple"),
        ({"condition": "self_lost_batle"}, "self_lost_batle", "self_lost_battle"),
        ({"op": "kil"}, "kil", "kill"),
    ],
)
def test_a_misspelt_word_is_fatal_and_the_nearest_is_offered(changed: dict[str, object], name: str, near: str) -> None:
    found = fault("kraken", {"op": "add_power", "amount": 3}, {**KRAKEN, **changed})
    assert found.key == "content-word"
    assert found.params["where"] == f"prayer_cards.kraken.do[1].{next(iter(changed))}"
    assert (found.params["name"], found.params["near"]) == (name, near)


def test_so_it_is_in_lists_in_blocks_and_for_gods_and_mythology() -> None:
    kinds = fault("sanctuary", {"op": "shield", "kinds": ["disciple", "preist"]})
    assert (kinds.params["where"], kinds.params["near"]) == ("prayer_cards.sanctuary.do[0].kinds", "priest")
    block = fault(
        "hastur",
        {"op": "discard_named", "who": "opponent_in_hand", "else": [{"op": "look_hand", "who": "same_targte"}]},
    )
    assert block.params["where"] == "gods.hastur.ability.do[0].else[0].who"
    assert block.params["near"] == "same_target"
    myth = fault("rlyeh", {"op": "draw", "amount": 1, "per": "opponents_in_batle", "max": 2})
    assert (myth.params["where"], myth.params["near"]) == ("mythology.rlyeh.do[0].per", "opponents_in_battle")


def test_a_missing_parameter_is_fatal() -> None:
    found = fault("kraken", {key: value for key, value in KRAKEN.items() if key != "zone"})
    assert (found.key, found.params["where"], found.params["name"]) == (
        "content-missing",
        "prayer_cards.kraken.do[0]",
        "zone",
    )


@pytest.mark.parametrize(
    ("operation", "name"),
    [
        ({**KRAKEN, "fallbakc": {"disciple": 1}}, "fallbakc"),
        ({"op": "add_power", "amount": 3, "zone": "stake"}, "zone"),
        ({"op": "draw", "amount": 1, "max": 2}, "max"),  # of nothing that is counted
        ({"op": "shield", "kinds": ["priest"], "condition": "winner"}, "condition"),  # would be ignored
    ],
)
def test_a_foreign_parameter_is_fatal(operation: dict[str, object], name: str) -> None:
    found = fault("kraken", operation)
    assert (found.key, found.params["name"]) == ("content-foreign", name)
    assert found.params["where"] == "prayer_cards.kraken.do[0]"
    if name == "fallbakc":
        assert found.params["near"] == "fallback"


@pytest.mark.parametrize(
    ("condition", "where", "near"),
    [
        ("winer", "", "winner"),
        ({"margin_mni": 4}, "", "margin_min"),
        ({"all": ["winner", {"cost_paid_any": ["preist"]}]}, ".all[1].cost_paid_any", "priest"),
        ({"any": [{"own_stake_min": {"prist": 3}}]}, ".any[0].own_stake_min", "priest"),
    ],
)
def test_a_misspelt_demand_is_fatal_too(condition: object, where: str, near: str) -> None:
    with pytest.raises(BadContent) as caught:
        Wish(condition, "gods.odin.demand.condition")
    assert caught.value.params["where"] == f"gods.odin.demand.condition{where}"
    assert caught.value.params["near"] == near
