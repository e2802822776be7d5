"""PettingZoo: every game as an AEC environment, and as a parallel one.

Who is asked is selected; under a seal those who are not ready, one after the other. What lies on a desk is in nobody
else's observation, so that an answer given first tells as little as one given last. Actions are the moves of the game's
table; allowed are those of the mask, on a desk those that take nothing back.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from theogony.envs import observe
from theogony.envs.core import ILLEGAL, LIMIT, Seeds, Table
from theogony.kernel.state import State

Options = Mapping[str, str] | None


def env(
    game: str, players: int | None = None, options: Options = None, limit: int = LIMIT, render_mode: str | None = None
) -> AECEnv:
    """The AEC environment of a game, in the wrappers that PettingZoo's own games have."""
    raw: AECEnv = raw_env(game, players, options, limit, render_mode)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class _Shared:
    """What both kinds of environment are made of."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}
    state_now: State

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = table = Table(game, players, options, limit)
        self.render_mode = render_mode
        self.metadata = {**_Shared.metadata, "name": table.name, "ruleset": table.game.ruleset}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: table.action_space() for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def text(self, agent: str) -> str:
        """All that the agent observes, as text."""
        return observe.text(self.state_now.knowledge(self.seat_of[agent]))

    def tokens(self, agent: str) -> dict[str, list[str]]:
        """All that the agent observes, as words."""
        return observe.tokens(self.table.game, self.state_now.knowledge(self.seat_of[agent]))

    def render(self) -> str | None:
        """The position as a spectator sees it: printed, or returned."""
        shown = self.table.shown(self.state_now)
        if self.render_mode == "human":
            print(shown)
        return shown if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class raw_env(_Shared, AECEnv):
    """One agent at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.state_now = self.table.new(self.seeds.next(seed))
        self.made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and self.state_now.result is None
        return self.table.observation(self.state_now, self.seat_of[agent], asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.state_now.apply(self.seat_of[agent], int(action))
        self.made += 1
        self._cumulative_rewards[agent] = 0.0
        over = self.state_now.result is not None
        if over or self.made >= self.table.limit:  # before, all of this is as it was
            self.rewards = dict(zip(self.agents, self.table.rewards(self.state_now), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        prompts = self.state_now.prompts()
        self.agent_selection = self.possible_agents[prompts[0].seat] if prompts else self.agents[0]


class parallel_env(_Shared, ParallelEnv):
    """All agents at once: those who are asked act, together under a seal; what the others say is not looked at.

    ``infos`` says who is asked next. A move that is not allowed ends the game, as in the AEC environment.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.state_now = self.table.new(self.seeds.next(seed))
        self.made = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        rewards = [0.0] * self.table.seats
        over = False
        for prompt in self.state_now.prompts():
            move = int(actions[self.possible_agents[prompt.seat]])
            if move not in self.state_now.onward(prompt.seat):
                rewards[prompt.seat] = ILLEGAL
                over = True
                break
            self.state_now.apply(prompt.seat, move)
            self.made += 1
        if self.state_now.result is not None:
            rewards, over = self.table.rewards(self.state_now), True
        agents = self.agents
        truncated = not over and self.made >= self.table.limit
        seen, infos = self._observations(), self._infos()
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, truncated)
        return seen, dict(zip(agents, rewards, strict=True)), *ends, infos

    def _asked(self) -> set[int]:
        return {prompt.seat for prompt in self.state_now.prompts()}

    def _observations(self) -> dict[str, dict[str, Any]]:
        asked, public = self._asked(), self.state_now.public_view()
        return {
            agent: self.table.observation(self.state_now, seat, seat in asked, public)
            for agent, seat in self.seat_of.items()
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self._asked()
        return {agent: {"asked": seat in asked} for agent, seat in self.seat_of.items()}
