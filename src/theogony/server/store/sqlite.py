"""SQLite's writer: a thread in which everything is written, moves through a connection without layers above it."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, TypeVar, TypeVarTuple

from theogony.server.store.appender import SHOWN, Append, Conflict, Unavailable
from theogony.server.store.models import EntryRow

BUSY_SECONDS = 30.0  # another process may be writing
# FULL: a commit has reached the disk when it returns, so that an accepted move survives a power cut too.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

COLUMNS = [column.name for column in EntryRow.__table__.columns]
INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in SHOWN)} WHERE id = ?"


def make_private(path: str) -> None:
    """A new file is there for its owner alone, since it holds every secret; SQLite's own files follow its mode.

    One that is there keeps the mode it was given. What cannot be made, SQLite says better.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def prepare(connection: object, _record: object) -> None:
    """For every connection that SQLAlchemy opens."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteWriter:
    """Stores appends in the file."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, appends: Sequence[Append]) -> None:
        """All of them in one transaction; raises Conflict, and stores none, if a number is taken."""
        await self.run(self._write, appends)

    async def run(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Something else that writes: it has its turn in the same thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def close(self) -> None:
        await self.run(self._close)
        self._thread.shutdown()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _write(self, appends: Sequence[Append]) -> None:
        try:
            connection = self._connection or self._open()
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT, [_entry(entry) for append in appends for entry in append.entries])
            connection.executemany(UPDATE, [_shown(row) for append in appends for row in append.rows])
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Conflict from error
        except sqlite3.Error as error:
            self._close()  # whatever was open with it is rolled back
            raise Unavailable from error

    def _open(self) -> sqlite3.Connection:
        self._connection = self._connect()
        self._connection.isolation_level = None  # the driver must not begin by itself
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _entry(entry: dict[str, Any]) -> list[Any]:
    return [_plain(entry[name]) for name in COLUMNS]


def _shown(row: dict[str, Any]) -> list[Any]:
    return [*(_plain(row[f"new_{name}"]) for name in SHOWN), row["of_table"]]


def _plain(value: Any) -> Any:
    """As SQLAlchemy writes it: a moment is text, in UTC and without a zone."""
    if isinstance(value, datetime):
        return value.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")
    return value
