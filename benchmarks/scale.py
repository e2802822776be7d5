"""What a game costs, and where many of them would stop getting faster: the figures of docs/scale.md.

    python benchmarks/scale.py --games 20            what a game costs, by game and bot
    python benchmarks/scale.py --ray --games 400     this machine's processes against a Ray cluster on it

Costs are processor time, so they hold on a busy machine; the comparison is by the clock, one after the other and back.
"""

import argparse
import tempfile
import time
from pathlib import Path

from theogony import games
from theogony.lab.arena import Plan
from theogony.lab.executors import Executor, Local
from theogony.lab.experiment import Experiment
from theogony.lab.store import GAMES, carry_out

MILLION = 1_000_000
HOURS = 3600.0


def main() -> None:
    parser = argparse.ArgumentParser(description="What a game costs, here and on a cluster.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--game", default="")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    if chosen.ray:
        against_ray(chosen.game or "diceforge", chosen.bots.split(",")[0], chosen.games, chosen.jobs)
    else:
        costs([chosen.game] if chosen.game else games.names(), chosen.bots.split(","), chosen.games)


def plan(game: str, bot: str, number: int) -> Experiment:
    low, high = games.get(game).mode({}).players
    return Experiment(Plan(game, max(low, min(4, high)), number, (bot,)))


def costs(names: list[str], bots: list[str], number: int) -> None:
    """Processor time and bytes of a game, and what a million of them come to."""
    print(f"{'game':10} {'bot':10} {'ms a game':>10} {'bytes':>7} {'core hours':>11} {'GB':>6}   (a million games)")
    for game in names:
        for bot in bots:
            experiment = plan(game, bot, number)
            next(Local().play(experiment, experiment.plan.pairings()))  # content is read
            with tempfile.TemporaryDirectory() as folder:
                begun = time.process_time()
                list(carry_out(experiment, Path(folder, "x"), Local()))
                cost = (time.process_time() - begun) / number
                size = Path(folder, "x", GAMES).stat().st_size / number
            print(
                f"{game:10} {bot:10} {1000 * cost:10.1f} {size:7.0f} {MILLION * cost / HOURS:11.1f} {size / 1000:6.2f}",
                flush=True,
            )


def against_ray(game: str, bot: str, number: int, jobs: int) -> None:
    """Games a second with as many processes of our own and of Ray, in turn; and what the driver itself spends."""
    from theogony.lab.on_ray import OnRay

    experiment = plan(game, bot, number)
    executors: dict[str, Executor] = {"local": Local(jobs), "ray": OnRay(jobs=jobs)}
    warm = plan(game, bot, 4 * jobs)
    for executor in executors.values():
        list(executor.play(warm, warm.plan.pairings()))
    for _ in range(2):
        for name, executor in executors.items():
            clock, own = time.perf_counter(), time.process_time()
            list(executor.play(experiment, experiment.plan.pairings()))
            clock, own = time.perf_counter() - clock, time.process_time() - own
            rate = number / clock
            print(f"{name:6} {jobs} processes: {rate:7.1f} games a second, driver {1000 * own / number:.2f} ms a game")


if __name__ == "__main__":
    main()
