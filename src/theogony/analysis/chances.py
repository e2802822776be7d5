"""The chance of every side to win, as somebody at the table could know it, with its uncertainty.

A position is dealt anew a few times from what the onlooker knows, a compound choice under way is finished as a playout
would, and the game's advice is asked. Its shares become chances by the power that was fitted to played games.
"""

from typing import Any, Final

from theogony.bots.playout import settle
from theogony.kernel.advice import Advice
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.view import Knowledge

EIGHTY: Final = 1.2816  # standard errors on either side that hold 80 of 100 cases
DIGITS: Final = 4


class AllOpen(Knowledge):
    """What somebody would know who saw all cards: everything but the chance to come and what lies under a seal."""

    __slots__ = ("__state",)

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.__state = state

    def redeal(self, rng: Rng) -> State:
        return self.__state.open_to(self.seat, rng)


def knowledge(state: State, seat: int, all_open: bool) -> Knowledge:
    """What the seat knows of this position; or all cards."""
    return AllOpen(state, seat) if all_open else Knowledge(state, seat)


def likely(advice: Advice[Any], s: State) -> list[float]:
    """Each side's chance to win in a full position, as it comes true in games; its part of the victory at the end."""
    if s.result is not None:
        return [s.result.share(side) for side in range(len(s.sides.names))]
    powers = [share**advice.sharpness for share in advice.value(s)]
    total = sum(powers)
    return [power / total for power in powers]


class Chances:
    """The chances of all sides, and by how much hidden cards may change each: half of the range that holds it in 80 of
    100 cases. How good the estimate itself is they do not say."""

    __slots__ = ("errors", "means")

    def __init__(self, means: list[float], errors: list[float]) -> None:
        self.means = means
        self.errors = errors


def chances(advice: Advice[Any], knows: Knowledge, worlds: int, *key: int | str) -> Chances:
    """The chances from what is known here; the same key deals the same cards wherever the same is known."""
    shares: list[list[float]] = []
    for number in range(worlds):
        world = knows.redeal(resumed(keyed("chances", number, *key)))
        settle(advice, world)
        shares.append(likely(advice, world))
    return Chances(*spread(shares))


def spread(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """The means of the columns, and half of their 80 % ranges."""
    found = [mean_and_error(list(column)) for column in zip(*rows, strict=True)]
    return [mean for mean, _ in found], [error for _, error in found]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 80 % range."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    square = sum((value - mean) ** 2 for value in values)
    return mean, EIGHTY * (square / (count - 1) / count) ** 0.5


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
