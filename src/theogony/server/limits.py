"""Size and rate limits, the origin check, and the headers that tell a browser to be strict."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theogony.server.config import Config
from theogony.server.errors import Problem

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of drawn pieces; no script can come in this way
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Mapping[str, str] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


class Bucket:
    """A token bucket: so many per second, so many at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.burst = rate
        self.left = self.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until the next one is allowed."""
        return max(1, round((1 - self.left) / self.rate + 0.5))


class Rates:
    """Buckets by key; the least recently used are forgotten, which only ever favours the client."""

    def __init__(self, rate: tuple[float, float], kept: int = 20_000) -> None:
        self._rate = rate
        self._kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str) -> None:
        """Raises too-fast when the key asks for more than its share."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise Problem("too-fast", 429, seconds=bucket.wait())


class Door:
    """So many requests and handshakes are served at a time: a crowd at the door must not keep tables from playing."""

    def __init__(self, at_once: int, per_address: int) -> None:
        self._at_once = asyncio.Semaphore(at_once)
        self._per_address = per_address
        self._places: dict[str, tuple[asyncio.Semaphore, int]] = {}  # and how many wait or are inside

    @asynccontextmanager
    async def enter(self, where: str) -> AsyncIterator[None]:
        place, count = self._places.get(where) or (asyncio.Semaphore(self._per_address), 0)
        self._places[where] = place, count + 1
        try:
            async with place, self._at_once:
                yield
        finally:
            count = self._places[where][1] - 1
            if count:
                self._places[where] = place, count
            else:
                del self._places[where]


def address(scope: Scope) -> str:
    """Where a request comes from, as one client to be counted."""
    client = scope.get("client")
    return client[0] if client else "local"


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, from an allowed site, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if origin in allowed:
        return True
    return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class Guard:
    """The first door: size, rate and origin of every request, and headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config, door: Door) -> None:
        self.app = app
        self.config = config
        self.door = door
        self.rates = Rates(config.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = _with_headers(scope, send)
        try:
            self._check(scope)
        except Problem as problem:
            await _answer(problem, guarded)
            return
        body = _Counted(receive, self.config.limits.body_bytes)
        async with self.door.enter(address(scope)) if scope["path"].startswith("/api/") else nullcontext():
            await self.app(scope, body, guarded)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"].startswith("/api/"):
            self.rates.check(address(scope))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.config.limits.body_bytes:
            raise Problem("too-large", 413, most=self.config.limits.body_bytes)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers, self.config.origins):
            raise Problem("bad-origin", 403)


class _Counted:
    """A request body that ends in an error when it is larger than it said."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most
        self.most = most

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            if self.left < 0:
                raise Problem("too-large", 413, most=self.most)
        return message


def _with_headers(scope: Scope, send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return guarded


async def _answer(problem: Problem, send: Send) -> None:
    body = orjson.dumps({"error": problem.as_dict()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in problem.params:
        headers.append((b"retry-after", str(problem.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
