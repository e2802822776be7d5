"""How the database is reached. What is asked of it are plain functions of a session or a connection; where they run is
decided here: SQLite's in threads, each in one hop, since it never waits for a network; PostgreSQL's in the loop.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import OperationalError, TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Session

from theogony.server.store.appender import Append, Unavailable, write
from theogony.server.store.sqlite import BUSY_SECONDS, SqliteWriter, prepare

PATIENCE = 10.0  # seconds for one question to the database
READERS = 4

T = TypeVar("T")


class Reach(Protocol):
    """All of it raises Unavailable where the database does not answer in time or cannot do it."""

    async def read(self, work: Callable[[Session], T]) -> T: ...
    async def write(self, work: Callable[[Connection], T]) -> T:
        """In one transaction."""
        ...

    async def append(self, appends: Sequence[Append]) -> None:
        """In one transaction, before whatever else waits to be written."""
        ...

    async def close(self) -> None: ...


@asynccontextmanager
async def _patient() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except (TimeoutError, NoConnection, OperationalError) as error:
        raise Unavailable from error


class Remote:
    """A database that is reached over a network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def read(self, work: Callable[[Session], T]) -> T:
        async with _patient(), AsyncSession(self._engine) as session:
            return await session.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with _patient(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, appends: Sequence[Append]) -> None:
        async with _patient(), self._engine.begin() as connection:
            await write(connection, appends)

    async def close(self) -> None:
        await self._engine.dispose()


class File:
    """SQLite's. It has one writer, and so has this: a thread, in which moves wait for one other write at most."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._async_engine = engine
        patience = {"timeout": BUSY_SECONDS}
        self._engine = create_engine(engine.url.set(drivername="sqlite"), connect_args=patience)
        event.listen(self._engine, "connect", prepare)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        (name,), how = self._engine.dialect.create_connect_args(self._engine.url)  # the same file for both
        self._writer = SqliteWriter(partial(sqlite3.connect, name, **{**how, **patience}))
        self._line = asyncio.Lock()  # in which all stand who write something else

    async def read(self, work: Callable[[Session], T]) -> T:
        async with _patient():
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[Session], T]) -> T:
        with Session(self._engine) as session:
            return work(session)

    async def write(self, work: Callable[[Connection], T]) -> T:
        given_up = Event()
        async with _patient(), self._line:
            try:
                return await self._writer.run(self._change, work, given_up)
            finally:
                given_up.set()

    def _change(self, work: Callable[[Connection], T], given_up: Event) -> T:
        with self._engine.begin() as connection:
            done = work(connection)
            if given_up.is_set():  # whoever asked was told that it is not done
                raise TimeoutError
            return done

    async def append(self, appends: Sequence[Append]) -> None:
        await self._writer.write(appends)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        await self._async_engine.dispose()


def reach(engine: AsyncEngine) -> Reach:
    return File(engine) if engine.dialect.name == "sqlite" else Remote(engine)
