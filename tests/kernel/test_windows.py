"""Windows on nested counter-spells: in order and together, once and again."""

from collections.abc import Callable

import pytest

from tests.kernel.toys import CANON, CAST, CHORUS, COUNTER, ECHO, LET_BE, SPELLS, Circle, HearingTogether, React
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.rng import keyed
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Prompt, Seal
from theogony.kernel.view import canonical
from theogony.kernel.window import Window

Player = Callable[[Circle, Prompt[Circle]], int]


def played(game: Game, seats: int, player: Player) -> tuple[Circle, int]:
    """The end of a game of this player in all seats, and how many times somebody had to be waited for."""
    state = game.new(seats)
    assert isinstance(state, Circle)
    rounds = 0
    while state.result is None:
        rounds += 1
        for prompt in reversed(state.prompts()):
            state.apply(prompt.seat, player(state, prompt))
    return state, rounds


def whimsical(seed: int) -> Player:
    """Decides by what is asked and how the game stands, not by who was asked before."""

    def choose(state: Circle, prompt: Prompt[Circle]) -> int:
        options = state.options(prompt.seat)
        key = keyed("whim", seed, repr(prompt), repr(state.scrolls), repr(state.broken), state.turns)
        return options[key % 5 % len(options)]

    return choose


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("in_order", "together"), [(SPELLS, CHORUS), (ECHO, CANON)])
def test_in_order_and_together_end_alike(in_order: Game, together: Game, seats: int) -> None:
    nested = asked = waited = 0
    for seed in range(100):
        one, questions = played(in_order, seats, whimsical(seed))
        other, rounds = played(together, seats, whimsical(seed))
        assert one.result is not None and other.result is not None
        assert one.result.as_dict() == other.result.as_dict()
        assert [getattr(one, name) for name in one.data] == [getattr(other, name) for name in other.data]
        nested += sum(one.scrolls) < seats
        asked += questions
        waited += rounds
    assert nested > 20, "most games have counters of counters"
    assert waited < asked if seats > 2 else waited == asked


def test_when_all_pass_one_round_is_enough() -> None:
    def caster(state: Circle, prompt: Prompt[Circle]) -> int:
        return LET_BE if isinstance(prompt, React) else CAST

    assert [played(game, 4, caster)[1] for game in (SPELLS, CHORUS)] == [8 * 4, 8 * 2]


def chorus(*answers: int, game: Game = CHORUS) -> tuple[Circle, list[Event]]:
    """Seat 0 of four casts, and the others seal these answers."""
    state = game.new(4)
    assert isinstance(state, Circle)
    state.apply(0, CAST)
    assert isinstance(state.agenda[-1], Seal) and [prompt.seat for prompt in state.prompts()] == [1, 2, 3]
    state.events = []
    for seat, answer in enumerate(answers, 1):
        state.apply(seat, answer)
    events, state.events = state.events, None
    return state, events or []


def test_the_first_in_order_answers_and_only_those_after_him_are_asked_anew() -> None:
    state, told = chorus(LET_BE, COUNTER, COUNTER)
    assert [(event.kind, event.public["seat"]) for event in told] == [("spell", 2)]
    assert state.scrolls == [2, 2, 1, 2]
    assert [repr(prompt) for prompt in state.prompts()] == ["React(3, 1)", "React(0, 1)", "React(1, 1)"]
    for seat, answer in ((3, COUNTER), (0, LET_BE), (1, LET_BE)):  # 3 breaks the counter of 2
        state.apply(seat, answer)
    for seat in (0, 1, 2):
        state.apply(seat, LET_BE)
    assert [repr(prompt) for prompt in state.prompts()] == ["React(3, 0)"]  # 1 has passed, 2 has answered
    state.apply(3, LET_BE)
    assert state.points == [1, 0, 0, 0]


def test_again_the_one_who_answered_is_asked_once_more() -> None:
    state, _ = chorus(LET_BE, COUNTER, LET_BE, game=CANON)
    for seat, answer in ((3, COUNTER), (0, LET_BE), (1, LET_BE)):
        state.apply(seat, answer)
    for seat in (0, 1, 2):
        state.apply(seat, LET_BE)
    assert [repr(prompt) for prompt in state.prompts()] == ["React(2, 0)", "React(3, 0)"]  # 1 has passed


def test_together_who_can_only_pass_is_asked_if_that_would_tell_a_secret() -> None:
    class Veiled(React):
        def hides(self, s: Circle) -> bool:
            return True

    class Call(HearingTogether):
        def might_answer(self, s: Circle, seat: int) -> bool:
            return True

    class VeiledCall(Call):
        def question(self, s: Circle, seat: int) -> React:
            return Veiled(seat, self.event)

    for call, asked in ((Call, [2, 3]), (VeiledCall, [1, 2, 3])):
        state = CHORUS.new(4)
        assert isinstance(state, Circle)
        state.scrolls[1], state.broken = 0, [0]
        state.then(call(0, 0, 0, (1, 2, 3)))
        state.run()
        assert [prompt.seat for prompt in state.prompts()] == asked


def test_what_came_to_nothing_is_never_shown() -> None:
    wished, told = chorus(COUNTER, COUNTER, LET_BE)
    passed, told_too = chorus(COUNTER, LET_BE, COUNTER)
    assert [event.seen_by(SPECTATOR) for event in told] == [event.seen_by(SPECTATOR) for event in told_too]
    assert wished.hash() == passed.hash()
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert canonical(wished.view(seat)) == canonical(passed.view(seat))


def test_a_sealed_answer_can_be_replaced_until_the_last_one_is_given() -> None:
    state, _ = chorus(COUNTER, LET_BE)
    state.apply(1, LET_BE)
    state.apply(3, LET_BE)
    assert state.points == [1, 0, 0, 0]


def test_a_seat_that_is_asked_alone_answers_in_the_open_and_may_take_its_pass_back() -> None:
    match = Match(SPELLS, 3)
    match.apply(0, CAST)
    match.apply(1, LET_BE)
    assert match.state.prompts()[0].seat == 2
    match.undo(1)
    assert match.state.prompts()[0].seat == 1


def test_a_window_is_saved_with_who_has_the_floor() -> None:
    state, _ = chorus(LET_BE, COUNTER, LET_BE)
    windows = [step for step in state.agenda if isinstance(step, Window)]
    assert [(window.event, window.asked, window.floor) for window in windows] == [(0, (3,), 2), (1, (3, 0, 1), -1)]
    assert CHORUS.load(state.dump()).agenda == state.agenda
