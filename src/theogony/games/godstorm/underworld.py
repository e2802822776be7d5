"""Steps 8 and 9: out of heaven and into the Underworld. -- chapters 22 and 23"""

from typing import ClassVar

from theogony.games.godstorm.capture import EnterWith
from theogony.games.godstorm.checks import controlled
from theogony.games.godstorm.content import ALL_PLACES, GATES, HEAVEN, LANDS
from theogony.games.godstorm.invade import FightOn, not_mine, right_way_in, two_armies
from theogony.games.godstorm.moves import (
    ATTACK,
    DONE,
    EMBARK,
    ENTER,
    FIRST_UNDERWORLD_PAIR,
    MOST_ARMIES,
    PAIR,
    PAIR_OF,
    PAIRS,
    span,
)
from theogony.games.godstorm.pieces import name
from theogony.games.godstorm.state import NOBODY, World
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


class Embark(Prompt[World]):
    """Dead armies leave heaven one by one for own spaces and unoccupied gates (GS-237 to GS-241), or wait (GS-243).

    Armies already in the Underworld stay where they are (GS-242).
    """

    clause: ClassVar[str] = "GS-238"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("embark"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        if s.heaven[self.seat] == 0:
            return no("GS-238", "heaven-empty", remedy="done")
        space = LANDS + move - EMBARK
        owner = s.owner[space]
        if owner == self.seat:
            return None  # GS-240
        if owner != NOBODY:
            return no("GS-239", "space-held-by-enemy", remedy="invade-in-step-nine", place=name(space))
        if space not in GATES:
            return no("GS-241", "only-gates-open", remedy="choose-gate", place=name(space))
        return None

    def options(self, s: World) -> list[int]:
        found = [DONE]
        if s.heaven[self.seat]:
            for space in range(LANDS, ALL_PLACES):
                owner = s.owner[space]
                if owner == self.seat or (owner == NOBODY and space in GATES):
                    found.append(EMBARK + space - LANDS)
        return found

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        space = LANDS + move - EMBARK
        s.owner[space] = self.seat
        s.armies[space] += 1
        s.heaven[self.seat] -= 1
        if s.events is not None:
            s.tell("embarked", "GS-238", seat=self.seat, place=name(space))
        s.then(self)


class InvadeUnderworld(Prompt[World]):
    """Attacks between adjacent spaces, and on gates straight from heaven, without limit (GS-244, GS-245, GS-255)."""

    clause: ClassVar[str] = "GS-244"
    kinds: ClassVar[tuple[range, ...]] = (
        span("done"),
        range(ATTACK + FIRST_UNDERWORLD_PAIR, ATTACK + PAIRS),
        range(ENTER + FIRST_UNDERWORLD_PAIR, ENTER + PAIRS),
    )

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        return (
            self._from(s, origin)
            or not_mine(s, self.seat, target, "GS-244")
            or right_way_in(s, target, move < ENTER, "GS-250")
        )

    def _from(self, s: World, origin: int) -> Refusal | None:
        if origin != HEAVEN:
            return controlled(s, self.seat, origin, "GS-244") or two_armies(s, origin, "GS-244")
        return None if s.heaven[self.seat] else no("GS-245", "heaven-empty", remedy="done")

    def options(self, s: World) -> list[int]:
        seat, owner, armies = self.seat, s.owner, s.armies
        attacks = [DONE]
        entries: list[int] = []
        origins = [space for space in range(LANDS, ALL_PLACES) if owner[space] == seat and armies[space] > 1]
        if s.heaven[seat]:
            origins.append(HEAVEN)
        for origin in origins:
            for target in GATES if origin == HEAVEN else s.borders[origin]:
                if owner[target] == NOBODY:
                    entries.append(ENTER + PAIR[origin][target])
                elif owner[target] != seat:
                    attacks.append(ATTACK + PAIR[origin][target])
        return attacks + entries

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        s.then(self)
        s.origin, s.target = PAIR_OF[(move - ATTACK) % PAIRS]
        s.force = 0  # GS-249: no gods, no godswar, no Sky cards
        s.declared = MOST_ARMIES  # GS-255: no number is declared
        s.attacked = 0
        s.stopped = 0
        s.dice_cap = 3
        if move >= ENTER:
            s.then(EnterWith(self.seat))
        else:
            s.tell("underworld-invasion", "GS-244", seat=self.seat, origin=name(s.origin), place=name(s.target))
            s.then(FightOn(self.seat))
