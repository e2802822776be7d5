"""Capacities of the gods. -- chapter 16 (TH-202 to TH-205)"""

from typing import ClassVar, Final

from theogony.games.theomachy.content import ABILITY_WHEN, ACTIVE, CARDS, FIRST_GOD, GODS, IN_BETTING, IN_FOLD
from theogony.games.theomachy.moves import INVOKE, NONE, span
from theogony.games.theomachy.naming import name_and_begin
from theogony.games.theomachy.playing import check_costs
from theogony.games.theomachy.state import NOTHING, ROUND, Table
from theogony.games.theomachy.targets import playable
from theogony.games.theomachy.texts import GainOnFolds, ops
from theogony.games.theomachy.tokens import gain
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

_NO_GOD: Final = no("TH-202", "no-capacity", remedy="play-on")
_PASSIVE: Final = no("TH-202", "passive-capacity", remedy="play-on")
_WRONG_TIME: Final = no("TH-204", "capacity-later", remedy="wait")
_USED: Final = no("TH-204", "capacity-used", remedy="next-hand")
_WRONG_ROUND: Final = no("TH-203", "not-in-this-round", remedy="next-hand")
_NOTHING: Final = no("TH-122", "nothing-happens", remedy="play-on")


def check_invoke(s: Table, seat: int, time: int) -> Refusal | None:
    """Why the seat may not use its god's Capacity now: once in a Hand, at its time, its cost paid (TH-204)."""
    god = s.players[seat].god
    if god == NOTHING:
        return _NO_GOD
    if not ACTIVE[god]:
        return _PASSIVE
    if ABILITY_WHEN[god] != time:
        return _WRONG_TIME
    source = FIRST_GOD + god
    if CARDS + source in s.used:
        return _USED
    if time == IN_BETTING and s.round not in s.box.ability_rounds[god]:
        return _WRONG_ROUND
    return check_costs(s, seat, source, 0) or (None if playable(s, seat, source) else _NOTHING)


def invoke(s: Table, seat: int) -> None:
    """The Capacity is announced, then its cost paid (TH-203)."""
    god = s.players[seat].god
    s.used.append(CARDS + FIRST_GOD + god)
    s.tell("invoked", "TH-203", seat=seat, god=GODS[god])
    name_and_begin(s, seat, FIRST_GOD + god, NOTHING)


class InvokeOnFold(Prompt[Table]):
    """A god who has a trick for those who fold."""

    clause: ClassVar[str] = "TH-204"
    kinds: ClassVar[tuple[range, ...]] = (span("invoke"), span("none"))

    def check(self, s: Table, move: int) -> Refusal | None:
        return None if move == NONE else check_invoke(s, self.seat, IN_FOLD)

    def take(self, s: Table, move: int) -> None:
        if move == INVOKE:
            invoke(s, self.seat)


def opponent_folded(s: Table, folder: int) -> None:
    """Passive gods who gain when somebody else folds, so often in a Hand and no more."""
    for seat in ROUND[s.seats][s.first]:
        god = s.players[seat].god
        if god < 0 or seat == folder or not s.in_hand(seat):
            continue
        for op in ops(s, FIRST_GOD + god, GainOnFolds):
            if s.deeds[seat].gained_by_folds < op.most:
                s.deeds[seat].gained_by_folds += op.amount
                gain(s, seat, op.kind, op.amount, "TH-202")
