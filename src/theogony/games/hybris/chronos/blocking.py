"""Slots are Blocked and freed. -- chapter 15 (HY-328 to HY-332, HY-424)"""

from typing import ClassVar, Final

from theogony.games.hybris.amendments import HOME_AGAIN
from theogony.games.hybris.chronos.chains import ChooseChain
from theogony.games.hybris.content import (
    CHARACTERS,
    CITIES,
    CITY,
    ILLUSTRATION,
    LOCATION_OF,
    LOCATIONS,
    OLYMPIAN,
    PLACES,
)
from theogony.games.hybris.moves import BLOCK, UNBLOCK, span
from theogony.games.hybris.state import RESERVE, Hybris
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

WHERE: Final[list[str]] = [*LOCATIONS, *CITIES, "any_city", "any"]  # what the operation ``block`` names


def slots_of(where: int) -> int:
    """The slots and Cities (bits of places) among which one is Blocked (HY-329)."""
    bits = 0
    for place in range(len(PLACES)):
        if ILLUSTRATION <= place < CITY:
            continue
        in_city = place >= CITY
        if where < len(LOCATIONS):
            fits = LOCATION_OF[place] == where
        elif where < len(LOCATIONS) + len(CITIES):
            fits = place == CITY + where - len(LOCATIONS)
        else:
            fits = in_city or WHERE[where] == "any"
        bits |= int(fits) << place
    return bits


def block(s: Hybris, seat: int, where: int) -> None:
    """The players choose a slot there that is not Blocked yet; if there is none, nothing happens (HY-424)."""
    places = slots_of(where) & ~s.blocked
    if places:
        s.then(BlockSlot(seat, places))


@step
class BlockSlot(Prompt[Hybris]):
    """Which of these slots (bits) is Blocked? Occupied and dotted ones too (HY-329)."""

    places: int
    clause: ClassVar[str] = "HY-329"
    kinds: ClassVar[tuple[range, ...]] = (span("block"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not self.places >> move - BLOCK & 1:
            return no("HY-329", "not-this-slot", remedy="choose-another-place", place=PLACES[move - BLOCK])
        return None

    def take(self, s: Hybris, move: int) -> None:
        block_place(s, self.seat, move - BLOCK)


def block_place(s: Hybris, seat: int, place: int) -> None:
    """A character there goes home; an Olympian, who needs no token, may be activated again (HY-330). Where an Avatar
    stands a Chain breaks instead (HY-331)."""
    if place >= CITY and place - CITY in s.titan().avatar_at:
        s.then(ChooseChain(seat))
        return
    s.blocked |= 1 << place
    s.tell("blocked", "HY-328", place=PLACES[place])
    for other, character in s.occupants(place):
        s.players[other].at[character] = RESERVE
        if character == OLYMPIAN and s.amended(HOME_AGAIN):
            s.players[other].spent &= ~(1 << character)
        else:
            s.players[other].spent |= 1 << character
        s.tell("sent-home", "HY-330", seat=other, character=CHARACTERS[character])


@step
class Unblock(Prompt[Hybris]):
    """Which Blocked slot is freed? So many, as far as there are (HY-328)."""

    number: int
    clause: ClassVar[str] = "HY-328"
    kinds: ClassVar[tuple[range, ...]] = (span("unblock"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.blocked >> move - UNBLOCK & 1:
            return no("HY-328", "not-blocked", remedy="choose-another-place", place=PLACES[move - UNBLOCK])
        return None

    def take(self, s: Hybris, move: int) -> None:
        s.blocked &= ~(1 << move - UNBLOCK)
        s.tell("unblocked", "HY-328", place=PLACES[move - UNBLOCK])
        if self.number > 1 and s.blocked:
            s.then(Unblock(self.seat, self.number - 1))
