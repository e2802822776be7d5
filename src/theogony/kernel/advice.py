"""Advice: what a game knows about playing it well, in a form that every bot understands.

A game puts an ``ADVICE`` into its module ``advice``. Everything here has a default, so that a new game can be played
by all bots before anybody has written advice for it. Advice looks at full states, but a bot only ever shows it states
that were redealt from what its seat knows.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

S = TypeVar("S", bound=State)

Reason = tuple[str, dict[str, str | int | float]]  # a text key and its parameters
Rule = Callable[[Any, Any, list[int]], list[float]]  # of a position, a prompt and its options: a score for each
_CLOSE: Final = 1e-9
_SQUARINGS: Final = 6


def exponential(x: float) -> float:
    """About e to the x, by multiplications alone: the same bits in every build and on every machine."""
    if x < -60.0:
        return 0.0
    base = 1.0 + min(x, 60.0) / 64.0
    for _ in range(_SQUARINGS):
        base *= base
    return base


def softmax(values: list[float], temperature: float) -> list[float]:
    """Shares that sum to 1 and grow with the values; a small temperature favours the largest more."""
    top = max(values)
    powers = [exponential((value - top) / temperature) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def best(values: list[float]) -> int:
    """The position of the largest value; nearly equal values count as equal, and the first one wins."""
    found = 0
    for i in range(1, len(values)):
        if values[i] > values[found] + _CLOSE:
            found = i
    return found


def percent(chance: float) -> int:
    """A chance in whole per cent; only what is certain is shown as 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """The default advice: the score of the result, no opinion about moves."""

    terms: ClassVar[tuple[str, ...]] = ()
    """Text keys of the parts of ``ledger``; each names one reason that can be given to a person."""

    rules: ClassVar[dict[type, Rule]] = {}
    """Rules of thumb by kind of prompt, for ``scores``."""

    contested: ClassVar[frozenset[type]] = frozenset()
    """Kinds of prompts where the right answer depends on what rivals do in secret, or make of it: who always answers
    alike is read, so bots mix there (``bots/mixing.py``)."""

    guessed: ClassVar[frozenset[type]] = frozenset()
    """Kinds of prompts where the right answer depends on what rivals hold in secret: a search does not let a rival
    learn it from cards that he cannot see."""

    temperature: float = 1.0
    """How many points of standing make a clear difference in the chance to win."""

    sharpness: float = 1.0
    """The power that makes of the shares of ``value`` chances that come true: ``benchmarks/calibration.py`` fits it.
    Reviews show those; a search needs no more than the order of its shares."""

    effort: int = 1
    """How many times the playouts of other games a search needs here for the same strength, as where dice outweigh the
    difference between two moves."""

    def ledgers(self, s: S) -> list[list[float]]:
        """What each side's position is worth, term by term, in points. The sum of a row is the side's standing."""
        return [[] for _ in s.sides.names]

    def standings(self, s: S) -> list[float]:
        return [sum(row) for row in self.ledgers(s)]

    def value(self, s: S) -> list[float]:
        """Each side's chance to win, as a share of 1; when the game is over, its part of the victory."""
        result = s.result
        if result is not None:
            return [result.share(side) for side in range(len(s.sides.names))]
        return softmax(self.standings(s), self.temperature)

    def scores(self, s: S, prompt: Prompt[Any], options: list[int]) -> list[float]:
        """How good each option looks without looking ahead: a rule of thumb, in points, higher is better."""
        rule = self.rules.get(type(prompt))
        return [0.0] * len(options) if rule is None else rule(s, prompt, options)

    def priors(self, s: S, prompt: Prompt[Any], options: list[int]) -> list[float]:
        """What a search should look at first; it tries fewer moves than who only looks at the next position."""
        return self.scores(s, prompt, options)

    def plan(self, s: S, prompt: Prompt[Any], options: list[int]) -> list[float]:
        """How well each option fits the simple plan of a person; where there is none, the rule of thumb."""
        return self.scores(s, prompt, options)

    def quick(self, s: S, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        """The move of a playout: fast, sensible, and for sealed answers not always the same."""
        scores = self.scores(s, prompt, options)
        top = scores[best(scores)] - _CLOSE
        equal = [i for i in range(len(options)) if scores[i] >= top]
        return options[equal[rng.below(len(equal))] if len(equal) > 1 else equal[0]]

    def sure(self, s: S, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Whether the best score is so clearly right that searching would be a waste of time."""
        return False

    def weighs(self, s: S, prompt: Prompt[Any]) -> bool:
        """Whether the standing right after a move tells more than its score: not if the dice are still to come."""
        return True

    def settled(self, s: S) -> bool:
        """Whether the standing can be read here; in the middle of a compound choice it cannot."""
        return True

    def moment(self, s: S) -> int:
        """A number that changes whenever a turn ends: playouts are measured in such changes."""
        return 0

    def horizon(self, s: S, seat: int) -> int:
        """How many turns a playout should go on from here before the position is valued."""
        return 1

    def outlook(self, s: S, seat: int) -> list[float]:
        """What a search of this seat values the end of a playout by: as ``value``, unless a plan of several turns must
        be told from one that pays at once. Nobody judges single moves by it."""
        return self.value(s)

    def bracket(self, s: S, seat: int) -> int:
        """How strong the seat is by what it holds in secret, in a few steps: at a contested prompt one of another
        strength answers otherwise. It may see what that seat knows, and no more."""
        return 0

    def unwise(self, s: S, prompt: Prompt[Any], move: int) -> bool:
        """Whether nobody should be advised to make this move, not even as the third choice: it mostly loses."""
        return False

    def pointless(self, s: S, prompt: Prompt[Any], move: int) -> bool:
        """Whether another option is better whatever comes: no bot considers this move, and nobody is advised it."""
        return False

    def deceptive(self, s: S, prompt: Prompt[Any], move: int) -> bool:
        """Whether playouts make this move look better than it is: no search considers it. Another one must be left."""
        return False

    def details(self, s: S, prompt: Prompt[Any], move: int) -> list[Reason]:
        """Reasons that come from the move itself, such as the odds of a battle: text keys with parameters."""
        return []
