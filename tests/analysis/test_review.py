"""Reviews: always the same, from what was known, and with parts that add up."""

import json
import subprocess
import sys
from itertools import islice
from typing import Any

import pytest

from tests.analysis.records import SHORT, recorded, review, short
from tests.conformance.tables import stops
from theogony.analysis.chances import AllOpen, chances, knowledge
from theogony.analysis.exercises import exercise
from theogony.analysis.judge import judge
from theogony.analysis.reasons import KEYS, in_words
from theogony.analysis.review import Question, Review, Unfinished, question_of
from theogony.analysis.story import exercises, label, luck, mistakes, parts, told, turning_points
from theogony.bots.bot import advice_for
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.sides import each_alone
from theogony.kernel.state import SPECTATOR

ELSEWHERE = """
import json
from tests.analysis.records import SHORT, review
work = review(SHORT)
print(json.dumps([step for step, _ in zip(work.run(), range(25))]))
"""


def test_a_review_that_was_stopped_comes_to_the_same() -> None:
    done = json.loads(json.dumps(short().steps[:50]))
    again = review(SHORT, done=done)
    assert len(list(again.run())) == again.total - 50
    assert again.steps == short().steps


def test_another_process_finds_the_same() -> None:
    found = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True)
    assert json.loads(found.stdout) == json.loads(json.dumps(short().steps[:25]))


def test_the_parts_add_up_to_the_result() -> None:
    steps, sides = short().steps, each_alone(2)
    assert steps[-1]["chances"] == [0.5, 0.5], "they shared the victory"
    for side in (0, 1):
        found = parts(steps, sides, side)
        change = 100 * (found["end"] - found["start"])
        assert sum(found[name] for name in ("mistakes", "luck", "rest")) == pytest.approx(change, abs=0.3)
    lost = sum(mistake["loss"] for mistake in mistakes(steps))
    assert parts(steps, sides, 0)["mistakes"] == pytest.approx(-100 * lost, abs=0.1)
    assert parts(steps, sides, 1)["mistakes"] == 0, "the other seat was not judged"
    given = luck(steps, 2)
    assert given[0] == pytest.approx(-given[1], abs=0.2), "what luck gives one side it takes from the others"
    assert any("luck" in step for step in steps)


def test_the_story_says_what_the_steps_hold() -> None:
    steps = short().steps
    story = told("diceforge", steps, each_alone(2), 0)
    assert [point["at"] for point in story["chart"]] == list(range(story["moves"] + 1))
    assert story["mistakes"] == mistakes(steps) != []
    for mistake in story["mistakes"]:
        assert mistake["seat"] == 0 and mistake["loss"] >= 0.03 and mistake["move"] != mistake["better"]
        assert mistake["reasons"] and mistake["tried"][-1]["move"] == mistake["move"]
        *others, played = [tried["chance"] for tried in mistake["tried"]]
        assert others == sorted(others, reverse=True) and mistake["tried"][0]["move"] == mistake["better"]
        assert others[0] - played == pytest.approx(mistake["loss"], abs=0.0003), "what is shown is what is said"
    worst = [each["loss"] for each in exercises(steps)]
    assert worst == sorted((each["loss"] for each in story["mistakes"]), reverse=True)[:3]
    assert len(turning_points(steps, each_alone(2), 0)) <= 5
    assert told("diceforge", steps, each_alone(2), SPECTATOR)["parts"] is None


def stepped(chances: list[float], seats: list[int], turns: list[int], error: float = 0.0) -> list[dict[str, Any]]:
    """Steps of a game for two, by the chance of the first."""
    return [
        {"at": at, "seat": seat, "turn": turn, "chances": [chance, 1 - chance], "errors": [error, error]}
        for at, (chance, seat, turn) in enumerate(zip(chances, seats, turns, strict=True))
    ]


