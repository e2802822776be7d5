"""Locations are damaged and destroyed. -- chapter 9 (TH-131, TH-132)"""

from typing import ClassVar

from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.moves import CARD, span
from theogony.games.theomachy.piles import designs, put_on_discards
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import LOCATIONS
from theogony.kernel.fields import step
from theogony.kernel.step import Listed


def damage(s: Table, seat: int, card: int) -> None:
    """A damaged Location still works; damaged again it is discarded, and its token goes to the Bank."""
    name = DESIGNS[DESIGN[card]]
    if card not in s.damaged:
        s.damaged = (*s.damaged, card)
        s.tell("damaged", "TH-131", seat=seat, card=name)
        return
    s.damaged = tuple([other for other in s.damaged if other != card])
    put_on_discards(s, LOCATIONS + seat, seat, card)
    recount_own(s, seat)
    s.tell("destroyed", "TH-131", seat=seat, card=name)


@step
class ChooseLocation(Listed[Table]):
    """Somebody chooses which Location of ``owner`` is damaged."""

    owner: int
    clause: ClassVar[str] = "TH-131"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)
    unlisted: ClassVar[tuple[str, str]] = ("no-such-location", "choose-another")

    def options(self, s: Table) -> list[int]:
        return [CARD + design for design in designs(s.locations(self.owner))]

    def take(self, s: Table, move: int) -> None:
        """Of two copies the owner gives the sound one, an opponent takes the damaged one."""
        copies = [card for card in s.locations(self.owner) if DESIGN[card] == move - CARD]
        wanted = [card for card in copies if (card in s.damaged) == (self.seat != self.owner)]
        damage(s, self.owner, (wanted or copies)[0])
