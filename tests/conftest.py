"""What holds for all tests."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from theogony import games

# How long something takes says nothing about whether it is right, least of all on a busy machine.
settings.register_profile("theogony", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("theogony")

# A Chromium and a server; a compiled package; servers on two databases.
TOGETHER = ("tests/browser/", "tests/conformance/test_builds.py", "tests/server/test_admin.py")
LONG = "tests/test_wheel.py"  # builds and installs the package: begun last, it would keep all others waiting
TOYBOX = Path(__file__).parent / "toybox"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep what browser tests see in build/screenshots/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """The kernel's toy games are registered, as games in a folder outside of the package are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, str(TOYBOX))
        patch.setenv("PYTHONPATH", str(TOYBOX.parents[1]))
        patch.setattr(games, "__path__", [*games.__path__, str(TOYBOX)])
        yield


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are processors: who waits for a page or for a server leaves his unused."""
    workers = yield
    return workers + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """The tests of some files share what is dear: one worker takes them all. (``--dist loadgroup`` of xdist 3.8 means
    this too, and does nothing under pytest 9.2.)"""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    class Scheduling(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return file if file.startswith(TOGETHER) else nodeid

    return Scheduling(config, log)
