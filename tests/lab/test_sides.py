"""The arena counts by side: teams, one against many, and an automaton that has no bot."""

import pytest

from theogony.bots import Budget
from theogony.lab.arena import Plan, run

pytestmark = pytest.mark.usefixtures("toys")


def test_a_bot_plays_a_side_and_the_line_up_rotates_through_sides() -> None:
    plan = Plan("hunt", 4, 4, ("greedy", "random"))
    assert plan.line_up() == ("greedy", "random") and plan.rotations() == 2
    one, other = ("greedy", "random", "random", "random"), ("random", "greedy", "greedy", "greedy")
    assert [pairing.bots for pairing in plan.pairings()] == [one, other, one, other]
    assert Plan("tug", 4, 1, ("mcts", "random")).pairings()[0].bots == ("mcts", "random", "mcts", "random")
    assert Plan("siege", 3, 1, ("mcts",)).line_up() == ("mcts",), "nobody plays the titan"


@pytest.mark.parametrize(("game", "seats", "options"), [("hunt", 4, ()), ("tug", 4, ()), ("siege", 3, ())])
def test_victories_are_counted_once_for_a_side(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    report = run(Plan(game, seats, 20, options=options))
    assert not report.faults() and sum(tally.wins for tally in report.sides.values()) == pytest.approx(20)
    assert all(tally.games == 20 for tally in (*report.sides.values(), *report.seats.values()))
    for outcome in report.outcomes:
        assert outcome.sides is not None and len(outcome.shares) == len(outcome.ranks) == len(report.sides)


def test_an_automaton_stands_in_the_table_of_sides_and_in_no_other() -> None:
    report = run(Plan("siege", 1, 30, options=(("mode", "solo"),)))
    assert list(report.sides) == ["0", "titan"] and list(report.seats) == [0] and list(report.bots) == ["random"]
    assert report.bots["random"].wins == report.sides["0"].wins == 30 - report.sides["titan"].wins
    assert 0 < report.sides["titan"].wins < 30


def test_everybody_for_himself_needs_no_table_of_sides() -> None:
    assert run(Plan("draft", 3, 3)).as_json()["sides"] == {}


def test_team_mates_pull_together() -> None:
    """Search plays for its side: it wins sieges that chance loses, and pairs win a tug by helping each other."""
    budget = Budget(iterations=60)
    assert run(Plan("siege", 3, 20, ("random",))).sides["defenders"].wins <= 16
    assert run(Plan("siege", 3, 20, ("mcts",), budget=budget)).sides["defenders"].wins >= 18
    pulled = run(Plan("tug", 4, 40, ("mcts", "random"), budget=budget))
    assert pulled.bots["mcts"].wins >= 28
