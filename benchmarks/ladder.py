"""The ladder: do the strengths beat each other in their order, and what do the learned value and mixing add?

    python benchmarks/ladder.py diceforge godstorm --games 40            # at the playouts of the server's strengths
    python benchmarks/ladder.py hybris --games 8 --scale 0.05            # a look: a twentieth of the playouts
    python benchmarks/ladder.py diceforge --only parts --playouts 48     # what each part adds, playouts equal

Matches are seat-balanced: a block is one deal, with the first bot in every seat in turn. With two players it meets one
of the others, with four three of them, so that parity is 50 and 25 %. Intervals are of 95 %, over blocks where there
are ten or more. Every game is kept in ``--out`` when it is over, and the same command goes on where it stopped. The
table is written there as ``ladder.md`` and ``ladder.json`` after every match. Playouts are counted, never the clock, so
that a run can be repeated anywhere.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from theogony import games
from theogony.bots import register
from theogony.bots.bot import advice_for
from theogony.bots.mcts import MctsBot
from theogony.bots.value import network_of
from theogony.lab.arena import Plan, Report
from theogony.lab.executors import Local
from theogony.lab.experiment import Experiment
from theogony.lab.store import carry_out
from theogony.server.config import STRENGTHS, THOUGHTS


class Unlearned(MctsBot):
    """The search that values positions by the game's advice alone."""

    name = "unlearned"
    learned = False


@dataclass(frozen=True)
class Match:
    """Who meets whom, as they are called and as entrants."""

    game: str
    players: int
    first: str
    second: str
    entrants: tuple[str, str]

    def folder(self) -> str:
        return f"{self.game}-{self.players}-{self.entrants[0]}-{self.entrants[1]}"


def entrant(game: str, strength: str, scale: float) -> str:
    """The bot of a strength with a part of its playouts."""
    thought = THOUGHTS[strength]
    if thought.playouts is None:
        return thought.bot
    return f"{thought.bot}@{max(8, round(scale * thought.playouts * advice_for(game).effort))}i"


def parts(game: str) -> list[tuple[str, str]]:
    """Who has one thing more than whom: the learned value where one ships, mixing where prompts are contested."""
    value, mixing = (network_of(game) is not None), bool(advice_for(game).contested)
    return [("mcts", "unlearned")] * value + [("fate", "mcts")] * mixing


def matches(given: argparse.Namespace) -> Iterator[Match]:
    for game in given.games_played or games.names():
        for players in given.players:
            if given.only != "parts":
                pairs = [(STRENGTHS[i + 1], STRENGTHS[i]) for i in range(len(STRENGTHS) - 1)]
                pairs += [("olympian", "mortal"), ("fate", "mortal")]
                for first, second in pairs:
                    both = entrant(game, first, given.scale), entrant(game, second, given.scale)
                    yield Match(game, players, first, second, both)
            if given.only != "strengths":
                for first, second in parts(game):
                    both = f"{first}@{given.playouts}i", f"{second}@{given.playouts}i"
                    yield Match(game, players, first, second, both)


@dataclass(frozen=True)
class Row:
    """What became of a match, from the first one's side."""

    game: str
    players: int
    first: str
    second: str
    entrants: tuple[str, str]
    games: int
    faults: int
    share: float
    interval: tuple[float, float]

    def line(self) -> str:
        low, high = self.interval
        who, against = f"{self.first} (`{self.entrants[0]}`)", f"{self.second} (`{self.entrants[1]}`)"
        found = f"{100 * self.share:.0f} % | {100 * low:.0f} to {100 * high:.0f} | {self.games}"
        return f"| {self.game} | {self.players} | {who} | {against} | {found} |"


def played(match: Match, number: int, given: argparse.Namespace) -> Row:
    """The match, played on to this number of games."""
    first, second = match.entrants
    plan = Plan(match.game, match.players, number, (first, *[second] * (match.players - 1)), seed=given.seed)
    report = Report(plan)

    def progress(done: int) -> None:
        print(f"\r{match.folder()}: {done} of {number} games ", end="", file=sys.stderr, flush=True)

    for outcome in carry_out(Experiment(plan), given.out / f"{match.folder()}-{number}", Local(1), progress):
        report.add(outcome)
    print(file=sys.stderr)
    tally = report.bots[first]
    low, high = report.bot_interval(first)
    share, interval = round(tally.wins / max(1, tally.games), 4), (round(low, 4), round(high, 4))
    faults = len(report.faults())
    return Row(
        match.game, match.players, match.first, match.second, match.entrants, tally.games, faults, share, interval
    )


def table(rows: list[Row]) -> str:
    """The matches in markdown."""
    lines = ["| game | players | who | against | wins | 95 % | games |", "|---|---|---|---|---|---|---|"]
    return "\n".join([*lines, *[row.line() for row in rows]]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_played", nargs="*", metavar="game", help="all, if none is named")
    parser.add_argument("--games", type=int, default=40, help="of each match; whole blocks are fair")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--scale", type=float, default=1.0, help="part of the strengths' playouts")
    parser.add_argument("--playouts", type=int, default=48, help="of each side where parts are compared")
    parser.add_argument("--only", choices=("strengths", "parts"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ladder"))
    given = parser.parse_args()
    register(Unlearned)
    given.out.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for match in matches(given):
        rows.append(played(match, given.games, given))
        (given.out / "ladder.json").write_text(
            json.dumps([asdict(row) for row in rows], indent=1) + "\n", encoding="utf-8"
        )
        (given.out / "ladder.md").write_text(table(rows), encoding="utf-8")
    print(table(rows))


if __name__ == "__main__":
    main()
