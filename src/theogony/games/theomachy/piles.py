"""Hands, draw piles and discard piles: cards are drawn, discarded, taken back and looked at. -- chapter 18

What everybody knows of them follows from the zones (``zones.py``): a card that moves in the open is known to all; when
one of several hidden cards moves, nobody but its owner can tell which it was.
"""

from bisect import bisect_left
from collections.abc import Sequence

from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.requirements import might_be_met
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import ANY_CARD, ATTACKS, DISCARD, DRAW, HAND, LASTING_EFFECTS, PLAYED_POWERS
from theogony.kernel.plan import Cards
from theogony.kernel.zones import kind_of


def names(cards: Sequence[int]) -> list[str]:
    return [DESIGNS[DESIGN[card]] for card in cards]


# -- drawing ----------------------------------------------------------------------------------------------------------


def can_draw(s: Table, seat: int) -> bool:
    return bool(s.draw_pile(seat) or s.discard_pile(seat))


def draw_cards(s: Table, seat: int, number: int, clause: str) -> None:
    """Draw from the own pile; an empty one is made anew from the discard pile first (TH-053, TH-225)."""
    drawn: list[int] = []
    while len(drawn) < number and can_draw(s, seat):
        if not s.draw_pile(seat):
            _reshuffle(s, seat)
        cards = s.cards.draw(DRAW + seat, HAND + seat, number - len(drawn), s.rng)
        drawn = drawn + cards if drawn else cards
    if drawn:
        s.frontier += 1
        if s.events is not None:
            s.whisper((seat,), {"cards": names(drawn)}, "drew", clause, seat=seat, number=len(drawn))


def _reshuffle(s: Table, seat: int) -> None:
    s.cards.move_all([DISCARD + seat], DRAW + seat)
    s.tell("reshuffled", "TH-225", seat=seat)


# -- discarding -------------------------------------------------------------------------------------------------------


def put_on_discards(s: Table, start: int, seat: int, card: int) -> None:
    """The card lies face up on top of its owner's pile (TH-226)."""
    s.cards.move(card, start, DISCARD + seat, s.cards.plan.everybody)


def discard_from_hand(s: Table, seat: int, card: int, clause: str) -> None:
    """One card leaves the hand, seen by all."""
    put_on_discards(s, HAND + seat, seat, card)
    s.reveal("discarded", clause, seat=seat, card=DESIGNS[DESIGN[card]])


def discard_at_random(s: Table, seat: int, clause: str) -> None:
    """Chance picks the card (TH-230)."""
    hand = s.hand(seat)
    discard_from_hand(s, seat, hand[s.rng.below(len(hand))], clause)


def reclaim(s: Table, seat: int, card: int, clause: str) -> None:
    """A card comes back from the own discard pile; others see only whether the top one changed (TH-226)."""
    top = len(s.discard_pile(seat)) - 1
    was_top = s.discard_pile(seat)[top] == card
    if was_top:
        s.cards.move_at(top, DISCARD + seat, HAND + seat)
    else:
        s.cards.move(card, DISCARD + seat, HAND + seat)
    if top > 0:
        s.cards.show_at(top - 1, DISCARD + seat, s.cards.plan.everybody)
    if s.events is not None:
        public = DESIGNS[DESIGN[card]] if was_top else ""
        s.whisper((seat,), {"card": DESIGNS[DESIGN[card]]}, "reclaimed", clause, seat=seat, top=public)


def discard_the_rest(s: Table, seat: int, top: int) -> None:
    """Hand and table are laid on the pile as a block, so that only the top card is seen (TH-227)."""
    s.cards.block([HAND + seat, PLAYED_POWERS + seat, ATTACKS + seat, LASTING_EFFECTS + seat], DISCARD + seat, top)


# -- looking ----------------------------------------------------------------------------------------------------------


def look_at_hand(s: Table, seat: int, target: int, clause: str) -> None:
    """The seat alone sees the hand of another now (TH-229)."""
    s.cards.look(HAND + target, 1 << seat)
    s.frontier += 1
    if s.events is not None:
        s.whisper((seat,), {"cards": names(s.hand(target))}, "looked", clause, seat=seat, target=target)


def all_learn_whether(s: Table, zone: int, kind: int) -> bool:
    """Whether a hidden zone holds a card of a kind; everybody hears the answer and remembers it."""
    found = s.cards.number(zone, kind) > 0
    if kind != ANY_CARD:
        most = len(s.cards.content[zone]) if found else 0
        s.cards.counted(zone, kind, int(found), most, s.cards.plan.everybody)
    return found


def promise(s: Table, seat: int, answers: list[int]) -> None:
    """Everybody sees by a Power card that the player holds one of these, and may be able to play it (TH-111)."""
    kind = kind_of([design for design in answers if might_be_met(s, seat, design)])
    s.cards.counted(HAND + seat, kind, 1, len(s.hand(seat)), s.cards.plan.everybody)


def card_in(cards: Cards, design: int, avoid: list[int]) -> int:
    """A card of this design, rather one that is not in the second list; -1 if there is none."""
    found = -1
    for card in cards:
        if DESIGN[card] == design and (found < 0 or found in avoid):
            found = card
    return found


def designs(cards: Cards) -> list[int]:
    """The different designs among cards, ascending."""
    found: list[int] = []
    last = -1
    for card in cards:
        design = DESIGN[card]
        if design > last:
            found.append(design)
            last = design
        elif design < last:
            place = bisect_left(found, design)
            if found[place] != design:
                found.insert(place, design)
    return found
