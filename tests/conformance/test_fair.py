"""Bots are fair: what a seat cannot know does not change its move."""

import subprocess
import sys
from typing import Any, cast

import pytest

from tests.conformance.tables import GAMES, stops
from theogony.bots import Budget, make, names
from theogony.bots.hint import advise
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, State
from theogony.kernel.view import Knowledge, plan

FEW = Budget(iterations=12)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", names())
def test_states_a_seat_cannot_tell_apart_get_the_same_move(name: str, game: str) -> None:
    bot = make(name, game, 7, FEW)
    for state in stops(game):
        for prompt in state.prompts():
            seat = prompt.seat
            move = bot.choose(state.knowledge(seat))
            assert move in state.onward(seat)
            for number in range(3):
                other = state.redeal(seat, Rng(number))
                assert bot.choose(other.knowledge(seat)) == move, f"{name} at {prompt!r}"


@pytest.mark.parametrize("game", GAMES)
def test_random_chooses_each_move_about_equally_often(game: str) -> None:
    state = next(s for s in stops(game, 7) if 3 <= len(s.onward(s.prompts()[0].seat)) <= 6)
    seat = state.prompts()[0].seat
    counts = dict.fromkeys(state.onward(seat), 0)
    for seed in range(100 * len(counts)):
        counts[make("random", game, seed).choose(state.knowledge(seat))] += 1
    assert all(70 <= count <= 130 for count in counts.values()), counts


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_for_states_a_seat_cannot_tell_apart(game: str) -> None:
    for state in stops(game, 157):
        for prompt in state.prompts():
            seat = prompt.seat
            found = advise(game, state.knowledge(seat), 1, FEW)
            assert found and found == advise(game, state.redeal(seat, Rng(9)).knowledge(seat), 1, FEW)


class Guarded:
    """A seat's knowledge whose state answers a few questions and raises at everything else."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> Json:
        return self._state.view(self.seat)

    def onward(self) -> list[int]:
        return list(self._state.onward(self.seat))

    def draft(self) -> tuple[int, ...]:
        return plan(self._state, self.seat)

    def decisions(self) -> int:
        return self._state.decisions

    def redeal(self, rng: Rng) -> State:
        return self._state.redeal(self.seat, rng)

    def __getattribute__(self, name: str) -> Any:
        if name == "_state" and sys._getframe(1).f_globals["__name__"] != __name__:
            raise AssertionError("a bot reached for the state itself")
        return object.__getattribute__(self, name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", names())
def test_bots_need_nothing_but_the_doors_of_knowledge(name: str, game: str) -> None:
    bot = make(name, game, 7, FEW)
    for state in stops(game, 113):
        seat = state.prompts()[0].seat
        with pytest.raises(AssertionError):
            reach(Guarded(state, seat))
        guarded = cast(Knowledge, Guarded(state, seat))
        assert bot.choose(guarded) == bot.choose(state.knowledge(seat))


def reach(guarded: Guarded) -> object:
    """What a cheating bot would do, as if from another module."""
    return eval("guarded._state", {"__name__": "elsewhere"}, {"guarded": guarded})


MOVES_IN_ANOTHER_PROCESS = """
from tests.conformance.tables import GAMES, stops
from theogony.bots import Budget, make, names
for game in GAMES:
    for name in names():
        bot = make(name, game, 7, Budget(iterations=6))
        print(game, name, [bot.choose(s.knowledge(s.prompts()[0].seat)) for s in stops(game, 149)])
"""


def test_moves_do_not_depend_on_the_process() -> None:
    answers = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", MOVES_IN_ANOTHER_PROCESS],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        )
        answers.add(done.stdout)
    assert len(answers) == 1
