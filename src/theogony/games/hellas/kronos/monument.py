"""What a Build Monument brings in Kronos mode, instead of Monsters and events. -- LH-306 to LH-309, LH-313, LH-380"""

from typing import Final

from theogony.games.hellas.effects.titan import ScryOrders
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.kronos import costs, orders
from theogony.games.hellas.kronos.chains import MayBreakChain, intact
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import moment, run_text
from theogony.games.hellas.uses import unusable
from theogony.games.hellas.zones import (
    KRONOS_SEAT,
)
from theogony.kernel.fields import step
from theogony.kernel.step import Step

OWN_MONUMENT: Final = moment("own_build_monument")


def after(s: Hellas, seat: int) -> None:
    """Cleito's Priest belongs to those of the Temples (LH-281); what Kronos gets comes after the texts of Blessings
    (LH-380), and Cassandra looks at the Orders when he has drawn (LH-361)."""
    s.then(Recovery(), BreakAtMonument(), NewOrders(), Restore(), TokenText(seat, 1))
    s.then(TokenText(seat, 0))


class Recovery(Step[Hellas]):
    """Anger Points come back, by the Regions that Heroes control now (LH-307, LH-313)."""

    def run(self, s: Hellas) -> None:
        costs.recover(s, "LH-307")


class BreakAtMonument(Step[Hellas]):
    """With 8 Anger Points or more after the recovery (LH-328) Kronos may Break a Chain; then none are left (LH-257,
    LH-308)."""

    def run(self, s: Hellas) -> None:
        if s.titan().points >= s.box.chain_break_anger and intact(s):
            s.then(MayBreakChain(KRONOS_SEAT))


class NewOrders(Step[Hellas]):
    """One Order card for each Hero in play (LH-309)."""

    def run(self, s: Hellas) -> None:
        orders.draw(s, s.seats - 1)


class Restore(Step[Hellas]):
    """The active parts of all Broken Chains can be used again (LH-309)."""

    def run(self, s: Hellas) -> None:
        s.titan().turned = 0
        s.tell("chains-restored", "LH-309")


@step
class TokenText(Step[Hellas]):
    """The text of the builder's token for this moment: one that looks at Orders when ``orders`` is 1, else another."""

    seat: int
    orders: int

    def run(self, s: Hellas) -> None:
        for script in own_scripts(s, self.seat, OWN_MONUMENT):
            looks = isinstance(script.operation(), ScryOrders)
            if looks == bool(self.orders) and unusable(s, self.seat, script) is None:
                run_text(s, script, self.seat)
