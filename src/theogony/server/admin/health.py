"""How the house is: what it stands on, and who thinks how long."""

import asyncio
import shutil
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from theogony.server.admin.store import Store, Trouble, now
from theogony.server.hub import open_hub
from theogony.server.store.models import EntryRow, GuestRow, PulseRow, SeatRow, TableRow

DISK_SHARE = 0.1  # of the disk free, and at least this much
DISK_BYTES = 1 << 30
SHOWN = 20

Json = dict[str, Any]


# -- health --------------------------------------------------------------------------------------------------------


def health(store: Store, redis: str, servers: list[str]) -> list[Json]:
    """What was looked at, whether it is well, and how it is; nothing that is unwell keeps us from the rest."""
    found = [_looked("database", lambda: _database(store))]
    if store.file is not None:
        found.append(_looked("disk", lambda: _disk(store)))
    if redis:
        found.append(_looked("redis", lambda: _redis(redis)))
    found += [_looked("server", lambda server=server: _server(server)) for server in servers]  # type: ignore[misc]
    return found


def _looked(what: str, look: Callable[[], Json]) -> Json:
    began = time.perf_counter()
    try:
        found = {"what": what, "well": True, **look()}
    except Trouble as trouble:
        return {"what": what, "well": False, "trouble": trouble.key, **trouble.params}
    except (SQLAlchemyError, OSError, TimeoutError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0] or type(error).__name__
        return {"what": what, "well": False, "trouble": "no-answer", "reason": reason}
    return {**found, "milliseconds": round((time.perf_counter() - began) * 1000)}


def _database(store: Store) -> Json:
    """It can be read and written, and has the schema of this version."""
    with store.writing() as connection:
        if not connection.execute(update(PulseRow).values(at=now())).rowcount:
            connection.execute(insert(PulseRow).values(id=1, at=now()))
        playing = func.count().filter(TableRow.status == "playing", ~TableRow.archived)
        tables, live = connection.execute(select(func.count(), playing).select_from(TableRow)).one()
        moves = connection.scalar(select(func.count()).where(EntryRow.at > now() - timedelta(days=1)))
        guests = connection.scalar(select(func.count()).select_from(GuestRow))
    return {"guests": guests, "tables": tables, "playing": live, "moves_today": moves}


def _disk(store: Store) -> Json:
    assert store.file is not None
    usage = shutil.disk_usage(store.file.parent)
    found = {"file_bytes": store.file.stat().st_size, "free_bytes": usage.free}
    if usage.free < max(DISK_BYTES, DISK_SHARE * usage.total):
        raise Trouble("disk-nearly-full", db=store.shown, **found)
    return found


def _redis(url: str) -> Json:
    async def ping() -> None:
        hub = open_hub(url)
        try:
            await hub.ping()
        finally:
            await hub.close()

    try:
        asyncio.run(ping())
    except Exception as error:  # whatever the driver raises
        raise OSError(str(error) or type(error).__name__) from error
    return {}


def _server(address: str) -> Json:
    """It answers, and says itself that it is well."""
    try:
        with urlopen(f"{address.rstrip('/')}/health", timeout=10) as answer:
            return {"address": address, "status": answer.status}
    except HTTPError as error:
        raise Trouble("server-unwell", address=address, status=error.code) from error
    except URLError as error:
        raise Trouble("server-gone", address=address, reason=str(error.reason)) from error


# -- who thinks how long -------------------------------------------------------------------------------------------


def thinking(connection: Connection, hours: float, table: str = "") -> Json:
    """From the log: how long bots of each strength, and people, took for a move, counted from the entry before it.

    ``hosts`` says for whose tables bots have thought.
    """
    bots: dict[str, list[float]] = defaultdict(list)
    people: dict[str, list[float]] = defaultdict(list)
    hosts: dict[str, list[float]] = defaultdict(list)
    for seconds, guest, bot, host in _gaps(connection, now() - timedelta(hours=hours), table):
        if guest is not None:
            people[guest].append(seconds)
        else:
            bots[bot or "hero"].append(seconds)
            hosts[host].append(seconds)
    names = {row.id: row.name for row in connection.execute(select(GuestRow.id, GuestRow.name))}
    return {
        "hours": hours,
        "bots": [{"strength": strength, **_spread(times)} for strength, times in sorted(bots.items())],
        "people": [_person(guest, names, times) for guest, times in _longest(people)],
        "hosts": [_person(guest, names, times) for guest, times in _longest(hosts)],
    }


def _gaps(connection: Connection, since: datetime, table: str) -> Iterator[tuple[float, str | None, str | None, str]]:
    query = (
        select(EntryRow.table_id, EntryRow.at, EntryRow.guest_id, SeatRow.bot, TableRow.owner_id)
        .join(SeatRow, (SeatRow.table_id == EntryRow.table_id) & (SeatRow.seat == EntryRow.seat))
        .join(TableRow, TableRow.id == EntryRow.table_id)
        .where(EntryRow.at > since, EntryRow.kind == "move")
        .order_by(EntryRow.table_id, EntryRow.seq)
    )
    before: tuple[str, datetime] | None = None
    for row in connection.execute(query.where(EntryRow.table_id == table) if table else query):
        if before is not None and before[0] == row.table_id:
            yield (row.at - before[1]).total_seconds(), row.guest_id, row.bot, row.owner_id
        before = row.table_id, row.at


def _longest(found: dict[str, list[float]]) -> list[tuple[str, list[float]]]:
    """Who took the most time in all comes first."""
    return sorted(found.items(), key=lambda entry: -sum(entry[1]))[:SHOWN]


def _person(guest: str, names: dict[str, str], times: list[float]) -> Json:
    return {"id": guest, "name": names.get(guest, ""), **_spread(times)}


def _spread(times: list[float]) -> Json:
    cuts = statistics.quantiles(times, n=20) if len(times) > 1 else times * 19
    return {
        "moves": len(times),
        "median": round(statistics.median(times), 3),
        "p95": round(cuts[18], 3),
        "longest": round(max(times), 3),
        "total": round(sum(times), 1),
    }
