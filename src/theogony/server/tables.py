"""Tables: load, check, append, tell. Any worker can serve any table.

An accepted move is stored under (table, number) before anyone is told. Whoever loses the race for a number folds what
the other stored and checks again, so two workers can never accept two moves for one place in the log.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any
from weakref import WeakValueDictionary

import orjson
import structlog
from prometheus_client import Counter

from theogony.kernel.state import SPECTATOR
from theogony.server import metrics
from theogony.server.config import Config
from theogony.server.errors import Problem, not_found
from theogony.server.hub import Hub, News
from theogony.server.live import Answer, Live, Vote, accepted
from theogony.server.pictures import chat_line, glimpse
from theogony.server.rooms import Rooms
from theogony.server.store.appender import Conflict
from theogony.server.store.models import ChatRow, SeatRow, TableRow
from theogony.server.store.repo import Repo, now

ATTEMPTS = 4
LOGGED = ("seq", "kind", "seat", "move", "chance", "keep")  # of an entry, what the fold follows from

_logged = itemgetter(*LOGGED)

log = structlog.get_logger("theogony.tables")

Reply = Callable[[Answer], None]


class Tables:
    """All tables, as this worker sees them."""

    def __init__(self, config: Config, repo: Repo, hub: Hub) -> None:
        self.config = config
        self.repo = repo
        self.hub = hub
        self.rooms = Rooms()
        self.wake_bots: Callable[[str], None] = lambda table_id: None
        self._cache: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._errands: set[asyncio.Task[None]] = set()

    # -- load ------------------------------------------------------------------------------------------------------

    def hold(self, table_id: str, fresh: bool = True) -> "Held":
        """The table, locked in this worker; with ``fresh`` it is as new as the store when it is handed over."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return Held(self, table_id, fresh, lock)

    async def locked(self, table_id: str, fresh: bool) -> Live:
        """The table, for who has its lock."""
        live = self._cache.get(table_id)
        if live is None or live.stale:
            live = await self._load(table_id)
        elif fresh or live.told_changed:
            await self._catch_up(live)
        self._cache.move_to_end(table_id)
        return live

    async def _load(self, table_id: str) -> Live:
        found = await self.repo.table(table_id)
        if found is None:
            raise not_found()
        live = await self._folded(*found)
        if live.broken is not None:
            log.error("no game at this table", table=table_id, key=live.broken.key, **live.broken.params)
        metrics.LOADS.inc()
        self._cache[table_id] = live
        self._evict()
        self._keep_snapshot(live)
        return live

    async def _folded(self, table: TableRow, seats: list[SeatRow]) -> Live:
        """The table from its log, and from a snapshot as far as there is one."""
        if table.status == "lobby":
            return Live(table, seats, [])
        entries, snapshot = await self.repo.log(table.id)
        return await asyncio.to_thread(Live, table, seats, entries, snapshot)

    def _keep_snapshot(self, live: Live) -> None:
        """Whoever opens this table next need not fold it from the start. Nobody waits for it, and nothing needs it."""
        if live.snapshot_due:
            live.snapshot_at = live.seq
            task = asyncio.create_task(self._store_snapshot(live.id, live.seq, live.snapshot()))
            self._errands.add(task)
            task.add_done_callback(self._errands.discard)

    async def _store_snapshot(self, table_id: str, seq: int, snapshot: str) -> None:
        try:
            await self.repo.keep_snapshot(table_id, seq, snapshot)
        except Exception as error:
            log.warning("snapshot not stored", table=table_id, fault=error)

    def doubt(self, table_id: str) -> None:
        """Seats may have changed elsewhere: read them again before the table is next held."""
        cached = self._cache.get(table_id)
        if cached is not None:
            cached.told_changed = True

    async def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The table and its seats as this worker last knew them, without holding the table."""
        cached = self._cache.get(table_id)
        return await self.repo.table(table_id) if cached is None else (cached.table, cached.seats)

    def in_memory(self) -> list[Live]:
        """The tables this worker holds. To look at; to do anything with one, hold it."""
        return list(self._cache.values())

    def _evict(self) -> None:
        for table_id in list(self._cache)[: max(0, len(self._cache) - self.config.cached_tables)]:
            if table_id not in self.rooms:
                del self._cache[table_id]
        metrics.TABLES.set(len(self._cache))

    async def _catch_up(self, live: Live) -> None:
        """Fold what others have stored since."""
        was = live.table.status
        if live.told_changed or (was == "lobby" and not self.hub.alone):
            found = await self.repo.table(live.id)
            if found is None:
                raise not_found()
            live.know(*found)
            live.told_changed = False
            if was == "lobby" and live.table.status != "lobby":
                live.begin()
        if live.started and not self.hub.alone and await self.repo.last_seq(live.id) > live.seq:
            live.fold_all(await self.repo.entries(live.id, live.seq))
            if live.started:
                self._note_position(live)

    def _note_position(self, live: Live) -> dict[str, Any]:
        """What the lobby shows of the position; the row in memory follows."""
        result = live.state.result
        shown = {
            "moves": live.moves,
            "waiting": orjson.dumps(live.awaited(SPECTATOR)).decode(),
            "glimpse": glimpse(live.state),
            "status": "playing" if result is None else "finished",
            "result": None if result is None else orjson.dumps(result.as_dict()).decode(),
        }
        for name, value in shown.items():
            if getattr(live.table, name) != value:  # looking is cheap, and writing to a row is not
                setattr(live.table, name, value)
        return shown

    # -- check, append, tell ---------------------------------------------------------------------------------------

    async def move(
        self,
        table_id: str,
        seat: int,
        prompt_id: str,
        texts: Sequence[str],
        guest_id: str | None = None,
        cmd_id: str | None = None,
        reply: Reply = lambda answer: None,
    ) -> bool:
        """Play moves for a seat: stored, then answered, then told. Whether they were accepted.

        A bot has neither guest nor command.
        """
        async with self.hold(table_id, fresh=False) as live:
            for _ in range(ATTEMPTS):
                if _repeated(live, guest_id, cmd_id, reply):
                    return True
                if guest_id is not None:
                    live.may_play(guest_id, seat)
                told = live.told
                tried = live.try_moves(seat, prompt_id, texts)
                if tried.problem is not None:
                    if await self._was_behind(live):
                        continue
                    raise tried.problem
                if tried.refusal is not None:
                    answer: Answer = {"re": cmd_id, "ok": False, "refusal": tried.refusal.as_dict()}
                    _remember(live, guest_id, cmd_id, answer)
                    reply(answer)
                    return False
                if await self._store(live, tried.entries, told, guest_id, cmd_id, reply):
                    _moves_made("person" if guest_id else "bot").inc(len(tried.entries))
                    break
            else:
                raise Problem("internal", 500)
        await self._published(live, seat if live.told == told else None)
        return True

    async def _was_behind(self, live: Live) -> bool:
        """Whether the store knew more than this worker: then the question is to be put again."""
        before = live.seq
        await self._catch_up(live)
        return live.seq != before

    async def _store(
        self,
        live: Live,
        entries: list[dict[str, Any]],
        told: int,
        guest_id: str | None,
        cmd_id: str | None,
        reply: Reply,
    ) -> bool:
        """Append the entries; then, and only then, answer and tell this worker's sockets. False: somebody was first.

        ``told`` is what the table had been told before. If that is all, these are edits on a desk: nothing that others
        may see tells of them, the row of the table neither.
        """
        secret = live.told == told
        kind = entries[-1]["kind"]
        applied = len(entries) if kind == "move" else None
        for entry in entries:
            entry.update(table_id=live.id, at=now(), guest_id=None, cmd_id=None, applied=None)
        entries[-1].update(guest_id=guest_id, cmd_id=cmd_id, applied=applied)
        shown = None
        if not secret:
            live.table.updated = entries[-1]["at"]
            over = live.course is not None and live.course.over  # a lesson that is done leaves the lists
            if live.table.archived != over:
                live.table.archived = over
            shown = {**self._note_position(live), "vote": None, "updated": live.table.updated, "archived": over}
        try:
            await self.repo.append(entries, shown)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self._start_over(live)
            return False
        for entry in entries:
            live.stored(*_logged(entry))
        if cmd_id is not None:
            answer = accepted(cmd_id, live.told, kind, applied)
            _remember(live, guest_id, cmd_id, answer)
            reply(answer)
        if secret:
            self.rooms.show_all(live, live.last_reason, entries[-1]["seat"])
        else:
            self._tell_entries(live)
        self._keep_snapshot(live)
        return True

    async def _start_over(self, live: Live) -> None:
        """Fold the whole log again into the same object: it holds a move that lost its place."""
        found = await self.repo.table(live.id)
        if found is None:
            raise not_found()
        again = await self._folded(*found)
        live.__dict__.update(again.__dict__)

    def _tell_entries(self, live: Live) -> None:
        if live.table.vote:
            live.table.vote = None
            self.rooms.tell(live.id, {"push": "undo_vote", "vote": None})
        over = live.state.result is not None
        self.rooms.show_all(live, "end" if over else live.last_reason)
        if over:
            self.rooms.tell_table(live)
        elif any(map(live.played_by_bot, live.waiting())):
            self.wake_bots(live.id)

    async def _published(self, live: Live, secret: int | None = None) -> None:
        """Tell the other workers of the last entry; of a secret one, whose it is."""
        await self.publish(live.id, {"kind": "entry", "reason": live.last_reason, "secret": secret})

    async def publish(self, table_id: str, news: News) -> None:
        """Tell the other workers. If that fails their clients are late, not wrong: the log is stored."""
        try:
            await self.hub.publish(table_id, news)
        except Exception as error:
            log.warning("news not published", table=table_id, fault=error)

    # -- news from other workers -----------------------------------------------------------------------------------

    async def hear(self, table_id: str, news: News) -> None:
        """Another worker has stored or said something; show it to the sockets here."""
        try:
            await self._hear(table_id, news)
        except Exception as error:
            log.warning("news not understood", table=table_id, fault=error)

    async def _hear(self, table_id: str, news: News) -> None:
        kind = news["kind"]
        if kind == "tell":
            self.rooms.tell(table_id, news["push"])
            return
        if kind == "table":
            self.doubt(table_id)
        if table_id not in self.rooms:
            return
        async with self.hold(table_id) as live:
            if kind == "table":
                self.rooms.tell_table(live)
            if live.started and news.get("secret") is not None:
                self.rooms.show_all(live, news["reason"], news["secret"])
            if live.started and any(listener.seq < live.told for listener in self.rooms.at(table_id)):
                self.rooms.show_all(live, "end" if live.state.result is not None else news.get("reason", "move"))
            self.wake_bots(table_id)

    async def say(self, table_id: str, push: dict[str, Any]) -> None:
        """The same words to all sockets of the table, of all workers."""
        self.rooms.tell(table_id, push)
        await self.publish(table_id, {"kind": "tell", "push": push})

    async def changed(self, live: Live) -> None:
        """Seats, status or vote have changed in the store: read them again and tell. Hold the table meanwhile."""
        live.told_changed = True
        await self._catch_up(live)
        await self._tell_change(live)

    async def _tell_change(self, live: Live) -> None:
        self.rooms.tell_table(live)
        self.wake_bots(live.id)
        await self.publish(live.id, {"kind": "table"})

    async def reread(self, table_id: str) -> None:
        """The table was changed from outside: its seats, or its log; raises not-found if it is gone."""
        if table_id not in self._cache and table_id not in self.rooms:
            return
        async with self.hold(table_id) as live:
            await self._start_over(live)
            self.rooms.tell_table(live)
            if live.started:
                await self.recount(live)
                self.rooms.show_all(live, "since")
            self.wake_bots(table_id)

    def forget(self, table_id: str) -> None:
        """It is not in the store any more."""
        self._cache.pop(table_id, None)

    async def start(self, live: Live) -> None:
        """The game begins, and all are told. Call it while holding the table."""
        live.begin()
        shown = {"waiting": orjson.dumps(live.waiting()).decode(), "glimpse": glimpse(live.state), "updated": now()}
        if await self.repo.start(live.id, shown):
            live.table.status = "playing"
            for name, value in shown.items():
                setattr(live.table, name, value)
            await self._tell_change(live)
        else:  # it had begun before, and perhaps nobody was told
            await self.changed(live)
        self.rooms.show_all(live, "start")

    # -- undo ------------------------------------------------------------------------------------------------------

    async def undo(self, table_id: str, guest_id: str, seat: int, cmd_id: str, reply: Reply) -> None:
        """Take back the guest's last move, at once or by a vote of the table."""
        async with self.hold(table_id) as live:
            if _repeated(live, guest_id, cmd_id, reply):
                return
            live.may_play(guest_id, seat)
            if live.state.result is not None:
                raise Problem("table-finished", 409)
            told = live.told
            own = next((own for own in (seat, *live.seats_of(guest_id)) if live.can_undo(own)), None)
            if own is not None:
                entry = live.undo(own)
                if not await self._store(live, [entry], told, guest_id, cmd_id, reply):
                    raise Problem("stale-prompt", 409, prompt=live.prompt_id(seat))
            else:
                await self._propose(live, guest_id, seat, cmd_id, reply)
        await self._published(live, own if live.told == told else None)

    async def _propose(self, live: Live, guest_id: str, seat: int, cmd_id: str, reply: Reply) -> None:
        mine = live.seats_of(guest_id)
        keep = live.before_last_move_of(mine)
        if keep is None:
            raise Problem("nothing-to-undo", 409)
        if live.table.vote:
            raise Problem("vote-is-open", 409)
        asked = live.human_seats()
        rivals = len(mine) < len(live.seats)
        if rivals and set(asked) <= set(mine) and live.revealed_since(keep):
            raise Problem("bots-refuse", 409)
        vote = Vote(seat, keep, [own for own in asked if own in mine], asked)
        if await self._passed(live, vote, guest_id, cmd_id, reply):
            return
        answer: Answer = {"re": cmd_id, "ok": True, "seq": live.told, "vote": True}
        _remember(live, guest_id, cmd_id, answer)
        reply(answer)

    async def vote(self, table_id: str, guest_id: str, seat: int, yes: bool, cmd_id: str, reply: Reply) -> None:
        """A voice in the open vote."""
        async with self.hold(table_id) as live:
            if _repeated(live, guest_id, cmd_id, reply):
                return
            live.may_play(guest_id, seat)
            vote = live.vote()
            if vote is None:
                raise Problem("no-vote", 409)
            answer: Answer = {"re": cmd_id, "ok": True, "seq": live.told, "vote": yes}
            if not yes:
                await self._set_vote(live, None)
            else:
                vote.yes = sorted({*vote.yes, *(own for own in live.seats_of(guest_id) if own in vote.asked)})
                if await self._passed(live, vote, guest_id, cmd_id, reply):
                    answer = {}
            if answer:
                _remember(live, guest_id, cmd_id, answer)
                reply(answer)
        await self._published(live)

    async def _passed(self, live: Live, vote: Vote, guest_id: str | None, cmd_id: str | None, reply: Reply) -> bool:
        """Cut the log if all who are still asked agree; otherwise keep the vote open."""
        present = live.human_seats()
        vote.asked = [seat for seat in vote.asked if seat in present]
        if set(vote.asked) - set(vote.yes):
            await self._set_vote(live, vote)
            return False
        told = live.told
        entry = live.cut_to(vote.back_to, vote.by)
        if not await self._store(live, [entry], told, guest_id, cmd_id, reply):
            raise Problem("stale-prompt", 409, prompt=live.prompt_id(vote.by))
        return True

    async def _set_vote(self, live: Live, vote: Vote | None) -> None:
        live.table.vote = None if vote is None else orjson.dumps(vote.stored()).decode()
        await self.repo.set_vote(live.id, live.table.vote)
        push = {"push": "undo_vote", "vote": None if vote is None else vote.as_dict()}
        self.rooms.tell(live.id, push)
        await self.publish(live.id, {"kind": "table"})
        await self.publish(live.id, {"kind": "tell", "push": push})
        self.wake_bots(live.id)

    async def recount(self, live: Live) -> None:
        """Somebody has left or come back while a vote is open."""
        vote = live.vote()
        if vote is not None and live.started:
            await self._passed(live, vote, None, None, lambda answer: None)

    # -- talk and presence -----------------------------------------------------------------------------------------

    async def chat(self, table_id: str, guest_id: str, cmd_id: str, seat: int, name: str, words: str) -> ChatRow:
        """The line, said once: a repeated command finds it said."""
        line, new = await self.repo.add_chat(table_id, guest_id, cmd_id, seat, name, words)
        if new:
            await self.say(table_id, {"push": "chat", "lines": [chat_line(line)]})
        return line

    async def tell_presence(self, table_id: str) -> None:
        await self.say(table_id, await self.presence(table_id))

    async def presence(self, table_id: str) -> dict[str, Any]:
        sockets = await self.hub.present(table_id)
        present = sorted({seat for seats in sockets for seat in seats})
        return {"push": "presence", "present": present, "spectators": sum(1 for seats in sockets if not seats)}


