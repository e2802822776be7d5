"""A box is what its tables say: a changed value that no table holds is noticed, and refused (ADR 17)."""

import pytest

from tests.conformance.tables import GAMES
from theogony.games import get


@pytest.mark.parametrize("game", GAMES)
def test_a_box_equals_a_box_of_the_same_components(game: str) -> None:
    box = get(game).box
    assert box is not None
    same = type(box)({**box.components, "unread": 1})  # beside what the rules read: a box of its own
    assert same.digest != box.digest and same.tables() == box.tables()
