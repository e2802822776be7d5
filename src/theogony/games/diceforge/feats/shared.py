"""Effects that several feats have in common."""

from typing import ClassVar

from theogony.games.diceforge.blessings import BLESSING, Bless, ChooseDie
from theogony.games.diceforge.content import FACES, POOL_FACES, POOLS
from theogony.games.diceforge.forging import offer_faces, take_and_forge
from theogony.games.diceforge.moves import PLAYER, asks
from theogony.games.diceforge.reserves import Decision
from theogony.games.diceforge.state import Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no


def forge_from(pool: str, s: Tournament, seat: int, colour: int) -> None:
    """A face of this pool is taken and forged, chosen where the pool holds different ones (DF-117)."""
    offer_faces(s, seat, sorted(set(POOL_FACES[POOLS.index(pool)])))


def bless_twice(flags: int, s: Tournament, seat: int, colour: int) -> None:
    """Two divine blessings in a row, the second roll after the first is applied (DF-094, DF-110)."""
    s.then(Bless(seat, BLESSING | flags), Bless(seat, BLESSING | flags))


def bless_one_die(flags: int, s: Tournament, seat: int, colour: int) -> None:
    """Four minor blessings in a row with one die (DF-096, DF-115)."""
    s.then(ChooseDie(seat, 4, BLESSING | flags))


def impose(cards: int, faces: list[int], s: Tournament, seat: int, colour: int) -> None:
    """The card has an owner now, and another player must forge the face of its colour (DF-105, DF-263)."""
    s.colour_owner[cards + colour] = seat
    s.then(NamePlayer(seat, faces[colour]))


@step
class NamePlayer(Decision):
    """Any other player, also one who bears such faces already (DF-105, DF-107, DF-263)."""

    face: int
    clause: ClassVar[str] = "DF-107"
    kinds: ClassVar[tuple[range, ...]] = asks("player")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move - PLAYER == self.seat or move - PLAYER >= s.seats:
            return no("DF-107", "not-another-player", remedy="choose-opponent")
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [PLAYER + seat for seat in range(s.seats) if seat != self.seat]

    def chosen(self, s: Tournament, move: int) -> None:
        named = move - PLAYER
        s.tell("imposed", "DF-105", seat=self.seat, on=named, face=FACES[self.face])
        take_and_forge(s, named, self.face)
