"""How each game is played, in two pages: true to the ledger as far as what it points at is there, in both languages."""

import re

import pytest

from theogony import games
from theogony.i18n.rulebook import Section, guide, rulebook

ID = re.compile(r"[A-Z]{2}-\d{3}")
PAGES = range(350, 900)  # words


def cited(parts: list[Section]) -> list[list[str]]:
    """The clauses that each part points at."""
    return [ID.findall(" ".join(part.paragraphs)) for part in parts]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_pages_point_at_clauses_that_exist(game: str, lang: str) -> None:
    parts, ledger = guide(game, lang), rulebook(game, lang)
    named = [id for ids in cited(parts) for id in ids]
    assert len(named) >= 20
    assert not [id for id in named if ledger.get(id) is None]
    assert len(" ".join(text for part in parts for text in part.paragraphs).split()) in PAGES
    assert all(part.paragraphs for part in parts)


@pytest.mark.parametrize("game", games.names())
def test_both_languages_say_it_in_the_same_parts(game: str) -> None:
    english, french = guide(game), guide(game, "fr")
    assert cited(english) == cited(french)
    assert [len(part.paragraphs) for part in english] == [len(part.paragraphs) for part in french]
    assert not {part.title for part in english} & {part.title for part in french}


def test_a_game_without_a_guide_has_none() -> None:
    assert guide("chess") == []
