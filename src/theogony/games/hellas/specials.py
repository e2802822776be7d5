"""Special Actions: which there are, which are covered, how one begins. -- chapter 7 (LH-037 to LH-040, LH-280)"""

from typing import Final

from theogony.games.hellas import hunt, march, monuments, moves as m, temples, usurp
from theogony.games.hellas.content import (
    BUILD_MONUMENT,
    BUILD_TEMPLE,
    HUNT,
    MARCH,
    PREPARE,
    RECRUIT,
    SPECIAL,
    USURP,
)
from theogony.games.hellas.moves import SPECIAL_OF, span
from theogony.games.hellas.prepare import Prepare
from theogony.games.hellas.recruit import Recruit
from theogony.games.hellas.state import Hellas
from theogony.kernel.refusal import Refusal, no

KINDS: Final[tuple[range, ...]] = (
    span("recruit"),
    span("march"),
    span("march-nobody"),
    span("temple"),
    span("prepare"),
    span("usurp"),
    span("hunt"),
    span("monument"),
)


def uncovered(s: Hellas, seat: int) -> int:
    """The Special Actions (bits) that the seat may choose: those that exist and are not covered (LH-038)."""
    return s.rules.specials & ~s.players[seat].used


def refusal(s: Hellas, seat: int, move: int, allowed: int) -> Refusal | None:
    """Why the seat cannot take this Special Action, of those that are ``allowed`` (bits)."""
    action = SPECIAL_OF[move]
    if not s.rules.specials >> action & 1:
        return no("LH-280", "no-such-action", remedy="choose-another-action", action=SPECIAL[action])
    if not allowed >> action & 1:
        return no("LH-038", "covered", remedy="choose-another-action", action=SPECIAL[action])
    if action == MARCH:
        return march.refusal(s, seat, move)
    if action == BUILD_TEMPLE:
        return temples.refusal(s, seat, move - m.TEMPLE)
    if action == USURP:
        return usurp.refusal(s, seat)
    if action == HUNT:
        return hunt.refusal(s, seat, move - m.HUNT)
    if action == BUILD_MONUMENT:
        return monuments.refusal(s, move - m.MONUMENT)
    return None


def options(s: Hellas, seat: int, allowed: int) -> list[int]:
    """All Special Actions that the seat can take of those that are ``allowed`` (bits), ascending."""
    found: list[int] = [m.RECRUIT] if allowed >> RECRUIT & 1 else []
    if allowed >> MARCH & 1:
        found += march.options(s, seat)
    if allowed >> BUILD_TEMPLE & 1:
        found += temples.options(s, seat)
    if allowed >> PREPARE & 1:
        found.append(m.PREPARE)
    if allowed >> USURP & 1 and usurp.can_usurp(s, seat):
        found.append(m.USURP)
    if allowed >> HUNT & 1:
        found += hunt.options(s, seat)
    if allowed >> BUILD_MONUMENT & 1:
        found += monuments.options(s)
    return found


def begin(s: Hellas, seat: int, move: int) -> None:
    """Pushes the Special Action; who calls it has pushed what follows."""
    action = SPECIAL_OF[move]
    if action == RECRUIT:
        s.then(Recruit(seat))
    elif action == MARCH:
        march.begin(s, seat, move)
    elif action == BUILD_TEMPLE:
        temples.begin(s, seat, move - m.TEMPLE)
    elif action == PREPARE:
        s.then(Prepare(seat))
    elif action == USURP:
        usurp.begin(s, seat)
    elif action == HUNT:
        hunt.begin(s, seat, move - m.HUNT)
    else:
        s.then(monuments.BuildMonument(seat, move - m.MONUMENT))
