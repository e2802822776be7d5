"""Replays: the positions of a game, one after the other, as one seat knew them or open."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import orjson

from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Record, parse
from theogony.kernel.state import SPECTATOR, State
from theogony.server.thinker import game_in

SAMPLES = 200
OPEN = "open"


@dataclass(frozen=True)
class Pages:
    """Some positions of a record, as one seat or an open table shows them: JSON, ready to be sent. Work for others."""

    table: str
    record: str
    components: str | None
    who: str
    first: int
    count: int

    def carry_out(self) -> bytes:
        reel = reel_of(self.record, self.components)
        return orjson.dumps({"table": self.table, **reel.pages(self.who, self.first, self.count)})


@dataclass(frozen=True)
class Asked:
    """Who is asked after so many moves of a record. Work for others."""

    record: str
    components: str | None
    at: int

    def carry_out(self) -> list[int]:
        record = parse(self.record)
        match = replay(game_in(record.ruleset, self.components), record, self.at)
        return [prompt.seat for prompt in match.state.prompts()]


@lru_cache(8)
def reel_of(record: str, components: str | None) -> "Reel":
    """The record as a reel; those looked at last stay where they were."""
    found = parse(record)
    return Reel(game_in(found.ruleset, components), found)


class Reel:
    """A record being looked at. It stands at a position and goes on from there; back means from the start."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.match = self._start()
        self.at = 0
        self._chart: list[dict[str, Any]] | None = None

    def _start(self) -> Match:
        record = self.record
        return Match(self.game, record.seats, record.options, record.seed, list(record.names), record.setup_chance)

    def pages(self, who: str, first: int, count: int) -> dict[str, Any]:
        """Positions ``first`` to ``first + count - 1``; with the first of all, the course of the whole game."""
        last = len(self.record.entries)
        steps: list[dict[str, Any]] = []
        if first <= self.at:
            self.match, self.at = self._start(), 0
            if first == 0:
                steps.append(_step(self.match, self.record, who, 0, []))
        while self.at < min(last, first + count - 1):
            events = _forward(self.match, self.record, self.at)
            self.at += 1
            if self.at >= first:
                steps.append(_step(self.match, self.record, who, self.at, events))
        return {
            "seat": who, "moves": last, "first": first, "steps": steps, "chart": self.chart() if first == 0 else None,
        }  # fmt: skip

    def chart(self) -> list[dict[str, Any]]:
        """Everybody's points through the game."""
        if self._chart is None:
            self._chart = list(self._points())
        return self._chart

    def _points(self) -> Iterator[dict[str, Any]]:
        match, last = self._start(), len(self.record.entries)
        every = max(1, -(-last // SAMPLES))
        for at in range(last + 1):
            if at:
                _forward(match, self.record, at - 1)
            if at % every == 0 or at == last:
                points = _points(match.state)
                if points is not None:
                    yield {"at": at, "points": points}


def _forward(match: Match, record: Record, at: int) -> list[Event]:
    entry = record.entries[at]
    return match.apply(entry.seat, entry.move, entry.chance)


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


def _points(state: State) -> list[int] | None:
    """The public standing of all players, where the view of the game has one; else their points."""
    players = state.public_view().get("players")
    if not isinstance(players, list):
        return None
    points = [player.get("standing", player.get("points")) for player in players]
    return points if all(isinstance(number, int) for number in points) else None
