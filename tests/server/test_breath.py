"""A bot's turn of many decisions is soon over: it thinks for so long in a row, and less and less."""

import asyncio
import random
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Player, quick, running
from theogony import games
from theogony.server.bots import SHARE, Breath
from theogony.server.config import STRENGTHS, THOUGHTS, Thought
from theogony.server.thinkers import SHORTEST, Chosen, Thinkers


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


def test_all_the_time_of_a_move_counts_and_the_only_one_there_is_needs_no_thinker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, float, int]] = []  # the seat, what it is granted, and among how many moves it chooses
    choose = Thinkers.choose

    async def slow(self: Thinkers, *about: Any) -> Chosen:
        _, ruleset, position, seat, _, seconds = about
        asked.append((seat, seconds, len(games.get(ruleset.partition("@")[0]).load(position).onward(seat))))
        await asyncio.sleep(0.02)  # such as the way to the thinker, and into the store
        return await choose(self, *about)

    monkeypatch.setattr(Thinkers, "choose", slow)
    looks = {name: Thought("greedy", 0.05, in_a_row=60.0) for name in STRENGTHS}
    with running(quick(tmp_path / "tables.db", thoughts=looks)) as address:
        ada = Player(address, "Ada")
        with ada.sit(ada.table("me", "hero")) as socket:
            rng = random.Random(3)
            while not any(len(turn) > 6 for turn in _turns(asked)):
                socket.until(lambda: socket.asked() is not None or socket.over(), "a question")
                assert not socket.over()
                asked.append((0, 0.0, 2))  # while a person thinks, time comes back
                socket.play_any(rng)
    assert all(count > 1 for _, _, count in asked)
    longest = max(_turns(asked), key=len)
    assert longest == sorted(longest, reverse=True)
    assert longest[-1] <= longest[0] - 6 * 0.02 * SHARE, "the thoughts were short, and still it counts"


def _turns(asked: list[tuple[int, float, int]]) -> list[list[float]]:
    """What was granted in a row to one seat."""
    groups = groupby(asked, key=lambda one: one[0])
    return [[granted for _, granted, _ in group] for seat, group in groups if seat != 0]
