"""Do hints agree with a search that looks ten times as long? Where that one is sure, they should in four of five cases.

    python benchmarks/hints.py godstorm --positions 40 --playouts 200 --seed 1000

Positions come from games between greedy bots, every so many decisions one; what is obvious needs no search and costs
nothing. The long search is sure where its best move beats the second by more than two standard errors, both tried once
more with the same fresh dice. Printed are also the prompts where they disagree, and how many playouts a hint makes in
its time on one core of this machine, if nothing else wants it.
"""

import argparse
import time
from collections import Counter

from theogony import games
from theogony.analysis.chances import EIGHTY
from theogony.analysis.judge import Trial
from theogony.bots import Budget, make
from theogony.bots.bot import advice_for
from theogony.bots.hint import advise
from theogony.kernel.state import State
from theogony.lab.stats import wilson
from theogony.server.thinkers import HINT_SECONDS

EVERY = 19  # decisions between two positions
PAIRS = 48
SURE = (2, 3)  # standard errors; by two, a search is sure of one in 40 where nothing is to choose
TINY = 1e-9
DEEPER = 10


def positions(game: str, wanted: int, seed: int = 0) -> list[State]:
    """So many positions with several moves, from one game after the other, the first of them dealt from this seed."""
    found: list[State] = []
    low, high = games.get(game).players
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


def deep(game: str, state: State, playouts: int) -> tuple[int, float] | None:
    """The move of the long search, and by how many standard errors it beats the second; None if it is obvious."""
    seat = state.prompts()[0].seat
    trial = Trial(advice_for(game), state.knowledge(seat), "hints")
    edges = trial.search.candidates()
    if len(edges) == 1:
        return None
    edges = trial.search.halve(edges, Budget(iterations=playouts))
    trial.meet_fresh(edges[:2], PAIRS)
    gap, error = trial.gap(edges[0], edges[1], PAIRS)
    return edges[0].move, gap / max(error / EIGHTY, TINY)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    obvious = 0
    spent = 0.0
    searched: list[tuple[float, bool, str]] = []  # how sure, whether the hint agrees, the kind of prompt
    for state in positions(given.game, given.positions, given.seed):
        found = deep(given.game, state, DEEPER * given.playouts)
        if found is None:
            obvious += 1
            continue
        move, errors = found
        prompt = state.prompts()[0]
        began = time.process_time()
        hint = advise(given.game, state.knowledge(prompt.seat), "hints", Budget(iterations=given.playouts))
        spent += time.process_time() - began
        searched.append((errors, hint[0][0] == move, type(prompt).__name__))
    print(f"{given.game}, {given.playouts} playouts: {given.positions} positions, {obvious} obvious")
    for least in SURE:
        agreed = [agrees for errors, agrees, _ in searched if errors > least]
        low, high = wilson(sum(agreed), len(agreed))
        share = f"{sum(agreed)} of {len(agreed)} ({100 * low:.0f} to {100 * high:.0f} %)"
        print(f"  sure by {least} standard errors: hints agree in {share}")
    for agrees, word in ((True, "agree"), (False, "disagree")):
        kinds = Counter(kind for errors, same, kind in searched if errors > SURE[0] and same == agrees)
        print(f"  {word}: {', '.join(f'{kind} {count}' for kind, count in sorted(kinds.items()))}")
    if searched:
        playouts = given.playouts * len(searched) * HINT_SECONDS / spent
        print(f"  in {HINT_SECONDS} s of one core a hint makes {playouts:.0f} playouts")


if __name__ == "__main__":
    main()
