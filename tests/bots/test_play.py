"""Bots play whole games, and better ones win."""

import pytest

from tests.bots.seats import GAME
from theogony import bots
from theogony.bots import Budget
from theogony.bots.bot import Spending, advice_for
from theogony.bots.mcts import Edge, Search
from theogony.kernel.advice import Advice, best, exponential, softmax
from theogony.kernel.state import State
from theogony.lab.arena import Plan, run


def play(seats: int, options: dict[str, str], line_up: list[str], budget: Budget, seed: int = 1) -> State:
    state = GAME.new(seats, options, seed)
    players = [bots.make(name, GAME.id, f"{seed}{seat}", budget) for seat, name in enumerate(line_up)]
    while state.result is None:
        for prompt in state.prompts():
            state.apply(prompt.seat, players[prompt.seat].choose(state.knowledge(prompt.seat)))
    return state


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"setup": "chosen", "home": "yes"}),
        (4, {"defence": "most"}),
        (5, {}),
        (2, {"mode": "classic", "rounds": "10"}),
        (4, {"mode": "classic", "setup": "chosen", "rounds": "10"}),
    ],
)
def test_search_plays_legal_moves_to_the_end_in_every_mode(seats: int, options: dict[str, str]) -> None:
    line_up = ["mcts"] + ["greedy", "random"] * 2
    state = play(seats, options, line_up[:seats], Budget(iterations=6))
    assert state.result is not None


def test_greedy_beats_random() -> None:
    report = run(Plan(GAME.id, 4, 12, ("greedy", "random", "random", "random"), seed=3))
    assert not report.faults()
    assert report.bots["greedy"].wins >= 11


def test_a_game_without_advice_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theogony.games.part", lambda name, module: None)
    assert type(advice_for(GAME.id)) is Advice
    state = GAME.new(3, {}, 1)
    players = [bots.make(name, GAME.id, 1, Budget(iterations=2)) for name in ("mcts", "greedy", "random")]
    for _ in range(60):
        for prompt in state.prompts():
            state.apply(prompt.seat, players[prompt.seat].choose(state.knowledge(prompt.seat)))


def test_budgets() -> None:
    assert Budget.parse("0.1s").seconds == 0.1
    assert Budget.parse("200i").iterations == 200
    for wrong in ("", "5", "-1s", "1.5i", "0i"):
        with pytest.raises(ValueError):
            Budget.parse(wrong)
    with pytest.raises(ValueError):
        Budget()
    spending = Spending(Budget(iterations=4))
    spending.used = 3
    assert spending.gone() == 0.75


def test_a_budget_of_playouts_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    iterate = Search.iterate

    def counted(self: Search, root: Edge, number: int) -> None:
        done.append(number)
        iterate(self, root, number)

    monkeypatch.setattr(Search, "iterate", counted)
    state = GAME.new(3, {}, 1)
    bot = bots.make("mcts", GAME.id, 1, Budget(iterations=40))
    while len(done) == 0:
        seat = state.prompts()[0].seat
        state.apply(seat, bot.choose(state.knowledge(seat)))
    assert 40 <= len(done) <= 48  # a round of all candidates is finished


def test_unknown_bots_are_refused() -> None:
    assert bots.names() == ["random", "greedy", "mcts"]
    with pytest.raises(KeyError):
        bots.make("oracle", GAME.id, 1)


def test_numbers_of_advice() -> None:
    assert abs(exponential(1.0) - 2.718) < 0.03 and exponential(-100.0) == 0.0
    shares = softmax([1.0, 2.0, 2.0], 1.0)
    assert abs(sum(shares) - 1.0) < 1e-12 and shares[1] == shares[2] > shares[0]
    assert best([1.0, 3.0, 3.0 + 1e-12, 2.0]) == 1
