"""What a learned value sees of a player of the base game: points, goods, Upgrades, Technologies, characters, time."""

from typing import Final

from theogony.games.hybris.advice.outlook import Outlook, ascends
from theogony.games.hybris.advice.worth import TERMS, ledgers
from theogony.games.hybris.content import COUNTED, OLYMPIAN, OLYMPIANS, PIECES, TECHNOLOGIES, TILES
from theogony.games.hybris.state import FALLEN, NOTHING, PHASES, RESERVE, Hybris
from theogony.games.hybris.zones import PREMONITION_HAND

_AGES: Final = 6
_GOODS: Final = len(TERMS)
_PIECES: Final = _GOODS + COUNTED
_TILES: Final = _PIECES + len(PIECES)
_STATUS: Final = _TILES + 2 * TILES
_AGE: Final = _STATUS + 18
_PHASE: Final = _AGE + _AGES
_PLACES: Final = _PHASE + len(PHASES)  # of Technologies on their way
_OLYMPIANS: Final = _PLACES + 6
_DEPLOYED: Final = _OLYMPIANS + len(OLYMPIANS)
WIDTH: Final = _DEPLOYED + len(TECHNOLOGIES)
_SCALE: Final = [40.0, 6.0, 6.0, 6.0, 8.0, 6.0]


def features(s: Hybris) -> list[list[float]]:
    """A row for each side; none where sides are not single players."""
    if s.chronos:
        return []
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        row = [0.0] * WIDTH
        for term in range(len(TERMS)):
            row[term] = ledger[term] / 20.0
        if s.players[seat].olympian != NOTHING:
            _put_board(s, seat, row)
            _put_status(s, seat, row)
            _put_technologies(s, seat, row)
        row[_AGE + min(_AGES, s.age) - 1] = 1.0
        row[_PHASE + s.phase] = 1.0
        rows.append(row)
    return rows


def _put_board(s: Hybris, seat: int, row: list[float]) -> None:
    """Goods, and what is left on the Upgrades."""
    player = s.players[seat]
    row[_OLYMPIANS + player.olympian] = 1.0
    for good in range(COUNTED):
        row[_GOODS + good] = player.goods[good] / _SCALE[good]
    for tile in range(TILES):
        row[_TILES + tile] = float(player.unlocked >> tile & 1)
        for kind in range(len(PIECES)):
            number = player.pieces[len(PIECES) * tile + kind]
            row[_PIECES + kind] += number / 4.0
            row[_TILES + TILES + tile] += number / 3.0


def _put_status(s: Hybris, seat: int, row: list[float]) -> None:
    player = s.players[seat]
    outlook = Outlook(s, seat)
    row[_STATUS] = s.greatness[seat] / 10.0
    row[_STATUS + 1] = player.sparks / 4.0
    row[_STATUS + 2] = sum(player.temples) / 4.0
    row[_STATUS + 3] = player.stored.bit_count() / 2.0
    row[_STATUS + 4] = player.deployed.bit_count() / 3.0
    row[_STATUS + 5] = outlook.actors / 6.0
    row[_STATUS + 6] = outlook.to_act / 6.0
    row[_STATUS + 7] = outlook.horizon / 6.0
    row[_STATUS + 8] = float(player.passed)
    row[_STATUS + 9] = float(player.at[OLYMPIAN] == RESERVE)
    row[_STATUS + 10] = float(player.at[OLYMPIAN] == FALLEN)
    row[_STATUS + 11] = sum([where == FALLEN for where in player.at]) / 3.0
    row[_STATUS + 12] = len(s.hand(seat)) / 8.0
    row[_STATUS + 13] = len(s.cards.content[PREMONITION_HAND + seat]) / 3.0
    row[_STATUS + 14] = ascends(s, seat)
    row[_STATUS + 15] = s.seats - 2.0
    row[_STATUS + 16] = float(player.pillars.bit_count() - player.turned.bit_count())
    row[_STATUS + 17] = float(s.turn == seat)


def _put_technologies(s: Hybris, seat: int, row: list[float]) -> None:
    for place, tile in enumerate([*s.workshop, *s.factory]):
        if tile != NOTHING and s.owner[tile] == seat:
            row[_PLACES + place] += 1.0
    deployed = s.players[seat].deployed
    for tile in range(deployed.bit_length()):
        row[_DEPLOYED + tile] = float(deployed >> tile & 1)
