"""Step 5, and plague wherever it strikes. -- chapter 15"""

from theogony.games.godstorm.content import LANDS
from theogony.games.godstorm.pieces import banish_at, destroy, half, name
from theogony.games.godstorm.state import World
from theogony.kernel.step import SeatStep


def plague_strikes(s: World, land: int, clause: str) -> None:
    """Half of the armies there die, rounded down, and go to heaven; the gods there are banished (GS-168, GS-169).

    A single army loses nothing and can stay for ever (GS-172).
    """
    lost = destroy(s, land, half(s.armies[land]), to_heaven=True)
    s.tell("plague", clause, place=name(land), lost=lost)
    if 0 <= s.owner[land] < 5:
        banish_at(s, s.owner[land], land, "GS-169")


def lift_plague(s: World, land: int, clause: str) -> None:
    """The plague marker there leaves the game."""
    s.plague[land] = 0
    s.tell("plague-lifted", clause, place=name(land))


class SufferPlague(SeatStep[World]):
    """All plague lands of the turn player suffer together (GS-168, GS-171), whatever was lost on entering (GS-170)."""

    def run(self, s: World) -> None:
        for land in range(LANDS):
            if s.plague[land] and s.owner[land] == self.seat:
                plague_strikes(s, land, "GS-168")
