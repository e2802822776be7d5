"""The processes that think for bots and hints, and what keeps them thinking.

Time counts from when work starts: a *lease* begins when a thinker takes a job from the line, and ends with its answer,
its death or its expiry. Only the thinker that broke its lease is ended and replaced; its job is handed out once more,
as a smaller one, and nobody else notices. When many wait, everybody's thoughts get shorter: bots weaken, tables go on.
"""

import asyncio
import contextlib
import os
import pickle
import secrets
import sys
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

import structlog

from theogony.server import metrics
from theogony.server.config import Config
from theogony.server.contents import sent_along
from theogony.server.errors import Problem
from theogony.server.limits import Rates
from theogony.server.line import Asker, Job, Line
from theogony.server.thinker import LENGTH, READY, Fault, Task, packed

GRACE_SECONDS = 4.0  # beyond what was granted, for a busy machine
START_SECONDS = 30.0
ROUND_SECONDS = 2.0  # in this time everybody who waits has had a turn
SHORTEST = 0.03  # a search with less time than this finds nothing that a look does not
STRONG_AT_ONCE = 4  # of so many tables of one guest bots may search at a time; those of the others look only
HINT_SECONDS = 0.6
HINT_PATIENCE = 5.0  # in the line; then the person is told that all are busy
BOT_PATIENCE = 10.0  # likewise; then the move is made without a thinker
HOMES_KEPT = 20_000

log = structlog.get_logger("theogony.thinkers")


class Lost(Exception):
    """No thinker has answered: the job broke two of them, or its work is at fault."""


class Crowded(Exception):
    """Nobody has begun with it in time."""


@dataclass(frozen=True)
class Chosen:
    """A bot's move, when the thinking began and how long it was allowed to take (0: no search)."""

    move: int
    began: float
    granted: float


def task_of(ruleset: str, position: dict[str, object], seat: int) -> Task:
    """A position to think about, with all that another process needs for it."""
    name, along = ruleset.partition("@")[0], sent_along(ruleset)
    return Task(name, position, seat, secrets.token_hex(8), ruleset=ruleset, components=along)


