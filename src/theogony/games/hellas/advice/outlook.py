"""How likely Kronos is to win, as a search of his values the ends of its playouts.

The ledgers weigh what a move changes at once; how games end depends more on how far Kronos is from freedom. The weights
are fitted to how games of playouts ended, as ``tools/fit_outlook.py`` does it.
"""

from typing import Final

from theogony.games.hellas.advice import titan
from theogony.games.hellas.advice.kronos import ledgers
from theogony.games.hellas.advice.ways import armies
from theogony.games.hellas.content import STRENGTH
from theogony.games.hellas.kronos import costs
from theogony.games.hellas.kronos.ending import HEROES_SIDE, TITAN_SIDE
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import INTACT, KRONOS_SEAT
from theogony.kernel.advice import exponential

FAR: Final = 30.0  # turns: what is further away is as far
BASE: Final = 3.382
WEIGHTS: Final[list[float]] = [0.078, -0.302, 0.563, -0.591, -0.0354, 1.301, -0.208]  # of the signs, in their order


def chance(s: Hellas) -> float:
    """Of Kronos to win."""
    total = BASE
    for weight, sign in zip(WEIGHTS, signs(s), strict=True):
        total += weight * sign
    return 1.0 / (1.0 + exponential(-total))


def signs(s: Hellas) -> list[float]:
    """What it depends on: how much better he stands than the Heroes by the ledgers, turns until he is free, Chains that
    bind him, the Strength of a Hero, turns of Terror until he wins, and his Anger, beside what comes back at
    once and by itself."""
    again = max(titan.LEAST_AGAIN, costs.level(s))
    stand = armies(s)
    rows = ledgers(s)
    strength = sum([s.attributes[3 * seat + STRENGTH] for seat in range(s.seats) if seat != KRONOS_SEAT])
    points = s.titan().points
    return [
        sum(rows[TITAN_SIDE], 0.0) - sum(rows[HEROES_SIDE], 0.0),  # without 0.0 it might be an int to mypyc
        min(FAR, titan.freedom_turns(s, stand, again)),
        float(len(s.cards.content[INTACT])),
        strength / (s.seats - 1),
        min(FAR, titan.terror_turns(s, stand)),
        points / again,
        float(points),
    ]
