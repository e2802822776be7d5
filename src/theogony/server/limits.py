"""Size and rate limits, the origin check, and the headers that tell a browser to be strict."""

import asyncio
import socket
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theogony.server.bans import Bans
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
# What waits for the librarian or the reviewer stands in a line of its own.
ELSEWHERE = ("/replay", "/play-on", "/review/choices", "/review/answer", "/board", "/board/worth")
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
    return _network(client[0]) if client else "local"


@lru_cache(4096)
def _network(where: str) -> str:
    """One customer's network counts as one: with IPv6 that is not an address but the first half of it."""
    try:
        found = ip_address(where)
    except ValueError:
        return where
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
    return where


class Hosts:
    """The names under which this server may be called: others are a page's trick to pass for us (DNS rebinding)."""

    def __init__(self, config: Config) -> None:
        ours = socket.gethostname().lower()
        self._names = {"", "localhost", config.host.lower(), ours, f"{ours}.local"}
        self._names |= {found.hostname or "" for origin in config.origins if (found := _split(origin)) is not None}

    def knows(self, headers: Headers) -> bool:
        found = _split(f"//{headers.get('host', '')}")
        if found is None:
            return False
        name = found.hostname or ""
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _split(place: str) -> SplitResult | None:
    try:
        return urlsplit(place)
    except ValueError:
        return None


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own pages, from an allowed site, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if origin in allowed:
        return True
    found = _split(origin)
    return bool(origin) and found is not None and found.netloc.lower() == headers.get("host", "").lower()


class Guard:
    """The first door: size, rate and origin of every request, and headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config, door: Door, bans: Bans) -> None:
        self.app = app
        self.bans = bans
        self.config = config
        self.door = door
        self.hosts = Hosts(config)
        self.rates = Rates(config.limits.requests)
        self.handshakes = Rates(config.limits.handshakes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._admit_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = _with_headers(scope, send)
        try:
            self._check(scope)
            body = await _whole_body(receive, self.config.limits.body_bytes)
        except Problem as problem:
            await _answer(problem, guarded)
            return
        if not scope["path"].startswith("/api/") or scope["path"].endswith(ELSEWHERE):
            await self.app(scope, body, guarded)
            return
        async with AsyncExitStack() as inside:
            await inside.enter_async_context(self.door.enter(address(scope)))

            async def leaving(message: Message) -> None:
                await inside.aclose()  # a client that takes its answer slowly keeps nobody waiting
                await guarded(message)

            await self.app(scope, body, leaving)

    async def _admit_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket that may not come in is turned away before it is one: the handshake fails with 403."""
        try:
            self.handshakes.check(address(scope))
            known = self.hosts.knows(Headers(scope=scope)) and not self.bans.address(address(scope))
        except Problem:
            known = False
        if known:
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self.hosts.knows(headers):
            raise Problem("bad-host", 421)
        if scope["path"].startswith("/api/"):
            self.rates.check(address(scope))
            if self.bans.address(address(scope)):
                raise Problem("banned", 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.config.limits.body_bytes:
            raise Problem("too-large", 413, most=self.config.limits.body_bytes)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers, self.config.origins):
            raise Problem("bad-origin", 403)


async def _whole_body(receive: Receive, most: int) -> Receive:
    """The request's body, as something to be received at once; raises when it is larger than allowed."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break  # gone already: the application is told again
        parts.append(message.get("body", b""))
        if sum(map(len, parts)) > most:
            raise Problem("too-large", 413, most=most)
        if not message.get("more_body"):
            break
    whole: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

    async def again() -> Message:
        return whole.pop() if whole else await receive()

    return again


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
