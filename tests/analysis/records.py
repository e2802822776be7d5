"""Recorded games, and reviews of them that several tests look at."""

from functools import cache
from pathlib import Path
from typing import Any

from theogony import games
from theogony.analysis.review import Review, question_of
from theogony.kernel.game import Game
from theogony.kernel.record import Record, parse

FOLDER = Path(__file__).parents[1] / "records"
SHORT = "diceforge/introductory-2"
BUDGET = 16


@cache
def recorded(name: str) -> tuple[Game, Record]:
    record = parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    return games.under(record.ruleset, lambda _: None), record


def review(name: str, seat: int | None = 0, all_open: bool = False, done: list[dict[str, Any]] | None = None) -> Review:
    game, record = recorded(name)
    return Review(game, record, question_of(record, seat, all_open, BUDGET), done)


@cache
def short() -> Review:
    """A short game, reviewed from seat 0 to its end."""
    work = review(SHORT)
    assert len(list(work.run())) == work.total
    return work
