"""Quests: boarding, Steps, completion. -- chapter 11 (LH-137 to LH-143, LH-350)

ENTRY POINTS for whoever writes the chapter; hero_movement.py, event_phase.py and setup.py call them.
"""

from theogony.games.hellas.state import Hellas
from theogony.kernel.refusal import Refusal, no


def boarding_refusal(s: Hellas, seat: int, move: int) -> Refusal | None:
    """Why the Hero that has just ended Hero Movement cannot board this Step (a move of kind ``board``)."""
    return no("LH-137", "no-quest-here", remedy="go-to-a-quest")


def boarding_options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``board`` that are allowed, ascending."""
    return []


def board(s: Hellas, seat: int, move: int) -> None:
    """The Hero goes on the Step: its price is paid now; Step 3 completes the Quest (LH-137, LH-139)."""
    raise NotImplementedError("chapter 11")


def advance(s: Hellas, seat: int) -> None:
    """One Step up, without any requirement (LH-138)."""
    raise NotImplementedError("chapter 11")
