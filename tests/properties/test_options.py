"""Legality has one definition: what is listed applies, what is not listed is refused with a clause of the ledger."""

from tests.properties import laws
from tests.properties.positions import gallery
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.state import World
from theogony.kernel.step import Prompt


def test_the_gallery_shows_every_kind_of_prompt() -> None:
    assert {type(prompt) for state in gallery() for prompt in state.prompts()} == laws.steps_of(GAME, Prompt)


def test_quick_options_agree_with_the_checks() -> None:
    laws.quick_options_agree_with_the_checks(gallery())


def test_every_option_applies_and_changes_the_position() -> None:
    laws.every_option_applies_and_changes_the_position(GAME, gallery())


def test_every_other_move_is_refused_with_a_clause_and_changes_nothing() -> None:
    laws.every_other_move_is_refused_with_a_clause(GAME, gallery())


def test_refused_moves_change_nothing() -> None:
    laws.refused_moves_change_nothing(GAME, gallery())


def test_every_step_can_be_loaded() -> None:
    laws.every_step_can_be_loaded(GAME, World)
