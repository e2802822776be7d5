"""The Wound symbols of a Monster: its tray, and what a hardened one adds. -- LH-096, LH-115, LH-119, LH-124"""

from typing import Final

from theogony.games.hellas.content import AS_HARDENING, AS_TEXT, EVOLUTIONS, MONSTERS, NO_MARK
from theogony.games.hellas.state import Hellas

_EVOLVED: Final[list[int]] = [0, AS_TEXT, AS_HARDENING]  # bits, by what the card makes of the Monster


def evolve(s: Hellas, monster: int, evolution: int, clause: str) -> None:
    """The text or the extra Wound symbols count until the Monster is slain (LH-096, LH-231)."""
    s.evolved[monster] |= _EVOLVED[evolution]
    s.tell("evolved", clause, monster=MONSTERS[monster], evolution=EVOLUTIONS[evolution])


def symbols(s: Hellas, monster: int) -> list[int]:
    """The Wound symbols, in the order of their places: the tray, then the hardening."""
    if s.evolved[monster] & AS_HARDENING:
        return s.box.tray[monster] + s.box.hardening[monster]
    return s.box.tray[monster]


def mark(s: Hellas, monster: int, place: int) -> int:
    """The mark of a symbol; those of a hardening have none."""
    marks = s.box.tray_marks[monster]
    return marks[place] if place < len(marks) else NO_MARK


def uncovered(s: Hellas, monster: int) -> int:
    """How many symbols are still open."""
    return len(symbols(s, monster)) - s.wounds[monster].bit_count()
