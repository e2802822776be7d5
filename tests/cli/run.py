"""Runs the command: inside this process, or in one of its own where that matters."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

from typer.testing import CliRunner, Result

from theogony import games
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng

TIMEOUT = 240.0
SOURCES = Path(__file__).parents[2] / "src"


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_") and name != "LANG"}
    return {**kept, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", **more}


def theogony(*args: str | Path, home: Path, stdin: str = "", **more: str) -> Result:
    """Run ``theogony`` with these arguments and this input, quickly: in this process."""
    from theogony.cli.main import app

    locale: dict[str, str | None] = dict.fromkeys(("LC_ALL", "LC_MESSAGES", "LANG"))
    env = {**locale, "XDG_DATA_HOME": str(home), "LANG": "en_GB.UTF-8", **more}
    return CliRunner().invoke(app, [str(arg) for arg in args], input=stdin, env=env, prog_name="theogony")


def process(
    *args: str | Path, home: Path, stdin: str = "", stdout: IO[str] | int = subprocess.PIPE, **more: str
) -> "subprocess.CompletedProcess[str]":
    """Run ``theogony`` as a player does."""
    command = [sys.executable, "-m", "theogony", *map(str, args)]
    env = environment(home, **more)
    return subprocess.run(
        command,
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=TIMEOUT,
        env=env,
        cwd=home,
        check=False,
    )


def random_match(seats: int, seed: str, options: dict[str, str] | None = None, moves: int | None = None) -> Match:
    """A match of random moves, to its end or for so many moves."""
    names = [f"Player {seat + 1}" for seat in range(seats)]
    match = Match(games.get("godstorm"), seats, options or {}, seed, names)
    rng = Rng(seed)
    while match.state.result is None and (moves is None or len(match.record.entries) < moves):
        seat = match.state.prompts()[0].seat
        found = match.state.options(seat)
        match.apply(seat, found[rng.below(len(found))])
    return match
