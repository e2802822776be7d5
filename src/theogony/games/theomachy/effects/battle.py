"""Power bonuses and penalties, limits and shields of a Battle."""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.conditions import counted
from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.locations import ChooseLocation
from theogony.games.theomachy.programs import (
    BATTLE_BONUS,
    BATTLE_BONUS_PER,
    DAMAGE_LOCATION,
    LIMIT_ATTACKS,
    MULTI_ESSENCE,
    NULLIFY_ATTACK,
    POWER_PENALTY,
    PROGRAMS,
    SHIELD,
    Op,
)
from theogony.games.theomachy.running import Resolve
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.targets import affected


def _battle_bonus(s: Table, text: Resolve, op: Op) -> None:
    """Bonuses of different sources add up (TH-240); without a Battle they do nothing (TH-255)."""
    s.bonus[text.seat] += op.amount


def _battle_bonus_per(s: Table, text: Resolve, op: Op) -> None:
    s.bonus[text.seat] += min(op.most, op.amount * counted(s, text.seat, op.per, text.memo))


def _power_penalty(s: Table, text: Resolve, op: Op) -> None:
    for seat in affected(s, text.seat, op.who, text.target):
        s.penalty[seat] += op.amount


def _nullify(s: Table, text: Resolve, op: Op) -> None:
    """The chosen Attack adds no Power unless nothing can stop it; it was played all the same (TH-253)."""
    if text.choice >= 0 and not any(power.unstoppable for power in PROGRAMS[DESIGN[text.choice]]):
        s.quenched.append(text.choice)
        s.tell("quenched", "TH-253", seat=text.seat, card=DESIGNS[DESIGN[text.choice]])


def _limit(s: Table, text: Resolve, op: Op) -> None:
    """Of the whole Battle (TH-242)."""
    s.limit[text.target] = min(s.limit[text.target], op.amount)
    s.tell("limited", "TH-242", seat=text.target, number=op.amount)


def _multi_essence(s: Table, text: Resolve, op: Op) -> None:
    if op.for_the_turn:
        s.turn_free = 1


def _shield(s: Table, text: Resolve, op: Op) -> None:
    """A shield for one event; a standing one is looked up where it counts."""
    if op.limited:
        s.wards[text.seat] += 1


def _damage_location(s: Table, text: Resolve, op: Op) -> None:
    for seat in reversed(affected(s, text.seat, op.who, text.target)):
        if s.places[seat]:
            s.then(ChooseLocation(seat if op.by_target else text.seat, seat))


DO: Final[dict[int, Callable[[Table, Resolve, Op], None]]] = {
    BATTLE_BONUS: _battle_bonus,
    BATTLE_BONUS_PER: _battle_bonus_per,
    POWER_PENALTY: _power_penalty,
    NULLIFY_ATTACK: _nullify,
    LIMIT_ATTACKS: _limit,
    MULTI_ESSENCE: _multi_essence,
    SHIELD: _shield,
    DAMAGE_LOCATION: _damage_location,
}
