"""Debian's packages for what the tests drive, where they may be installed: one process at a time."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

MINUTES = 10 * 60
LOCK = Path(tempfile.gettempdir()) / "theogony-apt.lock"


def can_install() -> bool:
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install(*packages: str) -> str | None:
    """Installed afterwards, or the last line of what went wrong. Tests run side by side, and apt refuses a second
    caller: whoever comes later waits and finds everything there."""
    command = f"DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends {' '.join(packages)}"
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return failure(f"{command} || (apt-get update -q && {command})")


def failure(command: str) -> str | None:
    """Run it; the last line of what it said if it failed."""
    try:
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=MINUTES, check=False)
    except subprocess.TimeoutExpired:
        return f"no end after {MINUTES // 60} minutes"
    if done.returncode == 0:
        return None
    return ((done.stdout + done.stderr).strip().splitlines() or ["failed without a word"])[-1]
