"""Guests: who they are, how much they may have, who is not served any more, and how one is forgotten."""

from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from theogony.server.admin.store import Trouble, give_notice, now
from theogony.server.bans import network_of
from theogony.server.store.models import (
    BanRow,
    Base,
    ChatRow,
    DeviceRow,
    EntryRow,
    GuestRow,
    MemberRow,
    RecoveryRow,
    ReviewRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)

STAND_IN = "hero"  # who plays the seats of somebody who is gone for good
OPEN = and_(TableRow.status != "finished", ~TableRow.archived)

Json = dict[str, Any]


# -- who there is --------------------------------------------------------------------------------------------------


def guests(connection: Connection, words: str = "", most: int = 50) -> list[Json]:
    """Those whose name or id holds the words, the newest first, with what they have and may have."""
    like = f"%{words.lower()}%"
    query = select(GuestRow.id, GuestRow.name, GuestRow.created, GuestRow.quota)
    query = query.where(or_(func.lower(GuestRow.name).like(like), GuestRow.id == words))
    found = connection.execute(query.order_by(GuestRow.created.desc(), GuestRow.id).limit(most)).all()
    ids = [row.id for row in found]
    made = _counts(connection, TableRow.owner_id, ids, OPEN)
    seats = _counts(connection, SeatRow.guest_id, ids)
    banned = {row.what for row in connection.execute(select(BanRow.what, BanRow.until)) if _holds(row.until)}
    return [
        {
            "id": row.id,
            "name": row.name,
            "since": row.created.isoformat(timespec="seconds"),
            "open_tables": made.get(row.id, 0),
            "quota": row.quota,
            "seats": seats.get(row.id, 0),
            "banned": row.id in banned,
        }
        for row in found
    ]


def _counts(connection: Connection, column: Any, ids: list[str], *where: Any) -> dict[str, int]:
    query = select(column, func.count()).where(column.in_(ids), *where).group_by(column)
    return {key: number for key, number in connection.execute(query)}


def _holds(until: Any) -> bool:
    return until is None or until > now()


def known_guest(connection: Connection, guest_id: str) -> str:
    """The name of the guest with this id; raises if there is none."""
    name = connection.scalar(select(GuestRow.name).where(GuestRow.id == guest_id))
    if name is None:
        raise Trouble("no-guest", guest=guest_id)
    return name


# -- quotas --------------------------------------------------------------------------------------------------------


def set_quota(connection: Connection, guest_id: str, tables: int | None) -> Json:
    """So many open tables may the guest have made; None: as many as everybody. It counts at once."""
    name = known_guest(connection, guest_id)
    connection.execute(update(GuestRow).where(GuestRow.id == guest_id).values(quota=tables))
    return {"id": guest_id, "name": name, "quota": tables}


# -- bans ----------------------------------------------------------------------------------------------------------


def bans(connection: Connection) -> list[Json]:
    """Those that hold, the newest first."""
    rows = connection.execute(select(BanRow.what, BanRow.reason, BanRow.at, BanRow.until).order_by(BanRow.at.desc()))
    names = {row.id: row.name for row in connection.execute(select(GuestRow.id, GuestRow.name))}
    return [
        {
            "what": row.what,
            "name": names.get(row.what, ""),
            "reason": row.reason,
            "since": row.at.isoformat(timespec="seconds"),
            "until": None if row.until is None else row.until.isoformat(timespec="seconds"),
        }
        for row in rows
        if _holds(row.until)
    ]


def ban(connection: Connection, what: str, reason: str = "", days: float | None = None) -> Json:
    """A guest, or whoever comes from a network, is not served: bots play for the guest, and open sockets are closed."""
    network = network_of(what)
    what = str(network) if network is not None else what
    name = "" if network is not None else known_guest(connection, what)
    until = None if days is None else now() + timedelta(days=days)
    connection.execute(delete(BanRow).where(BanRow.what == what))
    connection.execute(insert(BanRow).values(what=what, reason=reason, at=now(), until=until))
    tables = [] if network is not None else _get_up(connection, what, {"stand_in": "left"})
    give_notice(connection, ("bans", what), *(("table", table) for table in tables))
    shown = None if until is None else until.isoformat(timespec="seconds")
    return {"what": what, "name": name, "until": shown, "tables": len(tables)}


