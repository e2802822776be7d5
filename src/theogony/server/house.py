"""What those who run the server decide, under running tables: ``theogony admin`` writes it, every worker looks for it.

A decision is in the database, with a notice of what it has changed. Workers ask for new notices once a second: that
needs no other way to a worker than the database, which all of them share.
"""

import asyncio
from typing import Protocol

import structlog

from theogony.server.bans import Bans
from theogony.server.errors import Problem
from theogony.server.store.appender import Unavailable
from theogony.server.store.models import NoticeRow
from theogony.server.tables import Tables

LOOK_SECONDS = 1.0

log = structlog.get_logger("theogony.house")


class Sockets(Protocol):
    """The sockets of this worker, as the house sees them."""

    def close_banned(self, bans: Bans) -> None: ...
    def close_guest(self, guest_id: str) -> None: ...
    def close_at(self, table_id: str) -> None: ...


class House:
    """Looks for notices, and carries them out in this worker."""

    def __init__(self, tables: Tables, bans: Bans, sockets: Sockets) -> None:
        self.tables = tables
        self.bans = bans
        self.sockets = sockets
        self._seen = 0

    async def open(self) -> None:
        """Bans are known before anybody is served."""
        self._seen = await self.tables.repo.last_notice()
        await self._read_bans()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                for notice in await self.tables.repo.notices(self._seen):
                    await self._heed(notice)
                    self._seen = notice.id
            except Exception as error:  # they are still there when the database answers again
                log.warning("notices not read", fault=error)

    async def _heed(self, notice: NoticeRow) -> None:
        """Carried out, or stepped over: a notice that fails by itself must not hold back those behind it."""
        try:
            await self._carry_out(notice)
        except Unavailable:
            raise
        except Exception as error:
            log.error("notice not carried out", kind=notice.kind, what=notice.what, fault=error)

    async def _carry_out(self, notice: NoticeRow) -> None:
        if notice.kind == "bans":
            await self._read_bans()
            self.sockets.close_banned(self.bans)
        elif notice.kind == "guest":  # gone for good
            self.tables.repo.forget_guests()
            self.sockets.close_guest(notice.what)
        elif notice.kind == "table":
            await self._table(notice.what)

    async def _read_bans(self) -> None:
        self.bans.know([(ban.what, ban.until) for ban in await self.tables.repo.bans()])

    async def _table(self, table_id: str) -> None:
        """The table is not as this worker knows it: read it again, or let it go."""
        try:
            await self.tables.reread(table_id)
        except Problem as problem:
            if problem.status != 404:
                raise
            self.tables.forget(table_id)
            self.sockets.close_at(table_id)
