"""Pieces leave the Upgrades, and Upgrades are unlocked. -- chapter 5 (HY-057 to HY-064)"""

from typing import ClassVar, Final

from theogony.games.hybris.content import (
    CHARACTERS,
    CITIES,
    HERO_PIECE,
    JOINING,
    PIECES,
    PROPHET_PIECE,
    SPARK,
    TEMPLE,
    TILES,
    UPGRADES,
)
from theogony.games.hybris.moves import DONE, TAKE_OUT, TEMPLE as PUT, span
from theogony.games.hybris.state import ABSENT, RESERVE, Hybris, Player
from theogony.games.hybris.texts import IMMEDIATE, SPARK_SPACE, UPGRADE as UPGRADE_TEXT, run_source, run_text, texts
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

SPARK_BIT: Final = 1 << SPARK
TEMPLE_BIT: Final = 1 << TEMPLE
ALL_UPGRADES: Final = (1 << TILES) - 1
# what the operation ``remove`` and the conversion table name, as bits of kinds
REMOVABLE: Final[dict[str, int]] = {
    "spark": SPARK_BIT,
    "temple": TEMPLE_BIT,
    "hero": 1 << HERO_PIECE,
    "prophet": 1 << PROPHET_PIECE,
    "hero_or_prophet": 1 << HERO_PIECE | 1 << PROPHET_PIECE,
    "any": (1 << len(PIECES)) - 1,
}


def removable(player: Player, kinds: int) -> bool:
    """Whether a piece of these kinds can leave an Upgrade (HY-061)."""
    return any(kinds >> kind & 1 and left_of(player, kind) for kind in range(len(PIECES)))


def left_of(player: Player, kind: int) -> int:
    """Pieces of a kind that are still on the Upgrades."""
    return sum([player.pieces[len(PIECES) * tile + kind] for tile in range(TILES)])


def remove(s: Hybris, seat: int, kinds: int, number: int) -> None:
    """Pieces of these kinds (bits) leave the Upgrades, of the owner's choice; without any there is no effect
    (HY-061)."""
    s.then(TakeOut(seat, kinds, number))


@step
class TakeOut(Prompt[Hybris]):
    """Which piece does the seat take out of which Upgrade? (HY-061)"""

    pieces: int  # bits: kinds
    number: int
    clause: ClassVar[str] = "HY-061"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("take-out"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        player = s.players[self.seat]
        if move < TAKE_OUT:
            return no("HY-061", "pieces-left", remedy="take-a-piece") if removable(player, self.pieces) else None
        kind, tile = divmod(move - TAKE_OUT, TILES)
        if not self.pieces >> kind & 1 or not player.pieces[len(PIECES) * tile + kind]:
            return no("HY-061", "no-such-piece", remedy="take-another-piece")
        return None

    def options(self, s: Hybris) -> list[int]:
        pieces = s.players[self.seat].pieces
        wanted = [kind for kind in range(len(PIECES)) if self.pieces >> kind & 1]
        found = [
            TAKE_OUT + TILES * kind + tile
            for kind in wanted
            for tile in range(TILES)
            if pieces[len(PIECES) * tile + kind]
        ]
        return found or [DONE]

    def take(self, s: Hybris, move: int) -> None:
        if move < TAKE_OUT:
            return
        if self.number > 1:
            s.then(TakeOut(self.seat, self.pieces, self.number - 1))
        kind, tile = divmod(move - TAKE_OUT, TILES)
        s.rules.take_piece(s, self.seat, tile, kind)


def take_piece(s: Hybris, seat: int, tile: int, kind: int) -> None:
    """A piece leaves its Upgrade and goes where it belongs; the last one unlocks it (HY-058)."""
    player = s.players[seat]
    at = len(PIECES) * tile + kind
    player.pieces = exchanged(player.pieces, at, player.pieces[at] - 1)
    s.tell("piece-taken", "HY-061", seat=seat, piece=PIECES[kind], upgrade=UPGRADES[TILES * player.olympian + tile])
    if not any(player.pieces[len(PIECES) * tile : len(PIECES) * tile + len(PIECES)]):
        unlock(s, seat, tile)
        if s.result is not None:
            return
    if kind == SPARK:
        player.sparks += 1
        run_source(s, SPARK_SPACE + player.sparks - 1, seat)  # HY-057
    elif kind == TEMPLE:
        s.then(PutTemple(seat))
    else:
        join(s, seat, kind)


def join(s: Hybris, seat: int, kind: int) -> None:
    """A Hero or Prophet comes into the reserve; without a Location token it waits for the next Age (HY-060)."""
    player = s.players[seat]
    character = next(one for one in JOINING[kind - HERO_PIECE] if player.at[one] == ABSENT)
    player.at[character] = RESERVE
    s.tell("joined", "HY-060", seat=seat, character=CHARACTERS[character])


class PutTemple(Prompt[Hybris]):
    """In which City does the seat put its Temple? In any, whatever stands there (HY-059)."""

    clause: ClassVar[str] = "HY-059"
    kinds: ClassVar[tuple[range, ...]] = (span("temple"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def take(self, s: Hybris, move: int) -> None:
        player = s.players[self.seat]
        player.temples = exchanged(player.temples, move - PUT, player.temples[move - PUT] + 1)
        s.tell("temple-built", "HY-059", seat=self.seat, city=CITIES[move - PUT])


def unlock(s: Hybris, seat: int, tile: int) -> None:
    """The ability of the Upgrade is in force from now on; an Immediate one is resolved at once (HY-058)."""
    player = s.players[seat]
    player.unlocked |= 1 << tile
    upgrade = TILES * player.olympian + tile
    s.tell("unlocked", "HY-058", seat=seat, upgrade=UPGRADES[upgrade])
    s.rules.upgrade_unlocked(s, seat)
    if s.result is None:
        s.then(Unlocked(seat, UPGRADE_TEXT + upgrade))


@step
class Unlocked(Step[Hybris]):
    """The Immediate text of an Upgrade, once its last piece has found its place."""

    seat: int
    source: int

    def run(self, s: Hybris) -> None:
        for script in texts(s).of[self.source]:
            if script.timing == IMMEDIATE:
                run_text(s, script, self.seat)
