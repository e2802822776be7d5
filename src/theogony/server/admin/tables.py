"""Tables: which there are, which leave the lists, and tables as records, out of the house and in again."""

import secrets
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.orm import Session

from theogony import games
from theogony.kernel.components import understood, written
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.record import BOT, BadRecord, Record, parse
from theogony.server import auth, contents
from theogony.server.admin.people import known_guest
from theogony.server.admin.store import ID, MARK, Trouble, give_notice, now
from theogony.server.config import THOUGHTS
from theogony.server.live import Live
from theogony.server.lobby import entry_rows
from theogony.server.pictures import glimpse
from theogony.server.store.models import ContentRow, EntryRow, GuestRow, Logged, MemberRow, SeatRow, TableRow

ENDING = ".theogony"  # as a browser names the record of a finished game
CONTENT = "content"  # the folder beside records that need components of their own

Json = dict[str, Any]


# -- which there are -----------------------------------------------------------------------------------------------


def tables(connection: Connection, status: str = "", guest: str = "", most: int = 50) -> list[Json]:
    """The tables, the last changed first: all, or those of a status, or those of a guest."""
    query = select(TableRow.id, TableRow.game, TableRow.status, TableRow.moves, TableRow.updated, TableRow.archived)
    query = query.add_columns(GuestRow.name.label("host")).join(GuestRow, GuestRow.id == TableRow.owner_id)
    if status:
        query = query.where(TableRow.status == status)
    if guest:
        sat = select(SeatRow.table_id).where(SeatRow.guest_id == guest)
        query = query.where((TableRow.owner_id == guest) | TableRow.id.in_(sat))
    found = connection.execute(query.order_by(TableRow.updated.desc(), TableRow.id).limit(most)).all()
    people = select(SeatRow.table_id, SeatRow.name).where(
        SeatRow.table_id.in_([row.id for row in found]), SeatRow.guest_id.is_not(None)
    )
    names: dict[str, list[str]] = {}
    for table_id, name in connection.execute(people.order_by(SeatRow.seat)):
        names.setdefault(table_id, []).append(name)
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "moves": row.moves,
            "changed": row.updated.isoformat(timespec="seconds"),
            "archived": row.archived,
            "host": row.host,
            "people": names.get(row.id, []),
        }
        for row in found
    ]


def archive(connection: Connection, ids: list[str], idle_days: float | None, back: bool) -> list[str]:
    """These tables, or all that nobody has touched for so long, leave the lists, or come back to them; which."""
    wanted = [TableRow.archived == back]
    if ids:
        _check_tables(connection, ids)
        wanted.append(TableRow.id.in_(ids))
    if idle_days is not None:
        wanted.append(TableRow.updated < now() - timedelta(days=idle_days))
    found = list(connection.scalars(select(TableRow.id).where(*wanted).order_by(TableRow.id)))
    connection.execute(update(TableRow).where(TableRow.id.in_(found)).values(archived=not back))
    if found:
        give_notice(connection, *(("table", table_id) for table_id in found))
    return found


def _check_tables(connection: Connection, ids: list[str]) -> None:
    there = set(connection.scalars(select(TableRow.id).where(TableRow.id.in_(ids))))
    for missing in (id for id in ids if id not in there):
        raise Trouble("no-table", table=missing)


# -- out of the house ----------------------------------------------------------------------------------------------


def exported(connection: Connection, ids: list[str], running: bool) -> Iterator[tuple[str, str | None, Json]]:
    """Tables one after the other: the id, the record, or None where its log cannot be read, and what else it needs.

    Those that are over; with ``running`` also the others, whose records hold what nobody at the table may know.
    """
    _check_tables(connection, ids)
    statuses = ("finished", "playing") if running else ("finished",)
    query = select(TableRow.id).where(TableRow.status.in_(statuses), TableRow.lesson.is_(None)).order_by(TableRow.id)
    wanted = list(connection.scalars(query.where(TableRow.id.in_(ids)) if ids else query))
    for missing in (id for id in ids if id not in wanted):
        lesson = connection.scalar(select(TableRow.lesson).where(TableRow.id == missing))
        raise Trouble("not-over" if lesson is None else "is-a-lesson", table=missing)
    boxes = {(row.game, row.mark): row.body for row in connection.execute(select(ContentRow.__table__))}
    contents.know(boxes)
    with Session(connection) as session:
        for table_id in wanted:
            record = _record(session, table_id) if ID.fullmatch(table_id) else None
            body = None if record is None else _components(record, boxes)
            yield table_id, None if record is None else record.text(), body or {}


def _record(session: Session, table_id: str) -> Record | None:
    table = session.get_one(TableRow, table_id)
    seats = list(session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)))
    columns = [getattr(EntryRow, name) for name in Logged._fields]
    rows = session.execute(select(*columns).where(EntryRow.table_id == table_id).order_by(EntryRow.seq))
    entries = [Logged(*row) for row in rows]
    live = Live(table, seats, entries)
    if live.broken is None:
        return live.match.record
    return live.bare_record(entries) if live.broken.key == "ruleset-gone" else None


