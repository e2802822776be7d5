"""The recorded games of Dice Forge replay to their hashes, with and without their seeds."""

from pathlib import Path

import pytest

from theogony.games.diceforge.game import GAME
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse

RECORDS = sorted((Path(__file__).parent / "diceforge").glob("*.txt"))


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


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


def test_every_module_way_to_set_up_and_number_of_players_is_recorded() -> None:
    matches = [replayed(read(path)) for path in RECORDS]
    assert {match.record.seats for match in matches} == {2, 3, 4}
    assert {match.state.view(-1)["module"] for match in matches} == {"none", "goddess", "titans"}
    assert {"draft", "random", "base_introductory", "base_alternative"} <= {m.record.options["setup"] for m in matches}
