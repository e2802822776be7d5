"""What a Prayer or Mythology card is worth in a deck, in points of follower value, from its text and its price."""

from typing import Final

from theogony.games.theomachy.conditions import ONCE
from theogony.games.theomachy.content import (
    ATTACK,
    CHAOS,
    DESIGNS,
    ESSENCE,
    FIRST_MYTH,
    LOCATION,
    MYTHS,
    ORDER,
    POWER,
    TYPE,
    CultBox,
)
from theogony.games.theomachy.effects import answers, battle, cards, tokens
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.texts import (
    LOADED,
    AddPower,
    AttackBonus,
    BonusForKills,
    GainOnFolds,
    GainOnReshuffle,
    Income,
    LoseAfterPower,
    Op,
    StandingBonus,
)
from theogony.games.theomachy.vocabulary import SELF

# How likely the requirement is met in the last Round, one Power card in the deck's hand or none, averaged.
_BY_SYMBOLS: Final[list[float]] = [1.0, 0.85, 0.5, 0.2]
_POWER_WORTH: Final = 2.2
_LASTING: Final = 2.5  # a Location works in several Hands


def op_worth(op: Op, value: list[int]) -> float:
    """A rough worth of one operation, when it can be done."""
    if isinstance(op, AddPower):
        per = op.amount.per != ONCE
        return min(float(op.amount.most), 3.0 * op.amount.number) if per else (op.amount.number + op.amount_if) / 2
    if isinstance(op, battle.BattleBonus | StandingBonus):
        return 1.5 * op.amount.number
    if isinstance(op, BonusForKills):
        return 1.5 * op.amount
    if isinstance(op, AttackBonus):
        return 1.8 * op.amount
    if isinstance(op, battle.NullifyFireAttack):
        return 1.5
    if isinstance(op, answers.Cancel):
        return 2.5
    if isinstance(op, cards.Draw) and op.amount.per == ONCE:
        return 2.0 * op.amount.number
    if isinstance(op, cards.DiscardRandom):
        return 2.0
    return _followers(op, value)


def _followers(op: Op, value: list[int]) -> float:
    """What is gained or lost in followers; anything else is worth a little."""
    if isinstance(op, tokens.Sacrifice):
        return -0.7 * min(op.amount, 3) * value[op.kind]
    if isinstance(op, LoseAfterPower):
        return -0.9 * value[op.kind]
    if isinstance(op, tokens.Kill):
        worth = min(op.amount, 3) * value[op.kind] * (0.7 if op.in_cult else 0.9)
        return -worth if op.who == SELF else worth
    if isinstance(op, tokens.Steal):
        return 2.0 * min(op.amount, 3) * value[op.kinds[-1]] * (0.7 if op.in_cult else 0.9)
    if isinstance(op, tokens.DriveBack):
        return 0.6 * value[op.kind]
    if isinstance(op, tokens.Gain):
        return 0.9 * op.amount.number * value[op.kind] * (0.6 if op.loan else 1.0)
    if isinstance(op, Income | GainOnFolds):
        return 0.9 * op.amount * value[op.kind]
    if isinstance(op, GainOnReshuffle):
        return sum(0.9 * amount * value for amount, value in zip(op.tokens, value, strict=True))
    return 3.0 if isinstance(op, tokens.Rescue) else 1.0


class Worths:
    """What the cards of a box are worth, by design and by Mythology card."""

    def __init__(self, box: CultBox) -> None:
        texts = LOADED[box.number].operations
        self.designs: list[float] = [_worth(box, design, texts[design]) for design in range(len(DESIGNS))]
        self.myths: list[float] = [
            2.0
            + 0.8 * max(0, box.hero_power[myth])
            + sum(max(0.0, op_worth(op, box.value)) for op in texts[FIRST_MYTH + myth])
            for myth in range(len(MYTHS))
        ]


def _chance(box: CultBox, design: int) -> float:
    need = box.need_orbs[design]
    orbs = max(need[ORDER], need[CHAOS])
    return _BY_SYMBOLS[min(3, box.need_essence[design])] * (1.0 - 0.06 * orbs)


def _worth(box: CultBox, design: int, text: list[Op]) -> float:
    if TYPE[design] == POWER:
        return _POWER_WORTH
    total = sum(op_worth(op, box.value) for op in text)
    if TYPE[design] == LOCATION:
        total = max(1.0, total) * _LASTING - 2.5
    elif TYPE[design] == ATTACK:
        total += 0.4
    return max(0.3, total * _chance(box, design))


_WORTHS: dict[int, Worths] = {}  # by the number of the box


def worths(s: Table) -> Worths:
    """What the cards are worth at this table."""
    known = _WORTHS.get(s.box.number)
    if known is None:
        known = Worths(s.box)
        _WORTHS[s.box.number] = known
    return known


def deck_fit(s: Table, design: int, deck: list[int]) -> float:
    """The worth of one more card beside the designs of a deck: Essences that support each other, Power for Attacks."""
    worth = worths(s).designs[design]
    same = sum(1 for other in deck if ESSENCE[other] == ESSENCE[design])
    worth *= 1.0 + 0.05 * min(4, same)
    powers = sum(1 for other in deck if TYPE[other] == POWER)
    if TYPE[design] == POWER:
        worth *= 1.3 if powers < 3 else 0.6
    return worth
