"""Executors: where the games of an experiment are played. For what comes out of it, it never matters."""

import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Final, Protocol

from theogony.lab.arena import Outcome, Pairing, play
from theogony.lab.experiment import Experiment

AHEAD: Final = 4  # games in hand for each process, so that none waits for the next


class PlayerDied(RuntimeError):
    """Processes died over these games, and again when these were tried once more; all others have been played."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(f"processes died over games {numbers}")
        self.numbers = numbers


class Executor(Protocol):
    """Plays games, in any order. What it has not given back may be asked for again."""

    def play(self, experiment: Experiment, pairings: Sequence[Pairing]) -> Iterator[Outcome]: ...


class Local:
    """Plays on this machine, in this process or in several."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs

    def play(self, experiment: Experiment, pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        if self.jobs <= 1:
            for pairing in pairings:
                yield play(experiment.plan, pairing)
            return
        due, lost = deque(pairings), list[int]()
        while due:
            for suspect in (yield from _pooled(experiment, due, self.jobs)):
                # one of them may have killed its process: each once more, alone with a process of its own
                died = yield from _pooled(experiment, deque([suspect]), 1)
                lost += [pairing.number for pairing in died]
        if lost:
            raise PlayerDied(lost)


def _pooled(experiment: Experiment, due: deque[Pairing], jobs: int) -> Generator[Outcome, None, list[Pairing]]:
    """Take games from the queue and play them in this many processes, until it is empty or a process dies: then those
    that were in hand are returned."""
    leash, held = Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, initializer=_obey, initargs=(leash, held))
    in_hand: dict[Future[Outcome], Pairing] = {}
    try:
        while due or in_hand:
            while due and len(in_hand) < AHEAD * jobs:
                in_hand[pool.submit(play, experiment.plan, due[0])] = due[0]
                due.popleft()
            for future in wait(in_hand, return_when=FIRST_COMPLETED).done:
                outcome = future.result()
                del in_hand[future]
                yield outcome
    except BrokenProcessPool:
        return list(in_hand.values())
    finally:
        held.close()
        leash.close()
        pool.shutdown(cancel_futures=True)
    return []


def _obey(leash: Connection, held: Connection) -> None:
    """In a process that plays: it ends at once when the one that gives it games lets go of the leash, or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    held.close()  # a copy of the other end would keep the leash for ever
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    leash.poll(None)
    os._exit(0)
