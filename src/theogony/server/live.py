"""A table in memory: a match, folded from the table's log. Nothing in here waits or writes; tables.py does."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

import orjson

from theogony import games
from theogony.kernel import window
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import BOT, Entry, Record
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.sides import Sides, each_alone
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Seal
from theogony.lessons import Course, lessons
from theogony.server import snapshots
from theogony.server.config import THOUGHTS
from theogony.server.contents import UnknownRuleset, game_under
from theogony.server.errors import Problem
from theogony.server.store.models import Logged, SeatRow, TableRow

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
    back_to: int  # the entry of the last move that stays: for the store alone, since it counts edits too
    yes: list[int]
    asked: list[int]

    def as_dict(self) -> dict[str, object]:
        return {"by": self.by, "yes": self.yes, "asked": self.asked}

    def stored(self) -> dict[str, object]:
        return {**self.as_dict(), "back_to": self.back_to}


@dataclass
class Made:
    """A move that stands, and the table right after it."""

    seq: int  # its entry in the log
    seat: int
    move: str
    chance: list[int]
    edit: bool  # on a desk, under a seal that stayed closed
    revealed: bool  # dice were rolled, or somebody saw what he had not known
    told: int
    events: int
    opened: int  # what the table had been told when the open question came up


@dataclass
class Tried:
    """What became of the moves of one command: entries to be stored, or why there are none."""

    entries: list[dict[str, object]] = field(default_factory=list)
    refusal: Refusal | None = None
    problem: Problem | None = None


class Live:
    """A table as one worker holds it. Use it only while ``Tables.hold`` holds it."""

    def __init__(
        self, table: TableRow, seats: list[SeatRow], entries: Sequence[Logged], snapshot: str | None = None
    ) -> None:
        self.stale = False  # the match holds moves that may not be stored
        self.told_changed = False  # seats, status or vote have changed elsewhere
        self.know(table, seats)
        self.broken: Problem | None = None  # why there is no game at this table, although it has begun
        self.game: Game  # there is none where the rules are gone
        try:
            self.game = game_under(table.ruleset)
        except UnknownRuleset:
            self.broken = Problem("ruleset-gone", 409, ruleset=table.ruleset)
        self.seq = 0  # of the last entry of the log: for the store alone, since it counts edits too
        self.told = 0  # how often the table has changed for all to see: the number that clients know
        self.last_reason = "move"
        self._begun = 0  # events of the set-up, before any move
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self._made: list[Made] = []
        self._match: Match | None = None
        self.snapshot_at = 0  # the entry up to which a snapshot was taken
        self._tolds: list[int] = []  # what the table had been told after each entry
        self._mark = snapshots.Mark(table.ruleset)
        if self.broken is None and table.status != "lobby":
            if snapshot is None or not self._resume(snapshot, entries):
                self.begin()
            self.fold_all(entries[self.seq :])

    # -- who -------------------------------------------------------------------------------------------------------

    def know(self, table: TableRow, seats: list[SeatRow]) -> None:
        """The table and its seats as the store has them; who sits where is asked often, and worked out here."""
        self.id = table.id
        self.table = table
        self.seats = seats
        self._lesson = table.lesson
        self.sides = sides_of(table, len(seats))
        self._seats_of: dict[str, list[int]] = {}
        for row in seats:
            if row.guest_id is not None:
                self._seats_of.setdefault(row.guest_id, []).append(row.seat)
        self._own = [own_seats(seats, self.sides, row.seat) for row in seats]

    def seats_of(self, guest_id: str | None) -> list[int]:
        """The seats that this guest owns, played by a stand-in or not."""
        return list(self._seats_of.get(guest_id or "", ()))

    def own_seats(self, seat: int) -> list[int]:
        """All seats of the person who sits there."""
        return self._own[seat]

    def played_by_bot(self, seat: int) -> str | None:
        """The strength of the bot that answers for this seat, if one does."""
        row = self.seats[seat]
        if self.course is not None and self.course.answer() is None:
            return None  # the chapter is over, or waits for the learner
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
        match = self._match
        return self.match.state if match is None else match.state

    @property
    def course(self) -> Course | None:
        """The chapter of a lesson that is given here, and where in it the learner stands; None at all other tables."""
        if not self._lesson or self._match is None:
            return None
        name, _, chapter = self._lesson.partition("/")
        lesson = lessons().get(name)
        if lesson is None or lesson.game.ruleset != self.game.ruleset:
            return None  # under other rules than those it was written for, it is a table with bots like any other
        numbers = [number for number, each in enumerate(lesson.chapters) if each.id == chapter]
        return Course(lesson, numbers[0], self.match) if numbers else None

    @property
    def started(self) -> bool:
        return self._match is not None

    @property
    def moves(self) -> int:
        """How many moves of the record stand for all to see."""
        return self.match.unsealed

    def prompt_id(self, seat: int) -> str:
        """The name of the question that is open for this seat. On a desk the seat's own edits count, no other's."""
        opened = self._made[-1].opened if self._made else 0
        return f"p{opened}.{self.match.edits(seat)}" if self.state.desks else f"p{opened}"

    @property
    def sealed(self) -> bool:
        """Whether several seats decide in secret now."""
        agenda = self.state.agenda
        return bool(agenda) and isinstance(agenda[-1], Seal) and agenda[-1].shows

    def waiting(self) -> list[int]:
        return [prompt.seat for prompt in self.state.prompts()]

    def awaited(self, seat: int) -> list[int]:
        """Whom this seat, or a spectator, sees the table wait for.

        In a window nobody sees who has answered already: how soon somebody does might tell what he holds.
        """
        agenda = self.state.agenda
        top = agenda[-1] if agenda else None
        if not isinstance(top, Seal) or not isinstance(top.prompts[0], window.Answer):
            return self.waiting()
        guest = self.seats[seat].guest_id if seat != SPECTATOR else None
        here = {seat, *self.seats_of(guest)}
        still = self.waiting()
        return [prompt.seat for prompt in top.prompts if prompt.seat in still or prompt.seat not in here]

    def vote(self) -> Vote | None:
        return Vote(**orjson.loads(self.table.vote)) if self.table.vote else None

    def events_known_at(self, told: int) -> int:
        """How many events a client has seen rightly that knows this number."""
        known = bisect_right(self._made, told, key=lambda made: made.told)
        return self._made[known - 1].events if known else self._begun

    # -- folding the log -------------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        """As the record has them, so that the terminal knows which seats are bots and plays on with them."""
        return [
            BOT + THOUGHTS[seat.bot or "mortal"].bot if seat.kind == "bot" else seat.name or "" for seat in self.seats
        ]

    def _new_match(self, saved: dict[str, object] | None = None) -> Match:
        options: dict[str, str] = orjson.loads(self.table.options)
        if self.table.setup_chance is None:
            return Match(self.game, len(self.seats), options, self.table.seed, self._names(), saved=saved)
        # Played on from another table: what was drawn there stands in the entries, and the record has no seed.
        drawn = numbers(self.table.setup_chance)
        return Match(self.game, len(self.seats), options, "", self._names(), drawn, saved)

    def begin(self) -> None:
        """The game starts."""
        if self.broken is not None:
            raise self.broken
        self._match = self._new_match()
        self._begun = len(self._match.events)

    def fold_all(self, entries: Sequence[Logged]) -> None:
        """Take entries of the log into the match; where one does not fit, there is no game any more."""
        for entry in entries:
            try:
                self.fold(entry)
            except Exception:  # whatever it is that does not fit
                self.broken = Problem("table-damaged", 409, entry=self.seq + 1)
                self._match = None
                return

    def fold(self, entry: Logged) -> None:
        """Take an entry of the log into the match."""
        if entry.seq != self.seq + 1:
            raise RuntimeError(f"entry {self.seq + 1} of table {self.id} is missing")
        if entry.kind == "undo":
            self._cut(entry.keep or 0)
            self.told += 1
        elif entry.kind == "back":
            if self._take_back(entry.seat) != entry.keep:
                raise RuntimeError(f"entry {entry.seq} of table {self.id} takes back another edit than it did")
        else:
            script = numbers(entry.chance)
            if self._play(entry.seq, entry.seat, entry.move, script) != script:
                raise RuntimeError(f"entry {entry.seq} of table {self.id} draws other chance than it did")
        self.stored(entry.seq, entry.kind, entry.seat, entry.move, entry.chance, entry.keep)
        self._remember_entry(entry, self.told)

    def stored(self, seq: int, kind: str, seat: int, move: str, chance: str, keep: int | None) -> None:
        """The log holds this entry, and so does the match."""
        self._mark.add(seq, kind, seat, move, chance, keep)
        self._tolds.append(self.told)
        self.seq, self.last_reason = seq, reason(kind)

    def _remember_entry(self, entry: Logged, told: int) -> None:
        if entry.guest_id and entry.cmd_id:
            self.remember(entry.guest_id, entry.cmd_id, accepted(entry.cmd_id, told, entry.kind, entry.applied))

    def _play(self, seq: int, seat: int, move: str, script: list[int] | None = None) -> list[int]:
        """Make the move under this entry; returns what was drawn."""
        match = self.match
        unsealed, frontier = match.unsealed, match.state.frontier
        awaited = self.awaited(SPECTATOR) if match.state.desks else []
        opened = self._made[-1].opened if self._made else 0
        match.apply(seat, move, script)
        edit = match.unsealed == unsealed
        if not edit or self.awaited(SPECTATOR) != awaited:  # of edits all may see who is ready, and who is not any more
            self.told += 1
        if not edit:
            opened = self.told
        chance = match.record.entries[-1].chance
        revealed = bool(chance) or match.state.frontier != frontier
        self._made.append(Made(seq, seat, move, chance, edit, revealed, self.told, len(match.events), opened))
        return chance

    def _take_back(self, seat: int) -> int:
        """The seat's last edit on its desk is gone; returns the entry that it was."""
        awaited = self.awaited(SPECTATOR)
        self.match.undo(seat)
        if self.awaited(SPECTATOR) != awaited:
            self.told += 1
        last = max(at for at, made in enumerate(self._made) if made.seat == seat)
        return self._made.pop(last).seq

    def _cut(self, keep: int) -> None:
        """Only the moves up to this entry stand."""
        while self._made and self._made[-1].seq > keep and self.match.can_undo(self._made[-1].seat):
            self.match.undo(self._made.pop().seat)
        kept = [made for made in self._made if made.seq <= keep]
        if len(kept) == len(self._made):
            return
        told = self.told
        self.begin()
        self._made = []
        for made in kept:
            self._play(made.seq, made.seat, made.move, made.chance)
            self._made[-1] = made  # numbers that clients know stay as they were
        self.told = told

    # -- snapshots -------------------------------------------------------------------------------------------------

    @property
    def snapshot_due(self) -> bool:
        """Whether the fold of the log should be kept now: after so many entries, and when the game is over."""
        match = self._match
        if match is None or self.snapshot_at == self.seq or not match.calm:
            return False
        return self.seq - self.snapshot_at >= snapshots.EVERY or match.state.result is not None

    def snapshot(self) -> str:
        """The fold of the log so far; ``_resume`` reads it."""
        made = [[m.seq, m.edit, m.revealed, m.told, m.events, m.opened] for m in self._made]
        content = {"mark": self._mark.text(), "seq": self.seq, "told": self._tolds, "begun": self._begun}
        return snapshots.packed({**content, "made": made, "match": self.match.dump()})

    def _resume(self, snapshot: str, entries: Sequence[Logged]) -> bool:
        """Stand where the snapshot stands; False, and nothing is changed, if it is not one of this log."""
        try:
            saved = snapshots.unpacked(snapshot)
            if saved is None or not 0 < saved["seq"] <= len(entries):
                return False
            log, mark = entries[: saved["seq"]], snapshots.Mark(self.table.ruleset)
            for entry in log:
                mark.add(entry.seq, entry.kind, entry.seat, entry.move, entry.chance, entry.keep)
            if saved["mark"] != mark.text():
                return False
            match = self._new_match(saved["match"])
            made = [_made(log[seq - 1], *more) for seq, *more in saved["made"]]
            tolds = [told for _, told in zip(log, saved["told"], strict=True)]
            begun = int(saved["begun"])
        except Exception:  # whatever it is that does not fit: the log is the table
            return False
        self._match, self._made, self._tolds, self._mark = match, made, tolds, mark
        self._begun = begun
        self.seq = self.snapshot_at = len(log)
        self.told, self.last_reason = tolds[-1], reason(log[-1].kind)
        for entry in log[-ANSWERS_KEPT:]:
            self._remember_entry(entry, tolds[entry.seq - 1])
        return True

    def copy_of_record(self) -> Record:
        """The record so far, independent of what is played later; of an open seal nothing, not even who edited."""
        now = self.match.record
        copy = Record(now.game, now.ruleset, now.seats, now.options, list(now.names), now.seed)
        copy.setup_chance = list(now.setup_chance)
        copy.entries = now.entries[: self.match.unsealed]
        return copy

    def bare_record(self, entries: Sequence[Logged]) -> Record:
        """The record as the log alone tells it, without rules."""
        options: dict[str, str] = orjson.loads(self.table.options)
        seed = self.table.seed if self.table.setup_chance is None else ""
        record = Record(self.table.game, self.table.ruleset, len(self.seats), options, self._names(), seed)
        record.setup_chance = numbers(self.table.setup_chance or "")
        standing: list[tuple[int, Entry]] = []
        for row in entries:
            if row.kind == "undo":
                standing = [(seq, entry) for seq, entry in standing if seq <= (row.keep or 0)]
            elif row.kind == "back":
                standing = [(seq, entry) for seq, entry in standing if seq != row.keep]
            else:
                standing.append((row.seq, Entry(row.seat, row.move, numbers(row.chance))))
        record.entries = [entry for _, entry in standing]
        return record

    # -- playing ---------------------------------------------------------------------------------------------------

    def try_moves(self, seat: int, prompt_id: str, texts: Sequence[str]) -> Tried:
        """Make the moves, all or none, and stop after chance or a reveal: nobody shall learn dice and then refuse.
        At a lesson they stop at the end of its chapter.

        When entries come back the match is ahead of the store: store them, or mark this stale.
        """
        if self.state.result is not None:
            return Tried(problem=Problem("table-finished", 409))
        if prompt_id != self.prompt_id(seat):
            return Tried(problem=Problem("stale-prompt", 409, prompt=self.prompt_id(seat)))
        try:
            moves = [self.game.moves.text(self.game.moves.parse(text)) for text in texts]
        except UnknownMove as error:
            return Tried(problem=Problem("unknown-move", 400, move=error.text))
        told, done = self.told, 0
        for move in moves:
            frontier = self.state.frontier
            try:
                chance = self._play_new(self.seq + done + 1, seat, move)
            except Refused as refused:
                self._cut(self.seq)
                self.told = told
                return Tried(refusal=refused.refusal)
            done += 1
            if chance or self.state.frontier != frontier or self.state.result is not None:
                break
            if self.course is not None and self.course.goal is None:
                break  # the chapter is over: nothing more is asked for, and what has been done stands
        return Tried(entries=[_row(made) for made in self._made[-done:]])

    def _play_new(self, seq: int, seat: int, move: str) -> list[int]:
        course = self.course
        objection = None
        if course is not None and seat == course.lesson.seat:
            objection = course.objection(self.game.moves.parse(move))
        if objection is not None:
            raise Refused(objection)
        record = self.match.record
        forked = self.table.setup_chance is not None
        if forked:
            record.seed = self.table.seed  # new chance is drawn from this table's own seed
        try:
            return self._play(seq, seat, move)
        finally:
            if forked:
                record.seed = ""

    def can_undo(self, seat: int) -> bool:
        return self.state.result is None and self.match.can_undo(seat)

    def undo(self, seat: int) -> dict[str, object]:
        """Take back the last move of a seat that may; the entry that says so is to be stored.

        On a desk it names the entry taken back; else it keeps all that stood before the move in the open.
        """
        if self.match.edits(seat):
            return self._undo_row("back", seat, self._take_back(seat))
        return self.cut_to(max(made.seq for made in self._made if not made.edit) - 1, seat)

    def cut_to(self, keep: int, seat: int) -> dict[str, object]:
        """Only the moves up to this entry stand; the entry that says so is to be stored."""
        self._cut(keep)
        self.told += 1
        return self._undo_row("undo", seat, keep)

    def _undo_row(self, kind: str, seat: int, keep: int) -> dict[str, object]:
        return {"seq": self.seq + 1, "kind": kind, "seat": seat, "move": "", "chance": "", "keep": keep}

    def before_last_move_of(self, seats: Sequence[int]) -> int | None:
        """The entry before the last move of these seats that stands."""
        return max((made.seq - 1 for made in self._made if made.seat in seats), default=None)

    def revealed_since(self, keep: int) -> bool:
        """Whether anything was rolled or shown after this entry."""
        return any(made.revealed for made in self._made if made.seq > keep)

    # -- answers ---------------------------------------------------------------------------------------------------

    def remember(self, guest_id: str, cmd_id: str, answer: Answer) -> None:
        self.answers[guest_id, cmd_id] = answer
        while len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)


def _made(entry: Logged, edit: bool, revealed: bool, told: int, events: int, opened: int) -> Made:
    return Made(entry.seq, entry.seat, entry.move, numbers(entry.chance), edit, revealed, told, events, opened)


def _row(made: Made) -> dict[str, object]:
    chance = " ".join(map(str, made.chance))
    return {"seq": made.seq, "kind": "move", "seat": made.seat, "move": made.move, "chance": chance, "keep": None}


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def reason(kind: str) -> str:
    """Why a position is shown anew after an entry of this kind."""
    return "move" if kind == "move" else "undo"


def accepted(cmd_id: str, told: int, kind: str, applied: int | None) -> Answer:
    """The answer to a command that was stored."""
    if kind != "move":
        return {"re": cmd_id, "ok": True, "seq": told, "vote": False}
    return {"re": cmd_id, "ok": True, "seq": told, "applied": applied}
