"""Whatever a player can read large says which clauses of the ledger it belongs to."""

import re
from pathlib import Path
from typing import Any

import pytest

from theogony import games

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
READABLE = {
    "godstorm": ("miracle_cards",),
    "theomachy": ("prayer_cards", "gods", "mythology"),
    "diceforge": ("feats", "die_faces"),
}


def entries(game: str) -> list[dict[str, Any]]:
    content = games.part(game, "content")
    assert content is not None
    return [entry for kind in READABLE[game] for entry in content.entries(kind)]


@pytest.mark.parametrize("game", games.names())
def test_every_card_names_clauses_that_exist(game: str) -> None:
    ledger = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", (LEDGERS / f"{game}.md").read_text(encoding="utf-8"), re.M))
    for entry in entries(game):
        assert entry["clauses"], f"{entry['id']} names no clause"
        assert set(entry["clauses"]) <= ledger, entry["id"]
        assert len(set(entry["clauses"])) == len(entry["clauses"]), entry["id"]
