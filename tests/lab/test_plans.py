"""Bots plan under seals: every bot ends its plan, and the games of an arena replay."""

import pytest

from theogony.bots import Budget, make, names
from theogony.games import get
from theogony.kernel.match import Match, replay
from theogony.kernel.record import parse
from theogony.lab.arena import Plan, run

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("bot", names())
def test_a_bot_plans_without_wandering(bot: str) -> None:
    match = Match(get("plans"), 3, seed=bot)
    bots = [make(bot, "plans", seat, Budget(iterations=8)) for seat in range(3)]
    while match.state.desks and match.made < 200:
        for prompt in match.state.prompts():
            match.apply(prompt.seat, bots[prompt.seat].choose(match.state.knowledge(prompt.seat)))
    assert match.state.result is not None
    assert replay(get("plans"), parse(match.record.text())).state.hash() == match.record.hash


def test_every_part_of_a_plan_has_its_own_chance() -> None:
    """The number of the decision does not change on a desk; with it alone a bot would throw the same die each time."""
    match, bot = Match(get("plans"), 2, seed=1), make("random", "plans", 5)
    blank = bot.stream(match.state.knowledge(0)).state
    match.apply(0, "send h1")
    assert bot.stream(match.state.knowledge(0)).state != blank
    match.undo(0)
    match.apply(1, "send h1")
    assert bot.stream(match.state.knowledge(0)).state == blank, "what others plan changes nothing"


def test_the_arena_plays_plans() -> None:
    report = run(Plan("plans", 3, 4, ("greedy", "random", "random"), seed=2))
    assert not report.faults() and len(report.outcomes) == 4
