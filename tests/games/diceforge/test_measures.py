"""Measures of whole games: glory by source adds up to the score."""

import pytest

from tests.games.diceforge.play import SHORT, Mode, players
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.measures import MEASURES
from theogony.games.diceforge.state import Tournament
from theogony.kernel.match import Match


@pytest.mark.parametrize("mode", SHORT, ids=str)
def test_glory_by_source_adds_up_to_the_score(mode: Mode) -> None:
    match = Match(GAME, mode[0], mode[1], seed="measures")
    seated = players("busy", mode[0], "measures")
    s = match.state
    assert isinstance(s, Tournament)
    while s.result is None:
        seat = s.prompts()[0].seat
        match.apply(seat, seated[seat].choose(s, seat))
    for seat in range(mode[0]):
        amounts = MEASURES.amounts(s, seat, match.events)
        assert sum(amounts.values()) == s.result.scores[seat], amounts
        assert set(MEASURES.labels(s, seat)) <= set(MEASURES.offered(s))
    assert len(MEASURES.offered(s)) == 15
    assert MEASURES.order(s, match.events) == [(s.first + place) % mode[0] for place in range(mode[0])]
