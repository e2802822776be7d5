"""Measures of whole games: what is counted agrees with the last position."""

import pytest

from theogony.games.hybris.advice import ADVICE
from theogony.games.hybris.game import GAME
from theogony.games.hybris.measures import MEASURES
from theogony.games.hybris.state import Hybris
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng


@pytest.mark.parametrize(("seats", "mode"), [(2, "base"), (4, "base"), (2, "chronos_coop"), (1, "chronos_solo")])
def test_what_is_counted_is_on_the_table(seats: int, mode: str) -> None:
    match = Match(GAME, seats, {"mode": mode}, seed="measures")
    rng = Rng(seats)
    s = match.state
    assert isinstance(s, Hybris)
    while s.result is None:
        prompt = s.prompts()[0]
        options = s.onward(prompt.seat)
        match.apply(prompt.seat, ADVICE.quick(s, prompt, options, rng))
    for seat, player in enumerate(s.players):
        amounts = MEASURES.amounts(s, seat, match.events)
        assert amounts["deployed"] == player.deployed.bit_count()
        assert amounts["pieces"] == 13 - sum(player.pieces) and amounts["upgrades"] == player.unlocked.bit_count()
        assert sum(amounts[name] for name in MEASURES.points) == player.vp()
        labels = MEASURES.labels(s, seat)
        assert len(labels) == 1 + (player.deployed.bit_count() + player.unlocked.bit_count()) + s.champions.count(seat)
        assert set(labels) <= set(MEASURES.offered(s))
    assert MEASURES.lengths(s) == [s.age]
    if s.sides.alone():
        placed = next(event for event in match.events if event.kind == "greatness-placed")
        assert MEASURES.order(s, match.events) == placed.public["order"]
    assert any(MEASURES.amounts(s, seat, match.events)["activations"] > 5 for seat in range(seats))


def test_ancient_technologies_are_offered_against_chronos_only() -> None:
    base, coop = Match(GAME, 2, {}, seed=1).state, Match(GAME, 2, {"mode": "chronos_coop"}, seed=1).state
    ancient = {label for label in set(MEASURES.offered(coop)) - set(MEASURES.offered(base)) if label[0] == "technology"}
    assert len(ancient) == 5
