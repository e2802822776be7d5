"""Withdrawal. -- LH-109 to LH-111, LH-270, LH-343"""

from typing import ClassVar

from theogony.games.hellas.content import NEXT_TO, PLACES, REGIONS
from theogony.games.hellas.control import settle
from theogony.games.hellas.kills import kill
from theogony.games.hellas.moves import REGION, span
from theogony.games.hellas.pieces import shift_hoplites
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


@step
class Withdraw(Step[Hellas]):
    """All Hoplites of the seat in this Region go together to one refuge, or die (LH-109).

    ``origins`` (bits) are the Regions an attacker may go back to, of which he chooses one (LH-110); 0: a defender, who
    goes to a neighbouring Region.
    """

    seat: int
    region: int
    origins: int

    def run(self, s: Hellas) -> None:
        number = s.army(self.seat, self.region)
        if not number:
            return
        open_to = refuges(s, self.seat, self.region, self.origins)
        if open_to:
            s.then(ChooseRefuge(self.seat, self.region, open_to))
        else:
            kill(s, self.seat, self.region, number, "LH-109")  # Aegis does not answer that (LH-367)


def refuges(s: Hellas, seat: int, region: int, origins: int) -> int:
    """Where they can go (bits): one of the origins, or with 0 a neighbouring Region."""
    open_to = 0
    for near in range(PLACES):
        if (origins or NEXT_TO[region]) >> near & 1 and is_refuge(s, seat, near):
            open_to |= 1 << near
    return open_to


def is_refuge(s: Hellas, seat: int, region: int) -> bool:
    """No enemy Hoplites, no enemy Control Token (LH-109), and not the Region of Kronos (LH-270)."""
    owner = s.control[region]
    if owner not in (NOBODY, seat) and s.rules.enemies(s, seat, owner):
        return False
    return not s.foe_in(seat, region) and region != s.rules.closed(s)


@step
class ChooseRefuge(Prompt[Hellas]):
    """Where do they all withdraw to?"""

    origin: int
    open_to: int  # bits
    clause: ClassVar[str] = "LH-109"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.open_to >> move - REGION & 1:
            return no("LH-109", "no-refuge", remedy="choose-a-refuge", region=REGIONS[move - REGION])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [REGION + region for region in range(PLACES) if self.open_to >> region & 1]

    def take(self, s: Hellas, move: int) -> None:
        refuge = move - REGION
        number = s.army(self.seat, self.origin)
        shift_hoplites(s, self.seat, self.origin, refuge, number)
        s.tell("withdrew", "LH-109", seat=self.seat, origin=REGIONS[self.origin], region=REGIONS[refuge], number=number)
        settle(s, refuge)  # LH-111
        settle(s, self.origin)
