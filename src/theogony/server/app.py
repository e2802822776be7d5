"""Puts the server together."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import theogony
from theogony.server import auth, contents, library, logs, metrics
from theogony.server.away import Caretaker
from theogony.server.bans import BANNED, Bans
from theogony.server.board_api import boards
from theogony.server.bots import Drivers
from theogony.server.config import Config, from_environment
from theogony.server.errors import Problem
from theogony.server.house import House
from theogony.server.http import Json, Services, api
from theogony.server.hub import open_hub
from theogony.server.librarian import Librarian
from theogony.server.limits import Door, Guard, address, same_origin
from theogony.server.review_api import reviews
from theogony.server.reviewer import Reviewer
from theogony.server.socket import GOING_AWAY, TOO_FAST, TableSocket
from theogony.server.static import Client
from theogony.server.store.appender import Unavailable
from theogony.server.store.engine import migrate, open_engine
from theogony.server.store.repo import Repo
from theogony.server.tables import Tables
from theogony.server.thinkers import Thinkers

NOT_YOURS, NO_TABLE = 4403, 4404

log = structlog.get_logger("theogony.app")


def create(config: Config | None = None) -> FastAPI:
    """The application; uvicorn can use it as a factory."""
    config = config or from_environment()
    logs.configure(config.log_format)
    app = FastAPI(
        title="Theogony",
        version=theogony.__version__,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.config = config
    app.include_router(api)
    app.include_router(reviews)
    app.include_router(boards)
    app.add_api_websocket_route("/api/tables/{table_id}/socket", table_socket)
    app.mount("/", Client(config.static))
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(Watch)
    app.state.door = Door(config.limits.served_at_once, config.limits.served_per_address)
    app.state.bans = Bans()
    app.add_middleware(Guard, config=config, door=app.state.door, bans=app.state.bans)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    config: Config = app.state.config
    library.check_maps()
    engine = open_engine(config.database())
    await migrate(engine)
    hub = open_hub(config.redis)
    tables = Tables(config, Repo(engine), hub)
    await tables.repo.forget_spent_tokens()
    await contents.keep(tables.repo)
    await hub.open(tables.hear)
    thinkers = Thinkers(config)
    thinkers.start()
    drivers = Drivers(tables, thinkers)
    app.state.sockets = OpenSockets(config)
    house = House(tables, app.state.bans, app.state.sockets)
    await house.open()
    minders = [asyncio.create_task(work) for work in (Caretaker(tables).run(), drivers.watch(), house.run())]
    librarian = Librarian()
    librarian.start()
    reviewer = Reviewer(tables)
    reviewer.start()
    minders.append(asyncio.create_task(reviewer.watch()))
    app.state.services = Services(tables, librarian, reviewer, app.state.bans)
    app.state.thinkers = thinkers
    log.info("ready", database=engine.dialect.name, hub=type(hub).__name__)
    try:
        yield
    finally:
        app.state.sockets.close_all()
        for minder in minders:
            minder.cancel()
        await asyncio.gather(*minders, return_exceptions=True)
        await drivers.close()
        await thinkers.close()
        await librarian.close()
        await reviewer.close()
        await hub.close()
        await tables.repo.close()
        log.info("stopped")


# -- sockets -------------------------------------------------------------------------------------------------------


class OpenSockets:
    """All sockets of this worker: counted by who opened them, and told when the server goes down."""

    def __init__(self, config: Config) -> None:
        self.limits = config.limits
        self._open: dict[TableSocket, str] = {}
        self._count: Counter[str] = Counter()

    def has_room(self, key: str, seated: bool) -> bool:
        """A guest with a seat at the table is counted alone: onlookers of the same address cannot keep it out."""
        most = self.limits.sockets_per_guest if seated else self.limits.onlookers_per_address
        return self._count[key] < most

    def add(self, socket: TableSocket, key: str) -> None:
        self._open[socket] = key
        self._count[key] += 1

    def remove(self, socket: TableSocket) -> None:
        key = self._open.pop(socket)
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]

    def close_banned(self, bans: Bans) -> None:
        for socket in list(self._open):
            if bans.guest(socket.guest_id) or bans.address(socket.asker.address):
                socket.close(BANNED)

    def close_guest(self, guest_id: str) -> None:
        for socket in list(self._open):
            if socket.guest_id == guest_id:
                socket.close(NOT_YOURS)

    def close_at(self, table_id: str) -> None:
        for socket in list(self._open):
            if socket.table_id == table_id:
                socket.close(NO_TABLE)

    def close_all(self) -> None:
        for socket in list(self._open):
            socket.send(b'{"push":"bye"}')
            socket.close(GOING_AWAY)


async def table_socket(websocket: WebSocket, table_id: str) -> None:
    """Check who is knocking, then serve the socket."""
    app = websocket.app
    use: Services = app.state.services
    sockets: OpenSockets = app.state.sockets
    if not same_origin(websocket.headers, use.tables.config.origins):
        await _turn_away(websocket, NOT_YOURS)
        return
    where, door = address(websocket.scope), app.state.door
    async with door.enter(where):
        guest = await auth.guest_of(websocket, use.repo)
        found = await use.tables.rows(table_id) if len(table_id) <= 24 else None
        seen = found is not None and await use.lobby.may_see(found[0], guest.id if guest else None)
    # Asked last, with nothing awaited until the socket is known: a ban either stands here or finds it in the list.
    banned = use.bans.address(where) or (guest is not None and use.bans.guest(guest.id))
    if banned or found is None or not seen:
        await _turn_away(websocket, BANNED if banned else NO_TABLE)
        return
    seated = guest is not None and any(seat.guest_id == guest.id for seat in found[1])
    key = guest.id if guest is not None and seated else where
    if not sockets.has_room(key, seated):
        await _turn_away(websocket, TOO_FAST)
        return
    socket = TableSocket(websocket, table_id, guest, where, door, use.tables, app.state.thinkers)
    sockets.add(socket, key)
    try:
        await socket.run()
    finally:
        sockets.remove(socket)


async def _turn_away(websocket: WebSocket, code: int) -> None:
    """Close with a code that a browser can read: it needs an accepted connection for that."""
    await websocket.accept()
    await websocket.close(code)


# -- errors --------------------------------------------------------------------------------------------------------


async def _problem(_request: Request, problem: Exception) -> Json:
    assert isinstance(problem, Problem)
    headers = {"retry-after": str(problem.params["seconds"])} if "seconds" in problem.params else None
    return Json({"error": problem.as_dict()}, problem.status, headers)


async def _unavailable(_request: Request, error: Exception) -> Json:
    log.error("the database does not answer", fault=error.__cause__ or error)
    return Json({"error": Problem("not-ready", 503).as_dict()}, 503)


async def _not_valid(_request: Request, error: Exception) -> Json:
    """What is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])[:80]
    return Json({"error": {"key": "bad-request", "params": {"where": where}}}, 422)


async def _http_error(_request: Request, error: Exception) -> Json:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "wrong-method"}
    key = keys.get(error.status_code, "bad-request")
    return Json({"error": {"key": key, "params": {}}}, error.status_code, error.headers)


class Watch:
    """Counts and logs requests by route, and turns our own faults into an answer that says nothing of the inside."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as fault:
            log.error("request failed", route=_route(scope), fault=fault)
            if not status:
                body = {"error": Problem("internal", 500).as_dict()}
                await Json(body, 500)(scope, receive, noted)
        finally:
            route = _route(scope)
            metrics.REQUESTS.labels(scope["method"], route, status).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(time.perf_counter() - began)


def _route(scope: Scope) -> str:
    """The route's pattern, never the path itself."""
    return getattr(scope.get("route"), "path", "") or "client"
