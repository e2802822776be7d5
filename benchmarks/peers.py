"""Theogony and catanatron side by side: one run, one core, alternating rounds, random play.

    make peers
    make peers ARGS="--json"
    .venv/bin/python benchmarks/peers.py --rounds 9 --seconds 3
    make peers ARGS="--research"    all our games beside OpenSpiel's and PettingZoo's (research.py)

Both engines play whole games with uniformly random legal moves through their public interface, four seats each.
A decision is one accepted choice of a seat. A copy is what a tree search pays for each new node, timed on positions
sampled along the games. What counts is the time of this process alone, and rounds alternate, so that a busy or
throttled machine slows both alike; the figures are medians over the rounds. The games differ, so the ratio says how
much play a second buys, not which game is simpler.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Protocol

SEATS = 4
SAMPLE_EVERY = 97  # decisions between two sampled positions: a prime, so that it does not beat with the turn
SAMPLES = 64
COPIES_PER_SAMPLE = 20


class Side(Protocol):
    """One engine under test."""

    name: str

    def play(self, seed: int, samples: list[Any] | None) -> int:
        """Plays one game to its end and returns the number of decisions; adds sampled positions to `samples`."""

    def copy(self, position: Any) -> Any: ...


class Catanatron:
    name = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self._game = Game
        self._player = RandomPlayer
        self._colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
        self._turns = TURNS_LIMIT

    def play(self, seed: int, samples: list[Any] | None) -> int:
        game = self._game([self._player(color) for color in self._colors[:SEATS]], seed=seed)
        if samples is None:
            game.play()
            return len(game.state.actions)
        count = 0
        while game.winning_color() is None and game.state.num_turns < self._turns:
            game.play_tick()
            count += 1
            if count % SAMPLE_EVERY == 0:
                samples.append(game.copy())
        return count

    def copy(self, position: Any) -> Any:
        return position.copy()


class Theogony:
    name = "theogony"

    def __init__(self, game: str) -> None:
        from theogony.games import get
        from theogony.kernel import compiled
        from theogony.kernel.rng import Rng

        self._game: Any = get(game)
        self._rng: Any = Rng
        self.game = game
        self.compiled = bool(compiled())

    def play(self, seed: int, samples: list[Any] | None) -> int:
        state = self._game.new(seats=SEATS, options={}, seed=seed)
        rng = self._rng(seed)
        count = 0
        while state.result is None:
            prompt = state.prompts()[0]
            options = state.onward(prompt.seat)
            state.apply(prompt.seat, options[rng.below(len(options))])
            count += 1
            if samples is not None and count % SAMPLE_EVERY == 0:
                samples.append(state.clone())
        return count

    def copy(self, position: Any) -> Any:
        return position.clone()


def decisions_per_second(side: Side, seed: int, seconds: float) -> tuple[float, int, int]:
    """Plays whole games for at least `seconds` of this process' own time: decisions per second, games, decisions."""
    games = decisions = 0
    started = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += side.play(seed + games, None)
        games += 1
        spent = time.process_time() - started
    return decisions / spent, games, decisions


def copy_microseconds(side: Side, positions: list[Any]) -> float:
    """Mean time of one copy over the sampled positions."""
    copy = side.copy
    started = time.process_time()
    for position in positions:
        for _ in range(COPIES_PER_SAMPLE):
            copy(position)
    return (time.process_time() - started) / (len(positions) * COPIES_PER_SAMPLE) * 1e6


