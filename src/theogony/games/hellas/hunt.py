"""The Hunt. -- chapter 10 (LH-115 to LH-136, LH-346 to LH-349, LH-369, LH-388)

ENTRY POINTS for whoever writes the chapter; turn.py and effects/ call them.
"""

from theogony.games.hellas.content import KRONOS, MONSTERS
from theogony.games.hellas.moves import HUNT
from theogony.games.hellas.pieces import on_map
from theogony.games.hellas.state import Hellas
from theogony.kernel.refusal import Refusal, no


def refusal(s: Hellas, seat: int, target: int) -> Refusal | None:
    """Why the seat cannot hunt this Monster (KRONOS: the Titan): LH-081, LH-136, LH-271."""
    if target == KRONOS:
        return no("LH-271", "cannot-hunt-kronos", remedy="choose-otherwise")
    if not on_map(s, seat) or s.monster_at[target] != s.players[seat].region:
        return no("LH-081", "no-monster-here", remedy="go-to-a-monster", monster=MONSTERS[target])
    return None


def options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``hunt`` that are allowed, ascending."""
    return [HUNT + target for target in range(KRONOS + 1) if refusal(s, seat, target) is None]


def begin(s: Hellas, seat: int, target: int, special: bool) -> None:
    """Pushes a Hunt; ``special`` if it is the Special Action (LH-369: Wild Hunt is none)."""
    raise NotImplementedError("chapter 10")


def slay(s: Hellas, seat: int, monster: int, in_hunt: bool) -> None:
    """A Monster dies by the hand of the seat: Glory Token, trophy and, in a Hunt, the reward (LH-130, LH-133)."""
    raise NotImplementedError("chapter 10")


def wound(s: Hellas, seat: int, monster: int, symbol: int) -> None:
    """A Wound by a text covers this symbol (LH-135); the last one slays the Monster."""
    raise NotImplementedError("chapter 10")
