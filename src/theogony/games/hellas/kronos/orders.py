"""Order cards: drawn, discarded, played in one of two ways. -- LH-190, LH-226 to LH-232, LH-304, LH-357"""

from typing import ClassVar

from theogony.games.hellas.content import (
    MONSTERS,
    ORDER_EVOLUTION,
    ORDER_MONSTER,
    ORDERS,
    REGIONS,
)
from theogony.games.hellas.kronos.chains import USES, WithinAction
from theogony.games.hellas.moves import BOTTOM, DISCARD_ORDER, DONE, REGION, span
from theogony.games.hellas.state import NOBODY, OFF_MAP, Hellas
from theogony.games.hellas.texts import ORDER as ORDER_TEXT, run_source
from theogony.games.hellas.trays import evolve
from theogony.games.hellas.zones import (
    FIRST_ORDER,
    KRONOS_SEAT,
    ORDER_BOTTOM,
    ORDER_DECK,
    ORDER_DISCARD,
    ORDER_GONE,
    ORDER_HAND,
    ORDER_TOP,
    SCRIED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


def hand(s: Hellas) -> list[int]:
    """The Orders in Kronos' hand."""
    return [card - FIRST_ORDER for card in s.cards.content[ORDER_HAND]]


def draw(s: Hellas, number: int) -> None:
    """Order cards, hand limit 5 (LH-190); one of a Monster that has left the game is replaced (LH-304)."""
    drawn: list[int] = []
    while len(drawn) < number:
        shuffle_if_empty(s)
        card = next_card(s, ORDER_HAND)
        if card < 0:
            break
        if s.slain >> ORDER_MONSTER[card - FIRST_ORDER] & 1:
            s.cards.move(card, ORDER_HAND, ORDER_GONE)
            s.reveal("order-gone", "LH-304", order=ORDERS[card - FIRST_ORDER])
        else:
            drawn.append(card - FIRST_ORDER)
    if drawn and s.events is not None:
        names = [ORDERS[order] for order in drawn]
        s.whisper((KRONOS_SEAT,), {"orders": list(names)}, "orders-drawn", "LH-190", number=len(drawn))
    too_many = len(s.cards.content[ORDER_HAND]) - s.box.order_hand_limit
    if too_many > 0:
        s.then(DiscardOrders(KRONOS_SEAT, too_many))


def deck_size(s: Hellas) -> int:
    return sum([len(s.cards.content[zone]) for zone in (ORDER_TOP, ORDER_DECK, ORDER_BOTTOM)])


def shuffle_if_empty(s: Hellas) -> None:
    """The discards become the deck (LH-043)."""
    if not deck_size(s):
        s.cards.move_all([ORDER_DISCARD], ORDER_DECK)


def next_card(s: Hellas, zone: int) -> int:
    """The next card of the deck goes there: what Cassandra left on top, the rest by chance, what she put at the bottom.
    Says which, or -1."""
    cards = s.cards
    s.frontier += 1  # also where no chance is needed: what has been seen is not taken back
    if cards.content[ORDER_TOP]:
        card = cards.content[ORDER_TOP][-1]
        cards.move_at(len(cards.content[ORDER_TOP]) - 1, ORDER_TOP, zone)
        return card
    if cards.content[ORDER_DECK]:
        return cards.draw(ORDER_DECK, zone, 1, s.rng)[0]
    if cards.content[ORDER_BOTTOM]:
        card = cards.content[ORDER_BOTTOM][0]
        cards.move_at(0, ORDER_BOTTOM, zone)
        return card
    return -1


@step
class DiscardOrders(Prompt[Hellas]):
    """Which Order card is too many? (LH-190)"""

    number: int
    clause: ClassVar[str] = "LH-190"
    kinds: ClassVar[tuple[range, ...]] = (span("discard-order"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - DISCARD_ORDER not in hand(s):
            return no("LH-190", "order-not-held", remedy="choose-own-order", order=ORDERS[move - DISCARD_ORDER])
        return None

    def hides(self, s: Hellas) -> bool:
        return True

    def options(self, s: Hellas) -> list[int]:
        return [DISCARD_ORDER + order for order in hand(s)]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, move - DISCARD_ORDER)
        if self.number > 1:
            s.then(DiscardOrders(self.seat, self.number - 1))


def discard(s: Hellas, order: int) -> None:
    """To the open discard pile (LH-377)."""
    s.cards.move(FIRST_ORDER + order, ORDER_HAND, ORDER_DISCARD)
    s.reveal("order-discarded", "LH-190", order=ORDERS[order])


def refusal(s: Hellas, order: int) -> Refusal | None:
    """Why this card cannot be played: it is not in the hand."""
    if order not in hand(s):
        return no("LH-226", "order-not-held", remedy="choose-own-order", order=ORDERS[order])
    return None


def play(s: Hellas, order: int) -> None:
    """The Monster is placed, or evolves, once by each card, which lies at its tray (LH-357), or carries out the Order
    (LH-227, LH-231)."""
    monster = ORDER_MONSTER[order]
    s.reveal("order-played", "LH-226", order=ORDERS[order])
    if s.monster_at[monster] == OFF_MAP:
        s.cards.move(FIRST_ORDER + order, ORDER_HAND, ORDER_DISCARD)
        s.then(PlaceOrdered(KRONOS_SEAT, order))
    elif ORDER_EVOLUTION[order]:
        s.cards.move(FIRST_ORDER + order, ORDER_HAND, ORDER_GONE)
        evolve(s, monster, ORDER_EVOLUTION[order], "LH-231")
    else:
        s.cards.move(FIRST_ORDER + order, ORDER_HAND, ORDER_DISCARD)
        s.titan().guard = 1  # Leonidas (LH-361)
        s.then(OrderDone())
        run_source(s, ORDER_TEXT + order, KRONOS_SEAT, NOBODY, s.monster_at[monster], monster)


class OrderDone(Step[Hellas]):
    """An Order, or a Region Attack, is over."""

    def run(self, s: Hellas) -> None:
        s.titan().guard = 0
        s.saves = 0


@step
class PlaceOrdered(WithinAction):
    """In which of the two Regions on the card is the Monster placed? (LH-227)"""

    order: int
    clause: ClassVar[str] = "LH-227"
    kinds: ClassVar[tuple[range, ...]] = (span("region"), USES)

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        if move - REGION not in s.box.order_regions[self.order]:
            return no("LH-227", "not-on-the-card", remedy="choose-another-region", region=REGIONS[move - REGION])
        return None

    def decide(self, s: Hellas, move: int) -> None:
        from theogony.games.hellas.kronos.turn import ExtraTerror

        monster = ORDER_MONSTER[self.order]
        s.monster_at[monster] = move - REGION
        s.tell("monster-placed", "LH-227", monster=MONSTERS[monster], region=REGIONS[move - REGION])
        s.then(ExtraTerror(self.seat))  # LH-229


# -- Cassandra looks at the deck -- LH-361 -----------------------------------------------------------------------------


def look(s: Hellas, seat: int, number: int) -> None:
    """The top cards of the Order deck lie before her alone; any of them go to the bottom, the rest back on top."""
    cards = s.cards
    shuffle_if_empty(s)
    for _ in range(min(number, deck_size(s))):
        next_card(s, SCRIED + seat)
    if cards.content[SCRIED + seat]:
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
