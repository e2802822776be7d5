"""Do hints agree with a search that looks ten times as long? Where that one is sure, they should in four of five cases.

    python benchmarks/hints.py godstorm --positions 40 --playouts 40

Positions come from games between greedy bots, every so many decisions one. The long search is sure where its best move
beats the second by more than two standard errors, both tried once more with the same fresh dice.
"""

import argparse

from theogony import games
from theogony.analysis.chances import EIGHTY
from theogony.analysis.judge import Trial
from theogony.bots import Budget, make
from theogony.bots.bot import advice_for
from theogony.bots.hint import advise
from theogony.kernel.state import State

EVERY = 19  # decisions between two positions
PAIRS = 48
DEEPER = 10


def positions(game: str, wanted: int) -> list[State]:
    """So many positions with several moves, from one game after the other."""
    found: list[State] = []
    low, high = games.get(game).players
    seed = 0
    while len(found) < wanted:
        seats = max(2, low) + seed % (min(4, high) - max(2, low) + 1)
        state = games.get(game).new(seats, {}, seed=seed)
        bots = [make("greedy", game, f"{seed} {seat}") for seat in range(seats)]
        while state.result is None and len(found) < wanted:
            seat = state.prompts()[0].seat
            knows = state.knowledge(seat)
            if state.decisions % EVERY == 0 and len(knows.onward()) > 1:
                found.append(state.clone())
            state.apply(seat, bots[seat].choose(knows))
        seed += 1
    return found


def sure_of(game: str, state: State, playouts: int) -> int | None:
    """The move of the long search, where it is sure of one; -1 where there is nothing to search."""
    seat = state.prompts()[0].seat
    trial = Trial(advice_for(game), state.knowledge(seat), "hints")
    edges = trial.search.candidates()
    if len(edges) == 1:
        return -1
    edges = trial.search.halve(edges, Budget(iterations=playouts))
    trial.meet_fresh(edges[:2], PAIRS)
    gap, error = trial.gap(edges[0], edges[1], PAIRS)
    return edges[0].move if gap > 2 * error / EIGHTY else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=40)
    given = parser.parse_args()
    obvious = unsure = sure = agreed = 0
    for state in positions(given.game, given.positions):
        deep = sure_of(given.game, state, DEEPER * given.playouts)
        if deep == -1:
            obvious += 1
        elif deep is None:
            unsure += 1
        else:
            knows = state.knowledge(state.prompts()[0].seat)
            sure += 1
            agreed += advise(given.game, knows, "hints", Budget(iterations=given.playouts))[0][0] == deep
    counted = f"{given.positions} positions: {obvious} obvious, {unsure} where the long search is not sure, {sure} sure"
    share = f"{100 * agreed / sure:.0f} %" if sure else "-"
    print(f"{given.game}, {given.playouts} playouts: {counted}; hints agree in {agreed} ({share})")


if __name__ == "__main__":
    main()
