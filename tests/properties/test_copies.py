"""Copies are equal and apart: clones, saves, matches with events, moves taken back."""

import pytest

from tests.games.godstorm.play import MODES, Mode, begin, players
from tests.properties import laws
from tests.properties.positions import gallery, riches
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.state import World
from theogony.kernel.state import State


def chooser(style: str, seats: int, seed: str) -> laws.Choose:
    """Players of one style, each with a chance of its own."""
    seated = players(style, seats, seed)

    def choose(state: State, seat: int) -> int:
        assert isinstance(state, World)
        return seated[seat].choose(state, seat)

    return choose


def test_clones_are_equal() -> None:
    laws.clones_are_equal(gallery())
    assert all(state.clone().borders == state.borders for state in gallery())


def test_clones_are_independent() -> None:
    laws.clones_are_independent(gallery())


def test_clones_share_only_what_is_never_changed() -> None:
    laws.clones_share_only_what_is_never_changed(gallery(), {"hand", "pool"})


def test_every_field_is_saved() -> None:
    laws.every_field_is_saved(begin((2, {}), 0), {"borders"})


def test_saved_positions_go_on_as_the_originals() -> None:
    laws.saved_positions_go_on_as_the_originals(GAME, gallery())


@pytest.mark.parametrize("style", ["bold", "devout"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_events_change_nothing(mode: Mode, style: str) -> None:
    laws.events_change_nothing(GAME, mode[0], mode[1], chooser(style, mode[0], "events"))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_taking_back_restores_exactly(mode: Mode) -> None:
    assert laws.taking_back_restores_exactly(GAME, mode[0], mode[1], chooser("bold", mode[0], "undo")) > 20


def test_riches_only_add_faith() -> None:
    mode: Mode = (3, {})
    assert sum(begin(mode, 1, riches(mode, "devout")).faith) > 100
