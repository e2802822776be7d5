"""Where the cards of Godstorm lie, and who sees into which zone. -- chapters 2 and 27 (GS-026 to GS-029, GS-306)

Backs tell the decks apart (GS-028), so each seat has one zone for each deck, and one for territory cards. A card is its
kind: copies have no number. Observers are the seats, then the spectators.
"""

from typing import Final

from theogony.games.godstorm.content import CARD_DECK, CARDS, DECKS, MAGIC, TERRITORY_CARDS, StormBox
from theogony.kernel.plan import Plan
from theogony.kernel.zones import Zones

# zones of the table
DECK: Final = 0  # one for each deck, a pool: nobody ever looks at its order (GS-046)
REMOVED: Final = 4  # out of the game for good, in the order in which cards left it (GS-026)
PILE: Final = 5  # territory cards to draw, a pool too
DISCARDS: Final = 6  # territory cards of traded sets, face up
# zones of the seats
_HELD: Final = 7  # cards of the four decks
_TERRITORY: Final = 4  # among the zones of a seat
_OF_A_SEAT: Final = 5


def held(seat: int, deck: int) -> int:
    """The cards of a deck in a player's hand; of the magic deck, the relics that lie open before him (GS-143)."""
    return _HELD + _OF_A_SEAT * seat + deck


def territory_hand(seat: int) -> int:
    """A player's territory cards, of the classic mode."""
    return _HELD + _OF_A_SEAT * seat + _TERRITORY


def hand_zones(seat: int) -> list[int]:
    """A player's hand: what he holds of all decks but the magic one."""
    return [held(seat, deck) for deck in range(len(DECKS)) if deck != MAGIC]


def box_cards(box: StormBox, seats: int) -> Zones:
    """All miracle cards of the box, in their decks (GS-022)."""
    zones = Zones(_PLANS[seats])
    for deck in range(len(DECKS)):
        kinds = [card for card, its in enumerate(CARD_DECK) if its == deck]
        zones.place(DECK + deck, [card for card in kinds for _ in range(box.card_count[card])])
    return zones


def _plan(seats: int) -> Plan:
    everybody = (1 << seats + 1) - 1
    eyes = [0, 0, 0, 0, everybody, 0, everybody]
    for seat in range(seats):
        eyes += [everybody if deck == MAGIC else 1 << seat for deck in range(len(DECKS))] + [1 << seat]
    hands = [[held(seat, deck) for seat in range(seats)] for deck in range(len(DECKS))]
    areas = [hands[deck] for deck in range(len(DECKS)) if deck != MAGIC]  # stolen unseen, but held by somebody
    families = [[DECK + deck, *hands[deck]] for deck in range(len(DECKS))]
    families += [[REMOVED], [PILE, DISCARDS, *[territory_hand(seat) for seat in range(seats)]]]
    faces = list(range(max(len(CARDS), len(TERRITORY_CARDS))))  # families never mix: both count from 0
    return Plan(f"godstorm {seats}", seats + 1, eyes, faces, [REMOVED, DISCARDS], areas, families)


_PLANS: Final[dict[int, Plan]] = {seats: _plan(seats) for seats in range(2, 6)}
