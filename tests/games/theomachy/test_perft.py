"""Counts of ways to go on, checked by hand."""

from tests.conformance.perft import perft
from tests.games.theomachy.perft import packs, prayer


def test_packs_are_taken_one_by_one() -> None:
    """Three players choose among four packs."""
    assert perft(packs(), 3) == 4 * 3 * 2


def test_the_track_offers_what_each_can_pay() -> None:
    """A Priest and a Disciple buy any of six places or the deck; two Disciples four of the left or the deck."""
    state = prayer()
    assert perft(state, 1) == 7
    assert perft(state, 2) == 2 * 5 + 2 * 4 + 2 * 4 + 5
