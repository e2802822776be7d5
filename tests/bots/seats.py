"""Positions for the tests of bots: games of every mode, stopped here and there."""

from collections.abc import Iterator
from functools import cache

from theogony import games
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

GAMES = games.names()
MODES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "diceforge": (
        (2, {}),
        (2, {"setup": "draft"}),
        (3, {"setup": "titans_discovery"}),
        (4, {"setup": "goddess_discovery"}),
        (3, {"setup": "base_alternative"}),
        (4, {"setup": "random", "module": "titans"}),
    ),
    "godstorm": (
        (2, {}),
        (3, {"setup": "chosen"}),
        (4, {}),
        (5, {"defence": "most"}),
        (3, {"mode": "classic", "rounds": "10"}),
    ),
    "theomachy": (
        (2, {}),
        (3, {"decks": "draft", "packs": "chosen"}),
        (4, {"mode": "advanced", "box": "both"}),
        (3, {"mode": "epic", "box": "warriors"}),
        (6, {"mode": "advanced", "hands": "30"}),
    ),
}


def walk(game: str, seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """A random game, position by position; what comes is the live state."""
    state = games.get(game).new(seats, options, seed)
    rng = Rng(f"walk {seed}")
    while state.result is None:
        yield state
        for prompt in state.prompts():
            moves = state.options(prompt.seat)
            state.apply_trusted(prompt.seat, moves[rng.below(len(moves))])


@cache
def positions(game: str, stride: int = 61) -> tuple[State, ...]:
    """Positions where somebody has a choice, every so many moves of one game per mode; never change one."""
    found = []
    for seed, (seats, options) in enumerate(MODES[game]):
        for number, state in enumerate(walk(game, seats, options, seed)):
            if number % stride == 0:
                found.append(state.clone())
    return tuple(found)
