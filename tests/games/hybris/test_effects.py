"""What the cards of Hybris say: in both languages, with the same numbers, and with those of their programs."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from theogony.games.hybris.content import DATA, entries
from theogony.i18n.rulebook import rulebook

CARDS = (
    "locations", "slots", "cities", "conversions", "kindness_track", "spark_track", "pillars", "powers", "upgrades",
    "conflict_cards", "coliseum_heroes", "technologies", "premonitions", "quests", "primordials", "chronos_tiles",
    "concept_cards", "avatars",
)  # fmt: skip
# what is said on the face of a card and not in a sentence, and what a text calls otherwise: all of the Heroes
ELSEWHERE = {"force", "determination", "count", "combo_bonus", "pieces", "intensity", "aegis", "vp", "cost"}
ALL_HEROES = 9


def mappings(node: object) -> Iterator[dict[str, Any]]:
    """Every mapping of the components, however deep."""
    if isinstance(node, dict):
        yield node
        for inner in node.values():
            yield from mappings(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from mappings(inner)


def text_of(entry: dict[str, Any], key: str = "effect") -> str:
    """What it says; what stands in parts reads on from one to the next."""
    return " ".join(entry[key]) if isinstance(entry[key], list) else str(entry[key])


def spoken() -> list[tuple[str, dict[str, Any]]]:
    """All that says something, with the kind that it is of."""
    kinds = {kind: value for kind, value in DATA.items() if kind != "effect_language"}
    return [(kind, entry) for kind, value in kinds.items() for entry in mappings(value) if "effect" in entry]


def numbers(node: object) -> Iterator[int]:
    """Every number of a program, without its sign."""
    for mapping in mappings(node):
        for key, value in mapping.items():
            if isinstance(value, int) and not isinstance(value, bool) and value and value != ALL_HEROES:
                yield abs(value)
            elif isinstance(value, dict) and key in ("cond", "if"):
                yield from (abs(number) for number in value.values() if isinstance(number, int) and number)


def said(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_has_a_text_in_both_languages(kind: str) -> None:
    assert entries(kind)
    assert not [entry["id"] for entry in entries(kind) if not entry.get("effect") or not entry.get("effect_fr")]


def test_whatever_says_something_says_it_in_french_too() -> None:
    assert len(spoken()) > 340
    assert not [entry for _, entry in spoken() if not entry.get("effect_fr")]
    assert not [entry["id"] for entry in mappings(DATA) if "name_en" in entry and not entry.get("name_fr")]


def test_both_languages_name_the_same_numbers() -> None:
    for _, entry in spoken():
        found = [Counter(re.findall(r"\d+", text_of(entry, key))) for key in ("effect", "effect_fr")]
        assert found[0] == found[1], entry


@pytest.mark.parametrize("kind", CARDS)
def test_a_text_names_every_number_of_its_program(kind: str) -> None:
    """Whoever changes what a card does is told by this to change what it says."""
    for entry in entries(kind):
        program = {key: value for key, value in entry.items() if key not in ELSEWHERE}
        if kind == "technologies":
            program.pop("prayers")  # of its face, as its VP
        if kind == "avatars":
            program = {key: value for key, value in program.items() if key not in ("base", "cards", "prayers")}
        assert set(numbers(program)) <= said(text_of(entry)), entry["id"]


# by kind of card: which programs stand in which part of its text
PARTS = {
    "concept_cards": (("cost",), ("main", "olympians"), ("desolation",)),
    "avatars": ((), ("start_of_age",), (), ("damnation",)),
}


@pytest.mark.parametrize("key", ["effect", "effect_fr"])
@pytest.mark.parametrize("kind", PARTS)
def test_every_part_of_a_text_names_the_numbers_of_its_program(kind: str, key: str) -> None:
    """Parts are told alone, where that part is about to happen."""
    for entry in entries(kind):
        for part, programs in zip(entry[key], PARTS[kind], strict=True):
            assert set(numbers([entry[program] for program in programs])) <= said(part), entry["id"]


def test_both_ledgers_name_the_same_numbers_and_clauses() -> None:
    for one, other in zip(rulebook("hybris").clauses, rulebook("hybris", "fr").clauses, strict=True):
        found = [set(re.findall(r"HY-\d+|\d+", clause.text)) for clause in (one, other)]
        assert found[0] == found[1], one.id


def test_texts_are_sentences_and_typeset() -> None:
    for _, entry in spoken():
        english, french = text_of(entry), text_of(entry, "effect_fr")
        assert re.match(r"[A-Z+−]", english) and english.endswith("."), entry
        assert re.match(r"[A-ZÀÉ+−]", french) and french.endswith("."), entry
        assert not re.search(r"'|\.\.|  | [.,;:!?]", english), english
        assert not re.search(r"'|\.\.|  | [.,;:!?»]|« ", french), french
        assert not re.search(r"\b1 (?:Prières|Fidèles|cartes|Points|Étincelles|jetons|Chaînes)\b", french)
        assert not re.search(r"\b1 (?:Prayers|Followers|cards|Sparks|tokens|Chains|Shackles)\b", english)
