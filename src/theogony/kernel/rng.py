"""The house's own random stream: small, copyable, equal everywhere.

A multiply-with-carry generator whose whole state is one 62-bit integer, so that it fits a machine word in
compiled code too. At a table the stream is keyed afresh for every decision (see ``keyed``), so seen dice never
foretell later ones.
"""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final = 698769069
_LOW: Final = 0xFFFFFFFF


def keyed(*parts: int | str) -> int:
    """A stream state made from the parts by SHA-256; never 0, the generator's only dead state."""
    digest = hashlib.sha256("\x1f".join(str(part) for part in parts).encode()).digest()
    return int.from_bytes(digest[:8], "big") % ((_MULTIPLIER << 32) - 2) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of chance."""

    __slots__ = ("state",)

    def __init__(self, seed: int | str) -> None:
        self.state: int = keyed(seed)

    def below(self, n: int) -> int:
        """The next outcome, from 0 to n - 1; n is at most 2 ** 31, or the product leaves a machine word."""
        x: i64 = self.state  # a machine word in compiled code: no step of this leaves 63 bits
        x = _MULTIPLIER * (x & _LOW) + (x >> 32)
        self.state = x
        return (((x & _LOW) ^ (x >> 32)) * n) >> 32

    def die(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (self.state,)

    def fork(self) -> "Rng":
        """An independent copy that goes on as this stream would."""
        return resumed(self.state)


def resumed(state: int) -> Rng:
    """The stream that stands at this state."""
    rng = Rng.__new__(Rng)  # clones are made by the million: no seed to hash here
    rng.state = state
    return rng


class Tape(Rng):
    """A stream that also writes down what it drew."""

    __slots__ = ("drawn",)

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        outcome = super().below(n)
        self.drawn.append(outcome)
        return outcome


class Script(Tape):
    """A tape that repeats given outcomes; it is an error to ask for more, or for one out of range."""

    __slots__ = ("left",)

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.left: list[int] = list(reversed(outcomes))

    def below(self, n: int) -> int:
        if not self.left:
            raise ValueError("the record has fewer chance outcomes than the game asks for")
        outcome = self.left.pop()
        if not 0 <= outcome < n:
            raise ValueError(f"the record has the chance outcome {outcome} where 0 to {n - 1} is possible")
        self.drawn.append(outcome)
        return outcome
