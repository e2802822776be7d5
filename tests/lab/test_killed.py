"""Whoever is killed and whenever: the same command goes on, and in the end all is as if nothing had happened."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import SOURCES, environment, process
from tests.lab import stubborn
from theogony.lab.arena import Plan
from theogony.lab.executors import Local
from theogony.lab.experiment import BadExperiment, Experiment
from theogony.lab.store import GAMES, carry_out

pytestmark = pytest.mark.usefixtures("toys")

NUMBER = 14
WAITING = 5  # from this game on, everything stands still in the middle of it
PATHS = f"{SOURCES}{os.pathsep}{SOURCES.parent}"  # the package, and the tests that the toy games stand in


def test_a_killed_experiment_goes_on_where_it_was(tmp_path: Path) -> None:
    bot = stubborn.entrant(tmp_path)
    experiment = Experiment(Plan("tug", 4, NUMBER, (bot,), seed=3))
    list(carry_out(experiment, tmp_path / "whole", Local()))
    (tmp_path / "begun").unlink()
    waits = [tmp_path / f"wait-{number}" for number in range(WAITING, NUMBER)]
    for wait in waits:
        wait.touch()

    options = ("--players", "4", "--bots", bot, "--games", str(NUMBER), "--seed", "3", "--jobs", "2", "--out", "killed")
    command = [sys.executable, "-m", "theogony", "lab", "run", "--game", "tug", *options]
    running = subprocess.Popen(command, env=environment(tmp_path, PYTHONPATH=PATHS), cwd=tmp_path)
    results = tmp_path / "killed" / GAMES
    wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") == WAITING)
    wait_until(lambda: len(stubborn.begun(tmp_path)) == WAITING + 2)
    with pytest.raises(BadExperiment) as found:
        next(carry_out(experiment, tmp_path / "killed", Local()))
    assert found.value.key == "experiment-busy"
    running.send_signal(signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL
    wait_until(lambda: not any(alive(pid) for pid in stubborn.players(tmp_path)))

    for wait in waits:
        wait.unlink()
    again = process("lab", "run", "killed", "--jobs", "2", home=tmp_path, PYTHONPATH=PATHS)
    assert again.returncode == 0 and f"({WAITING} more were there already.)" in again.stdout, again.stderr
    assert results.read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    twice = [number for number in range(NUMBER) if stubborn.begun(tmp_path).count(number) == 2]
    assert twice == [WAITING, WAITING + 1], "the two games that were in the middle are begun again"
    assert len(stubborn.begun(tmp_path)) == NUMBER + 2, "and no other"


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 240
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """Whether the process runs; one that is dead and that nobody has buried does not."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
