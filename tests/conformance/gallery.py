"""Positions of every game to look at: its own gallery where ``tests/games/<game>/gallery.py`` makes one, else a walk.

A game needs a gallery of its own as soon as random play does not reach every kind of question: a test says so.
"""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from types import ModuleType
from typing import TypeVar

from tests.conformance import laws
from tests.conformance.tables import setups, walk
from theogony.kernel.event import Event
from theogony.kernel.state import State

S = TypeVar("S", bound=State)
PER_KIND = 16  # positions of each kind of question, spread over the ways of playing
TURNS = 3  # times that every set-up is walked through


@cache
def own(game_id: str) -> ModuleType | None:
    """The game's own gallery, if it has one."""
    package = f"tests.games.{game_id}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.gallery") is None:
        return None
    return importlib.import_module(f"{package}.gallery")


def gallery(game_id: str) -> tuple[State, ...]:
    """Some positions of every kind of question, and finished games; never change one."""
    module = own(game_id)
    found: tuple[State, ...] = walked(game_id) if module is None else module.gallery()
    return found


def learns(game_id: str) -> Callable[[Event, int], bool]:
    """What tells a seat that an event shows it something hidden."""
    return getattr(own(game_id), "learns", laws.learns)


def redeal(game_id: str) -> laws.Redeal:
    """How another position is found that a seat cannot tell apart, and that is really another one."""
    return getattr(own(game_id), "redealt", laws.redealt)


@cache
def walked(game_id: str) -> tuple[State, ...]:
    games = ((f"{setup} {turn}", walk(game_id, setup, turn)) for turn in range(TURNS) for setup in setups(game_id))
    return gathered(games)


def gathered(
    games: Iterable[tuple[str, Iterable[S]]],
    kind: Callable[[S], str] | None = None,
    most: Callable[[str], int] = lambda kind: PER_KIND,
) -> tuple[S, ...]:
    """Positions out of whole games, each with a name for its way of playing: so many of every kind at most, two of them
    of one way, and not always the first ones."""
    found: list[S] = []
    kinds: Counter[str] = Counter()
    spread: Counter[tuple[str, str]] = Counter()
    for number, (way, positions) in enumerate(games):
        for step, position in enumerate(positions):
            what = kind_of(position) if kind is None else kind(position)
            if kinds[what] < most(what) and spread[what, way] < 2 and (step * 7 + number) % 5 < 3:
                found.append(position.clone())
                kinds[what] += 1
                spread[what, way] += 1
    return tuple(found)


def kind_of(state: State) -> str:
    return "over" if state.result is not None else type(state.prompts()[0]).__name__
