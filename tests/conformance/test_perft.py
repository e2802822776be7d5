"""The number of ways to go on is what it was, and is the same by the checks. ``tools/perft.py`` writes the counts."""

import pytest

from tests.conformance.perft import counts, kept, perft, positions
from tests.conformance.tables import GAMES, Setup, name_of, some
from theogony.games import get
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

FIRST = [(game, setup) for game in GAMES for setup in some(game, 8)]
AT_MOST = 400  # ways of the first decisions that are counted twice


def known(game: str) -> dict[str, str]:
    return dict(line.split(": ") for line in kept(game).read_text().splitlines()) if positions(game) else {}


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_its_counts(game: str) -> None:
    assert list(known(game)) == list(positions(game))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in positions(game)])
def test_the_counts_are_the_same(game: str, name: str) -> None:
    make, depth = positions(game)[name]
    state = make()
    before = state.hash()
    assert counts(state, depth) == [int(count) for count in known(game)[name].split()]
    assert state.hash() == before, "counting changes nothing"


@pytest.mark.parametrize(("game", "setup"), FIRST, ids=name_of)
def test_the_first_decisions_have_as_many_ways_by_the_checks(game: str, setup: Setup) -> None:
    """Options as listed, and options as the checks of every candidate move allow them."""
    state = get(game).new(*setup, seed=1)
    depth = next((n for n in (3, 2) if perft(state, n) < AT_MOST), 1)
    assert perft(state, depth) == by_the_checks(state, depth)


def by_the_checks(state: State, depth: int) -> int:
    if state.result is not None:
        return 0
    prompt = state.prompts()[0]
    total = 0
    for move in Prompt.options(prompt, state):
        after = state.clone()
        after.rng = resumed(keyed("perft", depth, move))
        after.apply_trusted(prompt.seat, move)
        total += 1 if depth == 1 else by_the_checks(after, depth - 1)
    return total
