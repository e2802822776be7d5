"""What a learned value sees of each player: the terms of the advice, as counted and as weighed, the epoch, gods, cards
and continents."""

from typing import Final

from theogony.games.godstorm.advice.worth import TERMS, WEIGHTS, features as terms_of, strikes_left, turns_left
from theogony.games.godstorm.content import CONTINENT_LANDS, DEATH, GODS, LANDS, MAGIC, SKY, WAR
from theogony.games.godstorm.state import NOWHERE, World
from theogony.kernel.network import one_of

_TURNS: Final = 6
_EPOCHS: Final = 5
_HOLDINGS: Final = len(GODS) + 4 + 9  # gods, cards by deck, and the rest
WIDTH: Final = 2 * len(TERMS) + _TURNS + _EPOCHS + _HOLDINGS + 2 * len(CONTINENT_LANDS)
_SCALE: Final = [10.0, 5.0, 5.0, 4.0, 2.0, 40.0, 30.0, 15.0, 12.0, 3.0, 4.0, 6.0, 15.0, 5.0, 1.0]


def features(s: World) -> list[list[float]]:
    """A row for each side; none in the classic mode, which has no end to look forward to."""
    if not s.rules.foreseen:
        return []
    rows: list[list[float]] = []
    for seat, terms in enumerate(terms_of(s)):
        strikes = strikes_left(s, seat)
        weights = WEIGHTS[strikes]
        row = [terms[term] / _SCALE[term] for term in range(len(TERMS))]
        row += [terms[term] * weights[term] / 10.0 for term in range(len(TERMS))]
        row += one_of(_TURNS, strikes) + one_of(_EPOCHS, min(_EPOCHS, s.epoch) - 1)
        rows.append(row + _holdings(s, seat) + _continents(s, seat))
    return rows


def _holdings(s: World, seat: int) -> list[float]:
    row = [float(s.gods[4 * seat + kind] != NOWHERE) for kind in range(len(GODS))]
    row += [len(s.held(seat, deck)) / 3.0 for deck in (DEATH, SKY, WAR, MAGIC)]
    return row + [
        s.faith[seat] / 12.0,
        s.heaven[seat] / 15.0,
        s.marker[seat] / 5.0,
        float(s.turn == seat),
        s.seats - 2.0,
        float(turns_left(s, seat) > 0),
        s.owner[:LANDS].count(seat) / 12.0,
        s.owner[LANDS:].count(seat) / 6.0,
        float(s.alive[seat]),
    ]


def _continents(s: World, seat: int) -> list[float]:
    row: list[float] = []
    for lands in CONTINENT_LANDS:
        count = [s.owner[land] for land in lands].count(seat)
        row += [count / len(lands), float(count == len(lands))]
    return row
