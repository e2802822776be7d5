"""What both sides of Kronos mode reckon with: how near a way to win is, and where the armies of the Heroes stand."""

from typing import Final

from theogony.games.hellas.content import PLACES
from theogony.games.hellas.state import Hellas

FAR: Final = 12.0  # points of a way that is won at once
HALF: Final = 0.3
TURN: Final = 0.55  # points of each turn that a way is nearer
HOPELESS: Final = 22.0


def nearness(turns: float) -> float:
    """Points of a way to win that is so many turns away: each turn counts, the last ones most, and none that is beyond
    hope."""
    return FAR / (1.0 + HALF * turns) - TURN * min(turns, HOPELESS)


def armies(s: Hellas) -> list[int]:
    """Hoplites of all Heroes, by Region."""
    found = s.hoplites[PLACES : 2 * PLACES]
    for first in range(2 * PLACES, len(s.hoplites), PLACES):
        for region in range(PLACES):
            found[region] += s.hoplites[first + region]
    return found
