"""Whom a text is about, and whether it could do anything. -- TH-080, TH-122, TH-123"""

from theogony.games.theomachy.conditions import counted, holds
from theogony.games.theomachy.content import DESIGN, ESSENCE, FIRE, POWER, TYPE
from theogony.games.theomachy.piles import can_draw
from theogony.games.theomachy.programs import (
    ADD_POWER,
    ADD_POWER_IF,
    ADD_POWER_PER,
    ANSWER,
    DAMAGE_LOCATION,
    DISCARD_CHOICE,
    DISCARD_RANDOM,
    DISCARDED_NOW,
    DRAW,
    DRAW_PER,
    DRIVE_BACK,
    EACH_OPPONENT,
    EACH_OPPONENT_IN_BATTLE,
    EACH_OPPONENT_IN_HAND,
    EACH_PLAYER_IN_BATTLE,
    EQUALISE_HANDS,
    EXCHANGE,
    GAIN_PER,
    IN_CULT,
    KILL,
    LOOK_HAND,
    LOOK_HIDDEN,
    LOSER_IN_BATTLE,
    MULTI_ESSENCE,
    NULLIFY_ATTACK,
    OPPONENT_ANY,
    OPPONENT_IN_BATTLE,
    OPPONENT_IN_HAND,
    POWER_CARD,
    PROGRAMS,
    RECLAIM,
    REPLACE_CONSTELLATION,
    REPLACE_FACE_UP,
    RESCUE,
    SELF,
    STEAL,
    TARGET,
    Op,
)
from theogony.games.theomachy.sky import essence_left
from theogony.games.theomachy.state import NOBODY, Table


def possible_targets(s: Table, seat: int, who: int) -> list[int]:
    """The opponents who may be chosen: in the Hand, in the Battle, or any still in the game (TH-080, TH-123)."""
    others = [other for other in range(s.seats) if other != seat and s.alive[other]]
    if who in (OPPONENT_IN_HAND, EACH_OPPONENT_IN_HAND):
        return [other for other in others if not s.folded[other]]
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


def struck_kind(s: Table, seat: int, op: Op) -> int:
    """The kind of follower a blow finds in a Stake: the named one, else the other the text names; -1 if none."""
    if s.stake_tokens(seat, op.kind):
        return op.kind
    if op.fallback >= 0 and s.stake_tokens(seat, op.fallback):
        return op.fallback
    return -1


def fire_attacks(s: Table, seat: int) -> list[int]:
    """The Fire Attacks opponents have played in this Battle that still add Power (TH-253)."""
    return [
        card
        for other in range(s.seats)
        if other != seat
        for card in s.attacks[other]
        if ESSENCE[DESIGN[card]] == FIRE and card not in s.quenched
    ]


def useful_targets(s: Table, seat: int, source: int) -> list[int]:
    """The legal targets for whom at least one part of the text can do something (TH-122)."""
    return [target for target in possible_targets(s, seat, TARGET[source]) if does_something(s, seat, source, target)]


def playable(s: Table, seat: int, source: int) -> bool:
    """Whether the text could do anything now."""
    if TARGET[source] == SELF:
        return does_something(s, seat, source, NOBODY)
    return bool(useful_targets(s, seat, source))


def does_something(s: Table, seat: int, source: int, target: int) -> bool:
    for op in PROGRAMS[source]:
        if not op.cost and _can_do(s, seat, op, target):
            return True
    return False


def _can_do(s: Table, seat: int, op: Op, target: int) -> bool:
    code = op.code
    if code in (ANSWER, MULTI_ESSENCE):
        return False
    if code in (ADD_POWER, ADD_POWER_IF, ADD_POWER_PER):
        return True
    if op.condition == DISCARDED_NOW or not holds(s, seat, op.condition):
        return False
    if code in (DRAW, DRAW_PER):
        return can_draw(s, seat)
    if code == RECLAIM:
        return any(matches(card, op.filter) for card in s.discard[seat])
    if code == LOOK_HIDDEN:
        return s.shown < len(s.sky)
    if code == REPLACE_CONSTELLATION:
        return essence_left(s) > 0 and (op.which == REPLACE_FACE_UP or s.shown < len(s.sky))
    if code == RESCUE:
        return any(op.rescues[kind] and s.stake[3 * seat + kind] for kind in range(3))
    if code == EXCHANGE:
        return s.stake[3 * seat + op.give] > 0
    if code == NULLIFY_ATTACK:
        return bool(fire_attacks(s, seat))
    if code == GAIN_PER:
        return counted(s, seat, op.per, 0) > 0
    return _touches_somebody(s, seat, op, target)


def matches(card: int, wanted: int) -> bool:
    """Whether a card passes the filter of a text."""
    return wanted != POWER_CARD or TYPE[DESIGN[card]] == POWER


def _touches_somebody(s: Table, seat: int, op: Op, target: int) -> bool:
    code = op.code
    seats = affected(s, seat, op.who, target)
    if code in (KILL, STEAL) and op.zone == IN_CULT:
        kinds = [*op.kinds, op.fallback] if op.fallback >= 0 else op.kinds
        return any(s.cult[3 * other + kind] for other in seats for kind in kinds)
    if code == STEAL:
        return any(s.stake[3 * other + kind] for other in seats for kind in op.kinds)
    if code in (KILL, DRIVE_BACK):
        return any(struck_kind(s, other, op) >= 0 for other in seats)
    if code in (LOOK_HAND, DISCARD_RANDOM, DISCARD_CHOICE):
        return any(s.hand[other] for other in seats)
    if code == EQUALISE_HANDS:
        return len(s.hand[target]) != len(s.hand[seat])
    if code == DAMAGE_LOCATION:
        return any(s.places[other] for other in seats)
    return True
