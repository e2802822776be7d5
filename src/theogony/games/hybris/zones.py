"""Where the hidden cards lie, and who sees into which zone. -- chapter 1 (HY-006 to HY-008, HY-438)

Backs differ, so zones are kept apart by them: a hand, a draw pile, a discard pile and a Combat Zone have a part for the
own Conflict cards of a seat and one for its Coliseum cards (``ARENA``). Draw piles are pools. Nothing about Quests is
secret but their order: they are a tuple of the position. Observers are the seats, then the spectators.
"""

from typing import Final

from theogony.games.hybris.content import (
    CHAINED,
    CONCEPT_CARDS,
    CONCEPT_OF,
    CONFLICT,
    DECK_OF,
    OLYMPIANS,
    PREMONITIONS,
    PRIMORDIALS,
    RANK,
    RANKS,
    SEATS,
    UPGRADED,
    entries,
)
from theogony.kernel.plan import Plan

# -- cards, and the design of each ------------------------------------------------------------------------------------


def _copies(deck: str) -> list[int]:
    """The designs of a deck, each as often as there are copies of it."""
    counts = [int(card["count"]) for card in entries("conflict_cards")]
    return [design for design, its in enumerate(DECK_OF) if its == deck for _ in range(counts[design])]


DECK_SIZE: Final = 17  # of an Olympian (HY-013); the Upgraded card comes behind them
DESIGN: Final[list[int]] = [
    design
    for olympian, name in enumerate(OLYMPIANS)
    for design in [*_copies("common"), *_copies(name), UPGRADED[olympian]]
] + _copies("coliseum")  # of Conflict cards, by card; those of an Olympian from (DECK_SIZE + 1) * olympian on
FIRST_ARENA: Final = (DECK_SIZE + 1) * len(OLYMPIANS)
ARENA_CARDS: Final[list[int]] = list(range(FIRST_ARENA, len(DESIGN)))
FIRST_PREMONITION: Final = len(DESIGN)  # the Premonition of a card is card - FIRST_PREMONITION
FIRST_PRIMORDIAL: Final = FIRST_PREMONITION + len(PREMONITIONS)
FIRST_CONCEPT: Final = FIRST_PRIMORDIAL + len(PRIMORDIALS)
FIRST_AVATAR: Final = FIRST_CONCEPT + len(CONCEPT_CARDS)
AVATAR_DESIGN: Final[list[int]] = _copies("avatar")  # of the card FIRST_AVATAR + i
CARDS: Final = FIRST_AVATAR + len(AVATAR_DESIGN)

PREMONITION_FACE: Final = len(CONFLICT)  # faces: designs of Conflict cards, Premonitions, Primordials, Concept cards
PRIMORDIAL_FACE: Final = PREMONITION_FACE + len(PREMONITIONS)
CONCEPT_FACE: Final = PRIMORDIAL_FACE + len(PRIMORDIALS)
_FACE: Final[list[int]] = [*DESIGN, *range(PREMONITION_FACE, CONCEPT_FACE + len(CONCEPT_CARDS)), *AVATAR_DESIGN]


def own_cards(olympian: int) -> list[int]:
    """The 17 cards of an Olympian's deck; the next number is that of its Upgraded card (HY-013, HY-014)."""
    first = (DECK_SIZE + 1) * olympian
    return list(range(first, first + DECK_SIZE))


# -- zones: those of a seat are numbered from the first one on ---------------------------------------------------------