def test_a_turning_point_has_its_true_cause() -> None:
    steps = stepped([0.5, 0.5, 0.9, 0.3, 0.3, 0.1, 1.0], [0, 0, 1, 0, 0, 1, SPECTATOR], [0, 0, 1, 2, 2, 3, -1])
    steps[4]["verdict"] = {"loss": 0.2, "error": 0.01}
    found = turning_points(steps, each_alone(2), 0)
    assert [(point["at"], point["cause"]) for point in found] == [
        (1, "own"),
        (2, "others"),
        (4, "mistakes"),
        (5, "others"),
    ]
    steps[4]["verdict"]["loss"] = 0.05
    assert turning_points(steps, each_alone(2), 0)[2]["cause"] == "own", "a small mistake did not do that"


def test_a_game_that_is_turned_at_its_end_says_so() -> None:
    """Hidden cards leave much open before the last fight; what it decides is sure."""
    steps = stepped([0.6, 0.6, 1.0], [0, 1, SPECTATOR], [0, 0, -1], error=0.2)
    steps[-1]["errors"] = [0.0, 0.0]
    assert [point["at"] for point in turning_points(steps, each_alone(2), 0)] == [1]


def test_reasons_are_told_in_points_of_the_chance_to_win() -> None:
    advice: Any = advice_for("diceforge")
    mine, theirs = [[0.0] * len(advice.terms) for _ in range(2)]
    mine[:3] = [10.0, 1.0, -4.0]
    found = in_words(advice, (mine, theirs), ([0.6, 0.6], [0.4, 0.4]), 1)
    points = [int(params["points"]) * (1 if key.endswith("more") else -1) for key, params in found]
    assert [key.rpartition("-")[0] for key, _ in found] == [advice.terms[0], advice.terms[1], advice.terms[2]]
    assert sum(points) == pytest.approx(20, abs=1), "together no more than the chance moved"
    assert in_words(advice, (theirs, theirs), ([0.5], [0.495]), 1) == [("advice-close", {})]
    assert in_words(advice, (theirs, theirs), ([0.6], [0.4]), 1) == [("advice-outcome-more", {"points": 20})]
    won = in_words(advice, (theirs, theirs), ([1.0, 1.0, 0.5], [0.0, 0.5, 0.5]), 1)
    assert [key for key, _ in won] == ["advice-win-more", "advice-safe-more"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_review_has_its_sentence(lang: str) -> None:
    texts = Texts(lang)
    assert all(texts.faults(key, points=4) == [] for key in KEYS)


def test_labels_need_a_loss_that_is_sure() -> None:
    assert [label(loss, 0.0) for loss in (0.02, 0.03, 0.07, 0.15)] == ["", "inaccuracy", "mistake", "blunder"]
    assert label(0.10, 0.07) == "", "it could be none"


def test_an_exercise_tells_the_better_move_from_the_one_played() -> None:
    game, record = recorded(SHORT)
    for mistake in exercises(short().steps)[:2]:
        task = exercise(game, record, mistake)
        match = task.position()
        best, played = (game.moves.parse(mistake[name]) for name in ("better", "move"))
        assert {best, played} <= set(match.state.options(mistake["seat"]))
        found = task.judged(best, match)
        assert found.kind == "good" and found.loss == 0.0 and found.reasons
        assert task.judged(best) == found, "the same answer is always worth the same"
        assert task.judged(played, match).kind == "worse"


@pytest.mark.parametrize(
    ("name", "seat", "all_open"),
    [
        ("godstorm/dealt-3-devout", None, False),
        ("theomachy/epic-2", 1, True),
        ("hellas/kronos-killed-4", 0, False),
        ("hybris/alone-lost-1", 0, False),
    ],
)
def test_every_game_can_be_reviewed(name: str, seat: int | None, all_open: bool) -> None:
    work = review(name, seat, all_open)
    for step in islice(work.run(), 14):
        assert sum(step["chances"]) == pytest.approx(1.0, abs=0.001)
        assert all(0.0 <= chance <= 1.0 for chance in step["chances"]) and min(step["errors"]) >= 0.0
        assert ("luck" in step) == bool(work.record.entries[step["at"]].chance)
        verdict = step.get("verdict")
        assert verdict is None or (verdict["move"] == work.record.entries[step["at"]].move)
    assert any("verdict" in step for step in work.steps)


@pytest.mark.parametrize("game", ["godstorm", "theomachy", "hellas"])
def test_a_verdict_rests_on_what_the_seat_knew(game: str) -> None:
    advice = advice_for(game)
    searched = 0
    for state in stops(game, 97)[2:5]:
        seat = state.prompts()[0].seat
        played = state.onward(seat)[-1]
        found = [
            judge(advice, knowledge(world, seat, False), played, 8, "test")
            for world in (state, state.redeal(seat, Rng("elsewhere")))
        ]
        assert found[0] == found[1]
        searched += found[0] is not None
    assert searched


def test_open_cards_are_seen_and_sealed_plans_are_not() -> None:
    state = next(state for state in stops("theomachy", 31) if state.seats > 2)
    seat = state.prompts()[0].seat
    other = (seat + 1) % state.seats
    world = AllOpen(state, seat).redeal(Rng(1))
    assert world.private_view(other) == state.private_view(other)
    assert world.rng.state != state.rng.state
    sealed = next(state for state in stops("hybris", 5) if state.desks)
    first = sealed.desks[0].seat
    sealed = sealed.clone()
    sealed.draft(first, sealed.onward(first)[0])
    watcher = sealed.desks[1].seat
    assert AllOpen(sealed, watcher).redeal(Rng(1)).desk(first).draft == ()


def test_luck_is_none_on_average() -> None:
    """What is called luck, over all that could have come: nothing."""
    game, record = recorded("godstorm/dealt-3-devout")
    work = Review(game, record, Question((), 0))
    found: list[float] = []
    match = Match(game, record.seats, record.options, record.seed, list(record.names), record.setup_chance)
    for at, entry in enumerate(record.entries[:260]):
        if entry.chance and at % 3 == 0:
            move = game.moves.parse(entry.move)
            for number in range(8):
                other = match.state.clone()
                other.rng = resumed(keyed("elsewhere", at, number))
                other.apply_trusted(entry.seat, move)
                found.append(work._luck(match.state, other, entry.seat, move, at)[0][0])
        match.apply(entry.seat, entry.move, entry.chance)
    mean = sum(found) / len(found)
    spread = (sum((each - mean) ** 2 for each in found) / len(found) / len(found)) ** 0.5
    assert len(found) > 100 and max(map(abs, found)) > 0.01
    assert abs(mean) < 3 * spread + 0.002


def test_who_is_asked_about() -> None:
    def seated(*names: str) -> Record:
        return Record("diceforge", "diceforge@1", len(names), {}, list(names), "")

    assert question_of(seated("Ada", "bot greedy"), None) == question_of(seated("Ada", "Ben"), 0)
    assert question_of(seated("Ada", "Ben", "bot plan"), None).seats == (0, 1)
    assert question_of(seated("bot plan", "bot plan"), None) == Question((0, 1), SPECTATOR)


def test_a_game_that_is_not_over_has_no_review() -> None:
    game, record = recorded(SHORT)
    open_record = parse(record.text().rpartition("hash")[0])
    del open_record.entries[6:]
    with pytest.raises(Unfinished):
        list(Review(game, open_record, question_of(open_record, 1, budget=8)).run())


def test_the_same_is_seen_wherever_the_same_is_known() -> None:
    game, record = recorded("theomachy/epic-2")
    state = replay(game, record, 60).state
    advice: Any = advice_for("theomachy")
    for seat in (0, SPECTATOR):
        here = chances(advice, knowledge(state, seat, False), 4, "test")
        there = chances(advice, knowledge(state.redeal(seat, Rng("elsewhere")), seat, False), 4, "test")
        assert (here.means, here.errors) == (there.means, there.errors)
