"""Measures of whole games: what is counted agrees with what was told."""

from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.measures import MEASURES
from theogony.games.theomachy.state import Table
from theogony.kernel.match import Match


def test_who_begins_is_the_first_player_of_the_first_hand() -> None:
    firsts = set()
    for seed in range(8):
        match = Match(GAME, 4, {}, seed=seed)
        s = match.state
        assert isinstance(s, Table)
        while not any(event.kind == "hand-begins" for event in match.events):
            seat = s.prompts()[0].seat
            match.apply(seat, s.onward(seat)[0])
        order = MEASURES.order(s, match.events)
        assert order == [(s.first + place) % 4 for place in range(4)]
        firsts.add(order[0])
    assert len(firsts) > 1
