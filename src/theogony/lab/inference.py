"""What a share of wins tells: its interval, whether it differs, and what remains of that after many comparisons.

Games of one block share their luck, and two seats of a game cannot both win it, so the trials are the blocks: an
interval is Wilson's for as many games as the blocks are worth (``Share.worth``).
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from theogony.lab.stats import wilson

ALPHA: Final = 0.05
FEWEST: Final = 20  # games: with fewer, nothing is said
_BLOCKS: Final = 10  # with fewer, their spread tells nothing

Block = tuple[float, int]  # wins and games


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins: of how many games, worth how many independent ones, and between which bounds."""

    wins: float
    games: int
    worth: float
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.0


def share(blocks: Iterable[Block]) -> Share:
    """The share of all blocks, with its 95 % interval."""
    found = [block for block in blocks if block[1]]
    wins, games = math.fsum(won for won, _ in found), sum(number for _, number in found)
    worth = games / _inflation(found, wins, games)
    low, high = wilson(wins / games * worth, worth) if games else (0.0, 1.0)
    return Share(wins, games, worth, low, high)


def _inflation(blocks: list[Block], wins: float, games: int) -> float:
    """By how much the blocks spread the share more than as many independent games would; never less than 1."""
    if len(blocks) < _BLOCKS or wins in (0, games):
        return 1.0
    mean = wins / games
    between = math.fsum((won - mean * number) ** 2 for won, number in blocks) * len(blocks) / (len(blocks) - 1)
    return max(1.0, between / (mean * (1 - mean) * games))


def two_sided(z: float) -> float:
    """How often chance alone is so far from the middle of a normal curve, on either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def against(found: Share, expected: float) -> float:
    """How often chance alone would bring the share so far from what is expected: the score test, as in Wilson."""
    if not 0 < expected < 1 or not found.games:
        return 1.0
    return two_sided((found.value - expected) / math.sqrt(expected * (1 - expected) / found.worth))


def holm(chances: list[float], alpha: float = ALPHA) -> list[bool]:
    """Which of many comparisons hold, so that all of them are right in 95 of 100 such families (Holm 1979)."""
    held = [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda number: chances[number])
    for step, number in enumerate(order):
        if chances[number] > alpha / (len(chances) - step):
            break
        held[number] = True
    return held


def spread(values: list[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval, by the normal curve: for many values."""
    if not values:
        return 0.0, 0.0, 0.0
    mean = math.fsum(values) / len(values)
    half = 1.959964 * spread(values) / math.sqrt(len(values))
    return mean, mean - half, mean + half
