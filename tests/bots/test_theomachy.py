"""What the bots make of a Hand of Theomachy."""

from collections import Counter

from tests.conformance.tables import stops
from theogony import bots, games
from theogony.bots.mcts import Search
from theogony.games.theomachy.advice import ADVICE
from theogony.games.theomachy.advice.strength import winning_chance
from theogony.games.theomachy.moves import FOLD, FOLLOW, PASS, RAISE
from theogony.games.theomachy.state import Table
from theogony.kernel.rng import Rng


def test_nobody_folds_where_passing_is_free() -> None:
    """A search among few worlds may see no difference, and a Stake is lost for nothing."""
    free = owing = 0
    for state in stops("theomachy", 7):
        assert isinstance(state, Table)
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        if type(prompt).__name__ != "BettingTurn" or FOLD not in options:
            continue
        searched = [edge.move for edge in Search(ADVICE, state.knowledge(prompt.seat), Rng(1)).candidates()]
        if PASS in options and ADVICE.pointless(state, prompt, FOLD):
            free += 1
            assert FOLD not in searched
            for seed in range(3):
                assert bots.make("novice", "theomachy", seed).choose(state.knowledge(prompt.seat)) != FOLD
        elif PASS not in options:
            owing += 1
            assert not ADVICE.pointless(state, prompt, FOLD)
    assert free > 5 and owing > 5


def test_a_search_never_pays_for_a_hand_with_poor_chances() -> None:
    """Its playouts see rivals fold who will not: all Cults went all in, and an Epic game was over after two Hands."""
    again = poor = good = 0
    for state in stops("theomachy", 7):
        assert isinstance(state, Table)
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        if type(prompt).__name__ != "BettingTurn" or FOLD not in options or not state.raises:
            continue
        searched = [edge.move for edge in Search(ADVICE, state.knowledge(prompt.seat), Rng(1)).candidates()]
        raises = [move for move in searched if RAISE <= move < RAISE + 3]
        fair = winning_chance(state, prompt.seat) * state.players_in_hand().bit_count()
        own = sum(raised // 3 == prompt.seat for raised in state.raises)
        if fair < 1.0 or own > 1:
            again += RAISE in options
            assert not raises
        if FOLLOW in options and fair < 0.3:
            poor += 1
            assert FOLLOW not in searched
        elif FOLLOW in options:
            good += 1
            assert FOLLOW in searched
    assert again > 5 and poor > 5 and good > 5


def test_a_war_of_raises_ends() -> None:
    """Two with strong hands raised each other until nobody had a follower left."""
    s = games.get("theomachy").new(seats=6, options={"mode": "epic"}, seed="bets 2")
    players = [bots.make("greedy", "theomachy", f"2 {seat}") for seat in range(6)]
    raised: Counter[tuple[int, int]] = Counter()
    assert isinstance(s, Table)
    while s.number < 2:
        seat = s.prompts()[0].seat
        move = players[seat].choose(s.knowledge(seat))
        raised[seat, s.round] += RAISE <= move < RAISE + 3
        s.apply(seat, move)
    assert 0 < max(raised.values()) <= 3
