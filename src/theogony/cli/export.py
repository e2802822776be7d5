"""``theogony export``: games among bots as a dataset."""

from pathlib import Path
from typing import Annotated

import typer

from theogony.cli.common import Content, Json, Lang, Players, console, fail, print_json, speak
from theogony.cli.plan import planned, shown


def export(
    game: str,
    out: Annotated[Path, typer.Option("--out")] = Path("dataset"),
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random",
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: int = 0,
    budget: str = "",
    all_views: Annotated[bool, typer.Option("--all-views")] = False,
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play, and write every decision as Parquet, with a card that says what is in it.

    Examples:

        theogony export diceforge --games 200 --players 2 --bots greedy,random --out forged

        theogony export hellas --option mode=kronos --all-views
    """
    texts = speak(lang)
    plan = planned(game, games, players, bots, option, seed, budget, content, texts)
    try:
        from theogony.envs.export import export as write
    except ModuleNotFoundError as error:  # installed without the extra that brings it
        fail(texts("bad-no-research", module=str(error.name)))
    try:
        with shown(plan, texts, quiet=as_json) as advance:
            decisions = write(plan, out, all_views, advance)
    except OSError as error:
        fail(texts("bad-write", path=str(out), reason=error.strerror or str(error)))
    if as_json:
        print_json({"game": game, "games": games, "decisions": decisions, "folder": str(out)})
    else:
        console().print(texts("exported", games=games, decisions=decisions, folder=str(out)), markup=False)
