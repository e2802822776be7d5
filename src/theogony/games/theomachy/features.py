"""What a learned value sees of each player: followers, Stake and chances, deck, gods, and where the Hand stands."""

from typing import Final

from theogony.games.theomachy.advice.worth import TERMS, deck_worth, hand_chances, ledgers
from theogony.games.theomachy.content import DESIGN, TYPE
from theogony.games.theomachy.state import PHASES, Table
from theogony.games.theomachy.tokens import cult_value, stake_value

_TOKENS: Final = len(TERMS)  # Cult, Stake, level and paid, by kind
_STANDING: Final = _TOKENS + 12
_HAND: Final = _STANDING + 14
_PHASE: Final = _HAND + 4
_SEATS: Final = _PHASE + len(PHASES)
WIDTH: Final = _SEATS + 7


def features(s: Table) -> list[list[float]]:
    """A row for each side."""
    chances = hand_chances(s)
    everything = sum([cult_value(s, seat) + stake_value(s, seat) for seat in range(s.seats)]) or 1
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        row = [0.0] * WIDTH
        for term in range(len(TERMS)):
            row[term] = ledger[term] / 20.0
        for kind in range(3):
            at = 3 * seat + kind
            row[_TOKENS + kind] = s.cult[at] / 8.0
            row[_TOKENS + 3 + kind] = (s.stake[at] + s.stand[at] + s.loan[at]) / 4.0
            row[_TOKENS + 6 + kind] = s.level[kind] / 4.0
            row[_TOKENS + 9 + kind] = s.paid[at] / 4.0
        _put_standing(s, seat, everything, chances[seat], row)
        for card in s.hand(seat):
            row[_HAND + TYPE[DESIGN[card]]] += 0.25
        row[_PHASE + s.phase] = 1.0
        row[_SEATS + min(6, s.living() - 2) if s.living() >= 2 else _SEATS] = 1.0
        rows.append(row)
    return rows


def _put_standing(s: Table, seat: int, everything: int, chance: float, row: list[float]) -> None:
    player, deeds = s.players[seat], s.deeds[seat]
    row[_STANDING] = cult_value(s, seat) / everything
    row[_STANDING + 1] = stake_value(s, seat) / everything
    row[_STANDING + 2] = chance
    row[_STANDING + 3] = float(s.in_hand(seat))
    row[_STANDING + 4] = float(player.alive)
    row[_STANDING + 5] = float(deeds.last_stand)
    row[_STANDING + 6] = player.miracles / 3.0
    row[_STANDING + 7] = player.points / 10.0
    row[_STANDING + 8] = len(player.myths) / 2.0
    row[_STANDING + 9] = deck_worth(s, seat) / 20.0
    row[_STANDING + 10] = len(s.locations(seat)) / 2.0
    row[_STANDING + 11] = s.ante / 4.0
    row[_STANDING + 12] = float(s.first == seat)
    row[_STANDING + 13] = s.round / 3.0
