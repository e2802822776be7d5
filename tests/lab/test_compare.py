"""Two variants on the same deals: the pairs are pairs, the answer stops the games, and what is tuned is ours alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from theogony import games
from theogony.kernel.overlay import Path, changed
from theogony.kernel.rng import Rng
from theogony.kernel.sides import each_alone
from theogony.lab.arena import Outcome, Plan, run
from theogony.lab.compare import compare, fitting, usual_measure
from theogony.lab.experiment import BadExperiment, Experiment
from theogony.lab.tune import Changes, Goal, goal, paired, search, steps
from theogony.lab.values import Value, overlay, tunable


def outcomes(plan: Plan, strong: int) -> Iterator[Outcome]:
    """Games that the first bot of the line-up wins so often out of ten, and seat 1 else."""
    for pairing in plan.pairings():
        lucky = Rng(f"{pairing.block} {pairing.number}").below(10)
        winner = pairing.bots.index(plan.bots[0]) if lucky < strong else 0
        shares = tuple(float(seat == winner) for seat in range(3))
        more = {"ranks": (1, 1, 1), "labels": ((), (), ()), "asked": (5, 5, 5), "forced": (1, 0, 0)}
        yield Outcome(pairing, 20 + winner, 0.0, each_alone(3), shares, **more)  # type: ignore[arg-type]


def test_a_better_bot_is_found_on_the_same_deals_and_the_games_stop() -> None:
    one, other = (Plan("godstorm", 3, 600, (bot, "random", "random")) for bot in ("plan", "greedy"))
    plans = fitting(Experiment(one), Experiment(other))
    found = compare(plans, (outcomes(one, 1), outcomes(other, 8)))
    assert found.deciding == "bot" and found.verdict() == "more" and found.still() == 0
    assert found.games < 600 and found.games == 3 * 2 * found.pairs, "three games a block, two blocks a pair"
    before, after = found.decided().means()
    effect = found.decided().effect
    assert before < 0.5 < after and effect is not None and effect > 0
    told = found.as_json()
    assert told["measures"]["bot"]["low"] > 0 and told["games_still_needed"] == 0
    whole = compare(plans, (outcomes(one, 1), outcomes(other, 8)), whole=True)
    assert whole.games == 1200 and whole.told_apart("bot") and whole.as_json()["measures"]["forced"]["change"] == 0


def test_among_equals_the_first_bot_wins_an_even_part() -> None:
    """One variant has one bot only, which wins its even part; the other's first bot is measured against that."""
    one, other = Plan("godstorm", 3, 60, ("random",)), Plan("godstorm", 3, 60, ("greedy", "random", "random"))
    found = compare((one, other), (outcomes(one, 10), outcomes(other, 10)), whole=True)
    assert found.deciding == "bot" and found.decided().means() == pytest.approx((1 / 3, 1.0))
    told = found.as_json()
    assert found.verdict() == "more" and told["measures"]["bot"]["effect"] is None, "the same change in every pair"
    assert told["measures"]["forced"]["effect"] == 0, "and no change at all is an effect of nothing"


@pytest.mark.usefixtures("toys")
def test_equal_variants_stay_open_and_say_how_many_games_are_missing() -> None:
    plan = Plan("tug", 4, 40)
    played = run(plan).outcomes
    found = compare((plan, plan), (iter(played), iter(played)), measure="seat=1", smallest=0.05)
    assert found.verdict() == "open" and found.pairs == 40 and found.decided().sequence.mean == 0
    still = found.still()
    assert still is not None and still > 0
    with pytest.raises(BadExperiment):
        compare((plan, plan), (iter(played), iter(played)), measure="god=nobody")


def test_what_is_on_offer_may_decide_though_no_game_has_had_it_yet() -> None:
    """A god sits at the table in every third pair and loses all it has won; in the other pairs there is nothing."""
    plan = Plan("theomachy", 3, 40)
    changed_god = replace(plan, content=b"gods: {ares: {demand: {gain: 9}}}")
    offered = (("god", "athena"), ("god", "ares"))

    def played(plan: Plan) -> Iterator[Outcome]:
        for number, outcome in enumerate(outcomes(plan, 10)):
            there = number % 3 == 2
            labels = ((("god", "ares"),) if there else (), (), ())
            won = 0.0 if there and plan is changed_god else 1.0
            yield replace(outcome, shares=(won, 1 - won, 0.0), labels=labels, offered=offered)

    found = compare((plan, changed_god), (played(plan), played(changed_god)), whole=True)
    decided = found.decided()
    assert found.deciding == "god=ares" and found.pairs == len(decided.before) == len(decided.after) == 40
    assert decided.before[:4] == [0, 0, 1, 0] and not any(decided.after)
    assert found.as_json()["measures"]["god=ares"]["change"] == pytest.approx(-13 / 40)
    first = compare((plan, changed_god), (played(plan), played(changed_god)), "god=athena")
    assert first.deciding == "god=athena" and first.decided().sequence.mean == 0


