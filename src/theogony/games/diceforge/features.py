"""What a learned value sees of each hero: the standing by the advice, dice, reserves, feats, and the time left."""

from typing import Final

from theogony.games.diceforge.advice.worth import blessings_left, hammer_room, ledgers, turns_left
from theogony.games.diceforge.content import CHOICE, FEATS, KIND, MISFORTUNE, NO_FACE, PLAIN, SLOT_COUNT, STORED
from theogony.games.diceforge.scoring import total
from theogony.games.diceforge.state import NO_SET, RETIRED, SIDES, Tournament

_RESOURCES: Final = 6
_ROUNDS: Final = 10
_LEDGER: Final = 6
_GAINS: Final = _LEDGER  # what both dice bring on average, then the same for all blessings to come
_MENUS: Final = _GAINS + 2 * _RESOURCES
_KINDS: Final = _MENUS + _RESOURCES  # faces by kind
_HAVE: Final = _KINDS + MISFORTUNE + 1
_LIMITS: Final = _HAVE + STORED
_TIME: Final = _LIMITS + 3
_TOKENS: Final = _TIME + _ROUNDS + 3
_FEATS: Final = _TOKENS + 9
WIDTH: Final = _FEATS + len(FEATS)


def features(s: Tournament) -> list[list[float]]:
    """A row for each side."""
    coming = blessings_left(s)
    rows: list[list[float]] = []
    for seat, ledger in enumerate(ledgers(s)):
        row = [0.0] * WIDTH
        for term in range(_LEDGER):
            row[term] = ledger[term] / 20.0
        _put_dice(s, seat, coming, row)
        _put_goods(s, seat, row)
        _put_time(s, seat, coming, row)
        rows.append(row)
    return rows


def _put_dice(s: Tournament, seat: int, coming: int, row: list[float]) -> None:
    first = 2 * SIDES * seat
    for face in s.dice[first : first + 2 * SIDES]:
        if face == NO_FACE:
            continue
        kind = KIND[face]
        row[_KINDS + kind] += 0.25
        if kind == PLAIN:
            gain, at = s.box.face_gain[face], _GAINS
        elif kind == CHOICE:
            gain, at = s.box.face_menu[face], _MENUS
        else:
            continue
        for resource in range(_RESOURCES):
            if gain[resource]:
                row[at + resource] += gain[resource] / SIDES
    for resource in range(_RESOURCES):
        row[_GAINS + _RESOURCES + resource] = row[_GAINS + resource] * coming / 20.0


def _put_goods(s: Tournament, seat: int, row: list[float]) -> None:
    for stored in range(STORED):
        row[_HAVE + stored] = s.have[STORED * seat + stored] / 10.0
    for limit in range(3):
        row[_LIMITS + limit] = s.limit[3 * seat + limit] / 12.0
    row[_TOKENS] = hammer_room(s, seat) / 15.0
    row[_TOKENS + 1] = s.hammer[seat] / 15.0
    row[_TOKENS + 2] = sum(s.scepter[4 * seat : 4 * seat + 4]) / 6.0
    row[_TOKENS + 3] = float(s.cerberus[seat])
    row[_TOKENS + 4] = float(s.triton[seat])
    row[_TOKENS + 5] = sum([space for space in s.companion[4 * seat : 4 * seat + 4] if space != RETIRED]) / 5.0
    row[_TOKENS + 6] = s.golem[seat] / 20.0
    row[_TOKENS + 7] = s.allegiance[seat] / 15.0 if s.rules.zones else 0.0
    row[_TOKENS + 8] = total(s, seat) / 100.0
    for slot in range(SLOT_COUNT):
        cards = s.taken[SLOT_COUNT * seat + slot]
        if cards and s.slots[slot] != NO_SET:
            row[_FEATS + s.slots[slot]] = float(cards)


def _put_time(s: Tournament, seat: int, coming: int, row: list[float]) -> None:
    row[_TIME + min(_ROUNDS - 1, turns_left(s, seat))] = 1.0
    row[_TIME + _ROUNDS] = coming / 36.0
    row[_TIME + _ROUNDS + 1] = float(s.active == seat)
    row[_TIME + _ROUNDS + 2] = s.seats - 2.0
