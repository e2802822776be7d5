"""Processes that work for the server, and what keeps them working.

Time counts from when work starts: a *lease* begins when a worker takes a job from the line, and ends with its answer,
its death or its expiry. Only the worker that broke its lease is ended and replaced; its job is handed out once more,
and nobody else notices.
"""

import asyncio
import contextlib
import os
import pickle
import sys
import time

import structlog

from theogony.server import metrics
from theogony.server.line import Job, Line
from theogony.server.thinker import LENGTH, READY, Fault, Work, packed

START_SECONDS = 30.0

log = structlog.get_logger("theogony.workers")


class Lost(Exception):
    """Nobody has answered: the job broke two workers, or its work is at fault."""


class Crowded(Exception):
    """Nobody has begun with it in time."""


class Workers:
    """Some processes and the line before them. A lazy worker starts when there is work for the first time."""

    def __init__(self, count: int, lazy: bool = False) -> None:
        self.count = count
        self.lazy = lazy
        self.line = Line()
        self._serving = 0  # processes that are there
        self._busy = 0  # of them: with a job
        self._keepers: list[asyncio.Task[None]] = []

    def fit(self, job: Job) -> float:
        """The job is taken: make it fit the moment, and say how many seconds it may take."""
        raise NotImplementedError

    def idle(self) -> int:
        """How many processes have nothing to do, once what waits is taken."""
        return max(0, self._serving - self._busy - len(self.line))

    def start(self) -> None:
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self.count)]

    async def close(self) -> None:
        """End the workers, whatever they are doing."""
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def done(self, job: Job, patience: float) -> object:
        """The job's answer; raises Lost, or Crowded if nobody begins with it in time.

        Who wakes a lazy worker waits for its start too.
        """
        if self.lazy and not self._serving:
            patience += START_SECONDS
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

    # -- one worker ------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """One worker, again and again: a new one whenever it is lost."""
        pause, longest = 0.0, 8.0  # before the next start, when starting fails
        while True:
            if self.lazy:
                await self.line.wait()
            try:
                async with _Process() as process:
                    pause = 0.0
                    await self._serve_with(process)
            except Exception as error:
                metrics.BOT_FAULTS.inc()
                log.error("a worker is replaced", fault=error)
                await asyncio.sleep(pause)
                pause = min(longest, pause * 2 + 0.5)

    async def _serve_with(self, process: "_Process") -> None:
        self._serving += 1
        try:
            await self._serve(process)
        finally:
            self._serving -= 1

    async def _serve(self, process: "_Process") -> None:
        """Hand out jobs; raises when the worker is lost, after its job has gone to somebody else."""
        while True:
            job = await self.line.take()
            try:
                answer = await self._lease(process, job)
            except BaseException as error:
                self._hand_back(job, error)
                raise
            self._settle(job, answer)

    async def _lease(self, process: "_Process", job: Job) -> object:
        seconds = self.fit(job)
        job.began = time.monotonic()
        job.begun.set()
        self._busy += 1
        try:
            async with asyncio.timeout(seconds):
                return await process.ask(job.work)
        finally:
            self._busy -= 1

    def _hand_back(self, job: Job, error: BaseException) -> None:
        """Somebody else tries it once more; unless two have failed, or the server is closing."""
        job.tries += 1
        if job.answer.done():
            return
        if job.tries < 2 and isinstance(error, Exception):
            self.line.add(job, first=True)
        else:
            job.answer.set_exception(Lost())

    def _settle(self, job: Job, answer: object) -> None:
        if isinstance(answer, Fault):
            metrics.BOT_FAULTS.inc()
            log.error("work failed", work=type(job.work).__name__, kind=answer.kind, at=answer.where)
            if not job.answer.done():
                job.answer.set_exception(Lost())
        elif not job.answer.done():
            job.answer.set_result(answer)


class _Process:
    """One worker and the pipe to it, ready to be asked inside ``async with``."""

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
                    raise RuntimeError("the worker says something else than that it is ready")
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def ask(self, work: Work) -> object:
        assert self._process.stdin is not None
        self._process.stdin.write(packed(work))
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> object:
        """The next message; raises when the worker is gone."""
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))
