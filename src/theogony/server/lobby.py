"""The lobby: tables are made, joined, left, started, shared and played on from."""

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orjson

from theogony import games
from theogony.kernel.game import BadSetup, Game
from theogony.kernel.record import Entry
from theogony.lessons import Course, Lesson, lessons
from theogony.server import auth, pictures
from theogony.server.boards import Fork
from theogony.server.contents import sent_along
from theogony.server.errors import Problem, not_found, not_yours
from theogony.server.librarian import Librarian
from theogony.server.line import Asker
from theogony.server.live import Live
from theogony.server.protocol.requests import Join, Learn, NewSeat, NewTable, PlayOn
from theogony.server.store.models import GuestRow, SeatRow, TableRow
from theogony.server.store.repo import now
from theogony.server.tables import Tables


def game_of(game_id: str) -> Game:
    try:
        return games.get(game_id)
    except KeyError:
        raise not_found() from None


class Lobby:
    """What can be done with tables from outside the game."""

    def __init__(self, tables: Tables, librarian: Librarian) -> None:
        self.tables = tables
        self.librarian = librarian
        self.repo = tables.repo
        self._made: Counter[str] = Counter()  # tables by guest, where chance is fixed

    def _new_seed(self, guest: GuestRow) -> str:
        """The secret that a table's chance comes from."""
        fixed = self.tables.config.fixed_seed
        if not fixed:
            return secrets.token_hex(32)
        self._made[guest.id] += 1
        return f"{fixed}-{self._made[guest.id]}"

    # -- seeing ----------------------------------------------------------------------------------------------------

    async def may_see(self, table: TableRow, guest_id: str | None) -> bool:
        if table.public or (guest_id is not None and table.owner_id == guest_id):
            return True
        return guest_id is not None and await self.repo.may_see(table.id, guest_id)

    async def check_sees(self, live: Live, guest_id: str | None) -> None:
        """Raises not-found for a table that the guest may not see: it does not even learn that there is one."""
        if not await self.may_see(live.table, guest_id):
            raise not_found()

    def info(self, live: Live, guest_id: str | None) -> dict[str, Any]:
        return pictures.table_info(live.table, live.seats, guest_id)

    async def lists(self, guest_id: str | None) -> dict[str, Any]:
        found = await self.repo.tables(guest_id)
        return {
            name: [pictures.table_info(table, seats, guest_id) for table, seats in rows] for name, rows in found.items()
        }

    # -- making ----------------------------------------------------------------------------------------------------

    async def make(self, guest: GuestRow, wanted: NewTable, where: str) -> str:
        """A new table; its id. It starts at once if nobody is missing."""
        game = game_of(wanted.game)
        try:
            options = game.settle(len(wanted.seats), game.for_people(wanted.options))
        except BadSetup as bad:
            raise Problem("bad-setup", 422, reason=bad.key, **bad.params) from None
        sides = game.mode(options).sides(len(wanted.seats))
        if len({sides.of[number] for number, seat in enumerate(wanted.seats) if seat.kind == "me"}) > 1:
            raise Problem("other-side", 422)
        table_id = auth.new_id()
        seats = [_new_seat(table_id, number, seat, guest) for number, seat in enumerate(wanted.seats)]
        row = {"id": table_id, "name": wanted.name, "public": wanted.public, "hints": wanted.hints}
        await self._open(game, options, guest, where, row, seats)
        return table_id

    async def again(self, guest: GuestRow, source_id: str, where: str) -> str:
        """The same people once more, at the table that one of them has opened for it, or at a new one; its id.

        Whoever asks sits down on the seats of last time, and bots take theirs; the others are awaited."""
        async with self.tables.hold(source_id) as source:  # all the while: they ask at the same moment
            await self.check_sees(source, guest.id)
            _require_finished(source)
            own = source.seats_of(guest.id)
            if not own:
                raise not_yours()
            opened = await self.repo.opened_again(source_id)
            if opened is None:
                return await self._open_again(source, guest, where)
            async with self.tables.hold(opened) as live:
                free = [seat for seat in own if live.seats[seat].guest_id is None and live.seats[seat].kind != "bot"]
                taken = [await self.repo.take_seat(opened, seat, guest.id, source.seats[seat].name) for seat in free]
                if any(taken):
                    await self.tables.changed(live)
                    await self._start_when_full(live)
            return opened

    async def _open_again(self, source: Live, guest: GuestRow, where: str) -> str:
        table, table_id = source.table, auth.new_id()
        game, options = game_of(table.game), orjson.loads(table.options)
        row = {"id": table_id, "name": table.name, "public": table.public, "hints": table.hints}
        seats = [_seat_again(table_id, seat, guest) for seat in source.seats]
        await self._open(game, options, guest, where, row | {"forked_table": source.id}, seats)
        for other in {seat.guest_id for seat in source.seats} - {None, guest.id}:
            await self.repo.add_member(table_id, str(other))
        return table_id

    async def _open(
        self,
        game: Game,
        options: dict[str, str],
        guest: GuestRow,
        where: str,
        row: dict[str, Any],
        seats: list[dict[str, Any]],
    ) -> None:
        """The table is in the lobby, or starts at once if nobody is missing."""
        more = {
            "game": game.id,
            "ruleset": game.ruleset,
            "options": orjson.dumps(options).decode(),
            "owner_id": guest.id,
            "status": "lobby",
            "made_from": auth.hashed(where)[:16],
            "seed": self._new_seed(guest),
        }
        await self.repo.add_table(row | more, seats)
        async with self.tables.hold(row["id"]) as live:
            await self._start_when_full(live)

    async def play_on(self, asker: Asker, guest: GuestRow, source_id: str, wanted: PlayOn) -> str:
        """A new table that stands where a finished one stood after so many moves, against bots; its id."""
        async with self.tables.hold(source_id) as source:
            await self.check_sees(source, guest.id)
            _require_finished(source)
            record = source.copy_of_record()
            if wanted.seat >= record.seats:
                raise Problem("bad-request", 422, where="seat")
            if wanted.at >= len(record.entries):
                raise Problem("table-finished", 409)
            table, sat = source.table, list(source.seats)
        fork = Fork(record.text(), sent_along(record.ruleset), wanted.at, wanted.moves)
        entries, waiting = await self.librarian.fork(asker, fork)
        if not waiting:
            raise Problem("table-finished", 409)
        table_id = auth.new_id()
        await self.repo.add_table(
            {
                "id": table_id,
                "game": table.game,
                "ruleset": table.ruleset,
                "name": table.name,
                "options": table.options,
                "owner_id": guest.id,
                "public": False,
                "hints": table.hints,
                "status": "playing",
                "seed": self._new_seed(guest),
                "moves": len(entries),
                "waiting": orjson.dumps(waiting).decode(),
                "forked_table": source_id,
                "forked_at": wanted.at,
                "setup_chance": " ".join(map(str, record.setup_chance)),
            },
            [_seat_row(table_id, seat, wanted, guest) for seat in sat],
            entry_rows(table_id, entries),
        )
        self.tables.wake_bots(table_id)
        return table_id

    # -- lessons ---------------------------------------------------------------------------------------------------

    async def chapter_left(self, guest: GuestRow, lesson_id: str, wanted: Learn) -> str | None:
        """The table at which the guest left the lesson, if that is the wanted chapter and its rules still hold."""
        lesson, last = _lesson(lesson_id), await self.repo.last_chapter(guest.id, lesson_id)
        if last is None or last.archived or last.ruleset != lesson.game.ruleset:
            return None
        same = wanted.chapter is None or wanted.chapter == _chapter(lesson, last)
        return last.id if same else None

    async def teach(self, guest: GuestRow, lesson_id: str, wanted: Learn) -> str:
        """A new table at which a chapter is given from its start; its id. Others of this lesson leave the lists."""
        lesson = _lesson(lesson_id)
        number = wanted.chapter
        if number is None:
            last = await self.repo.last_chapter(guest.id, lesson_id)
            number = 0 if last is None else (_chapter(lesson, last) + last.archived) % len(lesson.chapters)
        if number >= len(lesson.chapters):
            raise not_found()
        await self.repo.archive_chapters(guest.id, lesson_id)
        course = Course.begin(lesson, number, lesson.names(guest.name))
        table_id = auth.new_id()
        await self.repo.add_table(
            {
                "id": table_id,
                "game": lesson.game.id,
                "ruleset": lesson.game.ruleset,
                "name": "",
                "options": orjson.dumps(lesson.options).decode(),
                "owner_id": guest.id,
                "public": False,
                "hints": True,
                "status": "playing",
                "seed": course.chapter.seed,
                "moves": len(course.match.record.entries),
                "waiting": orjson.dumps([prompt.seat for prompt in course.match.state.prompts()]).decode(),
                "lesson": f"{lesson.id}/{course.chapter.id}",
            },
            [_pupil(table_id, seat, name, guest, lesson) for seat, name in enumerate(course.match.record.names)],
            entry_rows(table_id, course.match.record.entries),
        )
        self.tables.wake_bots(table_id)
        return table_id

    # -- sitting down and getting up -------------------------------------------------------------------------------

    async def join(self, guest: GuestRow, table_id: str, wanted: Join) -> dict[str, Any]:
        """Sit down, watch, or take the own seat back from its stand-in."""
        async with self.tables.hold(table_id) as live:
            invited = wanted.invite is not None
            if wanted.invite is not None and await self.invited_to(wanted.invite) != table_id:
                raise Problem("bad-invite", 403)
            if not invited:
                await self.check_sees(live, guest.id)
            stood_in = any(live.seats[seat].stand_in for seat in live.seats_of(guest.id))
            if stood_in and await self.repo.set_stand_in(table_id, guest.id, ["left", "away"], ""):
                await self.tables.changed(live)
                return self.info(live, guest.id)
            if wanted.seat != -1:
                await self._sit(live, guest, wanted.seat, invited)
            else:
                await self.repo.add_member(table_id, guest.id)
            return self.info(live, guest.id)

    async def _sit(self, live: Live, guest: GuestRow, wanted: int | None, invited: bool) -> None:
        own = live.seats_of(guest.id)
        if wanted in own or (wanted is None and own):
            return
        if live.table.status != "lobby":
            raise Problem("already-started", 409)
        free = [row for row in live.seats if row.guest_id is None and row.kind != "bot"]
        if wanted is None:
            free = [row for row in free if row.kind == "open" or invited][:1]
        else:
            free = [row for row in free if row.seat == wanted]
        if not free:
            raise Problem("seat-taken", 409)
        if any(live.sides.of[seat] != live.sides.of[free[0].seat] for seat in own):
            raise Problem("other-side", 409)
        if free[0].kind == "human" and not (invited or own) and live.table.owner_id != guest.id:
            raise not_yours()
        if not await self.repo.take_seat(live.id, free[0].seat, guest.id, guest.name):
            raise Problem("seat-taken", 409)
        await self.tables.changed(live)
        await self._start_when_full(live)

    async def leave(self, guest: GuestRow, table_id: str) -> dict[str, Any]:
        """Before the start the seat is free again; in a game a bot stands in."""
        async with self.tables.hold(table_id) as live:
            await self.check_sees(live, guest.id)
            if not live.seats_of(guest.id):
                raise not_yours()
            if live.table.status == "finished":
                raise Problem("table-finished", 409)
            if live.table.status == "lobby":
                await self.repo.free_seats(table_id, guest.id)
            else:
                await self.repo.set_stand_in(table_id, guest.id, ["", "away"], "left")
            await self.tables.changed(live)
            await self.tables.recount(live)
            return self.info(live, guest.id)

    async def start(self, guest: GuestRow, table_id: str, fill: str | None) -> dict[str, Any]:
        async with self.tables.hold(table_id) as live:
            await self.check_sees(live, guest.id)
            if live.table.owner_id != guest.id:
                raise not_yours()
            if live.table.status != "lobby":
                raise Problem("already-started", 409)
            if fill is not None:
                await self.repo.fill_seats(table_id, fill)
                await self.tables.changed(live)
            if not await self._start_when_full(live):
                raise Problem("seats-open", 409)
            return self.info(live, guest.id)

    async def _start_when_full(self, live: Live) -> bool:
        if any(row.guest_id is None and row.kind != "bot" for row in live.seats):
            return False
        await self.tables.start(live)
        return True

    async def invite(self, guest: GuestRow, table_id: str) -> str:
        """A new code for the table, for those who sit there or made it."""
        async with self.tables.hold(table_id) as live:
            await self.check_sees(live, guest.id)
            if not live.seats_of(guest.id) and live.table.owner_id != guest.id:
                raise not_yours()
        code = auth.new_code()
        await self.repo.add_invite(table_id, auth.hashed(code))
        return code

    async def invited_to(self, code: str) -> str:
        """The table that a code opens."""
        table_id = await self.repo.table_of_invite(auth.hashed(code))
        if table_id is None:
            raise Problem("bad-invite", 403)
        return table_id

    async def record(self, guest_id: str | None, table_id: str) -> str:
        """The whole record; it holds every secret, so only of a finished game."""
        async with self.tables.hold(table_id) as live:
            await self.check_sees(live, guest_id)
            if live.broken is not None:
                return await self._bare_record(live, guest_id)
            _require_finished(live)
            return live.match.record.text()

    async def _bare_record(self, live: Live, guest_id: str | None) -> str:
        """The record of a table whose rules are gone, for those who sat there: nobody can play it on."""
        assert live.broken is not None
        if live.broken.key != "ruleset-gone":
            raise live.broken
        if live.table.status != "finished" and not live.seats_of(guest_id):
            raise not_yours()
        return live.bare_record(await self.repo.entries(live.id)).text()


