"""The number of ways to go on from named positions is what it was. ``tools/perft.py`` prints and writes the counts."""

from pathlib import Path

import pytest

from tests.perft.positions import POSITIONS, counts, perft

KEPT = dict(line.split(": ") for line in (Path(__file__).parent / "godstorm.txt").read_text().splitlines())


def test_every_position_has_its_counts() -> None:
    assert list(KEPT) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_are_the_same(name: str) -> None:
    make, depth = POSITIONS[name]
    state = make()
    before = state.hash()
    assert counts(state, depth) == [int(count) for count in KEPT[name].split()]
    assert state.hash() == before, "counting changes nothing"


def test_bids_multiply() -> None:
    """Three bidders with 3, 2 and 4 faith: 4 * 3 * 5 ways to bid, checked by hand."""
    assert perft(POSITIONS["bids"][0](), 3) == 4 * 3 * 5
