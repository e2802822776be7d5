"""Many games of one kind, stepped together: one call makes a move in each of them."""

from collections.abc import Mapping

from theogony.kernel.game import Game
from theogony.kernel.result import Result
from theogony.kernel.rng import Rng
from theogony.kernel.state import State


class VectorMatch:
    """So many games side by side, numbered from 0. One that is over begins anew with the next seed.

    Every game goes on as it would alone: ``game.new(seats, options, f"{seed}/{number}/{round}")``.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, number: int = 64, seed: int | str = 0
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options or {})
        self.seed = seed
        self.rounds: list[int] = [0] * number  # games that each place has seen end
        self.results: list[Result | None] = [None] * number  # of the last game that ended there
        self.states: list[State] = [self._new(place) for place in range(number)]
        self._rngs = [Rng(f"moves {seed}/{place}") for place in range(number)]

    def _new(self, place: int) -> State:
        return self.game.new(self.seats, self.options, f"{self.seed}/{place}/{self.rounds[place]}")

    def asked(self) -> list[int]:
        """By game, the seat whose move is next; under a seal the first one that is not ready."""
        return [state.prompts()[0].seat for state in self.states]

    def moves(self) -> list[list[int]]:
        """By game, the moves that the asked seat may make; on a desk those that take nothing back."""
        return [state.onward(state.prompts()[0].seat) for state in self.states]

    def step(self, moves: list[int]) -> list[int]:
        """Make one move in each game; returns the games that have ended by it, and have begun anew.

        Raises Refused at the first move that is not allowed: the games before it have gone on.
        """
        if len(moves) != len(self.states):
            raise ValueError(f"{len(moves)} moves for {len(self.states)} games")
        ended: list[int] = []
        for place, move in enumerate(moves):
            state = self.states[place]
            state.apply(state.prompts()[0].seat, move)
            if state.result is not None:
                self._again(place, state.result)
                ended.append(place)
        return ended

    def step_at_random(self, times: int = 1) -> list[int]:
        """Make any of its moves in each game, each equally likely, so many times; returns the games that have ended by
        it, each as often as it did.

        A game makes its moves in a row: going from game to game after every move, the processor finds nothing of the
        next one at hand, which costs all that one call for many games saves.
        """
        ended: list[int] = []
        for place, rng in enumerate(self._rngs):
            state = self.states[place]
            for _ in range(times):
                seat = state.prompts()[0].seat
                options = state.onward(seat)
                state.apply_trusted(seat, options[rng.below(len(options))])
                if state.result is not None:
                    self._again(place, state.result)
                    ended.append(place)
                    state = self.states[place]
        return ended

    def _again(self, place: int, result: Result) -> None:
        self.results[place] = result
        self.rounds[place] += 1
        self.states[place] = self._new(place)
