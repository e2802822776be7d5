"""A bot's turn of many decisions is soon over: it thinks for so long in a row, and less and less."""

import pytest

from theogony.server.bots import Breath
from theogony.server.config import THOUGHTS
from theogony.server.thinkers import SHORTEST


def turn(breath: Breath, decisions: int, now: float = 0.0, takes: float = 1.0) -> list[float]:
    """What so many decisions in a row are granted, when each takes this part of it."""
    granted = []
    for _ in range(decisions):
        granted.append(breath.share(now))
        now += granted[-1] * takes
        breath.spend(granted[-1] * takes, now)
    return granted


def test_a_turn_of_many_decisions_takes_no_longer_than_is_granted_in_a_row() -> None:
    thoughts = turn(Breath(0.6, now=0.0), 60)
    assert sum(thoughts) <= 0.6 + 1e-9
    assert thoughts == sorted(thoughts, reverse=True)
    assert sum(one >= SHORTEST for one in thoughts) >= 6, "the first decisions are searched, not only the very first"


def test_time_comes_back_while_others_think() -> None:
    breath = Breath(0.6, now=0.0)
    first = turn(breath, 60)[0]
    assert breath.share(now=0.6) < SHORTEST
    assert breath.share(now=0.9) == pytest.approx(0.3 / 5, abs=0.01)
    assert breath.share(now=9.0) == first, "and never more than there was"


def test_what_was_not_used_is_left_for_later() -> None:
    assert sum(turn(Breath(0.6, now=0.0), 30, takes=0.1)) > sum(turn(Breath(0.6, now=0.0), 30))


def test_every_strength_that_searches_has_its_measure_and_a_hero_s_turn_fits_into_a_second() -> None:
    searching = {name: thought for name, thought in THOUGHTS.items() if thought.seconds is not None}
    assert set(searching) == {"hero", "olympian", "fate"}
    assert searching["hero"].in_a_row <= 0.7
    assert searching["olympian"].in_a_row <= 3.5, "no longer than its turn is on show"
    assert searching["fate"].in_a_row <= 6.0, "whoever asks for it waits a little"
    assert all(thought.playouts is not None for thought in searching.values()), "the clock is a safety"
