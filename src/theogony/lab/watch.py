"""Watching a game that bots play: who is asked how often, how often there is no choice, and who is ahead on the way."""

from typing import Any, Final

from theogony.kernel.advice import Advice
from theogony.kernel.state import State

OWN: Final = 0.5  # of the choices in a turn: who makes more of them has the turn for itself
MOST: Final = 0.6  # of the turns must be somebody's own, or the game has none to speak of
QUARTERS: Final = (1, 2, 3)  # of a game: at which of them the values of the sides are kept
_KEPT: Final = 64  # positions at a time; a game's length is known only at its end


class Watch:
    """What a game looked like on its way. Positions are kept at even distances that double as the game grows, so that
    those nearest to its quarters are there in the end; valuing every position would cost more than playing."""

    __slots__ = ("_advice", "_distance", "_kept", "_next", "_turns", "asked", "forced")

    def __init__(self, seats: int, advice: Advice[Any]) -> None:
        self.asked = [0] * seats
        self.forced = [0] * seats
        self._advice = advice
        self._kept: list[State] = []
        self._distance = 1
        self._next = 0
        self._turns = Turns(advice)

    def before(self, state: State, seat: int) -> None:
        """The seat is about to choose."""
        self.asked[seat] += 1
        free = len(state.onward(seat)) > 1
        if not free:
            self.forced[seat] += 1
        self._turns.before(state, state.sides.of[seat], free)
        if state.decisions >= self._next and self._advice.settled(state):
            self._keep(state)

    def _keep(self, state: State) -> None:
        self._kept.append(state.clone())
        if len(self._kept) == _KEPT:
            self._kept = self._kept[::2]
            self._distance *= 2
        self._next = state.decisions + self._distance

    def course(self, decisions: int) -> list[list[float]]:
        """At each quarter of a game of so many decisions, what each side's position was worth, as a share of 1."""
        return [self._values(quarter * decisions / 4) for quarter in QUARTERS] if self._kept else []

    def king_made(self, shares: list[float]) -> bool | None:
        """Of a game with these parts of the victory, by side: see ``Turns``."""
        return self._turns.king_made(shares)

    def _values(self, moment: float) -> list[float]:
        nearest = min(self._kept, key=lambda state: abs(state.decisions - moment))
        return [round(value, 4) for value in self._advice.value(nearest)]


class Turns:
    """Who was ahead when each turn ended, and whose turn it had been: enough to see a king made.

    A king is made when the winner came to the lead for good in the turn of another side, one that had less than half of
    a fair chance before that turn and after it: it could not win, and decided who does.
    """

    __slots__ = ("_advice", "_choices", "_moment", "_movers", "_values")

    def __init__(self, advice: Advice[Any]) -> None:
        self._advice = advice
        self._moment = -1
        self._choices: list[int] = []  # free choices in this turn, by side
        self._movers: list[int] = []  # by turn: the side whose turn it was, or -1
        self._values: list[list[float]] = []  # and what each side's position was worth at its end

    def before(self, state: State, side: int, free: bool) -> None:
        """The side is about to choose; freely if there is more than one option."""
        if not self._choices:
            self._choices = [0] * len(state.sides.names)
        if self._advice.moment(state) != self._moment and self._advice.settled(state):
            self._moment = self._advice.moment(state)
            most = max(self._choices)
            self._movers.append(self._choices.index(most) if most > OWN * sum(self._choices) else -1)
            self._values.append(self._advice.value(state))
            self._choices = [0] * len(self._choices)
        self._choices[side] += free

    def king_made(self, shares: list[float]) -> bool | None:
        """None where it cannot be measured: two sides only, a shared victory, or turns that all play together."""
        turns = self._movers[1:]
        if len(shares) < 3 or 1.0 not in shares or not turns:
            return None
        if sum(mover >= 0 for mover in turns) < MOST * len(turns):
            return None
        winner = shares.index(1.0)
        turn = len(self._values) - 1
        while turn > 0 and max(self._values[turn - 1]) == self._values[turn - 1][winner]:
            turn -= 1
        if turn == 0 or max(self._values[turn]) > self._values[turn][winner]:  # never behind, or only at the very end
            return False
        mover = self._movers[turn]
        fair = 1 / len(shares)
        behind = all(values[mover] < fair / 2 for values in self._values[turn - 1 : turn + 1])
        return mover not in (-1, winner) and behind
