"""What a game counts of its own stands in the report of the arena."""

from __future__ import annotations

from typing import ClassVar

import pytest

from theogony.kernel.event import Event
from theogony.kernel.measures import Measures
from theogony.kernel.state import State
from theogony.lab import arena
from theogony.lab.arena import Plan, run


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


def test_lengths_labels_and_amounts_are_counted(counted: None) -> None:
    report = run(Plan("godstorm", 2, 3, seed=1))
    assert report.unit_summaries() == {"rounds": {"median": 7, "p95": 7, "max": 7}}
    assert {which: tally.games for which, tally in report.labels["pantheon"].items()} == {"first": 3, "other": 3}
    assert sum(tally.wins for tally in report.labels["pantheon"].values()) == 3
    assert report.never() == {"pantheon": ["missing"]}
    assert report.mean_amounts()["told"] > 100
