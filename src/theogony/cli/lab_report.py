"""``theogony lab report``: an experiment, and one page that says what it tells about balance."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Content, Json, Lang, Players, console, fail, layout_of, load, print_json, speak
from theogony.cli.lab import Address, Bots, Games, Jobs, Options, Out, Seed, Where

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lab.experiment import Experiment
    from theogony.lab.report.words import Words

RIVALS = "rivals"  # the folder of the games among different bots


def report(
    game: str,
    games: Games = 200,
    players: Players = None,
    bots: Bots = "greedy",
    rivals: Annotated[str, typer.Option("--rivals")] = "",
    rival_games: Annotated[int, typer.Option("--rival-games", min=1)] = 60,
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
    """Let bots play, and write a page about balance, with its data.

    Examples:

        theogony lab report diceforge --games 300 --players 4 --bots greedy --out forge

        theogony lab report theomachy --option mode=epic --option box=both --games 400 --jobs 2 --lang fr

        theogony lab report hellas --rivals greedy,plan,novice,random --rival-games 80
    """
    from theogony.cli.lab_common import carried_out, experiment_of, said
    from theogony.cli.simulate import tell_faults
    from theogony.lab.figures import as_json as figures_json, figures
    from theogony.lab.report import files
    from theogony.lab.report.page import page

    texts = speak(lang)
    experiment = experiment_of(None, game, games, players, bots, option, seed, budget, content, texts)
    among = experiment_of(None, game, rival_games, players, rivals or bots, option, seed, budget, content, texts)
    need_parquet(texts)
    folder = out or Path(f"report-{game}")
    done = carried_out(experiment, folder, executor, jobs, address, as_json, texts)
    others = carried_out(among, folder / RIVALS, executor, jobs, address, as_json, texts).outcomes if rivals else []
    found = figures(experiment.plan, done.outcomes, others)
    with said(texts):
        written = files.write(folder, found, done.outcomes, experiment.stamp())
        text = page(words_of(experiment, speak(lang, game)), found, experiment.stamp(), written, len(others))
        (folder / files.PAGE).write_text(text, encoding="utf-8")
    if as_json:
        print_json({**figures_json(found), **done.as_json(), "page": str(folder / files.PAGE)})
    else:
        console().print(done.sentence(texts), markup=False)
        console().print(texts("balance-written", page=str(folder / files.PAGE)), markup=False)
    if found.faults:
        tell_faults([outcome for outcome in [*done.outcomes, *others] if outcome.fault], texts)
        raise typer.Exit(1)


def words_of(experiment: "Experiment", texts: "Texts") -> "Words":
    """What things are called in the game of the experiment."""
    from theogony.lab.report.words import Words

    plan = experiment.plan
    game = load(plan.game, texts)
    return Words(game, texts, layout_of(game, texts, [""] * plan.players))


def need_parquet(texts: "Texts") -> None:
    """Before anything is played: what writes Parquet is installed."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError as error:
        fail(texts("bad-no-report", module=str(error.name)))