def sampled_positions(side: Side, seed: int) -> list[Any]:
    """Positions spread evenly over the course of a few games; also warms the engine up."""
    positions: list[Any] = []
    game = 0
    while len(positions) < SAMPLES and game < SAMPLES:
        side.play(seed + game, positions)
        game += 1
    if not positions:
        raise SystemExit(f"peers: games of {side.name} are too short to sample positions from")
    step = max(1, len(positions) // SAMPLES)
    return positions[::step][:SAMPLES]


def measure(sides: list[Side], rounds: int, seconds: float, seed: int) -> dict[str, dict[str, Any]]:
    speeds: dict[str, list[float]] = {side.name: [] for side in sides}
    copies: dict[str, list[float]] = {side.name: [] for side in sides}
    games: dict[str, int] = {side.name: 0 for side in sides}
    decisions: dict[str, int] = {side.name: 0 for side in sides}
    positions = {}
    for side in sides:
        progress(f"sampling positions: {side.name}")
        positions[side.name] = sampled_positions(side, seed)
    for number in range(rounds):
        order = sides if number % 2 == 0 else sides[::-1]
        for side in order:
            progress(f"round {number + 1} of {rounds}: {side.name}")
            speed, played, decided = decisions_per_second(side, seed + 10_000 * (number + 1), seconds)
            speeds[side.name].append(speed)
            copies[side.name].append(copy_microseconds(side, positions[side.name]))
            games[side.name] += played
            decisions[side.name] += decided
    return {
        side.name: {
            "decisions_per_s": statistics.median(speeds[side.name]),
            "decisions_per_s_rounds": speeds[side.name],
            "copy_us": statistics.median(copies[side.name]),
            "copy_us_rounds": copies[side.name],
            "games": games[side.name],
            "decisions": decisions[side.name],
        }
        for side in sides
    }


def progress(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def stay_on_one_core() -> bool:
    """Pins this process to one of its cores where the system can do that."""
    try:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    except (AttributeError, OSError):
        return False
    return True


def print_table(report: dict[str, Any]) -> None:
    ours, theirs = report["theogony"], report["catanatron"]
    mode = "compiled" if report["compiled"] else "plain Python"
    print(
        f"Python {report['python']}, one core, {report['rounds']} rounds, theogony {mode}, random play, {SEATS} seats"
    )
    print(f"{'':16}{'theogony':>14}{'catanatron':>14}{'ratio':>10}")
    for label, key, form in (("decisions/s", "decisions_per_s", ",.0f"), ("copy, µs", "copy_us", ",.2f")):
        ratio = report["ratio"][key]
        print(f"{label:16}{format(ours[key], form):>14}{format(theirs[key], form):>14}{ratio:>9.1f}x")
    print(f"{'games played':16}{ours['games']:>14,}{theirs['games']:>14,}")
    print("ratio: how many times more decisions a second, how many times cheaper a copy")


def compare_research(args: argparse.Namespace) -> int:
    """Decisions of every game per second of processor time, in rounds that alternate."""
    import importlib

    from theogony.games import names
    from theogony.kernel import compiled

    pinned = stay_on_one_core()
    try:
        found = importlib.import_module("research").sides(names(), Theogony)  # beside this file
    except ImportError as error:
        progress(f"{error.name} is not installed; run `make peers`, or `pip install -e '.[peers]'`")
        return 1
    speeds: dict[str, list[float]] = {}
    for number in range(args.rounds):
        for side in found if number % 2 == 0 else found[::-1]:
            title = side.name if side.name != "theogony" else f"theogony {side.game}"
            progress(f"round {number + 1} of {args.rounds}: {title}")
            speed, _, _ = decisions_per_second(side, args.seed + 10_000 * (number + 1), args.seconds)
            speeds.setdefault(title, []).append(speed)
    medians = {title: statistics.median(rounds) for title, rounds in speeds.items()}
    report = {
        "compiled": bool(compiled()),
        "python": platform.python_version(),
        "pinned": pinned,
        "rounds": args.rounds,
    }
    if args.json:
        print(json.dumps({**report, "decisions_per_s": medians}))
        return 0
    mode = "compiled" if report["compiled"] else "plain Python"
    print(f"Python {report['python']}, one core, {args.rounds} rounds, theogony {mode}, random play")
    print(f"{'':36}{'decisions/s':>12}")
    for title in sorted(medians):
        print(f"{title:36}{medians[title]:>12,.0f}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Theogony and catanatron side by side, one run, one core.")
    parser.add_argument("--game", default="godstorm", help="which of our games plays (default: godstorm)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds for each side (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="least length of a round (default: 2)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--research", action="store_true", help="beside games of OpenSpiel and PettingZoo instead")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")

    if args.research:
        return compare_research(args)
    try:
        theirs = Catanatron()
    except ImportError:
        progress("catanatron is not installed; run `make peers`, or `pip install -e '.[peers]'`")
        return 1
    ours = Theogony(args.game)
    pinned = stay_on_one_core()
    figures = measure([ours, theirs], args.rounds, args.seconds, args.seed)
    report: dict[str, Any] = {
        "game": args.game,
        "compiled": ours.compiled,
        "seats": SEATS,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "pinned": pinned,
        "rounds": args.rounds,
        "seed": args.seed,
        "versions": {"theogony": version_of("theogony"), "catanatron": version_of("catanatron")},
        **figures,
        "ratio": {
            "decisions_per_s": figures["theogony"]["decisions_per_s"] / figures["catanatron"]["decisions_per_s"],
            "copy_us": figures["catanatron"]["copy_us"] / figures["theogony"]["copy_us"],
        },
    }
    if args.json:
        print(json.dumps(report))
    else:
        print_table(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
