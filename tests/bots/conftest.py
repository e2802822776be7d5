"""What tests of bots share."""

from collections.abc import Iterator

import pytest

from theogony.bots import value


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What was read of learned values, and said once, is read and said again."""
    value.network_of.cache_clear()
    value._say_missing.cache_clear()
    yield
    value.network_of.cache_clear()
    value._say_missing.cache_clear()
