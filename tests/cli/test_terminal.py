"""The game on a real terminal: completion, Ctrl-C, Ctrl-D, and the pause between two players."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.run import environment

TIMEOUT = 60.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07")


class Terminal:
    """A process on a pseudo-terminal."""

    def __init__(self, home: Path, *args: str) -> None:
        self.own, child = pty.openpty()
        env = environment(home, TERM="xterm-256color", COLUMNS="100", LINES="50")
        command = [sys.executable, "-m", "theogony", "play", "godstorm", *args]
        self.process = subprocess.Popen(
            command, stdin=child, stdout=child, stderr=child, env=env, cwd=home, start_new_session=True
        )
        os.close(child)
        self._raw = ""
        self._read = 0

    def until(self, wanted: str) -> str:
        """Everything shown up to and with this text, without colours."""
        end = time.monotonic() + TIMEOUT
        while wanted not in (text := ESCAPES.sub("", self._raw)[self._read :]):
            assert time.monotonic() < end, f"never saw {wanted!r} in:\n{text[-3000:]}"
            if select.select([self.own], [], [], 0.2)[0]:
                data = self._data()
                assert data, f"ended without {wanted!r}:\n{text[-3000:]}"
                self._raw += data.decode(errors="replace")
        seen = text[: text.index(wanted) + len(wanted)]
        self._read += len(seen)
        return seen

    def _data(self) -> bytes:
        try:
            data = os.read(self.own, 65536)
        except OSError:  # the process has closed its end
            return b""
        if b"\x1b[6n" in data:
            os.write(self.own, b"\x1b[1;1R")  # a terminal tells where its cursor is
        return data

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(TIMEOUT)
        os.close(self.own)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, "--bots", "greedy", "--seed", "5", "--name", "Ada")
    yield opened
    opened.close()


def test_tab_completes_and_the_board_is_shown(terminal: Terminal) -> None:
    seen = terminal.until("Ada>")
    assert "Europa +7" in seen
    assert "Which pantheon do you lead?" in seen
    terminal.type("pantheon no\t\r")
    terminal.until("Ada leads the Norse")
    terminal.until("Ada>")
    terminal.type("\x04")
    terminal.until("--resume")
    assert terminal.process.wait(TIMEOUT) == 0


def test_ctrl_c_saves_and_leaves(terminal: Terminal, tmp_path: Path) -> None:
    terminal.until("Ada>")
    terminal.type("5\r")
    terminal.until("21 in all")
    terminal.until("Ada>")
    terminal.type("\x03")
    terminal.until("--resume")
    assert terminal.process.wait(TIMEOUT) == 130
    (file,) = (tmp_path / "theogony" / "saves").glob("*.record")
    assert "\n0 pantheon norse" in file.read_text()


def test_a_game_goes_on_where_typed_lines_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "theogony" / "history").mkdir(parents=True)  # a folder in the file's place: it can never be written
    terminal = Terminal(tmp_path, "--bots", "greedy", "--seed", "5", "--name", "Ada")
    try:
        terminal.until("Ada>")
        terminal.type("5\r")
        terminal.until("21 in all")
        terminal.until("Ada>")
        terminal.type("\x04")
        terminal.until("--resume")
        assert terminal.process.wait(TIMEOUT) == 0
    finally:
        terminal.close()


def test_two_players_at_one_keyboard_do_not_see_each_others_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--players", "2", "--hot-seat", "--name", "Ada,Ben", "--seed", "1")
    try:
        first = "Ada" if "Ada>" in terminal.until(">") else "Ben"
        second = "Ben" if first == "Ada" else "Ada"
        terminal.type("1\r")
        terminal.until(f"Pass the keyboard to {second}.")
        assert "Which pantheon" not in terminal.until("in your seat.")
        terminal.type("\r")
        terminal.until("Which pantheon do you lead?")
        terminal.until(f"{second}>")
        terminal.type("\x04")
        terminal.until("--resume")
        assert terminal.process.wait(TIMEOUT) == 0
    finally:
        terminal.close()


def hears_interrupts() -> None:
    """Tests run in the background inherit that SIGINT is ignored; a player's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_pipe_saves_too(tmp_path: Path) -> None:
    """SIGINT while the game waits for a line that does not come."""
    command = [sys.executable, "-m", "theogony", "play", "godstorm", "--bots", "greedy", "--seed", "5"]
    waiting = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
        cwd=tmp_path,
        preexec_fn=hears_interrupts,
    )
    assert waiting.stdin is not None and waiting.stdout is not None
    waiting.stdin.write("5\n")
    waiting.stdin.flush()
    for line in waiting.stdout:
        if "21 in all" in line:
            break
    time.sleep(0.5)
    waiting.send_signal(signal.SIGINT)
    assert waiting.wait(TIMEOUT) == 130
    out = waiting.stdout.read()
    assert "--resume" in out
    (file,) = (tmp_path / "theogony" / "saves").glob("*.record")
    assert "\n0 pantheon norse" in file.read_text()
    waiting.stdin.close()
    waiting.stdout.close()
