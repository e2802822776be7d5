"""Replays: the positions of a game, one after the other, as one seat knew them or open."""

from typing import Any

from theogony.kernel.event import Event
from theogony.kernel.match import Match
from theogony.kernel.record import Record
from theogony.kernel.state import SPECTATOR, State

SAMPLES = 200
OPEN = "open"


def replay_of(match: Match, record: Record, who: str, first: int, count: int) -> dict[str, Any]:
    """Positions ``first`` to ``first + count - 1`` of the record. ``match`` is a fresh one; it is played through."""
    last = len(record.entries)
    every = max(1, -(-last // SAMPLES))
    steps: list[dict[str, Any]] = []
    chart: list[dict[str, Any]] | None = [] if first == 0 else None
    until = last if first == 0 else min(last, first + count - 1)
    for at in range(until + 1):
        events: list[Event] = []
        if at:
            entry = record.entries[at - 1]
            events = match.apply(entry.seat, entry.move, entry.chance)
        if first <= at < first + count:
            steps.append(_step(match, record, who, at, events))
        if chart is not None and (at % every == 0 or at == last):
            points = _points(match.state)
            if points is not None:
                chart.append({"at": at, "points": points})
    return {"seat": who, "moves": last, "first": first, "steps": steps, "chart": chart}


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
