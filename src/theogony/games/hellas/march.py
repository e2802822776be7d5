"""March: any number of Hoplites of one Region go to another. -- 7.2 (LH-068 to LH-070, LH-385)"""

from itertools import compress
from typing import ClassVar, Final

from theogony.games.hellas.army import (
    ALL_REGIONS,
    ArmySize,
    Arrive,
    army_moves,
    army_refusal,
    begin_movement,
    entry_refusal,
    move_hoplites,
)
from theogony.games.hellas.content import PAIRS, PLACES, REGIONS, blessing
from theogony.games.hellas.held import MARCH_DISTANCE, changed, own_scripts
from theogony.games.hellas.kills import kill
from theogony.games.hellas.moves import MARCH, MARCH_NOBODY, NUMBER, REGION, span
from theogony.games.hellas.pieces import free_hoplites
from theogony.games.hellas.recruit import recruit_in_one
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import BLESSING, OWN_HOPLITES, moment, texts
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

MURDEROUS_MARCH: Final[int] = blessing("murderous_march")
MARCHING: Final = moment("march")
AFTER_MARCH: Final = moment("after_march")


def refusal(s: Hellas, seat: int, move: int) -> Refusal | None:
    """Why the seat cannot march like this; without anybody to move March may still be chosen (LH-040)."""
    if move != MARCH_NOBODY:
        return army_refusal(s, seat, move - MARCH, "LH-068")
    if army_moves(s, seat):
        return no("LH-040", "somebody-can-march", remedy="choose-own-army")
    return None


def options(s: Hellas, seat: int) -> list[int]:
    return army_moves(s, seat) or [MARCH_NOBODY]


def begin(s: Hellas, seat: int, move: int) -> None:
    """An Army marches to a neighbour; with Forced March it may go on to a second Region (LH-069)."""
    if move == MARCH_NOBODY:
        s.tell("march-nobody", "LH-040", seat=seat)
        return
    begin_movement(s)
    origin, target = PAIRS[move - MARCH]
    distance = changed(s, seat, MARCHING, MARCH_DISTANCE, 1)
    _then_rearguard(s, seat, origin)
    s.then(ArmySize(seat, origin, target, distance))


def _then_rearguard(s: Hellas, seat: int, origin: int) -> None:
    for script in own_scripts(s, seat, AFTER_MARCH):
        s.then(Rearguard(seat, origin, script.operation().amount))


@step
class Rearguard(Step[Hellas]):
    """When the March and what it set off are over: Hoplites where it began, if the seat controls it (LH-385)."""

    seat: int
    region: int
    number: int

    def run(self, s: Hellas) -> None:
        if s.control[self.region] == self.seat:
            recruit_in_one(s, self.seat, 1 << self.region, self.number)


# -- Murderous March -- LH-069, LH-385 --------------------------------------------------------------------------------


def murdered(s: Hellas) -> int:
    """How many Hoplites of the Army are killed."""
    script = texts(s).find(BLESSING + MURDEROUS_MARCH, MARCHING)
    assert script is not None
    return script.costs[OWN_HOPLITES]


def can_murder(s: Hellas, seat: int) -> bool:
    """An Army needs those Hoplites and at least 1 survivor."""
    number = murdered(s)
    at = PLACES * seat
    armies = compress(ALL_REGIONS, s.hoplites[at : at + PLACES])
    return any(free_hoplites(s, seat, region) > number for region in armies)


def murderous(s: Hellas, seat: int) -> None:
    """The March of Murderous March begins: from where?"""
    s.then(MurderFrom(seat))


class MurderFrom(Prompt[Hellas]):
    """From which Region does the Army of Murderous March come?"""

    clause: ClassVar[str] = "LH-069"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if free_hoplites(s, self.seat, move - REGION) <= murdered(s):
            return no("LH-069", "no-survivor", remedy="choose-own-army", region=REGIONS[move - REGION])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.then(MurderSize(self.seat, move - REGION))


@step
class MurderSize(Prompt[Hellas]):
    """How many Hoplites march, those that are killed included?"""

    origin: int
    clause: ClassVar[str] = "LH-069"
    kinds: ClassVar[tuple[range, ...]] = (span("number"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        most = free_hoplites(s, self.seat, self.origin)
        if not murdered(s) < move - NUMBER <= most:
            return no("LH-069", "so-many-can-go", remedy="choose-number", number=most)
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.then(MurderTo(self.seat, self.origin, move - NUMBER))


@step
class MurderTo(Prompt[Hellas]):
    """To any Region (that of Kronos excepted); first some of them are killed."""

    origin: int
    number: int
    clause: ClassVar[str] = "LH-069"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - REGION == self.origin:
            return no("LH-069", "same-region", remedy="choose-another-region", region=REGIONS[self.origin])
        return entry_refusal(s, move - REGION)

    def take(self, s: Hellas, move: int) -> None:
        target = move - REGION
        begin_movement(s)
        _then_rearguard(s, self.seat, self.origin)
        kill(s, self.seat, self.origin, murdered(s), "LH-069")
        move_hoplites(s, self.seat, self.origin, target, self.number - murdered(s), "LH-069")
        s.then(Arrive(self.seat, 1 << target))
