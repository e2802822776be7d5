"""A bot as a person would bring it: a file with a class BOT. It tells which games it begins, and what a file beside the
checkpoint asks for it does: to wait in the middle of a game, or to kill its process there."""

import os
import signal
import time
from pathlib import Path

from theogony.bots import Budget
from theogony.bots.random import RandomBot
from theogony.kernel.view import Knowledge


class Stubborn(RandomBot):
    """``wait-N``, ``kill-N`` and ``always-N`` are files beside the checkpoint."""

    def __init__(self, game_id: str, seed: int | str, budget: Budget | None, checkpoint: Path) -> None:
        super().__init__(game_id, seed, budget)
        _, self.block, seat = str(seed).split("/")
        self.folder = checkpoint.parent
        if seat == "0":
            with (self.folder / "begun").open("a") as file:
                file.write(f"{self.block} {os.getpid()}\n")

    def choose(self, knowledge: Knowledge) -> int:
        if knowledge.decisions() > 1:
            while (self.folder / f"wait-{self.block}").exists():
                time.sleep(0.01)
            if (self.folder / f"always-{self.block}").exists():
                os.kill(os.getpid(), signal.SIGKILL)
            if (self.folder / f"kill-{self.block}").exists():
                (self.folder / f"kill-{self.block}").unlink()
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(knowledge)


BOT = Stubborn


def entrant(folder: Path) -> str:
    """How this bot is named, with a checkpoint in the folder."""
    (folder / "checkpoint").write_text("any")
    return f"{__file__}:{folder / 'checkpoint'}"


def begun(folder: Path) -> list[int]:
    """The games that were begun, in order, by number where every game is its own block."""
    return [game for game, _ in _told(folder)]


def players(folder: Path) -> set[int]:
    """The processes that have begun games."""
    return {pid for _, pid in _told(folder)}


def _told(folder: Path) -> list[tuple[int, int]]:
    file = folder / "begun"
    lines = file.read_text().splitlines() if file.exists() else []
    return [(int(game), int(pid)) for game, pid in (line.split() for line in lines)]