class Held:
    """``async with`` it: a table that nobody else in this worker touches."""

    __slots__ = ("_fresh", "_id", "_live", "_lock", "_tables")

    def __init__(self, tables: Tables, table_id: str, fresh: bool, lock: asyncio.Lock) -> None:
        self._tables = tables
        self._id = table_id
        self._fresh = fresh
        self._lock = lock
        self._live: Live | None = None

    async def __aenter__(self) -> Live:
        await self._lock.acquire()
        try:
            self._live = live = await self._tables.locked(self._id, self._fresh)
        except BaseException:
            self._lock.release()
            raise
        return live

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if error is not None and not isinstance(error, Problem) and self._live is not None:
            self._live.stale = True  # a fault or a lost client in between: what is stored decides
        self._lock.release()


@cache
def _moves_made(by: str) -> Counter:
    return metrics.MOVES.labels(by)


def _repeated(live: Live, guest_id: str | None, cmd_id: str | None, reply: Reply) -> bool:
    """Whether this command was answered before; the answer is given again."""
    if guest_id is None or cmd_id is None or (guest_id, cmd_id) not in live.answers:
        return False
    reply(live.answers[guest_id, cmd_id])
    return True


def _remember(live: Live, guest_id: str | None, cmd_id: str | None, answer: Answer) -> None:
    if guest_id is not None and cmd_id is not None:
        live.remember(guest_id, cmd_id, answer)
