"""Hoplites are recruited: the Special Action, and texts that recruit. -- 7.1 (LH-065 to LH-067, LH-342)"""

from typing import ClassVar, Final

from theogony.games.hellas.content import CITY, REGIONS, SPARTA
from theogony.games.hellas.control import controlled, settle
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.moves import DONE, MOST_RECRUITS, PLACE, PLACE_FORTIFIED, span
from theogony.games.hellas.pieces import fortifiable, fortify, listed, put_hoplites
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import moment
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

RECRUITING: Final = moment("recruit")


def barred(
    s: Hellas, seat: int, region: int, clause: str = "LH-067", remedy: str = "choose-another-region"
) -> Refusal | None:
    """Why no Hoplite is recruited there: enemy ones are there, or Kronos (LH-375)."""
    if region == s.rules.closed(s):
        return no("LH-375", "region-of-kronos", remedy="choose-another-region", region=REGIONS[region])
    if s.foe_in(seat, region):
        return no(clause, "enemies-there", remedy=remedy, region=REGIONS[region])
    return None


def can_recruit(s: Hellas, seat: int, regions: int) -> bool:
    """Whether a Hoplite can be placed in one of these Regions (bits)."""
    if not s.players[seat].supply:
        return False
    closed = s.rules.closed(s)
    for region in listed(regions):
        if region != closed and not s.foe_in(seat, region):
            return True
    return False


def place(s: Hellas, seat: int, region: int, number: int, fortified: bool) -> None:
    """Hoplites come, and control is tested right away (LH-342)."""
    number = put_hoplites(s, seat, region, number)
    s.tell("recruited", "LH-065", seat=seat, region=REGIONS[region], number=number)
    settle(s, region)
    if fortified and s.control[region] == seat:
        fortify(s, region)
        s.tell("fortified", "LH-065", seat=seat, region=REGIONS[region])


@step
class Place(Prompt[Hellas]):
    """A seat places recruits, Region by Region: at most ``number`` in each of ``regions``, in ``left`` Regions yet.

    One of them may be Fortified in a City/Sparta where none is yet (LH-065). In a Region of the seat's choice a text
    that recruits there brings all it can (``exact``); the Recruit action brings up to so many.
    """

    regions: int  # bits
    number: int
    left: int
    exact: int
    clause: ClassVar[str] = "LH-065"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("place"), span("place-fortified"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DONE:
            return None
        fortified = move >= PLACE_FORTIFIED
        region, number = divmod(move - (PLACE_FORTIFIED if fortified else PLACE), MOST_RECRUITS)
        number += 1
        if not self.regions >> region & 1:
            return no("LH-065", "not-a-place-to-recruit", remedy="choose-another-region", region=REGIONS[region])
        refusal = barred(s, self.seat, region)
        if refusal is not None:
            return refusal
        if number > s.players[self.seat].supply:
            return no("LH-066", "supply-short", remedy="place-fewer", number=s.players[self.seat].supply)
        most = self.most(s, region)
        if number > most or (self.exact and number < most):
            return no("LH-065", "so-many-recruits", remedy="place-that-many", number=most)
        if fortified and not fortifiable(s, self.seat, region):
            return no("LH-065", "cannot-fortify", remedy="place-unfortified", region=REGIONS[region])
        return None

    def most(self, s: Hellas, region: int) -> int:
        number = self.number or (s.box.recruits_in_sparta if region == SPARTA else s.box.recruits_in_city)
        return min(number, s.players[self.seat].supply)

    def options(self, s: Hellas) -> list[int]:
        plain: list[int] = []
        fortified: list[int] = []
        closed = s.rules.closed(s)
        for region in listed(self.regions):
            if region != closed and not s.foe_in(self.seat, region):
                most = self.most(s, region)
                first = PLACE + MOST_RECRUITS * region
                numbers = range(most - 1 if self.exact and most else 0, most)
                plain += [first + number for number in numbers]
                if fortifiable(s, self.seat, region):
                    fortified += [first + PLACE_FORTIFIED - PLACE + number for number in numbers]
        return [DONE, *plain, *fortified]

    def take(self, s: Hellas, move: int) -> None:
        if move == DONE:
            return
        fortified = move >= PLACE_FORTIFIED
        region, number = divmod(move - (PLACE_FORTIFIED if fortified else PLACE), MOST_RECRUITS)
        place(s, self.seat, region, number + 1, fortified)
        if self.left > 1 and s.players[self.seat].supply:
            s.then(Place(self.seat, self.regions & ~(1 << region), self.number, self.left - 1, self.exact))


def recruit_in_one(s: Hellas, seat: int, regions: int, number: int) -> None:
    """So many Hoplites in one of these Regions (bits), as the seat chooses."""
    if can_recruit(s, seat, regions):
        s.then(Place(seat, regions, number, 1, 1))


@step
class Recruit(Step[Hellas]):
    """The Special Action: Hoplites in each controlled City, more in Sparta (LH-065); then Mobilization."""

    seat: int

    def run(self, s: Hellas) -> None:
        for script in own_scripts(s, self.seat, RECRUITING):
            s.then(Mobilize(self.seat, script.operation().amount))
        cities = controlled(s, self.seat) & CITY
        if can_recruit(s, self.seat, cities):
            s.then(Place(self.seat, cities, 0, cities.bit_count(), 0))


@step
class Mobilize(Step[Hellas]):
    """So many more in one controlled Region (Mobilization)."""

    seat: int
    number: int

    def run(self, s: Hellas) -> None:
        recruit_in_one(s, self.seat, controlled(s, self.seat), self.number)
