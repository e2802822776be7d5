"""Every game of Godstorm ends, whatever its players are bent on, and the winners are alive."""

import pytest

from tests.conformance.laws import is_over
from tests.games.godstorm.gallery import STYLES
from tests.games.godstorm.play import MODES, Mode, begin, walk
from theogony.games.godstorm.state import World

REASONS = {"GS-088", "GS-230", "GS-305", "GS-280", "GS-307"}
LONGEST = 30_000  # decisions; the longest games are classic ones of 40 rounds


@pytest.mark.parametrize("style", [*STYLES, "ruthless meek", "meek"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_game_ends(mode: Mode, style: str) -> None:
    last: World | None = None
    for number, position in enumerate(walk(begin(mode, "end"), style, "end")):
        assert number < LONGEST
        last = position
    assert last is not None and last.result is not None
    is_over(last, REASONS)
    assert all(last.alive[seat] for seat in last.result.winners()) or last.result.reason == "GS-305"
