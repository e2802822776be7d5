"""Measures: what a designer wants to count in many games, beyond wins.

A game puts a ``MEASURES`` into its module ``measures``. Everything here has a default, so a game needs none.
"""

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theogony.kernel.event import Event
from theogony.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures(Generic[S]):
    """The default measures: nothing but what every game has."""

    units: ClassVar[tuple[str, ...]] = ()
    """Text keys of the game's own lengths, such as rounds or hands."""

    counted: ClassVar[dict[str, str]] = {}
    """Kinds of events that a seat has a part in, and what their number is called."""

    points: ClassVar[tuple[str, ...]] = ()
    """The amounts that a score is the sum of, in the order in which they are shown; none where a score has no parts."""

    played: ClassVar[dict[str, tuple[str, str]]] = {}
    """Kinds of events by which a seat uses a card: the label that it gives, and the parameter that names the card."""

    def order(self, s: S, events: list[Event]) -> list[int]:
        """The seats in the order of their first turns, who had none last; empty where the game tells of no turns. It is
        not that of their numbers: who begins is drawn, or is bid for."""
        found = dict.fromkeys(int(str(event.public["seat"])) for event in events if event.kind == "turn-begins")
        return [*found, *[seat for seat in range(s.seats) if seat not in found]] if found else []

    def lengths(self, s: S) -> list[int]:
        """How long the finished game was, in these units."""
        return []

    def labels(self, s: S, seat: int) -> list[tuple[str, str]]:
        """What the seat played with, as (what, which): wins are counted by each."""
        return []

    def used(self, seat: int, events: list[Event]) -> list[tuple[str, str]]:
        """The cards that the seat has used, as labels; each once."""
        found: dict[tuple[str, str], None] = {}
        for event in events:
            if event.kind in self.played and event.public.get("seat") == seat:
                what, name = self.played[event.kind]
                found[what, str(event.public[name])] = None
        return list(found)

    def offered(self, s: S) -> list[tuple[str, str]]:
        """The labels that this game had to offer, so that those that nobody played with are seen too."""
        return []

    def amounts(self, s: S, seat: int, events: list[Event]) -> dict[str, int]:
        """What the seat's score is made of, or what else is worth an average; as it is, how often things happened."""
        found = dict.fromkeys(self.counted.values(), 0)
        for event in events:
            if event.kind in self.counted and event.public.get("seat") == seat:
                found[self.counted[event.kind]] += 1
        return found
