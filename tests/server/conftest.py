"""One quick server per test process; tests that need their own start it themselves."""

import sys
from collections.abc import Iterator

import pytest

from tests.server.harness import quick, running

sys.setswitchinterval(0.0002)  # server and clients are threads of one process here: hand over quickly


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(quick(tmp_path_factory.mktemp("server") / "tables.db")) as where:
        yield where
