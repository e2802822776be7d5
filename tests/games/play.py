"""Test players at a table, whatever the game: who sits where, and a game played to its end."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from theogony.kernel.rng import Rng
from theogony.kernel.state import State

P = TypeVar("P")
S = TypeVar("S", bound=State)


def seated(player: Callable[[str, str], P], styles: str, seats: int, seed: int | str) -> list[P]:
    """One player per seat: ``bold meek`` seats a bold one and then only meek ones."""
    words = styles.split()
    return [player(words[min(seat, len(words) - 1)], f"{seed} {seat}") for seat in range(seats)]


def walked(state: S, players: list[Any]) -> Iterator[S]:
    """Play the state to its end, in place; yields it before every answer, and when it is over."""
    while state.result is None:
        for prompt in state.prompts():
            yield state
            state.apply_trusted(prompt.seat, players[prompt.seat].choose(state, prompt.seat))
    yield state


def walk(state: S, seed: int) -> Iterator[S]:
    """The position at every prompt of a game by chance, and at its end; the same object each time."""
    rng = Rng(seed)
    while state.result is None:
        yield state
        seat = state.prompts()[0].seat
        options = state.onward(seat)
        state.apply_trusted(seat, options[rng.below(len(options))])
    yield state
