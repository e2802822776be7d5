"""Conventions: how armies, gods, temples, faith and cards come and go. -- chapters 1 and 2"""

from theogony.games.godstorm.content import CARDS, DECKS, GODS, LANDS, MAGIC, PLACES, RELICS, SINKING_LANDS, gods_in
from theogony.games.godstorm.state import NEUTRAL, NOWHERE, World
from theogony.games.godstorm.zones import DECK, REMOVED, held


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


def strike(s: World, blows: list[tuple[int, int]], to_heaven: bool, clause: str) -> int:
    """So many armies are lost at each of these places; all are told how many were, and where. Returns how many."""
    losses: dict[str, int] = {}
    for place, number in blows:
        lost = destroy(s, place, number, to_heaven)
        if lost:
            losses[name(place)] = lost
    total = sum(losses.values())
    if s.events is not None:
        s.tell("armies-lost", clause, total=total, losses=losses)
    return total


def bring(s: World, seat: int, places: list[int], wanted: int, clause: str) -> None:
    """So many new armies of the seat come to each of these places; all are told how many did, and where."""
    arrivals: dict[str, int] = {}
    for place in places:
        gained = raise_armies(s, seat, place, wanted)
        if gained:
            arrivals[name(place)] = gained
    if s.events is not None:
        s.tell("armies-came", clause, seat=seat, total=sum(arrivals.values()), arrivals=arrivals)


def transfer(s: World, seat: int, origin: int, goal: int, number: int, gods: int, clause: str) -> None:
    """Armies and gods of the seat go from one place to another, and all are told."""
    s.armies[origin] -= number
    s.armies[goal] += number
    tell_move(s, seat, origin, goal, number, gods, clause)
    move_gods(s, seat, gods, goal)


def tell_move(s: World, seat: int, origin: int, goal: int, armies: int, gods: int, clause: str) -> None:
    if s.events is not None:
        along = gods_in(gods)
        s.tell("armies-moved", clause, seat=seat, origin=name(origin), place=name(goal), armies=armies, gods=along)


def half(number: int) -> int:
    """Half, rounded down: the loss of a halving (GS-030, GS-031; example GS-289)."""
    return number // 2


def banish(s: World, seat: int, kind: int, clause: str) -> None:
    """The god goes back to its pantheon card (GS-035), and in its owner's turn stays there for that turn (GS-299)."""
    s.gods[4 * seat + kind] = NOWHERE
    if seat == s.turn:
        s.banished |= 1 << kind
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
        if not s.deck(deck):
            return
        card = top_card(s, deck)
        s.cards.move(card, DECK + deck, held(seat, deck))
        if deck == MAGIC:
            s.tell("relic-entered", clause, seat=seat, card=CARDS[card])
        elif s.events is not None:
            s.whisper((seat,), {"card": CARDS[card]}, "drew", clause, seat=seat, deck=DECKS[deck])


def top_card(s: World, deck: int) -> int:
    """The top card of a deck: nobody ever looks at its order, so chance decides now which one it is."""
    cards = s.deck(deck)
    return cards[s.rng.below(len(cards))]


def lose_relic(s: World, relic: int) -> None:
    """The relic leaves the game (GS-158)."""
    s.cards.move(RELICS[relic], held(s.owner_of_relic(relic), MAGIC), REMOVED)


def spaces_of(s: World, seat: int, spaces: list[int]) -> int:
    """How many of these spaces are under control: altars count in godswars and at the end (GS-253), crypts for the
    Death labour and at the end too (GS-254)."""
    owner = s.owner
    return sum(1 for space in spaces if owner[space] == seat)


def has_relic(s: World, seat: int, relic: int) -> bool:
    """The relic works for its owner, whether or not the goddess of magic is in play (GS-157)."""
    return RELICS[relic] in s.held(seat, MAGIC)


def name(place: int) -> str:
    """A place's id, for events and refusals."""
    return PLACES[place] if 0 <= place < len(PLACES) else "heaven"


def is_sunk(s: World, land: int) -> bool:
    """Sunk territories have left the game (GS-260). A land that the maelstrom cuts off has not (GS-262)."""
    return s.sunk != 0 and land in SINKING_LANDS
