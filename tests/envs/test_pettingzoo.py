"""Every game in every mode passes PettingZoo's own tests.

``max_cycles_test`` does not apply: it asks that every agent acts once in every cycle, and takes moves without looking
at masks. Here the rules say who is asked; that a game is given up at its limit is tested below. ``test_save_obs`` saves
observations that are images, and says so of others.
"""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

from tests.conformance.tables import Setup
from tests.envs.ways import GAMES, WAYS, name_of
from theogony.envs.pettingzoo import env, parallel_env
from theogony.games import get
from theogony.kernel.rng import Rng

each_game = pytest.mark.parametrize("game", GAMES)
each_way = pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of)
expected = pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")


def seeded(made: Any) -> Any:
    """The same moves and the same games every time: the tests of the library give no seed."""
    made.reset(seed=1)
    for number, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(number)
    return made


@expected
@each_way
def test_the_api(game: str, way: Setup) -> None:
    api_test(seeded(env(game, *way, limit=60)), num_cycles=20)


@expected
@each_way
def test_the_parallel_api(game: str, way: Setup) -> None:
    parallel_api_test(seeded(parallel_env(game, *way, limit=40)), num_cycles=15)


@each_way
def test_a_seed_is_a_game(game: str, way: Setup) -> None:
    seed_test(lambda: env(game, *way), num_cycles=8)


@each_way
def test_a_seed_is_a_game_in_parallel(game: str, way: Setup) -> None:
    parallel_seed_test(lambda: parallel_env(game, *way), num_cycles=8)


@each_way
def test_rendering(game: str, way: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: seeded(env(game, *way, limit=20, render_mode=render_mode)))
    assert "\nprompt:" in capsys.readouterr().out


@each_game
def test_observations_are_no_images(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    save_obs(env(game))
    assert "must be Box" in capsys.readouterr().out


@each_game
def test_the_name_has_a_version(game: str) -> None:
    made = env(game)
    assert made.metadata["name"] == f"theogony/{game}_v1"
    assert made.metadata["ruleset"] == get(game).ruleset


def test_a_whole_game_rewards_by_side() -> None:
    """Both players win or lose together against Chronos, who has no seat: half a victory more or less than even."""
    made = env("hybris", 2, {"mode": "chronos_coop"})
    made.reset(seed=3)
    rng = Rng(3)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        total[agent] += reward
        moves = np.flatnonzero(seen["action_mask"])
        made.step(None if over or cut else int(moves[rng.below(len(moves))]))
    raw = made.unwrapped
    won = raw.state_now.result.share(raw.table.sides.of[0])
    assert len(raw.table.sides.names) == 2 and won in (0, 1)
    assert total == {"seat_0": won - 0.5, "seat_1": won - 0.5}


def test_a_game_is_given_up_at_its_limit() -> None:
    made = env("godstorm", 3, limit=25)
    made.reset(seed=1)
    made.action_space("seat_0").seed(1)
    steps = 0
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        assert reward == 0 and not over and cut == (steps >= 25)
        made.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
        steps += not cut and agent in made.possible_agents
    assert steps == 25


def test_a_move_that_is_not_allowed_ends_the_game() -> None:
    made = env("diceforge", 2)
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0]))
    assert all(made.terminations.values()) and made.rewards[agent] == -1
    both = parallel_env("diceforge", 2)
    seen, infos = both.reset(seed=1)
    wrong = {name: int(np.flatnonzero(seen[name]["action_mask"] == 0)[0]) for name in both.agents}
    _, rewards, over, cut, _ = both.step(wrong)
    asked = [name for name in infos if infos[name]["asked"]]
    assert (
        all(over.values()) and not any(cut.values()) and [rewards[name] for name in asked] == [-1] and not both.agents
    )


def test_sealed_answers_are_hidden_until_all_are_given() -> None:
    """Bids in Godstorm: whoever bids first changes nothing in what the others observe; both kinds see one opening."""
    made = env("godstorm", 3)
    made.reset(seed=5)
    raw, rng = made.unwrapped, Rng(5)
    while len(raw.state_now.desks) < 3:
        moves = np.flatnonzero(made.observe(made.agent_selection)["action_mask"])
        made.step(int(moves[rng.below(len(moves))]))
    asked = made.agent_selection
    others = [agent for agent in made.agents if agent != asked]
    options = np.flatnonzero(made.observe(asked)["action_mask"])
    assert len(options) > 1
    before = {agent: raw.text(agent) for agent in others}
    tensors = {agent: made.observe(agent)["observation"].tobytes() for agent in others}
    made.step(int(options[-1]))
    assert {agent: raw.text(agent) for agent in others} == before
    assert {agent: made.observe(agent)["observation"].tobytes() for agent in others} == tensors
    assert made.agent_selection in others


def test_under_a_seal_all_act_together_in_parallel() -> None:
    made = parallel_env("godstorm", 3)
    seen, infos = made.reset(seed=5)
    rng, most = Rng(5), 0
    while most < 3:
        moves = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in made.agents}
        chosen = {agent: int(found[rng.below(len(found))]) if len(found) else 0 for agent, found in moves.items()}
        seen, _, _, _, infos = made.step(chosen)
        most = max(most, sum(info["asked"] for info in infos.values()))
    bids = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
    decided = made.state_now.decisions
    made.step(bids)
    assert made.state_now.decisions == decided + 1 and not made.state_now.desks


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", ["draft", "plans", "tug"])
@expected
def test_a_game_that_registers_itself_needs_no_line(toy: str) -> None:
    api_test(seeded(env(toy)), num_cycles=10)
