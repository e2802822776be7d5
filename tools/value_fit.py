"""Fits a learned value: multinomial logistic regression of how games ended on what the game's advice says of positions.

The logit of a side is ``(k0 + k1 p) base + sum over terms (u + v p) row[term] + own[side]``: ``base`` is the logarithm
of the advice's share, ``row`` its ledger, ``p`` how far the game is, ``own`` for sides with a name only. With u = v = 0
that is the advice's own value, made sharper or blunter; the penalty draws u and v there. Newton's method; no chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = Any  # numpy's types are not looked at
Games = Sequence[Sequence["Position"]]
PENALTIES = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
ROUNDS = 30
LEAST_GAMES = 40
ONE_SIDED = 0.9  # of the games won by one side with a name: nothing is learnt but that it wins
SMALLEST = 1e-4  # a share below it counts as so much
DIGITS = 6


@dataclass(frozen=True)
class Position:
    """One position of a game: when, of how many decisions, seats, ledgers, shares by the advice, and how it ended."""

    at: int
    length: int
    seats: int
    ledgers: list[list[float]]
    shares: list[float]
    ended: list[float]

    def as_list(self) -> list[object]:
        short = [[round(x, 4) for x in row] for row in self.ledgers]
        return [self.at, self.length, self.seats, short, [round(x, 6) for x in self.shares], self.ended]


@dataclass
class Fitted:
    """Weights of a family, and what they were worth on games that had no part in them."""

    weights: dict[str, object]
    games: int
    positions: int
    penalty: float
    losses: dict[str, float] = field(default_factory=dict)  # on the games kept apart

    def better(self) -> bool:
        """Whether the weights know more than the advice, sharpened, does."""
        return self.losses["learned"] < self.losses["sharpened"]

    def told(self) -> str:
        losses = ", ".join(f"{name} {loss:.4f}" for name, loss in self.losses.items())
        return f"{self.games} games, {self.positions} positions; log loss on the games kept apart: {losses}"


class Problem:
    """The features of some games, ready for Newton's method."""

    def __init__(
        self, rows: Sequence[Sequence[Position]], lengths: dict[int, float], scale: Array, named: bool
    ) -> None:
        sides = max(len(row.shares) for game in rows for row in game)
        terms = len(scale)
        self.named = sides if named else 0
        features, ended, weight, alive = [], [], [], []
        for game in rows:
            for row in game:
                features.append(self._features(row, min(1.0, row.at / lengths[row.seats]), scale, sides))
                ended.append([*row.ended, *[0.0] * (sides - len(row.ended))])
                alive.append([0.0] * len(row.ended) + [-1e9] * (sides - len(row.ended)))
                weight.append(1.0 / len(game))
        self.x = np.array(features)  # position, side, feature
        self.y = np.array(ended)
        self.absent = np.array(alive)
        self.w = np.array(weight) / sum(weight)
        self.games = len(rows)
        self.free = np.zeros(self.x.shape[2])  # the penalty's weight by feature: none for sharpness and named sides
        self.free[2 : 2 + 2 * terms] = 1.0

    def _features(self, row: Position, p: float, scale: Array, sides: int) -> list[list[float]]:
        found = []
        for side in range(sides):
            if side >= len(row.shares):
                found.append([0.0] * (2 + 2 * len(scale) + self.named))
                continue
            base = math.log(max(SMALLEST, row.shares[side]))
            terms = [x / s for x, s in zip(row.ledgers[side], scale, strict=True)]
            own = [float(side == which) for which in range(self.named)]
            found.append([base, p * base, *terms, *[p * x for x in terms], *own])
        return found

    def chances(self, b: Array) -> Array:
        z = self.x @ b + self.absent
        z = np.exp(z - z.max(axis=1, keepdims=True))
        return z / z.sum(axis=1, keepdims=True)

    def loss(self, b: Array) -> float:
        return float(-(self.w[:, None] * self.y * np.log(np.maximum(1e-12, self.chances(b)))).sum())

    def solve(self, penalty: float, only: Array | None = None) -> Array:
        """The weights of the least loss with this penalty; ``only`` these features if so many are allowed."""
        b = np.zeros(self.x.shape[2])
        b[0] = 1.0
        mask = np.ones_like(b) if only is None else only
        ridge = penalty / self.games * self.free + 1e-6
        for _ in range(ROUNDS):
            q = self.chances(b)
            slope = np.einsum("n,ns,nsf->f", self.w, q - self.y, self.x) + ridge * b * self.free
            mean = np.einsum("ns,nsf->nf", q, self.x)
            bend = np.einsum("n,ns,nsf,nsg->fg", self.w, q, self.x, self.x, optimize=True)
            bend -= np.einsum("n,nf,ng->fg", self.w, mean, mean, optimize=True)
            step = np.linalg.solve(bend + np.diag(ridge), slope) * mask
            if only is not None:  # the same in the allowed part alone
                at = np.flatnonzero(mask)
                step = np.zeros_like(b)
                step[at] = np.linalg.solve((bend + np.diag(ridge))[np.ix_(at, at)], slope[at])
            most = np.abs(step).max()
            b = b - step * min(1.0, 2.0 / most if most > 0 else 1.0)
            if most < 1e-7:
                break
        return b


