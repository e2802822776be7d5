"""``theogony simulate``: bots play many games; wins with intervals, lengths, end reasons, faults."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Content, Json, Lang, Players, console, figure, percent, print_json, speak
from theogony.cli.plan import planned, shown

if TYPE_CHECKING:
    from rich.table import Table

    from theogony.i18n import Texts
    from theogony.lab.arena import Outcome, Report, Tally

FAULTS_SHOWN = 3


def simulate(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random",
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: int = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    budget: str = "",
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games in seat-balanced blocks, and count.

    The exit status is 1 if a game ended with a fault.

    Examples:

        theogony simulate godstorm --games 200 --players 4 --bots greedy,random --jobs 2

        theogony simulate godstorm --bots mcts,greedy,greedy,greedy --budget 0.1s

        theogony simulate godstorm --games 50 --option mode=classic --json
    """
    from theogony.lab.arena import run

    texts = speak(lang)
    plan = planned(game, games, players, bots, option, seed, budget, content, texts)
    with shown(plan, texts, quiet=as_json) as advance:
        report = run(plan, jobs, lambda outcome: advance())
    if as_json:
        print_json(report.as_json())
    else:
        _show(report, speak(lang, game))
    if report.faults():
        tell_faults(report.faults(), texts)
        raise typer.Exit(1)


def _show(report: "Report", texts: "Texts") -> None:
    out = console()
    show_tables(report, texts)
    speed = report.decisions() / max(report.seconds, 1e-9)
    games, plan = len(report.outcomes), report.plan
    out.print(
        texts(
            "simulated",
            games=games,
            players=plan.players,
            seed=str(plan.seed),
            seconds=figure(report.seconds, 1, texts),
        )
    )
    out.print(texts("simulated-decisions", number=report.decisions(), speed=round(speed)))
    show_lines(report, texts)


def show_tables(report: "Report", texts: "Texts") -> None:
    """Wins by bot, side, seat and what the seats played with; cards that they used are for reports, they are many."""
    from theogony.lab.arena import measures_for
    from theogony.lab.stats import wilson

    out = console()
    used = {what for what, _ in measures_for(report.plan.game).played.values()}
    bots = [(bot, tally, report.bot_interval(bot)) for bot, tally in report.bots.items()]
    seats = [(str(seat + 1), report.seats[seat], report.seat_interval(seat)) for seat in sorted(report.seats)]
    shown = [(what, found) for what, found in report.labels.items() if what not in used]
    labels = [(texts(f"label-{what}"), _label_rows(found)) for what, found in shown]
    sides = [(_side(side, texts), tally, wilson(tally.wins, tally.games)) for side, tally in report.sides.items()]
    tables = [(texts("column-bot"), bots), (texts("column-side"), sides), (texts("column-seat"), seats)]
    for title, rows in [*tables, *labels]:
        if rows:
            out.print(_table(title, rows, texts))
            out.print()


def show_lines(report: "Report", texts: "Texts") -> None:
    """How long the games were, what seats had on average, what nobody met, how games ended."""
    out = console()
    reasons = ", ".join(f"{clause} ×{number}" for clause, number in sorted(report.end_reasons.items()))
    out.print(texts("simulated-lengths", **report.lengths_summary()))
    for unit, spread in report.unit_summaries().items():
        out.print(texts("simulated-units", unit=texts(f"unit-{unit}"), **spread))
    if report.amounts:
        means = [(name, figure(mean, 2, texts)) for name, mean in report.mean_amounts().items()]
        amounts = ", ".join(f"{texts(f'amount-{name}').removeprefix('amount-')} {mean}" for name, mean in means)
        out.print(texts("simulated-amounts", amounts=amounts))
    for what, which in report.never().items():
        if which:
            out.print(texts("simulated-never", what=texts(f"label-{what}"), which=", ".join(which)))
    if reasons:
        out.print(texts("simulated-reasons", reasons=reasons))
    out.print(texts("simulated-faults", number=len(report.faults())))


def _side(side: str, texts: "Texts") -> str:
    """A side by its name, or by the number of its one seat."""
    from theogony.cli.table import side_name

    return str(int(side) + 1) if side.isdecimal() else side_name(side, texts)


def _label_rows(found: "dict[str, Tally]") -> "list[tuple[str, Tally, tuple[float, float]]]":
    """Best share first."""
    from theogony.lab.stats import wilson

    order = sorted(found.items(), key=lambda entry: (-entry[1].wins / max(1, entry[1].games), entry[0]))
    return [(which, tally, wilson(tally.wins, tally.games)) for which, tally in order]


def _table(what: str, rows: "list[tuple[str, Tally, tuple[float, float]]]", texts: "Texts") -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(what)
    for column in ("games", "wins", "share", "interval", "score", "rank"):
        table.add_column(texts(f"column-{column}"), justify="right")
    for name, tally, (low, high) in rows:
        summary = tally.summary((low, high))
        table.add_row(
            name,
            str(tally.games),
            str(summary["wins"]).replace(".", texts("balance-decimal")),
            percent(tally.wins / max(1, tally.games), texts),
            f"{figure(100 * low, 1, texts)} – {percent(high, texts)}",
            figure(tally.score / max(1, tally.games), 2, texts),
            figure(tally.rank / max(1, tally.games), 2, texts),
        )
    return table


def tell_faults(faults: "list[Outcome]", texts: "Texts") -> None:
    """The first faults, each with what is needed to look into it."""
    for fault in faults[:FAULTS_SHOWN]:
        where = texts("simulated-fault", block=fault.pairing.block, bots=", ".join(fault.pairing.bots))
        print(f"{where}\n{fault.fault}", file=sys.stderr)
