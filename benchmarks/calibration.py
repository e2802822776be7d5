"""Do the chances that reviews show come true? Plays games among bots and compares them with how the games ended.

    python benchmarks/calibration.py godstorm --games 40

fits the ``sharpness`` of the game's advice (the power that makes chances of its shares, by the least log loss) on one
half of the games and says what the other half thinks of it: the log loss beside that of even chances, and for each
tenth how often a chance of about so much came true.
"""

import argparse
import math

from theogony import games
from theogony.analysis.chances import knowledge
from theogony.bots import make
from theogony.bots.bot import advice_for
from theogony.bots.playout import settle
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import State

EVERY = 23  # decisions between two positions that are looked at
WORLDS = 4
GRID = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.5, 3.0)
LEAST = 0.001

Row = tuple[list[list[float]], list[float]]  # the shares in each world, and each side's part of the victory


def played(game: str, seats: int, seed: int, bot: str) -> list[Row]:
    """One game among bots: its positions as the seat that is asked sees them, and how it ended."""
    state: State = games.get(game).new(seats, {}, seed=seed)
    bots = [make(bot, game, f"{seed} {seat}") for seat in range(seats)]
    seen: list[list[list[float]]] = []
    while state.result is None:
        seat = state.prompts()[0].seat
        if state.decisions % EVERY == 0:
            seen.append(shares(game, state, seat))
        state.apply(seat, bots[seat].choose(state.knowledge(seat)))
    ended = [state.result.share(side) for side in range(len(state.sides.names))]
    return [(rows, ended) for rows in seen]


def shares(game: str, state: State, seat: int) -> list[list[float]]:
    advice, found = advice_for(game), []
    for number in range(WORLDS):
        world = knowledge(state, seat, False).redeal(resumed(keyed("calibration", number)))
        settle(advice, world)
        found.append(advice.value(world))
    return found


def forecast(rows: list[list[float]], power: float) -> list[float]:
    """The mean over the worlds of the shares raised to this power."""
    found = [0.0] * len(rows[0])
    for row in rows:
        powers = [share**power for share in row]
        for side, value in enumerate(powers):
            found[side] += value / sum(powers) / len(rows)
    return found


def log_loss(rows: list[Row], power: float) -> float:
    total = 0.0
    for worlds, ended in rows:
        for chance, won in zip(forecast(worlds, power), ended, strict=True):
            total -= won * math.log(max(LEAST, chance))
    return total / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    low, high = games.get(given.game).players
    fit: list[Row] = []
    test: list[Row] = []
    for number in range(given.games):
        seats = max(2, low) + number // 2 % (min(4, high) - max(2, low) + 1)
        (test if number % 2 else fit).extend(played(given.game, seats, number, given.bot))
    power = min(GRID, key=lambda each: log_loss(fit, each))
    even = sum(math.log(len(ended)) for _, ended in test) / len(test)
    now = advice_for(given.game).sharpness
    print(f"{given.game}: {given.games} games, {len(fit)} + {len(test)} positions; best sharpness {power}, now {now}")
    losses = ", ".join(f"{each} {log_loss(test, each):.3f}" for each in sorted({1.0, now, power}))
    print(f"  log loss on the other half: even chances {even:.3f}, by sharpness {losses}")
    for tenth in range(10):
        pairs = [
            (chance, won)
            for worlds, ended in test
            for chance, won in zip(forecast(worlds, now), ended, strict=True)
            if tenth <= 10 * chance < tenth + 1 + (tenth == 9)
        ]
        if pairs:
            said, came = (100 * sum(column) / len(pairs) for column in zip(*pairs, strict=True))
            print(f"  said {said:5.1f} %, came true {came:5.1f} %  ({len(pairs)})")


if __name__ == "__main__":
    main()
