"""Where a character may go, and whether it could do anything there. -- 8.1 (HY-101 to HY-109, HY-418), HY-203 to
HY-207"""

from typing import Final

from theogony.games.hybris import actions, forge
from theogony.games.hybris.content import (
    ACTIONS_AT,
    AEGIS,
    BONUS,
    CITY,
    DESIGN,
    FORGE,
    GOODS,
    ILLUSTRATION,
    LOCATION_OF,
    LOCATIONS,
    MORTAL_WORLD,
    NOWHERE,
    OLYMPIAN_TYPE,
    ORACLE,
    PLACES,
    PLACES_OF,
    PROPHET_TYPE,
    PROPHETS_GO,
    TRAIN,
    TYPE,
    UNDERWORLD,
    UNLIMITED,
)
from theogony.games.hybris.moves import GO
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import modifier
from theogony.games.hybris.uses import modifiers
from theogony.kernel.refusal import Refusal, no

IGNORE_MALUS: Final = modifier("ignore_malus")
SLOTS_OF: Final[list[list[int]]] = [[place for place in those if place < ILLUSTRATION] for those in PLACES_OF]
SLOT_BITS: Final[list[int]] = [sum([1 << slot for slot in slots]) for slots in SLOTS_OF]
ALL_LOCATIONS: Final = (1 << len(LOCATIONS)) - 1
CITY_BITS: Final = sum([1 << place for place in PLACES_OF[MORTAL_WORLD]])
LISTED: Final[list[list[int]]] = [  # by bits
    [location for location in range(len(LOCATIONS)) if bits >> location & 1] for bits in range(ALL_LOCATIONS + 1)
]
ALWAYS_ABLE: Final = 1 << ORACLE | 1 << UNDERWORLD | 1 << MORTAL_WORLD  # to Perceive, to Drain, to Influence
# by bits, those first of which it is soon seen whether they are open
SOON_OPEN: Final[list[list[int]]] = [
    sorted(those, key=[MORTAL_WORLD, UNDERWORLD, ORACLE].__contains__, reverse=True) for those in LISTED
]
# by Location: its actions, those first of which it is soon seen whether they are possible
SOON_SEEN: Final[list[list[int]]] = [
    sorted(those, key=[DESIGN, TRAIN].__contains__, reverse=True) for those in ACTIONS_AT
]


def reached_by(character: int, token: int, redirected: bool) -> int:
    """The Locations (bits) to which a token sends a character: a Bonus Location stands for any (HY-099), an Olympian
    needs none (HY-100)."""
    return ALL_LOCATIONS if redirected or token == BONUS or TYPE[character] == OLYMPIAN_TYPE else 1 << token


def refusal(s: Hybris, seat: int, character: int, place: int, reached: int, aegis: int) -> Refusal | None:
    """Why the character cannot go to this place with so much Aegis at hand, or None."""
    location = LOCATION_OF[place]
    if TYPE[character] == PROPHET_TYPE and not PROPHETS_GO[location]:
        return no("HY-104", "no-prophets", remedy="choose-another-place", location=LOCATIONS[location])
    if not reached >> location & 1:
        return no("HY-098", "not-the-token", remedy="choose-another-place", location=LOCATIONS[location])
    if s.blocked >> place & 1:
        return no("HY-328", "place-blocked", remedy="choose-another-place", place=PLACES[place])
    if place >= CITY:
        return city_refusal(s, seat, character, place, s.held())
    if place >= ILLUSTRATION:
        barred = illustration_refusal(s, seat, location, aegis)
    else:
        barred = (
            no("HY-101", "slot-taken", remedy="choose-another-place", place=PLACES[place]) if taken(s, place) else None
        )
    if barred is None and not able(s, seat, place, aegis):
        return no("HY-105", "nothing-to-do-there", remedy="choose-another-place", location=LOCATIONS[location])
    return barred


def taken(s: Hybris, slot: int) -> bool:
    """A slot holds one character, a dotted one any number (HY-101, HY-109)."""
    return not UNLIMITED >> slot & 1 and s.occupied(slot)


def illustration_refusal(s: Hybris, seat: int, location: int, aegis: int) -> Refusal | None:
    """Only if no slot is free (HY-103), and at a price."""
    if any(not s.blocked >> slot & 1 and not taken(s, slot) for slot in SLOTS_OF[location]):
        return no("HY-103", "slot-free", remedy="choose-a-slot", location=LOCATIONS[location])
    return malus_refusal(s, seat, location, aegis)


def malus_refusal(s: Hybris, seat: int, location: int, aegis: int) -> Refusal | None:
    """The price of the illustration stands beside the Location's name (HY-107)."""
    what, number = malus(s, seat, location)
    if number > (aegis if what == AEGIS else s.players[seat].goods[what]):
        return no("HY-107", "cannot-pay-malus", remedy="choose-another-place", goods=GOODS[what], number=number)
    return None


