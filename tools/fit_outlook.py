"""Fits the weights by which a search of Kronos values positions (``games/hellas/advice/outlook.py``).

    python tools/fit_outlook.py --games 1500 --seed sp      # compiled, a minute

Plays games against Kronos as playouts go, some with slips, so that they leave the beaten track, and fits by logistic
regression how they ended to the signs of positions where turns begin. A quarter of the games is kept apart at first;
the loss on it is printed beside that of the advice's own value, then the weights fitted to all games.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

SLIPS = (0, 4, 12)  # of a hundred decisions, by game
TAKEN = 0.12  # so many of the turns that begin
MOST = 20  # positions of one game
RIDGE = 3.0  # of standardized signs: what keeps weights small
STEPS = 8  # of Newton's method
LEAST = 1e-4  # a chance below it counts as so much

Sample = tuple[int, list[float], float, float]  # game, signs, the chance by the advice, how it ended


def play(number: int, seed: str) -> list[Sample]:
    """One game of playouts: some of its positions."""
    from theogony import games
    from theogony.bots.bot import advice_for
    from theogony.bots.playout import play_one
    from theogony.games.hellas.advice.outlook import signs
    from theogony.games.hellas.kronos.ending import TITAN_SIDE

    key = f"{seed}{number}"
    chance, advice = random.Random(key), advice_for("hellas")
    s = games.get("hellas").new(4 if number % 3 == 2 else 3, {"mode": "kronos", "turns": "200"}, seed=key)
    slips = SLIPS[number % 9 // 3]
    found: list[tuple[list[float], float]] = []
    moment = advice.moment(s)
    while s.result is None:
        if advice.moment(s) != moment:
            moment = advice.moment(s)
            if chance.random() < TAKEN:
                found.append((signs(s), advice.value(s)[TITAN_SIDE]))  # type: ignore[arg-type]
        if slips and chance.randrange(100) < slips:
            prompt = s.prompts()[0]
            options = s.onward(prompt.seat)
            scores = advice.scores(s, prompt, options)
            fair = sorted(range(len(options)), key=lambda i: -scores[i])[: max(2, len(options) // 2)]
            s.apply_trusted(prompt.seat, options[chance.choice(fair)])
        else:
            play_one(advice, s)
    chance.shuffle(found)
    return [(number, row, value, s.result.share(TITAN_SIDE)) for row, value in found[:MOST]]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(len(rows)):
            if j != i:
                part = rows[j][i] / rows[i][i]
                rows[j] = [a - part * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def chance_of(weights: list[float], row: list[float]) -> float:
    total = weights[-1] + sum(w * x for w, x in zip(weights, row, strict=False))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def fitted(samples: list[Sample]) -> list[float]:
    """A weight for each sign, and last what stands before them."""
    columns = list(zip(*[row for _, row, _, _ in samples], strict=True))
    means = [sum(column) / len(column) for column in columns]
    spreads = [
        math.sqrt(sum((x - mean) ** 2 for x in column) / len(column))
        for column, mean in zip(columns, means, strict=True)
    ]
    table = [[*((x - m) / d for x, m, d in zip(row, means, spreads, strict=True)), 1.0] for _, row, _, _ in samples]
    width = len(table[0])
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [RIDGE * w for w in weights[:-1]] + [0.0]
        bend = [[RIDGE * (i == j) for j in range(width)] for i in range(width)]
        for row, (_, _, _, ended) in zip(table, samples, strict=True):
            p = chance_of(weights, row[:-1])
            for i in range(width):
                slope[i] += (p - ended) * row[i]
                part = p * (1 - p) * row[i]
                for j in range(width):
                    bend[i][j] += part * row[j]
        weights = [w - step for w, step in zip(weights, solved(bend, slope), strict=True)]
    plain = [w / d for w, d in zip(weights, spreads, strict=False)]
    return [*plain, weights[-1] - sum(w * m for w, m in zip(plain, means, strict=True))]


def loss(chances: list[float], samples: list[Sample]) -> float:
    total = 0.0
    for chance, (_, _, _, ended) in zip(chances, samples, strict=True):
        p = min(1 - LEAST, max(LEAST, chance))
        total -= ended * math.log(p) + (1 - ended) * math.log(1 - p)
    return total / len(samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    samples = [sample for number in range(given.games) for sample in play(number, given.seed)]
    apart = [sample for sample in samples if sample[0] % 4 == 0]
    weights = fitted([sample for sample in samples if sample[0] % 4])
    own = loss([chance for _, _, chance, _ in apart], apart)
    print(f"{len(samples)} positions of {given.games} games, {len(apart)} kept apart")
    print(f"log loss there: the advice {own:.3f}, fitted {loss([chance_of(weights, s[1]) for s in apart], apart):.3f}")
    *weights, base = fitted(samples)
    print(f"BASE {base:.3f}, WEIGHTS {[round(w, 4) for w in weights]}")


if __name__ == "__main__":
    main()
