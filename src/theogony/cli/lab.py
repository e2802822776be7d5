"""``theogony lab``: experiments that are kept, gone on with after any end, and played anywhere."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from theogony.cli.common import Content, Json, Lang, Players, console, fail, figure, percent, print_json, speak
from theogony.cli.help import Command, Group

if TYPE_CHECKING:
    from theogony.i18n import Texts

lab = typer.Typer(name="lab", cls=Group, no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]})

OF_THE_FILE = ("games", "players", "bots", "option", "seed", "budget", "content")  # what a file of an experiment says

Games = Annotated[int, typer.Option("--games", "-n", min=1)]
Bots = Annotated[str, typer.Option("--bots", "-b")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Seed = Annotated[int, typer.Option("--seed")]
Where = Annotated[str, typer.Option("--executor", metavar="local|ray")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1)]
Address = Annotated[str | None, typer.Option("--address")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER")]


@lab.callback()
def _lab(ctx: typer.Context, lang: Lang = None) -> None:
    """Experiments: many games among bots, kept in a folder.

    Examples:

        theogony lab run --game diceforge --bots greedy,random --games 500 --out forge

        theogony lab league theomachy --bots greedy,plan,novice,random --games 200
    """
    if lang is not None and ctx.invoked_subcommand is not None:
        ctx.default_map = {ctx.invoked_subcommand: {"lang": lang}}


@lab.command(cls=Command)
def run(
    ctx: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    game: Annotated[str, typer.Option("--game", "-g")] = "",
    games: Games = 100,
    players: Players = None,
    bots: Bots = "random",
    option: Options = None,
    seed: Seed = 0,
    budget: str = "",
    content: Content = None,
    out: Out = None,
    executor: Where = "local",
    jobs: Jobs = 1,
    address: Address = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Carry out an experiment, or go on with it.

    Examples:

        theogony lab run forge.yaml --jobs 2

        theogony lab run --game godstorm --bots greedy,random --games 1000 --out storm

        theogony lab run storm --executor ray --address 10.0.0.1:6379
    """
    from theogony.cli.lab_common import carried_out, experiment_of, resting_place
    from theogony.cli.simulate import show_lines, show_tables, tell_faults
    from theogony.lab.arena import Report

    texts = speak(lang)
    if (file is None) == (not game):
        fail(texts("bad-lab-what"))
    given = [name for name in OF_THE_FILE if getattr(ctx.get_parameter_source(name), "name", "") == "COMMANDLINE"]
    if file is not None and given:
        fail(texts("bad-lab-both", options=", ".join(f"--{name}" for name in given)))
    experiment = experiment_of(file, game, games, players, bots, option, seed, budget, content, texts)
    folder = out or resting_place(file, game)
    report = Report(experiment.plan)
    done = carried_out(experiment, folder, executor, jobs, address, as_json, texts)
    for outcome in done.outcomes:
        report.add(outcome)
    report.seconds = done.seconds
    if as_json:
        print_json({**report.as_json(), **done.as_json()})
    else:
        show_tables(report, speak(lang, experiment.plan.game))
        show_lines(report, speak(lang, experiment.plan.game))
        console().print(done.sentence(texts), markup=False)
    if report.faults():
        tell_faults(report.faults(), texts)
        raise typer.Exit(1)


@lab.command(cls=Command)
def league(
    game: str,
    games: Games = 100,
    players: Players = None,
    bots: Bots = "random,novice,plan,greedy",
    swiss: Annotated[bool, typer.Option("--swiss")] = False,
    option: Options = None,
    seed: Seed = 0,
    budget: str = "",
    content: Content = None,
    out: Out = None,
    executor: Where = "local",
    jobs: Jobs = 1,
    address: Address = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots and checkpoints meet, everybody everybody or by the Swiss system, and rate them.

    Examples:

        theogony lab league diceforge --players 2 --bots random,novice,plan,greedy --games 240 --jobs 2

        theogony lab league hellas --bots greedy,mcts@50i,mcts@200i,plan --swiss --games 64 --out hellas-league

        theogony lab league diceforge --players 2 --bots greedy,tutorials/arena.py:policy.npz
    """
    from theogony.cli.lab_common import carried_out, experiment_of, write_json
    from theogony.cli.simulate import tell_faults
    from theogony.lab.league import summary

    texts = speak(lang)
    schedule = "swiss" if swiss else "round-robin"
    experiment = experiment_of(None, game, games, players, bots, option, seed, budget, content, texts, schedule)
    folder = out or Path(f"league-{game}")
    done = carried_out(experiment, folder, executor, jobs, address, as_json, texts)
    try:
        table = summary(experiment, done.outcomes)
    except ModuleNotFoundError as error:  # installed without the extra that brings it
        fail(texts("bad-no-lab", module=str(error.name)))
    write_json(folder / "league.json", table, texts)
    if as_json:
        print_json({**table, **done.as_json()})
    else:
        _show_league(table, texts)
        console().print(done.sentence(texts), markup=False)
    if table["faults"]:
        tell_faults([outcome for outcome in done.outcomes if outcome.fault], texts)
        raise typer.Exit(1)


def _show_league(table: dict[str, Any], texts: "Texts") -> None:
    """Strongest first; of a side that the rules play there is its rating only."""
    from rich.table import Table

    shown = Table(box=None, pad_edge=False, header_style="bold")
    shown.add_column("", justify="right")
    shown.add_column(texts("column-entrant"), overflow="fold")
    for column in ("rating", "unsure", "sure", "games", "share", "interval", "rank"):
        shown.add_column(texts(f"column-{column}"), justify="right")
    for place, line in enumerate(table["ratings"], 1):
        rating, unsure, sure = (figure(line[name], 2, texts) for name in ("mu", "sigma", "sure"))
        cells = [rating, f"± {unsure}", sure]
        if "games" in line:
            low, high = line["interval"]
            interval = f"{figure(100 * low, 1, texts)} – {percent(high, texts)}"
            cells += [str(line["games"]), percent(line["share"], texts), interval, figure(line["mean_rank"], 2, texts)]
        shown.add_row(str(place), line["name"], *cells)
    console().print(shown)
