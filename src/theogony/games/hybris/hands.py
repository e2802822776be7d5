"""Conflict cards and Premonitions are drawn and discarded; decks are renewed. -- HY-165, HY-190, HY-191, HY-248,
HY-249, HY-434, HY-438"""

from bisect import insort
from typing import ClassVar, Final

from theogony.games.hybris.content import CONFLICT, PREMONITIONS
from theogony.games.hybris.moves import CARD, span
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.zones import (
    ARENA_DECK,
    ARENA_DISCARD,
    ARENA_HAND,
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    DECK,
    DESIGN,
    DISCARD,
    FIRST_ARENA,
    FIRST_PREMONITION,
    HAND,
    PREMONITION_DECK,
    PREMONITION_DISCARD,
    PREMONITION_HAND,
)
from theogony.kernel.fields import step
from theogony.kernel.plan import among
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

DECKS: Final[list[str]] = ["own", "coliseum", "premonition"]
OWN: Final = 0
COLISEUM: Final = 1
PREMONITION: Final = 2


def draw(s: Hybris, seat: int, deck: int, number: int, clause: str) -> None:
    """So many cards into the hand, fewer if there are no more; with Chronos an emptied deck may set off a text, so a
    text that draws stops."""
    if deck == OWN:
        draw_own(s, seat, number, clause)
    elif deck == COLISEUM:
        draw_coliseum(s, seat, number, clause)
    else:
        draw_premonitions(s, seat, number, clause)


# -- the own deck: own cards, and Coliseum cards that have come through the discard pile (HY-190) ----------------------


def draw_own(s: Hybris, seat: int, number: int, clause: str) -> None:
    """From the own Conflict deck, which is renewed as soon as it is empty (HY-249, HY-434)."""
    drawn: list[int] = []
    while len(drawn) < number:
        own = len(s.cards.content[DECK + seat])
        size = own + len(s.cards.content[ARENA_DECK + seat])
        if not size:
            break
        if s.rng.below(size) < own:
            drawn.append(s.cards.draw_card(DECK + seat, HAND + seat, s.rng))
        else:
            drawn.append(s.cards.draw_card(ARENA_DECK + seat, ARENA_HAND + seat, s.rng))
        if size == 1:
            renew(s, seat)
    if drawn and s.events is not None:
        names = [CONFLICT[DESIGN[card]] for card in drawn]
        s.whisper((seat,), {"cards": list(names)}, "drew", clause, seat=seat, number=len(drawn))


def deck_size(s: Hybris, seat: int) -> int:
    return len(s.cards.content[DECK + seat]) + len(s.cards.content[ARENA_DECK + seat])


def renew(s: Hybris, seat: int) -> None:
    """An empty deck is made anew of the discard pile as soon as that holds a card (HY-249, HY-434); that is told, the
    order is not (HY-386)."""
    if deck_size(s, seat) == 0 and (s.cards.content[DISCARD + seat] or s.cards.content[ARENA_DISCARD + seat]):
        s.cards.move_all([DISCARD + seat], DECK + seat)
        s.cards.move_all([ARENA_DISCARD + seat], ARENA_DECK + seat)
        s.tell("deck-shuffled", "HY-249", seat=seat)


# -- the common decks -------------------------------------------------------------------------------------------------


def draw_coliseum(s: Hybris, seat: int, number: int, clause: str) -> None:
    """From the Coliseum deck; the cards belong to the player from now on (HY-190)."""
    drawn: list[int] = []
    while len(drawn) < number and s.cards.content[COLISEUM_DECK]:
        s.frontier += 1  # the last card needs no chance, and what has been seen is not taken back
        drawn.append(s.cards.draw_card(COLISEUM_DECK, ARENA_HAND + seat, s.rng))
        renew_coliseum(s)
    if drawn and s.events is not None:
        names = [CONFLICT[DESIGN[card]] for card in drawn]
        s.whisper((seat,), {"cards": list(names)}, "drew-coliseum", clause, seat=seat, number=len(drawn))


def renew_coliseum(s: Hybris) -> None:
    """HY-191, HY-434; the first time that it is empty matters to Chronos (HY-335)."""
    if not s.cards.content[COLISEUM_DECK]:
        s.rules.deck_emptied(s, COLISEUM)
        if s.cards.content[COLISEUM_DISCARD]:
            s.cards.move_all([COLISEUM_DISCARD], COLISEUM_DECK)
            s.tell("coliseum-shuffled", "HY-191")


def draw_premonitions(s: Hybris, seat: int, number: int, clause: str) -> None:
    """From the Premonition deck; there is no limit to them (HY-164)."""
    drawn: list[int] = []
    while len(drawn) < number and s.cards.content[PREMONITION_DECK]:
        s.frontier += 1  # the last card needs no chance, and what has been seen is not taken back
        drawn.append(s.cards.draw_card(PREMONITION_DECK, PREMONITION_HAND + seat, s.rng))
        renew_premonitions(s)
    if drawn and s.events is not None:
        names = [PREMONITIONS[card - FIRST_PREMONITION] for card in drawn]
        s.whisper((seat,), {"premonitions": list(names)}, "foresaw", clause, seat=seat, number=len(drawn))


