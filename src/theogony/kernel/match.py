"""A match: one game being played. It keeps the record, the events, and what may still be taken back."""

from collections.abc import Mapping
from typing import Any

from theogony.kernel.desk import Desk
from theogony.kernel.event import Event, restored
from theogony.kernel.game import BadSetup, Game
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import BadRecord, Entry, Record
from theogony.kernel.refusal import Refused, no
from theogony.kernel.rng import Script, Tape, keyed
from theogony.kernel.state import Json


class _Before:
    """The match as it stood before a move that may still be taken back."""

    __slots__ = ("desks", "events", "kept", "sealed", "state")

    def __init__(self, match: "Match", events: int) -> None:
        self.state = match.state.clone()
        self.events = events
        self.kept = match._unsealed
        self.sealed = match.record.entries[match._unsealed :]
        self.desks = match._earlier


class Match:
    """A game under way. Chance is keyed by the secret seed and the number of the entry.

    Under an open seal the record holds every move on every desk. At the opening it keeps what was sealed and not how it
    was found: the moves that make each draft, desk by desk. So no order of edits changes what is drawn afterwards.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        names: list[str] | None = None,
        script: list[int] | None = None,
        saved: Json | None = None,
    ) -> None:
        """A new game; or the one that ``dump`` gave as ``saved``, with the same seats, options and seed."""
        self.game = game
        settled = game.settle(seats, options or {})
        self.record = Record(game.id, game.ruleset, seats, settled, names or [""] * seats, str(seed))
        self.events: list[Event] = []
        self.made = 0  # moves that have been made and not taken back, edits on desks among them
        self._undo: list[_Before] = []
        self._unsealed = 0  # entries that stood when the open seal came, or all
        self._earlier: dict[int, list[Desk]] = {}  # under the open seal, by seat: its desk before each of its moves
        if saved is not None:
            self._resume(saved)
            return
        rng = self._chance(0, script)
        self.state = game.new(seats, settled, rng=rng, events=self.events)
        self.record.setup_chance = rng.drawn

    @property
    def calm(self) -> bool:
        """Whether nothing can be taken back at once: then the position, the record and the events are all there is."""
        if self.state.result is not None:
            return True
        return not self._undo and not self._earlier and self._unsealed == len(self.record.entries)

    def dump(self) -> Json:
        """All of a calm match but its header, secrets included, as JSON-ready data (never for a seat)."""
        return {
            "state": self.state.dump(),
            "events": [event.saved() for event in self.events],
            "made": self.made,
            "setup": self.record.setup_chance,
            "entries": [[entry.seat, entry.move, entry.chance] for entry in self.record.entries],
        }

    def _resume(self, saved: Any) -> None:
        self.state = self.game.load(saved["state"])
        self.events.extend([restored(event) for event in saved["events"]])
        self.made = saved["made"]
        self.record.setup_chance = list(saved["setup"])
        self.record.entries.extend([Entry(seat, move, chance) for seat, move, chance in saved["entries"]])
        self._unsealed = len(self.record.entries)
        if self.state.result is not None:
            self.record.hash = self.state.hash()

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
        desks: list[Desk] = []
        if self.state.desks and index in self.state.options(seat):
            desks = self.state.desks_after(seat, index)
        if all(desk.ready for desk in desks):
            return self._go_on(seat, index, desks, script)
        self._earlier.setdefault(seat, []).append(self.state.desk(seat))
        self.state.apply(seat, index)
        self.record.entries.append(Entry(seat, self.game.moves.text(index), []))
        self.made += 1
        return []

    def _go_on(self, seat: int, index: int, desks: list[Desk], script: list[int] | None) -> list[Event]:
        """A move that is everybody's business: an answer in the open, or the one that opens these desks."""
        entries = self.record.entries
        before = _Before(self, len(self.events))
        frontier = self.state.frontier
        moves = [(desk.seat, part) for desk in desks for part in desk.draft] or [(seat, index)]
        rng = self._chance(self._unsealed + len(moves), script)
        self.state.rng = rng
        self.state.events = []
        try:
            self.state.apply(seat, index)
        finally:
            happened = self.state.events or []
            self.state.events = None
        del entries[self._unsealed :]
        entries.extend(Entry(who, self.game.moves.text(part), []) for who, part in moves)
        entries[-1].chance = rng.drawn
        self._unsealed = len(entries)
        self._earlier = {}
        self.made += 1
        self.events.extend(happened)
        if rng.drawn or self.state.frontier != frontier:
            self._undo.clear()
        else:
            self._undo.append(before)
        if self.state.result is not None:
            self.record.hash = self.state.hash()
        return happened

    @property
    def unsealed(self) -> int:
        """How many entries stand in the open: all but those under an open seal."""
        return self._unsealed

    def edits(self, seat: int) -> int:
        """How many moves of the seat stand under the open seal."""
        return len(self._earlier.get(seat, ()))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last move.

        On its desk, always. A move in the open if it was the last one, nothing was revealed or drawn since, and nobody
        is ready under a seal that it led to: what lies on the desks of others must not tell by this, and is lost.
        """
        if self._earlier.get(seat):
            return True
        if not self._undo or any(desk.ready for desk in self.state.desks):
            return False
        return self.record.entries[self._unsealed - 1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; raises Refused if chance, a reveal or another's move stands in between."""
        if not self.can_undo(seat):
            raise Refused(no(self.state.not_asked_clause, "cannot-undo"))
        entries = self.record.entries
        earlier = self._earlier.get(seat)
        if earlier:
            self.state.put_desk(earlier.pop())
            del entries[max(number for number, entry in enumerate(entries) if entry.seat == seat)]
            self.made -= 1
            return
        before = self._undo.pop()
        self.made -= 1 + len(entries) - self._unsealed
        self.state = before.state
        self._unsealed = before.kept
        self._earlier = before.desks
        del self.events[before.events :]
        entries[before.kept :] = before.sealed
        self.record.hash = ""

    def seen_events(self, seat: int, since: int = 0) -> list[Json]:
        """The events from number ``since`` on, as the seat saw them."""
        return [event.seen_by(seat) for event in self.events[since:]]


def replay(game: Game, record: Record, upto: int | None = None) -> Match:
    """Play a record again, to move number ``upto`` or to its end; raises BadRecord where it does not fit.

    A record of an older version goes by the rules of that version (docs/adr/0017)."""
    if record.game != game.id:
        raise BadRecord("record-of-another-game", given=record.game, wanted=game.id)
    under = game.under(record.ruleset)
    if under is None:
        raise BadRecord("record-of-another-ruleset", given=record.ruleset, known=game.ruleset)
    entries = record.entries if upto is None else record.entries[:upto]
    try:
        match = Match(under, record.seats, record.options, record.seed, list(record.names), record.setup_chance)
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
