"""Step 1: raise armies and collect faith. -- chapter 8"""

from typing import ClassVar

from theogony.games.godstorm.checks import controlled
from theogony.games.godstorm.content import CONTINENT_LANDS, CRYPTS, LANDS
from theogony.games.godstorm.gods import with_temple
from theogony.games.godstorm.moves import DONE, PLACE, REVIVE, TO, TRADE, span
from theogony.games.godstorm.pieces import has_relic, name, raise_armies
from theogony.games.godstorm.relics import (
    BOOK_ARMIES,
    BOOK_FAITH,
    BOOK_OF_THE_DEAD,
    EXCALIBUR,
    EXCALIBUR_ARMIES,
    SCALES_LIMIT,
    SCALES_OF_OSIRIS,
    TEARS_FAITH,
    TEARS_OF_GOLD,
    WINE_ARMIES,
    WINE_OF_ETERNAL_LIFE,
)
from theogony.games.godstorm.state import World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep


def continents_of(s: World, seat: int) -> list[int]:
    """The continents the seat holds completely (GS-096); sunk Atlantis is none (GS-260)."""
    owner = s.owner
    return [number for number, lands in enumerate(CONTINENT_LANDS) if all(owner[land] == seat for land in lands)]


def income(s: World, seat: int) -> tuple[int, int]:
    """Raised armies and faith of step 1: reference card, continents, temples, relics (GS-094 to GS-096, GS-099).

    Example: GS-288.
    """
    base = s.box.income[s.owner[:LANDS].count(seat)]
    held = continents_of(s, seat)
    for continent in held:
        base += s.box.continent_bonus[continent]
    armies = base
    faith = base + len(s.temples_of(seat))
    if has_relic(s, seat, WINE_OF_ETERNAL_LIFE):
        armies += WINE_ARMIES
    if has_relic(s, seat, TEARS_OF_GOLD):
        faith += TEARS_FAITH
    if has_relic(s, seat, EXCALIBUR):
        armies += EXCALIBUR_ARMIES * len(held)
    return armies, faith


class CollectIncome(SeatStep[World]):
    """Count and collect, now and at no other time (GS-092, GS-221), in the order of GS-103."""

    def run(self, s: World) -> None:
        seat = self.seat
        armies, faith = income(s, seat)
        s.faith[seat] += faith  # GS-097: kept without limit
        s.raised = min(armies, s.reserve[seat])  # GS-105
        s.tell("income", "GS-094", seat=seat, armies=s.raised, faith=faith)
        s.then(OfferBook(seat), PlaceRaised(seat), TempleArmies(seat), Revive(seat, (0, 0, 0, 0)))


class OfferBook(Prompt[World]):
    """The Book of the Dead: give up raised armies for faith, once, or not (GS-100, GS-165)."""

    clause: ClassVar[str] = "GS-165"
    kinds: ClassVar[tuple[range, ...]] = (span("trade"), span("keep"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == TRADE:
            if not has_relic(s, self.seat, BOOK_OF_THE_DEAD):
                return no("GS-165", "relic-not-yours", remedy="own-the-relic", card="the_book_of_the_dead")
            if s.raised < BOOK_ARMIES:
                return no("GS-165", "too-few-raised", remedy="raise-more", armies=BOOK_ARMIES, raised=s.raised)
        return None

    def take(self, s: World, move: int) -> None:
        if move == TRADE:
            s.raised -= BOOK_ARMIES
            s.faith[self.seat] += BOOK_FAITH
            s.tell("book-traded", "GS-165", seat=self.seat, armies=BOOK_ARMIES, faith=BOOK_FAITH)


class PlaceRaised(Prompt[World]):
    """Raised armies go one by one to own territories (GS-098), all of them (GS-105); plague waits (GS-104)."""

    clause: ClassVar[str] = "GS-098"
    kinds: ClassVar[tuple[range, ...]] = (span("place"), span("done"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            if s.raised > 0:
                return no("GS-105", "armies-left-to-place", remedy="place-all", armies=s.raised)
            return None
        if s.raised == 0:
            return no("GS-105", "no-armies-left", remedy="done")
        return controlled(s, self.seat, move - PLACE, "GS-098")

    def options(self, s: World) -> list[int]:
        if s.raised == 0:
            return [DONE]
        seat, owner = self.seat, s.owner
        return [PLACE + land for land in range(LANDS) if owner[land] == seat]

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        land = move - PLACE
        s.raised -= 1
        s.armies[land] += 1
        s.reserve[self.seat] -= 1
        if s.events is not None:
            s.tell("placed", "GS-098", seat=self.seat, place=name(land))
        if s.raised > 0:
            s.then(self)


class TempleArmies(SeatStep[World]):
    """Each controlled temple raises one army in its own territory (GS-099)."""

    def run(self, s: World) -> None:
        for land in s.temples_of(self.seat):
            if raise_armies(s, self.seat, land, 1):
                s.tell("temple-army", "GS-099", seat=self.seat, place=name(land))


@step
class Revive(Prompt[World]):
    """From each controlled crypt an army may come back to a temple, never the last one (GS-101, GS-102)."""

    used: tuple[int, ...]
    clause: ClassVar[str] = "GS-101"
    kinds: ClassVar[tuple[range, ...]] = (span("revive"), span("done"))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        space = LANDS + move - REVIVE
        if space not in CRYPTS:
            return no("GS-101", "not-a-crypt", remedy="choose-crypt", place=name(space))
        refusal = controlled(s, self.seat, space, "GS-101")
        if refusal is not None:
            return refusal
        if s.armies[space] < 2:
            return no("GS-101", "last-army-stays", remedy="two-armies", place=name(space))
        limit = SCALES_LIMIT if has_relic(s, self.seat, SCALES_OF_OSIRIS) else 1
        if self.used[CRYPTS.index(space)] >= limit:
            return no("GS-102", "crypt-used", remedy="next-turn", place=name(space), limit=limit)
        if not s.temples_of(self.seat):
            return no("GS-101", "no-temple", remedy="control-a-temple")
        return None

    def options(self, s: World) -> list[int]:
        crypts = any(s.owner[crypt] == self.seat for crypt in CRYPTS)
        return super().options(s) if crypts else [DONE]

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        crypt = CRYPTS.index(LANDS + move - REVIVE)
        used = tuple([count + (1 if i == crypt else 0) for i, count in enumerate(self.used)])
        s.then(ReviveTo(self.seat, CRYPTS[crypt]), Revive(self.seat, used))


@step
class ReviveTo(Prompt[World]):
    """The revived army goes to a temple of the player's choice (GS-101, GS-102)."""

    crypt: int
    clause: ClassVar[str] = "GS-102"
    kinds: ClassVar[tuple[range, ...]] = (span("to"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return controlled(s, self.seat, move - TO, "GS-101") or with_temple(s, move - TO, "GS-101")

    def take(self, s: World, move: int) -> None:
        s.armies[self.crypt] -= 1
        s.armies[move - TO] += 1
        s.tell("revived", "GS-101", seat=self.seat, source=name(self.crypt), place=name(move - TO))
