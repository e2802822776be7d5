"""A table in memory: a match, folded from the table's log. Nothing in here waits or writes; tables.py does."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import orjson

from theogony import games
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import BOT, Entry, Record
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.sides import Sides, each_alone
from theogony.kernel.state import State
from theogony.kernel.step import Seal
from theogony.server.config import THOUGHTS
from theogony.server.errors import Problem
from theogony.server.store.models import EntryRow, SeatRow, TableRow

ANSWERS_KEPT = 2000

game_named = cache(games.get)  # looking for packages takes a while


def sides_of(table: TableRow, seats: int) -> Sides:
    """Who plays with whom at this table; of a game that is no longer here, everybody for himself."""
    try:
        return game_named(table.game).mode(orjson.loads(table.options)).sides(seats)
    except KeyError:
        return each_alone(seats)


def own_seats(seats: Sequence[SeatRow], sides: Sides, seat: int) -> list[int]:
    """All seats of the person who sits there. Others at the same screen have names of their own."""
    row = seats[seat]
    if row.guest_id is None:
        return [seat]
    return [mate for mate in sides.mates(seat) if (seats[mate].guest_id, seats[mate].name) == (row.guest_id, row.name)]


Answer = dict[str, object]


@dataclass
class Vote:
    """A proposal to take moves back beyond the last reveal; it passes when all asked seats have said yes."""

    by: int
    back_to: int  # the number of the last entry that stays
    yes: list[int]
    asked: list[int]

    def as_dict(self) -> dict[str, object]:
        return {"by": self.by, "back_to": self.back_to, "yes": self.yes, "asked": self.asked}


@dataclass
class Tried:
    """What became of the moves of one command: entries to be stored, or why there are none."""

    entries: list[dict[str, object]] = field(default_factory=list)
    refusal: Refusal | None = None
    problem: Problem | None = None


class Live:
    """A table as one worker holds it. Use it only while ``Tables.hold`` holds it."""

    def __init__(self, table: TableRow, seats: list[SeatRow], entries: Sequence[EntryRow]) -> None:
        self.stale = False  # the match holds moves that may not be stored
        self.told_changed = False  # seats, status or vote have changed elsewhere
        self.table = table
        self.seats = seats
        self.broken: Problem | None = None  # why there is no game at this table, although it has begun
        self.game: Game = game_named(table.game)
        self.sides = sides_of(table, len(seats))
        self.seq = 0
        self.last_kind = "move"
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._numbers: list[int] = []  # of each move that stands: its entry's number
        self._marks: list[int] = [0]  # events before the first move, and after each
        self._opened: list[int] = [0]  # the entry that opened the prompt, likewise
        self._match: Match | None = None
        if self.game.ruleset != table.ruleset:
            self.broken = Problem("ruleset-gone", 409, ruleset=table.ruleset)
        elif table.status != "lobby":
            self._match = self._new_match()
            self.fold_all(entries)

    # -- who -------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.table.id

    def seats_of(self, guest_id: str | None) -> list[int]:
        """The seats that this guest owns, played by a stand-in or not."""
        return [seat.seat for seat in self.seats if guest_id is not None and seat.guest_id == guest_id]

    def played_by_bot(self, seat: int) -> str | None:
        """The strength of the bot that answers for this seat, if one does."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.bot
        return "hero" if row.stand_in else None

    def human_seats(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat.seat for seat in self.seats if seat.guest_id is not None and not seat.stand_in]

    def may_play(self, guest_id: str | None, seat: int) -> None:
        """Raises unless the guest owns the seat and plays it."""
        if seat not in self.seats_of(guest_id):
            raise Problem("not-yours", 403)
        if self.seats[seat].stand_in:
            raise Problem("stand-in-plays", 409)

    # -- what ------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        if self._match is None:
            raise self.broken or Problem("not-started", 409)
        return self._match

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def started(self) -> bool:
        return self._match is not None

    @property
    def moves(self) -> int:
        return len(self._numbers)

    @property
    def prompt_id(self) -> str:
        return f"p{self._opened[-1]}"

    @property
    def sealed(self) -> bool:
        """Whether several seats answer in secret now."""
        agenda = self.state.agenda
        return bool(agenda) and isinstance(agenda[-1], Seal)

    def waiting(self) -> list[int]:
        return [prompt.seat for prompt in self.state.prompts()]

    def vote(self) -> Vote | None:
        return Vote(**orjson.loads(self.table.vote)) if self.table.vote else None

    def events_known_at(self, seq: int) -> int:
        """How many events a client has seen rightly that was last told of this entry."""
        return self._marks[bisect_right(self._numbers, seq)]

    def number_of_move(self, move: int) -> int:
        """The entry of the n-th standing move; 0 for n = 0."""
        return self._numbers[move - 1] if move else 0

    def moves_upto(self, seq: int) -> int:
        """How many moves stand up to this entry."""
        return bisect_right(self._numbers, seq)

    # -- folding the log -------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        """As the record has them, so that the terminal knows which seats are bots and plays on with them."""
        return [
            BOT + THOUGHTS[seat.bot or "mortal"].bot if seat.kind == "bot" else seat.name or "" for seat in self.seats
        ]

    def _new_match(self) -> Match:
        options: dict[str, str] = orjson.loads(self.table.options)
        if self.table.setup_chance is None:
            return Match(self.game, len(self.seats), options, self.table.seed, self._names())
        # Played on from another table: what was drawn there stands in the entries, and the record has no seed.
        return Match(self.game, len(self.seats), options, "", self._names(), numbers(self.table.setup_chance))

    def begin(self) -> None:
        """The game starts."""
        if self.broken is not None:
            raise self.broken
        self._match = self._new_match()

    def fold_all(self, entries: Sequence[EntryRow]) -> None:
        """Take entries of the log into the match; where one does not fit, there is no game any more."""
        for entry in entries:
            try:
                self.fold(entry)
            except Exception:  # whatever it is that does not fit
                self.broken = Problem("table-damaged", 409, entry=self.seq + 1)
                self._match = None
                return

    def fold(self, entry: EntryRow) -> None:
        """Take an entry of the log into the match."""
        if entry.seq != self.seq + 1:
            raise RuntimeError(f"entry {self.seq + 1} of table {self.id} is missing")
        if entry.kind == "undo":
            self._cut(bisect_right(self._numbers, entry.keep or 0))
        else:
            script = numbers(entry.chance)
            self.match.apply(entry.seat, entry.move, script)
            if self.match.record.entries[-1].chance != script:
                raise RuntimeError(f"entry {entry.seq} of table {self.id} draws other chance than it did")
            self._note_move(entry.seq)
        self.seq, self.last_kind = entry.seq, entry.kind
        if entry.guest_id and entry.cmd_id:
            self.remember(entry.guest_id, entry.cmd_id, accepted(entry.cmd_id, entry.seq, entry.kind, entry.applied))

    def _note_move(self, seq: int) -> None:
        self._numbers.append(seq)
        self._marks.append(len(self.match.events))
        half_answered = self.sealed and any(answer >= 0 for answer in self.state.answers)
        self._opened.append(self._opened[-1] if half_answered else seq)

    def _cut(self, kept: int) -> None:
        """Only the first ``kept`` moves stand."""
        while self.moves > kept and self.match.can_undo(self.match.record.entries[-1].seat):
            self.match.undo(self.match.record.entries[-1].seat)
            self._forget_moves(self.moves - 1)
        if self.moves > kept:
            old = self.match.record.entries[:kept]
            self._match = self._new_match()
            self._forget_moves(kept)
            for entry in old:
                self.match.apply(entry.seat, entry.move, entry.chance)

    def _forget_moves(self, kept: int) -> None:
        del self._numbers[kept:], self._marks[kept + 1 :], self._opened[kept + 1 :]

    def copy_of_record(self) -> Record:
        """The record so far, independent of what is played later."""
        now = self.match.record
        copy = Record(now.game, now.ruleset, now.seats, now.options, list(now.names), now.seed)
        copy.setup_chance = list(now.setup_chance)
        copy.entries = list(now.entries)
        return copy

    def bare_record(self, entries: Sequence[EntryRow]) -> Record:
        """The record as the log alone tells it, without rules."""
        options: dict[str, str] = orjson.loads(self.table.options)
        seed = self.table.seed if self.table.setup_chance is None else ""
        record = Record(self.table.game, self.table.ruleset, len(self.seats), options, self._names(), seed)
        record.setup_chance = numbers(self.table.setup_chance or "")
        standing: list[tuple[int, Entry]] = []
        for row in entries:
            if row.kind == "undo":
                standing = [(seq, entry) for seq, entry in standing if seq <= (row.keep or 0)]
            else:
                standing.append((row.seq, Entry(row.seat, row.move, numbers(row.chance))))
        record.entries = [entry for _, entry in standing]
        return record

    # -- playing ---------------------------------------------------------------------------------------------------

    def try_moves(self, seat: int, prompt_id: str, texts: Sequence[str]) -> Tried:
        """Make the moves, all or none, and stop after chance or a reveal: nobody shall learn dice and then refuse.

        When entries come back the match is ahead of the store: store them, or mark this stale.
        """
        if self.state.result is not None:
            return Tried(problem=Problem("table-finished", 409))
        if prompt_id != self.prompt_id:
            return Tried(problem=Problem("stale-prompt", 409, prompt=self.prompt_id))
        try:
            indices = [self.game.moves.parse(text) for text in texts]
        except UnknownMove as error:
            return Tried(problem=Problem("unknown-move", 400, move=error.text, near=", ".join(error.near)))
        done: list[Entry] = []
        for index in indices:
            frontier = self.state.frontier
            try:
                self._play(seat, index)
            except Refused as refused:
                self._cut(self.moves - len(done))
                return Tried(refusal=refused.refusal)
            done.append(self.match.record.entries[-1])
            self._note_move(self.seq + len(done))
            if done[-1].chance or self.state.frontier != frontier or self.state.result is not None:
                break
        return Tried(entries=[self._as_row(self.seq + n, entry) for n, entry in enumerate(done, 1)])

    def _play(self, seat: int, index: int) -> None:
        record = self.match.record
        forked = self.table.setup_chance is not None
        if forked:
            record.seed = self.table.seed  # new chance is drawn from this table's own seed
        try:
            self.match.apply(seat, index)
        finally:
            if forked:
                record.seed = ""

    def _as_row(self, seq: int, entry: Entry) -> dict[str, object]:
        chance = " ".join(map(str, entry.chance))
        return {"seq": seq, "kind": "move", "seat": entry.seat, "move": entry.move, "chance": chance, "keep": None}

    def cut_to(self, moves: int, seat: int) -> dict[str, object]:
        """Take back all moves after the first so many; the entry that says so is to be stored."""
        keep = self.number_of_move(moves)
        self._cut(moves)
        return {"seq": self.seq + 1, "kind": "undo", "seat": seat, "move": "", "chance": "", "keep": keep}

    def can_undo(self, seat: int) -> bool:
        return self.state.result is None and self.match.can_undo(seat)

    def last_move_of(self, seats: Sequence[int]) -> int | None:
        """How many moves stood before the last one of these seats."""
        for number in range(self.moves - 1, -1, -1):
            if self.match.record.entries[number].seat in seats:
                return number
        return None

    # -- answers ---------------------------------------------------------------------------------------------------

    def remember(self, guest_id: str, cmd_id: str, answer: Answer) -> None:
        self.answers[guest_id, cmd_id] = answer
        while len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def accepted(cmd_id: str, seq: int, kind: str, applied: int | None) -> Answer:
    """The answer to a command that was stored."""
    if kind == "undo":
        return {"re": cmd_id, "ok": True, "seq": seq, "vote": False}
    return {"re": cmd_id, "ok": True, "seq": seq, "applied": applied}
