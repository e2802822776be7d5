"""What ``simulate`` and ``export`` share: many games among bots, planned from the options and played under a bar."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from theogony.cli.common import (
    chosen_bots,
    chosen_options,
    console,
    fail,
    load,
    settled,
    thinking_time,
    usual_seats,
)

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lab.arena import Plan

USUAL_PLAYERS = 4


def planned(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    option: list[str] | None,
    seed: int,
    budget: str,
    content: Path | None,
    texts: "Texts",
) -> "Plan":
    """The plan that the options describe; ends the command if they fit no game."""
    from theogony.lab.arena import Plan

    loaded = load(game, texts, content)
    names = chosen_bots(bots, texts) or ["random"]
    options = chosen_options(option or [], texts)
    seats = usual_seats(loaded, options, USUAL_PLAYERS) if players is None else players
    settled(loaded, seats, options, texts)
    changes = None if content is None else content.read_bytes()
    chosen = tuple(sorted(options.items()))
    plan = Plan(game, seats, games, tuple(names), chosen, seed, thinking_time(budget, texts), changes)
    if len(names) > len(plan.line_up()):
        fail(texts("bad-bot-count", bots=len(names), players=len(plan.line_up())))
    return plan


@contextmanager
def shown(plan: "Plan", texts: "Texts", quiet: bool) -> Iterator[Callable[[], None]]:
    """A bar on a terminal; what is handed over is called after each game."""
    with bar(texts("simulating", players=plan.players), plan.games, quiet) as go_to:
        done = count(1)
        yield lambda: go_to(next(done))


@contextmanager
def bar(title: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, with the time left; what is handed over is told how many are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(title, total=total)
        move = progress.reset  # the first time: how long that took says nothing

        def go_to(done: int) -> None:
            nonlocal move
            move(task, completed=done)
            move = progress.update

        yield go_to
