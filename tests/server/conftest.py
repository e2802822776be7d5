"""One quick server per test process; tests that need their own start it themselves."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Process, quick, running

sys.setswitchinterval(0.0002)  # server and clients are threads of one process here: hand over quickly


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(quick(tmp_path_factory.mktemp("server") / "tables.db")) as where:
        yield where


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own, in a process that may be killed."""
    with Process(tmp_path / "log", quick(tmp_path / "tables.db")) as process:
        yield process
