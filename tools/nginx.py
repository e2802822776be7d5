"""Finds an nginx for the tests behind a proxy, or gets one; prints where it is.

    python tools/nginx.py

In this order: NGINX=/path/to/it, one on the machine, Debian's package (as root).
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MINUTES = 10 * 60
INSTALL = "DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends nginx-light openssl"


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
    failure = "this is no Debian, or not its root"
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("theogony: no nginx here; trying Debian's package (once)", file=sys.stderr, flush=True)
        command = f"{INSTALL} || (apt-get update -q && {INSTALL})"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=MINUTES, check=False)
        if (found := find()) is not None:
            return found
        failure = ((done.stdout + done.stderr).strip().splitlines() or ["it failed without a word"])[-1]
    raise NoNginx(
        f"The tests behind a proxy need nginx and there is none on this machine ({failure}).\n"
        "Install it (Debian or Ubuntu: sudo apt install nginx-light openssl), or say where it is: NGINX=/path/to/nginx"
    )


if __name__ == "__main__":
    try:
        print(get())
    except NoNginx as none:
        sys.exit(f"theogony: {none}")
