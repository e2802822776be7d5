"""Capturing: moving in after the last defender falls, and entering empty places. -- chapter 19"""

from typing import ClassVar

from theogony.games.godstorm.battle import spare_armies
from theogony.games.godstorm.checks import subset, within
from theogony.games.godstorm.content import HEAVEN, LANDS, gods_in
from theogony.games.godstorm.elimination import eliminate_landless
from theogony.games.godstorm.moves import MOVE, WITH, span
from theogony.games.godstorm.pieces import banish_at, move_gods, name
from theogony.games.godstorm.plague import plague_strikes
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal
from theogony.kernel.step import Prompt, SeatStep


def march(s: World, seat: int, number: int) -> None:
    """Armies go from the origin into the target."""
    if s.origin == HEAVEN:
        s.heaven[seat] -= number
    else:
        s.armies[s.origin] -= number
    s.armies[s.target] += number


def _by_world(place: int, ancient_world: str, underworld: str) -> str:
    """The clause that rules here: the worlds have one each."""
    return ancient_world if place < LANDS else underworld


class MoveIn(SeatStep[World]):
    """The last defending army is gone: the place is captured at once (GS-213, GS-251).

    Enemy gods there are banished (GS-217); as many armies as dice were rolled move in, more if the attacker likes.
    """

    def run(self, s: World) -> None:
        seat, target = self.seat, s.target
        loser = s.owner[target]
        if loser != NEUTRAL and target < LANDS:
            banish_at(s, loser, target, "GS-217")
        s.owner[target] = seat  # GS-218: its temple goes with it
        march(s, seat, s.dice)  # GS-214: the roll that captures never costs an army, so these are there
        if s.events is not None:
            s.tell("captured", _by_world(target, "GS-213", "GS-251"), seat=seat, loser=loser, place=name(target))
        s.then(MoveMore(seat, s.dice), Settled(seat, 1))


@step
class MoveMore(Prompt[World]):
    """At least as many armies as dice rolled, at most all but one (GS-213); from heaven all may go (GS-251)."""

    moved: int
    clause: ClassVar[str] = "GS-213"
    kinds: ClassVar[tuple[range, ...]] = (span("move"),)

    def check(self, s: World, move: int) -> Refusal | None:
        most = self.moved + spare_armies(s, self.seat)
        return within(move - MOVE, self.moved, most, _by_world(s.target, "GS-213", "GS-251"))

    def options(self, s: World) -> list[int]:
        first = MOVE + self.moved
        return [first + more for more in range(spare_armies(s, self.seat) + 1)]

    def take(self, s: World, move: int) -> None:
        march(s, self.seat, move - MOVE - self.moved)
        if s.events is not None:
            clause = _by_world(s.target, "GS-213", "GS-251")
            s.tell("moved-in", clause, seat=self.seat, origin=name(s.origin), place=name(s.target), armies=move - MOVE)
        if s.force:
            s.then(GodsFollow(self.seat))


class GodsFollow(Prompt[World]):
    """Surviving gods of the invasion move in or stay, one by one; other gods stay (GS-216, GS-188)."""

    clause: ClassVar[str] = "GS-216"
    kinds: ClassVar[tuple[range, ...]] = (span("with"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return subset(move - WITH, s.force, "GS-216")

    def take(self, s: World, move: int) -> None:
        if s.events is not None and move != WITH:
            s.tell("gods-followed", "GS-216", seat=self.seat, place=name(s.target), gods=gods_in(move - WITH))
        move_gods(s, self.seat, move - WITH, s.target, "GS-219")


class EnterWith(Prompt[World]):
    """An unoccupied place is entered without dice: at least 1 army, leaving 1 (GS-188, GS-250)."""

    clause: ClassVar[str] = "GS-188"
    kinds: ClassVar[tuple[range, ...]] = (span("move"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return within(move - MOVE, 1, spare_armies(s, self.seat), _by_world(s.target, "GS-188", "GS-250"))

    def options(self, s: World) -> list[int]:
        return [MOVE + armies for armies in range(1, spare_armies(s, self.seat) + 1)]

    def take(self, s: World, move: int) -> None:
        s.owner[s.target] = self.seat
        march(s, self.seat, move - MOVE)
        if s.events is not None:
            clause = _by_world(s.target, "GS-188", "GS-250")
            s.tell("entered", clause, seat=self.seat, origin=name(s.origin), place=name(s.target), armies=move - MOVE)
        s.then(Settled(self.seat, 0))
        if s.force:
            s.then(GodsFollow(self.seat))


@step
class Settled(SeatStep[World]):
    """What follows from a place taken: plague (GS-219, GS-220; example GS-290), War labour (GS-222),
    elimination (GS-285)."""

    conquered: int

    def run(self, s: World) -> None:
        land = s.target
        if land >= LANDS:
            return  # GS-131, GS-252: Underworld spaces are not territories
        if s.plague[land]:
            plague_strikes(s, land, "GS-219")
        if self.conquered:  # GS-130: an unoccupied territory is no conquest
            s.conquered += 1
            s.rules.land_conquered(s, self.seat)
            eliminate_landless(s, self.seat)