HAND: Final = 0
DECK: Final = HAND + SEATS
DISCARD: Final = DECK + SEATS
PLAYED: Final = DISCARD + SEATS  # in the Combat Zone; its order is kept with the Combat
OMENS: Final = PLAYED + SEATS  # beside the Oracle (HY-156)
ASIDE: Final = OMENS + SEATS  # the Upgraded card until it is unlocked
ARENA_HAND: Final = ASIDE + SEATS
ARENA_DECK: Final = ARENA_HAND + SEATS  # shuffled into the own draw pile (HY-190)
ARENA_DISCARD: Final = ARENA_DECK + SEATS
ARENA_PLAYED: Final = ARENA_DISCARD + SEATS
ARENA_OMENS: Final = ARENA_PLAYED + SEATS
COLISEUM_DECK: Final = ARENA_OMENS + SEATS
COLISEUM_DISCARD: Final = COLISEUM_DECK + 1
REVEALED: Final = COLISEUM_DISCARD + 1  # for an enemy of the game (HY-255)
PREMONITION_HAND: Final = REVEALED + 1
PREMONITION_DECK: Final = PREMONITION_HAND + SEATS
PREMONITION_DISCARD: Final = PREMONITION_DECK + 1
PRIMORDIAL: Final = PREMONITION_DISCARD + 1  # + rank: face down at the Oracle (HY-039)
PRIMORDIAL_BOX: Final = PRIMORDIAL + len(RANKS)  # + rank: gone back unseen
FEARED: Final = PRIMORDIAL_BOX + len(RANKS)  # + rank: revealed
CONCEPT_DECK: Final = FEARED + len(RANKS)  # + place among CHAINED, as the next three
CONCEPT_TOP: Final = CONCEPT_DECK + len(CHAINED)  # face up (HY-076)
CONCEPT_BOX: Final = CONCEPT_TOP + len(CHAINED)  # Obliterated unseen (HY-309)
OBLITERATED: Final = CONCEPT_BOX + len(CHAINED)
AVATAR_DECK: Final = OBLITERATED + len(CHAINED)
AVATAR_ROW: Final = AVATAR_DECK + 1  # laid for an Avatar; its order is kept with the Combat
AVATAR_DISCARD: Final = AVATAR_ROW + 1
ZONES: Final = AVATAR_DISCARD + 1


def cards_of_rank(rank: int) -> list[int]:
    """The Primordials of a rank."""
    return [FIRST_PRIMORDIAL + number for number, its in enumerate(RANK) if its == rank]


def cards_of_concept(concept: int) -> list[int]:
    """The deck of a Chained Concept."""
    return [FIRST_CONCEPT + number for number, its in enumerate(CONCEPT_OF) if its == concept]


def _families() -> list[list[int]]:
    """The zones between which cards move: own cards of each seat, Coliseum cards, and so on."""
    own = [[zone + seat for zone in (HAND, DECK, DISCARD, PLAYED, OMENS, ASIDE)] for seat in range(SEATS)]
    ranks = [[zone + rank for zone in (PRIMORDIAL, PRIMORDIAL_BOX, FEARED)] for rank in range(len(RANKS))]
    concepts = [
        [zone + place for zone in (CONCEPT_DECK, CONCEPT_TOP, CONCEPT_BOX, OBLITERATED)]
        for place in range(len(CHAINED))
    ]
    arena = list(range(ARENA_HAND, PREMONITION_HAND))
    premonitions = list(range(PREMONITION_HAND, PRIMORDIAL))
    return [*own, arena, premonitions, *ranks, *concepts, list(range(AVATAR_DECK, ZONES))]


def _areas() -> list[list[int]]:
    """Where a card is lost sight of: a hand and the pile it is drawn from."""
    own = [[HAND + seat, DECK + seat] for seat in range(SEATS)]
    arena = [[ARENA_HAND + seat, ARENA_DECK + seat] for seat in range(SEATS)]
    return [
        *own,
        *arena,
        [COLISEUM_DECK, *[zone for pair in arena for zone in pair]],
        [*range(PREMONITION_HAND, PREMONITION_DECK + 1)],
    ]


def _plan(name: str, seats: int, open_hands: bool) -> Plan:
    everybody = (1 << seats + 1) - 1
    players = (1 << seats) - 1
    eyes = [everybody] * ZONES
    for seat in range(SEATS):
        own = 1 << seat & players
        for zone in (HAND, ARENA_HAND, PREMONITION_HAND):
            eyes[zone + seat] = players if open_hands and own else own  # HY-008
        eyes[DECK + seat] = eyes[ARENA_DECK + seat] = 0
    for zone in (COLISEUM_DECK, PREMONITION_DECK, AVATAR_DECK):
        eyes[zone] = 0
    for rank in range(len(RANKS)):
        eyes[PRIMORDIAL + rank] = eyes[PRIMORDIAL_BOX + rank] = 0
    for place in range(len(CHAINED)):
        eyes[CONCEPT_DECK + place] = eyes[CONCEPT_BOX + place] = 0
    return Plan(name, seats + 1, eyes, _FACE, [], _areas(), _families())


CLOSED_PLANS: Final[list[Plan]] = [_plan(f"hybris {seats}", seats, False) for seats in range(SEATS + 1)]
OPEN_PLANS: Final[list[Plan]] = [_plan(f"hybris open {seats}", seats, True) for seats in range(SEATS + 1)]
