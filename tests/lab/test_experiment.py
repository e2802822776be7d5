"""An experiment is a file that says all its results depend on, and a folder that keeps them whatever happens."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab import stubborn
from theogony import games
from theogony.bots import Budget, by_the_clock
from theogony.lab import rows
from theogony.lab.arena import Outcome, Pairing, Plan, play
from theogony.lab.executors import Local, PlayerDied
from theogony.lab.experiment import BadExperiment, Experiment, checked, read
from theogony.lab.store import EXPERIMENT, GAMES, carry_out, stored

pytestmark = pytest.mark.usefixtures("toys")

TUG = Experiment(Plan("tug", 4, 12, ("random", "novice"), seed=5))


class Counting(Local):
    """The local executor, and the numbers of what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def play(self, experiment: Experiment, pairings: Sequence[Pairing]) -> Iterator[Outcome]:
        for pairing in pairings:
            self.asked.append(pairing.number)
            yield play(experiment.plan, pairing)


def file(path: Path, text: str) -> Path:
    path.write_text(text)
    return path


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    changes = b"prices: {build_temple: 4}"
    plan = Plan("godstorm", 3, 7, ("mcts@20i", "greedy"), (("mode", "classic"),), 9, Budget(iterations=30), changes)
    whole = read(file(tmp_path / "whole.yaml", Experiment(plan).text()))
    assert whole.as_dict() == Experiment(plan).as_dict() and whole.stamp() == Experiment(plan).stamp()
    file(tmp_path / "dear.yaml", changes.decode())
    short = read(file(tmp_path / "short.yaml", "game: godstorm\ncontent: dear.yaml\n"))
    usual = read(file(tmp_path / "usual.yaml", "game: godstorm\n"))
    assert (usual.plan.players, usual.plan.games, usual.plan.bots) == (4, 100, ("random",))
    assert short.stamp()["ruleset"] == whole.stamp()["ruleset"] != usual.stamp()["ruleset"]
    assert usual.stamp()["ruleset"] == games.get("godstorm").ruleset


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("- game", "experiment-form"),
        ("game: [", "experiment-syntax"),
        ("game: chess", "game"),
        ("{game: tug, gmaes: 3}", "experiment-field"),
        ("{game: tug, games: many}", "experiment-value"),
        ("{game: tug, games: 0}", "experiment-value"),
        ("{game: tug, players: 9}", "exact-player-count"),
        ("{game: tug, options: {odd: 1}}", "unknown-option"),
        ("{game: tug, bots: [oracle]}", "bot"),
        ("{game: tug, bots: ['@']}", "entrant"),
        ("{game: tug, bots: [mcts@0i]}", "budget"),
        ("{game: tug, bots: [nowhere.py]}", "file"),
        ("{game: tug, bots: [random, random, random]}", "bot-count"),
        ("{game: tug, budget: soon}", "budget"),
        ("{game: tug, content: nowhere.yaml}", "file"),
        ("{game: godstorm, content: {miracles: {}}}", "content-unknown"),
        ("{game: tug, schedule: cup}", "schedule"),
        ("{game: tug, schedule: swiss, bots: [random, random]}", "league-entrants"),
    ],
)
def test_what_cannot_be_carried_out_is_said(text: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(BadExperiment) as found:
        read(file(tmp_path / "bad.yaml", text))
    assert found.value.key == key


def test_an_entrant_file_must_hold_a_bot(tmp_path: Path) -> None:
    empty = file(tmp_path / "empty.py", "")
    with pytest.raises(BadExperiment) as found:
        checked(Experiment(Plan("tug", 4, 1, (str(empty),))))
    assert found.value.key == "no-bot-class"


def test_who_thinks_by_the_clock_is_known() -> None:
    plan = Plan("tug", 4, 1, ("greedy", "mcts", "mcts@20i", "mcts@0.1s", "greedy@0.1s"))
    assert Experiment(plan).timed() == ["mcts", "mcts@0.1s"]
    assert not by_the_clock("mcts", Budget(iterations=5)) and by_the_clock("mcts", Budget(seconds=1))


@pytest.mark.parametrize("game", games.names())
def test_a_row_says_all_that_an_outcome_does(game: str) -> None:
    plan = Plan(game, games.get(game).mode({}).players[0], 1, seed=2)
    outcome = play(plan, plan.pairings()[0])
    assert rows.parsed(rows.line(outcome)) == replace(outcome, seconds=0.0)
    assert sum(outcome.asked) >= outcome.decisions > 0
    assert all(forced <= asked for forced, asked in zip(outcome.forced, outcome.asked, strict=True))
    assert len(outcome.course) == 3
    for values in outcome.course:
        assert len(values) == len(outcome.shares) and sum(values) == pytest.approx(1, abs=0.001)


def test_a_fault_is_a_row_too() -> None:
    outcome = Outcome(Pairing(2, ("random", "greedy"), 5), 17, 0.0, fault="no idea", record="theogony record")
    assert rows.parsed(rows.line(outcome)) == outcome


def test_the_folder_holds_the_same_however_often_it_was_left(tmp_path: Path) -> None:
    whole, left = tmp_path / "whole", tmp_path / "left"
    assert [outcome.pairing.number for outcome in carry_out(TUG, whole, Local())] == list(range(12))
    begun = carry_out(TUG, left, Local())
    first = [next(begun) for _ in range(5)]
    begun.close()
    assert stored(left)[1] == [replace(outcome, seconds=0.0) for outcome in first]
    torn = (whole / GAMES).read_bytes().splitlines()[5][:-7]
    with (left / GAMES).open("ab") as results:
        results.write(torn)
    counting = Counting()
    assert len(list(carry_out(TUG, left, counting))) == 12
    assert counting.asked == list(range(5, 12)), "the torn game and those after it, and no other"
    for name in (EXPERIMENT, GAMES):
        assert (left / name).read_bytes() == (whole / name).read_bytes()
    assert list(carry_out(TUG, left, Counting())) == stored(whole)[1]


def test_games_that_come_in_any_order_are_kept_by_number(tmp_path: Path) -> None:
    class Backwards(Counting):
        def play(self, experiment: Experiment, pairings: Sequence[Pairing]) -> Iterator[Outcome]:
            return super().play(experiment, pairings[::-1])

    told: list[int] = []
    numbers = [outcome.pairing.number for outcome in carry_out(TUG, tmp_path / "a", Backwards(), told.append)]
    assert numbers == list(range(12)) and told == list(range(13))
    list(carry_out(TUG, tmp_path / "b", Local()))
    assert (tmp_path / "a" / GAMES).read_bytes() == (tmp_path / "b" / GAMES).read_bytes()


def test_a_folder_belongs_to_one_experiment_and_one_code(tmp_path: Path) -> None:
    list(carry_out(TUG, tmp_path, Local()))
    with pytest.raises(BadExperiment) as found:
        next(carry_out(Experiment(replace(TUG.plan, seed=6)), tmp_path, Local()))
    assert found.value.key == "experiment-other"
    written = (tmp_path / EXPERIMENT).read_text()
    for begun, name in (
        (TUG.stamp()["code"], "code"),
        (TUG.stamp()["ruleset"], "ruleset"),
        (TUG.stamp()["theogony"], "theogony"),
        (TUG.stamp()["digest"], "digest"),
    ):
        (tmp_path / EXPERIMENT).write_text(written.replace(begun, "of-old"))
        with pytest.raises(BadExperiment) as found:
            next(carry_out(TUG, tmp_path, Local()))
        assert found.value.key == f"stamp-{name}"
    (tmp_path / EXPERIMENT).unlink()
    with pytest.raises(BadExperiment) as found:
        next(carry_out(TUG, tmp_path, Local()))
    assert found.value.key == "experiment-lost"


def test_a_damaged_row_is_named(tmp_path: Path) -> None:
    list(carry_out(TUG, tmp_path, Local()))
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join([*lines[:3], b"{}\n", *lines[3:]]))
    with pytest.raises(BadExperiment) as found:
        stored(tmp_path)
    assert (found.value.key, found.value.params["line"]) == ("row", 4)


def test_a_process_that_dies_costs_its_own_game(tmp_path: Path) -> None:
    """One process kills itself in the middle of game 3, once; nothing is lost, and game 9 kills it every time."""
    experiment = Experiment(Plan("tug", 4, 12, (stubborn.entrant(tmp_path),), seed=1))
    alone = [replace(outcome, seconds=0.0) for outcome in Local().play(experiment, experiment.plan.pairings())]
    (tmp_path / "kill-3").touch()
    list(carry_out(experiment, tmp_path / "killed", Local(2)))
    assert stored(tmp_path / "killed")[1] == alone and not (tmp_path / "kill-3").exists()
    (tmp_path / "always-9").touch()
    with pytest.raises(PlayerDied) as found:
        list(carry_out(experiment, tmp_path / "always", Local(2)))
    assert found.value.numbers == [9]
    assert stored(tmp_path / "always")[1] == alone[:9] + alone[10:]
    (tmp_path / "always-9").unlink()
    list(carry_out(experiment, tmp_path / "always", Local(2)))
    assert (tmp_path / "always" / GAMES).read_bytes() == (tmp_path / "killed" / GAMES).read_bytes()
