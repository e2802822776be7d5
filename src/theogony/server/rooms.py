"""The sockets of this worker, by table, and how a picture reaches each of them."""

from collections.abc import Iterator
from typing import Any, Protocol

import orjson

from theogony.kernel.state import SPECTATOR
from theogony.server.live import Live
from theogony.server.pictures import state_push, table_info


class Listener(Protocol):
    """A socket, as a room sees it."""

    id: str
    guest_id: str | None
    seat: int  # through whose eyes it looks
    seats: list[int]  # all that its guest owns
    seq: int  # what it was told of the table so far; -1: nothing yet
    ready: bool  # it knows the table: before that nothing is pushed to it

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""


class Rooms:
    """All open sockets of this worker."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, Listener]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._rooms

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._rooms))

    def enter(self, table_id: str, listener: Listener) -> bool:
        """Whether it is the first one at this table."""
        room = self._rooms.setdefault(table_id, {})
        room[listener.id] = listener
        return len(room) == 1

    def leave(self, table_id: str, listener: Listener) -> bool:
        """Whether it was the last one at this table."""
        room = self._rooms.get(table_id, {})
        room.pop(listener.id, None)
        if room:
            return False
        self._rooms.pop(table_id, None)
        return True

    def at(self, table_id: str) -> list[Listener]:
        """Those who know the table already."""
        return [listener for listener in self._rooms.get(table_id, {}).values() if listener.ready]

    def show_all(self, live: Live, reason: str, seat: int | None = None) -> None:
        """Push the position to every socket of the table: sockets that see the same get the same bytes.

        With ``seat`` only to those that look through its eyes: it has edited what lies on its desk.
        """
        drawn: dict[tuple[int, int | None, tuple[int, ...]], bytes] = {}
        public: dict[str, Any] = {}
        known: dict[int, int | None] = {-1: None}  # by what a socket was told: the events that it has
        for listener in self.at(live.id):
            if seat is not None and listener.seat != seat:
                continue
            if listener.seq not in known:
                known[listener.seq] = live.events_known_at(listener.seq)
            events_from = known[listener.seq]
            key = (listener.seat, events_from, tuple(listener.seats))
            if key not in drawn:
                public = public or live.state.public_view()
                drawn[key] = _encode(live, listener, reason, events_from, public)
            listener.send(drawn[key])
            listener.seq = live.told

    def show(self, live: Live, listener: Listener, reason: str, since: int | None = None) -> None:
        """Push the position to one socket, with the events after number ``since``, or the last ones."""
        events_from = None if since is None else live.events_known_at(since)
        listener.send(_encode(live, listener, reason, events_from))
        listener.seq = live.told

    def tell_table(self, live: Live) -> None:
        """Push the table's seats and status, and let each socket know its own seats anew."""
        for listener in self.at(live.id):
            self.tell_table_to(live, listener)

    def tell_table_to(self, live: Live, listener: Listener) -> None:
        listener.seats = live.seats_of(listener.guest_id)
        if listener.seat not in listener.seats:
            listener.seat = listener.seats[0] if listener.seats else SPECTATOR
        info = table_info(live.table, live.seats, listener.guest_id)
        listener.ready = True
        listener.send(orjson.dumps({"push": "table", "table": info}))

    def tell(self, table_id: str, push: dict[str, Any]) -> None:
        """The same words to every socket of the table."""
        frame = orjson.dumps(push)
        for listener in self.at(table_id):
            listener.send(frame)


def _encode(
    live: Live, listener: Listener, reason: str, events_from: int | None, public: dict[str, Any] | None = None
) -> bytes:
    push = state_push(live, listener.seat, reason, events_from, public)
    push["seats"] = listener.seats
    return orjson.dumps(push)
