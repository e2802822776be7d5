"""Population Attitude: Glory Tokens go down and up the tracks of their Lands. -- chapter 23 (LH-319 to LH-322)

A token on a Hero's sheet stands one space above Neutral (LH-320).
"""

from typing import ClassVar

from theogony.games.hellas.content import ATTITUDES, HOSTILE, LANDS, NEUTRAL, REGIONS_OF
from theogony.games.hellas.control import set_control
from theogony.games.hellas.kills import armies_in
from theogony.games.hellas.moves import PASS, TAKE_GLORY, span
from theogony.games.hellas.pieces import take_glory
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal
from theogony.kernel.step import Prompt


def put(s: Hellas, land: int, attitude: int, clause: str) -> None:
    """The Glory Token of the Land lies on this space now, from whoever held it."""
    if s.glory[land] != NOBODY:
        s.tell("glory-lost", clause, seat=s.glory[land], land=LANDS[land])
        s.glory[land] = NOBODY
    s.attitude[land] = attitude
    s.tell("attitude", clause, land=LANDS[land], attitude=ATTITUDES[attitude])
    s.rules.check_end(s)


def lower(s: Hellas, land: int, clause: str) -> None:
    """One space down, no more (LH-356); a token that a Hero holds goes to Neutral (LH-221), one on Hostile does not
    move (LH-321)."""
    if s.glory[land] != NOBODY:
        put(s, land, NEUTRAL, "LH-221")
    elif s.attitude[land] != HOSTILE:
        put(s, land, s.attitude[land] + 1, clause)


def lift(s: Hellas, seat: int, land: int, clause: str) -> None:
    """One space up; from Neutral the Hero may take the token, from an ally too (LH-295, LH-302)."""
    if s.attitude[land] != NEUTRAL:
        put(s, land, s.attitude[land] - 1, clause)
    elif s.glory[land] != seat:
        s.then(TakeToken(seat, land))


def remove_tokens(s: Hellas, land: int, clause: str) -> None:
    """The Control Tokens leave every Region of the Land without any Hoplite (LH-219, LH-373)."""
    for region in REGIONS_OF[land]:
        if s.control[region] != NOBODY and not armies_in(s, region):
            set_control(s, NOBODY, region, clause)


@step
class TakeToken(Prompt[Hellas]):
    """Does the Hero take the Glory Token on his sheet? Then he can usurp in that Land (LH-295, LH-296)."""

    land: int
    clause: ClassVar[str] = "LH-295"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("take-glory"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None

    def take(self, s: Hellas, move: int) -> None:
        if move == TAKE_GLORY:
            take_glory(s, self.seat, self.land, "LH-295")