def unban(connection: Connection, what: str) -> Json:
    what = _named(what)
    same = [banned for banned in connection.scalars(select(BanRow.what)) if _named(banned) == what]
    if not same:
        raise Trouble("no-ban", what=what)
    connection.execute(delete(BanRow).where(BanRow.what.in_(same)))
    give_notice(connection, ("bans", what))
    return {"what": what}


def _named(what: str) -> str:
    """A guest's id, or a network, which can be written in several ways, in one of them."""
    network = network_of(what)
    return what if network is None else str(network)


def _get_up(connection: Connection, guest_id: str, played: Json) -> list[str]:
    """The guest's seats: free where the game has not begun, ``played`` like this where it goes on. The tables."""
    tables: list[str] = []
    for status, values in (("lobby", {"guest_id": None, "name": ""}), ("playing", played)):
        at = SeatRow.table_id.in_(select(TableRow.id).where(TableRow.status == status))
        seats = SeatRow.guest_id == guest_id, at
        tables += connection.scalars(select(SeatRow.table_id).where(*seats).distinct())
        connection.execute(update(SeatRow).where(*seats).values(**values))
    return tables


# -- forgetting one ------------------------------------------------------------------------------------------------


def delete_guest(connection: Connection, guest_id: str) -> Json:
    """The guest is gone, with all that is his: devices, talk, name, and the tables at which nobody else sat.

    Others play on: where the game has begun a bot has his seats, and the next person at the table is its host.
    """
    name = known_guest(connection, guest_id)
    own = TableRow.owner_id == guest_id
    sat = select(SeatRow.table_id).where(SeatRow.guest_id == guest_id)
    others = select(SeatRow.table_id).where(SeatRow.guest_id.is_not(None), SeatRow.guest_id != guest_id)
    mine = select(TableRow.id).where(or_(own, TableRow.id.in_(sat)))
    alone = list(connection.scalars(mine.where(TableRow.id.not_in(others))))
    shared = list(connection.scalars(mine.where(TableRow.id.in_(others))))
    for table_id in alone:
        delete_table(connection, table_id)
    eyes = select(SeatRow.seat).where(SeatRow.table_id == ReviewRow.table_id, SeatRow.seat == ReviewRow.seat)
    connection.execute(delete(ReviewRow).where(eyes.where(SeatRow.guest_id == guest_id).exists()))
    _get_up(connection, guest_id, {"kind": "bot", "bot": STAND_IN, "guest_id": None, "name": "", "stand_in": ""})
    connection.execute(update(SeatRow).where(SeatRow.guest_id == guest_id).values(guest_id=None, name=""))
    _hand_over(connection, guest_id)
    connection.execute(delete(ChatRow).where(ChatRow.guest_id == guest_id))
    connection.execute(update(EntryRow).where(EntryRow.guest_id == guest_id).values(guest_id=None, cmd_id=None))
    for rows in (MemberRow, DeviceRow, RecoveryRow):
        connection.execute(delete(rows).where(rows.guest_id == guest_id))
    connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id.in_(shared)))  # its cache has names
    connection.execute(delete(BanRow).where(BanRow.what == guest_id))
    connection.execute(delete(GuestRow).where(GuestRow.id == guest_id))
    give_notice(connection, ("guest", guest_id), *(("table", table) for table in (*alone, *shared)))
    return {"id": guest_id, "name": name, "tables_deleted": len(alone), "tables_kept": len(shared)}


def _hand_over(connection: Connection, guest_id: str) -> None:
    """The tables that the guest made belong to the first of the others there, and lose the name that he gave them."""
    heir = (
        select(SeatRow.guest_id)
        .where(SeatRow.table_id == TableRow.id, SeatRow.guest_id.is_not(None))
        .order_by(SeatRow.seat)
        .limit(1)
        .scalar_subquery()
    )
    own = update(TableRow).where(TableRow.owner_id == guest_id)
    connection.execute(own.values(owner_id=heir, name="", made_from=""))


def delete_table(connection: Connection, table_id: str) -> None:
    """Nothing of the table is left, whatever hangs on it. Who played on from it has a log of his own."""
    for rows in reversed(Base.metadata.sorted_tables):
        if "table_id" in rows.columns:
            connection.execute(rows.delete().where(rows.columns.table_id == table_id))
    connection.execute(delete(TableRow).where(TableRow.id == table_id))
