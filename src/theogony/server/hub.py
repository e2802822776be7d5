"""Fan-out: how the news of a table reaches the sockets of all workers. In-process by default, Redis for several.

News are small and hold no secrets: that there is a new entry, a changed table, a chat line. Each worker looks up the
rest itself and builds what each of its sockets may see.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Protocol

import orjson
import structlog

News = dict[str, Any]
Listener = Callable[[str, News], Awaitable[None]]

log = structlog.get_logger("theogony.hub")


class Hub(Protocol):
    """What carries news, knows who is present, and lets one worker at a time drive a table's bots."""

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
    """Several workers. What is in Redis may be lost at any time without harm: the log is in the database."""

    LEASE_SECONDS = 8
    PRESENCE_SECONDS = 90

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.worker = secrets.token_hex(6)
        self._redis: Any = Redis.from_url(url)
        self._channel: Any = self._redis.pubsub(ignore_subscribe_messages=True)
        self._reader: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._here: dict[str, dict[str, bytes]] = {}
        self._watched: set[str] = set()

    async def open(self, listener: Listener) -> None:
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
                with contextlib.suppress(Exception):
                    await self.depart(table_id, socket_id)
        await self._channel.aclose()
        await self._redis.aclose()

    @staticmethod
    def _name(table_id: str) -> str:
        return f"theogony:news:{table_id}"

    @staticmethod
    def _people(table_id: str) -> str:
        return f"theogony:present:{table_id}"

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async for message in self._channel.listen():
                    await self._hear(message, listener)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("redis lost, trying again", fault=error)
                await asyncio.sleep(0.5)
                await self._listen_again(listener)

    async def _listen_again(self, listener: Listener) -> None:
        """Subscribe anew, and look up what was said meanwhile: it is in the log."""
        for table_id in list(self._watched):
            await self.watch(table_id)
            await listener(table_id, {"kind": "table"})

    async def _hear(self, message: dict[str, Any], listener: Listener) -> None:
        news = orjson.loads(message["data"])
        if news.pop("worker") != self.worker:
            await listener(message["channel"].decode().rpartition(":")[2], news)

    async def _keep(self) -> None:
        """Presence lasts a while without us, so that a killed worker's sockets are forgotten."""
        while True:
            await asyncio.sleep(self.PRESENCE_SECONDS / 3)
            for table_id, sockets in list(self._here.items()):
                with contextlib.suppress(Exception):
                    await self._redis.hset(self._people(table_id), mapping=sockets)
                    await self._redis.expire(self._people(table_id), self.PRESENCE_SECONDS)

    async def watch(self, table_id: str) -> None:
        self._watched.add(table_id)
        with _without_redis("not listening yet"):
            await self._channel.subscribe(self._name(table_id))

    async def unwatch(self, table_id: str) -> None:
        self._watched.discard(table_id)
        with _without_redis("still listening"):
            await self._channel.unsubscribe(self._name(table_id))

    async def publish(self, table_id: str, news: News) -> None:
        await self._redis.publish(self._name(table_id), orjson.dumps({**news, "worker": self.worker}))

    async def arrive(self, table_id: str, socket_id: str, seats: list[int]) -> None:
        self._here.setdefault(table_id, {})[socket_id] = orjson.dumps(seats)
        with _without_redis("presence not told"):
            await self._redis.hset(self._people(table_id), socket_id, orjson.dumps(seats))
            await self._redis.expire(self._people(table_id), self.PRESENCE_SECONDS)

    async def depart(self, table_id: str, socket_id: str) -> None:
        here = self._here.get(table_id, {})
        here.pop(socket_id, None)
        if not here:
            self._here.pop(table_id, None)
        with _without_redis("presence not told"):
            await self._redis.hdel(self._people(table_id), socket_id)

    async def present(self, table_id: str) -> list[list[int]]:
        people = list(self._here.get(table_id, {}).values())
        with _without_redis("presence of this worker only"):
            people = await self._redis.hvals(self._people(table_id))
        return [orjson.loads(seats) for seats in people]

    async def lease(self, table_id: str) -> bool:
        key = f"theogony:driver:{table_id}"
        with _without_redis("bots driven without a lease"):
            if await self._redis.set(key, self.worker, nx=True, ex=self.LEASE_SECONDS):
                return True
            holder = await self._redis.get(key)
            if holder is None or holder.decode() != self.worker:
                return False
            await self._redis.expire(key, self.LEASE_SECONDS)
        return True  # two drivers do no harm: the log takes one answer

    async def release(self, table_id: str) -> None:
        key = f"theogony:driver:{table_id}"
        holder = await self._redis.get(key)
        if holder is not None and holder.decode() == self.worker:
            await self._redis.delete(key)

    async def ping(self) -> None:
        await self._redis.ping()


@contextlib.contextmanager
def _without_redis(what: str) -> Iterator[None]:
    """Redis may be away for a while; tables go on without it."""
    from redis.exceptions import RedisError

    try:
        yield
    except (RedisError, OSError) as error:
        log.warning(what, fault=error)


def open_hub(redis_url: str) -> Hub:
    return RedisHub(redis_url) if redis_url else LocalHub()
