"""The number of ways to go on from named positions of Dice Forge is what it was: see ``tools/perft.py``."""

from pathlib import Path

import pytest

from tests.perft.diceforge import POSITIONS
from tests.perft.positions import counts

KEPT = dict(line.split(": ") for line in (Path(__file__).parent / "diceforge.txt").read_text().splitlines())


def test_every_position_has_its_counts() -> None:
    assert list(KEPT) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_the_same(name: str) -> None:
    make, depth = POSITIONS[name]
    state = make()
    before = state.hash()
    assert counts(state, depth) == [int(count) for count in KEPT[name].split()]
    assert state.hash() == before, "counting changes nothing"
