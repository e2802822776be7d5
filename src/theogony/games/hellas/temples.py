"""Build Temple. -- 7.3 (LH-071 to LH-075)"""

from operator import itemgetter
from typing import Final

from theogony.games.hellas.content import PHOCIS, PLACES, REGIONS, SHRINE, blessing
from theogony.games.hellas.moves import TEMPLE
from theogony.games.hellas.offers import Draft
from theogony.games.hellas.pieces import gain_priests
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.texts import ORACLE, run_source
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Step

HERMES_TEMPLE: Final = blessing("hermes_temple")
_SHRINES: Final[list[int]] = [region for region in range(PLACES) if SHRINE >> region & 1]
_OWNERS: Final = itemgetter(*_SHRINES)  # of control by Region: who controls a Shrine


def refusal(s: Hellas, seat: int, region: int) -> Refusal | None:
    """Why the seat cannot build there."""
    if not SHRINE >> region & 1:
        return no("LH-071", "no-shrine", remedy="choose-a-shrine", region=REGIONS[region])
    if s.control[region] != seat:
        return no("LH-071", "not-controlled", remedy="choose-own-region", region=REGIONS[region])
    if s.temples >> region & 1:
        return no("LH-071", "temple-there", remedy="choose-another-region", region=REGIONS[region])
    if region != PHOCIS and not temples_left(s):
        return no("LH-075", "no-temple-left", remedy="build-the-oracle")
    return None


def temples_left(s: Hellas) -> int:
    """In the slots of the Temple card, without the Oracle (LH-019)."""
    return s.box.temple_slots[s.seats] - s.emptied if s.temple_card != NOTHING else 0


def options(s: Hellas, seat: int) -> list[int]:
    control, temples = s.control, s.temples
    if temples >> PHOCIS & 1 and not temples_left(s):
        return []
    if seat not in _OWNERS(control):
        return []
    free = [region for region in _SHRINES if control[region] == seat and not temples >> region & 1]
    if not free:
        return free
    left = temples_left(s) > 0
    return [TEMPLE + region for region in free if left or region == PHOCIS]


def begin(s: Hellas, seat: int, region: int) -> None:
    """A Temple, or in Phocis the Oracle, and a Priest; then a Draft or the Oracle's reward (LH-071 to LH-073)."""
    s.temples |= 1 << region
    s.tell("temple-built", "LH-071", seat=seat, region=REGIONS[region])
    gain_priests(s, seat, 1, "LH-071")
    if s.has_blessing(seat, HERMES_TEMPLE):
        s.then(HermesTemple(seat))
    if region == PHOCIS:  # the Oracle empties no slot (LH-073)
        run_source(s, ORACLE + s.temple_card, seat)
    else:
        s.emptied += 1
        if s.box.draft_slots[s.temple_card] >> s.emptied & 1:
            s.then(Draft(seat))
    s.rules.check_end(s)


def next_drafts(s: Hellas) -> bool:
    """Whether the next Temple causes a Draft."""
    return temples_left(s) > 0 and s.box.draft_slots[s.temple_card] >> s.emptied + 1 & 1 == 1


@step
class HermesTemple(Step[Hellas]):
    """One more Special Action at once (LH-370)."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.extras += 1
