"""Boxes and changed components: what makes another game, and what a content file may change."""

import pickle
from typing import Any

import pytest

from theogony.kernel.box import Box, Components, digest_of
from theogony.kernel.overlay import BadContent, changed, fixed

GODS: Components = {
    "cards": [
        {"id": "owl", "cost": 2, "name_en": "Owl", "source": "seed", "text": [{"op": "gain", "note": "a note"}]},
        {"id": "wolf", "cost": 3, "name_en": "Wolf", "source": "seed", "text": []},
    ],
    "prices": {"temple": 4, "altar": 2},
    "start": None,
    "seats": [2, 3, 4],
}


class GodsBox(Box):
    """It looks at the costs and at the price of a temple; altars belong to the game itself."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        self.costs = [card["cost"] for card in components["cards"]]
        self.temple = components["prices"]["temple"]
        if self.temple < self.costs[0]:
            raise ValueError("a temple is never cheaper than an owl")


def fault(changes: object) -> BadContent:
    with pytest.raises(BadContent) as caught:
        changed(GODS, changes)
    return caught.value


def test_whatever_plays_a_part_makes_another_box_and_words_and_order_do_not() -> None:
    digest = digest_of(GODS)
    assert digest_of(dict(reversed(GODS.items()))) == digest
    assert digest_of(changed(GODS, {"cards": {"owl": {"name_en": "Athena's owl"}}})) == digest
    assert digest_of(changed(GODS, {"cards": {"owl": {"text": [{"op": "gain", "note": "another"}]}}})) == digest
    said = {"owl": {"attack": "It pecks.", "attack_fr": "Elle pique."}}
    pecks, bites = digest_of({"cards": said}), digest_of({"cards": {"owl": {**said["owl"], "attack": "It bites."}}})
    assert pecks == bites == digest_of({"cards": {"owl": {}}}), "what has its French beside it is said, not played"
    assert digest_of({"cards": {"owl": {"attack": "pecks"}}}) != digest_of({"cards": {"owl": {"attack": "bites"}}})
    assert digest_of(changed(GODS, {"cards": {"owl": {"text": [{"op": "lose", "note": "a note"}]}}})) != digest
    assert digest_of(changed(GODS, {"seats": [4, 3, 2]})) != digest


def test_a_box_finds_itself_in_another_process_and_names_its_ruleset() -> None:
    box = GodsBox(GODS)
    assert pickle.loads(pickle.dumps(box)) is box
    assert box.mark == digest_of(GODS)[:8]
    assert box.tables() == {"costs": [2, 3], "temple": 4}


def test_only_what_is_named_changes_and_says_that_it_is_the_owners() -> None:
    new = changed(GODS, {"cards": {"owl": {"cost": 5}}, "prices": {"temple": 6}, "start": "owl"})
    owl, wolf = new["cards"]
    assert owl == {**GODS["cards"][0], "cost": 5, "source": "own"} and wolf == GODS["cards"][1]
    assert new["prices"] == {"temple": 6, "altar": 2} and new["start"] == "owl"
    assert GODS["cards"][0]["cost"] == 2, "the box of before is as it was"
    assert changed(GODS, {"cards": [{"id": "owl", "cost": 5}]})["cards"] == new["cards"]
    assert changed(GODS, {"cards": {"wolf": {"cost": 3}}}) == GODS
    assert changed(GODS, {"cards": {"wolf": {"cost": 4, "source": "me"}}})["cards"][1]["source"] == "me"


@pytest.mark.parametrize(
    ("changes", "key", "params"),
    [
        ({}, "content-no-mapping", {}),
        (["owl"], "content-no-mapping", {}),
        ({"gods": 1}, "content-unknown", {"name": "gods", "where": "components"}),
        ({"cards": {"bull": {"cost": 1}}}, "content-unknown", {"name": "bull", "where": "cards", "known": "owl, wolf"}),
        ({"cards": {"owl": {"price": 1}}}, "content-unknown", {"name": "price", "where": "cards.owl"}),
        ({"cards": {"owl": {"cost": "two"}}}, "content-type", {"where": "cards.owl.cost", "wanted": "int"}),
        ({"cards": {"owl": 2}}, "content-type", {"where": "cards.owl", "wanted": "dict", "given": "int"}),
        ({"cards": ["owl"]}, "content-type", {"where": "cards", "wanted": "list"}),
        ({"prices": 4}, "content-type", {"where": "prices", "wanted": "dict"}),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(changes: object, key: str, params: dict[str, Any]) -> None:
    found = fault(changes)
    assert found.key == key and params.items() <= found.params.items()


def test_what_no_table_holds_belongs_to_the_game_itself() -> None:
    def where(changes: dict[str, Any]) -> str | None:
        return fixed(GodsBox(GODS), changed(GODS, changes))

    assert where({"cards": {"owl": {"cost": 1}}, "prices": {"temple": 5}}) is None
    assert where({"cards": {"owl": {"name_en": "Athena's owl"}}}) is None, "words may always change"
    assert where({"prices": {"altar": 3}}) == "prices.altar"
    assert where({"cards": {"owl": {"text": []}, "wolf": {"cost": 4}}}) == "cards.owl.text"
    alone_too_dear = {"cards": {"owl": {"cost": 6}}, "prices": {"temple": 7}}
    assert where(alone_too_dear) is None
    assert where({"cards": {"owl": {"cost": 6}}, "prices": {"temple": 7, "altar": 3}}) == "prices.altar"
