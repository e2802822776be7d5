"""Stand-ins for people whose connection is gone: a bot plays for them until they are back."""

import asyncio
import time

import structlog

from theogony.server.live import Live
from theogony.server.tables import Tables

ARCHIVE_SECONDS = 3600.0

log = structlog.get_logger("theogony.away")


class Caretaker:
    """Looks after the tables where this worker has sockets."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.seconds = tables.config.away_seconds
        self._archived = float("-inf")
        self._gone: dict[tuple[str, str], float] = {}  # (table, guest): since when

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(5.0, self.seconds / 4))
            await self._archive()
            for table_id in self.tables.rooms:
                await asyncio.sleep(0)  # whoever plays comes first
                try:
                    await self._look(table_id)
                except Exception as error:
                    log.warning("table not looked after", table=table_id, fault=error)

    async def _archive(self) -> None:
        if time.monotonic() < self._archived + ARCHIVE_SECONDS:
            return
        self._archived = time.monotonic()
        try:
            await self.tables.repo.archive()
        except Exception as error:
            log.warning("old tables not archived", fault=error)

    async def _look(self, table_id: str) -> None:
        present = {seat for seats in await self.tables.hub.present(table_id) for seat in seats}
        async with self.tables.hold(table_id, fresh=False) as live:
            people = {live.seats[seat].guest_id for seat in live.human_seats()}
            here = {live.seats[seat].guest_id for seat in present if seat < len(live.seats)}
            for guest_id in people:
                assert guest_id is not None
                if guest_id in here:
                    self._gone.pop((table_id, guest_id), None)
                elif self._too_long(live, guest_id) and here & people:
                    await self._stand_in(live, guest_id)

    def _too_long(self, live: Live, guest_id: str) -> bool:
        """Whether the table has waited long enough for a guest who is gone."""
        since = self._gone.setdefault((live.id, guest_id), time.monotonic())
        if not live.started or live.state.result is not None:
            return False
        asked = set(live.waiting()) & set(live.seats_of(guest_id))
        return bool(asked) and time.monotonic() - since >= self.seconds

    async def _stand_in(self, live: Live, guest_id: str) -> None:
        self._gone.pop((live.id, guest_id), None)
        if await self.tables.repo.set_stand_in(live.id, guest_id, [""], "away"):
            await self.tables.changed(live)
            await self.tables.recount(live)
