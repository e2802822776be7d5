"""A card names the clauses it belongs to: they exist in both languages, and none that names it is missing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from theogony.games.godstorm.content import entries
from theogony.kernel.ledger import parse

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parts[-3] for path in ROOT.glob("src/theogony/games/*/content/components.yaml"))


def cards(part: Any) -> Iterator[tuple[str, list[str]]]:
    """Every component, however deep it lies, that names clauses."""
    if isinstance(part, list):
        for one in part:
            yield from cards(one)
    elif isinstance(part, dict):
        if "clauses" in part:
            yield part["id"], part["clauses"]
        for one in part.values():
            yield from cards(one)


@pytest.mark.parametrize("lang", ["", ".fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_a_card_are_in_the_ledger(game: str, lang: str) -> None:
    ledger = parse((ROOT / f"docs/rules/{game}{lang}.md").read_text())
    box = yaml.safe_load((ROOT / f"src/theogony/games/{game}/content/components.yaml").read_text())
    for card, clauses in cards(box):
        assert len(set(clauses)) == len(clauses), f"{card} names a clause twice"
        assert [clause for clause in clauses if ledger.get(clause) is None] == [], card


def test_every_card_of_godstorm_names_its_clauses() -> None:
    general = {"war": "GS-147", "death": "GS-147", "sky": "GS-180", "magic": "GS-157"}
    for card in entries("miracle_cards"):
        assert card["clauses"][0] == general[card["deck"]], card["id"]
        assert len(card["clauses"]) > 1, f"{card['id']} has only the clause of its deck"
    assert all(card["clauses"] for card in entries("territory_cards"))


def test_a_clause_of_godstorm_that_names_a_card_is_on_that_card() -> None:
    ledger = parse((ROOT / "docs/rules/godstorm.md").read_text())
    for card in entries("miracle_cards"):
        called = card["name_en"].split(",")[0]  # the ledger says Aegis, the card also whose shield it is
        naming = {clause.id for clause in ledger.clauses if called in clause.text}
        assert naming <= set(card["clauses"]), card["id"]
