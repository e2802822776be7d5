"""A test that may be looked at after every block, and still errs as rarely as it says.

Somebody bets, block by block and before seeing it, that the mean of bounded differences is not the one supposed. If
it is, he cannot expect to win: his capital exceeds 1/alpha ever, at any time, with a chance of at most alpha (Ville).
The means against which nobody has won that much form a confidence sequence: all of them hold at once with 95 %, so
stopping when it suits costs nothing. The bets are those of Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting" (JRSS B 2024): a hedge of both directions, sized by the variance seen so far.
"""

import math
from dataclasses import dataclass
from typing import Final

from theogony.kernel.rng import Rng

ALPHA: Final = 0.05
_BOLDEST: Final = 0.5  # part of the capital that may be lost in one block
_MOST: Final = 5_000  # blocks: how far a forecast looks
_HALVINGS: Final = 12  # of the range, to find a bound


@dataclass(slots=True)
class Bets:
    """How boldly everybody bets on the next block: by the spread so far, and less and less."""

    alpha: float = ALPHA
    seen: int = 0
    total: float = 0.0
    squares: float = 0.25  # in units of half the range, where no spread is larger

    def stake(self) -> float:
        turn = self.seen + 1
        return math.sqrt(2 * math.log(2 / self.alpha) / (self.squares * math.log(turn + 1)))

    def see(self, difference: float) -> None:
        self.seen += 1
        self.total += difference / 2
        self.squares += (difference / 2 - self.total / (self.seen + 1)) ** 2


@dataclass(slots=True)
class Bettor:
    """Who bets against one mean: the logarithms of what was bet on more than it, and on less."""

    mean: float
    up: float = 0.0
    down: float = 0.0

    def see(self, difference: float, stake: float) -> None:
        away = (difference - self.mean) / 2
        self.up += math.log1p(_bold(stake, 1 + self.mean) * away)
        self.down += math.log1p(-_bold(stake, 1 - self.mean) * away)

    def capital(self) -> float:
        """The logarithm of the larger half: what both halves together have at least."""
        return max(self.up, self.down) - math.log(2)


def _bold(stake: float, room: float) -> float:
    """The stake, but never so much that a block as far off as there is room takes more than the boldest part."""
    return min(stake, 2 * _BOLDEST / room) if room > 0 else stake


class Sequence:
    """Differences between -1 and 1, one by one, and between which bounds their mean lies at any time."""

    def __init__(self, smallest: float, alpha: float = ALPHA) -> None:
        """``smallest`` is the least difference that matters."""
        self.smallest = smallest
        self.alpha = alpha
        self.values: list[float] = []
        self._stakes: list[float] = []
        self._bets = Bets(alpha)
        self._zero, self._low, self._high = (Bettor(mean) for mean in (0.0, -smallest, smallest))

    @property
    def mean(self) -> float:
        return math.fsum(self.values) / len(self.values) if self.values else 0.0

    @property
    def evidence(self) -> float:
        """The capital of who bets against no difference: 20 is significant at 5 %, whenever it is read."""
        return math.exp(min(self._zero.capital(), 700.0))

    def see(self, difference: float) -> None:
        if not -1 <= difference <= 1:
            raise ValueError(f"{difference} is no difference between -1 and 1")
        stake = self._bets.stake()
        self.values.append(difference)
        self._stakes.append(stake)
        self._bets.see(difference)
        for bettor in (self._zero, self._low, self._high):
            bettor.see(difference, stake)

    def verdict(self) -> str:
        """``more``, ``less``, ``equal`` (no difference as large as the smallest that matters), or ``open``."""
        limit = math.log(2 / self.alpha)
        if max(self._zero.up, self._zero.down) >= limit:
            return "more" if self._zero.up > self._zero.down else "less"
        return "equal" if self._low.up >= limit and self._high.down >= limit else "open"

    def bounds(self) -> tuple[float, float]:
        """Between which means the truth lies with 95 %, whenever this is asked. What is bet on more than a mean falls
        as the mean grows, so each bound is found by halving."""
        return -self._bound(-1.0), self._bound(1.0)

    def _bound(self, sign: float) -> float:
        limit = math.log(2 / self.alpha)
        inside, outside = sign * self.mean, 1.0
        for _ in range(_HALVINGS):
            middle = (inside + outside) / 2
            bettor = Bettor(sign * middle)
            for difference, stake in zip(self.values, self._stakes, strict=True):
                bettor.see(difference, stake)
            if (bettor.down if sign > 0 else bettor.up) >= limit:
                outside = middle
            else:
                inside = middle
        return outside


def still_needed(seen: Sequence, seed: int = 0, tries: int = 7, most: int = _MOST) -> int | None:
    """How many blocks more it takes until the test decides, if the next ones are like those seen: the median of several
    continuations drawn from them. None if that is more than the most, or too few have been seen to tell."""
    if seen.verdict() != "open":
        return 0
    if len(seen.values) < 2:
        return None
    lengths = sorted(_until_decided(seen, Rng(f"needed {seed}/{number}"), most) for number in range(tries))
    return lengths[tries // 2] if lengths[tries // 2] < most else None


def _until_decided(seen: Sequence, rng: Rng, most: int) -> int:
    imagined = Sequence(seen.smallest, seen.alpha)
    for value in seen.values:
        imagined.see(value)
    for number in range(most):
        if imagined.verdict() != "open":
            return number
        imagined.see(seen.values[rng.below(len(seen.values))])
    return most
