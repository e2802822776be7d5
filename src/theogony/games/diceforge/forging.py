"""Forging: buying, taking, imposing and upgrading faces. -- chapters 4 and 6, DF-076, DF-157 to DF-162"""

from typing import ClassVar, Final

from theogony.games.diceforge.blessings import BLESSING, BlessMinor
from theogony.games.diceforge.content import (
    BOAR,
    BOAR_CARD,
    FACES,
    FEAT_SLOT,
    KIND,
    LEVELS,
    MISFORTUNE,
    SANCTUARY,
    SHIP,
)
from theogony.games.diceforge.faces import POWERS, Power
from theogony.games.diceforge.moves import BUY, DICE, DONE, FACE_COUNT, FORGE, PASS, REPLACE, UPGRADE, asks
from theogony.games.diceforge.payments import pay_gold, too_little_gold
from theogony.games.diceforge.reserves import LOSS, Decision
from theogony.games.diceforge.smith import gold_of
from theogony.games.diceforge.state import SIDES, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no

BLESS_IT: Final = 1  # after forging: a minor blessing with that die (DF-149)

# -- replacing a face --------------------------------------------------------------------------------------------------


def removable(s: Tournament, face: int) -> bool:
    """Any face may be replaced but those that an opponent's card imposed (DF-039).

    A Boar face comes from a Boar card if these are in the game; else it was taken with the Trident (DF-084).
    """
    if KIND[face] == MISFORTUNE:
        return False
    return KIND[face] != BOAR or s.slots[FEAT_SLOT[BOAR_CARD]] != BOAR_CARD


def sides_to_replace(s: Tournament, seat: int, first: int) -> list[int]:
    """The removable faces on the seat's dice, as moves of a kind that names die and face; ascending."""
    found: list[int] = []
    for which in range(2):
        at = SIDES * (2 * seat + which)
        base = first + FACE_COUNT * which
        last = -1
        for face in sorted(s.dice[at : at + SIDES]):
            if face != last and (KIND[face] < BOAR or removable(s, face)):
                found.append(base + face)
            last = face
    return found


def can_forge(s: Tournament, seat: int) -> bool:
    """A player without any removable face cannot forge, and does not pay for it (DF-040)."""
    for at in range(2 * SIDES * seat, 2 * SIDES * (seat + 1)):
        if KIND[s.dice[at]] < BOAR or removable(s, s.dice[at]):
            return True
    return False


def forge_at(s: Tournament, seat: int, which: int, old: int, new: int) -> None:
    """The old face leaves for good and counts as forged; the die displays the new one (DF-037, DF-038).

    Which of several equal faces is removed makes no difference.
    """
    die = 2 * seat + which
    at = SIDES * die
    while s.dice[at] != old:
        at += 1
    s.dice[at] = new
    s.up[die] = at - SIDES * die
    s.removed[seat] = (*s.removed[seat], old)
    if s.events is not None:
        s.tell("forged", "DF-037", seat=seat, face=FACES[new], old=FACES[old], die=DICE[which], side=s.up[die])


def forged(s: Tournament, seat: int) -> int:
    """The number of faces the seat has forged: every way of forging counts (DF-038)."""
    return len(s.removed[seat])


def take_and_forge(s: Tournament, seat: int, face: int, sequel: int = 0) -> None:
    """The face leaves its pool, and the seat must forge it on one of its dice."""
    if can_forge(s, seat):
        s.left[face] -= 1
        s.then(ForgeFace(seat, face, sequel))


