"""Group commit: appends that come while a transaction is under way share the next one.

One move at a time costs what it always did; under load the price of a transaction is shared by many tables.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from theogony.server.store.models import EntryRow, TableRow

# What a move changes of its table's row.
SHOWN = ("moves", "waiting", "glimpse", "status", "result", "vote", "updated", "archived")
INSERT = insert(EntryRow)
UPDATE = (
    update(TableRow)
    .where(TableRow.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in SHOWN})
    .execution_options(synchronize_session=False)
)


class Conflict(Exception):
    """Somebody else wrote first: load again."""


class Unavailable(Exception):
    """The database does not answer, or cannot write."""


class Append:
    """Entries of one table that must be stored together, and what the lobby shows of it then, if that changes."""

    def __init__(self, entries: list[dict[str, Any]], shown: dict[str, Any] | None) -> None:
        self.entries = entries
        self.rows: list[dict[str, Any]] = []  # one, or none for entries that are secret
        if shown is not None:
            self.rows.append({"of_table": entries[0]["table_id"], **{f"new_{name}": shown[name] for name in SHOWN}})
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


async def write(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    """Both statements for all of them."""
    await connection.execute(INSERT, [entry for append in appends for entry in append.entries])
    rows = [row for append in appends for row in append.rows]
    if rows:
        await connection.execute(UPDATE, rows)


class Appender:
    """Stores appends, as many at a time as are waiting."""

    def __init__(self, transact: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self._transact = transact
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Returns when it is stored; raises Conflict if a number is taken."""
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())
        await append.stored

    async def _drain(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._store(batch)
        finally:
            self._task = None

    async def _store(self, batch: list[Append]) -> None:
        try:
            await self._transact(batch)
        except (Conflict, IntegrityError):
            if len(batch) > 1:  # one of them lost its place: find out which
                for append in batch:
                    await self._store([append])
                return
            _settle(batch, Conflict())
        except BaseException as error:
            _settle(batch, error if isinstance(error, Exception) else RuntimeError("not stored"))
            if not isinstance(error, Exception):
                raise
        else:
            _settle(batch, None)


def _settle(batch: list[Append], error: Exception | None) -> None:
    for append in batch:
        if append.stored.done():
            continue
        if error is None:
            append.stored.set_result(None)
        else:
            append.stored.set_exception(error)
