"""The arena counts right, whoever plays and however many processes do."""

import pytest

from theogony.bots.random import RandomBot
from theogony.kernel import record
from theogony.kernel.view import Knowledge
from theogony.lab.arena import Plan, play, run
from theogony.lab.stats import bootstrap, quantile, wilson


def test_blocks_rotate_the_line_up_through_the_seats() -> None:
    plan = Plan("godstorm", 4, 8, ("greedy", "random", "random", "random"))
    assert plan.rotations() == 4
    pairings = plan.pairings()
    assert [pairing.block for pairing in pairings] == [0] * 4 + [1] * 4
    assert [pairing.bots.index("greedy") for pairing in pairings] == [0, 1, 2, 3] * 2
    assert Plan("godstorm", 4, 8, ("greedy", "random")).rotations() == 2
    assert Plan("godstorm", 5, 8).rotations() == 1


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("godstorm", 3, 6, ("greedy", "random", "random"), seed=5)
    alone, together = run(plan).as_json(), run(plan, jobs=2).as_json()
    del alone["seconds"], together["seconds"]
    assert alone == together
    assert alone["games"] == 6 and alone["faults"] == 0
    assert sum(alone["wins"].values()) == 6  # type: ignore[attr-defined]


def test_a_fault_is_counted_and_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: RandomBot, knowledge: Knowledge) -> int:
        options = knowledge.options()
        if len(options) > 10:
            raise RuntimeError("no idea")
        return options[0]

    monkeypatch.setattr(RandomBot, "choose", choose)
    plan = Plan("godstorm", 2, 2)
    outcome = play(plan, plan.pairings()[0])
    assert "no idea" in outcome.fault and outcome.decisions == len(record.parse(outcome.record).entries)
    report = run(plan)
    assert len(report.faults()) == 2 and report.as_json()["faults"] == 2 and not report.end_reasons


def test_a_clean_sweep_is_no_certainty() -> None:
    report = run(Plan("godstorm", 2, 20, ("greedy", "random"), seed=3))
    assert report.bots["greedy"].wins == 20
    low, high = report.bot_interval("greedy")
    assert 0.8 < low < 0.9 and high == 1.0
    assert report.bot_interval("random")[0] == 0.0 and 0.1 < report.bot_interval("random")[1] < 0.2


def test_statistics() -> None:
    low, high = wilson(50, 100)
    assert round(low, 3) == 0.404 and round(high, 3) == 0.596
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0 and wilson(20, 20)[1] == 1.0
    blocks = [(1.0, 4)] * 20 + [(2.0, 4)] * 20
    low, high = bootstrap(blocks, 1)
    assert 0.3 < low < 0.375 < high < 0.45
    assert bootstrap([(1.0, 4)] * 12, 1) == (0.25, 0.25)
    assert quantile([5, 1, 3], 0.5) == 3 and quantile([5, 1, 3], 0.95) == 5 and quantile([], 0.5) == 0