def renew_premonitions(s: Hybris) -> None:
    """HY-165, HY-434; the first time that it is empty matters to Chronos (HY-335)."""
    if not s.cards.content[PREMONITION_DECK]:
        s.rules.deck_emptied(s, PREMONITION)
        if s.cards.content[PREMONITION_DISCARD]:
            s.cards.move_all([PREMONITION_DISCARD], PREMONITION_DECK)
            s.tell("premonitions-shuffled", "HY-165")


# -- discards ---------------------------------------------------------------------------------------------------------


def move_card(s: Hybris, card: int, start: int, end: int, seat: int) -> None:
    """A Conflict card of the seat goes between two zones for own cards, or between their likes for Coliseum cards."""
    arena = ARENA_HAND - HAND if card >= FIRST_ARENA else 0
    s.cards.move(card, start + arena + seat, end + arena + seat)


def discard(s: Hybris, seat: int, card: int, clause: str) -> None:
    """A card goes from the hand to the own discard pile, in the open."""
    move_card(s, card, HAND, DISCARD, seat)
    if s.events is None:
        s.unheard()
    else:
        s.reveal("discarded", clause, seat=seat, cards=[CONFLICT[DESIGN[card]]])
    renew(s, seat)


def discard_some(s: Hybris, seat: int, number: int) -> None:
    """So many cards of the owner's choice, or all that there are; pushes a question."""
    number = min(number, len(s.hand(seat)))
    if number > 0:
        s.then(Discard(seat, number))


def look_at_hand(s: Hybris, seat: int, other: int) -> None:
    """The seat sees the Conflict cards of another; what it has seen it knows (HY-438)."""
    s.cards.look(HAND + other, 1 << seat)
    s.cards.look(ARENA_HAND + other, 1 << seat)
    s.frontier += 1  # what has been seen is not taken back
    if s.events is not None:
        names = [CONFLICT[DESIGN[card]] for card in s.hand(other)]
        s.whisper((seat,), {"cards": list(names)}, "looked-at-hand", "HY-388", seat=seat, other=other)


def card_of(s: Hybris, seat: int, design: int) -> int:
    """A card of this design in the hand, or -1."""
    for card in s.hand(seat):
        if DESIGN[card] == design:
            return card
    return -1


def designs(s: Hybris, seat: int) -> list[int]:
    """The designs in the hand, each once, ascending."""
    found: list[int] = []
    greatest = -1
    for card in s.hand(seat):  # most hands are in this order already, twins side by side
        design = DESIGN[card]
        if design > greatest:
            greatest = design
            found.append(design)
        elif design < greatest and not among(found, design):
            insort(found, design)
    return found


@step
class Discard(Prompt[Hybris]):
    """Which Conflict card does the seat discard? So many, one after another."""

    number: int
    clause: ClassVar[str] = "HY-048"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if card_of(s, self.seat, move - CARD) < 0:
            return no("HY-048", "not-in-hand", remedy="choose-own-card", card=CONFLICT[move - CARD])
        return None

    def hides(self, s: Hybris) -> bool:
        return True

    def options(self, s: Hybris) -> list[int]:
        return [CARD + design for design in designs(s, self.seat)]

    def take(self, s: Hybris, move: int) -> None:
        if self.number > 1:
            s.then(Discard(self.seat, self.number - 1))
        discard(s, self.seat, card_of(s, self.seat, move - CARD), self.clause)


@step
class Recover(Prompt[Hybris]):
    """Which card of its discard pile does the seat take up? So many, one after another."""

    number: int
    clause: ClassVar[str] = "HY-388"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if lying(s, self.seat, move - CARD) < 0:
            return no("HY-388", "not-discarded", remedy="choose-discarded", card=CONFLICT[move - CARD])
        return None

    def options(self, s: Hybris) -> list[int]:
        return [CARD + design for design in sorted({DESIGN[card] for card in discards(s, self.seat)})]

    def take(self, s: Hybris, move: int) -> None:
        card = lying(s, self.seat, move - CARD)
        move_card(s, card, DISCARD, HAND, self.seat)
        s.tell("recovered", "HY-388", seat=self.seat, card=CONFLICT[move - CARD])
        if self.number > 1 and discards(s, self.seat):
            s.then(Recover(self.seat, self.number - 1))


def discards(s: Hybris, seat: int) -> list[int]:
    """The own discard pile."""
    return [*s.cards.content[DISCARD + seat], *s.cards.content[ARENA_DISCARD + seat]]


def lying(s: Hybris, seat: int, design: int) -> int:
    """A card of this design in the own discard pile, or -1."""
    for card in discards(s, seat):
        if DESIGN[card] == design:
            return card
    return -1
