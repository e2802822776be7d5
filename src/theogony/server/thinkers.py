"""Those who think for bots and hints.

When many wait, everybody's thoughts get shorter: bots weaken, tables go on. When few ask, several thinkers search the
same decision, each with chance of its own. What broke a thinker once is thought about with a plain look.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

from theogony import games
from theogony.bots.hint import told
from theogony.bots.together import together
from theogony.server import metrics
from theogony.server.config import Config
from theogony.server.contents import sent_along
from theogony.server.errors import Problem
from theogony.server.limits import Rates
from theogony.server.line import Asker, Job
from theogony.server.thinker import Chances, Task
from theogony.server.workers import Crowded, Lost, Workers

GRACE_SECONDS = 4.0  # beyond what was granted, for a busy machine
ROUND_SECONDS = 2.0  # in this time everybody who waits has had a turn
SHORTEST = 0.03  # a search with less time than this finds nothing that a look does not
STRONG_AT_ONCE = 4  # of so many tables of one guest bots may search at a time; those of the others look only
HINT_SECONDS = 0.6
HINT_PATIENCE = 5.0  # in the line; then the person is told that all are busy
BOT_PATIENCE = 10.0  # likewise; then the move is made without a thinker
SHARED = ("mcts",)  # bots whose searches add up; fate's mixtures do not, and would be drawn from a part of its playouts
KEPT_FREE = 1  # of the idle thinkers: for whoever asks next
HELP_SECONDS = 0.2  # so long an answer waits for those who think along
HOMES_KEPT = 20_000


@dataclass(frozen=True)
class Chosen:
    """A bot's move, when the thinking began and how long it was allowed to take (0: no search)."""

    move: int
    began: float
    granted: float


class Thinkers(Workers):
    """All thinkers of this server process."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.thinker_count())
        self.config = config
        self._homes: OrderedDict[str, str] = OrderedDict()
        self._by_guest = Rates(config.limits.thinking)
        self._by_address = Rates(config.limits.thinking_per_address)

    def task(self, ruleset: str, position: dict[str, object], seat: int) -> Task:
        """A position to think about, with all that another process needs for it."""
        name, along = ruleset.partition("@")[0], sent_along(ruleset)
        seed = self.config.fixed_seed or secrets.token_hex(8)
        return Task(name, position, seat, seed, ruleset=ruleset, components=along)

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

    async def choose(
        self, asker: Asker, ruleset: str, position: dict[str, object], seat: int, strength: str, at_most: float
    ) -> Chosen:
        """A bot's move, found in so many seconds at most; raises Lost or Crowded."""
        thought = self.config.thoughts[strength]
        seconds = None if thought.seconds is None else min(thought.seconds, at_most)
        task = replace(self.task(ruleset, position, seat), bot=thought.bot, seconds=seconds, playouts=thought.playouts)
        job, *others = self._shared(Job(asker, task))
        began = time.monotonic()
        move = together(await self._found(job, others, BOT_PATIENCE))
        metrics.BOT_SECONDS.labels(strength).observe(time.monotonic() - began)
        assert isinstance(job.work, Task)
        return Chosen(move, job.began, job.work.seconds or 0.0)

    async def _found(self, job: Job, others: list[Job], patience: float) -> list[Any]:
        """What the search found, and those who think along."""
        try:
            for other in others:
                self.line.add(other)
            found = await self.done(job, patience)
            return [found, *await _answered(others)]
        finally:
            for other in others:
                other.answer.cancel()

    def _shared(self, job: Job) -> list[Job]:
        """The search, and where thinkers are idle its playouts shared among them; the same for a seed that is fixed.

        Who thinks along stands behind everybody, and one stays free: nobody else waits longer for it.
        """
        task = job.work
        assert isinstance(task, Task)
        searchers = 1
        if (not task.bot or task.bot in SHARED) and not self.config.fixed_seed:
            searchers = max(1, self.idle() - KEPT_FREE)
        if task.playouts is not None:
            job.work = task = replace(task, playouts=-(-task.playouts // searchers))
        tasks = [replace(task, seed=f"{task.seed} {number}") for number in range(1, searchers)]
        return [job, *(Job(job.asker, each, spare=True) for each in tasks)]

    async def advise(self, asker: Asker, ruleset: str, position: dict[str, object], seat: int) -> list[dict[str, Any]]:
        """Moves for a person, with their reasons."""
        task = replace(self.task(ruleset, position, seat), seconds=HINT_SECONDS)
        job, *others = self._shared(Job(asker, task, later=True))
        found = await self._asked(job, others)
        moves = games.get(task.game_id).moves
        return [
            {"move": moves.text(move), "reasons": [{"key": key, "params": params} for key, params in reasons]}
            for move, reasons in told(task.game_id, found)
        ]

    async def odds(
        self, asker: Asker, ruleset: str, position: dict[str, object], seat: int, move: int | None
    ) -> dict[str, Any] | None:
        work = Chances(position, seat, move, ruleset, sent_along(ruleset))
        found = (await self._asked(Job(asker, work, later=True), []))[0]
        return None if found is None else dict(found)

    async def _asked(self, job: Job, others: list[Job]) -> list[Any]:
        """What a person asks for comes after the bots of his tables, and he cannot ask for much at a time."""
        waiting = sum(1 for other in self.line.of(job.asker) if other.later)
        if waiting >= self.config.limits.hints_waiting:
            raise Problem("too-fast", 429, seconds=round(HINT_PATIENCE))
        try:
            return await self._found(job, others, HINT_PATIENCE)
        except Crowded:
            raise Problem("busy", 503) from None
        except Lost as error:
            raise Problem("internal", 500) from error

    # -- how much is granted ---------------------------------------------------------------------------------------

    def fit(self, job: Job) -> float:
        if not isinstance(job.work, Task):
            return GRACE_SECONDS
        job.work = task = self._fitting(job, job.work)
        return (task.seconds or 0.0) + GRACE_SECONDS

    def _fitting(self, job: Job, task: Task) -> Task:
        """The task, made as small as the crowd asks for."""
        if not task.bot:
            return replace(task, seconds=max(SHORTEST, min(HINT_SECONDS, self._share())))
        if job.tries:
            return replace(task, bot="plan", seconds=None)
        if task.seconds is None:
            return task
        seconds = min(task.seconds, self._share())
        if seconds < SHORTEST or len(self.line.of(job.asker)) >= STRONG_AT_ONCE:
            metrics.WEAKENED.inc()
            return replace(task, bot="greedy", seconds=None)
        return replace(task, seconds=seconds)

    def _share(self) -> float:
        """Seconds for one thought, so that everybody who waits has a turn within a round."""
        return ROUND_SECONDS * self.count / (1 + self.line.guests())


async def _answered(jobs: list[Job]) -> list[Any]:
    """What those who think along have found when the first one is ready, or soon after."""
    if not jobs:
        return []
    done, _ = await asyncio.wait([job.answer for job in jobs], timeout=HELP_SECONDS)
    return [answer.result() for answer in done if not answer.cancelled() and answer.exception() is None]
