"""Gymnasium: one seat of a game against bots, registered as ``theogony/<game>-v1``.

    import gymnasium, theogony.envs.gymnasium
    env = gymnasium.make("theogony/diceforge-v1", players=2, bots="greedy")

A step is a move of the own seat; the bots move until it is asked again. A move that is not allowed ends the game with
reward -1: choose from ``observation["action_mask"]``.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from theogony import bots as house, games
from theogony.bots import Budget
from theogony.envs import observe
from theogony.envs.core import ILLEGAL, LIMIT, VERSION, Seeds, Table
from theogony.kernel.state import State


class SeatEnv(gymnasium.Env):
    """One seat; the others are played by bots, by name: one for all, or one for each of the others in their order."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        budget: str = "",
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, options, limit)
        if seat not in range(self.table.seats):
            raise ValueError(f"seat {seat}: of {self.table.seats} players, the seats are 0 to {self.table.seats - 1}")
        self.seat = seat
        others = [other for other in range(self.table.seats) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        self.names = dict(zip(others, names, strict=True))
        self.budget = Budget.parse(budget) if budget else None
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.seeds = Seeds()
        self.state: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = self.seeds.next(seed)
        self.state = self.table.new(number)
        self.made = 0
        self.bots = {
            other: house.make(name, self.table.game.id, f"{number}/{other}", self.budget)
            for other, name in self.names.items()
        }
        self._wait()
        return self._observation(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.state.onward(self.seat):
            return self._observation(), ILLEGAL, True, False, {"illegal": True}
        self.state.apply(self.seat, int(action))
        self.made += 1
        self._wait()
        over = self.state.result is not None
        if self.render_mode == "human":
            self.render()
        reward = self.table.rewards(self.state)[self.seat]
        return self._observation(), reward, over, not over and self.made >= self.table.limit, {}

    def render(self) -> str | None:
        """The position as a spectator sees it: printed, or returned."""
        shown = self.table.shown(self.state)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None

    def text(self) -> str:
        """All that the seat observes, as text."""
        return observe.text(self.state.knowledge(self.seat))

    def tokens(self) -> dict[str, list[str]]:
        """All that the seat observes, as words."""
        return observe.tokens(self.table.game, self.state.knowledge(self.seat))

    def _wait(self) -> None:
        """The others move until the own seat is asked, or the game is over or given up."""
        while self.made < self.table.limit:
            asked = [prompt.seat for prompt in self.state.prompts()]
            if not asked or self.seat in asked:
                return
            for other in asked:
                self.state.apply(other, self.bots[other].choose(self.state.knowledge(other)))
                self.made += 1

    def _observation(self) -> dict[str, Any]:
        return self.table.observation(self.state, self.seat, self.state.prompt(self.seat) is not None)


def register() -> None:
    """Make every game known to Gymnasium; games that were registered already stay as they are."""
    for game in games.names():
        id = f"theogony/{game}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="theogony.envs.gymnasium:SeatEnv", kwargs={"game": game})


register()
