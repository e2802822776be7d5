"""The number of ways to go on from named positions is what it was. ``tools/perft.py`` prints and writes the counts."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.perft import theomachy
from tests.perft.positions import POSITIONS, counts, perft
from theogony.kernel.state import State

BOXES: dict[str, Mapping[str, tuple[Callable[[], State], int]]] = {
    "godstorm": POSITIONS,
    "theomachy": theomachy.POSITIONS,
}
KEPT = {
    game: dict(line.split(": ") for line in (Path(__file__).parent / f"{game}.txt").read_text().splitlines())
    for game in BOXES
}


@pytest.mark.parametrize("game", BOXES)
def test_every_position_has_its_counts(game: str) -> None:
    assert list(KEPT[game]) == list(BOXES[game])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, found in BOXES.items() for name in found])
def test_the_counts_are_the_same(game: str, name: str) -> None:
    make, depth = BOXES[game][name]
    state = make()
    before = state.hash()
    assert counts(state, depth) == [int(count) for count in KEPT[game][name].split()]
    assert state.hash() == before, "counting changes nothing"


def test_bids_multiply() -> None:
    """Three bidders with 3, 2 and 4 faith: 4 * 3 * 5 ways to bid, checked by hand."""
    assert perft(POSITIONS["bids"][0](), 3) == 4 * 3 * 5


def test_packs_are_taken_one_by_one() -> None:
    """Three players choose among four packs, checked by hand."""
    assert perft(theomachy.packs(), 3) == 4 * 3 * 2


def test_the_track_offers_what_each_can_pay() -> None:
    """A Priest and a Disciple buy any of six places or the deck; two Disciples four of the left or the deck."""
    state = theomachy.prayer()
    assert perft(state, 1) == 7
    assert perft(state, 2) == 2 * 5 + 2 * 4 + 2 * 4 + 5
