"""What a learned value sees of each player: the terms of the advice, as counted and as weighed, the epoch, gods, cards
and continents."""

from typing import Final

from theogony.games.godstorm.advice.worth import TERMS, WEIGHTS, features as terms_of, strikes_left, turns_left
from theogony.games.godstorm.content import ALL_PLACES, CONTINENT_LANDS, DEATH, LANDS, MAGIC, SKY, WAR
from theogony.games.godstorm.state import NOWHERE, World

_TURNS: Final = 6
_WEIGHED: Final = len(TERMS)
_STRIKES: Final = 2 * len(TERMS)
_EPOCH: Final = _STRIKES + _TURNS
_GODS: Final = _EPOCH + 5
_CARDS: Final = _GODS + 4
_PURSE: Final = _CARDS + 4
_CONTINENTS: Final = _PURSE + 9
WIDTH: Final = _CONTINENTS + 2 * len(CONTINENT_LANDS)
_SCALE: Final = [10.0, 5.0, 5.0, 4.0, 2.0, 40.0, 30.0, 15.0, 12.0, 3.0, 4.0, 6.0, 15.0, 5.0, 1.0]


def features(s: World) -> list[list[float]]:
    """A row for each side; none in the classic mode, which has no end to look forward to."""
    if not s.rules.foreseen:
        return []
    rows: list[list[float]] = []
    for seat, terms in enumerate(terms_of(s)):
        row = [0.0] * WIDTH
        strikes = strikes_left(s, seat)
        weights = WEIGHTS[strikes]
        for term in range(len(TERMS)):
            row[term] = terms[term] / _SCALE[term]
            row[_WEIGHED + term] = terms[term] * weights[term] / 10.0
        row[_STRIKES + strikes] = 1.0
        row[_EPOCH + min(4, s.epoch - 1)] = 1.0
        _put_pieces(s, seat, row)
        _put_continents(s, seat, row)
        rows.append(row)
    return rows


def _put_pieces(s: World, seat: int, row: list[float]) -> None:
    for kind in range(4):
        row[_GODS + kind] = float(s.gods[4 * seat + kind] != NOWHERE)
    for place, deck in enumerate((DEATH, SKY, WAR, MAGIC)):
        row[_CARDS + place] = len(s.held(seat, deck)) / 3.0
    row[_PURSE] = s.faith[seat] / 12.0
    row[_PURSE + 1] = s.heaven[seat] / 15.0
    row[_PURSE + 2] = s.marker[seat] / 5.0
    row[_PURSE + 3] = float(s.turn == seat)
    row[_PURSE + 4] = s.seats - 2.0
    row[_PURSE + 5] = float(turns_left(s, seat) > 0)
    owned = 0
    below = 0
    for place in range(ALL_PLACES):
        if s.owner[place] == seat:
            if place < LANDS:
                owned += 1
            else:
                below += 1
    row[_PURSE + 6] = owned / 12.0
    row[_PURSE + 7] = below / 6.0
    row[_PURSE + 8] = float(s.alive[seat])


def _put_continents(s: World, seat: int, row: list[float]) -> None:
    for continent, lands in enumerate(CONTINENT_LANDS):
        count = 0
        for land in lands:
            if s.owner[land] == seat:
                count += 1
        row[_CONTINENTS + 2 * continent] = count / len(lands)
        row[_CONTINENTS + 2 * continent + 1] = float(count == len(lands))
