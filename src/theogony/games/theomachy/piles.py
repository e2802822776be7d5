"""Hands, draw piles and discard piles, and who knows what lies in them. -- chapter 18

Three things are remembered of every Prayer card: who knows in which place it is (``aware``), who knows whose card
it is (``kin``), and who knows that it does not lie in the draw pile (``away``). A card that moves in the open is known
to everybody; when one of several hidden cards moves, nobody but its owner can tell which it was.
"""

from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.state import EVERYBODY, Table


def show(s: Table, card: int) -> None:
    """Everybody sees the card."""
    s.aware[card] = EVERYBODY
    s.kin[card] = EVERYBODY


def hide(s: Table, seat: int, cards: list[int]) -> None:
    """One of these cards has moved unseen: only the owner still knows where each of them is."""
    for card in cards:
        s.aware[card] = 1 << seat
        s.kin[card] |= 1 << seat


def lose_track(s: Table, seat: int, cards: list[int]) -> None:
    """One of these cards of hand and discard pile has moved unseen; who knew it knows that it was not drawn since."""
    for card in cards:
        s.away[card] |= s.aware[card]
    hide(s, seat, cards)


def nobody_knows(s: Table, cards: list[int]) -> None:
    """The cards are anybody's and anywhere."""
    for card in cards:
        s.aware[card] = 0
        s.kin[card] = 0
        s.away[card] = 0


def recognise(s: Table, seat: int, card: int, pile: list[int]) -> None:
    """A card of the seat is about to be seen that lay hidden in this pile.

    Copies of a design look alike: who knew of one copy in the pile, or of one somewhere in that deck, takes the seen
    card for it, and knows no more than before of the copies that stay hidden.
    """
    if s.aware[card] == EVERYBODY:
        return
    for other in pile:
        if other != card and DESIGN[other] == DESIGN[card]:
            _mistake(s, card, other, s.aware[other] & ~s.aware[card])
    for hidden in (s.hand[seat], s.aside[seat], s.draw[seat], s.discard[seat]):
        for other in hidden:
            if other != card and DESIGN[other] == DESIGN[card]:
                bits = s.kin[other] & ~s.kin[card] & ~s.aware[other]
                s.kin[other] &= ~bits
                s.away[other] &= ~bits
                s.kin[card] |= bits


def recognise_prayer(s: Table, card: int) -> None:
    """A card has come out of the Prayer deck: who knows of a copy in there takes it for that one."""
    if s.aware[card] == EVERYBODY:
        return
    for other in s.deck:
        if DESIGN[other] == DESIGN[card]:
            _mistake(s, card, other, s.aware[other] & ~s.aware[card])


def _mistake(s: Table, card: int, other: int, bits: int) -> None:
    """These observers exchange in their minds what they know of the two cards."""
    s.aware[other] &= ~bits
    s.aware[card] |= bits
    for known in (s.kin, s.away):
        differing = (known[other] ^ known[card]) & bits
        known[other] ^= differing
        known[card] ^= differing


def names(cards: list[int]) -> list[str]:
    return [DESIGNS[DESIGN[card]] for card in cards]


# -- drawing ----------------------------------------------------------------------------------------------------------


def can_draw(s: Table, seat: int) -> bool:
    return bool(s.draw[seat] or s.discard[seat])


def draw_cards(s: Table, seat: int, number: int, clause: str) -> None:
    """Draw from the own pile; an empty one is made anew from the discard pile first (TH-053, TH-225)."""
    drawn: list[int] = []
    while len(drawn) < number and can_draw(s, seat):
        if not s.draw[seat]:
            _reshuffle(s, seat)
        drawn.extend(_drawn(s, seat, number - len(drawn)))
    if drawn:
        s.hand[seat] = sorted(s.hand[seat] + drawn)
        s.frontier += 1
        if s.events is not None:
            s.whisper((seat,), {"cards": names(drawn)}, "drew", clause, seat=seat, number=len(drawn))


