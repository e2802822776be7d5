"""Conventions: how armies, gods, temples, faith and cards come and go. -- chapters 1 and 2"""

from theogony.games.godstorm.content import (
    ALTARS,
    CARD_DECK,
    CARDS,
    CRYPTS,
    DECKS,
    FIRST_RELIC,
    GODS,
    LANDS,
    MAGIC,
    PLACES,
    RELICS,
    SINKING_LANDS,
)
from theogony.games.godstorm.state import NEUTRAL, NOWHERE, World


def raise_armies(s: World, seat: int, place: int, wanted: int) -> int:
    """Armies of the seat come from the reserve (GS-296) to a place it controls, as many as it holds (GS-017)."""
    number = min(wanted, s.reserve[seat])
    s.reserve[seat] -= number
    s.armies[place] += number
    return number


def destroy(s: World, place: int, number: int, to_heaven: bool) -> int:
    """Up to this many armies at a place die: to their heaven (GS-041) or to their reserve; returns how many.

    The neutral pantheon has no heaven (GS-075). An emptied place keeps its owner until ``elimination.settle``.
    """
    dead = min(number, s.armies[place])
    if dead > 0:
        owner = s.owner[place]
        s.armies[place] -= dead
        if to_heaven and owner != NEUTRAL and place < LANDS:
            s.heaven[owner] += dead
        else:
            s.reserve[owner] += dead
    return dead


def half(number: int) -> int:
    """Half, rounded down: the loss of a halving (GS-030, GS-031; example GS-289)."""
    return number // 2


def banish(s: World, seat: int, kind: int, clause: str) -> None:
    """The god goes back to its pantheon card (GS-035), and in its owner's turn stays there for that turn (GS-299)."""
    s.gods[4 * seat + kind] = NOWHERE
    if seat == s.turn:
        s.banished |= 1 << kind
    if s.events is not None:
        s.tell("banished", clause, seat=seat, god=GODS[kind])


def banish_at(s: World, seat: int, land: int, clause: str) -> None:
    """All gods of the seat in a territory are banished."""
    mask = s.gods_at(seat, land)
    if mask:
        for kind in range(4):
            if mask >> kind & 1:
                banish(s, seat, kind, clause)


def put_god(s: World, seat: int, kind: int, land: int, clause: str = "GS-169") -> None:
    """The god stands there now; in a plague land it is banished at once (GS-169, GS-219, GS-235)."""
    s.gods[4 * seat + kind] = land
    if s.plague[land]:
        banish(s, seat, kind, clause)


def move_gods(s: World, seat: int, mask: int, land: int, clause: str = "GS-169") -> None:
    for kind in range(4):
        if mask >> kind & 1:
            put_god(s, seat, kind, land, clause)


def pay(s: World, seat: int, faith: int) -> None:
    """Faith goes to the bank (GS-019)."""
    s.faith[seat] -= faith


def draw(s: World, seat: int, deck: int, number: int, clause: str) -> None:
    """Draw from a deck, fewer if it runs out (GS-135): relics enter play at once (GS-143), others go to the hand.

    Decks are shuffled and nobody knows their order (GS-046): chance decides now, and a record keeps it (GS-287).
    """
    for _ in range(number):
        if not s.pool[deck]:
            return
        card = take_from_pool(s, deck)
        if deck == MAGIC:
            s.relic[card - FIRST_RELIC] = seat
            s.tell("relic-entered", clause, seat=seat, card=CARDS[card])
        else:
            take_in_hand(s, seat, card)
            if s.events is not None:
                s.whisper((seat,), {"card": CARDS[card]}, "drew", clause, seat=seat, deck=DECKS[deck])


def take_from_pool(s: World, deck: int) -> int:
    """The top card of a deck: nobody ever looks at its order, so chance decides now which one it is."""
    pool = s.pool[deck]
    drawn = s.rng.below(len(pool))
    s.pool[deck] = pool[:drawn] + pool[drawn + 1 :]
    return pool[drawn]


def take_in_hand(s: World, seat: int, card: int) -> None:
    """Hands are kept in the order of the card list, so that equal hands are equal data. They have no limit (GS-146)."""
    s.hand[seat] = sorted([*s.hand[seat], card])


def leave_hand(s: World, seat: int, card: int) -> None:
    """A card leaves the hand; whoever knew of it knows that it is gone."""
    hand = s.hand[seat].copy()
    hand.remove(card)
    s.hand[seat] = hand
    if s.seen:
        forget(s, seat, card)


def remember(s: World, viewer: int, holder: int, card: int) -> None:
    """The viewer knows that the holder has this card in hand."""
    s.seen.append((viewer * 5 + holder) * len(CARDS) + card)
    s.seen.sort()


def look_at_hand(s: World, viewer: int, holder: int) -> None:
    """The viewer knows the whole hand now, whatever it knew of it before."""
    first = (viewer * 5 + holder) * len(CARDS)
    s.seen = [code for code in s.seen if not first <= code < first + len(CARDS)]
    for card in s.hand[holder]:
        remember(s, viewer, holder, card)


def lose_track(s: World, thief: int, holder: int, deck: int) -> None:
    """A card of this deck changed hands unseen: third parties are no longer sure of any such card of the holder."""
    for viewer in range(5):
        if viewer not in (thief, holder):
            for card in known_cards(s, viewer, holder):
                if CARD_DECK[card] == deck:
                    s.seen.remove((viewer * 5 + holder) * len(CARDS) + card)


def forget(s: World, holder: int, card: int) -> None:
    """Everybody who knew of one such card in the holder's hand strikes one off."""
    for viewer in range(5):
        known = (viewer * 5 + holder) * len(CARDS) + card
        if known in s.seen:
            s.seen.remove(known)


def known_cards(s: World, viewer: int, holder: int) -> list[int]:
    """The cards that the viewer knows to be in the holder's hand."""
    first = (viewer * 5 + holder) * len(CARDS)
    return [code - first for code in s.seen if first <= code < first + len(CARDS)]


def remove_from_game(s: World, card: int) -> None:
    """A card played or discarded leaves the game for good (GS-026)."""
    s.removed.append(card)


def lose_relic(s: World, relic: int) -> None:
    """The relic leaves the game (GS-158)."""
    s.relic[relic] = NOWHERE
    remove_from_game(s, RELICS[relic])


def altars_of(s: World, seat: int) -> int:
    """The altars under control: a die each in godswars, a point each at the end (GS-253)."""
    owner = s.owner
    return sum(1 for altar in ALTARS if owner[altar] == seat)


def crypts_of(s: World, seat: int) -> int:
    """The crypts under control: for revivals, the Death labour and the final score (GS-254)."""
    owner = s.owner
    return sum(1 for crypt in CRYPTS if owner[crypt] == seat)


def has_relic(s: World, seat: int, relic: int) -> bool:
    """The relic works for its owner, whether or not the goddess of magic is in play (GS-157)."""
    return s.relic[relic] == seat


def name(place: int) -> str:
    """A place's id, for events and refusals."""
    return PLACES[place] if 0 <= place < len(PLACES) else "heaven"


def is_sunk(s: World, land: int) -> bool:
    """Sunk territories have left the game (GS-260). A land that the maelstrom cuts off has not (GS-262)."""
    return s.sunk != 0 and land in SINKING_LANDS
