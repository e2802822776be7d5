"""What a bot is: it sees one seat's knowledge, nothing else, and answers with a move."""

import re
import time
from dataclasses import dataclass
from typing import Any, ClassVar

from theogony import games
from theogony.kernel.advice import Advice
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.view import Knowledge


class Budget:
    """How long a bot may think about one move: playouts, seconds, or whichever runs out first.

    With playouts alone the answer never depends on the clock.
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        if iterations is None and seconds is None:
            raise ValueError("a budget needs iterations or seconds")
        if (iterations is not None and iterations < 1) or (seconds is not None and seconds <= 0):
            raise ValueError("a budget must be positive")
        self.iterations = iterations
        self.seconds = seconds

    @staticmethod
    def parse(text: str) -> "Budget":
        """A budget from its short form: ``0.1s`` or ``200i``."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)s|(\d+)i", text.strip())
        if found is None:
            raise ValueError(f"{text!r} is no budget: write seconds as 0.1s or playouts as 200i")
        if found[1] is not None:
            return Budget(seconds=float(found[1]))
        return Budget(iterations=int(found[2]))

    def __repr__(self) -> str:
        return f"Budget(iterations={self.iterations}, seconds={self.seconds})"


class Spending:
    """A budget being spent. Reports the part that is gone, from 0 to 1 and above."""

    __slots__ = ("budget", "started", "used")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.used = 0
        self.started = time.perf_counter() if budget.seconds is not None else 0.0

    def gone(self) -> float:
        part = 0.0
        if self.budget.iterations is not None:
            part = self.used / self.budget.iterations
        if self.budget.seconds is not None:
            part = max(part, (time.perf_counter() - self.started) / self.budget.seconds)
        return part


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move that was thought about: how often it was tried, and what that brought in all."""

    move: int
    visits: int = 0
    total: float = 0.0


class Bot:
    """A player. The same seed and the same knowledge give the same move: a bot keeps no memory of its own."""

    name = ""
    usual: ClassVar[Budget | None] = None  # what it spends if nothing is said; None if it knows no budget

    def __init__(self, game_id: str, seed: int | str, budget: Budget | None = None) -> None:
        self.advice = advice_for(game_id)
        self.seed = seed
        self.budget = budget

    def choose(self, knowledge: Knowledge) -> int:
        """One of ``knowledge.onward()``."""
        raise NotImplementedError

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """The same, the move that is chosen first, with those that were tried beside it."""
        return [Weighed(self.choose(knowledge))]

    def stream(self, knowledge: Knowledge) -> Rng:
        """Chance for one decision: it depends on the bot's seed, its seat, the number of the decision and its draft."""
        return resumed(keyed(self.name, self.seed, knowledge.seat, knowledge.decisions(), *knowledge.draft()))


def advice_for(game_id: str) -> Advice[Any]:
    """The game's own advice, or the default one if the game has none."""
    own = games.part(game_id, "advice")
    advice: Advice[Any] = Advice() if own is None else own.ADVICE
    assert isinstance(advice, Advice)
    return advice
