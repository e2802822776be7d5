"""What a Build Monument brings in Kronos mode, instead of Monsters and events. -- LH-306 to LH-309, LH-313, LH-380"""

from typing import ClassVar, Final

from theogony.games.hellas.content import CASSANDRA, CLEITO, ORDERS
from theogony.games.hellas.kronos import costs, orders
from theogony.games.hellas.kronos.chains import MayBreakChain, intact
from theogony.games.hellas.moves import BOTTOM, DONE, span
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import TOKEN, moment, run_text, texts
from theogony.games.hellas.uses import unusable
from theogony.games.hellas.zones import (
    FIRST_ORDER,
    KRONOS_SEAT,
    ORDER_BOTTOM,
    ORDER_DECK,
    ORDER_DISCARD,
    ORDER_TOP,
    SCRIED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

OWN_MONUMENT: Final = moment("own_build_monument")


def after(s: Hellas, seat: int) -> None:
    """Cleito's Priest belongs to those of the Temples (LH-281); what Kronos gets comes after the texts of Blessings
    (LH-380)."""
    s.then(Recovery(), BreakAtMonument(), NewOrders(), Restore(), TokenText(seat, CASSANDRA))
    s.then(TokenText(seat, CLEITO))


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
    """The text of the builder's token for this moment, if it is this Hero's: Cleito's Priest, Cassandra's look after
    Kronos has drawn (LH-361)."""

    seat: int
    hero: int

    def run(self, s: Hellas) -> None:
        if s.players[self.seat].hero == self.hero:
            script = texts(s).find(TOKEN + self.hero, OWN_MONUMENT)
            if script is not None and unusable(s, self.seat, script) is None:
                run_text(s, script, self.seat)


def look(s: Hellas, seat: int, number: int) -> None:
    """The top cards of the Order deck lie before her alone; any of them go to the bottom, the rest back on top."""
    cards = s.cards
    if not any(cards.content[zone] for zone in (ORDER_TOP, ORDER_DECK, ORDER_BOTTOM)):
        cards.move_all([ORDER_DISCARD], ORDER_DECK)
    for _ in range(number):
        if cards.content[ORDER_TOP]:
            cards.move_at(len(cards.content[ORDER_TOP]) - 1, ORDER_TOP, SCRIED + seat)
        elif cards.content[ORDER_DECK]:
            cards.draw(ORDER_DECK, SCRIED + seat, 1, s.rng)
        elif cards.content[ORDER_BOTTOM]:
            cards.move_at(0, ORDER_BOTTOM, SCRIED + seat)
    if cards.content[SCRIED + seat]:
        s.frontier += 1  # also where no chance was needed: what has been seen is not taken back
        if s.events is not None:
            names = [ORDERS[card - FIRST_ORDER] for card in cards.content[SCRIED + seat]]
            seers = tuple([other for other in range(s.seats) if cards.plan.eyes[SCRIED + seat] >> other & 1])  # LH-383
            s.whisper(seers, {"orders": list(names)}, "orders-looked-at", "LH-361", seat=seat, number=len(names))
        s.then(Scry(seat))


class Scry(Prompt[Hellas]):
    """Which of them does she put at the bottom? Those that are left lie on top again (LH-361)."""

    clause: ClassVar[str] = "LH-361"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("bottom"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move != DONE and FIRST_ORDER + move - BOTTOM not in s.cards.content[SCRIED + self.seat]:
            return no("LH-361", "order-not-seen", remedy="choose-offered", order=ORDERS[move - BOTTOM])
        return None

    def hides(self, s: Hellas) -> bool:
        return True

    def take(self, s: Hellas, move: int) -> None:
        cards = s.cards
        if move == DONE:
            for card in cards.content[SCRIED + self.seat]:
                cards.move(card, SCRIED + self.seat, ORDER_TOP)
            return
        cards.move(FIRST_ORDER + move - BOTTOM, SCRIED + self.seat, ORDER_BOTTOM)
        s.tell("order-at-the-bottom", "LH-361", seat=self.seat)
        if cards.content[SCRIED + self.seat]:
            s.then(Scry(self.seat))
