"""Games replay to their hashes: recorded ones and new ones, here, without their seeds, and in other processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.records import FOLDER, RECORDS, REPLAY, read, replayed
from tests.conformance.tables import GAMES, Setup, name_of, some
from theogony.games import get
from theogony.kernel.match import Match
from theogony.kernel.record import parse
from theogony.kernel.rng import Rng

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
NEW = [(game, setup) for game in GAMES for setup in some(game, 4)]


def played(game: str, setup: Setup) -> Match:
    """A game at random, with its record."""
    match = Match(get(game), *setup, seed="a new game", names=[f"Seat {seat}" for seat in range(setup[0])])
    rng = Rng("records")
    while match.state.result is None:
        for prompt in match.state.prompts():
            options = match.state.onward(prompt.seat)
            match.apply(prompt.seat, options[rng.below(len(options))])
    return match


@each_record
def test_a_recorded_game_replays_to_its_hash(path: Path) -> None:
    record = read(path)
    assert record.game == path.parent.name
    assert replayed(record).record.text() == record.text() == path.read_text(encoding="utf-8")


@each_record
def test_the_outcomes_of_chance_are_enough(path: Path) -> None:
    record = read(path)
    record.seed = record.commitment = ""
    replayed(record)


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
@pytest.mark.parametrize("game", sorted({path.parent.name for path in RECORDS}))
def test_records_replay_in_other_processes(game: str, hash_seed: str) -> None:
    expected = [f"{path.stem} {read(path).hash}" for path in RECORDS if path.parent.name == game]
    assert elsewhere(FOLDER / game, hash_seed) == expected


@pytest.mark.parametrize(("game", "setup"), NEW, ids=name_of)
def test_a_new_game_is_written_read_and_played_again(game: str, setup: Setup, tmp_path: Path) -> None:
    match = played(game, setup)
    text = match.record.text()
    assert replayed(parse(text)).record.text() == text
    (tmp_path / "new.txt").write_text(text, encoding="utf-8")
    assert elsewhere(tmp_path, "4711") == [f"new {match.state.hash()}"]


def elsewhere(folder: Path, hash_seed: str) -> list[str]:
    """The names and hashes of the records in a folder, replayed in another process."""
    command = [sys.executable, "-c", REPLAY, str(folder)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.splitlines()
