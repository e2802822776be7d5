"""Bots play whole games, and better ones win."""

import pytest

from tests.conformance.tables import GAMES, Setup, name_of, some
from theogony import bots, games
from theogony.bots import Budget
from theogony.bots.bot import Spending, advice_for
from theogony.bots.mcts import Edge, Search
from theogony.kernel.advice import Advice, best, exponential, softmax
from theogony.kernel.state import State
from theogony.lab.arena import Plan, run


def play(game: str, seats: int, options: dict[str, str], line_up: list[str], budget: Budget) -> State:
    state = games.get(game).new(seats, options, 1)
    players = [bots.make(name, game, f"1{seat}", budget) for seat, name in enumerate(line_up)]
    while state.result is None:
        for prompt in state.prompts():
            state.apply(prompt.seat, players[prompt.seat].choose(state.knowledge(prompt.seat)))
    return state


@pytest.mark.parametrize(("game", "setup"), [(game, setup) for game in GAMES for setup in some(game, 3)], ids=name_of)
def test_search_plays_legal_moves_to_the_end(game: str, setup: Setup) -> None:
    line_up = ["mcts", "greedy", "random", "plan"] + ["random"] * setup[0]
    state = play(game, *setup, line_up[: setup[0]], Budget(iterations=6))
    assert state.result is not None


def test_random_does_not_repeat_itself_at_the_same_question() -> None:
    """Armies are placed one by one from the same list: each finds its own place."""
    state = games.get("godstorm").new(3, {}, 1)
    players = [bots.make("random", "godstorm", seat) for seat in range(3)]
    places: dict[int, list[int]] = {0: [], 1: [], 2: []}
    while state.decisions < 40:
        for prompt in state.prompts():
            move = players[prompt.seat].choose(state.knowledge(prompt.seat))
            places[prompt.seat].append(move)
            state.apply(prompt.seat, move)
    assert all(len(set(moves)) > 5 for moves in places.values()), places


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "plan"])
def test_whoever_thinks_beats_random(name: str, game: str) -> None:
    report = run(Plan(game, 4, 12, (name, "random", "random", "random"), seed=3))
    assert not report.faults()
    assert report.bots[name].wins >= 9  # three would be chance


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_knows_the_game_and_is_beaten_by_who_weighs(game: str) -> None:
    """A gentle rival: far above chance, and no match for the next strength."""
    alone = run(Plan(game, 4, 12, ("novice", "random", "random", "random"), seed=3))
    assert not alone.faults() and alone.bots["novice"].wins >= 8  # three would be chance
    number = 60 if game == "theomachy" else 12  # bets leave much to chance
    both = run(Plan(game, 2, number, ("novice", "greedy"), seed=1))
    assert not both.faults() and both.bots["novice"].wins <= 5 * number / 12


def test_search_beats_greedy_at_theomachy() -> None:
    """A short match from both seats, with a hero's playouts."""
    report = run(Plan("theomachy", 2, 8, ("mcts", "greedy"), seed=2, budget=Budget(iterations=32)))
    assert not report.faults()
    assert report.bots["mcts"].wins >= 5


def test_search_is_no_worse_than_greedy_at_dice_forge() -> None:
    """A short match from both seats: ahead in points, and in games at least even."""
    report = run(Plan("diceforge", 2, 8, ("mcts", "greedy"), seed=2, budget=Budget(iterations=32)))
    assert not report.faults()
    searched, weighed = report.bots["mcts"], report.bots["greedy"]
    assert searched.wins >= 4 and searched.score > weighed.score


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_advice_is_played_too(game: str, forgotten: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theogony.games.part", lambda name, module: None)
    assert type(advice_for(game)) is Advice
    state = games.get(game).new(3, {}, 1)
    players = [bots.make(name, game, 1, Budget(iterations=2)) for name in ("mcts", "greedy", "plan")]
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

    def counted(self: Search, root: Edge, number: int) -> int:
        taken = iterate(self, root, number)
        done.extend([number] * taken)
        return taken

    monkeypatch.setattr(Search, "iterate", counted)
    state = games.get("godstorm").new(3, {}, 1)
    bot = bots.make("mcts", "godstorm", 1, Budget(iterations=40))
    while len(done) == 0:
        seat = state.prompts()[0].seat
        state.apply(seat, bot.choose(state.knowledge(seat)))
    assert 40 <= len(done) <= 48  # a round of all candidates is finished


def test_unknown_bots_are_refused() -> None:
    assert bots.names() == ["random", "novice", "plan", "greedy", "mcts", "fate"]
    with pytest.raises(KeyError):
        bots.make("oracle", "godstorm", 1)


def test_numbers_of_advice() -> None:
    assert abs(exponential(1.0) - 2.718) < 0.03 and exponential(-100.0) == 0.0
    shares = softmax([1.0, 2.0, 2.0], 1.0)
    assert abs(sum(shares) - 1.0) < 1e-12 and shares[1] == shares[2] > shares[0]
    assert best([1.0, 3.0, 3.0 + 1e-12, 2.0]) == 1
