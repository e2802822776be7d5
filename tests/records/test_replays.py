"""The recorded games replay to their hashes: here, without their seeds, and in other processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from theogony import games
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))

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

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


def replayed(record: Record) -> Match:
    match = replay(games.get(record.game), record)
    assert match.state.result is not None
    assert match.state.hash() == record.hash
    return match


def recorded(game: str) -> list[Match]:
    """All recorded games of one game, played again."""
    return [replayed(read(path)) for path in RECORDS if path.parent.name == game]


def reasons(matches: list[Match]) -> set[str]:
    return {match.state.result.reason for match in matches if match.state.result}


def chosen(matches: list[Match], option: str) -> set[str]:
    return {match.record.options[option] for match in matches}


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
@pytest.mark.parametrize("game", games.names())
def test_records_replay_in_other_processes(game: str, hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", REPLAY, str(FOLDER / game)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    expected = [f"{path.stem} {read(path).hash}" for path in RECORDS if path.parent.name == game]
    assert expected and done.stdout.splitlines() == expected


def test_every_end_setup_and_number_of_players_of_godstorm_is_recorded() -> None:
    matches = recorded("godstorm")
    assert reasons(matches) == {"GS-088", "GS-230", "GS-280", "GS-307"}
    for mode in ("godstorm", "classic"):
        of_mode = [match for match in matches if match.record.options["mode"] == mode]
        assert {match.record.seats for match in of_mode} == {2, 3, 4, 5}
        assert chosen(of_mode, "setup") == {"dealt", "chosen"}
    assert chosen(matches, "home") == {"no", "yes"}
    assert chosen(matches, "defence") == {"ask", "most"}
    assert any(event.kind == "eliminated" for match in matches for event in match.events)


def test_every_end_mode_and_way_to_begin_of_theomachy_is_recorded() -> None:
    matches = recorded("theomachy")
    assert reasons(matches) == {"TH-061", "TH-062", "TH-193", "TH-236", "TH-247"}
    assert {match.record.seats for match in matches} == set(range(2, 9))
    for option in games.get("theomachy").options:
        expected = set(option.values) - ({"120"} if option.name == "hands" else set())
        assert chosen(matches, option.name) == expected, option.name


def test_every_module_way_to_set_up_and_number_of_players_of_dice_forge_is_recorded() -> None:
    matches = recorded("diceforge")
    assert {match.record.seats for match in matches} == {2, 3, 4}
    assert {match.state.view(-1)["module"] for match in matches} == {"none", "goddess", "titans"}
    assert chosen(matches, "setup") >= {"draft", "random", "base_introductory", "base_alternative"}
