"""What a Prayer or Mythology card is worth in a deck, in points of follower value, from its text and its price."""

from typing import Final

from theogony.games.theomachy.content import (
    ATTACK,
    CHAOS,
    DESIGNS,
    ESSENCE,
    FIRST_MYTH,
    HERO_POWER,
    LOCATION,
    MYTHS,
    NEED_ESSENCE,
    NEED_ORBS,
    ORDER,
    POWER,
    TYPE,
    VALUE,
)
from theogony.games.theomachy.programs import (
    ADD_POWER,
    ADD_POWER_IF,
    ADD_POWER_PER,
    ATTACK_BONUS,
    BATTLE_BONUS,
    BATTLE_BONUS_PER,
    CANCEL,
    DISCARD_RANDOM,
    DRAW,
    DRIVE_BACK,
    GAIN,
    GAIN_PER,
    IN_CULT,
    KILL,
    NULLIFY_ATTACK,
    PROGRAMS,
    RESCUE,
    SELF,
    STEAL,
    Op,
)

# How likely the requirement is met in the last Round, one Power card in the deck's hand or none, averaged.
_BY_SYMBOLS: Final = (1.0, 0.85, 0.5, 0.2)
_POWER_WORTH: Final = 2.2
_LASTING: Final = 2.5  # a Location works in several Hands


def op_worth(op: Op) -> float:
    """A rough worth of one operation, when it can be done."""
    if op.code == ADD_POWER:
        return float(op.amount)
    if op.code == ADD_POWER_IF:
        return (op.amount + op.amount_if) / 2
    if op.code == ADD_POWER_PER:
        return min(float(op.most), 3.0 * op.amount)
    if op.code in (BATTLE_BONUS, BATTLE_BONUS_PER):
        return 1.5 * op.amount
    if op.code == ATTACK_BONUS:
        return 1.8 * op.amount
    if op.code in (KILL, STEAL):
        tokens = min(op.amount, 3) * VALUE[op.kind if op.kind >= 0 else 2]
        worth = tokens * (0.7 if op.zone == IN_CULT else 0.9)
        return -worth if op.who == SELF else worth * (2.0 if op.code == STEAL else 1.0)
    if op.code == DRIVE_BACK:
        return 0.6 * VALUE[op.kind]
    if op.code in (GAIN, GAIN_PER):
        return 0.9 * op.amount * VALUE[op.kind] * (0.6 if op.loan else 1.0)
    if op.code == RESCUE:
        return 3.0
    if op.code == DRAW:
        return 2.0 * op.amount
    if op.code == DISCARD_RANDOM:
        return 2.0
    if op.code == NULLIFY_ATTACK:
        return 1.5
    if op.code == CANCEL:
        return 2.5
    return 1.0 if op.code else 0.0


def _chance(design: int) -> float:
    need = NEED_ORBS[design]
    orbs = max(need[ORDER], need[CHAOS])
    return _BY_SYMBOLS[min(3, NEED_ESSENCE[design])] * (1.0 - 0.06 * orbs)


def _worth(design: int) -> float:
    if TYPE[design] == POWER:
        return _POWER_WORTH
    total = sum(op_worth(op) for op in PROGRAMS[design])
    if TYPE[design] == LOCATION:
        total = max(1.0, total) * _LASTING - 2.5
    elif TYPE[design] == ATTACK:
        total += 0.4
    return max(0.3, total * _chance(design))


WORTH: Final[list[float]] = [_worth(design) for design in range(len(DESIGNS))]
MYTH_WORTH: Final[list[float]] = [
    2.0 + 0.8 * max(0, HERO_POWER[myth]) + sum(max(0.0, op_worth(op)) for op in PROGRAMS[FIRST_MYTH + myth])
    for myth in range(len(MYTHS))
]


def deck_fit(design: int, deck: list[int]) -> float:
    """The worth of one more card beside the designs of a deck: Essences that support each other, Power for Attacks."""
    worth = WORTH[design]
    same = sum(1 for other in deck if ESSENCE[other] == ESSENCE[design])
    worth *= 1.0 + 0.05 * min(4, same)
    powers = sum(1 for other in deck if TYPE[other] == POWER)
    if TYPE[design] == POWER:
        worth *= 1.3 if powers < 3 else 0.6
    return worth
