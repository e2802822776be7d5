"""A process that works for the server, one thing at a time: mostly it reads positions and answers with moves or hints.

It is started by ``workers.py``. A thinker is given what one seat knows, nothing more. A message is a pickle with its
length before it; both ends of the pipe are ours.
"""

import os
import pickle
import signal
import struct
import sys
import threading
import time
from dataclasses import dataclass
from typing import Any, BinaryIO, Protocol

from theogony import games
from theogony.analysis.odds import odds
from theogony.bots import Budget, make
from theogony.bots.bot import Weighed, advice_for
from theogony.bots.hint import Pondered, ponder
from theogony.kernel.components import understood
from theogony.kernel.game import Game
from theogony.kernel.view import Knowledge

LENGTH = struct.Struct("!I")
READY = b"ready"


def game_in(ruleset: str, components: str | None) -> Game:
    """A table's own game: under its ruleset, with the components of its box if they are not today's."""
    return games.under(ruleset, lambda _: understood(components) if components else None)


class Work(Protocol):
    """Something that can be done elsewhere."""

    def carry_out(self) -> Any:
        """Do it; the answer goes back through the pipe."""


@dataclass(frozen=True)
class Task:
    """What is to be thought about: a move by this bot, or hints where none is named."""

    game_id: str
    position: dict[str, object]
    seat: int
    seed: str
    bot: str = ""
    seconds: float | None = None
    playouts: int | None = None  # at most, within that time
    ruleset: str = ""  # of the table
    components: str | None = None  # of its box, if it is not today's

    def carry_out(self) -> Any:
        game = game_in(self.ruleset, self.components) if self.ruleset else games.get(self.game_id)
        knowledge = game.load(self.position).knowledge(self.seat)
        return self.weigh(knowledge) if self.bot else self.ponder(knowledge)

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        playouts = None if self.playouts is None else self.playouts * advice_for(self.game_id).effort
        budget = None if self.seconds is None else Budget(playouts, self.seconds)
        return make(self.bot, self.game_id, self.seed, budget).weigh(knowledge)

    def ponder(self, knowledge: Knowledge) -> Pondered:
        return ponder(self.game_id, knowledge, self.seed, Budget(seconds=self.seconds or 0.5))


@dataclass(frozen=True)
class Chances:
    """The odds of what is about to be rolled, or of what this move leads to."""

    position: dict[str, object]
    seat: int
    move: int | None
    ruleset: str
    components: str | None

    def carry_out(self) -> Any:
        game = game_in(self.ruleset, self.components)
        return odds(game.id, game.load(self.position).knowledge(self.seat), self.move)


@dataclass(frozen=True)
class Fault:
    """The work raised; what kind of error and where, without its values: those could hold a hand of cards."""

    kind: str
    where: str


def packed(message: object) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    """Work until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's interrupt is the server's business
    if hasattr(os, "nice"):
        os.nice(5)  # the tables come first
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    inbox, outbox = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed is no message
    for game_id in games.names():
        games.get(game_id)
    _send(outbox, READY)
    while (work := _receive(inbox)) is not None:
        _send(outbox, _answer(work))


def _end_with(server: int) -> None:
    """End with the server, however that ended and whatever is being thought about."""
    while os.getppid() == server:
        time.sleep(0.5)
    os._exit(0)


def _answer(work: Work) -> object:
    try:
        return work.carry_out()
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        where = f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}" if trace else ""
        return Fault(type(error).__name__, where)


def _send(outbox: BinaryIO, message: object) -> None:
    outbox.write(packed(message))
    outbox.flush()


def _receive(inbox: BinaryIO) -> Work | None:
    head = inbox.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    work: Work = pickle.loads(inbox.read(length))
    return work
