"""The recorded games in ``tests/records/<game>/``, which ``tools/record_games.py`` writes.

A record that is older than a retune needs the components of its time: ``<mark>.yaml`` beside it has those that are
otherwise today, as they were.
"""

from pathlib import Path

import yaml

from theogony.games import get, names, under
from theogony.kernel.box import Components
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.overlay import changed
from theogony.kernel.record import Record, parse

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = [path for path in sorted(FOLDER.glob("*/*.txt")) if path.parent.name in names()]

REPLAY = """
import sys
from pathlib import Path
from tests.conformance.records import read, replayed
for path in sorted(Path(sys.argv[1]).glob("*.txt")):
    print(path.stem, replayed(read(path)).state.hash())
"""


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


def game_of(record: Record) -> Game:
    """The game under the ruleset of the record; raises UnknownRuleset if its components are not beside it."""

    def find(mark: str) -> Components | None:
        path, box = FOLDER / record.game / f"{mark}.yaml", get(record.game).box
        if box is None or not path.exists():
            return None
        return changed(box.components, yaml.safe_load(path.read_text(encoding="utf-8")))

    return under(record.ruleset, find)


def replayed(record: Record) -> Match:
    match = replay(game_of(record), record)
    assert match.state.result is not None
    assert match.state.hash() == record.hash
    return match


def recorded(game: str) -> list[Match]:
    """All recorded games of one game, played again."""
    return [replayed(read(path)) for path in RECORDS if path.parent.name == game]


def reasons(matches: list[Match]) -> set[str]:
    """Why the games ended."""
    return {match.state.result.reason for match in matches if match.state.result}


def chosen(matches: list[Match], option: str) -> set[str]:
    """The values of an option with which games were played."""
    return {match.record.options[option] for match in matches}
