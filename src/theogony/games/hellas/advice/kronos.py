"""Kronos mode by side: the Titan's row and the Heroes', and the rules of thumb that differ from the base game."""

from typing import Final

from theogony.games.hellas.advice import heroes, titan, worth
from theogony.games.hellas.kronos.ending import HEROES_SIDE, TITAN_SIDE
from theogony.games.hellas.state import Hellas
from theogony.kernel.advice import Rule

TERMS: Final[tuple[str, ...]] = (*worth.TERMS, *titan.TERMS, *heroes.TERMS)
RULES: Final[dict[type, Rule]] = {**titan.RULES, **heroes.RULES}
_MEANS: Final[list[int]] = [worth.TERMS.index(term) for term in heroes.MEANS]


def ledgers(s: Hellas) -> list[list[float]]:
    """The Titan's row and the Heroes'."""
    own = len(worth.TERMS)
    rows = [[0.0] * len(TERMS), [0.0] * len(TERMS)]
    if s.titan().region < 0:  # Kronos is not on the map yet
        return rows
    rows[TITAN_SIDE][own : own + len(titan.TERMS)] = titan.row(s)
    rows[HEROES_SIDE][own + len(titan.TERMS) :] = heroes.row(s)
    for seat in range(1, s.seats):
        if s.players[seat].hero >= 0:
            for term, found in zip(_MEANS, heroes.means(s, seat), strict=True):
                rows[HEROES_SIDE][term] += found
    return rows
