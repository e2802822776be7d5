"""Finds an nginx for the tests behind a proxy, or gets one; prints where it is.

    python tools/nginx.py

In this order: NGINX=/path/to/it, one on the machine, Debian's package (as root).
"""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import debian


class NoNginx(Exception):
    """There is none and none could be had; the text says what to do."""


def find() -> Path | None:
    """An nginx that is already here."""
    return next((path for path in _candidates() if path.is_file() and os.access(path, os.X_OK)), None)


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("NGINX"):
        yield Path(named)
    if found := shutil.which("nginx"):
        yield Path(found)
    yield from (Path("/usr/sbin/nginx"), Path("/usr/local/sbin/nginx"), Path("/opt/homebrew/bin/nginx"))


def get() -> Path:
    """An nginx, installed if there is none; raises NoNginx."""
    if (found := find()) is not None:
        return found
    failure: str | None = "this is no Debian, or not its root"
    if debian.can_install():
        print("theogony: no nginx here; trying Debian's package (once)", file=sys.stderr, flush=True)
        failure = debian.install("nginx-light", "openssl")
        if (found := find()) is not None:
            return found
    raise NoNginx(
        f"The tests behind a proxy need nginx and there is none on this machine ({failure}).\n"
        "Install it (Debian or Ubuntu: sudo apt install nginx-light openssl), or say where it is: NGINX=/path/to/nginx"
    )


if __name__ == "__main__":
    try:
        print(get())
    except NoNginx as none:
        sys.exit(f"theogony: {none}")
