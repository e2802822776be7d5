"""One seat against bots passes Gymnasium's own checker in every game and mode, alone and many at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.conformance.tables import Setup
from tests.envs.ways import GAMES, WAYS, name_of
from theogony.envs.gymnasium import SeatEnv
from theogony.kernel.rng import Rng

each_way = pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of)
expected = pytest.mark.filterwarnings("ignore:.*Box observation space m", "ignore:.*render")


@expected
@each_way
def test_the_checker(game: str, way: Setup) -> None:
    check_env(SeatEnv(game, *way, limit=300), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@expected
def test_many_at_once(game: str) -> None:
    many = gymnasium.make_vec(f"theogony/{game}-v1", num_envs=2, vectorization_mode="sync", limit=200)
    seen, _ = many.reset(seed=[4, 4])
    assert np.array_equal(seen["observation"][0], seen["observation"][1])
    for _ in range(3):
        moves = [int(np.flatnonzero(mask)[-1]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, *_ = many.step(np.array(moves))
        assert np.array_equal(seen["observation"][0], seen["observation"][1])
    many.close()


def test_a_whole_game_against_two_bots() -> None:
    made = SeatEnv("diceforge", 3, seat=1, bots=["plan", "random"], render_mode="ansi")
    seen, _ = made.reset(seed=2)
    rng, over, moves = Rng(2), False, 0
    while not over:
        assert made.state.prompts()[0].seat == 1
        options = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, _ = made.step(int(options[rng.below(len(options))]))
        assert not cut and (over or reward == 0)
        moves += 1
    assert moves > 5 and reward in (-1 / 3, 2 / 3) and not seen["action_mask"].any()
    assert "diceforge" in (made.render() or "")


def test_an_illegal_move_ends_it() -> None:
    made = SeatEnv("diceforge", 2)
    seen, _ = made.reset(seed=2)
    _, reward, over, cut, info = made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, cut, info) == (-1, True, False, {"illegal": True})
    with pytest.raises(ValueError, match="zip"):
        SeatEnv("diceforge", 3, bots=["random"])


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    """Bots would play the whole game, and what only watches would be trained."""
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        SeatEnv("diceforge", 2, seat=seat)