def _require_finished(live: Live) -> None:
    if not live.started or live.state.result is None:
        raise Problem("not-finished", 409)


def _new_seat(table_id: str, number: int, seat: NewSeat, guest: GuestRow) -> dict[str, Any]:
    mine = seat.kind in ("me", "hotseat")
    name = seat.name or guest.name if mine else ""
    return {
        "table_id": table_id,
        "seat": number,
        "kind": {"bot": "bot", "open": "open"}.get(seat.kind, "human"),
        "name": name,
        "bot": (seat.bot or "mortal") if seat.kind == "bot" else None,
        "guest_id": guest.id if mine else None,
        "stand_in": "",
    }


def _seat_again(table_id: str, sat: SeatRow, guest: GuestRow) -> dict[str, Any]:
    """The same seat at the next table: taken by whoever opens it and by bots, kept under its name for anybody else."""
    mine = sat.guest_id == guest.id
    return {
        "table_id": table_id,
        "seat": sat.seat,
        "kind": "bot" if sat.kind == "bot" else "human",
        "name": sat.name,
        "bot": sat.bot,
        "guest_id": guest.id if mine else None,
        "stand_in": "",
    }


def _lesson(lesson_id: str) -> Lesson:
    if lesson_id not in lessons():
        raise not_found()
    return lessons()[lesson_id]


