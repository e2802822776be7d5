"""Whose work is next: everybody in turn.

Each address has its turn, in it each guest, and of one guest's jobs the oldest, bots before hints. So whoever asks for
a hundred thoughts waits for a hundred of his own, and others wait for one of his at most.
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
    tries: int = 0
    began: float = 0.0
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    answer: asyncio.Future[object] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Line:
    """All jobs that wait."""

    def __init__(self) -> None:
        self._turns: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self._count = asyncio.Semaphore(0)

    def of(self, asker: Asker) -> list[Job]:
        """The waiting jobs of one guest."""
        guests = self._turns.get(asker.address)
        return list(guests.get(asker.guest, ())) if guests else []

    def guests(self) -> int:
        """How many guests wait: so many thoughts, and it is anybody's turn again."""
        return sum(len(guests) for guests in self._turns.values())

    def __len__(self) -> int:
        return sum(len(jobs) for guests in self._turns.values() for jobs in guests.values())

    def add(self, job: Job, first: bool = False) -> None:
        """To the end of its guest's jobs, what can come later behind the rest; ``first``: what was begun once."""
        jobs = self._turns.setdefault(job.asker.address, OrderedDict()).setdefault(job.asker.guest, deque())
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
        address, guests = self._turns.popitem(last=False)
        guest, jobs = guests.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            guests[guest] = jobs
        if guests:
            self._turns[address] = guests
        return job
