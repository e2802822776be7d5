"""What a game counts of its own stands in the report of the arena."""

from __future__ import annotations

from typing import ClassVar

import pytest

from theogony.games import names
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures
from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.lab import arena
from theogony.lab.arena import Pairing, Plan, play, run


class Counted(Measures):
    """A length, a label of each seat, and how much was told."""

    units = ("rounds",)

    def lengths(self, s: State) -> list[int]:
        return [7]

    def labels(self, s: State, seat: int) -> list[tuple[str, str]]:
        return [("pantheon", "first" if seat == 0 else "other")]

    def offered(self, s: State) -> list[tuple[str, str]]:
        return [("pantheon", which) for which in ("first", "other", "missing")]

    def amounts(self, s: State, seat: int, events: list[Event]) -> dict[str, int]:
        return {"told": len(events)}


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "measures_for", lambda game_id: Counted())


@pytest.mark.usefixtures("toys")
def test_a_game_without_measures_has_plain_reports() -> None:
    report = run(Plan("tug", 4, 2, seed=1)).as_json()
    assert (report["units"], report["labels"], report["never"], report["amounts"]) == ({}, {}, {}, {})


def test_cards_that_were_used_are_labels_each_once() -> None:
    class Cards(Measures):
        played: ClassVar[dict[str, tuple[str, str]]] = {"played": ("card", "name")}

    told = [
        Event("played", "", {"seat": seat, "name": name}, {}, (), False)
        for seat, name in ((0, "a"), (1, "b"), (0, "a"))
    ]
    assert Cards().used(0, told) == [("card", "a")] and Measures().used(0, told) == []


def test_who_begins_is_who_has_the_first_turn() -> None:
    state = State(3, Rng(0))
    told = [Event("turn-begins", "", {"seat": seat}, {}, (), False) for seat in (2, 0, 2)]
    assert Counted().order(state, told) == [2, 0, 1] and Counted().order(state, []) == []


@pytest.mark.parametrize("game", names())
def test_every_game_tells_who_begins(game: str) -> None:
    """In none of them it is always the seat that is called the first."""
    plan = Plan(game, 3, 24, ("novice",))
    firsts = set()
    for pairing in plan.pairings():
        places = [dict(labels)["place"] for labels in play(plan, pairing).labels]
        assert sorted(places) == ["1", "2", "3"]
        firsts.add(places.index("1"))
        if len(firsts) > 1:
            return
    pytest.fail(f"seat {firsts} begins every game")


@pytest.mark.parametrize(("game", "mode"), [("hellas", "kronos"), ("hybris", "chronos_coop")])
def test_who_plays_together_has_no_edge_of_his_own(game: str, mode: str) -> None:
    outcome = play(Plan(game, 3, 1, ("novice",), (("mode", mode),)), Pairing(0, ("novice",) * 3))
    assert not outcome.fault and all(what != "place" for labels in outcome.labels for what, _ in labels)


def test_lengths_labels_and_amounts_are_counted(counted: None) -> None:
    report = run(Plan("godstorm", 2, 3, seed=1))
    assert report.unit_summaries() == {"rounds": {"median": 7, "p95": 7, "max": 7}}
    assert {which: tally.games for which, tally in report.labels["pantheon"].items()} == {"first": 3, "other": 3}
    assert sum(tally.wins for tally in report.labels["pantheon"].values()) == 3
    assert report.never() == {"pantheon": ["missing"], "place": []}
    assert report.mean_amounts()["told"] > 100
