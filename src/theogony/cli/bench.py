"""``theogony bench``: how fast the rules run here."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Content, Json, Lang, Players, console, load, print_json, settled, speak, usual_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from theogony.kernel.game import Game
    from theogony.kernel.state import State

USUAL_PLAYERS = 4
SAMPLES = 200  # positions on which clone, view and redeal are timed
SAMPLE_EVERY = 97  # decisions between two of them: no divisor of anything
REPEATS = 20


def bench(
    game: Annotated[str | None, typer.Argument()] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1)] = 3.0,
    content: Content = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast the rules run here.

    Random play without events, clones, views and redeals, on one core.

    Examples:

        theogony bench

        theogony bench godstorm --players 5 --seconds 10 --json
    """
    from theogony import games
    from theogony.kernel import compiled

    texts = speak(lang)
    rows: list[dict[str, object]] = []
    for name in [game] if game else games.names():
        loaded = load(name, texts, content)
        seats = usual_seats(loaded, {}, USUAL_PLAYERS) if players is None else players
        settled(loaded, seats, {}, texts)
        rows.append(_measured(loaded, seats, seconds, quiet=as_json))
    if as_json:
        print_json({"compiled": compiled(), "games": rows})
        return
    out = console()
    out.print(texts("bench-compiled" if compiled() else "bench-plain"), markup=False)
    for row in rows:
        out.print(texts("bench-row", **row), markup=False)


def _measured(game: "Game", seats: int, seconds: float, quiet: bool) -> dict[str, object]:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from theogony.kernel.rng import Rng

    positions = _positions(game, seats)
    decisions = played = 0
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as bar:
        task = bar.add_task(game.title, total=seconds)
        started = time.perf_counter()
        spent = 0.0
        while spent < seconds:
            decisions += _random_game(game, seats, played, None)
            played += 1
            spent = time.perf_counter() - started
            bar.update(task, completed=min(spent, seconds))
    rng = Rng(1)
    return {
        "game": game.id,
        "players": seats,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(played / spent, 2),
        "clone_us": _microseconds(positions, lambda state: state.clone()),
        "view_us": _microseconds(positions, lambda state: state.view(0)),
        "redeal_us": _microseconds(positions, lambda state: state.redeal(0, rng)),
        "games": played,
        "decisions": decisions,
    }


def _random_game(game: "Game", seats: int, seed: int, samples: "list[State] | None") -> int:
    """Play one game at random; how many decisions it took."""
    from theogony.kernel.rng import Rng

    state = game.new(seats, {}, seed)
    below = Rng(f"bench/{seed}").below
    count = 0
    while state.result is None:
        seat = state.prompts()[0].seat
        options = state.onward(seat)
        state.apply_trusted(seat, options[below(len(options))])
        count += 1
        if samples is not None and count % SAMPLE_EVERY == 0:
            samples.append(state.clone())
    return count


def _positions(game: "Game", seats: int) -> "list[State]":
    """Positions spread over a few games; playing them also warms everything up."""
    found: list[State] = []
    seed = 0
    while len(found) < SAMPLES and seed < SAMPLES:
        _random_game(game, seats, seed, found)
        seed += 1
    return found[:SAMPLES]


def _microseconds(positions: "list[State]", work: "Callable[[State], object]") -> float:
    """The mean time of the work on a position."""
    started = time.perf_counter()
    for position in positions:
        for _ in range(REPEATS):
            work(position)
    return round((time.perf_counter() - started) / (len(positions) * REPEATS) * 1e6, 2)
