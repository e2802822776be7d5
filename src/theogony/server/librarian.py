"""Old games are read elsewhere: whoever looks at a replay must not hold up those who play."""

import asyncio
from collections import OrderedDict
from typing import Any

from theogony.kernel.record import Entry
from theogony.server.boards import Fork, Laid
from theogony.server.errors import Problem
from theogony.server.line import Asker, Job
from theogony.server.replays import Key, Pages
from theogony.server.thinker import Work
from theogony.server.workers import Crowded, Lost, Workers

READ_SECONDS = 30.0
PATIENCE = 20.0
KEPT_BYTES = 32 << 20
KEY_BYTES = 500  # about what keeping an answer costs beside its text


class Librarian(Workers):
    """One process that folds records, the line before it, and the pages that were asked for last."""

    def __init__(self) -> None:
        super().__init__(1, lazy=True)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._reading: dict[Key, asyncio.Task[Any]] = {}

    def fit(self, job: Job) -> float:
        return READ_SECONDS

    async def pages(self, asker: Asker, wanted: Pages) -> bytes:
        """The pages; what somebody else is waiting for already is read once."""
        key = wanted.key()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        reading = self._reading.get(key)
        if reading is None:
            reading = self._reading[key] = asyncio.create_task(self._read(asker, key, wanted))
            reading.add_done_callback(lambda _: self._reading.pop(key))
        found: bytes = await asyncio.shield(reading)
        return found

    async def _read(self, asker: Asker, key: Key, wanted: Pages) -> bytes:
        found = await self._answer(asker, wanted)
        assert isinstance(found, bytes)
        self._kept[key] = found
        self._bytes += len(found) + KEY_BYTES
        while self._bytes > KEPT_BYTES:
            self._bytes -= len(self._kept.popitem(last=False)[1]) + KEY_BYTES
        return found

    async def laid(self, asker: Asker, wanted: Laid) -> bytes:
        """A position of the analysis board."""
        found = await self._answered(asker, wanted)
        assert isinstance(found, bytes)
        return found

    async def fork(self, asker: Asker, wanted: Fork) -> tuple[list[Entry], list[int]]:
        """What a table that is played on begins with, and who is asked there."""
        found: Any = await self._answered(asker, wanted)
        return [Entry(*each) for each in found[0]], list(found[1])

    async def _answered(self, asker: Asker, work: Work) -> object:
        """What is read; a word is what is wrong with the question."""
        found = await self._answer(asker, work)
        if isinstance(found, str):
            raise Problem("bad-request", 422, where=found)
        return found

    async def _answer(self, asker: Asker, work: Work) -> object:
        try:
            return await self.done(Job(asker, work), PATIENCE)
        except Crowded:
            raise Problem("busy", 503) from None
        except Lost as error:
            raise Problem("internal", 500) from error
