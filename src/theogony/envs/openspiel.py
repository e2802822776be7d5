"""OpenSpiel: every game registered in ``pyspiel`` as ``theogony_<game>``.

    import pyspiel, theogony.envs.openspiel
    game = pyspiel.load_game("theogony_godstorm", {"players": 3, "options": "mode:classic;rounds:10"})

Chance is explicit. Before a game, and after every move that needs chance, come ``DRAWS`` chance nodes of ``OUTCOMES``
equally likely outcomes each; together they are the seed of everything that the rules then draw, dice or a deal. So
every deal has its node, search cannot foresee it, and no rule had to be taken apart for it.

Seals are simultaneous nodes: all who are not ready act at once. With ``seals: turns`` they act one after the other, in
secret, and the game is sequential: for bots that know no simultaneous nodes.
"""

from typing import Any, Final, cast

import numpy as np
import pyspiel

from theogony import games
from theogony.envs import observe
from theogony.envs.core import LIMIT, Table
from theogony.envs.recall import Position
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import SPECTATOR
from theogony.kernel.view import canonical

DRAWS: Final = 4
OUTCOMES: Final = 256
CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DIGEST: Final = 64  # bits of what a seat remembers that stand in the tensor
TOGETHER: Final = "together"
TURNS: Final = "turns"
USUAL: Final = {"players": 0, "options": "", "limit": LIMIT, "seals": TOGETHER}


def short_name(game_id: str) -> str:
    return f"theogony_{game_id}"


