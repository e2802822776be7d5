"""What a learned value sees of each player: followers, Stake and chances, deck, gods, and where the Hand stands."""

from typing import Final

from theogony.games.theomachy.advice.worth import TERMS, deck_worth, hand_chances, ledgers
from theogony.games.theomachy.content import DESIGN, KINDS, TYPE
from theogony.games.theomachy.state import PHASES, Table
from theogony.games.theomachy.tokens import cult_value, stake_value
from theogony.kernel.network import one_of

_STANDING: Final = 14
_TYPES: Final = 4  # of cards
_SEATS: Final = 7
WIDTH: Final = len(TERMS) + 4 * len(KINDS) + _STANDING + _TYPES + len(PHASES) + _SEATS


def features(s: Table) -> list[list[float]]:
    """A row for each side."""
    chances = hand_chances(s)
    everything = sum([cult_value(s, seat) + stake_value(s, seat) for seat in range(s.seats)]) or 1
    living = max(0, min(_SEATS - 1, s.living() - 2))
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        at = 3 * seat
        row = [term / 20.0 for term in ledger]
        row += [tokens / 8.0 for tokens in s.cult[at : at + 3]]
        row += [s.stake_tokens(seat, kind) / 4.0 for kind in range(3)]
        row += [tokens / 4.0 for tokens in s.level]
        row += [tokens / 4.0 for tokens in s.paid[at : at + 3]]
        row += _standing(s, seat, everything, chances[seat])
        held = [TYPE[DESIGN[card]] for card in s.hand(seat)]
        row += [0.25 * held.count(type) for type in range(_TYPES)]
        rows.append(row + one_of(len(PHASES), s.phase) + one_of(_SEATS, living))
    return rows


def _standing(s: Table, seat: int, everything: int, chance: float) -> list[float]:
    player, deeds = s.players[seat], s.deeds[seat]
    return [
        cult_value(s, seat) / everything,
        stake_value(s, seat) / everything,
        chance,
        float(s.in_hand(seat)),
        float(player.alive),
        float(deeds.last_stand),
        player.miracles / 3.0,
        player.points / 10.0,
        len(player.myths) / 2.0,
        deck_worth(s, seat) / 20.0,
        len(s.locations(seat)) / 2.0,
        s.ante / 4.0,
        float(s.first == seat),
        s.round / 3.0,
    ]
