"""Portals and ousting. -- chapter 4, DF-041 to DF-043, DF-104"""

from theogony.games.diceforge.blessings import BLESSING, Bless
from theogony.games.diceforge.content import FROM_FEAT, GREAT_BEAR, ISLANDS
from theogony.games.diceforge.reserves import gain_glory
from theogony.games.diceforge.state import HOME, Tournament
from theogony.kernel.fields import step
from theogony.kernel.step import SeatStep


@step
class EnterPortal(SeatStep[Tournament]):
    """The pawn goes to the island of the feat (DF-063), and does not move where it stands already (DF-043). Another one
    there is ousted: it goes home, and its owner receives one blessing, resolved before anything else, also with two
    players (DF-041, DF-042)."""

    island: int

    def run(self, s: Tournament) -> None:
        seat, island = self.seat, self.island
        if s.pawn[seat] == island:
            return
        ousted = s.pawn.index(island) if island in s.pawn else HOME
        s.pawn[seat] = island
        if ousted == HOME:
            return
        send_home(s, ousted, seat)
        growl(s, seat)
        growl(s, ousted)
        s.then(Bless(ousted, BLESSING))


def send_home(s: Tournament, seat: int, by: int) -> None:
    """The pawn goes back to its own original portal (DF-041)."""
    s.tell("ousted", "DF-041", seat=seat, by=by, island=ISLANDS[s.pawn[seat]])
    s.pawn[seat] = HOME


def growl(s: Tournament, seat: int) -> None:
    """Each Great Bear gives 3 glory when its owner ousts another hero or is ousted by one (DF-104)."""
    gain_glory(s, seat, s.box.bear_glory * s.owned(seat, GREAT_BEAR), FROM_FEAT + GREAT_BEAR)