def _type(game_id: str, dynamics: Any, utility: Any) -> Any:
    game = games.get(game_id)
    low, high = game.players
    return pyspiel.GameType(
        short_name=short_name(game_id),
        long_name=game.title,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


class SpielGame(pyspiel.Game):
    """A game of ours, set up in one way."""

    def __init__(self, game_id: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**USUAL, **(params or {})}
        pairs = [pair.partition(":") for pair in str(chosen["options"]).split(";") if pair]
        options = {name: value for name, _, value in pairs}
        self.table = Table(game_id, chosen["players"] or None, options, chosen["limit"])
        if chosen["seals"] not in (TOGETHER, TURNS):
            raise ValueError(f"seals are {TOGETHER} or {TURNS}, not {chosen['seals']}")
        self.in_turns = chosen["seals"] == TURNS
        alone, even = self.table.sides.alone(), 1.0 / len(self.table.sides.names)
        dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
        info = {
            "num_distinct_actions": self.table.moves,
            "max_chance_outcomes": OUTCOMES,
            "num_players": self.table.seats,
            "min_utility": -even,
            "max_utility": 1 - even,
            "max_game_length": self.table.limit,
        }
        super().__init__(
            _type(
                game_id,
                dynamics.SEQUENTIAL if self.in_turns else dynamics.SIMULTANEOUS,
                utility.ZERO_SUM if alone else utility.GENERAL_SUM,
            ),
            pyspiel.GameInfo(**info, **({"utility_sum": 0.0} if alone else {})),
            params or {},
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS * (1 + self.table.limit)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError("an observation takes no parameters")
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A game under way. Its position never changes but is replaced, so that a clone costs next to nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # none before chance has set the game up
        self.pending: tuple[tuple[int, int], ...] = ()  # moves that wait for chance
        self.drawn: tuple[int, ...] = ()
        self.made = 0

    def _table(self) -> Table:
        return cast(SpielGame, self.get_game()).table

    # -- who is asked --------------------------------------------------------------------------------------------------

    def _asked(self) -> list[int]:
        return [] if self.position is None else [prompt.seat for prompt in self.position.state.prompts()]

    def current_player(self) -> int:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        asked = self._asked()
        if not asked or self.pending:
            return pyspiel.PlayerId.CHANCE
        if len(asked) > 1 and not cast(SpielGame, self.get_game()).in_turns:
            return pyspiel.PlayerId.SIMULTANEOUS
        return asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player not in self._asked():
            return []
        return list(self.position.state.onward(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def is_terminal(self) -> bool:
        return self.position is not None and (
            self.position.state.result is not None or (self.made >= self._table().limit and not self.pending)
        )

    # -- what is done --------------------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._draw(action)
        else:
            self._make(((self._asked()[0], action),))

    def _apply_actions(self, actions: list[int]) -> None:
        self._make(tuple((seat, actions[seat]) for seat in self._asked()))

    def _draw(self, outcome: int) -> None:
        self.drawn = (*self.drawn, outcome)
        if len(self.drawn) < DRAWS:
            return
        seed = keyed("chance", *self.drawn)
        self.drawn = ()
        if self.position is None:
            self.position = Position(self._table().new(seed))
            return
        (seat, move), *others = self.pending
        self.position = self.position.after(seat, move, resumed(seed))
        self.pending = ()
        self.made += 1
        self._make(tuple(others))

    def _make(self, moves: tuple[tuple[int, int], ...]) -> None:
        """Make the moves, up to the first one that needs chance."""
        assert self.position is not None
        for number, (seat, move) in enumerate(moves):
            after = self.position.after(seat, move, None)
            if after is None:
                self.pending = moves[number:]
                return
            self.position = after
            self.made += 1

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        table = self._table()
        return [0.0] * table.seats if self.position is None else table.rewards(self.position.state)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else str(self._table().game.moves.text(action))

    def __str__(self) -> str:
        name = self._table().game.id
        if self.position is None:
            return f"{name} before set-up {self.drawn}"
        return f"{name} {self.made} {self.position.state.hash()} {self.pending} {self.drawn}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one, drawn by redeal; others' memories are left out of it.

        The bindings ask Python for this when Python calls it: so the search bots in Python have it, those in C++ not.
        """
        assert self.position is not None
        found = cast(SpielState, self.clone())
        found.position = self.position.redealt(player, Rng(f"resample {sampler()}"))
        return found


class Observer:
    """What a player observes; with perfect recall, also what it remembers."""

    def __init__(self, table: Table, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players see")
        self._table = table
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = bool(kind.perfect_recall)
        self._kinds = {name: place for place, name in enumerate(table.game.moves.kinds())}
        sizes = {"observation": table.encoder.size}
        if self._recalls:
            sizes |= {"moves": len(self._kinds), "digest": DIGEST}
        self.tensor: observe.Tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, observe.Tensor] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def _seat(self, player: int) -> int:
        return SPECTATOR if self._public else player

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is None:
            return
        self.dict["observation"][:] = self._table.encoder.tensor(state.position.state.knowledge(self._seat(player)))
        if self._recalls and not self._public:
            memory = state.position.memory(player)
            for move in memory.moves:
                self.dict["moves"][self._kinds[self._table.game.moves[move].kind]] += 1
            bits = np.unpackbits(np.frombuffer(memory.digest[: DIGEST // 8], np.uint8))
            self.dict["digest"][: len(bits)] = bits

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return "before set-up"
        if self._public:
            return canonical(state.position.state.public_view()).decode()
        now = observe.text(state.position.state.knowledge(player))
        return f"{state.position.memory(player).digest.hex()} {now}" if self._recalls else now


def loaded(name: str) -> Any:
    """The game that pyspiel calls so: what a pickled one is read with."""
    return pyspiel.load_game(name)


def _class_of(game_id: str) -> type[SpielGame]:
    """The game as a class of its own: pyspiel keeps it beyond the end of Python, where a function must not be freed."""

    class Game(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_id, params)

    return Game


def register() -> None:
    """Make every game known to pyspiel; games that were registered already stay as they are."""
    known = set(pyspiel.registered_names())
    for game_id in games.names():
        if short_name(game_id) not in known:
            kind = _type(game_id, pyspiel.GameType.Dynamics.SIMULTANEOUS, pyspiel.GameType.Utility.GENERAL_SUM)
            pyspiel.register_game(kind, _class_of(game_id))


register()
