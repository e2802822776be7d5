"""The recorded games in ``tests/records/<game>/``, which ``tools/record_games.py`` writes."""

from pathlib import Path

from theogony.games import get, names
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = [path for path in sorted(FOLDER.glob("*/*.txt")) if path.parent.name in names()]

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
    match = replay(get(record.game), record)
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