def _reshuffle(s: Table, seat: int) -> None:
    for card in s.hand[seat] + s.aside[seat] + s.discard[seat]:
        s.away[card] = 0
    s.draw[seat] = sorted(s.discard[seat])
    s.discard[seat] = []
    if s.events is not None:
        s.tell("reshuffled", "TH-225", seat=seat)


def _drawn(s: Table, seat: int, number: int) -> list[int]:
    """That many cards of the draw pile, by chance; who knew the whole pile still knows it when it is drawn empty."""
    pile = s.draw[seat]
    if number >= len(pile):
        s.draw[seat] = []
        return pile
    hide(s, seat, pile)
    left = pile.copy()
    drawn = [left.pop(s.rng.below(len(left))) for _ in range(number)]
    s.draw[seat] = left
    return drawn


# -- discarding -------------------------------------------------------------------------------------------------------


def put_on_discards(s: Table, seat: int, card: int) -> None:
    """The card lies face up on top of its owner's pile (TH-226)."""
    s.discard[seat] = [*s.discard[seat], card]
    show(s, card)


def discard_from_hand(s: Table, seat: int, card: int, clause: str) -> None:
    """One card leaves the hand, seen by all."""
    recognise(s, seat, card, s.hand[seat])
    remove_from_hand(s, seat, card)
    put_on_discards(s, seat, card)
    s.reveal("discarded", clause, seat=seat, card=DESIGNS[DESIGN[card]])


def remove_from_hand(s: Table, seat: int, card: int) -> None:
    hand = s.hand[seat].copy()
    hand.remove(card)
    s.hand[seat] = hand


def discard_at_random(s: Table, seat: int, clause: str) -> None:
    """Chance picks the card (TH-230)."""
    hand = s.hand[seat]
    discard_from_hand(s, seat, hand[s.rng.below(len(hand))], clause)


def reclaim(s: Table, seat: int, card: int, clause: str) -> None:
    """A card comes back from the own discard pile; others see only whether the top one changed (TH-226)."""
    pile = s.discard[seat]
    was_top = pile[-1] == card
    left = pile.copy()
    left.remove(card)
    s.discard[seat] = left
    s.hand[seat] = sorted([*s.hand[seat], card])
    if not was_top:
        lose_track(s, seat, [card, *left[:-1]])
    if left:
        recognise(s, seat, left[-1], left)
        show(s, left[-1])
    if s.events is not None:
        public = DESIGNS[DESIGN[card]] if was_top else ""
        s.whisper((seat,), {"card": DESIGNS[DESIGN[card]]}, "reclaimed", clause, seat=seat, top=public)


def discard_the_rest(s: Table, seat: int, cards: list[int], top: int) -> None:
    """Cards are laid on the pile as a block, so that only the top one is seen (TH-227)."""
    recognise(s, seat, top, cards)
    below = [card for card in cards if card != top]
    s.discard[seat] = [*s.discard[seat], *below, top]
    show(s, top)


# -- looking ----------------------------------------------------------------------------------------------------------


def look_at_hand(s: Table, seat: int, target: int, clause: str) -> None:
    """The seat alone sees the hand of another now (TH-229)."""
    for card in s.hand[target]:
        s.aware[card] |= 1 << seat
        s.kin[card] |= 1 << seat
    s.frontier += 1
    if s.events is not None:
        s.whisper((seat,), {"cards": names(s.hand[target])}, "looked", clause, seat=seat, target=target)


def card_in(cards: list[int], design: int, avoid: list[int]) -> int:
    """A card of this design, rather one that is not in the second list; -1 if there is none."""
    found = -1
    for card in cards:
        if DESIGN[card] == design:
            if card not in avoid:
                return card
            found = card
    return found


def designs(cards: list[int]) -> list[int]:
    """The different designs among cards, ascending."""
    found: list[int] = []
    for card in cards:
        design = DESIGN[card]
        if design not in found:
            found.append(design)
    found.sort()
    return found
