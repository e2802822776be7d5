"""Our games beside those of the research libraries: what ``peers.py --research`` measures.

All play whole games with uniformly random legal moves. OpenSpiel's games are C++ behind Python, PettingZoo's classics
are Python; of all is asked what stepping needs: whose move it is, and which are legal.
"""

from __future__ import annotations

import random
from typing import Any

SEATS = 4
TOGETHER = 64  # games that a VectorMatch steps at once
IN_A_ROW = 64  # moves of each of them, one after the other


class Together:
    """A game of ours, many at once, each with so many moves in a row."""

    def __init__(self, game: str) -> None:
        from theogony.games import get
        from theogony.kernel.vector import VectorMatch

        self.name = f"theogony {game}, {TOGETHER} at once"
        self._many = VectorMatch(get(game), SEATS, {}, TOGETHER, 7)

    def play(self, seed: int, samples: list[Any] | None) -> int:
        self._many.step_at_random(IN_A_ROW)
        return IN_A_ROW * TOGETHER

    def copy(self, position: Any) -> Any:
        return position.clone()


class Spiel:
    """A game of OpenSpiel, stepped from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.name = f"open_spiel {name}"
        self._game = pyspiel.load_game(name)

    def play(self, seed: int, samples: list[Any] | None) -> int:
        rng, state, count = random.Random(seed), self._game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        return count

    def copy(self, position: Any) -> Any:
        return position.clone()


class Zoo:
    """An environment of PettingZoo: a step brings an observation with it."""

    def __init__(self, name: str, env: Any) -> None:
        self.name = name
        self._env = env

    def play(self, seed: int, samples: list[Any] | None) -> int:
        rng, env, count = random.Random(seed), self._env, 0
        env.reset(seed=seed)
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            seen = env.observe(env.agent_selection)
            mask = seen["action_mask"] if isinstance(seen, dict) else None
            space = env.action_space(env.agent_selection)
            env.step(rng.choice(mask.nonzero()[0].tolist()) if mask is not None else rng.randrange(int(space.n)))
            count += 1
        return count

    def copy(self, position: Any) -> Any:
        return position


def sides(names: list[str], single: Any) -> list[Any]:
    """Ours: one game, many, and one as an environment, with its tensors; then the others."""
    import importlib

    from theogony.envs.pettingzoo import raw_env

    ours = [side for name in names for side in (single(name), Together(name), _environment(name, raw_env))]
    theirs = [Spiel("gin_rummy"), Spiel("backgammon")]
    classics = ("tictactoe_v3", "connect_four_v3", "rps_v2")
    made = [(name, importlib.import_module(f"pettingzoo.classic.{name}").raw_env()) for name in classics]
    return [*ours, *theirs, *[Zoo(f"pettingzoo {name}", env) for name, env in made]]


def _environment(name: str, env: Any) -> Zoo:
    return Zoo(f"theogony {name}, an environment", env(name, SEATS))
