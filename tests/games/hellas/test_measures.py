"""Measures of whole games: what is counted agrees with the last position."""

import pytest

from theogony.games.hellas.advice import ADVICE
from theogony.games.hellas.game import GAME
from theogony.games.hellas.measures import MEASURES, place
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
        assert len(labels) == 2 + held, "the Hero, the place, and all that the player has"
        assert {label for label in labels if label[0] != "place"} <= set(MEASURES.offered(s))
    assert MEASURES.lengths(s) == [s.turns]


def test_places_follow_the_turn_order() -> None:
    match = Match(GAME, 4, {}, seed="places")
    s = match.state
    assert isinstance(s, Hellas)
    while s.turn < 0:
        seat = s.prompts()[0].seat
        match.apply(seat, s.onward(seat)[0])
    assert place(s, s.turn) == 1
    assert place(s, (s.turn + 1) % 4) == 2
    assert place(s, s.first) == 4, "who chooses a Hero first has the last turn"


def test_what_is_not_in_the_box_is_not_offered() -> None:
    core = Match(GAME, 2, {}, seed=1).state
    whole = Match(GAME, 2, {"heroes": "all", "cards": "all"}, seed=1).state
    missing = set(MEASURES.offered(whole)) - set(MEASURES.offered(core))
    assert sum(what == "hero" for what, _ in missing) == 5
    assert sum(what == "artifact" for what, _ in missing) == 5
    assert len(missing) == 10
