"""Desks: where the seats of a seal draft, each for itself, what is held back until all are ready."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from theogony.kernel.step import Prompt


@mypyc_attr(free_list_len=1)
class Desk:
    """One seat's place under a seal. Immutable: copies of a position share it, an edit makes a new one.

    ``agenda`` is what the seat is asked there, the last one first. ``draft`` is what it has decided so far, as the
    moves that make this desk out of a blank one: in an order that says what is planned and not how it was found, and
    with the move that made the desk ready as the last one.
    """

    __slots__ = ("agenda", "draft", "ready", "seat")

    def __init__(self, seat: int, agenda: "tuple[Prompt[Any], ...]", draft: tuple[int, ...], ready: bool) -> None:
        self.seat = seat
        self.agenda = agenda
        self.draft = draft
        self.ready = ready

    def asked(self) -> "Prompt[Any]":
        """The question that lies on top."""
        return self.agenda[-1]

    def answered(self, move: int) -> "Desk":
        """A desk that one answer makes ready. The question stays: another answer replaces it."""
        return Desk(self.seat, self.agenda, (move,), True)

    def drafted(self, draft: tuple[int, ...]) -> "Desk":
        """The same question, another draft; not ready."""
        return Desk(self.seat, self.agenda, draft, False)

    def made_ready(self, move: int) -> "Desk":
        """All is decided, by this move."""
        return Desk(self.seat, self.agenda, (*self.draft, move), True)

    def taken_up(self) -> "Desk":
        """Not ready any more: the draft without the move that made it so."""
        return Desk(self.seat, self.agenda, self.draft[:-1], False)

    def asking(self, prompt: "Prompt[Any]", draft: tuple[int, ...]) -> "Desk":
        """Another question comes first, with this draft so far."""
        return Desk(self.seat, (*self.agenda, prompt), draft, False)

    def settled(self, draft: tuple[int, ...]) -> "Desk":
        """The question on top is answered, with this draft: the one below is asked again."""
        return Desk(self.seat, self.agenda[:-1], draft, False)

    def __reduce__(self) -> tuple[object, ...]:
        return Desk, (self.seat, self.agenda, self.draft, self.ready)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Desk)
            and (self.seat, self.draft, self.ready) == (other.seat, other.draft, other.ready)
            and list(self.agenda) == list(other.agenda)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.draft, self.ready))

    def __repr__(self) -> str:
        return f"Desk({self.seat}, {self.agenda}, {self.draft}, {self.ready})"


def blank(prompt: "Prompt[Any]") -> Desk:
    """A desk with nothing on it but its first question."""
    return Desk(prompt.seat, (prompt,), (), False)
