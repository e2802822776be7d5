"""The recorded games of Theomachy replay to their hashes: here, without their seeds, and in another process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.test_godstorm import REPLAY, read
from theogony.games.theomachy.game import GAME
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record

FOLDER = Path(__file__).parent / "theomachy"
RECORDS = sorted(FOLDER.glob("*.txt"))


def replayed(record: Record) -> Match:
    match = replay(GAME, record)
    assert match.state.result is not None and match.state.hash() == record.hash
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_hash(path: Path) -> None:
    record = read(path)
    assert replayed(record).record.text() == record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_outcomes_of_chance_are_enough(path: Path) -> None:
    record = read(path)
    record.seed = record.commitment = ""
    replayed(record)


def test_records_replay_in_another_process() -> None:
    env = {**os.environ, "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-c", REPLAY, str(FOLDER)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{path.stem} {read(path).hash}" for path in RECORDS]


def test_every_end_mode_and_way_to_begin_is_recorded() -> None:
    records = [read(path) for path in RECORDS]
    matches = [replayed(record) for record in records]
    reasons = {match.state.result.reason for match in matches if match.state.result}
    assert reasons == {"TH-061", "TH-062", "TH-193", "TH-236", "TH-247"}
    assert {record.seats for record in records} == set(range(2, 9))
    for option in GAME.options:
        used = {record.options[option.name] for record in records}
        assert used == set(option.values) - ({"120"} if option.name == "hands" else set()), option.name
