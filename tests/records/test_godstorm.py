"""The recorded games replay to their hashes: here, without their seeds, and in other processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from theogony.games.godstorm.game import GAME
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse

FOLDER = Path(__file__).parent / "godstorm"
RECORDS = sorted(FOLDER.glob("*.txt"))

REPLAY = """
import sys
from pathlib import Path
from theogony.games import get
from theogony.kernel.match import replay
from theogony.kernel.record import parse
for path in sorted(Path(sys.argv[1]).glob("*.txt")):
    record = parse(path.read_text(encoding="utf-8"))
    print(path.stem, replay(get(record.game), record).state.hash())
"""


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


def replayed(record: Record) -> Match:
    match = replay(GAME, record)
    assert match.state.result is not None
    assert match.state.hash() == record.hash
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


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_records_replay_in_other_processes(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(FOLDER)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [f"{path.stem} {read(path).hash}" for path in RECORDS]


def test_every_end_setup_and_number_of_players_is_recorded() -> None:
    matches = [replayed(read(path)) for path in RECORDS]
    assert {match.state.result.reason for match in matches if match.state.result} == {
        "GS-088",
        "GS-230",
        "GS-280",
        "GS-307",
    }
    for mode in ("godstorm", "classic"):
        records = [match.record for match in matches if match.record.options["mode"] == mode]
        assert {record.seats for record in records} == {2, 3, 4, 5}
        assert {record.options["setup"] for record in records} == {"dealt", "chosen"}
    assert {match.record.options["home"] for match in matches} == {"no", "yes"}
    assert {match.record.options["defence"] for match in matches} == {"ask", "most"}
    assert any(event.kind == "eliminated" for match in matches for event in match.events)
