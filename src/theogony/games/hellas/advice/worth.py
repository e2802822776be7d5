"""What a position is worth to each player, term by term: the four ways to win, and the means to them."""

from typing import Final

from theogony.games.hellas.content import (
    LAND_BITS,
    LANDS,
    MONUMENT_REGION,
    PLACES,
    REGIONS_OF,
    SHRINE,
    WARLORD_OF_THREE,
)
from theogony.games.hellas.control import controlled
from theogony.games.hellas.ending import THREE_PLAYERS
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.games.hellas.turn import TakeTurn

TERMS: Final = (
    "advice-lands",
    "advice-temples",
    "advice-monsters",
    "advice-king",
    "advice-army",
    "advice-hero",
    "advice-cards",
    "advice-turn",
)
REASONS: Final = tuple(f"{term}-{way}" for term in TERMS for way in ("more", "less"))
REGION: Final = 0.45
NEAR: Final[list[float]] = [0.0, 0.4, 1.2, 3.0, 6.5]  # a Land, by Regions held; the last for all of a large one
TEMPLE: Final[list[float]] = [0.0, 1.0, 2.4, 4.6, 8.0, 30.0]
TROPHY: Final[list[float]] = [0.0, 3.5, 9.0, 30.0]
HOPLITE: Final = 0.32
ATTRIBUTE: Final[list[float]] = [0.9, 0.8, 0.5]
INJURY: Final = 0.7
GLORY: Final = 0.8
PRIEST: Final = 0.7
CARD: Final = 0.35
BLESSING: Final = 1.3
ARTIFACT: Final = 0.9
COVERED: Final = 0.12
TURN: Final = 1.6  # the Special Action is still to come


def ledgers(s: Hellas) -> list[list[float]]:
    """A row for each side; a side's worth is that of its seats."""
    rows = [[0.0] * len(TERMS) for _ in s.sides.names]
    for seat in range(s.seats):
        if s.players[seat].hero >= 0:
            row = rows[s.sides.of[seat]]
            for term, worth in enumerate(_row(s, seat)):
                row[term] += worth
    return rows


def _row(s: Hellas, seat: int) -> list[float]:
    player = s.players[seat]
    held = controlled(s, seat)
    trophies = player.trophies.bit_count()
    temples = (held & s.temples).bit_count()
    return [
        _lands(s, held),
        TEMPLE[min(temples, 5)] + 0.3 * (held & SHRINE & ~s.temples).bit_count(),
        TROPHY[min(trophies, 3)],
        _king(s, seat),
        _army(s, seat, held),
        _hero(s, seat),
        _cards(s, seat),
        TURN if s.turn == seat and s.agenda and isinstance(s.agenda[-1], TakeTurn) else 0.0,
    ]


def _lands(s: Hellas, held: int) -> float:
    """The Lands nearest to be whole count, as many as are needed; every Region counts a little."""
    found: list[float] = []
    for land in range(len(LANDS)):
        if s.seats == THREE_PLAYERS and not s.titans and not WARLORD_OF_THREE[land]:
            continue
        own = (held & LAND_BITS[land]).bit_count()
        found.append(NEAR[own + 4 - len(REGIONS_OF[land])] if own else 0.0)
    found.sort(reverse=True)
    need = s.box.lands_to_win.get(s.seats, 3)
    return REGION * held.bit_count() + sum(found[:need])


def _king(s: Hellas, seat: int) -> float:
    if s.king_monument == NOTHING or s.control[MONUMENT_REGION[s.king_monument]] != seat:
        return 0.0
    return 5.0 + 3.0 * (s.box.countdown - s.countdown)


def _army(s: Hellas, seat: int, held: int) -> float:
    """Hoplites on the map; what nobody guards is half lost."""
    at = PLACES * seat
    worth = 0.0
    for region in range(PLACES):
        number = s.hoplites[at + region]
        if number:
            worth += HOPLITE * min(number, 6)
        elif held >> region & 1:
            worth -= 0.15
    return worth


def _hero(s: Hellas, seat: int) -> float:
    player = s.players[seat]
    worth = PRIEST * player.pool - INJURY * player.injuries.bit_count() + GLORY * s.glory.count(seat)
    for attribute, weight in enumerate(ATTRIBUTE):
        worth += weight * s.attributes[3 * seat + attribute]
    return worth + 1.2 * player.step


def _cards(s: Hellas, seat: int) -> float:
    player = s.players[seat]
    return (
        CARD * len(s.hand(seat))
        + BLESSING * player.blessings.bit_count()
        + ARTIFACT * player.artifacts.bit_count()
        + 0.2 * player.charged.bit_count()
        + 0.8 * player.kept.bit_count()
        - COVERED * player.used.bit_count()
    )
