"""Runs the server in this process, under uvicorn."""

import asyncio
import contextlib
import gc
import socket
import sys
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from theogony.server.app import create
from theogony.server.config import Config
from theogony.server.front import Front, Wire
from theogony.server.hub import open_hub
from theogony.server.store.appender import Unavailable
from theogony.server.store.engine import migrate, open_engine
from theogony.server.store.repo import Repo

FAREWELL_SECONDS = 0.2


class Unreachable(Exception):
    """What the server stands on does not answer; ``what`` is ``database`` or ``redis``."""

    def __init__(self, what: str, error: Exception) -> None:
        super().__init__(what)
        self.what = what
        self.reason = str(error).strip().partition("\n")[0] or type(error).__name__


def check_services(config: Config) -> None:
    """The database is there, with the newest schema, and Redis answers if there is one; raises Unreachable."""
    try:
        asyncio.run(_try_database(config.database()))
    except Exception as error:  # every driver has its own
        raise Unreachable("database", error) from error
    try:
        asyncio.run(_ping(config.redis))
    except Exception as error:
        raise Unreachable("redis", error) from error


async def _try_database(url: str) -> None:
    engine = open_engine(url)
    repo = Repo(engine)
    try:
        await migrate(engine)
        await repo.write_pulse()
    except Unavailable as error:
        raise error.__cause__ or error from None
    finally:
        await repo.close()


async def _ping(redis: str) -> None:
    hub = open_hub(redis)
    try:
        await hub.ping()
    finally:
        await hub.close()


class Server(uvicorn.Server):
    """A uvicorn server that says goodbye to its sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if threading.current_thread() is threading.main_thread():  # the process is ours
            _tune()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with contextlib.suppress(AttributeError):  # it never came up
            self.app.state.sockets.close_all()
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def server_of(config: Config) -> Server:
    """A server for these settings, not yet running."""
    _allow_many_files()
    app = create(config)
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        loop="auto",
        http=Front,
        ws=Wire,
        ws_max_size=config.limits.body_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=5,
    )
    return Server(settings, app)


def _tune() -> None:
    """What is there after the start stays: the collector need not look at it again, and seldom at what comes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.setswitchinterval(0.001)  # threads that fold a log must not hold up the loop


def _allow_many_files() -> None:
    """Every socket is an open file: take as many as this process may have."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port(host: str, port: int) -> int:
    """The port itself if nobody listens there, else one that is free."""
    for wanted in (port, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, wanted))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"no free port on {host}")


def open_browser_when_up(server: Server, address: str) -> None:
    """Open the address as soon as the server answers."""

    def wait_and_open() -> None:
        while not server.started:
            if server.should_exit:
                return
            threading.Event().wait(0.05)
        webbrowser.open(address)

    threading.Thread(target=wait_and_open, daemon=True).start()
