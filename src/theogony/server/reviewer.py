"""Reviews of finished games, made in the background: one process, everybody's in turn, kept after every slice.

A row of the store is a review: its steps so far and how it stands. Whoever carries on with it writes after each slice;
a review that says it is running and that nobody has written for a while belongs to nobody any more, after a kill for
example, and is gone on with.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from typing import Any

import orjson
import structlog

import theogony
from theogony.analysis.review import Question
from theogony.analysis.story import told
from theogony.kernel.record import Record
from theogony.kernel.sides import Sides
from theogony.server.boards import Weighed
from theogony.server.contents import sent_along
from theogony.server.errors import Problem, not_yours
from theogony.server.line import Asker, Job
from theogony.server.live import Live
from theogony.server.reviews import Choices, Json, Judged, Key, Slice
from theogony.server.store.appender import Unavailable
from theogony.server.store.models import ReviewRow
from theogony.server.store.repo import Stamp, now
from theogony.server.tables import Tables
from theogony.server.thinker import Work
from theogony.server.workers import Crowded, Lost, Workers

LEASE = timedelta(seconds=60)  # a running review that was not written for so long belongs to nobody
LEASE_SECONDS = 120.0  # for one slice
WATCH_SECONDS = 10.0
PATIENCE = 60.0  # of one slice in the line; then it stands there again
ANSWER_PATIENCE = 20.0
KEPT_BYTES = 16 << 20
TAKEN_OVER = "reviews"  # the address of what goes on by itself

log = structlog.get_logger("theogony.reviewer")


@dataclass(frozen=True)
class Subject:
    """A finished game, with all that a review needs of it; holds every secret of the game."""

    key: Key
    owner: str | None  # the guest whose seat it is; none: a bot's
    game: str
    record: Record
    components: str | None
    sides: Sides
    playouts: int

    @staticmethod
    def of(live: Live, seat: int, all_open: bool, playouts: int) -> "Subject":
        record = live.copy_of_record()  # raises where there is no game any more
        key, owner, along = (live.id, seat, all_open), live.seats[seat].guest_id, sent_along(record.ruleset)
        return Subject(key, owner, record.game, record, along, live.state.sides, playouts)

    @property
    def moves(self) -> int:
        return len(self.record.entries)

    @cached_property
    def text(self) -> str:
        """The record for another process; whoever only looks does not need it."""
        return self.record.text()

    def slice(self, done: list[Json]) -> Slice:
        _, seat, all_open = self.key
        return Slice(self.text, self.components, Question((seat,), seat, all_open, self.playouts), done)

    def mark(self) -> str:
        """Steps that another version made do not fit those of this one."""
        return f"{theogony.__version__} {self.playouts}"


class Told:
    """What was answered last, up to so many bytes: whoever looks again and again costs nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, tuple[Stamp, bytes]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Key, stamp: Stamp) -> bytes | None:
        if key not in self._kept or self._kept[key][0] != stamp:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][1]

    def keep(self, key: Key, stamp: Stamp, answer: bytes) -> None:
        self._bytes += len(answer)
        if key in self._kept:
            self._bytes -= len(self._kept.pop(key)[1])
        self._kept[key] = stamp, answer
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1][1])


