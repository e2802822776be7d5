"""Legality has one definition: what is listed applies, what is not listed is refused with a clause of the ledger."""

import pytest

from tests.conformance import laws
from tests.conformance.gallery import gallery
from tests.conformance.tables import GAMES
from theogony.games import get
from theogony.kernel.step import Prompt

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_gallery_shows_every_kind_of_question(game: str) -> None:
    shown = {type(prompt) for state in gallery(game) for prompt in state.prompts()}
    asked = {prompt for prompt in laws.steps_of(get(game), Prompt) if prompt.kinds}  # others are built on
    assert shown == asked, "random play does not reach all: write tests/games/<game>/gallery.py"
    assert any(state.result is not None for state in gallery(game))


@each_game
def test_quick_options_agree_with_the_checks(game: str) -> None:
    laws.quick_options_agree_with_the_checks(gallery(game))


@each_game
def test_every_option_applies_and_changes_the_position(game: str) -> None:
    laws.every_option_applies_and_changes_the_position(get(game), gallery(game))


@each_game
def test_every_other_move_is_refused_with_a_clause(game: str) -> None:
    laws.every_other_move_is_refused_with_a_clause(get(game), gallery(game))


@each_game
def test_refused_moves_change_nothing(game: str) -> None:
    laws.refused_moves_change_nothing(get(game), gallery(game))


@each_game
def test_every_step_can_be_loaded(game: str) -> None:
    laws.every_step_can_be_loaded(get(game), type(gallery(game)[0]))
