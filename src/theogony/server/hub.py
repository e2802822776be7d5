"""Fan-out: how the news of a table reaches the sockets of all workers. In-process by default, Redis for several.

News are small and hold no secrets: that there is a new entry, a changed table, a chat line. Each worker looks up the
rest itself and builds what each of its sockets may see.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import orjson
import structlog

News = dict[str, Any]
Listener = Callable[[str, News], Awaitable[None]]
T = TypeVar("T")

log = structlog.get_logger("theogony.hub")


class Hub(Protocol):
    """What carries news, knows who is present, and lets one worker at a time drive a table's bots."""

    alone: bool  # there are no other workers: nothing is stored that this one does not know

    async def open(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...
    async def watch(self, table_id: str) -> None: ...
    async def unwatch(self, table_id: str) -> None: ...
    async def publish(self, table_id: str, news: News) -> None: ...
    async def arrive(self, table_id: str, socket_id: str, seats: list[int]) -> None: ...
    async def depart(self, table_id: str, socket_id: str) -> None: ...
    async def present(self, table_id: str) -> list[list[int]]: ...
    async def lease(self, table_id: str) -> bool: ...
    async def release(self, table_id: str) -> None: ...
    async def ping(self) -> None: ...


class LocalHub:
    """One process: all sockets are here, so there is nobody else to tell."""

    alone = True

    def __init__(self) -> None:
        self._present: dict[str, dict[str, list[int]]] = {}

    async def open(self, listener: Listener) -> None:
        return None

    async def close(self) -> None:
        self._present.clear()

    async def watch(self, table_id: str) -> None:
        return None

    async def unwatch(self, table_id: str) -> None:
        return None

    async def publish(self, table_id: str, news: News) -> None:
        return None

    async def arrive(self, table_id: str, socket_id: str, seats: list[int]) -> None:
        self._present.setdefault(table_id, {})[socket_id] = seats

    async def depart(self, table_id: str, socket_id: str) -> None:
        here = self._present.get(table_id, {})
        here.pop(socket_id, None)
        if not here:
            self._present.pop(table_id, None)

    async def present(self, table_id: str) -> list[list[int]]:
        return list(self._present.get(table_id, {}).values())

    async def lease(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None:
        return None

    async def ping(self) -> None:
        return None


class RedisHub:
    """Several workers. What is in Redis may be lost at any time without harm: the log is in the database.

    A Redis that fails or freezes is left alone for a while after each failure, so that tables play on without it; when
    it is back, what was missed is looked up.
    """

    alone = False
    LEASE_SECONDS = 8
    PRESENCE_SECONDS = 90
    PATIENCE = 1.0
    PAUSE = 3.0

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.worker = secrets.token_hex(6)
        self._redis: Any = Redis.from_url(
            url,
            socket_connect_timeout=self.PATIENCE,
            socket_timeout=self.PATIENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 1),  # a connection that went stale
        )
        self._channel: Any = self._redis.pubsub(ignore_subscribe_messages=True)
        self._reader: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._here: dict[str, dict[str, bytes]] = {}
        self._watched: set[str] = set()
        self._listener: Listener | None = None
        self._away_until: float | None = None

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self._channel.subscribe(self._name("all"))  # so that there is always something to listen to
        self._reader = asyncio.create_task(self._listen(listener))
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        for task in (self._reader, self._keeper):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for table_id, sockets in list(self._here.items()):
            for socket_id in list(sockets):
                await self.depart(table_id, socket_id)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(self.PATIENCE):
                await self._channel.aclose()
                await self._redis.aclose()

    @staticmethod
    def _name(table_id: str) -> str:
        return f"theogony:news:{table_id}"

    @staticmethod
    def _people(table_id: str) -> str:
        return f"theogony:present:{table_id}"

    # -- with and without Redis ------------------------------------------------------------------------------------

    async def _ask(self, otherwise: T, work: Callable[[], Awaitable[T]]) -> T:
        """What Redis says; where it does not answer, what holds without it."""
        from redis.exceptions import RedisError

        was_away = self._away_until is not None
        if self._away_until is not None:
            if time.monotonic() < self._away_until:
                return otherwise
            self._away_until = time.monotonic() + self.PAUSE  # one tries, the others go on without
        try:
            async with asyncio.timeout(2 * self.PATIENCE):
                found = await work()
        except (RedisError, OSError, TimeoutError) as error:
            self._away_until = time.monotonic() + self.PAUSE
            log.warning("tables go on without redis", fault=error)
            return otherwise
        self._away_until = None
        if was_away and self._keeper is not None:
            self._catching_up = asyncio.create_task(self._catch_up())
        return found

    async def _catch_up(self) -> None:
        """Redis is back: say again who is here, and look up what was said meanwhile; it is in the log.

        The others are told to look too: who found Redis before us has not heard what we did until now.
        """
        assert self._listener is not None
        log.info("redis is back")
        await self._tell_presence()
        for table_id in list(self._watched):
            await self.watch(table_id)
            await self._listener(table_id, {"kind": "table"})
            await self.publish(table_id, {"kind": "table"})

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                message = await self._channel.get_message(timeout=5.0)
                if message is not None:
                    await self._hear(message, listener)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("redis lost, trying again", fault=error)
                self._away_until = time.monotonic()  # whoever asks next catches up
                await asyncio.sleep(0.5)
                await self._ask(None, self._redis.ping)

    async def _hear(self, message: dict[str, Any], listener: Listener) -> None:
        news = orjson.loads(message["data"])
        if news.pop("worker") != self.worker:
            await listener(message["channel"].decode().rpartition(":")[2], news)

    async def _keep(self) -> None:
        """Presence lasts a while without us, so that a killed worker's sockets are forgotten."""
        while True:
            await asyncio.sleep(self.PRESENCE_SECONDS / 3)
            await self._tell_presence()

    async def _tell_presence(self) -> None:
        for table_id, sockets in list(self._here.items()):
            await self._ask(None, partial(self._set_presence, table_id, dict(sockets)))

    async def _set_presence(self, table_id: str, sockets: dict[str, bytes]) -> None:
        await self._redis.hset(self._people(table_id), mapping=sockets)
        await self._redis.expire(self._people(table_id), self.PRESENCE_SECONDS)

    # -- what a hub does -------------------------------------------------------------------------------------------

    async def watch(self, table_id: str) -> None:
        self._watched.add(table_id)
        await self._ask(None, partial(self._channel.subscribe, self._name(table_id)))

    async def unwatch(self, table_id: str) -> None:
        self._watched.discard(table_id)
        await self._ask(None, partial(self._channel.unsubscribe, self._name(table_id)))

    async def publish(self, table_id: str, news: News) -> None:
        words = orjson.dumps({**news, "worker": self.worker})
        await self._ask(None, partial(self._redis.publish, self._name(table_id), words))

    async def arrive(self, table_id: str, socket_id: str, seats: list[int]) -> None:
        self._here.setdefault(table_id, {})[socket_id] = orjson.dumps(seats)
        await self._ask(None, partial(self._set_presence, table_id, {socket_id: orjson.dumps(seats)}))

    async def depart(self, table_id: str, socket_id: str) -> None:
        here = self._here.get(table_id, {})
        here.pop(socket_id, None)
        if not here:
            self._here.pop(table_id, None)
        await self._ask(None, partial(self._redis.hdel, self._people(table_id), socket_id))

    async def present(self, table_id: str) -> list[list[int]]:
        """Everybody's sockets; without Redis, those of this worker."""
        ours = list(self._here.get(table_id, {}).values())
        people: list[bytes] = await self._ask(ours, partial(self._redis.hvals, self._people(table_id)))
        return [orjson.loads(seats) for seats in people]

    async def lease(self, table_id: str) -> bool:
        """Without Redis every worker drives: two drivers do no harm, the log takes one answer."""
        return await self._ask(True, partial(self._lease, f"theogony:driver:{table_id}"))

    async def _lease(self, key: str) -> bool:
        if await self._redis.set(key, self.worker, nx=True, ex=self.LEASE_SECONDS):
            return True
        holder = await self._redis.get(key)
        if holder is None or holder.decode() != self.worker:
            return False
        await self._redis.expire(key, self.LEASE_SECONDS)
        return True

    async def release(self, table_id: str) -> None:
        await self._ask(None, partial(self._release, f"theogony:driver:{table_id}"))

    async def _release(self, key: str) -> None:
        holder = await self._redis.get(key)
        if holder is not None and holder.decode() == self.worker:
            await self._redis.delete(key)

    async def ping(self) -> None:
        async with asyncio.timeout(2 * self.PATIENCE):
            await self._redis.ping()


def open_hub(redis_url: str) -> Hub:
    return RedisHub(redis_url) if redis_url else LocalHub()
