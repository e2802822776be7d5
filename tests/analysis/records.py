"""Recorded games, and reviews of them that several tests look at."""

from functools import cache
from typing import Any

from tests.conformance.records import FOLDER, game_of, read
from theogony.analysis.review import Review, question_of
from theogony.kernel.game import Game
from theogony.kernel.record import Record

SHORT = "diceforge/introductory-2"
BUDGET = 16


@cache
def recorded(name: str) -> tuple[Game, Record]:
    record = read(FOLDER / f"{name}.txt")
    return game_of(record), record


def review(name: str, seat: int | None = 0, all_open: bool = False, done: list[dict[str, Any]] | None = None) -> Review:
    game, record = recorded(name)
    return Review(game, record, question_of(record, seat, all_open, BUDGET), done)


@cache
def short() -> Review:
    """A short game, reviewed from seat 0 to its end."""
    work = review(SHORT)
    assert len(list(work.run())) == work.total
    return work
