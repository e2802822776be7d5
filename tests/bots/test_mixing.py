"""Where rivals decide at the same moment, a bot mixes: whoever knows how it plays gains little by it."""

from typing import Any, ClassVar, Final

import pytest

from benchmarks import exploit
from benchmarks.exploit import gain, positions
from tests.conformance.tables import stops
from theogony.bots import Budget, make
from theogony.bots.bot import advice_for
from theogony.bots.mcts import Search
from theogony.bots.mixing import RARE, Mixing, Mixture, drawn, mixes, spread
from theogony.games.hybris.advice.advisor import BRACKETS
from theogony.games.hybris.state import Hybris
from theogony.kernel.advice import Advice
from theogony.kernel.fields import position, step
from theogony.kernel.move import MoveTable
from theogony.kernel.refusal import Refusal
from theogony.kernel.result import Result
from theogony.kernel.rng import Rng
from theogony.kernel.state import Json, State
from theogony.kernel.step import Prompt, Seal, Step
from theogony.kernel.view import Knowledge

MOVES = MoveTable()
BID = MOVES.add("bid", [str(number) for number in range(5)])
PRIZE: Final = 4.0


@position
class Duel(State):
    """Two seats bid at once, from 0 to ``most``; what that means, the advice knows."""

    not_asked_clause: ClassVar[str] = "X-1"
    steps: ClassVar[dict[str, type]] = {}

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.most: int = 1
        self.bids: list[int] = [-1] * seats

    def public_view(self) -> Json:
        return {"game": "duel", "seats": self.seats, "bids": self.bids if -1 not in self.bids else []}


@step
class Offer(Prompt[Duel]):
    """How much?"""

    clause: ClassVar[str] = "X-1"
    kinds: ClassVar[tuple[range, ...]] = (MOVES.of_kind("bid"),)

    def check(self, s: Duel, move: int) -> Refusal | None:
        return None

    def options(self, s: Duel) -> list[int]:
        return [BID + number for number in range(s.most + 1)]

    def take(self, s: Duel, move: int) -> None:
        s.bids[self.seat] = move - BID


class Over(Step[Duel]):
    """The bids are shown."""

    def run(self, s: Duel) -> None:
        s.finish(Result([1] * s.seats, [0] * s.seats, "X-1"))


class Pennies(Advice[Duel]):
    """Seat 0 wants both to bid alike, seat 1 the contrary."""

    contested: ClassVar[frozenset[type]] = frozenset({Offer})

    def value(self, s: Duel) -> list[float]:
        alike = float(s.bids[0] == s.bids[1])
        return [alike, 1.0 - alike]


class AllPay(Advice[Duel]):
    """The higher bid takes the prize, equal bids share it; everybody pays."""

    contested: ClassVar[frozenset[type]] = frozenset({Offer})

    def value(self, s: Duel) -> list[float]:
        high = max(s.bids)
        first = [seat for seat in range(s.seats) if s.bids[seat] == high]
        return [(seat in first) * PRIZE / len(first) - s.bids[seat] for seat in range(s.seats)]


def duel(most: int) -> Duel:
    s = Duel(2, Rng(1))
    s.most = most
    s.then(Seal((Offer(0), Offer(1))), Over())
    s.run()
    return s


def mixture(advice: Advice[Any], s: State, seat: int, playouts: int) -> dict[int, float]:
    """What the seat has learnt to play."""
    search = Search(advice, s.knowledge(seat), Rng(f"mixture {seat}"))
    assert mixes(search)
    mixing = Mixing(search)
    mixing.think(Budget(iterations=playouts))
    return dict(zip(mixing.own.moves, mixing.own.average(), strict=True))


def exploited(advice: Advice[Any], most: int, seats: list[dict[int, float]]) -> float:
    """By how much the better of both seats does better against the other's mixture than the game is worth to it."""
    gained = 0.0
    for seat in (0, 1):
        worth = {}
        for move in range(BID, BID + most + 1):
            worth[move] = 0.0
            for other, share in seats[1 - seat].items():
                s = duel(most)
                s.apply(seat, move)
                s.apply(1 - seat, other)
                worth[move] += share * advice.value(s)[seat]
        gained += max(worth.values()) - sum(share * worth[move] for move, share in seats[seat].items())
    return gained


@pytest.mark.parametrize(("advice", "most", "pure"), [(Pennies(), 1, 1.0), (AllPay(), 4, 1.0)])
def test_a_best_reply_gains_little_against_mixtures(advice: Advice[Any], most: int, pure: float) -> None:
    seats = [mixture(advice, duel(most), seat, 4000) for seat in (0, 1)]
    assert exploited(advice, most, seats) < 0.2
    assert all(exploited(advice, most, [{BID + a: 1.0}, {BID + b: 1.0}]) >= pure for a in (0, 1) for b in (0, 1))


