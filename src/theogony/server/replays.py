"""Replays: the positions of a game, one after the other, as one seat knew them or open."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson

from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.record import Record, parse
from theogony.kernel.state import SPECTATOR, Json
from theogony.server.thinker import game_in

SAMPLES = 200
KEPT_EVERY = 50  # positions of a record between two that are kept
OPEN = "open"
STANDINGS = ("standing", "points", "vp")  # as the views of games call it

Key = tuple[str, bytes, str, int, int]  # of some pages: table, mark of the record, who looks, first, count


@dataclass(frozen=True)
class Pages:
    """Some positions of a record, as one seat or an open table shows them: JSON, ready to be sent. Work for others."""

    table: str
    record: str
    components: str | None
    who: str
    first: int
    count: int

    def key(self) -> Key:
        """What tells these pages from others, short however long the record is; its rules stand in the record."""
        digest = hashlib.blake2b(self.record.encode(), digest_size=16).digest()
        return self.table, digest, self.who, self.first, self.count

    def carry_out(self) -> bytes:
        reel = reel_of(self.record, self.components)
        return orjson.dumps({"table": self.table, **reel.pages(self.who, self.first, self.count)})


@lru_cache(8)
def reel_of(record: str, components: str | None) -> "Reel":
    """The record as a reel; those looked at last stay where they were."""
    found = parse(record)
    return Reel(game_in(found.ruleset, components), found)


class Reel:
    """A record being looked at. It stands at a position and goes on from there, or from the nearest one it has kept."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self._kept: dict[int, dict[str, Any]] = {}  # by number, the game after so many moves
        self.match = self._from(0)
        self.at = 0
        self._course: dict[str, Any] | None = None

    def _from(self, at: int) -> Match:
        """The game from the start, or from a position that was kept."""
        r = self.record
        return Match(self.game, r.seats, r.options, r.seed, list(r.names), r.setup_chance, self._kept.get(at))

    def _go_before(self, position: int) -> None:
        """Stand somewhere before this position, or at the start: as near as may be."""
        near = max((at for at in self._kept if at < position), default=0)
        if position <= self.at or near > self.at:
            self.match, self.at = self._from(near), near

    def _forward(self, match: Match, at: int) -> list[Event]:
        """Make the move after position ``at``; every so many positions one is kept, where no seal is open."""
        entry = self.record.entries[at]
        events = match.apply(entry.seat, entry.move, entry.chance)
        at += 1
        if at % KEPT_EVERY == 0 and at not in self._kept and match.unsealed == at:
            self._kept[at] = {**match.dump(), "events": []}
        return events

    def standing(self, at: int) -> Match:
        """The game at this position; it goes on when another one is looked at."""
        self._go_before(at + 1)
        while self.at < at:
            self._forward(self.match, self.at)
            self.at += 1
        return self.match

    def asked(self, at: int) -> list[int]:
        """Who is asked at this position."""
        return [prompt.seat for prompt in self.standing(at).state.prompts()]

    def pages(self, who: str, first: int, count: int) -> dict[str, Any]:
        """Positions ``first`` to ``first + count - 1``; with the first of all, the course of the whole game."""
        last = len(self.record.entries)
        steps: list[dict[str, Any]] = []
        self._go_before(first)
        if first == 0:
            steps.append(_step(self.match, self.record, who, 0, []))
        while self.at < min(last, first + count - 1):
            events = self._forward(self.match, self.at)
            self.at += 1
            if self.at >= first:
                steps.append(_step(self.match, self.record, who, self.at, events))
        course = self.course() if first == 0 else dict.fromkeys(("chart", "turns", "happened"))
        return {"seat": who, "moves": last, "first": first, "steps": steps, **course}

    def course(self) -> dict[str, Any]:
        """The whole game as everybody may know it: points, whose turn it was, and when what kind of thing happened."""
        if self._course is None:
            self._course = self._followed()
        return self._course

    def _followed(self) -> dict[str, Any]:
        match, last = self._from(0), len(self.record.entries)
        every = max(1, -(-last // SAMPLES))
        chart: list[dict[str, Any]] = []
        turns: list[dict[str, int]] = []
        happened: dict[str, list[int]] = {}
        for at in range(last + 1):
            view = match.state.public_view()
            points = _points(view) if at % every == 0 or at == last else None
            if points is not None:
                chart.append({"at": at, "points": points})
            if at == last:
                break
            turn = view.get("turn")
            seat = turn if isinstance(turn, int) else self.record.entries[at].seat
            if not turns or turns[-1]["seat"] != seat:
                turns.append({"at": at + 1, "seat": seat})
            for kind in {event.kind for event in self._forward(match, at)}:
                happened.setdefault(kind, []).append(at + 1)
        return {"chart": chart, "turns": turns, "happened": happened}


def _step(match: Match, record: Record, who: str, at: int, events: list[Event]) -> dict[str, Any]:
    seat = SPECTATOR if who == OPEN else int(who)
    by = record.entries[at - 1].seat if at else None
    public = match.state.public_view()
    step: dict[str, Any] = {
        "at": at,
        "by": by,
        # A move's text can name a hidden card, so others than its maker learn of it by events alone.
        "move": record.entries[at - 1].move if at and (who == OPEN or by == seat) else None,
        "events": [_open_event(event) if who == OPEN else event.seen_by(seat) for event in events],
        "view": match.state.view(seat, public),
    }
    if who == OPEN:
        step["views"] = {str(other): match.state.view(other, public) for other in range(record.seats)}
    return step


def _open_event(event: Event) -> dict[str, object]:
    return {"kind": event.kind, "clause": event.clause, **event.public, **event.private}


def _points(view: Json) -> list[int] | None:
    """The public standing of all players, where the view of the game has one; else their points."""
    players = view.get("players")
    if not isinstance(players, list):
        return None
    points: list[Any] = [next((player[name] for name in STANDINGS if name in player), None) for player in players]
    return points if all(isinstance(number, int) for number in points) else None
