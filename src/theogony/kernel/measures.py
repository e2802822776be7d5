"""Measures: what a designer wants to count in many games, beyond wins.

A game puts a ``MEASURES`` into its module ``measures``. Everything here has a default, so a game needs none.
"""

from typing import ClassVar

from theogony.kernel.event import Event
from theogony.kernel.state import State


class Measures:
    """The default measures: nothing but what every game has."""

    units: ClassVar[tuple[str, ...]] = ()
    """Text keys of the game's own lengths, such as rounds or hands."""

    def lengths(self, s: State) -> list[int]:
        """How long the finished game was, in these units."""
        return []

    def labels(self, s: State, seat: int) -> list[tuple[str, str]]:
        """What the seat played with, as (what, which): wins are counted by each."""
        return []

    def offered(self, s: State) -> list[tuple[str, str]]:
        """The labels that this game had to offer, so that those that nobody played with are seen too."""
        return []

    def amounts(self, s: State, seat: int, events: list[Event]) -> dict[str, int]:
        """What the seat's score is made of, or whatever else is worth an average."""
        return {}