class Reviewer(Workers):
    """The process that reviews, the line before it, and the reviews that this server carries on with."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(1, lazy=True)
        self.tables = tables
        self.repo = tables.repo
        self._tasks: dict[Key, tuple[asyncio.Task[None], Asker]] = {}
        self._changing = asyncio.Lock()  # what is under way: one change at a time
        self._told = Told()
        self._telling = asyncio.Lock()  # one story at a time

    def fit(self, job: Job) -> float:
        return LEASE_SECONDS

    async def close(self) -> None:
        for task, _ in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*(task for task, _ in self._tasks.values()), return_exceptions=True)
        await super().close()

    # -- what is asked -------------------------------------------------------------------------------------------------

    async def look(self, subject: Subject) -> bytes:
        """How the review stands, and its story so far, as JSON."""
        stamp = await self.repo.review_stamp(*subject.key)
        if stamp is None or stamp[0] != subject.mark():
            return _info(subject, "none", "[]")
        return self._told.get(subject.key, stamp) or await self._tell(subject)

    async def _tell(self, subject: Subject) -> bytes:
        """The story of a long game takes a while: a thread tells it, and tables go on."""
        async with self._telling:
            row = await self.repo.review(*subject.key)
            if row is None:
                return _info(subject, "none", "[]")  # the table was deleted at this moment
            stamp = row.mark, row.status, row.updated
            found = self._told.get(subject.key, stamp)  # somebody else may have waited for the same
            if found is None:
                found = await asyncio.to_thread(_info, subject, row.status, row.steps)
                self._told.keep(subject.key, stamp, found)
            return found

    async def begin(self, asker: Asker, subject: Subject) -> bytes:
        """The review is under way now, from where it was left; one that is done stays as it is."""
        async with self._changing:
            row = await self.repo.review(*subject.key)
            fits = row is not None and row.mark == subject.mark()
            status, steps = (row.status, row.steps) if row is not None and fits else ("none", "[]")
            under_way = status == "running" and subject.key in self._tasks
            if status != "done" and not under_way:
                self._check_few(asker, subject.key)
                await self.repo.begin_review(*subject.key, subject.mark(), steps)
                self._go_on(asker, subject)
        return await self.look(subject)

    def _check_few(self, asker: Asker, key: Key) -> None:
        """Raises too-fast when this guest has enough reviews under way beside this one."""
        others = sum(1 for other, (_, who) in self._tasks.items() if who.guest == asker.guest and other != key)
        if others >= self.tables.config.limits.reviews_at_once:
            raise Problem("too-fast", 429, seconds=round(WATCH_SECONDS))

    async def stop(self, guest_id: str, subject: Subject) -> bytes:
        """The review is not under way any more; what there is of it is kept."""
        async with self._changing:
            stamp = await self.repo.review_stamp(*subject.key)
            if stamp is not None and stamp[1] == "running":
                self._check_may_stop(guest_id, subject)
                await self.repo.stop_review(*subject.key)
                self._let_go(subject.key)
        return await self.look(subject)

    def _check_may_stop(self, guest_id: str, subject: Subject) -> None:
        """Who began it may; where that is not known any more, whose seat it is, and anybody who played if a bot's."""
        _, asker = self._tasks.get(subject.key, (None, None))
        may = subject.owner if asker is None or asker.address == TAKEN_OVER else asker.guest
        if may not in (guest_id, None):
            raise not_yours()

    async def choices(self, asker: Asker, subject: Subject, at: int) -> list[Json]:
        """What could be done at a decision that the review has judged."""
        work = Choices(subject.text, subject.components, await self._steps(subject), at)
        found: Any = await self._asked(asker, work)
        return list(found)

    async def answer(self, asker: Asker, subject: Subject, at: int, move: str) -> Json:
        """What a move is worth at a decision that was a mistake."""
        work = Judged(subject.text, subject.components, await self._steps(subject), at, move, subject.key[2])
        found: Any = await self._asked(asker, work)
        return dict(found)

    async def worth(self, asker: Asker, wanted: Weighed) -> Json:
        """What a position of the analysis board is worth."""
        found: Any = await self._asked(asker, wanted)
        return dict(found)

    async def _steps(self, subject: Subject) -> str:
        row = await self.repo.review(*subject.key)
        if row is None or row.steps == "[]":
            raise Problem("bad-request", 422, where="at")
        return row.steps

    async def _asked(self, asker: Asker, work: Work) -> object:
        """What the process answers; a word is what is wrong with the question."""
        if len(self.line.of(asker)) >= self.tables.config.limits.hints_waiting:
            raise Problem("too-fast", 429, seconds=round(ANSWER_PATIENCE))
        try:
            found = await self.done(Job(asker, work), ANSWER_PATIENCE)
        except Crowded:
            raise Problem("busy", 503) from None
        except Lost as error:
            raise Problem("internal", 500) from error
        if isinstance(found, str):
            raise Problem("bad-request", 422, where=found)
        return found

    # -- carrying on ---------------------------------------------------------------------------------------------------

    def _go_on(self, asker: Asker, subject: Subject) -> None:
        self._let_go(subject.key)
        task = asyncio.create_task(self._carry_on(asker, subject))
        self._tasks[subject.key] = task, asker

        def ended(task: asyncio.Task[None]) -> None:
            if self._tasks.get(subject.key, (None,))[0] is task:
                del self._tasks[subject.key]

        task.add_done_callback(ended)

    def _let_go(self, key: Key) -> None:
        if key in self._tasks:
            self._tasks.pop(key)[0].cancel()

    async def _carry_on(self, asker: Asker, subject: Subject) -> None:
        """Slice after slice, until it is done or somebody has stopped it."""
        row = await self.repo.review(*subject.key)
        steps: list[Json] = orjson.loads(row.steps) if row is not None else []
        while len(steps) <= subject.moves:
            job = Job(asker, subject.slice(list(steps)), spare=True)
            try:
                new: Any = await self.done(job, PATIENCE)
            except Crowded:
                continue
            except Lost:
                log.error("a review failed", table=subject.key[0])
                await self.repo.stop_review(*subject.key)
                return
            steps += new
            status = "running" if len(steps) <= subject.moves else "done"
            try:
                kept = await self.repo.keep_review(*subject.key, status, len(steps), orjson.dumps(steps).decode())
            except Unavailable:
                continue  # what is not kept now is kept with the next slice
            if not kept:
                return

    async def watch(self) -> None:
        """Go on with reviews that nobody carries on with; alone at its database, with all of them at once."""
        since = timedelta() if not self.tables.config.redis else LEASE
        while True:
            try:
                for row in await self.repo.reviews_left(now() - since):
                    async with self._changing:
                        await self._take_over(row)
            except Exception as error:  # they are still there when it is looked again
                log.warning("reviews not taken over", fault=error)
            since = LEASE
            await asyncio.sleep(WATCH_SECONDS)

    async def _take_over(self, row: ReviewRow) -> None:
        key = (row.table_id, row.seat, row.all_open)
        if key in self._tasks or not await self.repo.claim_review(*key, row.updated):
            return
        try:
            async with self.tables.hold(row.table_id) as live:
                subject = Subject.of(live, row.seat, row.all_open, self.tables.config.review_playouts)
        except Problem:
            await self.repo.stop_review(*key)  # the table cannot be opened any more
            return
        if row.mark != subject.mark():
            await self.repo.begin_review(*key, subject.mark(), "[]")
        self._go_on(Asker(TAKEN_OVER, row.table_id), subject)


def _info(subject: Subject, status: str, kept: str) -> bytes:
    table, seat, all_open = subject.key
    steps: list[Json] = orjson.loads(kept)
    info: Json = {"table": table, "seat": seat, "open": all_open, "status": status, "done": len(steps)}
    info["total"] = subject.moves + 1
    story = told(subject.game, steps, subject.sides, seat) if len(steps) > 1 else None
    if story is not None and status != "done":  # it is not known yet how it ends
        story |= {"parts": None}
    return orjson.dumps(info | {"story": story})
