"""Old games are read elsewhere: whoever looks at a replay must not hold up those who play."""

import asyncio
from collections import OrderedDict
from typing import Any

from theogony.server.errors import Problem
from theogony.server.line import Asker, Job
from theogony.server.replays import Asked, Pages
from theogony.server.thinker import Work
from theogony.server.workers import Crowded, Lost, Workers

READ_SECONDS = 30.0
PATIENCE = 20.0
KEPT_BYTES = 32 << 20


class Librarian(Workers):
    """One process that folds records, the line before it, and the pages that were asked for last."""

    def __init__(self) -> None:
        super().__init__(1, lazy=True)
        self._kept: OrderedDict[Pages, bytes] = OrderedDict()
        self._bytes = 0
        self._reading: dict[Pages, asyncio.Task[Any]] = {}

    def fit(self, job: Job) -> float:
        return READ_SECONDS

    async def pages(self, asker: Asker, wanted: Pages) -> bytes:
        """The pages; what somebody else is waiting for already is read once."""
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        reading = self._reading.get(wanted)
        if reading is None:
            reading = self._reading[wanted] = asyncio.create_task(self._read(asker, wanted))
            reading.add_done_callback(lambda _: self._reading.pop(wanted))
        found: bytes = await asyncio.shield(reading)
        return found

    async def _read(self, asker: Asker, wanted: Pages) -> bytes:
        found = await self._answer(asker, wanted)
        assert isinstance(found, bytes)
        self._kept[wanted] = found
        self._bytes += len(found)
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return found

    async def asked(self, asker: Asker, wanted: Asked) -> list[int]:
        found: Any = await self._answer(asker, wanted)
        return list(found)

    async def _answer(self, asker: Asker, work: Work) -> object:
        try:
            return await self.done(Job(asker, work), PATIENCE)
        except Crowded:
            raise Problem("busy", 503) from None
        except Lost as error:
            raise Problem("internal", 500) from error
