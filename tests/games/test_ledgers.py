"""The ledger of every finished game: complete in code and tests, and the same in both languages."""

import re
from pathlib import Path

import pytest

from theogony import games
from theogony.i18n.rulebook import rulebook
from theogony.lab.coverage import coverage

TESTS = Path(__file__).parents[1]
SHORTHAND = re.compile(r"\b(GP|PG|G|Anc|Loy|REINF|INSTANT|AUTO|RENFORT|IMMÉDIAT|SABLIER)\b")


@pytest.mark.parametrize("game", games.names())
def test_every_clause_is_cited_and_covered_or_descriptive(game: str) -> None:
    folder = games.get(game).folder
    found = coverage(rulebook(game), [folder, folder.parents[1] / "kernel"], TESTS)
    assert not found.unknown, f"not in the ledger: {found.unknown}"
    assert not found.missing, f"not cited: {found.uncited}\nnot covered: {found.uncovered}"


@pytest.mark.parametrize("game", games.names())
def test_the_ledger_says_the_same_in_french(game: str) -> None:
    english, french = rulebook(game), rulebook(game, "fr")
    assert [clause.id for clause in english.clauses] == [clause.id for clause in french.clauses]
    for one, other in zip(english.clauses, french.clauses, strict=True):
        assert one.tags == other.tags, one.id
        assert bool(one.descriptive) == bool(other.descriptive), one.id
        assert one.text and other.text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.names())
def test_clauses_name_things_in_words(game: str, lang: str) -> None:
    """Players read them: glory and gold, not GP and G."""
    short = {clause.id: found[0] for clause in rulebook(game, lang).clauses if (found := SHORTHAND.search(clause.text))}
    assert not short
