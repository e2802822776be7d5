"""Measures of whole games: what is counted agrees with the last position."""

import pytest

from tests.cli.run import random_match
from theogony.games.godstorm.measures import MEASURES, POINTS
from theogony.games.godstorm.state import World


@pytest.mark.parametrize(("seats", "mode"), [(4, "godstorm"), (3, "classic")])
def test_points_are_those_of_the_final_scoring_and_each_seat_has_a_pantheon(seats: int, mode: str) -> None:
    match = random_match(seats, "measures", {"mode": mode})
    s = match.state
    assert isinstance(s, World) and s.result is not None and MEASURES.lengths(s) == [s.epoch]
    order = MEASURES.order(s, match.events)
    assert sorted(order) == list(range(seats))
    chosen = [event.public for event in match.events if event.kind == "marker-chosen"][:seats]
    assert [order[int(str(one["marker"])) - 1] for one in chosen] == [one["seat"] for one in chosen]
    scored = any(event.kind == "scored" for event in match.events)
    played = [event for event in match.events if event.kind == "card-played"]
    for seat in range(seats):
        amounts = MEASURES.amounts(s, seat, match.events)
        points = sum(amounts[name] for name in MEASURES.points)
        assert points == (s.result.scores[seat] if scored else 0) and len(MEASURES.points) == len(POINTS)
        assert amounts["miracles"] == sum(event.public["seat"] == seat for event in played)
        used = {which for what, which in MEASURES.used(seat, match.events) if what == "card"}
        assert used >= {str(event.public["card"]) for event in played if event.public["seat"] == seat}
        assert set(MEASURES.labels(s, seat)) <= set(MEASURES.offered(s))