def malus(s: Hybris, seat: int, location: int) -> tuple[int, int]:
    """What the illustration costs: a good, and how much of it (HY-107)."""
    what, number = s.box.malus[location]
    return (what, 0) if is_exempt(s, seat) else (what, number)


def is_exempt(s: Hybris, seat: int) -> bool:
    """Whether a power lets the seat go there for nothing."""
    return len(modifiers(s, seat, IGNORE_MALUS)) > 0


def city_refusal(s: Hybris, seat: int, character: int, place: int, held: int) -> Refusal | None:
    """An occupied City is fought for: by fighters (HY-205), and never with the own ones (HY-206)."""
    if held >> place & 1:
        for other, _ in s.occupants(place):
            if other == seat:
                return no("HY-206", "own-character-there", remedy="choose-another-place", place=PLACES[place])
            if TYPE[character] == PROPHET_TYPE:
                return no("HY-205", "prophets-do-not-fight", remedy="choose-another-place", place=PLACES[place])
    return s.rules.city_refusal(s, character, place - CITY)


def able(s: Hybris, seat: int, place: int, aegis: int) -> bool:
    """Whether an action is possible there, at the Forge with the bonus of the slot gained and the malus paid; elsewhere
    neither makes a difference (HY-105, HY-418)."""
    location = LOCATION_OF[place]
    if ALWAYS_ABLE >> location & 1:
        return True
    if location == FORGE:
        return _able_at_forge(s, seat, place, aegis)
    for action in SOON_SEEN[location]:
        if actions.can(s, seat, action, NOWHERE, aegis):
            return True
    return False


def _able_at_forge(s: Hybris, seat: int, place: int, aegis: int) -> bool:
    """The bonus Produce of the slot comes first, in addition to the action (HY-151, HY-403): what is on the last space
    of the Factory leaves it."""
    if place >= ILLUSTRATION:
        return forge.can_fabricate(s, seat, aegis - malus(s, seat, FORGE)[1]) or forge.can_produce(s, 0)
    return forge.can_fabricate(s, seat, aegis) or forge.can_produce(s, 1)


# -- all places that are open, faster ---------------------------------------------------------------------------------


def any_place(s: Hybris, seat: int, character: int, reached: int, aegis: int, held: int) -> bool:
    """Whether there is a place to which the character can go; on the places ``held`` (bits) somebody stands."""
    for location in SOON_OPEN[reached]:
        if open_at(s, seat, character, location, aegis, held):
            return True
    return False


def open_at(s: Hybris, seat: int, character: int, location: int, aegis: int, held: int) -> int:
    """The places (bits) of a Location to which the character can go: Cities, free slots, or else the illustration."""
    if TYPE[character] == PROPHET_TYPE and not PROPHETS_GO[location]:
        return 0
    if location == MORTAL_WORLD:
        return open_cities(s, seat, character, held)
    blocked = s.blocked
    free = SLOT_BITS[location] & ~(blocked | held & ~UNLIMITED)
    if free:
        return free if ALWAYS_ABLE >> location & 1 or able(s, seat, SLOTS_OF[location][0], aegis) else 0
    illustration = ILLUSTRATION + location
    if blocked >> illustration & 1 or malus_refusal(s, seat, location, aegis) is not None:
        return 0
    return 1 << illustration if able(s, seat, illustration, aegis) else 0


def open_cities(s: Hybris, seat: int, character: int, held: int) -> int:
    """The Cities (bits) to which the character can go: where nobody stands, as a rule nobody is refused."""
    found = CITY_BITS & ~s.blocked
    if found & held:
        found &= ~(held if TYPE[character] == PROPHET_TYPE else s.players[seat].standing())  # HY-205, HY-206
    if s.rules.bars_cities:
        for place in PLACES_OF[MORTAL_WORLD]:
            if found >> place & 1 and s.rules.city_refusal(s, character, place - CITY) is not None:
                found &= ~(1 << place)
    return found


def ways(s: Hybris, seat: int, character: int, reached: int, aegis: int) -> list[int]:
    """The moves by which the character goes wherever it can, ascending: to slots, illustrations, Cities."""
    held = s.held()
    found: list[int] = []
    later: list[int] = []  # illustrations, then the Cities, which are the last Location
    for location in LISTED[reached]:
        those = open_at(s, seat, character, location, aegis, held)
        if those >> CITY:
            later += _WAYS[location][those >> CITY]
        elif those >> ILLUSTRATION:
            later.append(GO + ILLUSTRATION + location)
        elif those:
            found += _WAYS[location][those >> _FIRST[location]]
    return found + later if later else found


# by Location: its first place, and by its slots or Cities (bits, from that one on) the moves that go to them
_FIRST: Final[list[int]] = [those[0] for those in PLACES_OF]
_WAYS: Final[list[list[list[int]]]] = [
    [[GO + place for place in those if bits >> place - those[0] & 1] for bits in range(1 << len(those))]
    for those in PLACES_OF
]
