"""Step 7: one move between own territories that a chain of own territories joins. -- chapter 21"""

from typing import ClassVar

from theogony.games.godstorm.checks import controlled, subset, within
from theogony.games.godstorm.content import LANDS
from theogony.games.godstorm.moves import DONE, FORTIFY, MOVE, TO, WITH, span
from theogony.games.godstorm.pieces import move_gods, name
from theogony.games.godstorm.state import World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


def joined(s: World, seat: int, start: int) -> list[int]:
    """The own territories that a chain of adjacent own territories joins to this one (GS-232).

    Cut water connections are no part of it (GS-236).
    """
    owner, borders = s.owner, s.borders
    reached = [start]
    for land in reached:
        for neighbour in borders[land]:
            if owner[neighbour] == seat and neighbour not in reached:
                reached.append(neighbour)
    return reached


class Fortify(Prompt[World]):
    """Once a turn, from one own territory (GS-231)."""

    clause: ClassVar[str] = "GS-231"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("fortify"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        land = move - FORTIFY
        return controlled(s, self.seat, land, "GS-231") or self._has_pieces(s, land) or self._leads_somewhere(s, land)

    def _has_pieces(self, s: World, land: int) -> Refusal | None:
        """One army stays behind; gods alone may go (GS-233)."""
        if s.armies[land] < 2 and not s.gods_at(self.seat, land):
            return no("GS-233", "nothing-to-move", remedy="two-armies", place=name(land))
        return None

    def _leads_somewhere(self, s: World, land: int) -> Refusal | None:
        for neighbour in s.borders[land]:
            if s.owner[neighbour] == self.seat:
                return None
        return no("GS-232", "no-chain", remedy="chain-of-own", place=name(land))

    def options(self, s: World) -> list[int]:
        seat, owner, armies, borders = self.seat, s.owner, s.armies, s.borders
        found = [DONE]
        for land in range(LANDS):
            if owner[land] == seat and (armies[land] > 1 or s.gods_at(seat, land)):
                for neighbour in borders[land]:
                    if owner[neighbour] == seat:
                        found.append(FORTIFY + land)
                        break
        return found

    def take(self, s: World, move: int) -> None:
        if move != DONE:
            s.origin = move - FORTIFY
            s.then(FortifyTo(self.seat))


class FortifyTo(Prompt[World]):
    """To one other own territory at the end of a chain (GS-231, GS-232)."""

    clause: ClassVar[str] = "GS-232"
    kinds: ClassVar[tuple[range, ...]] = (span("to"),)

    def check(self, s: World, move: int) -> Refusal | None:
        land = move - TO
        refusal = controlled(s, self.seat, land, "GS-231")
        if refusal is not None:
            return refusal
        if land == s.origin:
            return no("GS-231", "same-territory", remedy="choose-another", place=name(land))
        if land not in joined(s, self.seat, s.origin):
            return no("GS-232", "no-chain-to", remedy="chain-of-own", origin=name(s.origin), place=name(land))
        return None

    def options(self, s: World) -> list[int]:
        return [TO + land for land in sorted(joined(s, self.seat, s.origin)) if land != s.origin]

    def take(self, s: World, move: int) -> None:
        s.target = move - TO
        s.then(FortifyArmies(self.seat))


class FortifyArmies(Prompt[World]):
    """Any number of armies, all but one at most; none if gods go alone (GS-231, GS-233)."""

    clause: ClassVar[str] = "GS-233"
    kinds: ClassVar[tuple[range, ...]] = (span("move"),)

    def check(self, s: World, move: int) -> Refusal | None:
        fewest = 0 if s.gods_at(self.seat, s.origin) else 1
        return within(move - MOVE, fewest, s.armies[s.origin] - 1, "GS-233")

    def options(self, s: World) -> list[int]:
        fewest = 0 if s.gods_at(self.seat, s.origin) else 1
        return [MOVE + armies for armies in range(fewest, s.armies[s.origin])]

    def take(self, s: World, move: int) -> None:
        number = move - MOVE
        s.armies[s.origin] -= number
        s.armies[s.target] += number
        s.tell("fortified", "GS-231", seat=self.seat, origin=name(s.origin), place=name(s.target), armies=number)
        if s.gods_at(self.seat, s.origin):
            s.then(FortifyGods(self.seat, number))


@step
class FortifyGods(Prompt[World]):
    """Gods go along or stay (GS-231); they pass plague lands (GS-234) but perish at the end of one (GS-235)."""

    armies: int
    clause: ClassVar[str] = "GS-231"
    kinds: ClassVar[tuple[range, ...]] = (span("with"),)

    def check(self, s: World, move: int) -> Refusal | None:
        if move == WITH and self.armies == 0:
            return no("GS-231", "move-something", remedy="choose-gods-there")
        return subset(move - WITH, s.gods_at(self.seat, s.origin), "GS-231")

    def take(self, s: World, move: int) -> None:
        move_gods(s, self.seat, move - WITH, s.target, "GS-235")
