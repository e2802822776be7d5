"""Where the cards of Theomachy lie, and who sees into which zone. -- chapter 18 (TH-226 to TH-229)

Zones of a seat stand at ``HAND + seat`` and so on. Observers are the seats, then the spectators.
"""

from typing import Final

from theogony.games.theomachy.content import (
    CONSTELLATION,
    DESIGN,
    ESSENCE,
    ESSENCE_CARDS,
    ESSENCES,
    POWER,
    SEATS,
    TRACK,
    TYPE,
)
from theogony.kernel.plan import PLANS, Plan
from theogony.kernel.zones import kind_of

# Prayer cards: hidden zones of a seat
HAND: Final = 0
ASIDE: Final = HAND + SEATS  # hands of folded players (TH-081), and cards kept for the next Hand (TH-161)
DRAW: Final = ASIDE + SEATS  # a pool: the next card is drawn by chance
DISCARD: Final = DRAW + SEATS  # in order; the last one lies on top, and everybody sees it (TH-226)
# open zones of a seat
PLAYED_POWERS: Final = DISCARD + SEATS
ATTACKS: Final = PLAYED_POWERS + SEATS  # in the order of play
LASTING_EFFECTS: Final = ATTACKS + SEATS  # continuous Effects
LOCATIONS: Final = LASTING_EFFECTS + SEATS
# zones of the table
TRACK_PLACE: Final = LOCATIONS + SEATS  # of the Prayer Track, one card each
PRAYER_DECK: Final = TRACK_PLACE + TRACK
RETURNED: Final = PRAYER_DECK + 1  # returned to the box: a new deck when the old one is empty (TH-179)
GONE: Final = RETURNED + 1  # left the game with an eliminated player
CASTING: Final = GONE + 1  # on their way from hand to table
ZONES: Final = CASTING + 1
# zones that are there only during the draft: see drafted()
DROPPED: Final = ZONES  # the draft's discard pile (TH-036)

# Essence cards
SLOT: Final = 0  # of the Constellation, one card each: known to all when it is revealed
HEAVENS: Final = SLOT + CONSTELLATION  # the Essence deck, a pool
BURIED: Final = HEAVENS + 1  # put under it, in this order
FADED: Final = BURIED + 1  # its discard pile

# kinds of cards that are counted
OF_ESSENCE: Final[list[int]] = [
    kind_of([design for design, its in enumerate(ESSENCE) if its == essence]) for essence in range(len(ESSENCES))
]
ANY_CARD: Final = kind_of(DESIGN)
POWER_CARDS: Final = kind_of([design for design, its in enumerate(TYPE) if its == POWER])


def deck_of(seat: int) -> list[int]:
    """The hidden zones that hold a player's own deck."""
    return [HAND + seat, ASIDE + seat, DISCARD + seat, DRAW + seat]


def drafted(seats: int, size: int, round: int, packet: int, pick: int) -> int:
    """Where the card lies that was picked from a packet, named after the seat that took it from the deck, as this one.

    What is left of the packet lies in the place of its last card. So who passes a packet on knows exactly where its
    cards may be: there, or picked later.
    """
    return DROPPED + 1 + ((round - 1) * seats + packet) * size + pick


def _prayer_plan(seats: int) -> Plan:
    areas = [[DISCARD + seat] for seat in range(seats)]
    areas += [[HAND + seat, ASIDE + seat, DISCARD + seat] for seat in range(seats)]  # not drawn since it was seen
    areas += [deck_of(seat) for seat in range(seats)]
    return Plan(f"theomachy {seats}", seats + 1, _eyes(seats), DESIGN, _ORDERED, areas)


def _eyes(seats: int) -> list[int]:
    everybody = (1 << seats + 1) - 1
    eyes = [everybody] * ZONES
    for zone in range(HAND, PLAYED_POWERS):
        eyes[zone] = 1 << zone % SEATS & everybody
    eyes[PRAYER_DECK] = eyes[GONE] = 0
    return eyes


def draft_plan(seats: int, size: int, rounds: int) -> Plan:
    """The zones of a draft with packets of this size."""
    name = f"theomachy draft {seats} {size} {rounds}"
    if name in PLANS:
        return PLANS[name]
    eyes = [*_eyes(seats), 0]
    areas: list[list[int]] = []
    for round in range(1, rounds + 1):
        for packet in range(seats):
            places = [drafted(seats, size, round, packet, pick) for pick in range(size)]
            eyes += [1 << (packet + pick) % seats for pick in range(size - 1)] + [0]
            areas += [places[pick:] for pick in range(size - 1)]
    areas.append(list(range(DROPPED, len(eyes))))
    return Plan(name, seats + 1, eyes, DESIGN, _ORDERED, areas)


def plan_again(name: str) -> None:
    """The plan of a saved draft is there, whatever its packets."""
    if name.startswith("theomachy draft "):
        seats, size, rounds = [int(number) for number in name.split()[2:]]
        draft_plan(seats, size, rounds)


def _essence_plan(seats: int) -> Plan:
    eyes = [0] * FADED + [(1 << seats + 1) - 1]
    return Plan(f"theomachy essence {seats}", seats + 1, eyes, list(range(len(ESSENCE_CARDS))), [BURIED], [])


_ORDERED: Final = [*range(DISCARD, DISCARD + SEATS), *range(ATTACKS, ATTACKS + SEATS), CASTING]
PRAYER_PLANS: Final[list[Plan]] = [_prayer_plan(seats) for seats in range(SEATS + 1)]
ESSENCE_PLANS: Final[list[Plan]] = [_essence_plan(seats) for seats in range(SEATS + 1)]