@step
class ForgeFace(Decision):
    """Which face of which die the new one replaces (DF-037, DF-060)."""

    face: int
    sequel: int
    clause: ClassVar[str] = "DF-037"
    kinds: ClassVar[tuple[range, ...]] = asks("replace")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        return side_refusal(s, self.seat, (move - REPLACE) // FACE_COUNT, (move - REPLACE) % FACE_COUNT)

    def choices(self, s: Tournament) -> list[int]:
        return sides_to_replace(s, self.seat, REPLACE)

    def chosen(self, s: Tournament, move: int) -> None:
        which = (move - REPLACE) // FACE_COUNT
        if self.sequel == BLESS_IT:
            s.then(BlessMinor(self.seat, which, BLESSING))
        forge_at(s, self.seat, which, (move - REPLACE) % FACE_COUNT, self.face)


def side_refusal(s: Tournament, seat: int, which: int, face: int) -> Refusal | None:
    """The face must be on that die, and not imposed by an opponent (DF-039)."""
    die = 2 * seat + which
    if face not in s.dice[SIDES * die : SIDES * die + SIDES]:
        return no("DF-037", "face-not-on-die", remedy="choose-from-die", face=FACES[face], die=DICE[which])
    if not removable(s, face):
        return no("DF-039", "imposed-face", remedy="choose-another-face", face=FACES[face])
    return None


@step
class TakeFace(Decision):
    """One of these faces, free of charge: from the pool of a feat, or the cheapest ones (DF-093, DF-113, DF-150)."""

    faces: tuple[int, ...]
    sequel: int
    clause: ClassVar[str] = "DF-117"
    kinds: ClassVar[tuple[range, ...]] = asks("forge")
    unlisted: ClassVar[tuple[str, str]] = ("face-not-to-be-taken", "choose-offered-face")

    def choices(self, s: Tournament) -> list[int]:
        return [FORGE + face for face in self.faces]

    def chosen(self, s: Tournament, move: int) -> None:
        take_and_forge(s, self.seat, move - FORGE, self.sequel)


def offer_faces(s: Tournament, seat: int, faces: list[int], sequel: int = 0) -> None:
    """The seat takes one of these faces that are left and forges it; if none is left, nothing happens (DF-117)."""
    left = faces_left(s, faces)
    if left:
        s.then(TakeFace(seat, left, sequel))


def faces_left(s: Tournament, faces: list[int]) -> tuple[int, ...]:
    """Those of the faces that are left, ascending."""
    return tuple([face for face in sorted(faces) if s.left[face]])


# -- buying ------------------------------------------------------------------------------------------------------------


def price_refusal(s: Tournament, seat: int, face: int, discount: int) -> Refusal | None:
    """Only faces left in the Sanctuary are for sale (DF-059, DF-062), at their cost less a discount (DF-057)."""
    if face not in SANCTUARY:
        return no("DF-059", "not-for-sale", remedy="choose-from-sanctuary", face=FACES[face])
    if not s.left[face]:
        return no("DF-062", "sold-out", remedy="choose-another-face", face=FACES[face])
    if not can_forge(s, seat):
        return no("DF-040", "nothing-to-replace")
    return too_little_gold(s, seat, max(0, s.box.face_cost[face] - discount), "DF-057")


def affordable_faces(s: Tournament, seat: int, discount: int, bought: int = 0) -> list[int]:
    """The faces that the seat can buy, as moves; ascending, without those ``bought`` (bits) in this offering."""
    gold = gold_of(s, seat) + discount
    left, within = s.left, s.box.within
    enough = within[gold if gold < len(within) else -1]
    found = [BUY + face for face in enough if left[face] and not bought >> face & 1]
    return found if found and can_forge(s, seat) else []


def buy(s: Tournament, seat: int, face: int, discount: int) -> None:
    """The price is paid and the face forged at once (DF-057, DF-060)."""
    price = max(0, s.box.face_cost[face] - discount)
    if s.events is not None:
        s.tell("bought", "DF-057", seat=seat, face=FACES[face], price=price)
    take_and_forge(s, seat, face)
    pay_gold(s, seat, price)


@step
class BuyFace(Decision):
    """One face of the Sanctuary may be bought at a discount (DF-076, DF-200, DF-201)."""

    discount: int
    clause: ClassVar[str] = "DF-076"
    kinds: ClassVar[tuple[range, ...]] = asks("buy", "pass")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        return None if move == PASS else price_refusal(s, self.seat, move - BUY, self.discount)

    def choices(self, s: Tournament) -> list[int]:
        return [*affordable_faces(s, self.seat, self.discount), PASS]

    def tempting(self, s: Tournament) -> list[int]:
        return [BUY + face for face in SANCTUARY]

    def chosen(self, s: Tournament, move: int) -> None:
        if move != PASS:
            buy(s, self.seat, move - BUY, self.discount)


class MustBuyFace(BuyFace):
    """One face of the Sanctuary is bought, unless none can be paid for (DF-154, DF-155)."""

    clause: ClassVar[str] = "DF-155"

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == PASS and affordable_faces(s, self.seat, self.discount):
            return no("DF-155", "must-forge", remedy="choose-from-sanctuary")
        return super().allows(s, move)

    def choices(self, s: Tournament) -> list[int]:
        return affordable_faces(s, self.seat, self.discount) or [PASS]


@step
class Offering(Decision):
    """More faces in the same offering: all of them must be different (DF-057, DF-058).

    An extra action is another offering, and may buy what this one bought (DF-061).
    """

    bought: int
    clause: ClassVar[str] = "DF-057"
    kinds: ClassVar[tuple[range, ...]] = asks("buy", "done")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == DONE:
            return None
        if self.bought >> (move - BUY) & 1:
            return no("DF-058", "bought-already", remedy="choose-another-face", face=FACES[move - BUY])
        return price_refusal(s, self.seat, move - BUY, 0)

    def choices(self, s: Tournament) -> list[int]:
        found = affordable_faces(s, self.seat, 0, self.bought)
        found.append(DONE)
        return found

    def tempting(self, s: Tournament) -> list[int]:
        return [BUY + face for face in SANCTUARY]

    def chosen(self, s: Tournament, move: int) -> None:
        if move != DONE:
            offer(s, self.seat, move - BUY, self.bought)


def offer(s: Tournament, seat: int, face: int, bought: int) -> None:
    """A face of an offering is bought and forged; another one may follow (DF-057)."""
    s.then(Offering(seat, bought | 1 << face))
    buy(s, seat, face, 0)


class Ship(Power):
    """A purchase at 2 gold less, or at 6 less with ``times_3``, still of one face (DF-076, DF-077, DF-324).

    Two ships are two purchases and may buy equal faces. Under the Minotaur a ship does nothing (DF-099).
    """

    def apply(self, s: Tournament, seat: int, factor: int, flags: int) -> None:
        if not flags & LOSS:
            s.then(BuyFace(seat, s.box.ship_discount * factor))


POWERS[SHIP] = Ship()

# -- upgrading ---------------------------------------------------------------------------------------------------------


def better_faces(s: Tournament, face: int, levels: int) -> list[int]:
    """The faces by which this one can be upgraded: all that are left on the level to be reached (DF-157).

    A level 7 face cannot be upgraded, and nothing goes beyond level 7 (DF-160). From an empty level the next higher one
    that is not empty counts (DF-159). Faces that the Sanctuary does not have are of level 0 (DF-158).
    """
    if s.box.level[face] == LEVELS:
        return []
    for level in range(min(s.box.level[face] + levels, LEVELS), LEVELS + 1):
        left = [better for better in s.box.faces_of_level[level] if s.left[better]]
        if left:
            return left
    return []


def can_upgrade(s: Tournament, seat: int, levels: int) -> bool:
    return any(better_faces(s, (move - UPGRADE) % FACE_COUNT, levels) for move in sides_to_replace(s, seat, UPGRADE))


@step
class ChooseUpgrade(Decision):
    """Which face is upgraded; imposed ones cannot be (DF-157, DF-162). Nobody may decline it (DF-068, DF-285)."""

    levels: int
    clause: ClassVar[str] = "DF-157"
    kinds: ClassVar[tuple[range, ...]] = asks("upgrade")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        which, face = (move - UPGRADE) // FACE_COUNT, (move - UPGRADE) % FACE_COUNT
        refusal = side_refusal(s, self.seat, which, face)
        if refusal is None and not better_faces(s, face, self.levels):
            return no("DF-160", "no-better-face", remedy="choose-another-face", face=FACES[face])
        return refusal

    def choices(self, s: Tournament) -> list[int]:
        return [
            move
            for move in sides_to_replace(s, self.seat, UPGRADE)
            if better_faces(s, (move - UPGRADE) % FACE_COUNT, self.levels)
        ]

    def chosen(self, s: Tournament, move: int) -> None:
        which, face = (move - UPGRADE) // FACE_COUNT, (move - UPGRADE) % FACE_COUNT
        s.then(ChooseBetter(self.seat, which, face, self.levels))


@step
class ChooseBetter(Decision):
    """Any face left on the level that is reached, forged free of charge in the place of the old one (DF-157)."""

    which: int
    face: int
    levels: int
    clause: ClassVar[str] = "DF-157"
    kinds: ClassVar[tuple[range, ...]] = asks("forge")
    unlisted: ClassVar[tuple[str, str]] = ("not-of-that-level", "choose-of-level")

    def choices(self, s: Tournament) -> list[int]:
        return [FORGE + face for face in better_faces(s, self.face, self.levels)]

    def chosen(self, s: Tournament, move: int) -> None:
        s.left[move - FORGE] -= 1
        forge_at(s, self.seat, self.which, self.face, move - FORGE)
