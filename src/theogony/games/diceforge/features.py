"""What a learned value sees of each hero: the standing by the advice, dice, reserves, feats, and the time left."""

from typing import Final

from theogony.games.diceforge.advice.worth import TERMS, blessings_left, hammer_room, ledgers, turns_left
from theogony.games.diceforge.content import CHOICE, FEATS, KIND, MISFORTUNE, NO_FACE, PLAIN, SLOT_COUNT, STORED
from theogony.games.diceforge.scoring import total
from theogony.games.diceforge.state import NO_SET, RETIRED, SIDES, Tournament
from theogony.kernel.network import one_of

_RESOURCES: Final = 6
_ROUNDS: Final = 10
_DICE: Final = 3 * _RESOURCES + MISFORTUNE + 1
_GOODS: Final = STORED + 3  # reserves and their limits
_TOKENS: Final = 9
WIDTH: Final = len(TERMS) + _DICE + _GOODS + _ROUNDS + 3 + _TOKENS + len(FEATS)


def features(s: Tournament) -> list[list[float]]:
    """A row for each side."""
    coming = blessings_left(s)
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        row = [term / 20.0 for term in ledger] + _dice(s, seat, coming)
        row += [stored / 10.0 for stored in s.have[STORED * seat : STORED * (seat + 1)]]
        row += [limit / 12.0 for limit in s.limit[3 * seat : 3 * seat + 3]]
        row += one_of(_ROUNDS, min(_ROUNDS - 1, turns_left(s, seat)))
        row += [coming / 36.0, float(s.active == seat), s.seats - 2.0]
        rows.append(row + _tokens(s, seat) + _feats(s, seat))
    return rows


def _dice(s: Tournament, seat: int, coming: int) -> list[float]:
    """What both dice bring on average, the same for all blessings to come, what they let choose, and faces by kind."""
    gains, menus = [0.0] * _RESOURCES, [0.0] * _RESOURCES
    kinds = [0.0] * (MISFORTUNE + 1)
    first = 2 * SIDES * seat
    for face in s.dice[first : first + 2 * SIDES]:
        if face == NO_FACE:
            continue
        kind = KIND[face]
        kinds[kind] += 0.25
        if kind in (PLAIN, CHOICE):
            given = s.box.face_gain[face] if kind == PLAIN else s.box.face_menu[face]
            amounts = gains if kind == PLAIN else menus
            for resource in range(_RESOURCES):
                if given[resource]:
                    amounts[resource] += given[resource] / SIDES
    return gains + [gain * coming / 20.0 for gain in gains] + menus + kinds


def _tokens(s: Tournament, seat: int) -> list[float]:
    return [
        hammer_room(s, seat) / 15.0,
        s.hammer[seat] / 15.0,
        sum(s.scepter[4 * seat : 4 * seat + 4]) / 6.0,
        float(s.cerberus[seat]),
        float(s.triton[seat]),
        sum([space for space in s.companion[4 * seat : 4 * seat + 4] if space != RETIRED]) / 5.0,
        s.golem[seat] / 20.0,
        s.allegiance[seat] / 15.0 if s.rules.zones else 0.0,
        total(s, seat) / 100.0,
    ]


def _feats(s: Tournament, seat: int) -> list[float]:
    row = [0.0] * len(FEATS)
    for slot, cards in enumerate(s.taken[SLOT_COUNT * seat : SLOT_COUNT * (seat + 1)]):
        if cards and s.slots[slot] != NO_SET:
            row[s.slots[slot]] = float(cards)
    return row
