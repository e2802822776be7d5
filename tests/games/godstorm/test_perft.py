"""Counts of ways to go on, checked by hand."""

from tests.conformance.perft import perft
from tests.games.godstorm.perft import POSITIONS


def test_bids_multiply() -> None:
    """Three bidders with 3, 2 and 4 faith: 4 * 3 * 5 ways to bid."""
    assert perft(POSITIONS["bids"][0](), 3) == 4 * 3 * 5
