"""What a learned value sees of each player of the base game: the four ways to win and the means to them."""

from typing import Final

from theogony.games.hellas.advice.prospects import hope, huntable
from theogony.games.hellas.advice.worth import TERMS, acts, ledgers
from theogony.games.hellas.content import (
    ARTIFACTS,
    BLESSINGS,
    CITY,
    HEROES,
    LAND_BITS,
    MONUMENT_REGION,
    PLACES,
    REGIONS_OF,
    SHRINE,
    SPECIAL,
)
from theogony.games.hellas.control import controlled
from theogony.games.hellas.state import NOTHING, Hellas

_WAYS: Final = len(TERMS)
_MEANS: Final = _WAYS + 16
_HEROES: Final = _MEANS + 19
_USED: Final = _HEROES + len(HEROES)
_BLESSINGS: Final = _USED + len(SPECIAL)
_ARTIFACTS: Final = _BLESSINGS + len(BLESSINGS)
WIDTH: Final = _ARTIFACTS + len(ARTIFACTS)


def features(s: Hellas) -> list[list[float]]:
    """A row for each side; none where sides are not single players."""
    if not s.rules.each_for_himself:
        return []
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        row = [0.0] * WIDTH
        for term in range(len(TERMS)):
            row[term] = ledger[term] / 8.0
        if s.players[seat].hero >= 0:
            held = controlled(s, seat)
            _put_ways(s, seat, held, row)
            _put_means(s, seat, held, row)
            _put_cards(s, seat, row)
        rows.append(row)
    return rows


def _put_ways(s: Hellas, seat: int, held: int, row: list[float]) -> None:
    """How near each way to win is."""
    parts = sorted([(held & bits).bit_count() / len(REGIONS_OF[land]) for land, bits in enumerate(LAND_BITS)])
    for place in range(4):
        row[_WAYS + place] = parts[-1 - place]
    row[_WAYS + 4] = held.bit_count() / 10.0
    row[_WAYS + 5] = sum([part == 1.0 for part in parts]) / 2.0
    row[_WAYS + 6] = (held & s.temples).bit_count() / 4.0
    row[_WAYS + 7] = (held & SHRINE & ~s.temples).bit_count() / 3.0
    row[_WAYS + 8] = s.players[seat].trophies.bit_count() / 2.0
    row[_WAYS + 9] = hope(s, seat)
    row[_WAYS + 10] = huntable(s, seat)
    row[_WAYS + 11] = float(s.king_monument != NOTHING and held >> MONUMENT_REGION[s.king_monument] & 1 == 1)
    row[_WAYS + 12] = s.countdown / 4.0 if s.king_monument != NOTHING else 1.0
    for monument, region in enumerate(MONUMENT_REGION):
        row[_WAYS + 13 + monument] = s.levels[monument] / 5.0 if held >> region & 1 else 0.0


def _put_means(s: Hellas, seat: int, held: int, row: list[float]) -> None:
    player = s.players[seat]
    army = s.hoplites[PLACES * seat : PLACES * seat + PLACES]
    row[_MEANS] = sum(army) / 12.0
    row[_MEANS + 1] = player.supply / 10.0
    row[_MEANS + 2] = max(army) / 6.0
    row[_MEANS + 3] = (held & CITY).bit_count() / 3.0
    for attribute in range(3):
        row[_MEANS + 4 + attribute] = s.attributes[3 * seat + attribute] / 4.0
        row[_MEANS + 7 + attribute] = float(player.injuries >> attribute & 1)
    row[_MEANS + 10] = player.pool / 3.0
    row[_MEANS + 11] = s.praying_of(seat) / 3.0
    row[_MEANS + 12] = s.glory.count(seat) / 2.0
    row[_MEANS + 13] = player.step / 3.0
    row[_MEANS + 14] = float(acts(s, seat))
    row[_MEANS + 15] = float(s.turn == seat)
    row[_MEANS + 16] = s.seats - 2.0
    row[_MEANS + 17] = min(2.0, s.turns / 40.0)
    row[_MEANS + 18] = len(s.hand(seat)) / 4.0


def _put_cards(s: Hellas, seat: int, row: list[float]) -> None:
    player = s.players[seat]
    row[_HEROES + player.hero] = 1.0
    for action in range(len(SPECIAL)):
        row[_USED + action] = float(player.used >> action & 1)
    for blessing in range(player.blessings.bit_length()):
        row[_BLESSINGS + blessing] = float(player.blessings >> blessing & 1)
    for artifact in range(player.artifacts.bit_length()):
        row[_ARTIFACTS + artifact] = 0.5 * (player.artifacts >> artifact & 1) + 0.5 * (player.charged >> artifact & 1)