class Thinkers:
    """All thinkers of this server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.line = Line()
        self._homes: OrderedDict[str, str] = OrderedDict()
        self._by_guest = Rates(config.limits.thinking)
        self._by_address = Rates(config.limits.thinking_per_address)
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self.config.thinker_count())]

    async def close(self) -> None:
        """End the thinkers, whatever they are thinking about."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    # -- who asks --------------------------------------------------------------------------------------------------

    def note_home(self, guest_id: str, address: str) -> None:
        """Where this guest was last seen."""
        self._homes[guest_id] = address
        self._homes.move_to_end(guest_id)
        if len(self._homes) > HOMES_KEPT:
            self._homes.popitem(last=False)

    def asker(self, guest_id: str) -> Asker:
        return Asker(self._homes.get(guest_id, guest_id), guest_id)

    def admit(self, asker: Asker) -> None:
        """Raises too-fast when a guest, or all guests of an address together, ask for too many hints and odds."""
        self._by_guest.check(asker.guest or asker.address)
        self._by_address.check(asker.address)

    # -- asking ----------------------------------------------------------------------------------------------------

    async def choose(self, asker: Asker, ruleset: str, position: dict[str, object], seat: int, strength: str) -> Chosen:
        """A bot's move; raises Lost or Crowded."""
        thought = self.config.thoughts[strength]
        task = replace(task_of(ruleset, position, seat), bot=thought.bot, seconds=thought.seconds)
        job = Job(asker, task)
        began = time.monotonic()
        move = await self._done(job, BOT_PATIENCE)
        metrics.BOT_SECONDS.labels(strength).observe(time.monotonic() - began)
        assert isinstance(move, int)
        return Chosen(move, job.began, job.task.seconds or 0.0)

    async def advise(self, asker: Asker, ruleset: str, position: dict[str, object], seat: int) -> list[dict[str, Any]]:
        waiting = sum(1 for job in self.line.of(asker) if job.is_hint)
        if waiting >= self.config.limits.hints_waiting:
            raise Problem("too-fast", 429, seconds=round(HINT_PATIENCE))
        job = Job(asker, replace(task_of(ruleset, position, seat), seconds=HINT_SECONDS))
        try:
            found: Any = await self._done(job, HINT_PATIENCE)
        except Crowded:
            raise Problem("busy", 503) from None
        except Lost as error:
            raise Problem("internal", 500) from error
        return list(found)

    async def _done(self, job: Job, patience: float) -> object:
        """The job's answer, if somebody begins with it in time."""
        self.line.add(job)
        try:
            async with asyncio.timeout(patience):
                await job.begun.wait()
        except TimeoutError:
            raise Crowded from None
        finally:
            if not job.begun.is_set():
                job.answer.cancel()
        return await job.answer

    # -- thinking --------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """One thinker, again and again: a new one whenever it is lost."""
        pause, longest = 0.0, 8.0  # before the next start, when starting fails
        while True:
            try:
                async with _Process() as process:
                    pause = 0.0
                    await self._serve(process)
            except Exception as error:
                metrics.BOT_FAULTS.inc()
                log.error("a thinker is replaced", fault=error)
                await asyncio.sleep(pause)
                pause = min(longest, pause * 2 + 0.5)

    async def _serve(self, process: "_Process") -> None:
        """Hand out jobs; raises when the thinker is lost, after its job has gone to somebody else."""
        while True:
            job = await self.line.take()
            try:
                answer = await self._lease(process, job)
            except BaseException as error:
                self._hand_back(job, error)
                raise
            self._settle(job, answer)

    def _settle(self, job: Job, answer: object) -> None:
        if isinstance(answer, Fault):
            metrics.BOT_FAULTS.inc()
            log.error("a thought failed", game=job.task.game_id, bot=job.task.bot, kind=answer.kind, at=answer.where)
            if not job.answer.done():
                job.answer.set_exception(Lost())
        elif not job.answer.done():
            job.answer.set_result(answer)

    async def _lease(self, process: "_Process", job: Job) -> object:
        job.task = self._fitting(job)
        job.began = time.monotonic()
        job.begun.set()
        async with asyncio.timeout((job.task.seconds or 0.0) + GRACE_SECONDS):
            return await process.ask(job.task)

    def _hand_back(self, job: Job, error: BaseException) -> None:
        """Somebody else tries it once more, with a plain look; unless two have failed, or the server is closing."""
        job.tries += 1
        if job.answer.done():
            return
        if job.tries < 2 and isinstance(error, Exception):
            self.line.add(job, first=True)
        else:
            job.answer.set_exception(Lost())

    def _fitting(self, job: Job) -> Task:
        """The task, made as small as the crowd asks for."""
        if job.is_hint:
            return replace(job.task, seconds=max(SHORTEST, min(HINT_SECONDS, self._share())))
        if job.tries:
            return replace(job.task, bot="plan", seconds=None)
        if job.task.seconds is None:
            return job.task
        seconds = min(job.task.seconds, self._share())
        if seconds < SHORTEST or len(self.line.of(job.asker)) >= STRONG_AT_ONCE:
            metrics.WEAKENED.inc()
            return replace(job.task, bot="greedy", seconds=None)
        return replace(job.task, seconds=seconds)

    def _share(self) -> float:
        """Seconds for one thought, so that everybody who waits has a turn within a round."""
        return ROUND_SECONDS * self.config.thinker_count() / (1 + self.line.guests())


class _Process:
    """One thinker and the pipe to it, ready to be asked inside ``async with``."""

    async def __aenter__(self) -> "_Process":
        path = os.pathsep.join(place for place in sys.path if place)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", "from theogony.server.thinker import main; main()",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        try:
            async with asyncio.timeout(START_SECONDS):
                if await self._hear() != READY:
                    raise RuntimeError("the thinker says something else than that it is ready")
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def ask(self, task: Task) -> object:
        assert self._process.stdin is not None
        self._process.stdin.write(packed(task))
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> object:
        """The next message; raises when the thinker is gone."""
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))
