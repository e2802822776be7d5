"""What happened, past tense: with the clause that caused it and with what each seat may know of it."""

from typing import Any

Value = str | int | list[int] | list[str] | dict[str, int]


class Event:
    """One thing that happened. ``private`` parts are for the seats in ``audience`` alone."""

    __slots__ = ("audience", "clause", "kind", "private", "public", "reveals")

    def __init__(
        self,
        kind: str,
        clause: str,
        public: dict[str, Value],
        private: dict[str, Value],
        audience: tuple[int, ...],
        reveals: bool,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.public = public
        self.private = private
        self.audience = audience
        self.reveals = reveals

    def saved(self) -> list[object]:
        """The whole of it, as JSON-ready data (for saving, never for a seat)."""
        return [self.kind, self.clause, self.public, self.private, list(self.audience), self.reveals]

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as this seat (or SPECTATOR) sees it, built from nothing."""
        seen: dict[str, object] = {"kind": self.kind, "clause": self.clause}
        seen.update(self.public)
        if seat in self.audience:
            seen.update(self.private)
        return seen


def restored(saved: Any) -> Event:
    """The event that was saved."""
    kind, clause, public, private, audience, reveals = saved
    return Event(kind, clause, public, private, tuple(audience), reveals)
