"""Finds a Chromium for the browser tests, or gets one; prints where it is.

    python tools/chromium.py

In this order: CHROMIUM=/path/to/it, one on the machine, the one Playwright has fetched,
Debian's package (as root), Playwright's download.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import debian

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    Path("/snap/bin/chromium"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)


class NoChromium(Exception):
    """There is none and none could be had; the text says what was tried and what to do."""


def find() -> Path | None:
    """A Chromium that is already here."""
    return next((path for path in _candidates() if path.is_file() and os.access(path, os.X_OK)), None)


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("CHROMIUM"):
        yield Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)
    yield from PLACES
    yield from _from_playwright()


def _from_playwright() -> Iterator[Path]:
    """Where Playwright keeps the browser of its own version, fetched or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield Path(playwright.chromium.executable_path)


def get() -> Path:
    """A Chromium, fetched if there is none; raises NoChromium."""
    if (found := find()) is not None:
        return found
    tried = []
    for way, fetch in _ways():
        print(f"theogony: no Chromium here; trying {way} (once)", file=sys.stderr, flush=True)
        failure = fetch()
        if failure is None and (found := find()) is not None:
            return found
        tried.append(f"  {way}: {failure or 'ended well, but no browser came of it'}")
    raise NoChromium(
        "The browser tests need a Chromium and there is none on this machine.\nTried:\n"
        + "\n".join(tried)
        + "\nInstall one (Debian or Ubuntu: sudo apt install chromium),"
        + " or say where it is: CHROMIUM=/path/to/chromium make test"
    )


def _ways() -> Iterator[tuple[str, Callable[[], str | None]]]:
    if debian.can_install():
        yield "Debian's package", lambda: debian.install("chromium")
    yield "Playwright's download", lambda: debian.failure(f'"{sys.executable}" -m playwright install chromium')


if __name__ == "__main__":
    try:
        print(get())
    except NoChromium as none:
        sys.exit(f"theogony: {none}")
