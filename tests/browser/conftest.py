"""A real Chromium, the built client and a real server on loopback.

What cannot be had fails the tests; nothing is skipped.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, House
from tests.server.harness import Process, quick
from tools import chromium

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"

# What Playwright leaves out too (our list takes the place of its own), and the pages of the address bar, which nobody
# sees here and which cost more than a page of ours.
LEFT_OUT = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "AimEnabled", "LensOverlay", "MediaRouter"),
    *("HttpsUpgrades", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
)
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    f"--disable-features={','.join(LEFT_OUT)}",
]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def built() -> None:
    """The client as its sources say, built if they have changed."""

    done = subprocess.run(["sh", "tools/web.sh", "build"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(f"The web client could not be built:\n{done.stdout[-2000:]}{done.stderr[-2000:]}", pytrace=False)


# Of the package, not of the session: Playwright keeps an event loop in this thread, and other tests start their own.
@pytest.fixture(scope="package")
def browser(built: None) -> Iterator[Browser]:
    try:
        path = chromium.get()
    except chromium.NoChromium as none:
        pytest.fail(str(none), pytrace=False)
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, headless=True, args=flags)
        yield opened
        opened.close()


def served(folders: pytest.TempPathFactory) -> Iterator[Process]:
    """A server as long as somebody needs it, also with games that are being built: their boards are looked at too."""
    folder = folders.mktemp("browser")
    process = Process(folder / "log", quick(folder / "tables.db"), THEOGONY_UNFINISHED="1")
    process.start()
    yield process
    process.end(signal.SIGTERM)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    yield from served(tmp_path_factory)


@pytest.fixture
def house(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[House]:
    """Devices at the shared server; a picture of each is kept when the test fails."""
    yield from opened(browser, server, request)


def opened(browser: Browser, server: Process, request: pytest.FixtureRequest) -> Iterator[House]:
    name = request.node.name.removeprefix("test_")
    house = House(browser, server.address, SCREENSHOTS, name, server.db, request.config.getoption("--pictures"))
    failed = request.session.testsfailed
    yield house
    house.close(failed=request.session.testsfailed > failed)
