"""The folder of an experiment: what is to be played, and a row for each game that has been played.

A row is written whole, in one go, when its game is over; so whatever is killed and whenever, what lacks a line feed at
the end of the file is the torn row of a game that counts as not played.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from theogony.lab.arena import Outcome, Pairing
from theogony.lab.executors import Executor
from theogony.lab.experiment import BadExperiment, Experiment, read
from theogony.lab.league import next_round
from theogony.lab.rows import BadRow, line, parsed

EXPERIMENT: Final = "experiment.yaml"
GAMES: Final = "games.jsonl"
LOCK: Final = ".lock"
Progress = Callable[[int], None]  # how many games are there now


def stored(folder: Path) -> tuple[Experiment, list[Outcome]]:
    """What the folder holds: the experiment, and the games played so far by number."""
    found = {outcome.pairing.number: outcome for _, _, outcome in _read(folder / GAMES)}
    return read(folder / EXPERIMENT), [found[number] for number in sorted(found)]


def carry_out(
    experiment: Experiment, folder: Path, executor: Executor, progress: Progress | None = None
) -> Generator[Outcome, None, None]:
    """Play what is still to be played, and give all games by number, those that were there too.

    Raises BadExperiment before anything is played if the folder holds another experiment or is in use, and OSError if
    it cannot be written.
    """
    _begin(experiment, folder)
    with _locked(folder), closing(Rows(folder / GAMES)) as found:
        if progress is not None:
            progress(len(found))
        pairings: list[Pairing] = []
        while games := next_round(experiment, pairings, found):
            pairings += games
            yield from _round(experiment, games, found, executor, progress)
        found.sort()


def _round(
    experiment: Experiment, games: list[Pairing], found: "Rows", executor: Executor, progress: Progress | None
) -> Iterator[Outcome]:
    """The games of a round by number: each is yielded when all before it are there too."""
    due = deque(pairing.number for pairing in games)
    while due and due[0] in found:
        yield found[due.popleft()]
    for outcome in executor.play(experiment, [pairing for pairing in games if pairing.number not in found]):
        found.append(outcome)
        if progress is not None:
            progress(len(found))
        while due and due[0] in found:
            yield found[due.popleft()]


class Rows(Mapping[int, Outcome]):
    """The rows of a file by number. They stay in the file until they are asked for: there may be a million."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = path.open("a+b", buffering=0)
        self._places: dict[int, tuple[int, int]] = {}
        end = 0
        for place, length, outcome in _read(path):
            self._places[outcome.pairing.number] = (place, length)
            end = place + length
        self._file.truncate(end)

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[int]:
        return iter(self._places)

    def __contains__(self, number: object) -> bool:
        return number in self._places

    def __getitem__(self, number: int) -> Outcome:
        return parsed(self._text(self._places[number]))

    def _text(self, place: tuple[int, int]) -> bytes:
        self._file.seek(place[0])
        return self._file.read(place[1])

    def append(self, outcome: Outcome) -> None:
        """The row is in the file, whole."""
        row = line(outcome)
        self._places[outcome.pairing.number] = (self._file.seek(0, os.SEEK_END), len(row))
        while row:
            row = row[self._file.write(row) :]

    def sort(self) -> None:
        """The file holds the rows by number, however they came in."""
        order = [self._places[number] for number in sorted(self._places)]
        if order != sorted(order):
            _replace(self._path, (self._text(place) for place in order))

    def close(self) -> None:
        self._file.close()


def _read(path: Path) -> Iterator[tuple[int, int, Outcome]]:
    """Where each whole row of a file begins, how long it is, and what it says."""
    if not path.exists():
        return
    place = 0
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            if not text.endswith(b"\n"):
                return
            try:
                yield place, len(text), parsed(text)
            except BadRow as error:
                raise BadExperiment("row", path=str(path), line=number) from error
            place += len(text)


def _begin(experiment: Experiment, folder: Path) -> None:
    """The folder is there and holds this experiment and no other."""
    path = folder / EXPERIMENT
    if path.exists():
        if read(path).stamp() != experiment.stamp():
            raise BadExperiment("experiment-other", folder=str(folder))
    elif (folder / GAMES).exists():
        raise BadExperiment("experiment-lost", folder=str(folder))
    else:
        folder.mkdir(parents=True, exist_ok=True)
        _replace(path, [experiment.text().encode()])


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Two at one folder would play the same games twice. The lock is the process's own and ends with it, whoever it has
    begun; where there are no such locks, nobody is kept off."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / LOCK).open("wb") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadExperiment("experiment-busy", folder=str(folder)) from error
        yield


def _replace(path: Path, parts: Iterable[bytes]) -> None:
    """The file holds this: at no moment half of it."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.writelines(parts)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
