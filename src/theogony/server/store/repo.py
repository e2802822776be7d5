"""All that is asked of the database. Every writing transaction begins with its write, so that SQLite never has to
turn a reader into a writer; what must not happen twice is decided by a key or by a condition in the statement."""

import contextlib
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import Session
from sqlalchemy.sql import Executable

from theogony.server.store.appender import Append, Appender
from theogony.server.store.models import (
    BanRow,
    ChatRow,
    ContentRow,
    DeviceRow,
    EntryRow,
    GuestRow,
    InviteRow,
    Logged,
    MemberRow,
    NoticeRow,
    PulseRow,
    RecoveryRow,
    ReviewRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from theogony.server.store.reach import reach

LISTED = 50
GUESTS_KEPT, GUEST_SECONDS = 10_000, 10.0
NEWEST_FIRST = (TableRow.updated.desc(),)
IDLE = timedelta(hours=6)  # an open table that nobody has touched for so long is not offered
OLD = {"lobby": timedelta(days=7), "playing": timedelta(days=90)}
ENTRY = [getattr(EntryRow, name) for name in Logged._fields]

# Asked with every table that is opened, and so written down once.
TABLE = select(TableRow).where(TableRow.id == bindparam("of_table"))
SEATS = select(SeatRow).where(SeatRow.table_id == bindparam("of_table")).order_by(SeatRow.seat)
LAST_LINES = (
    select(ChatRow)
    .where(ChatRow.table_id == bindparam("of_table"), ChatRow.id > bindparam("after"))
    .order_by(ChatRow.id.desc())
    .limit(bindparam("last"))
)
TABLES_MADE = select(
    select(func.count())
    .select_from(TableRow)
    .where(TableRow.owner_id == bindparam("of_guest"), TableRow.status != "finished", ~TableRow.archived)
    .scalar_subquery(),
    select(GuestRow.quota).where(GuestRow.id == bindparam("of_guest")).scalar_subquery(),
)
TAKE_SEAT = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("of_table"), SeatRow.seat == bindparam("of_seat"))
    .where(SeatRow.guest_id.is_(None), SeatRow.kind != "bot")
    .values(guest_id=bindparam("new_guest"), name=bindparam("new_name"))
)
TOUCH = (  # somebody is at the table again: it is back in the lists
    update(TableRow)
    .where(TableRow.id == bindparam("of_table"))
    .values(updated=bindparam("new_updated"), archived=False)
)
START = (
    update(TableRow)
    .where(TableRow.id == bindparam("of_table"), TableRow.status == "lobby")
    .values({"status": "playing", **{name: bindparam(f"new_{name}") for name in ("waiting", "glimpse", "updated")}})
)

Stamp = tuple[str, str, datetime]  # of a review: its mark, its status, and when it was last written


def now() -> datetime:
    return datetime.now(UTC)


def _logged(session: Session, table_id: str, after: int) -> list[Logged]:
    query = select(*ENTRY).where(EntryRow.table_id == table_id, EntryRow.seq > after).order_by(EntryRow.seq)
    return [Logged(*row) for row in session.execute(query)]


def _met(connection: Connection, statement: Executable, values: dict[str, Any] | None = None) -> bool:
    """Carry out a conditional statement; whether it met a row."""
    result: Any = connection.execute(statement, values)
    return bool(result.rowcount)


def _review(table_id: str, seat: int, all_open: bool) -> tuple[ColumnElement[bool], ...]:
    return ReviewRow.table_id == table_id, ReviewRow.seat == seat, ReviewRow.all_open == all_open


