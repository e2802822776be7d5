"""Records: a game as text that replays to the same position anywhere.

    theogony record 1
    game godstorm
    ruleset godstorm@1
    players 3
    option setup dealt
    seat 0 Ada
    seat 1 bot mcts
    commitment 9f86d0...
    seed 7
    chance 3 11 0
    0 pantheon greeks
    1 pantheon celts ~ 4 0 2
    hash 5e1a...

Each move stands on a line with its seat; behind ``~`` stand the chance outcomes it caused.
"""

import hashlib
from collections.abc import Mapping

FORMAT = "theogony record 1"
BOT = "bot "  # a seat with this before its name is played by that bot


class BadRecord(ValueError):
    """The text is no record, or does not fit the game; ``key``, ``line`` and ``params`` say where and why."""

    def __init__(self, key: str, line: int = 0, **params: str | int) -> None:
        super().__init__(f"line {line}: {key} {params}")
        self.key = key
        self.line = line
        self.params = params


class Entry:
    """One accepted move: who, what, and the chance outcomes that followed from it."""

    __slots__ = ("chance", "move", "seat")

    def __init__(self, seat: int, move: str, chance: list[int]) -> None:
        self.seat = seat
        self.move = move
        self.chance = chance


def commitment(seed: str) -> str:
    """What is published at the start, so that the seed can be checked at the end."""
    return hashlib.sha256(f"theogony:{seed}".encode()).hexdigest()


class Record:
    """Everything needed to play a game again."""

    def __init__(self, game: str, ruleset: str, seats: int, options: Mapping[str, str], names: list[str], seed: str):
        self.game = game
        self.ruleset = ruleset
        self.seats = seats
        self.options = dict(options)
        self.names = [_one_line(name) for name in names]
        self.seed = _one_line(seed)
        self.commitment = commitment(self.seed) if self.seed else ""
        self.setup_chance: list[int] = []
        self.entries: list[Entry] = []
        self.hash = ""

    def text(self) -> str:
        """The record as text; it holds every secret of the game."""
        lines = [FORMAT, f"game {self.game}", f"ruleset {self.ruleset}", f"players {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"seat {seat} {name}".rstrip() for seat, name in enumerate(self.names)]
        lines.append(f"commitment {self.commitment}")
        if self.seed:
            lines.append(f"seed {self.seed}")
        lines.append(" ".join(["chance", *map(str, self.setup_chance)]))
        for entry in self.entries:
            chance = f" ~ {' '.join(map(str, entry.chance))}" if entry.chance else ""
            lines.append(f"{entry.seat} {entry.move}{chance}")
        if self.hash:
            lines.append(f"hash {self.hash}")
        return "\n".join(lines) + "\n"


def _one_line(text: str) -> str:
    """The text without line breaks and needless blanks: a name must not look like a line of the record."""
    return " ".join(text.split())


def parse(text: str) -> Record:
    """Read a record; raises BadRecord with line and reason if it is none."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("theogony record "):
        raise BadRecord("not-a-record", 1)
    if lines[0] != FORMAT:
        raise BadRecord("record-too-new", 1, given=lines[0].removeprefix("theogony record "))
    record = Record("", "", 0, {}, [], "")
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            _read_line(record, line.strip(), number)
    if not record.game or not record.ruleset or not record.seats:
        raise BadRecord("record-header-incomplete", 1)
    if record.seed and commitment(record.seed) != record.commitment:
        raise BadRecord("seed-breaks-commitment")
    return record


def _read_line(record: Record, line: str, number: int) -> None:
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        move, _, chance = rest.partition(" ~ ")
        record.entries.append(Entry(int(word), move, _numbers(chance, number)))
    elif word == "chance":
        record.setup_chance = _numbers(rest, number)
    elif word == "game":
        record.game = rest
    elif word == "ruleset":
        record.ruleset = rest
    elif word == "players":
        record.seats = _numbers(rest, number)[0] if rest else 0
    elif word == "option":
        name, _, value = rest.partition(" ")
        record.options[name] = value
    elif word == "seat":
        record.names.append(rest.partition(" ")[2])
    elif word == "commitment":
        record.commitment = rest
    elif word == "seed":
        record.seed = rest
    elif word == "hash":
        record.hash = rest
    else:
        raise BadRecord("record-line-unknown", number, text=line[:60])


def _numbers(text: str, number: int) -> list[int]:
    try:
        return [int(word) for word in text.split()]
    except ValueError:
        raise BadRecord("record-number-expected", number, text=text[:60]) from None
