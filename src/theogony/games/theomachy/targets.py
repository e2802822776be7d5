"""Whom a text is about, and whether it could do anything. -- TH-080, TH-122, TH-123"""

from theogony.games.theomachy.content import DESIGN, ESSENCE, FIRE, FIRE_ATTACKS, POWER, TYPE
from theogony.games.theomachy.moves import QUENCH
from theogony.games.theomachy.state import NOBODY, Table
from theogony.games.theomachy.texts import texts
from theogony.games.theomachy.vocabulary import (
    EACH_OPPONENT,
    EACH_OPPONENT_IN_BATTLE,
    EACH_OPPONENT_IN_HAND,
    EACH_PLAYER_IN_BATTLE,
    LOSER_IN_BATTLE,
    OPPONENT_ANY,
    OPPONENT_IN_BATTLE,
    OPPONENT_IN_HAND,
    POWER_CARD,
    SELF,
)
from theogony.games.theomachy.zones import ANY_CARD, POWER_CARDS


def possible_targets(s: Table, seat: int, who: int) -> list[int]:
    """The opponents who may be chosen: in the Hand, in the Battle, or any still in the game (TH-080, TH-123)."""
    others = [other for other in range(s.seats) if other != seat and s.players[other].alive]
    if who in (OPPONENT_IN_HAND, EACH_OPPONENT_IN_HAND):
        return [other for other in others if not s.deeds[other].folded]
    if who in (OPPONENT_IN_BATTLE, EACH_OPPONENT_IN_BATTLE):
        return [other for other in others if s.in_battle(other)]
    if who == LOSER_IN_BATTLE:
        return [other for other in others if s.in_battle(other) and not s.won(other)]
    assert who in (OPPONENT_ANY, EACH_OPPONENT)
    return others


def affected(s: Table, seat: int, who: int, target: int) -> list[int]:
    """The seats an operation is about, clockwise from the player."""
    if who == SELF:
        return [seat]
    if who == EACH_PLAYER_IN_BATTLE:
        return [other for other in s.clockwise(seat) if s.in_battle(other)]
    if who in (EACH_OPPONENT_IN_HAND, EACH_OPPONENT_IN_BATTLE, EACH_OPPONENT):
        found = possible_targets(s, seat, who)
        return [other for other in s.clockwise(seat) if other in found]
    return [target] if target >= 0 else []


def fire_attacks(s: Table, seat: int) -> list[int]:
    """The Fire Attacks opponents have played in this Battle that still add Power (TH-253)."""
    return [
        card
        for other in range(s.seats)
        if other != seat
        for card in s.attacks(other)
        if ESSENCE[DESIGN[card]] == FIRE and card not in s.quenched
    ]


def quench(s: Table, card: int) -> int:
    """The move that names an Attack by its player and its design."""
    owner = next(seat for seat in range(s.seats) if card in s.attacks(seat))
    return QUENCH + owner * len(FIRE_ATTACKS) + FIRE_ATTACKS.index(DESIGN[card])


def useful_targets(s: Table, seat: int, source: int) -> list[int]:
    """The legal targets for whom at least one part of the text can do something (TH-122)."""
    return [
        target
        for target in possible_targets(s, seat, texts(s).target[source])
        if does_something(s, seat, source, target)
    ]


def playable(s: Table, seat: int, source: int) -> bool:
    """Whether the text could do anything now."""
    if texts(s).target[source] == SELF:
        return does_something(s, seat, source, NOBODY)
    return bool(useful_targets(s, seat, source))


def does_something(s: Table, seat: int, source: int, target: int) -> bool:
    for op in texts(s).operations[source]:
        if not op.cost and op.useful(s, seat, target):
            return True
    return False


def wanted(filter: int) -> int:
    """The kind of cards that pass the filter of a text."""
    return POWER_CARDS if filter == POWER_CARD else ANY_CARD


def matches(card: int, wanted: int) -> bool:
    """Whether a card passes the filter of a text."""
    return wanted != POWER_CARD or TYPE[DESIGN[card]] == POWER
