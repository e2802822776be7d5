"""What holds for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from theogony import games

# How long something takes says nothing about whether it is right, least of all on a busy machine.
settings.register_profile("theogony", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("theogony")

TOYBOX = Path(__file__).parent / "toybox"


@pytest.fixture(scope="module")
def toys() -> Iterator[None]:
    """The kernel's toy games are registered, as games in a folder outside of the package are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(games.MORE, str(TOYBOX))
        patch.setenv("PYTHONPATH", str(TOYBOX.parents[1]))
        patch.setattr(games, "__path__", [*games.__path__, str(TOYBOX)])
        yield
