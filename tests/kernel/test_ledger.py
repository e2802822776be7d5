"""The ledger's text becomes clauses."""

import pytest

from theogony.kernel.ledger import parse

TEXT = """# Example

## 1. The board

- **EX-001** [S:L5;P:1] [D: content of the box] A board and two dice.
- **EX-002** [R; corrected: a note] The player with the longest beard begins.

## 2. Turns

- **EX-010** [P:2] A turn has three steps [see EX-002]; Égypte never begins.
"""


def test_a_clause_has_id_tags_text_chapter_and_mark() -> None:
    ledger = parse(TEXT)
    first, second, third = ledger.clauses
    assert (first.id, first.tags, first.text) == ("EX-001", "S:L5;P:1", "A board and two dice.")
    assert (first.chapter, first.descriptive) == ("1. The board", "content of the box")
    assert (second.tags, second.descriptive) == ("R; corrected: a note", "")
    assert (third.chapter, third.text) == ("2. Turns", "A turn has three steps [see EX-002]; Égypte never begins.")
    assert ledger.prefix() == "EX"


@pytest.mark.parametrize("words", ["EX-010", "ex-010", "10", "010", "egypte", "STEPS turn", "Turns three"])
def test_clauses_are_found_by_id_number_and_words(words: str) -> None:
    assert [clause.id for clause in parse(TEXT).find(words)] == ["EX-010"]


def test_nothing_and_everything_is_found() -> None:
    assert parse(TEXT).find("helicopter") == []
    assert parse(TEXT).find("99") == []
    assert len(parse(TEXT).find("")) == 3


@pytest.mark.parametrize("line", ["- **EX-3 broken", "- **EX-001** [R] Once more."])
def test_a_broken_ledger_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match="line 12"):
        parse(TEXT + "\n" + line)
