"""Leagues: everybody meets everybody, or who stands near; the ratings say who is stronger, the same every time."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from theogony.kernel.sides import each_alone
from theogony.lab.arena import Outcome, Pairing, Plan
from theogony.lab.executors import Local
from theogony.lab.experiment import Experiment
from theogony.lab.league import next_round, ratings, summary, total
from theogony.lab.store import GAMES, carry_out

pytestmark = pytest.mark.usefixtures("toys")

FIVE = ("a", "b", "c", "d", "e")  # in the order of their strength


def ended(pairing: Pairing) -> Outcome:
    """A game as those of these names play it: who is named first in the alphabet wins, and so on."""
    ranks = tuple(1 + sorted(pairing.bots).index(bot) for bot in pairing.bots)
    shares = tuple(float(rank == 1) for rank in ranks)
    sides = each_alone(len(pairing.bots))
    return Outcome(
        pairing,
        1,
        0.0,
        sides,
        shares,
        (0,) * len(ranks),
        ranks,
        (0,) * len(ranks),
        "X",
        labels=((),) * len(ranks),
        amounts=((),) * len(ranks),
    )


def played(experiment: Experiment) -> list[list[Outcome]]:
    """All rounds, each by its games."""
    rounds: list[list[Outcome]] = []
    found: dict[int, Outcome] = {}
    pairings: list[Pairing] = []
    while games := next_round(experiment, pairings, found):
        pairings += games
        found |= {pairing.number: ended(pairing) for pairing in games}
        rounds.append([found[pairing.number] for pairing in games])
    assert [pairing.number for pairing in pairings] == list(range(total(experiment)))
    return rounds


def tables(games: list[Outcome]) -> list[frozenset[str]]:
    return [frozenset(outcome.pairing.bots) for outcome in games]


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_meets_everybody_from_every_seat_with_the_same_luck(seats: int) -> None:
    rounds = played(Experiment(Plan("diceforge", seats, 31, FIVE), "round-robin"))
    assert len(rounds) == 2
    for number, games in enumerate(rounds):
        assert {outcome.pairing.block for outcome in games} == {number}
        assert set(tables(games)) == {frozenset(table) for table in combinations(FIVE, seats)}
        for table in combinations(FIVE, seats):
            seated = [outcome.pairing.bots for outcome in games if set(outcome.pairing.bots) == set(table)]
            assert len(seated) == seats
            for seat in range(seats):
                assert {bots[seat] for bots in seated} == set(table)


def test_the_swiss_system_brings_those_together_who_stand_near() -> None:
    rounds = played(Experiment(Plan("diceforge", 2, 60, FIVE), "swiss"))
    assert all(len(games) == 6 for games in rounds) and len(rounds) == 10
    for games in rounds:
        assert {bot for table in tables(games) for bot in table} == set(FIVE), "nobody sits out"
    met = [table for games in rounds for table in tables(games)]
    assert met.count(frozenset("ab")) > met.count(frozenset("ae"))
    assert set(tables(rounds[0])) != set(tables(rounds[1])), "not the same tables again"


def test_ratings_follow_strength_and_nothing_else() -> None:
    experiment = Experiment(Plan("diceforge", 3, 60, FIVE, seed=2), "round-robin")
    outcomes = [outcome for games in played(experiment) for outcome in games]
    rated = ratings(outcomes)
    assert sorted(rated, key=lambda name: -rated[name][0]) == list(FIVE)
    assert rated == ratings(outcomes) and all(sigma < 25 / 3 for _, sigma in rated.values())
    fault = Outcome(Pairing(0, ("a", "b", "c"), 99), 1, 0.0, fault="no idea")
    assert ratings([*outcomes, fault]) == rated
    told = summary(experiment, [*outcomes, fault])
    assert [line["name"] for line in told["ratings"]] == list(FIVE) and told["faults"] == 1
    assert told["ratings"][0]["before"] == dict.fromkeys("bcde", 1.0) and told["ratings"][0]["share"] == 1.0


def test_who_sits_on_two_sides_and_who_is_played_by_the_rules(tmp_path: Path) -> None:
    twice = Experiment(Plan("draft", 3, 6, ("random", "greedy"), seed=1), "swiss")
    outcomes = list(carry_out(twice, tmp_path / "draft", Local()))
    assert {tuple(sorted(outcome.pairing.bots)) for outcome in outcomes} == {("greedy", "random", "random")}
    assert set(ratings(outcomes)) == {"greedy", "random"}
    siege = Experiment(Plan("siege", 3, 6, ("random", "greedy"), seed=1), "round-robin")
    told = summary(siege, list(carry_out(siege, tmp_path / "siege", Local())))
    lines = {line["name"]: line for line in told["ratings"]}
    assert set(lines) == {"random", "greedy", "titan"} and "games" not in lines["titan"]
    assert told["games"] == 6 and lines["greedy"]["games"] == 3


def test_a_swiss_league_is_the_same_however_often_it_was_left(tmp_path: Path) -> None:
    league = Experiment(Plan("tug", 4, 18, ("random", "novice", "greedy"), seed=7), "swiss")
    whole = list(carry_out(league, tmp_path / "whole", Local()))
    for left in (5, 9):
        begun = carry_out(league, tmp_path / "left", Local())
        for _ in range(left):
            next(begun)
        begun.close()
    assert list(carry_out(league, tmp_path / "left", Local())) != []
    assert (tmp_path / "left" / GAMES).read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    assert ratings(whole) == ratings([replace(outcome, seconds=0.0) for outcome in whole])
