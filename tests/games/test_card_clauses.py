"""Whatever a player can read large says which clauses of the ledger it belongs to."""

from pathlib import Path
from typing import Any

import pytest

from theogony import games
from theogony.kernel.ledger import parse

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
READABLE = {
    "godstorm": ("miracle_cards", "territory_cards"),
    "theomachy": ("prayer_cards", "gods", "mythology"),
    "diceforge": ("feats", "die_faces"),
    "hellas": (
        "combat_cards",
        "monster_attack_cards",
        "monsters",
        "event_cards",
        "quests",
        "artifacts",
        "blessings",
        "heroes",
        "temple_cards",
        "kronos_chains",
        "kronos_orders",
        "kronos_quests",
    ),
    "hybris": (
        "pillars",
        "powers",
        "upgrades",
        "conflict_cards",
        "coliseum_heroes",
        "technologies",
        "premonitions",
        "quests",
        "primordials",
        "concept_cards",
        "chronos_tiles",
        "avatars",
    ),
}


def entries(game: str) -> list[dict[str, Any]]:
    content = games.part(game, "content")
    assert content is not None
    return [entry for kind in READABLE[game] for entry in content.entries(kind)]


@pytest.mark.parametrize("lang", ["", ".fr"])
@pytest.mark.parametrize("game", games.names())
def test_every_card_names_clauses_that_exist(game: str, lang: str) -> None:
    ledger = {clause.id for clause in parse((LEDGERS / f"{game}{lang}.md").read_text(encoding="utf-8")).clauses}
    for entry in entries(game):
        assert entry["clauses"], f"{entry['id']} names no clause"
        assert set(entry["clauses"]) <= ledger, entry["id"]
        assert len(set(entry["clauses"])) == len(entry["clauses"]), entry["id"]


def test_a_clause_of_godstorm_that_names_a_card_is_on_that_card() -> None:
    ledger = parse((LEDGERS / "godstorm.md").read_text(encoding="utf-8"))
    miracles = [entry for entry in entries("godstorm") if "deck" in entry]
    assert miracles
    for card in miracles:
        called = card["name_en"].split(",")[0]  # the ledger says Aegis, the card also whose shield it is
        naming = {clause.id for clause in ledger.clauses if called in clause.text}
        assert naming <= set(card["clauses"]), card["id"]
