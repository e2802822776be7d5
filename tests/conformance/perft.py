"""Counting the ways to go on from a position.

A count is the number of sequences of that many decisions. Chance is fixed: before the decision ``move`` at depth ``n``
the position gets the stream that is keyed by both, so a count depends on the rules alone. A sealed bid counts as one
decision per bidder, in seat order. A game names positions of its own in ``tests/games/<game>/perft.py``, with their
counts beside it in ``perft.txt``.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from pathlib import Path

from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import State

Positions = Mapping[str, tuple[Callable[[], State], int]]
GAMES = Path(__file__).parents[1] / "games"


def positions(game: str) -> Positions:
    """The named positions of a game, with the depth to which their ways are counted."""
    path = f"tests.games.{game}.perft"
    found: Positions = importlib.import_module(path).POSITIONS if importlib.util.find_spec(path) is not None else {}
    return found


def kept(game: str) -> Path:
    """Where the counts of a game are written down."""
    return GAMES / game / "perft.txt"


def perft(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` decisions from here; a finished game goes on in no way."""
    if state.result is not None:
        return 0
    seat = state.prompts()[0].seat
    options = state.onward(seat)
    if depth == 1:
        return len(options)
    total = 0
    for move in options:
        after = state.clone()
        after.rng = resumed(keyed("perft", depth, move))
        after.apply_trusted(seat, move)
        total += perft(after, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    """The counts for 1, 2, … up to this many decisions."""
    return [perft(state, n) for n in range(1, depth + 1)]
