"""What all environments share: a game set up in one way, its moves as actions, and what a side wins as reward."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy as np
import yaml
from gymnasium import spaces
from numpy.typing import NDArray

from theogony import games
from theogony.envs import observe
from theogony.envs.observe import Encoder, Tensor
from theogony.kernel.game import Game
from theogony.kernel.state import Json, State

VERSION: Final = 1  # of actions, observations and rewards: the number at the end of an environment's name
USUAL: Final = 4  # seats, where nothing is said and the mode allows it
LIMIT: Final = 20_000  # moves after which a game is given up, with no reward for anybody
ILLEGAL: Final = -1.0  # the reward for a move that is not allowed, which ends the game

Mask: TypeAlias = NDArray[np.int8]


class Table:
    """A game, a number of seats, options and a limit."""

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, str] | None = None, limit: int = LIMIT
    ) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        low, high = self.game.mode(options or {}).players
        self.seats = max(low, min(high, USUAL)) if players is None else players
        self.options = self.game.settle(self.seats, options or {})
        self.sides = self.game.mode(self.options).sides(self.seats)
        self.limit = limit
        self.moves = len(self.game.moves)

    @property
    def name(self) -> str:
        return f"theogony/{self.game.id}_v{VERSION}"

    @property
    def encoder(self) -> Encoder:
        return observe.encoder(self.game, self.seats)

    def new(self, seed: int | str) -> State:
        """A new game; the same seed gives the same game."""
        return self.game.new(self.seats, self.options, seed)

    # -- what a seat sees and may do -----------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.moves,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.moves)

    def observation(self, state: State, seat: int, asked: bool, public: Json | None = None) -> dict[str, Tensor | Mask]:
        """The tensor of the seat, and its mask: empty while it is not asked."""
        mask: Mask = np.zeros(self.moves, np.int8)
        if asked:
            mask[state.onward(seat)] = 1
        return {"observation": self.encoder.tensor(state.knowledge(seat), public), "action_mask": mask}

    def shown(self, state: State) -> str:
        """The position as a spectator sees it, to read."""
        seen: Any = {name: part for name, part in state.public_view().items() if name not in ("seat", "seats")}
        return yaml.safe_dump(_plain(seen), sort_keys=False, allow_unicode=True, width=160, default_flow_style=None)

    # -- what it brings ------------------------------------------------------------------------------------------------

    def rewards(self, state: State) -> list[float]:
        """By seat, what its side won beyond an even part: of all sides together 0, and 0 for all before the end."""
        result = state.result
        if result is None:
            return [0.0] * self.seats
        even = 1.0 / len(result.ranks)
        return [result.share(side) - even for side in self.sides.of]


class Seeds:
    """Seeds of games, one after the other: the one that was asked for, then what follows from it."""

    def __init__(self) -> None:
        self._stream = np.random.default_rng()

    def next(self, asked: int | None) -> int:
        if asked is not None:
            self._stream = np.random.default_rng(asked)
            return asked
        return int(self._stream.integers(1 << 62))


def _plain(value: Any) -> Json | list[Any] | Any:
    """Nothing but what YAML knows by itself."""
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value
