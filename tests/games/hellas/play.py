"""Whole games of Hellas by chance: what the laws of this game are tried on."""

from collections.abc import Iterator

from theogony.games.hellas.game import GAME
from theogony.games.hellas.state import Hellas
from theogony.kernel.rng import Rng

Options = dict[str, str]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"heroes": "all"}),
    (4, {"heroes": "all", "cards": "all"}),
    (4, {}),
)


def begin(seats: int, options: Options, seed: int) -> Hellas:
    """A game at its first prompt; it ends after 100 turns at the latest."""
    state = GAME.new(seats, {"turns": "100", **options}, seed=seed)
    assert isinstance(state, Hellas)
    return state


def walk(s: Hellas, seed: int) -> Iterator[Hellas]:
    """The position at every prompt of a game by chance, and at its end; the same object each time."""
    rng = Rng(seed)
    while s.result is None:
        yield s
        seat = s.prompts()[0].seat
        options = s.onward(seat)
        s.apply_trusted(seat, options[rng.below(len(options))])
    yield s
