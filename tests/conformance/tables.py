"""What is put to the test: every registered game, in every mode and for every number of players, each option once."""

from collections.abc import Iterator
from functools import cache

from theogony.games import get, names
from theogony.kernel.game import BadSetup, Game, Option
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

GAMES = names()
Setup = tuple[int, dict[str, str]]  # seats and options
UNLIMITED = "unlimited"  # the value of an option that leaves the end to the players: chance would play for hours


@cache
def setups(game_id: str) -> tuple[Setup, ...]:
    """The defaults and every value that a player is likely to choose with every number of players; the rest once."""
    game = get(game_id)
    low, high = game.players  # of all modes: what does not fit is left out
    found: list[Setup] = []
    for seats in range(low, high + 1):
        _add(game, found, seats, {})
    for number, option in enumerate(game.options):
        for value in option.values:
            if value == UNLIMITED:
                continue
            wanted = {**_needed(option), option.name: value}
            if not option.rare:
                for seats in range(low, high + 1):
                    _add(game, found, seats, wanted)
            else:
                any(_add(game, found, low + (number + i) % (high - low + 1), wanted) for i in range(high - low + 1))
    return tuple(found)


def _needed(option: Option) -> dict[str, str]:
    """The choice without which this option changes nothing."""
    name, equals, value = option.needs.partition("=")
    return {name: value} if equals else {}


def _add(game: Game, found: list[Setup], seats: int, options: dict[str, str]) -> bool:
    """Whether the game can be set up like this."""
    try:
        settled = game.settle(seats, options)
    except BadSetup:
        return False
    if all((seats, settled) != (other, game.settle(other, known)) for other, known in found):
        found.append((seats, options))
    return True


def some(game_id: str, number: int) -> tuple[Setup, ...]:
    """So many of the set-ups, spread over all of them."""
    found = setups(game_id)
    return tuple(found[(i * len(found) // number + i) % len(found)] for i in range(min(number, len(found))))


ALL = [(game, setup) for game in GAMES for setup in setups(game)]


def name_of(value: object) -> str:
    """A set-up as the name of a test."""
    if isinstance(value, tuple):
        seats, options = value
        return " ".join([str(seats), *(f"{name}={chosen}" for name, chosen in options.items())])
    return str(value)


def walk(game_id: str, setup: Setup, seed: int | str) -> Iterator[State]:
    """A game played at random to its end, in place: the live position before every round of answers, and at the end."""
    state = get(game_id).new(*setup, seed)
    rng = Rng(f"walk {seed}")
    while state.result is None:
        yield state
        for prompt in state.prompts():
            options = state.onward(prompt.seat)
            state.apply_trusted(prompt.seat, options[rng.below(len(options))])
    yield state


@cache
def stops(game_id: str, stride: int = 61) -> tuple[State, ...]:
    """Positions where somebody has a choice, every so many moves of a few games; never change one."""
    found = []
    for seed, setup in enumerate(some(game_id, 6)):
        for number, state in enumerate(walk(game_id, setup, seed)):
            if number % stride == 0 and state.result is None:
                found.append(state.clone())
    return tuple(found)
