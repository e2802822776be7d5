"""Where the hidden cards lie, and who sees into which zone. -- chapter 2 (LH-013 to LH-016, LH-341, LH-378, LH-383)

Combat cards, Monster Attack cards, Orders and Chains. All other decks hold nothing secret but their order: they are
pools, plain tuples of the position. Observers are the seats, then the spectators.
"""

from typing import Final

from theogony.games.hellas.content import (
    ATTACKS,
    CARD_SYMBOL,
    CHAINS,
    COMBAT,
    OPTIONAL_CARD,
    ORDERS,
    SEATS,
    SYMBOLS,
    entries,
)
from theogony.kernel.plan import Plan
from theogony.kernel.zones import kind_of

# -- cards, and the design of each ------------------------------------------------------------------------------------

DESIGN: Final[list[int]] = [
    design for design, c in enumerate(entries("combat_cards")) for _ in range(int(c["count"]))
]  # of Combat cards
COMBAT_CARDS: Final[list[int]] = [card for card, design in enumerate(DESIGN) if not OPTIONAL_CARD[design]]
OPTIONAL_CARDS: Final[list[int]] = [card for card, design in enumerate(DESIGN) if OPTIONAL_CARD[design]]
FIRST_ATTACK: Final = len(DESIGN)
ATTACK_DESIGN: Final[list[int]] = [
    design for design, c in enumerate(entries("monster_attack_cards")) for _ in range(int(c["count"]))
]  # of the card FIRST_ATTACK + i
FIRST_ORDER: Final = FIRST_ATTACK + len(ATTACK_DESIGN)  # the Order of a card is card - FIRST_ORDER
FIRST_CHAIN: Final = FIRST_ORDER + len(ORDERS)

ATTACK_FACE: Final = len(COMBAT)  # faces: designs of Combat cards, of attacks, Orders, Chains
ORDER_FACE: Final = ATTACK_FACE + len(ATTACKS)
CHAIN_FACE: Final = ORDER_FACE + len(ORDERS)
_FACE: Final[list[int]] = [
    *DESIGN,
    *[ATTACK_FACE + design for design in ATTACK_DESIGN],
    *range(ORDER_FACE, CHAIN_FACE + len(CHAINS)),
]

# -- zones ------------------------------------------------------------------------------------------------------------

HAND: Final = 0  # of a seat
DECK: Final = HAND + SEATS  # a pool, as all decks
DISCARD: Final = DECK + 1
PLAYED: Final = DISCARD + 1  # in a Battle, in order: by the attacker, by the defender
FRESH: Final = PLAYED + 2  # of a seat: just drawn, of which some are kept (Owl of Athena)
ATTACK_DECK: Final = FRESH + SEATS
DRAWN: Final = ATTACK_DECK + 1  # of a seat: of these two it plays one (LH-015)
ATTACK_PLAYED: Final = DRAWN + SEATS
UNPLAYED: Final = ATTACK_PLAYED + 1  # face down (LH-341)
ORDER_HAND: Final = UNPLAYED + 1
ORDER_DECK: Final = ORDER_HAND + 1
ORDER_TOP: Final = ORDER_DECK + 1  # left on top by Cassandra; the last one is drawn first
ORDER_BOTTOM: Final = ORDER_TOP + 1  # put at the bottom by her
SCRIED: Final = ORDER_BOTTOM + 1  # of a seat: Cassandra looks at these
ORDER_DISCARD: Final = SCRIED + SEATS
ORDER_GONE: Final = ORDER_DISCARD + 1  # in use as evolutions, or out of the game
INTACT: Final = ORDER_GONE + 1
BOXED: Final = INTACT + 1  # the Chains that were not chosen (LH-014)
BROKEN: Final = BOXED + 1
CHAINS_GONE: Final = BROKEN + 1
ZONES: Final = CHAINS_GONE + 1

KRONOS_SEAT: Final = 0
OF_SYMBOL: Final[list[int]] = [
    kind_of([design for design, its in enumerate(CARD_SYMBOL) if its == symbol]) for symbol in range(len(SYMBOLS))
]  # kinds of Combat cards that are counted


def _plan(name: str, seats: int, kronos: bool, open_hands: bool) -> Plan:
    everybody = (1 << seats + 1) - 1
    heroes = (1 << seats) - 2
    eyes = [everybody] * ZONES
    for seat in range(SEATS):
        own = 1 << seat & everybody
        eyes[HAND + seat] = eyes[FRESH + seat] = heroes if open_hands and seat else own  # LH-383
        eyes[DRAWN + seat] = own
        eyes[SCRIED + seat] = heroes if open_hands and seat else own
    for zone in (DECK, ATTACK_DECK, UNPLAYED, ORDER_DECK, ORDER_TOP, ORDER_BOTTOM):
        eyes[zone] = 0
    for zone in (ORDER_HAND, INTACT, BOXED):
        eyes[zone] = 1 << KRONOS_SEAT if kronos else 0
    families = [
        list(range(HAND, ATTACK_DECK)),
        list(range(ATTACK_DECK, ORDER_HAND)),
        list(range(ORDER_HAND, INTACT)),
        list(range(INTACT, ZONES)),
    ]
    return Plan(name, seats + 1, eyes, _FACE, [PLAYED, PLAYED + 1, ORDER_TOP, ORDER_BOTTOM], [], families)


BASE_PLANS: Final[list[Plan]] = [_plan(f"hellas {seats}", seats, False, False) for seats in range(SEATS + 1)]
KRONOS_PLANS: Final[list[list[Plan]]] = [
    [_plan(f"hellas kronos {seats}{word}", seats, True, bool(word)) for seats in range(SEATS + 1)]
    for word in ("", " open")
]  # by open hands, by seats
