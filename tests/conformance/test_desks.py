"""What lies on the desks of a seal: nobody else's business until it opens, and then alike however it was found."""

import pytest

from tests.conformance import laws
from tests.conformance.gallery import gallery
from tests.conformance.tables import GAMES
from theogony.kernel.state import State

each_game = pytest.mark.parametrize("game", GAMES)


def sealed(game: str) -> list[State]:
    return [state for state in gallery(game) if state.desks]


@each_game
def test_a_draft_is_the_moves_that_make_it(game: str) -> None:
    laws.a_draft_is_the_moves_that_make_it(sealed(game))


@each_game
def test_any_order_of_edits_opens_to_one_position(game: str) -> None:
    laws.any_order_of_edits_opens_to_one_position(sealed(game))


@each_game
def test_nobody_sees_the_edits_of_others(game: str) -> None:
    laws.nobody_sees_the_edits_of_others(sealed(game))


@each_game
def test_who_goes_onward_is_ready_before_long(game: str) -> None:
    laws.who_goes_onward_is_ready_before_long(sealed(game))


def test_some_galleries_show_open_seals_and_drafts() -> None:
    drafted = [game for game in GAMES if any(desk.draft for state in sealed(game) for desk in state.desks)]
    assert {"godstorm", "theomachy"} <= set(drafted)
