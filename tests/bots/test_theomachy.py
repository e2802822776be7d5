"""The bots in Theomachy: fair, to the end of every mode, and better than chance."""

import pytest

from tests.bots.seats import THEOMACHY as GAME
from tests.bots.seats import positions
from theogony import bots
from theogony.bots import Budget, make, names
from theogony.bots.hint import REASONS, advise
from theogony.games.theomachy.advice.worth import REASONS as REASONS_OF_THEOMACHY
from theogony.kernel.rng import Rng
from theogony.lab.arena import Plan, run

FEW = Budget(iterations=8)


@pytest.mark.parametrize("name", names())
def test_states_a_seat_cannot_tell_apart_get_the_same_move(name: str) -> None:
    bot = make(name, GAME.id, 7, FEW)
    for state in positions(67, GAME.id):
        for prompt in state.prompts()[:2]:
            seat = prompt.seat
            move = bot.choose(state.knowledge(seat))
            assert move in state.options(seat)
            for number in range(2):
                other = state.redeal(seat, Rng(number))
                assert bot.choose(other.knowledge(seat)) == move, f"{name} at {prompt!r}"


def test_hints_are_legal_fair_and_have_reasons() -> None:
    known = {*REASONS, *REASONS_OF_THEOMACHY}
    for state in positions(127, GAME.id):
        seat = state.prompts()[0].seat
        found = advise(GAME.id, state.knowledge(seat), 1, FEW)
        assert 1 <= len(found) <= 3
        assert found == advise(GAME.id, state.redeal(seat, Rng(9)).knowledge(seat), 1, FEW)
        for move, reasons in found:
            assert move in state.options(seat)
            assert reasons and {key for key, _ in reasons} <= known


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"decks": "draft"}), (3, {"mode": "advanced"}), (8, {"mode": "epic", "hands": "30"})],
)
def test_bots_play_legal_moves_to_the_end_in_every_mode(seats: int, options: dict[str, str]) -> None:
    state = GAME.new(seats, options, 1)
    line_up = [
        bots.make(("mcts", "greedy", "random")[seat % 3], GAME.id, seat, Budget(iterations=3)) for seat in range(seats)
    ]
    while state.result is None:
        for prompt in state.prompts():
            state.apply(prompt.seat, line_up[prompt.seat].choose(state.knowledge(prompt.seat)))
    assert state.result.winners()


def test_greedy_beats_random() -> None:
    report = run(Plan(GAME.id, 3, 12, ("greedy", "random", "random"), seed=3))
    assert not report.faults()
    assert report.bots["greedy"].wins >= 8