def test_what_cannot_be_paired_is_refused() -> None:
    plan = Plan("godstorm", 3, 4)
    mark = games.get("godstorm").box
    assert mark is not None
    price = mark.components["prices"]["build_temple"]
    alike = replace(plan, games=8, content=f"prices: {{build_temple: {price}}}".encode())
    assert fitting(Experiment(plan), Experiment(replace(alike, content=b"prices: {build_temple: 9}")))
    for other, key in ((Plan("godstorm", 4, 4), "compare-differ"), (plan, "compare-same"), (alike, "compare-same")):
        with pytest.raises(BadExperiment) as refused:
            fitting(Experiment(plan), Experiment(other))
        assert refused.value.key == key


def test_the_changed_content_says_what_decides() -> None:
    plan = Plan("theomachy", 3, 4)
    changed_god = Plan("theomachy", 3, 4, content=b"gods: {ares: {demand: {gain: 2}}}")
    assert usual_measure((plan, changed_god), ["seat=1", "god=athena", "god=ares", "length"]) == "god=ares"
    assert usual_measure((plan, plan), ["seat=1", "length"]) == "length"
    assert usual_measure((plan, Plan("theomachy", 3, 4, ("plan", "random"))), ["bot", "length"]) == "bot"


# -- what may be tuned ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_only_reconstructed_numbers_may_move_and_an_overlay_moves_just_them(game: str) -> None:
    box = games.get(game).box
    assert box is not None
    found, before = tunable(box.components), numbers(box.components)
    for value in found[:: max(1, len(found) // 5)]:
        entry: Any = None
        inner: Any = box.components
        for key in value.path:
            entry = inner if isinstance(inner, dict) and "source" in inner else entry
            inner = inner[key]
        assert inner == value.number and entry is not None
        assert entry["source"] in ("reconstructed", "own") or "reconstructed" in entry, value.name
        made = changed(box.components, overlay(box.components, {value: value.number + 1}))
        after = numbers(made)
        assert {path: number for path, number in after.items() if before[path] != number} == {value.path: inner + 1}


def numbers(value: Any, path: Path = ()) -> dict[Path, int]:
    """All numbers of a content by where they stand."""
    if isinstance(value, int):
        return {path: value}
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return {where: number for key, inner in parts for where, number in numbers(inner, (*path, key)).items()}


def test_fields_of_the_rule_text_stay_where_an_entry_mixes_sources() -> None:
    entry = {"source": "seed", "power": 7, "cost": 2, "from_seed": ["power"], "reconstructed": ["cost"]}
    components = {"cards": [{"id": "a", **entry}, {"id": "b", "source": "public", "power": 3}], "numbers": {"hand": 5}}
    assert [value.name for value in tunable(components)] == ["cards.a.cost"]
    assert [value.name for value in tunable(components, ["cards.b.*"])] == []


def test_a_goal_is_read_or_refused_with_the_units_there_are() -> None:
    plan = Plan("theomachy", 3, 4)
    assert goal("level:god", plan) == Goal("level", "god")
    assert goal("share:god=ares=25", plan) == Goal("share", "god", "ares", 0.25)
    assert goal("length:hands=18", plan) == Goal("length", "hands", "", 18.0)
    for wrong in ("level", "share:god=ares", "length:cups=3", "length:hands=many"):
        with pytest.raises(BadExperiment) as refused:
            goal(wrong, plan)
        assert "hands" in str(refused.value.params["units"])


def test_chance_alone_is_no_distance_from_level_and_a_real_gap_is() -> None:
    level = Goal("level", "god")
    fair = [
        {name: (float((number + shift) % 4 == 0), 1.0) for shift, name in enumerate("abcd")} for number in range(80)
    ]
    tilted = [{"a": (1.0, 1.0), "b": (0.0, 1.0)} for _ in range(80)]
    assert level.distance(fair) == 0 and level.distance(tilted) == pytest.approx(0.5, abs=0.01)
    low, high = paired(level, tilted, fair, 1)
    assert low <= high < 0, "fair is nearer to the goal, beyond doubt"


@pytest.mark.usefixtures("toys")
def test_a_race_finds_the_value_that_matters_and_fresh_deals_confirm_it() -> None:
    """Each step of the one value is worth ten decisions of a game, the other does nothing."""
    plan = Plan("tug", 4, 64)
    played = run(plan).outcomes
    good, idle = Value(("good",), "good", 3), Value(("idle",), "idle", 3)
    asked: list[int] = []

    def plays(changes: Changes, seed: int, blocks: int) -> list[list[Outcome]]:
        asked.append(seed)
        decisions = 100 + 10 * changes.get(good, 3)
        return [[replace(outcome, decisions=decisions)] for outcome in played[:blocks]]

    found = search(
        plan, Goal("length", "decisions", "", 110.0), [good, idle], plays, lambda _: True, 16, 3, lambda _: None
    )
    assert found.changes == {good: 1}, "two steps down, and the third would go too far"
    assert [check.taken for check in found.checks] == [True, True, False]
    assert {seed for seed in asked if seed} == {1000, 2000, 3000}, "each check has deals of its own"


def test_steps_go_one_up_and_one_down_and_never_change_a_sign() -> None:
    small, large, none = Value(("a",), "a", 1), Value(("b",), "b", 40), Value(("c",), "c", 0)
    assert steps({}, [small, large, none]) == [(small, 0), (small, 2), (large, 36), (large, 44), (none, 1)]
    assert steps({small: 2}, [small]) == [(small, 1), (small, 3)]
