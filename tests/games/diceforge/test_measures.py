"""Measures of whole games: glory by source adds up to the score."""

import pytest

from tests.games.diceforge.play import SHORT, Mode, players
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.measures import MEASURES
from theogony.kernel.match import Match


@pytest.mark.parametrize("mode", SHORT, ids=str)
def test_glory_by_source_adds_up_to_the_score(mode: Mode) -> None:
    match = Match(GAME, mode[0], mode[1], seed="measures")
    seated = players("busy", mode[0], "measures")
    while match.state.result is None:
        seat = match.state.prompts()[0].seat
        match.apply(seat, seated[seat].choose(match.state, seat))
    for seat in range(mode[0]):
        amounts = MEASURES.amounts(match.state, seat, match.events)
        assert sum(amounts.values()) == match.state.result.scores[seat], amounts
        assert set(MEASURES.labels(match.state, seat)) <= set(MEASURES.offered(match.state))
    assert len(MEASURES.offered(match.state)) == 15
