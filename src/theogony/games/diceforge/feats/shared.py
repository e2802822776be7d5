"""Effects that several feats have in common."""

from typing import ClassVar

from theogony.games.diceforge.blessings import BLESSING, Bless, ChooseDie
from theogony.games.diceforge.content import BOAR_FACES, FACES, MISFORTUNE_FACES, POOL_FACES, POOLS
from theogony.games.diceforge.feats.effect import Effect
from theogony.games.diceforge.forging import offer_faces, take_and_forge
from theogony.games.diceforge.moves import PLAYER, asks
from theogony.games.diceforge.reserves import Decision
from theogony.games.diceforge.state import BOARS, MISFORTUNES, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no


class ForgeFrom(Effect):
    """A face of this pool is taken and forged, chosen where the pool holds different ones (DF-117)."""

    def __init__(self, pool: str) -> None:
        self.pool = POOLS.index(pool)

    def instant(self, s: Tournament, seat: int, colour: int) -> None:
        offer_faces(s, seat, sorted(set(POOL_FACES[self.pool])))


class BlessTwice(Effect):
    """Two divine blessings in a row, the second roll after the first is applied (DF-094, DF-110)."""

    def __init__(self, flags: int) -> None:
        self.flags = BLESSING | flags

    def instant(self, s: Tournament, seat: int, colour: int) -> None:
        s.then(Bless(seat, self.flags), Bless(seat, self.flags))


class BlessOneDie(Effect):
    """Four minor blessings in a row with one die (DF-096, DF-115)."""

    def __init__(self, flags: int) -> None:
        self.flags = BLESSING | flags

    def instant(self, s: Tournament, seat: int, colour: int) -> None:
        s.then(ChooseDie(seat, 4, self.flags))


class Impose(Effect):
    """The card has an owner now, and another player must forge the face of its colour (DF-105, DF-263)."""

    def __init__(self, boar: bool) -> None:
        self.cards = BOARS if boar else MISFORTUNES
        self.faces = BOAR_FACES if boar else MISFORTUNE_FACES

    def instant(self, s: Tournament, seat: int, colour: int) -> None:
        s.colour_owner[self.cards + colour] = seat
        s.then(NamePlayer(seat, self.faces[colour]))


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
