"""Copies are equal and apart: clones, saves, matches with events, moves taken back."""

import pytest

from tests.conformance import laws
from tests.conformance.gallery import gallery, own
from tests.conformance.tables import GAMES, Setup, name_of, some
from theogony.games import get
from theogony.kernel.rng import Rng
from theogony.kernel.state import State

each_game = pytest.mark.parametrize("game", GAMES)
FEW = [(game, setup) for game in GAMES for setup in some(game, 6)]
some_tables = pytest.mark.parametrize(("game", "setup"), FEW, ids=name_of)


def at_random(seed: str) -> laws.Choose:
    rng = Rng(seed)

    def choose(state: State, seat: int) -> int:
        options = state.onward(seat)
        return options[rng.below(len(options))]

    return choose


@each_game
def test_clones_are_equal(game: str) -> None:
    laws.clones_are_equal(gallery(game))


@each_game
def test_clones_are_independent(game: str) -> None:
    laws.clones_are_independent(gallery(game))


@each_game
def test_clones_share_only_what_is_never_changed(game: str) -> None:
    laws.clones_share_only_what_is_never_changed(gallery(game))


@each_game
def test_every_field_is_saved(game: str) -> None:
    laws.every_field_is_saved(gallery(game)[0], getattr(own(game), "DERIVED", set()))


@each_game
def test_saved_positions_go_on_as_the_originals(game: str) -> None:
    laws.saved_positions_go_on_as_the_originals(get(game), gallery(game))


@some_tables
def test_events_change_nothing(game: str, setup: Setup) -> None:
    laws.events_change_nothing(get(game), *setup, at_random("events"))


@some_tables
def test_taking_back_restores_exactly(game: str, setup: Setup) -> None:
    assert laws.taking_back_restores_exactly(get(game), *setup, at_random("undo")) > 5
