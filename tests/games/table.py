"""What the rule tests of all games say: steps come next, a seat plays, a move is refused for a clause.

Each game adds its own words in its own ``table.py``: how a position is given, how chance is rigged, what can be read
off the table.
"""

from typing import Any, Generic, Self, TypeVar

import pytest

from tests.games.wording import Wording
from theogony.kernel.game import Game
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Prompt, Step

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rng)
P = TypeVar("P", bound="Position[Any, Any]")


class Position(Generic[S, R]):
    """A position under test. Its chance is rigged, unless it comes from a game that has begun by itself."""

    def __init__(self, state: S, rng: R, wording: Wording) -> None:
        self.s = state
        self.rng = rng
        self.wording = wording
        if state.events is None:
            state.rng, state.events = rng, []

    # -- given -----------------------------------------------------------------------------------------------------

    def step(self, *steps: Step[S]) -> Self:
        """These steps come next, in this order; the agenda runs to the first prompt."""
        told = len(self.s.events or [])
        self.s.then(*steps)
        self.s.run()
        self._assert_in_words(told)
        return self

    # -- when ------------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *moves: str) -> Self:
        """The seat makes these moves; each must be allowed."""
        for move in moves:
            told = len(self.s.events or [])
            self.s.apply(seat, self.wording.game.moves.parse(move))
            self._assert_in_words(told)
        return self

    def _assert_in_words(self, told: int) -> None:
        """What has happened since then, and what is asked now, has words in every language."""
        self.wording.assert_tellable(self.s, (self.s.events or [])[told:])
        self.wording.assert_askable(self.s)

    # -- then ------------------------------------------------------------------------------------------------------

    def refuses(self, seat: int, move: str, clause: str) -> Refusal:
        """The move is refused for this very clause, and nothing has changed."""
        before = self.s.hash()
        try:
            self.s.apply(seat, self.wording.game.moves.parse(move))
        except Refused as refused:
            assert refused.refusal.clause == clause, f"{move}: refused for {refused.refusal}, not for {clause}"
            assert self.s.hash() == before, f"{move}: refused, but the position has changed"
            self.wording.assert_sayable(self.s, refused.refusal)
            return refused.refusal
        raise AssertionError(f"{move} is allowed, but {clause} forbids it")

    def options(self, seat: int) -> list[str]:
        """The texts of the seat's legal moves."""
        return [self.wording.game.moves.text(move) for move in self.s.options(seat)]

    def asked(self) -> tuple[int, str]:
        """Who is asked, and by which prompt."""
        prompt = self.s.prompts()[0]
        return prompt.seat, type(prompt).__name__


class Rigged(Rng):
    """Chance by order; a draw from a single card needs none."""

    def __init__(self) -> None:
        super().__init__(0)
        self.picks: list[int] = []

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        assert self.picks, f"chance decides (1 of {n}) what the test has not rigged"
        outcome = self.picks.pop(0)
        assert 0 <= outcome < n, f"{outcome} is no outcome of 1 in {n}"
        return outcome


class Picked(Position[S, Rigged]):
    """A position under test whose chance is picked, one outcome after the other."""

    def __init__(self, state: S, wording: Wording) -> None:
        super().__init__(state, Rigged(), wording)

    def picks(self, *outcomes: int) -> Self:
        """The next raw chance outcomes, whatever they decide."""
        self.rng.picks.extend(outcomes)
        return self


class Pausing(Prompt[S]):
    """The play stops here: what follows the steps under test does not happen."""

    def check(self, s: S, move: int) -> Refusal | None:
        return None

    def hides(self, s: S) -> bool:
        return True

    def take(self, s: S, move: int) -> None:
        """The rest of the agenda goes on."""


def begun(state: S, game: Game) -> S:
    """A real game at its first prompt, by the rules of today, with all its events."""
    state.version = game.version
    state.events = []
    state.run()
    return state


def play_to(t: P, *kinds: str) -> P:
    """Whoever is asked takes the first option, until a prompt of these kinds (or the end of the game)."""
    while t.s.result is None and t.asked()[1] not in kinds:
        prompt = t.s.prompts()[0]
        t.s.apply(prompt.seat, t.s.options(prompt.seat)[0])
    return t


def told(t: Position[Any, Any], *kinds: str) -> list[dict[str, object]]:
    """The events of these kinds so far, as everybody saw them: kind, clause and public parts."""
    return [event.seen_by(SPECTATOR) for event in t.s.events or [] if event.kind in kinds]


def agrees(t: Position[S, Any], prompt: Prompt[S]) -> bool:
    """Whether the prompt's quick list of options is the one that its checks give."""
    return prompt.options(t.s) == [move for move in prompt.candidates() if prompt.check(t.s, move) is None]


def covers(*ids: str) -> Any:
    """Says which ledger clauses a test covers."""
    return pytest.mark.covers(*ids)


def card_test(*names: str) -> Any:
    """Says which cards a test is about; a meta-test asks for every one of the box."""
    return pytest.mark.card(*names)
