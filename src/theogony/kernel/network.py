"""A small network that values positions: one hidden layer, the same for every side, by plain arithmetic.

It sees a row of features for each side (``games/<game>/features.py``), and of the other sides their mean. What it says
is added to the logarithm of the advice's own shares, so that an empty network is the advice.
"""

import math
from typing import Final

_LEAST: Final = 1e-4  # a share below it counts as so much
_LN2: Final = 0.6931471805599453


def logarithm(x: float) -> float:
    """The natural logarithm by plain arithmetic: the same bits in every build and on every machine."""
    part, power = math.frexp(x)  # exact: 0.5 <= part < 1
    y = (part - 1.0) / (part + 1.0)
    square = y * y
    total = 0.0
    for odd in range(19, 0, -2):
        total = total * square + 1.0 / odd
    return 2.0 * y * total + power * _LN2


class Network:
    """Weights. A row of ``first`` is a feature's: what it adds to each hidden unit of its own side, then what it adds
    to each of the others'."""

    def __init__(self, first: list[list[float]], bias: list[float], last: list[float], sharpness: float) -> None:
        if {len(row) for row in first} - {2 * len(bias)} or len(last) != len(bias):
            raise ValueError("the layers of the network do not fit each other")
        self.first = first
        self.bias = bias
        self.last = last
        self.sharpness = sharpness  # what the advice's share counts for

    def logits(self, rows: list[list[float]], shares: list[float]) -> list[float]:
        """How likely each side is to win, as logits, by its features and its share by the advice."""
        width = len(self.bias)
        sums = [self._sums(row) for row in rows]
        every = [0.0] * width
        for one in sums:
            for unit in range(width):
                every[unit] += one[width + unit]
        others = 1.0 / max(1, len(rows) - 1)
        found: list[float] = []
        for side, one in enumerate(sums):
            total = self.sharpness * logarithm(max(_LEAST, shares[side]))
            for unit in range(width):
                x = self.bias[unit] + one[unit] + others * (every[unit] - one[width + unit])
                if x > 0.0:
                    total += x * self.last[unit]
            found.append(total)
        return found

    def _sums(self, row: list[float]) -> list[float]:
        """What a side's features add up to: most of them are nothing."""
        found = [0.0] * (2 * len(self.bias))
        for feature, x in enumerate(row):
            if x != 0.0:
                weights = self.first[feature]
                for unit in range(len(weights)):
                    found[unit] += x * weights[unit]
        return found


def one_of(number: int, place: int) -> list[float]:
    """Features of which one is true: a 1 in its place among so many."""
    row = [0.0] * number
    row[place] = 1.0
    return row
