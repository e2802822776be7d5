"""A Temple falls: an Attribute of Kronos rises, and perhaps a Chain breaks. -- LH-222 to LH-225, LH-283, LH-395"""

from typing import ClassVar

from theogony.games.hellas.content import PHOCIS, REGIONS, TITAN_ATTRIBUTES
from theogony.games.hellas.kronos.attitude import lower
from theogony.games.hellas.kronos.chains import USES, BreakChain, WithinAction, intact
from theogony.games.hellas.moves import LAND, PASS, RAISE, span
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import KRONOS_SEAT
from theogony.kernel.refusal import Refusal, no


def destroy(s: Hellas, region: int) -> None:
    """It is removed from the game, in whatever way (LH-223); the Oracle shakes a Land too (LH-283, LH-284)."""
    s.temples &= ~(1 << region)
    s.tell("temple-destroyed", "LH-222", region=REGIONS[region])
    if region == PHOCIS:
        s.then(OracleFalls(KRONOS_SEAT))
    if any(value < most for value, most in zip(s.titan().attributes, s.box.titan_max, strict=True)):
        s.then(RaiseTitan(KRONOS_SEAT))


class RaiseTitan(WithinAction):
    """Which of Kronos' Attributes rises by 1? Each has its maximum (LH-224)."""

    clause: ClassVar[str] = "LH-223"
    kinds: ClassVar[tuple[range, ...]] = (USES, span("raise"))

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        attribute = move - RAISE
        if s.titan().attributes[attribute] >= s.box.titan_max[attribute]:
            return no("LH-224", "attribute-at-its-most", remedy="choose-another", titan=TITAN_ATTRIBUTES[attribute])
        return None

    def decide(self, s: Hellas, move: int) -> None:
        titan = s.titan()
        attribute = move - RAISE
        titan.attributes[attribute] += 1
        s.tell("titan-attribute", "LH-223", titan=TITAN_ATTRIBUTES[attribute], number=titan.attributes[attribute])
        if titan.attributes[attribute] == s.box.chain_break_value and not titan.broke_by >> attribute & 1:
            titan.broke_by |= 1 << attribute  # once for each Attribute (LH-256)
            if intact(s):
                s.then(BreakChain(KRONOS_SEAT))


class OracleFalls(WithinAction):
    """Which Glory Token goes one space down, if any? (LH-283)"""

    clause: ClassVar[str] = "LH-283"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("land"), USES)
    passing: ClassVar[int] = PASS

    def decide(self, s: Hellas, move: int) -> None:
        if move != PASS:
            lower(s, move - LAND, "LH-283")
