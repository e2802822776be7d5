"""A sealed plan of several parts in the terminal."""

from pathlib import Path

import pytest

from tests.cli.run import theogony
from theogony import games
from theogony.kernel.match import replay
from theogony.kernel.record import parse

pytestmark = pytest.mark.usefixtures("toys")
ARGS = ("--players", "2", "--bots", "random", "--seed", "4", "--name", "Ada", "--record")


def test_a_plan_is_made_part_by_part_and_taken_back(tmp_path: Path) -> None:
    lines = ["send h1; to p2", "send h3", "undo", "undo", "to p5", "send h3; to p6; to p7", "ready"]
    done = theogony("play", "plans", *ARGS, tmp_path / "a", home=tmp_path, stdin="\n".join(lines) + "\n")
    assert "Your plan so far: send h1, to p2." in done.stdout and "Your plan so far: send h1." in done.stdout
    assert "All 2" in done.stdout or "taken back" in done.stdout, "a line is played as a whole or not at all"
    record = parse((tmp_path / "a").read_text())
    assert [entry.move for entry in record.entries if entry.seat == 0][:3] == ["send h1", "to p5", "ready"]


def test_a_half_made_plan_is_saved_and_goes_on(tmp_path: Path) -> None:
    theogony("play", "plans", *ARGS, tmp_path / "a", home=tmp_path, stdin="send h1; to p2\nsend h8\n")
    record = parse((tmp_path / "a").read_text())
    assert [entry.move for entry in record.entries] == ["send h1", "to p2", "send h8"]
    lines = "to p3\nready\n" + "stop\nready\n" * 6
    done = theogony("play", "plans", "--resume", tmp_path / "a", home=tmp_path, stdin=lines)
    assert "Your plan so far: send h1, to p2, send h8." in done.stdout
    record = parse((tmp_path / "a").read_text())
    assert record.hash and replay(games.get("plans"), record).state.hash() == record.hash
