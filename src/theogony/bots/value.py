"""The learned value: the game's own evaluation, its terms weighed anew by how games among bots ended.

Weights are files of this package, ``values/<game>.json``, one set for each family: a mode, with two sides or with more.
``tools/train_value.py`` makes them; docs/models says from what. The value stays a sum over the advice's terms, so that
it can say why; and it uses nothing but plain arithmetic, so that it is the same in every build and on every machine.
Where there are no weights, the advice's own value holds, and the log says so once.
"""

import json
import logging
import math
from functools import cache
from importlib import resources
from typing import Any, Final

from theogony.bots.bot import advice_for
from theogony.kernel.advice import Advice, softmax
from theogony.kernel.state import State

_LEAST: Final = 1e-4
_LN2: Final = 0.6931471805599453
_log: Final = logging.getLogger("theogony.bots")


def family_of(s: State) -> str:
    """Which weights a position is judged by: its mode, and whether two sides play or more."""
    rules: Any = getattr(s, "rules", None)
    mode = "base" if rules is None else rules.name
    return f"{mode}/{'duel' if len(s.sides.names) == 2 else 'many'}"


def logarithm(x: float) -> float:
    """The natural logarithm by plain arithmetic: the same bits in every build and on every machine."""
    part, power = math.frexp(x)  # exact: 0.5 <= part < 1
    y = (part - 1.0) / (part + 1.0)
    square = y * y
    total = 0.0
    for odd in range(19, 0, -2):
        total = total * square + 1.0 / odd
    return 2.0 * y * total + power * _LN2


class Weights:
    """The weights of one family."""

    __slots__ = ("early", "later", "length", "own", "share")

    def __init__(self, given: dict[str, Any], terms: int) -> None:
        self.length: dict[int, float] = {int(seats): float(each) for seats, each in given["length"].items()}
        self.share: list[float] = given["share"]  # of the advice's own share, early in the game and more later; or none
        self.early: list[float] = given["early"]  # by term
        self.later: list[float] = given["later"]  # and what is added as the game goes on
        self.own: list[float] = given["own"]  # by side, where sides have names
        if len(self.early) > terms or len(self.later) != len(self.early):
            raise ValueError("weights of more terms than the advice has")


class Value:
    """What a position is worth to each side, as a share of 1: a callable for a search."""

    def __init__(self, game_id: str, advice: Advice[Any] | None = None) -> None:
        self.advice = advice_for(game_id) if advice is None else advice
        self.game_id = game_id
        self.weights = weights_of(game_id, self.advice.terms)

    def __call__(self, s: State) -> list[float]:
        if s.result is not None:
            return self.advice.value(s)
        found = self._fitting(s)
        return self.advice.value(s) if found is None else softmax(self._logits(s, found), 1.0)

    def knows(self, s: State) -> bool:
        """Whether there are weights for this position."""
        return self._fitting(s) is not None

    def ledgers(self, s: State) -> list[list[float]]:
        """The same term by term: their sum is the logit of a side, but for what its share by the advice adds."""
        rows = self.advice.ledgers(s)
        found = self._fitting(s)
        if found is None:
            return rows
        weights = _blended(found, s)
        return [[weight * x for weight, x in zip(weights, row, strict=True)] for row in rows]

    def _fitting(self, s: State) -> Weights | None:
        family = family_of(s)
        found = self.weights.get(family)
        if found is not None and s.seats in found.length:
            return found
        _say_missing(self.game_id, family, s.seats)
        return None

    def _logits(self, s: State, found: Weights) -> list[float]:
        weights = _blended(found, s)
        logits: list[float] = []
        for row in self.advice.ledgers(s):
            total = 0.0
            for weight, x in zip(weights, row, strict=True):
                total += weight * x
            logits.append(total)
        if found.share:
            sharp = found.share[0] + found.share[1] * _progress(found, s)
            for side, share in enumerate(self.advice.value(s)):
                logits[side] += sharp * logarithm(max(_LEAST, share))
        for side, own in enumerate(found.own):
            logits[side] += own
        return logits


def _progress(found: Weights, s: State) -> float:
    """How far the game is, by the length of the games that taught."""
    return min(1.0, s.decisions / found.length[s.seats])


def _blended(found: Weights, s: State) -> list[float]:
    p = _progress(found, s)
    return [early + p * later for early, later in zip(found.early, found.later, strict=True)]


@cache
def weights_of(game_id: str, terms: tuple[str, ...]) -> dict[str, Weights]:
    """The weights of a game by family; none where there is no file, or where it is for other terms."""
    file = resources.files("theogony.bots").joinpath("values", f"{game_id}.json")
    if not file.is_file():
        return {}
    given = json.loads(file.read_text(encoding="utf-8"))
    if tuple(given["terms"]) != terms:
        _log.warning("the learned value of %s is for other terms than its advice has, and is left out", game_id)
        return {}
    return {family: Weights(each, len(terms)) for family, each in given["families"].items()}


@cache
def _say_missing(game_id: str, family: str, seats: int) -> None:
    """Said once: the cache keeps it from being said again."""
    _log.info("no learned value for %s, %s with %d seats: the advice's own value holds", game_id, family, seats)
