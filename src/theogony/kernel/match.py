"""A match: one game being played. It keeps the record, the events, and what may still be taken back."""

from collections.abc import Mapping

from theogony.kernel.event import Event
from theogony.kernel.game import BadSetup, Game
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import BadRecord, Entry, Record
from theogony.kernel.refusal import Refused, no
from theogony.kernel.rng import Script, Tape, keyed
from theogony.kernel.state import Json, State


class _Before:
    """The match as it stood before a move that may still be taken back."""

    __slots__ = ("events", "state")

    def __init__(self, state: State, events: int) -> None:
        self.state = state
        self.events = events


class Match:
    """A game under way. Chance is keyed by the secret seed and the number of the decision."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        names: list[str] | None = None,
        script: list[int] | None = None,
    ) -> None:
        self.game = game
        settled = game.settle(seats, options or {})
        self.record = Record(game.id, game.ruleset, seats, settled, names or [""] * seats, str(seed))
        self.events: list[Event] = []
        self._undo: list[_Before] = []
        rng = self._chance(0, script)
        self.state = game.new(seats, settled, rng=rng, events=self.events)
        self.record.setup_chance = rng.drawn

    def _chance(self, decision: int, script: list[int] | None) -> Tape:
        """The chance of one decision: the outcomes of a record, or the next part of this match's own stream."""
        if script is not None and not self.record.seed:
            return Script(script)
        tape = Tape(0)
        tape.state = keyed("chance", self.record.seed, decision)
        return tape

    def apply(self, seat: int, move: int | str, script: list[int] | None = None) -> list[Event]:
        """Make a move (index or text) and return what happened; raises Refused and changes nothing if not allowed."""
        index = self.game.moves.parse(move) if isinstance(move, str) else move
        before = _Before(self.state.clone(), len(self.events))
        frontier = self.state.frontier
        rng = self._chance(len(self.record.entries) + 1, script)
        self.state.rng = rng
        self.state.events = []
        try:
            self.state.apply(seat, index)
        finally:
            happened = self.state.events or []
            self.state.events = None
        self.record.entries.append(Entry(seat, self.game.moves.text(index), rng.drawn))
        self.events.extend(happened)
        if rng.drawn or self.state.frontier != frontier:
            self._undo.clear()
        else:
            self._undo.append(before)
        if self.state.result is not None:
            self.record.hash = self.state.hash()
        return happened

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move: it made it, and nothing was revealed or drawn since."""
        return bool(self._undo) and self.record.entries[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises Refused if chance or a reveal stands in between."""
        if not self.can_undo(seat):
            raise Refused(no(self.state.not_asked_clause, "cannot-undo"))
        before = self._undo.pop()
        self.state = before.state
        del self.events[before.events :]
        self.record.entries.pop()
        self.record.hash = ""

    def seen_events(self, seat: int, since: int = 0) -> list[Json]:
        """The events from number ``since`` on, as the seat saw them."""
        return [event.seen_by(seat) for event in self.events[since:]]


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """Play a record again, to move number ``upto`` or to its end; raises BadRecord where it does not fit."""
    if record.game != game.id:
        raise BadRecord("record-of-another-game", given=record.game, wanted=game.id)
    if record.ruleset != game.ruleset:
        raise BadRecord("record-of-another-ruleset", given=record.ruleset, known=game.ruleset)
    entries = record.entries if upto is None else record.entries[:upto]
    try:
        match = Match(game, record.seats, record.options, record.seed, list(record.names), record.setup_chance)
    except (BadSetup, ValueError) as error:
        raise BadRecord("record-setup-impossible", reason=str(error)) from error
    if len(match.record.names) != record.seats:
        raise BadRecord("record-header-incomplete", 1)
    match.record.commitment = record.commitment
    if match.record.setup_chance != record.setup_chance:
        raise BadRecord("record-chance-differs", move=0)
    for number, entry in enumerate(entries, 1):
        try:
            match.apply(entry.seat, entry.move, entry.chance)
        except UnknownMove as error:
            raise BadRecord("record-move-unknown", move=number, text=error.text) from error
        except Refused as error:
            raise BadRecord("record-move-refused", move=number, text=entry.move, clause=error.refusal.clause) from error
        except ValueError as error:
            raise BadRecord("record-chance-differs", move=number) from error
        if match.record.entries[-1].chance != entry.chance:
            raise BadRecord("record-chance-differs", move=number)
    if upto is None and record.hash and match.state.hash() != record.hash:
        raise BadRecord("record-hash-differs", given=record.hash[:12], found=match.state.hash()[:12])
    return match