def _chapter(lesson: Lesson, table: TableRow) -> int:
    """Which chapter is given at the table; the first if there is no such chapter any more."""
    name = (table.lesson or "").partition("/")[2]
    return next((number for number, each in enumerate(lesson.chapters) if each.id == name), 0)


def _pupil(table_id: str, seat: int, name: str, guest: GuestRow, lesson: Lesson) -> dict[str, Any]:
    """The learner, or one of those who play with him by the script."""
    mine = seat == lesson.seat
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": "human" if mine else "bot",
        "name": name,
        "bot": None if mine else "mortal",
        "guest_id": guest.id if mine else None,
        "stand_in": "",
    }


def entry_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Moves that were made elsewhere, as the log of a new table."""
    return [
        {
            "table_id": table_id,
            "seq": number,
            "kind": "move",
            "seat": entry.seat,
            "move": entry.move,
            "chance": " ".join(map(str, entry.chance)),
            "at": now(),
        }
        for number, entry in enumerate(entries, 1)
    ]


def _seat_row(table_id: str, sat: SeatRow, wanted: PlayOn, guest: GuestRow) -> dict[str, Any]:
    """A bot stays who it was; another takes the place of a person."""
    mine = sat.seat == wanted.seat
    return {
        "table_id": table_id,
        "seat": sat.seat,
        "kind": "human" if mine else "bot",
        "name": guest.name if mine else "",
        "bot": None if mine else sat.bot or wanted.bot,
        "guest_id": guest.id if mine else None,
        "stand_in": "",
    }
