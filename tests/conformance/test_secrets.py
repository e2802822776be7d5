"""Nobody learns what is hidden: views, options, refusals and events are equal wherever a seat sees no difference."""

import pytest

from tests.conformance import laws
from tests.conformance.gallery import gallery, learns, redeal
from tests.conformance.tables import GAMES
from theogony.games import get

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_views_and_options_survive_a_redeal(game: str) -> None:
    laws.views_and_options_survive_a_redeal(gallery(game), redeal(game))


@each_game
def test_refusals_survive_a_redeal(game: str) -> None:
    laws.refusals_survive_a_redeal(get(game), gallery(game), redeal(game))


@each_game
def test_being_asked_tells_nothing(game: str) -> None:
    laws.being_asked_tells_nothing(gallery(game), redeal(game))


@each_game
def test_the_same_move_with_the_same_chance_looks_the_same(game: str) -> None:
    laws.the_same_move_with_the_same_chance_looks_the_same(get(game), gallery(game), redeal(game), learns(game))


@each_game
def test_looking_changes_nothing(game: str) -> None:
    laws.looking_changes_nothing(gallery(game))


@each_game
def test_views_are_snapshots(game: str) -> None:
    laws.views_are_snapshots(gallery(game))


@each_game
def test_questions_travel_by_id(game: str) -> None:
    laws.questions_travel_by_id(get(game), gallery(game))


@each_game
def test_a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(game: str) -> None:
    laws.a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(gallery(game))


@each_game
def test_a_redealt_position_can_be_played(game: str) -> None:
    laws.redealt_positions_go_on(gallery(game), redeal(game))
