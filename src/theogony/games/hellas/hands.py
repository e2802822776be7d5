"""Combat cards are drawn and discarded; the hand limit. -- LH-042, LH-043"""

from typing import ClassVar

from theogony.games.hellas.content import CARD_SYMBOL, COMBAT
from theogony.games.hellas.held import AS_LONG_AS_HELD, HAND_LIMIT, changed
from theogony.games.hellas.moves import CARD, span
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import DECK, DESIGN, DISCARD, HAND
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


def hand_limit(s: Hellas, seat: int) -> int:
    """How many Combat cards a seat may keep; more with Armory (LH-042)."""
    return changed(s, seat, AS_LONG_AS_HELD, HAND_LIMIT, s.box.hand_limit)


def draw_cards(s: Hellas, seat: int, number: int, clause: str, zone: int = HAND) -> list[int]:
    """From the deck to the hand (or another zone of the seat), shuffling the discards when it is empty (LH-043); says
    which. The hand limit is not tested."""
    cards = s.cards
    drawn = cards.draw(DECK, zone + seat, number, s.rng)
    if len(drawn) < number and cards.content[DISCARD]:
        cards.move_all([DISCARD], DECK)
        s.tell("combat-deck-shuffled", "LH-043")
        drawn += cards.draw(DECK, zone + seat, number - len(drawn), s.rng)
    if drawn:
        s.frontier += 1  # also where no chance was needed: what has been seen is not taken back
    if drawn and s.events is not None:
        names = [COMBAT[DESIGN[card]] for card in drawn]
        s.whisper((seat,), {"cards": list(names)}, "drew", clause, seat=seat, number=len(drawn))
    return drawn


def draw(s: Hellas, seat: int, number: int, clause: str) -> None:
    """Draws, and what is too much is discarded at once (LH-042): pushes a question, so a text that draws stops."""
    draw_cards(s, seat, number, clause)
    limit(s, seat)


def limit(s: Hellas, seat: int) -> None:
    """The owner discards what is over the limit; during his Hunt it waits (LH-042)."""
    too_many = len(s.hand(seat)) - hand_limit(s, seat)
    if too_many > 0 and not (s.hunts and s.hunts[0].hunter == seat):
        s.then(Discard(seat, too_many))


def discard(s: Hellas, seat: int, card: int, clause: str) -> None:
    """A card goes from the hand to the open discard pile."""
    s.cards.move(card, HAND + seat, DISCARD)
    s.reveal("discarded", clause, seat=seat, cards=[COMBAT[DESIGN[card]]])


def discard_some(s: Hellas, seat: int, number: int, clause: str) -> None:
    """So many Combat cards of the owner's choice: he is asked if he has more than that."""
    if len(s.hand(seat)) > number:
        s.then(Discard(seat, number))
    elif s.hand(seat):
        s.reveal("discarded", clause, seat=seat, cards=[COMBAT[DESIGN[card]] for card in s.hand(seat)])
        s.cards.move_all([HAND + seat], DISCARD)


def card_of(s: Hellas, seat: int, design: int) -> int:
    """A card of this design in the hand, or -1."""
    for card in s.hand(seat):
        if DESIGN[card] == design:
            return card
    return -1


def designs(s: Hellas, seat: int) -> list[int]:
    """The designs in the hand, each once, ascending."""
    found: list[int] = []
    for card in s.hand(seat):
        design = DESIGN[card]
        if not found or found[-1] != design:
            found.append(design)
    return found


@step
class Discard(Prompt[Hellas]):
    """So many Combat cards, of the owner's choice, one after another."""

    number: int
    clause: ClassVar[str] = "LH-042"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if card_of(s, self.seat, move - CARD) < 0:
            return no("LH-042", "not-in-hand", remedy="choose-own-card", card=COMBAT[move - CARD])
        return None

    def hides(self, s: Hellas) -> bool:
        return True

    def options(self, s: Hellas) -> list[int]:
        return [CARD + design for design in designs(s, self.seat)]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, self.seat, card_of(s, self.seat, move - CARD), self.clause)
        if self.number > 1 and s.hand(self.seat):
            s.then(Discard(self.seat, self.number - 1))


@step
class DiscardSymbol(Discard):
    """A Combat card with this symbol, as a price (Shoot to Kill)."""

    symbol: int

    def check(self, s: Hellas, move: int) -> Refusal | None:
        refusal = super().check(s, move)
        if refusal is None and CARD_SYMBOL[move - CARD] != self.symbol:
            return no("LH-146", "wrong-symbol", remedy="choose-symbol", card=COMBAT[move - CARD])
        return refusal

    def options(self, s: Hellas) -> list[int]:
        return [CARD + design for design in designs(s, self.seat) if CARD_SYMBOL[design] == self.symbol]

    def take(self, s: Hellas, move: int) -> None:
        discard(s, self.seat, card_of(s, self.seat, move - CARD), "LH-146")
