"""The Blacksmith's Hammer and Scepter: where gold can go besides the reserve. -- DF-086, DF-087, DF-130 to DF-136

Both lie in the same slot, so a game has one of them or none (DF-020).
"""

from typing import Final

from theogony.games.diceforge.content import (
    FEAT_SLOT,
    FEATS,
    GLORY,
    GOLD,
    HAMMER,
    RESOURCES,
    SCEPTER,
    SLOT_COUNT,
    STORED,
)
from theogony.games.diceforge.state import Tournament

SMITH_SLOT: Final = FEAT_SLOT[HAMMER]


def places(s: Tournament, seat: int) -> int:
    """How many places besides the reserve may hold gold: all Hammers are one, each Scepter is one (DF-135)."""
    card = s.slots[SMITH_SLOT]
    if card == HAMMER:
        return 1 if s.taken[SLOT_COUNT * seat + SMITH_SLOT] else 0
    return s.taken[SLOT_COUNT * seat + SMITH_SLOT] if card == SCEPTER else 0


def room(s: Tournament, seat: int, place: int) -> int:
    """How much gold the place can still take; gold that no Hammer can take goes to the reserve (DF-087, DF-131)."""
    if s.slots[SMITH_SLOT] == HAMMER:
        return s.box.hammer_length * s.taken[SLOT_COUNT * seat + SMITH_SLOT] - s.hammer[seat]
    return s.box.scepter_room - s.scepter[4 * seat + place]


def put(s: Tournament, seat: int, place: int, gold: int) -> None:
    """Gold moves the Hammer's token, or is kept on the Scepter; it cannot come back to the reserve (DF-326)."""
    if not gold:
        return
    feat = s.slots[SMITH_SLOT]
    if s.events is not None:
        s.tell("gold-stored", "DF-086" if feat == HAMMER else "DF-130", seat=seat, gold=gold, feat=FEATS[feat])
    if feat == HAMMER:
        _strike(s, seat, gold)
    else:
        s.scepter[4 * seat + place] += gold


def _strike(s: Tournament, seat: int, steps: int) -> None:
    """At the end of each side of a Hammer its reward is due; surplus steps go on along the next one (DF-087)."""
    before = s.hammer[seat] // s.box.hammer_spaces
    s.hammer[seat] += steps
    for number in range(before, s.hammer[seat] // s.box.hammer_spaces):
        side = number % len(s.box.hammer_rewards)
        glory = s.box.hammer_rewards[side]
        s.tell("hammer-filled", "DF-086", seat=seat, number=side + 1)
        s.have[STORED * seat + GLORY] += glory
        s.tell("gained", "DF-086", seat=seat, gains={RESOURCES[GLORY]: glory}, source=FEATS[HAMMER])


def scepters(s: Tournament, seat: int) -> int:
    """How many Scepters the seat has; each is a reserve of its own (DF-135)."""
    return s.taken[SLOT_COUNT * seat + SMITH_SLOT] if s.slots[SMITH_SLOT] == SCEPTER else 0


def gold_of(s: Tournament, seat: int) -> int:
    """All gold that can be spent: the reserve and the Scepters (DF-131, DF-136)."""
    gold = s.have[STORED * seat + GOLD]
    for i in range(scepters(s, seat)):
        gold += s.scepter[4 * seat + i]
    return gold