def test_a_best_reply_to_bids_of_godstorm_gains_less_than_before() -> None:
    """In a real position: known habits of the search alone, and of the bot that mixes."""
    (state,) = positions("godstorm", 3, 1)
    gained = {bot: gain(bot, "godstorm", state, 40, 2, 6) for bot in ("mcts", "fate")}
    assert gained["fate"] < gained["mcts"]


@pytest.mark.parametrize(("own", "gained"), [(0, 0.0), (1, 1.0)])
def test_a_gain_is_what_the_best_reply_brings_above_the_own_move(
    own: int, gained: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In shares of the game, whatever is drawn: the other one bids 0, and seat 0 wants to bid alike."""

    class Fixed:
        def choose(self, knowledge: Knowledge) -> int:
            return BID + (own if knowledge.seat == 0 else 0)

    monkeypatch.setattr(exploit, "make", lambda *_: Fixed())
    monkeypatch.setattr(exploit, "_searched", lambda _game, s, _number: Search(Pennies(), s.knowledge(0), Rng(1)))
    for draws in (2, 5):
        assert gain("fixed", "duel", duel(1), 1, 2, draws) == pytest.approx(gained)


def test_a_gain_is_weighed_in_every_world_that_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who exploits a bot does not know what it holds."""
    seen: set[int] = set()

    class Noted(Search):
        def world(self, number: int) -> State:
            seen.add(number)
            return super().world(number)

    (state,) = positions("godstorm", 3, 1)
    monkeypatch.setattr(exploit, "Search", Noted)
    gain("greedy", "godstorm", state, 1, 1, 3)
    assert seen >= set(range(3))


@pytest.mark.parametrize("game", ["theomachy", "hybris"])
def test_contested_decisions_are_mixed_and_nothing_else(game: str) -> None:
    advice, found = advice_for(game), set()
    for number, state in enumerate(stops(game, 7)):
        for prompt in state.prompts():
            contested = type(prompt) in advice.contested
            if type(prompt) in found or (not contested and number % 20):
                continue
            if mixes(Search(advice, state.knowledge(prompt.seat), Rng(1))):
                found.add(type(prompt))
                bot = make("fate", game, 1, Budget(iterations=12))
                assert bot.choose(state.knowledge(prompt.seat)) in state.onward(prompt.seat)
    assert found and found <= advice.contested


def test_in_a_round_of_combat_a_rival_is_strong_by_his_hand() -> None:
    """His mixtures are apart by what his cards can bring, which he knows, and by nothing else."""
    advice, brackets = advice_for("hybris"), set()
    for number, state in enumerate(positions("hybris", 2, 6)):
        for prompt in state.prompts():
            mine = advice.bracket(state, prompt.seat)
            assert advice.bracket(state.redeal(prompt.seat, Rng(number)), prompt.seat) == mine
            rivals = {
                advice.bracket(state.redeal(prompt.seat, Rng(world)), other.seat)
                for other in state.prompts()
                if other is not prompt
                for world in range(20)
            }
            brackets |= {mine, *rivals}
    assert len(brackets) > 2


def test_a_hand_tells_nothing_but_in_a_sealed_round() -> None:
    """And no hand is stronger than the strongest of a few steps."""
    advice, alone, sealed = advice_for("hybris"), 0, set()
    for state in stops("hybris", 3):
        assert isinstance(state, Hybris)
        for seat in range(state.seats) if state.fights else ():
            found = advice.bracket(state, seat)
            if isinstance(state.agenda[-1], Seal):
                sealed.add(found)
            else:
                alone += 1
                assert found == 0
    assert alone and len(sealed) > 1 and sealed <= set(range(BRACKETS))


def test_mixtures() -> None:
    mix = Mixture([3, 5, 9], [0.2, 0.3, 0.5])
    assert mix.now() == mix.average() == [0.2, 0.3, 0.5]
    mix.learn([1.0, 0.0, 0.0], 1.0, 0)
    assert mix.now() == [1.0, 0.0, 0.0]
    mix.learn_some({5: 1.0, 9: 0.0}, 1.0, 1)
    assert mix.now() == [1.0, 0.0, 0.0], "what is never played there teaches nothing"
    for number in range(2, 60):
        mix.learn([1.0, 0.0, 0.0], 1.0, number)
    assert mix.average() == [1.0, 0.0, 0.0] and RARE > 0.0, "what is rare is left out"
    assert drawn([3, 5, 9], [0.2, 0.3, 0.5], [3, 9], 0.0) == 3 and drawn([3, 5, 9], [0.2, 0.3, 0.5], [3, 9], 0.9) == 9
    assert drawn([3, 5], [1.0, 0.0], [5], 0.5) is None
    assert spread([0.0, 5.0, 1.0], 8) == [0, 1, 2]
    kept = spread([float(-number) for number in range(30)], 8)
    assert len(kept) == 8 and kept[:6] == [0, 1, 2, 3, 4, 5] and kept[-1] > 20
