"""Step 2: summon gods and build temples. -- chapters 9 and 10"""

from typing import ClassVar

from theogony.games.godstorm.checks import affordable, controlled
from theogony.games.godstorm.content import GODS, LANDS
from theogony.games.godstorm.moves import DONE, GOD_AT, SUMMON, TEMPLE, span
from theogony.games.godstorm.pieces import name, pay
from theogony.games.godstorm.state import NOWHERE, World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


class SummonAndBuild(Prompt[World]):
    """Any number of gods and temples, mixed as the player likes (GS-106, GS-110, GS-113)."""

    clause: ClassVar[str] = "GS-113"
    kinds: ClassVar[tuple[range, ...]] = (span("temple"), span("summon"), span("done"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        if move < SUMMON:
            return can_build(s, self.seat, move - TEMPLE, s.box.temple_price)
        return can_summon(s, self.seat, move - SUMMON)

    def options(self, s: World) -> list[int]:
        seat, faith = self.seat, s.faith[self.seat]
        if faith < s.box.god_price:
            return [DONE]
        found: list[int] = []
        if faith >= s.box.temple_price and s.temples_left > 0:
            owner, temple = s.owner, s.temple
            found = [TEMPLE + land for land in range(LANDS) if owner[land] == seat and not temple[land]]
        for kind in range(4):
            if s.gods[4 * seat + kind] == NOWHERE and can_summon(s, seat, kind) is None:
                found.append(SUMMON + kind)
        found.append(DONE)
        return found

    def tempting(self, s: World) -> list[int]:
        return list(span("summon"))

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        s.then(self)
        if move < SUMMON:
            pay(s, self.seat, s.box.temple_price)
            build(s, self.seat, move - TEMPLE, "GS-110")
        else:
            pay(s, self.seat, s.box.god_price)
            s.then(SummonTo(self.seat, move - SUMMON))


def can_build(s: World, seat: int, land: int, price: int) -> Refusal | None:
    """An own territory without temple, while the supply lasts (GS-110, GS-111, GS-020)."""
    return (
        controlled(s, seat, land, "GS-110")
        or without_temple(s, land)
        or temple_left(s)
        or affordable(s, seat, price, "GS-110")
    )


def with_temple(s: World, land: int, clause: str) -> Refusal | None:
    if not s.temple[land]:
        return no(clause, "no-temple-there", remedy="choose-temple", place=name(land))
    return None


def without_temple(s: World, land: int) -> Refusal | None:
    if s.temple[land]:
        return no("GS-111", "temple-there", remedy="choose-without-temple", place=name(land))
    return None


def temple_left(s: World) -> Refusal | None:
    return None if s.temples_left else no("GS-020", "no-temple-left", remedy="wait-for-temple")


def build(s: World, seat: int, land: int, clause: str) -> None:
    """A temple from the supply stands there now."""
    s.temple[land] = 1
    s.temples_left -= 1
    s.tell("temple-built", clause, seat=seat, place=name(land))


def raze(s: World, land: int, clause: str) -> None:
    """The temple goes back to the supply."""
    s.temple[land] = 0
    s.temples_left += 1
    s.tell("temple-razed", clause, place=name(land))


def can_summon(s: World, seat: int, kind: int) -> Refusal | None:
    """An own god that is not in play, for its price; each exists once (GS-106, GS-107, GS-109)."""
    if s.god(seat, kind) != NOWHERE:
        return no("GS-109", "god-in-play", remedy="choose-another-god", god=GODS[kind])
    if s.banished >> kind & 1:
        return no("GS-299", "god-just-banished", remedy="next-turn", god=GODS[kind])
    owner, plague = s.owner, s.plague
    for land in range(LANDS):
        if owner[land] == seat and not plague[land]:
            return affordable(s, seat, s.box.god_price, "GS-106")
    return no("GS-108", "only-plague-lands", remedy="control-land-without-plague")


@step
class SummonTo(Prompt[World]):
    """The god appears where an own army stands (GS-106), never in a plague land (GS-108)."""

    kind: int
    clause: ClassVar[str] = "GS-106"
    kinds: ClassVar[tuple[range, ...]] = (span("god"),)

    def check(self, s: World, move: int) -> Refusal | None:
        land = move - GOD_AT
        refusal = controlled(s, self.seat, land, "GS-106")
        if refusal is None and s.plague[land]:
            return no("GS-108", "god-into-plague", remedy="choose-without-plague", place=name(land))
        return refusal

    def options(self, s: World) -> list[int]:
        seat, owner, plague = self.seat, s.owner, s.plague
        return [GOD_AT + land for land in range(LANDS) if owner[land] == seat and not plague[land]]

    def take(self, s: World, move: int) -> None:
        s.gods[4 * self.seat + self.kind] = move - GOD_AT
        s.tell("summoned", "GS-106", seat=self.seat, god=GODS[self.kind], place=name(move - GOD_AT))
