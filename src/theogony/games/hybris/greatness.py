"""The Greatness track: a place, not a number. -- chapter 4 (HY-049 to HY-052)"""

from typing import Final

from theogony.games.hybris.content import VP
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import moment, told
from theogony.games.hybris.uses import occur

AT_THE_TOP: Final = moment("gain_greatness_at_1")
FIRST_SPACE: Final = 1


def gain(s: Hybris, seat: int, number: int, clause: str) -> None:
    """So many spaces to the left, one at a time (HY-051)."""
    for _ in range(number):
        _left(s, seat, 0, clause)


def lose(s: Hybris, seat: int, number: int, clause: str, source: int = NOTHING) -> None:
    """So many spaces to the right, one at a time; ``source`` is the text that takes it."""
    for _ in range(number):
        _right(s, seat, 0, clause, source)


def gain_together(s: Hybris, seats: list[int], number: int, clause: str) -> None:
    """One effect makes several gain: the leftmost first, and none of them swaps with another (HY-051)."""
    for _ in range(number):
        treated = 0
        for seat in [one for one in s.in_greatness_order() if one in seats]:
            _left(s, seat, treated, clause)
            treated |= 1 << seat


def lose_together(s: Hybris, seats: list[int], number: int, clause: str, source: int = NOTHING) -> None:
    """One effect makes several lose: the rightmost first (HY-051)."""
    for _ in range(number):
        treated = 0
        for seat in [one for one in s.in_greatness_order()[::-1] if one in seats]:
            _right(s, seat, treated, clause, source)
            treated |= 1 << seat


def _left(s: Hybris, seat: int, treated: int, clause: str) -> None:
    """One space to the left, swapping with who is there; on the first space 1 VP instead (HY-049)."""
    space = s.greatness[seat]
    if space > FIRST_SPACE and _moved(s, seat, space - 1, treated):
        if s.events is not None:
            s.tell("greatness", clause, seat=seat, number=s.greatness[seat])
        return
    s.players[seat].goods[VP] += 1
    if s.events is not None:
        s.tell("vp-for-greatness", "HY-049", seat=seat)
    if space == FIRST_SPACE:
        occur(s, seat, AT_THE_TOP)


def _right(s: Hybris, seat: int, treated: int, clause: str, source: int) -> None:
    """One space to the right, swapping with who is there; on the last space 1 VP is lost instead (HY-050)."""
    space = s.greatness[seat]
    if space < s.box.greatness_spaces and _moved(s, seat, space + 1, treated):
        if s.events is not None:
            s.tell("greatness-lost", clause, seat=seat, number=s.greatness[seat], source=told(source))
        return
    goods = s.players[seat].goods
    lost = min(1, goods[VP])  # a lack of VP here costs nothing more (HY-047)
    goods[VP] -= lost
    if s.events is not None:
        s.tell("vp-lost-for-greatness", "HY-050", seat=seat, number=lost, source=told(source))


def _moved(s: Hybris, seat: int, space: int, treated: int) -> bool:
    """The marker moves to the space next to it, unless somebody stands there who was moved by the same effect."""
    there = s.greatness.index(space) if space in s.greatness else NOBODY
    if there != NOBODY:
        if treated >> there & 1:
            return False
        s.greatness[there] = s.greatness[seat]
    s.greatness[seat] = space
    return True
