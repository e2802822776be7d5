"""Hoplite Movement: up to Leadership Hoplites, each by one Region, and Fortifying. -- 6.4 (LH-057 to LH-064, LH-384)"""

from itertools import compress
from typing import ClassVar, Final

from theogony.games.hellas.army import (
    ALL_REGIONS,
    Arrive,
    begin_movement,
    entry_refusal,
    leaving,
    move_hoplites,
)
from theogony.games.hellas.content import (
    CITY,
    HOPLITE_MOVEMENT,
    LEADERSHIP,
    PAIRS,
    PLACES,
    REGIONS,
)
from theogony.games.hellas.moves import DONE, FORTIFY, STEP, span
from theogony.games.hellas.pieces import fortify, unfortify
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

_STEPS: Final[list[list[int]]] = leaving(STEP)


def begin(s: Hellas, seat: int, move: int) -> None:
    """The action begins with its first move or Fortifying."""
    s.acted |= 1 << HOPLITE_MOVEMENT
    begin_movement(s)
    MoveHoplites(seat, s.attribute(seat, LEADERSHIP)).take(s, move)


def refusal(s: Hellas, seat: int, move: int, left: int) -> Refusal | None:
    """Why a Hoplite cannot take this step, or be Fortified, with so many moves left."""
    if move >= FORTIFY:
        return _cannot_fortify(s, seat, move - FORTIFY)
    origin, target = PAIRS[move - STEP]
    if not left:
        return no("LH-057", "leadership-spent", remedy="end-movement")
    if not s.army(seat, origin):
        return no("LH-057", "no-own-hoplites", remedy="choose-own-army", region=REGIONS[origin])
    if s.army(seat, origin) <= s.entered[origin]:
        return no("LH-057", "moved-already", remedy="choose-another-hoplite", region=REGIONS[origin])
    return entry_refusal(s, target)


def _cannot_fortify(s: Hellas, seat: int, region: int) -> Refusal | None:
    """One in every controlled City/Sparta, not one that moved in during this action (LH-058)."""
    if not CITY >> region & 1:
        return no("LH-058", "no-city", remedy="choose-a-city", region=REGIONS[region])
    if s.control[region] != seat:
        return no("LH-058", "not-controlled", remedy="choose-own-region", region=REGIONS[region])
    if s.fortified >> region & 1:
        return no("LH-058", "fortified-already", remedy="choose-another-region", region=REGIONS[region])
    if s.army(seat, region) <= s.entered[region]:
        return no("LH-058", "nobody-to-fortify", remedy="choose-another-region", region=REGIONS[region])
    return None


def options(s: Hellas, seat: int, left: int) -> list[int]:
    """Steps and Fortifications, ascending."""
    steps: list[int] = []
    forts: list[int] = []
    entered, control = s.entered, s.control
    open_cities = CITY & ~s.fortified
    at = PLACES * seat
    hoplites = s.hoplites[at : at + PLACES]
    for region in compress(ALL_REGIONS, hoplites):
        if hoplites[region] > entered[region]:
            if left:
                steps += _STEPS[region]
            if open_cities >> region & 1 and control[region] == seat:
                forts.append(FORTIFY + region)
    return s.rules.enterable(s, steps, STEP) + forts


@step
class MoveHoplites(Prompt[Hellas]):
    """Which Hoplite goes next, or is Fortified? ``left`` more may move (LH-057)."""

    left: int
    clause: ClassVar[str] = "LH-057"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("step"), span("fortify"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == DONE else refusal(s, self.seat, move, self.left)

    def options(self, s: Hellas) -> list[int]:
        return [DONE, *options(s, self.seat, self.left)]

    def take(self, s: Hellas, move: int) -> None:
        seat = self.seat
        if move == DONE:
            regions = sum([1 << region for region in compress(ALL_REGIONS, s.entered)])
            s.players[seat].raised = NOTHING
            s.then(Arrive(seat, regions))
        elif move >= FORTIFY:
            fortify(s, move - FORTIFY)
            s.tell("fortified", "LH-058", seat=seat, region=REGIONS[move - FORTIFY])
            s.then(MoveHoplites(seat, self.left))
        else:
            origin, target = PAIRS[move - STEP]
            if s.army(seat, origin) - s.entered[origin] == 1:
                unfortify(s, seat, origin)  # it is the Fortified one that goes (LH-059)
            move_hoplites(s, seat, origin, target, 1, "LH-057")
            s.then(MoveHoplites(seat, self.left - 1))
