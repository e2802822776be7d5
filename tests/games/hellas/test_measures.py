"""Measures of whole games: what is counted agrees with the last position."""

from itertools import pairwise

import pytest

from theogony.games.hellas.advice import ADVICE
from theogony.games.hellas.game import GAME
from theogony.games.hellas.measures import MEASURES
from theogony.games.hellas.state import Hellas
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_counted_is_on_the_table(seats: int) -> None:
    match = Match(GAME, seats, {"turns": "100", "heroes": "all"}, seed="measures")
    rng = Rng(seats)
    s = match.state
    assert isinstance(s, Hellas)
    while s.result is None:
        prompt = s.prompts()[0]
        options = s.onward(prompt.seat)
        match.apply(prompt.seat, ADVICE.quick(s, prompt, options, rng))
    amounts = [MEASURES.amounts(s, seat, match.events) for seat in range(seats)]
    assert sum(amount["temples"] for amount in amounts) == s.temples.bit_count() > 0
    assert sum(amount["monument-levels"] for amount in amounts) == sum(s.levels) - len(s.levels) > 0
    for seat in range(seats):
        player = s.players[seat]
        labels = MEASURES.labels(s, seat)
        assert amounts[seat]["slain"] == player.trophies.bit_count() == sum(what == "monster" for what, _ in labels)
        held = player.trophies.bit_count() + player.blessings.bit_count() + player.artifacts.bit_count()
        assert len(labels) == 1 + held, "the Hero, and all that the player has"
        assert set(labels) <= set(MEASURES.offered(s))
    assert MEASURES.lengths(s) == [s.turns]
    order = MEASURES.order(s, match.events)
    assert order[-1] == s.first and sorted(order) == list(range(seats)), "who chooses a Hero first has the last turn"
    assert all((one + 1) % seats == other for one, other in pairwise(order))


def test_what_is_not_in_the_box_is_not_offered() -> None:
    core = Match(GAME, 2, {}, seed=1).state
    whole = Match(GAME, 2, {"heroes": "all", "cards": "all"}, seed=1).state
    missing = set(MEASURES.offered(whole)) - set(MEASURES.offered(core))
    assert sum(what == "hero" for what, _ in missing) == 5
    assert sum(what == "artifact" for what, _ in missing) == 5
    assert len(missing) == 10