class Repo:
    """The store, as the server uses it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reach = reach(engine)
        self._read, self._write = self._reach.read, self._reach.write
        self._appender = Appender(self._reach.append)
        self._guests: dict[str, tuple[GuestRow | None, float]] = {}

    async def close(self) -> None:
        await self._reach.close()

    async def _write_all(self, *statements: Executable) -> None:
        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._write(work)

    async def _changes(self, statement: Executable) -> bool:
        """Carry out one conditional statement; whether it met a row."""
        return await self._write(lambda connection: _met(connection, statement))

    async def write_pulse(self) -> None:
        """Raises unless something can be read and written."""
        if not await self._changes(update(PulseRow).values(at=now())):
            await self._write_all(insert(PulseRow).values(id=1, at=now()))

    # -- contents --------------------------------------------------------------------------------------------------

    async def contents(self) -> dict[tuple[str, str], str]:
        """The components of all boxes that were ever played with here, by game and mark."""
        return await self._read(
            lambda session: {(row.game, row.mark): row.body for row in session.scalars(select(ContentRow))}
        )

    async def keep_content(self, game: str, mark: str, body: str) -> None:
        """Another worker may keep the same one at the same moment."""
        with contextlib.suppress(IntegrityError):
            await self._write_all(insert(ContentRow).values(game=game, mark=mark, body=body))

    # -- what those who run the server have decided ----------------------------------------------------------------

    async def bans(self) -> list[BanRow]:
        return await self._read(lambda session: list(session.scalars(select(BanRow))))

    async def last_notice(self) -> int:
        return await self._read(lambda session: session.scalar(select(func.max(NoticeRow.id)))) or 0

    async def notices(self, after: int) -> list[NoticeRow]:
        query = select(NoticeRow).where(NoticeRow.id > after).order_by(NoticeRow.id)
        return await self._read(lambda session: list(session.scalars(query)))

    # -- guests ----------------------------------------------------------------------------------------------------

    async def add_guest(self, guest_id: str, name: str, token_hash: str) -> None:
        await self._write_all(
            insert(GuestRow).values(id=guest_id, name=name, created=now()),
            insert(DeviceRow).values(token_hash=token_hash, guest_id=guest_id, created=now()),
        )

    async def add_device(self, guest_id: str, token_hash: str) -> None:
        await self._write_all(insert(DeviceRow).values(token_hash=token_hash, guest_id=guest_id, created=now()))

    async def rename_guest(self, guest_id: str, name: str) -> None:
        await self._write_all(update(GuestRow).where(GuestRow.id == guest_id).values(name=name))
        self.forget_guests()

    def forget_guests(self) -> None:
        """Whoever comes next is looked up."""
        self._guests.clear()

    async def guest_by_token(self, token_hash: str) -> GuestRow | None:
        """Whose device it is. A name that was changed through another worker may be some seconds old."""
        known, until = self._guests.get(token_hash, (None, 0.0))
        if time.monotonic() < until:
            return known
        query = select(GuestRow).join(DeviceRow, DeviceRow.guest_id == GuestRow.id)
        found = await self._read(lambda session: session.scalar(query.where(DeviceRow.token_hash == token_hash)))
        if found is not None:
            if len(self._guests) >= GUESTS_KEPT:
                self._guests.clear()
            self._guests[token_hash] = found, time.monotonic() + GUEST_SECONDS
        return found

    async def add_recovery(self, guest_id: str, token_hash: str, expires: datetime) -> None:
        await self._write_all(insert(RecoveryRow).values(token_hash=token_hash, guest_id=guest_id, expires=expires))

    async def use_recovery(self, token_hash: str) -> GuestRow | None:
        """The guest of a token that was good until now; it is used up."""
        unused = update(RecoveryRow).where(
            RecoveryRow.token_hash == token_hash, RecoveryRow.used.is_(False), RecoveryRow.expires > now()
        )
        if not await self._changes(unused.values(used=True)):
            return None
        query = select(GuestRow).join(RecoveryRow, RecoveryRow.guest_id == GuestRow.id)
        return await self._read(lambda session: session.scalar(query.where(RecoveryRow.token_hash == token_hash)))

    # -- tables ----------------------------------------------------------------------------------------------------

    async def add_table(
        self,
        table: dict[str, Any],
        seats: Sequence[dict[str, Any]],
        entries: Sequence[dict[str, Any]] = (),
    ) -> None:
        """A new table with its seats, its maker as a member, and the log it starts with."""

        def work(connection: Connection) -> None:
            connection.execute(insert(TableRow), {"created": now(), "updated": now(), **table})
            connection.execute(insert(SeatRow), list(seats))
            connection.execute(insert(MemberRow), {"table_id": table["id"], "guest_id": table["owner_id"]})
            if entries:
                connection.execute(insert(EntryRow), list(entries))

        await self._write(work)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:

        def work(session: Session) -> tuple[TableRow, list[SeatRow]] | None:
            row = session.scalar(TABLE, {"of_table": table_id})
            return None if row is None else (row, list(session.scalars(SEATS, {"of_table": table_id})))

        return await self._read(work)

    async def may_see(self, table_id: str, guest_id: str) -> bool:
        return await self._read(lambda session: session.get(MemberRow, (table_id, guest_id))) is not None

    async def add_member(self, table_id: str, guest_id: str) -> None:
        try:
            await self._write_all(insert(MemberRow).values(table_id=table_id, guest_id=guest_id))
        except IntegrityError:
            return  # is one already

    async def tables(self, guest_id: str | None) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
        """The lists of the lobby: mine, open to all, and finished (mine and public)."""
        sitting = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
        member = select(MemberRow.table_id).where(MemberRow.guest_id == guest_id)
        awaited = and_(TableRow.forked_table.is_not(None), TableRow.status == "lobby", TableRow.id.in_(member))
        mine = or_(TableRow.owner_id == guest_id, TableRow.id.in_(sitting), awaited)
        mine = mine if guest_id else TableRow.id.is_(None)
        free = select(SeatRow.table_id).where(SeatRow.kind == "open", SeatRow.guest_id.is_(None))
        queries = {
            "mine": select(TableRow).where(mine, TableRow.status != "finished", ~TableRow.archived),
            "open": select(TableRow).where(
                TableRow.public, TableRow.status == "lobby", TableRow.id.in_(free), TableRow.updated > now() - IDLE
            ),
            "finished": select(TableRow).where(
                or_(mine, TableRow.public), TableRow.status == "finished", TableRow.lesson.is_(None)
            ),
        }
        # The newest of every address, then everybody's second, and so on: nobody fills a list alone.
        turn = func.row_number().over(partition_by=TableRow.made_from, order_by=TableRow.updated.desc())
        orders = {"open": (turn, TableRow.updated.desc())}

        def work(session: Session) -> dict[str, list[tuple[TableRow, list[SeatRow]]]]:
            found = {
                name: list(session.scalars(query.order_by(*orders.get(name, NEWEST_FIRST)).limit(LISTED)))
                for name, query in queries.items()
            }
            ids = {row.id for rows in found.values() for row in rows}
            seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
            for seat in session.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
                seats[seat.table_id].append(seat)
            return {name: [(row, seats[row.id]) for row in rows] for name, rows in found.items()}

        return await self._read(work)

    async def opened_again(self, source: str) -> str | None:
        """The table that has been opened for the same people once more, and has not ended."""
        same = TableRow.forked_table == source, TableRow.forked_at.is_(None), TableRow.status != "finished"
        query = select(TableRow.id).where(*same, ~TableRow.archived).order_by(*NEWEST_FIRST).limit(1)
        return await self._read(lambda session: session.scalar(query))

    async def last_chapter(self, guest_id: str, lesson: str) -> TableRow | None:
        """The table at which the guest was last given this lesson; archived when its chapter is over."""
        given = TableRow.owner_id == guest_id, TableRow.lesson.startswith(f"{lesson}/", autoescape=True)
        query = select(TableRow).where(*given).order_by(*NEWEST_FIRST).limit(1)
        return await self._read(lambda session: session.scalar(query))

    async def archive_chapters(self, guest_id: str, lesson: str) -> None:
        """The tables at which the guest was given this lesson leave the lists."""
        given = TableRow.owner_id == guest_id, TableRow.lesson.startswith(f"{lesson}/", autoescape=True)
        await self._write_all(update(TableRow).where(*given, ~TableRow.archived).values(archived=True))

    async def tables_made(self, guest_id: str) -> tuple[int, int | None]:
        """How many tables of this guest's making are neither finished nor archived, and how many there may be, where
        that was said for it alone."""
        made, quota = await self._read(lambda session: session.execute(TABLES_MADE, {"of_guest": guest_id}).one())
        return made, quota

    async def archive(self) -> None:
        """Tables that nobody has touched for long leave the lists; who knows the way still finds them."""
        for status, age in OLD.items():
            old = TableRow.status == status, ~TableRow.archived, TableRow.updated < now() - age
            await self._write_all(update(TableRow).where(*old).values(archived=True))

    async def take_seat(self, table_id: str, seat: int, guest_id: str, name: str) -> bool:
        """Sit the guest down if the seat is still free; it is a member then, and the table is back in the lists."""
        taken = {"of_table": table_id, "of_seat": seat, "new_guest": guest_id, "new_name": name}

        def work(connection: Connection) -> bool:
            if not _met(connection, TAKE_SEAT, taken):
                return False
            connection.execute(TOUCH, {"of_table": table_id, "new_updated": now()})
            member = MemberRow.table_id == table_id, MemberRow.guest_id == guest_id
            if connection.scalar(select(MemberRow.guest_id).where(*member)) is None:
                connection.execute(insert(MemberRow), {"table_id": table_id, "guest_id": guest_id})
            return True

        return await self._write(work)

    async def free_seats(self, table_id: str, guest_id: str) -> None:
        """The guest's seats are free again."""
        await self._write_all(
            update(SeatRow)
            .where(SeatRow.table_id == table_id, SeatRow.guest_id == guest_id)
            .values(guest_id=None, name="")
        )

    async def set_stand_in(self, table_id: str, guest_id: str, was: Sequence[str], stand_in: str) -> bool:
        """Change who plays the guest's seats, where it was one of ``was``; whether anything changed."""
        return await self._changes(
            update(SeatRow)
            .where(SeatRow.table_id == table_id, SeatRow.guest_id == guest_id, SeatRow.stand_in.in_(was))
            .values(stand_in=stand_in)
        )

    async def fill_seats(self, table_id: str, bot: str) -> None:
        await self._write_all(
            update(SeatRow)
            .where(SeatRow.table_id == table_id, SeatRow.guest_id.is_(None), SeatRow.kind != "bot")
            .values(kind="bot", bot=bot, name="")
        )

    async def start(self, table_id: str, shown: dict[str, Any]) -> bool:
        """The game begins; whether it had not begun before."""
        values = {"of_table": table_id, **{f"new_{name}": value for name, value in shown.items()}}
        return await self._write(lambda connection: _met(connection, START, values))

    async def set_vote(self, table_id: str, vote: str | None) -> None:
        await self._write_all(update(TableRow).where(TableRow.id == table_id).values(vote=vote))

    async def add_invite(self, table_id: str, token_hash: str) -> None:
        await self._write_all(insert(InviteRow).values(token_hash=token_hash, table_id=table_id, created=now()))

    async def table_of_invite(self, token_hash: str) -> str | None:
        invite = await self._read(lambda session: session.get(InviteRow, token_hash))
        return None if invite is None else invite.table_id

    # -- the log ---------------------------------------------------------------------------------------------------

    async def append(self, entries: list[dict[str, Any]], table: dict[str, Any] | None) -> None:
        """Add entries to a table's log, with what the lobby shows of it; raises Conflict if their numbers are taken.

        Without ``table`` they are secret: its row stays as it is, the time of the last change too.
        """
        await self._appender.append(Append(entries, table))

    async def entries(self, table_id: str, after: int = 0) -> list[Logged]:
        return await self._read(lambda session: _logged(session, table_id, after))

    async def log(self, table_id: str) -> tuple[list[Logged], str | None]:
        """The whole log, and the snapshot that spares folding its first part, if there is one."""

        def work(session: Session) -> tuple[list[Logged], str | None]:
            entries = _logged(session, table_id, 0)
            body = select(SnapshotRow.body).where(SnapshotRow.table_id == table_id)
            return entries, session.scalar(body) if entries else None

        return await self._read(work)

    async def keep_snapshot(self, table_id: str, seq: int, body: str) -> None:
        """The last one takes the place of the one before; another worker may keep one at the same moment."""
        kept = update(SnapshotRow).where(SnapshotRow.table_id == table_id)
        if not await self._changes(kept.values(seq=seq, body=body)):
            with contextlib.suppress(IntegrityError):
                await self._write_all(insert(SnapshotRow).values(table_id=table_id, seq=seq, body=body))

    async def last_seq(self, table_id: str) -> int:
        query = select(func.max(EntryRow.seq)).where(EntryRow.table_id == table_id)
        return await self._read(lambda session: session.scalar(query)) or 0

    # -- reviews ---------------------------------------------------------------------------------------------------

    async def review(self, table_id: str, seat: int, all_open: bool) -> ReviewRow | None:
        return await self._read(lambda session: session.get(ReviewRow, (table_id, seat, all_open)))

    async def review_stamp(self, table_id: str, seat: int, all_open: bool) -> Stamp | None:
        """What changes whenever the review does, without its steps."""
        stamp = select(ReviewRow.mark, ReviewRow.status, ReviewRow.updated).where(*_review(table_id, seat, all_open))
        found = await self._read(lambda session: session.execute(stamp).one_or_none())
        return None if found is None else (found.mark, found.status, found.updated)

    async def begin_review(self, table_id: str, seat: int, all_open: bool, mark: str, steps: str) -> None:
        """The review is running, with these steps; another worker may begin it at the same moment."""
        values = {"mark": mark, "status": "running", "steps": steps, "done": 0, "updated": now()}
        if not await self._changes(update(ReviewRow).where(*_review(table_id, seat, all_open)).values(**values)):
            with contextlib.suppress(IntegrityError):
                await self._write_all(
                    insert(ReviewRow).values(table_id=table_id, seat=seat, all_open=all_open, **values)
                )

    async def keep_review(self, table_id: str, seat: int, all_open: bool, status: str, done: int, steps: str) -> bool:
        """Keep the steps so far, where it is still running and nobody is further; whether it was."""
        running = *_review(table_id, seat, all_open), ReviewRow.status == "running", ReviewRow.done <= done
        values = {"status": status, "done": done, "steps": steps, "updated": now()}
        return await self._changes(update(ReviewRow).where(*running).values(**values))

    async def stop_review(self, table_id: str, seat: int, all_open: bool) -> None:
        running = *_review(table_id, seat, all_open), ReviewRow.status == "running"
        await self._write_all(update(ReviewRow).where(*running).values(status="stopped"))

    async def reviews_left(self, before: datetime) -> list[ReviewRow]:
        """Running reviews that nobody has written since."""
        left = ReviewRow.status == "running", ReviewRow.updated <= before
        return await self._read(lambda session: list(session.scalars(select(ReviewRow).where(*left).limit(LISTED))))

    async def claim_review(self, table_id: str, seat: int, all_open: bool, seen: datetime) -> bool:
        """Whether it is ours now: somebody else may have been quicker."""
        left = *_review(table_id, seat, all_open), ReviewRow.status == "running", ReviewRow.updated == seen
        return await self._changes(update(ReviewRow).where(*left).values(updated=now()))

    # -- talk ------------------------------------------------------------------------------------------------------

    async def add_chat(
        self, table_id: str, guest_id: str, cmd_id: str, seat: int, name: str, words: str
    ) -> tuple[ChatRow, bool]:
        """The line of this command, and whether it is new."""
        values = {"table_id": table_id, "seat": seat, "name": name, "text": words, "at": now()}
        values |= {"guest_id": guest_id, "cmd_id": cmd_id}
        try:
            result: Any = await self._write(lambda connection: connection.execute(insert(ChatRow).values(**values)))
            return ChatRow(id=result.inserted_primary_key[0], **values), True
        except IntegrityError:
            said = ChatRow.table_id == table_id, ChatRow.guest_id == guest_id, ChatRow.cmd_id == cmd_id
            return await self._read(lambda session: session.scalars(select(ChatRow).where(*said)).one()), False

    async def chat(self, table_id: str, after: int = 0, last: int = 50) -> list[ChatRow]:
        which = {"of_table": table_id, "after": after, "last": last}
        return (await self._read(lambda session: list(session.scalars(LAST_LINES, which))))[::-1]

    async def forget_spent_tokens(self) -> None:
        """Drop recovery tokens that can never be used again."""
        await self._write_all(delete(RecoveryRow).where(or_(RecoveryRow.used, RecoveryRow.expires < now())))