def _components(record: Record, boxes: dict[tuple[str, str], str]) -> Json:
    """The file of components that a record of other rules than today's needs."""
    mark = record.ruleset.partition("+")[2]
    if record.game not in games.names() or games.get(record.game).ruleset == record.ruleset:
        return {}
    body = boxes.get((record.game, mark)) if MARK.fullmatch(mark) else None
    return {} if body is None else {"file": f"{CONTENT}/{record.game}-{mark}.yaml", "body": body}


# -- in again ------------------------------------------------------------------------------------------------------


def imported(connection: Connection, path: Path, owner: str, seats: dict[int, str]) -> Json:
    """A new table from a record, played again and verified; the owner has its people's seats but those given away."""
    owner_name = known_guest(connection, owner)
    names = {guest: known_guest(connection, guest) for guest in seats.values()}
    record = _parsed(path)
    game, body = _game(connection, record, path)
    try:
        match = replay(game, record)
    except BadRecord as error:
        raise Trouble("bad-record", file=str(path), line=error.line, reason=error.key) from error
    for seat in (seat for seat in seats if seat >= record.seats):
        raise Trouble("no-seat", seat=seat + 1, file=str(path))
    table_id = auth.new_id()
    people = names | {owner: owner_name}
    rows = [_seat(table_id, seat, name, seats.get(seat, owner), people) for seat, name in enumerate(record.names)]
    _keep(connection, game, body)
    _insert(connection, _table(table_id, match, owner), rows, entry_rows(table_id, record.entries))
    result = match.state.result
    return {"id": table_id, "game": game.id, "moves": len(record.entries), "over": result is not None}


def _parsed(path: Path) -> Record:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Trouble("cannot-read", path=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Trouble("bad-record", file=str(path), line=1, reason="not-a-record") from error
    except BadRecord as error:
        raise Trouble("bad-record", file=str(path), line=error.line, reason=error.key) from error


def _game(connection: Connection, record: Record, path: Path) -> tuple[Game, str | None]:
    """The game under the record's ruleset: its box is in the store, or beside the record; then its text too."""
    mark = record.ruleset.partition("+")[2]
    kept = select(ContentRow.body).where(ContentRow.game == record.game, ContentRow.mark == mark)
    body = connection.scalar(kept)
    beside = path.parent / CONTENT / f"{record.game}-{mark}.yaml"
    if body is None and record.game in games.names() and MARK.fullmatch(mark) and beside.is_file():
        body = beside.read_text(encoding="utf-8")
    try:
        game = games.under(record.ruleset, lambda _: None if body is None else understood(body))
    except (games.UnknownRuleset, KeyError, ValueError, TypeError) as error:
        raise Trouble("ruleset-gone", file=str(path), ruleset=record.ruleset) from error
    return game, body


def _keep(connection: Connection, game: Game, body: str | None) -> None:
    """The box with which the table is played is in the store."""
    if game.box is None:
        return
    there = ContentRow.game == game.id, ContentRow.mark == game.box.mark
    if connection.scalar(select(ContentRow.mark).where(*there)) is None:
        text = written(game.box.components) if body is None else body
        connection.execute(insert(ContentRow).values(game=game.id, mark=game.box.mark, body=text))


def _table(table_id: str, match: Match, owner: str) -> Json:
    record, result = match.record, match.state.result
    waiting = [prompt.seat for prompt in match.state.prompts()]
    return {
        "id": table_id,
        "game": record.game,
        "ruleset": record.ruleset,
        "name": "",
        "options": orjson.dumps(record.options).decode(),
        "owner_id": owner,
        "public": False,
        "hints": True,
        "status": "playing" if result is None else "finished",
        "seed": record.seed or secrets.token_hex(32),
        "moves": match.unsealed,
        "waiting": orjson.dumps(waiting).decode(),
        "glimpse": glimpse(match.state),
        "result": None if result is None else orjson.dumps(result.as_dict()).decode(),
        "setup_chance": None if record.seed else " ".join(map(str, record.setup_chance)),
        "created": now(),
        "updated": now(),
    }


def _seat(table_id: str, seat: int, name: str, guest: str, people: dict[str, str]) -> Json:
    strength = _strength(name.removeprefix(BOT)) if name.startswith(BOT) else None
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": "human" if strength is None else "bot",
        "name": "" if strength is not None else name or people[guest],
        "bot": strength,
        "guest_id": guest if strength is None else None,
        "stand_in": "",
    }


def _strength(bot: str) -> str:
    """The strength that this bot plays; of bots that no strength has, the lowest."""
    return next((strength for strength, thought in THOUGHTS.items() if thought.bot == bot), "novice")


def _insert(connection: Connection, table: Json, seats: list[Json], entries: list[Json]) -> None:
    connection.execute(insert(TableRow).values(**table))
    connection.execute(insert(SeatRow), seats)
    people = sorted({table["owner_id"], *(seat["guest_id"] for seat in seats if seat["guest_id"])})
    connection.execute(insert(MemberRow), [{"table_id": table["id"], "guest_id": guest} for guest in people])
    if entries:
        connection.execute(insert(EntryRow), entries)
