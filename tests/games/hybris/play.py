"""Whole games of Hybris by chance: what the laws of this game are tried on."""

from collections.abc import Iterator

from theogony.games.hybris.game import GAME
from theogony.games.hybris.state import Hybris
from theogony.kernel.rng import Rng

Options = dict[str, str]
TABLES: tuple[tuple[int, Options], ...] = (
    (2, {}),
    (3, {"olympians": "drawn"}),
    (4, {"olympians": "drawn"}),
    (1, {"mode": "chronos_solo"}),
    (2, {"mode": "chronos_coop", "olympians": "drawn"}),
    (3, {"mode": "chronos_coop", "olympians": "drawn", "hands": "closed"}),
    (4, {"mode": "chronos_coop", "olympians": "drawn"}),
)


def begin(seats: int, options: Options, seed: int) -> Hybris:
    """A game at its first prompt."""
    state = GAME.new(seats, options, seed=seed)
    assert isinstance(state, Hybris)
    return state


def walk(s: Hybris, seed: int) -> Iterator[Hybris]:
    """The position at every prompt of a game by chance, and at its end; the same object each time."""
    rng = Rng(seed)
    while s.result is None:
        yield s
        seat = s.prompts()[0].seat
        options = s.onward(seat)
        s.apply_trusted(seat, options[rng.below(len(options))])
    yield s
