"""Whose work is next: everybody in turn.

Each address has its turn, in it each guest, and of one guest's jobs the oldest, bots before hints. So whoever asks for
a hundred thoughts waits for a hundred of his own, and others wait for one of his at most. What nobody waits for is done
when the line is empty else, in turns of its own.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from theogony.server.thinker import Work


@dataclass(frozen=True)
class Asker:
    """On whose account a thought goes."""

    address: str
    guest: str


@dataclass(eq=False)
class Job:
    """Work in the line. Whoever takes it says when that was, and sets ``begun`` and ``answer``."""

    asker: Asker
    work: Work
    later: bool = False  # behind this guest's other jobs
    spare: bool = False  # behind everybody's: nobody waits for it
    tries: int = 0
    began: float = 0.0
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    answer: asyncio.Future[object] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


Turns = OrderedDict[str, OrderedDict[str, deque[Job]]]  # by address, by guest


class Line:
    """All jobs that wait."""

    def __init__(self) -> None:
        self._turns: Turns = OrderedDict()
        self._spare: Turns = OrderedDict()
        self._count = asyncio.Semaphore(0)

    def of(self, asker: Asker) -> list[Job]:
        """The jobs of one guest that he waits for."""
        guests = self._turns.get(asker.address)
        return list(guests.get(asker.guest, ())) if guests else []

    def guests(self) -> int:
        """How many guests wait: so many thoughts, and it is anybody's turn again."""
        return sum(len(guests) for guests in self._turns.values())

    def __len__(self) -> int:
        both = (*self._turns.values(), *self._spare.values())
        return sum(len(jobs) for guests in both for jobs in guests.values())

    def add(self, job: Job, first: bool = False) -> None:
        """To the end of its guest's jobs, what can come later behind the rest; ``first``: what was begun once."""
        turns = self._spare if job.spare else self._turns
        jobs = turns.setdefault(job.asker.address, OrderedDict()).setdefault(job.asker.guest, deque())
        if first:
            jobs.appendleft(job)
        elif job.later:
            jobs.append(job)
        else:
            jobs.insert(sum(1 for other in jobs if not other.later), job)
        self._count.release()

    async def wait(self) -> None:
        """Until there is something to take."""
        await self._count.acquire()
        self._count.release()

    async def take(self) -> Job:
        """The next job that somebody still waits for."""
        while True:
            await self._count.acquire()
            job = self._pop()
            if not job.answer.done():
                return job

    def _pop(self) -> Job:
        turns = self._turns or self._spare
        address, guests = turns.popitem(last=False)
        guest, jobs = guests.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs
        if guests:
            turns[address] = guests
        return job
