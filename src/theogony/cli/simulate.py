"""``theogony simulate``: bots play many games; wins with intervals, lengths, end reasons, faults."""

import json
import sys
from dataclasses import replace
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from theogony import bots as players_of
from theogony import games as boxes
from theogony.cli.common import Content, load, speak
from theogony.kernel.game import BadSetup
from theogony.lab.arena import Outcome, Plan, Report, Tally, run


def simulate(
    game: Annotated[str, typer.Argument(help="The game, as `theogony games` lists it.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option("--players", help="Players at the table.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots by seat, with commas; a short list is repeated.")
    ] = "random",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes to play in.")] = 1,
    budget: Annotated[str, typer.Option("--budget", help="Thinking per move: 0.1s or 200i (playouts).")] = "",
    content: Content = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")] = False,
) -> None:
    """Let bots play many games in seat-balanced blocks and count.

    Examples:

        theogony simulate godstorm --games 200 --players 4 --bots greedy,random --jobs 2

        theogony simulate godstorm --games 50 --option mode=classic --json
    """
    if content is not None:
        load(game, speak(None), content)
    plan = _plan(game, games, players, bots, option or [], seed, budget)
    if content is not None:
        plan = replace(plan, content=content.read_bytes())
    report = _run(plan, jobs, quiet=as_json)
    if as_json:
        print(json.dumps(report.as_json()))
    else:
        _show(report)
    if report.faults():
        for fault in report.faults()[:3]:
            print(f"fault in block {fault.pairing.block}, bots {','.join(fault.pairing.bots)}:", file=sys.stderr)
            print(fault.fault, file=sys.stderr)
        raise typer.Exit(1)


def _plan(game: str, games: int, players: int | None, bots: str, options: list[str], seed: int, budget: str) -> Plan:
    """The plan as asked for; says what is wrong in one sentence if it cannot be played."""
    if game not in boxes.names():
        _refuse(f"There is no game {game!r}: choose from {', '.join(boxes.names())}.")
    box = boxes.get(game)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    for name in names:
        if name not in players_of.names():
            _refuse(f"There is no bot {name!r}: choose from {', '.join(players_of.names())}.")
    pairs = [text.partition("=") for text in options]
    if any(not equals for _, equals, _ in pairs):
        _refuse("Write options as name=value, for example --option setup=chosen.")
    chosen = {name: value for name, _, value in pairs}
    seats = players if players is not None else min(4, box.players[1])
    try:
        box.settle(seats, chosen)
        thinking = players_of.Budget.parse(budget) if budget else None
    except BadSetup as error:
        _refuse(_why(error))
    except ValueError as error:
        _refuse(f"{error}.")
    if len(names) > seats:
        _refuse(f"There are {len(names)} bots for {seats} players: name at most one per player.")
    return Plan(game, seats, games, names or ("random",), tuple(sorted(chosen.items())), seed, thinking)


def _why(error: BadSetup) -> str:
    params = error.params
    if error.key == "wrong-player-count":
        return f"{params['game']} is for {params['low']} to {params['high']} players, not {params['given']}."
    if error.key == "unknown-option":
        return f"There is no option {params['name']!r}: choose from {params['known']}."
    return f"Option {params['name']} cannot be {params['value']!r}: choose from {params['known']}."


def _refuse(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(2)


def _run(plan: Plan, jobs: int, quiet: bool) -> Report:
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        return run(plan, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(plan.game, total=plan.games)

        def advance(outcome: Outcome) -> None:
            bar.advance(task)

        return run(plan, jobs, advance)


def _show(report: Report) -> None:
    console = Console()
    plan, lengths = report.plan, report.as_json()["lengths"]
    assert isinstance(lengths, dict)
    console.print(_table("bot", [(bot, report.bots[bot], report.bot_interval(bot)) for bot in report.bots]))
    console.print(
        _table(
            "seat", [(str(seat + 1), report.seats[seat], report.seat_interval(seat)) for seat in sorted(report.seats)]
        )
    )
    reasons = ", ".join(f"{clause} {number}" for clause, number in sorted(report.end_reasons.items()))
    speed = report.decisions() / max(report.seconds, 1e-9)
    console.print(f"{plan.games} games of {plan.players} players, seed {plan.seed}, {report.seconds:.1f} s")
    console.print(f"decisions {report.decisions()} ({speed:,.0f} a second)")
    console.print(f"length median {lengths['median']}, p95 {lengths['p95']}, max {lengths['max']}")
    console.print(f"ended by {reasons or 'nothing'}; faults {len(report.faults())}")


def _table(what: str, rows: list[tuple[str, Tally, tuple[float, float]]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(what)
    for column in ("games", "wins", "share", "95 %", "score", "rank"):
        table.add_column(column, justify="right")
    for name, tally, (low, high) in rows:
        summary = tally.summary((low, high))
        table.add_row(
            name,
            str(tally.games),
            f"{summary['wins']}",
            f"{100 * tally.wins / max(1, tally.games):.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f} %",
            f"{summary['mean_score']}",
            f"{summary['mean_rank']}",
        )
    return table
