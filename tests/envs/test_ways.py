"""Environments are tried in every mode that a game has, also where another option than ``mode`` chooses it."""

import pytest

from tests.envs.ways import GAMES, ways
from theogony.games import get


@pytest.mark.parametrize("game_id", GAMES)
def test_no_mode_is_left_out(game_id: str) -> None:
    game = get(game_id)
    tried = {game.mode(game.settle(seats, options)).name for seats, options in ways(game_id)}
    assert tried == set(game._modes)


def test_the_modules_of_dice_forge_are_modes() -> None:
    assert len(ways("diceforge")) == 3