def fit(games: list[list[Position]], temperature: float) -> Fitted | None:
    """Weights of one family; None if there are too few games, or if one side wins them all.

    Of ten games seven teach, one chooses the penalty, and two are kept apart and judge. Then all of them teach."""
    whole = [game for game in games if game]
    if len(whole) < LEAST_GAMES:
        return None
    named = len(whole[0][0].shares) != whole[0][0].seats
    if named and max(np.mean([game[0].ended for game in whole], axis=0)) > ONE_SIDED:
        return None
    by_seats: dict[int, list[int]] = {}
    for game in whole:
        by_seats.setdefault(game[0].seats, []).append(game[0].length)
    lengths = {seats: sum(each) / len(each) for seats, each in by_seats.items()}
    flat = np.array([row for game in whole for each in game for row in each.ledgers])
    scale = np.maximum(1e-3, flat.std(axis=0))
    parts = [[game for number, game in enumerate(whole) if number % 10 in part] for part in (range(7), (7,), (8, 9))]
    teach, choose, judge = [Problem(part, lengths, scale, named) for part in parts]
    penalty = min(PENALTIES, key=lambda each: choose.loss(teach.solve(each)))
    learned = teach.solve(penalty)
    sharpness = np.zeros_like(learned)
    sharpness[0] = 1.0
    sharpened = teach.solve(1.0, sharpness)
    plain = np.zeros_like(learned)
    plain[0] = 1.0
    losses = {
        "even": float((judge.w * np.log((judge.absent == 0).sum(axis=1))).sum()),
        "advice": judge.loss(plain),
        "sharpened": judge.loss(sharpened),
        "learned": judge.loss(learned),
    }
    linear = _is_linear(whole, temperature)
    final = Problem(whole, lengths, scale, named).solve(penalty)
    weights = _weights(final, len(scale), scale, lengths, named, temperature if linear else 0.0)
    return Fitted(weights, len(whole), sum(len(game) for game in whole), penalty, losses)


def _is_linear(games: list[list[Position]], temperature: float) -> bool:
    """Whether the advice's share is the softmax of the sums of its rows: then the rows are enough."""
    for game in games:
        for row in game:
            gaps = [
                math.log(max(SMALLEST, x)) - sum(r) / temperature for x, r in zip(row.shares, row.ledgers, strict=True)
            ]
            if min(row.shares) > 0.05 and max(gaps) - min(gaps) > 0.15:
                return False
    return True


def _weights(
    b: Array, terms: int, scale: Array, lengths: dict[int, float], named: bool, fold: float
) -> dict[str, object]:
    """As ``bots/value.py`` reads them. ``fold``: the advice's temperature, where its share is linear in its rows."""
    early = b[2 : 2 + terms] / scale
    later = b[2 + terms : 2 + 2 * terms] / scale
    share = [float(b[0]), float(b[1])]
    if fold:
        early = early + share[0] / fold
        later = later + share[1] / fold
        share = []
    return {
        "length": {str(seats): round(each, 1) for seats, each in sorted(lengths.items())},
        "share": [round(x, DIGITS) for x in share],
        "early": [round(float(x), DIGITS) for x in early],
        "later": [round(float(x), DIGITS) for x in later],
        "own": [round(float(x), DIGITS) for x in b[2 + 2 * terms :]] if named else [],
    }
