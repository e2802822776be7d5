"""A text being carried out, operation by operation. -- chapter 9 (TH-122, TH-252)

What each operation does stands in ``effects``.
"""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.conditions import holds
from theogony.games.theomachy.content import (
    ATTACK,
    DESIGN,
    DESIGNS,
    KINDS,
    LASTING,
    LOCATION,
    LOCATION_TOKEN,
    TYPE,
)
from theogony.games.theomachy.demands import check_now, tokens_were_killed
from theogony.games.theomachy.piles import put_on_discards
from theogony.games.theomachy.programs import DISCARDED_NOW, PROGRAMS, SETTLING, Op
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.state import BATTLE, Table
from theogony.games.theomachy.tokens import leave_cult
from theogony.kernel.fields import step
from theogony.kernel.step import Step

# marks of a running text: bits, one per seat where seats are meant
STAKE_SPARED: Final = 0
HAND_SPARED: Final = 8
HAND_ASKED: Final = 16
TOKENS_KILLED: Final = 1 << 24  # in a Stake
EARTH_DISCARDED: Final = 1 << 25


@step
class Resolve(Step[Table]):
    """The text of a source from operation ``pc`` on, with the target and choice that were named (TH-252).

    ``memo`` counts what the text has killed or made to be discarded so far, ``marks`` whom it no longer touches.
    """

    source: int
    card: int
    seat: int
    pc: int
    target: int
    choice: int
    memo: int
    marks: int

    def run(self, s: Table) -> None:
        program = SETTLING if self.card >= 0 and TYPE[self.source] == LOCATION else PROGRAMS[self.source]
        if self.pc == len(program):
            finish(s, self)
            return
        op = program[self.pc]
        s.then(self.changed(self.pc + 1, self.memo, self.marks))
        if self.allowed(s, op):
            CARRY_OUT[op.code](s, self, op)

    def allowed(self, s: Table, op: Op) -> bool:
        """Whether the condition of this part holds; parts that cannot be done are skipped (TH-122)."""
        if op.condition == DISCARDED_NOW:
            return self.memo > 0
        return holds(s, self.seat, op.condition)

    def changed(self, pc: int, memo: int, marks: int) -> "Resolve":
        return Resolve(self.source, self.card, self.seat, pc, self.target, self.choice, memo, marks)

    def spares(self, what: int, seat: int) -> bool:
        return self.marks >> what + seat & 1 == 1


CARRY_OUT: Final[list[Callable[[Table, Resolve, Op], None]]] = []  # by the operation's code; filled by ``effects``


def begin(s: Table, seat: int, source: int, card: int, target: int, choice: int) -> None:
    """Everything is named: costs, answers and the text follow."""
    s.then(Resolve(source, card, seat, 0, target, choice, 0, 0))


def _at(s: Table, below: int) -> int:
    at = below - 1
    while not isinstance(s.agenda[at], Resolve):
        at -= 1
    return at


def running(s: Table) -> Resolve:
    """The text that is being carried out."""
    text = s.agenda[_at(s, len(s.agenda))]
    assert isinstance(text, Resolve)
    return text


def remember(s: Table, memo: int, marks: int) -> None:
    """The running text counts so much more and marks these bits."""
    _change(s, _at(s, len(s.agenda)), memo, marks)


def _change(s: Table, at: int, memo: int, marks: int) -> None:
    text = s.agenda[at]
    assert isinstance(text, Resolve)
    s.agenda[at] = text.changed(text.pc, text.memo + memo, text.marks | marks)


def spare_in_parent(s: Table, what: int, seat: int) -> Resolve:
    """The text that is answered by the running one no longer touches the seat's Stake or hand."""
    at = _at(s, _at(s, len(s.agenda)))
    _change(s, at, 0, 1 << what + seat)
    parent = s.agenda[at]
    assert isinstance(parent, Resolve)
    return parent


def cancel_parent(s: Table) -> None:
    """The card that is answered by the running one has no effect and is discarded (TH-136)."""
    own = _at(s, len(s.agenda))
    at = _at(s, own)
    parent = s.agenda[at]
    assert isinstance(parent, Resolve)
    del s.agenda[at:own]
    s.casting.remove(parent.card)
    put_on_discards(s, parent.seat, parent.card)
    s.tell("cancelled", "TH-136", seat=parent.seat, card=DESIGNS[parent.source])
    check_now(s, parent.seat)  # it was played all the same (TH-254)


# -- the end of a text ------------------------------------------------------------------------------------------------


def finish(s: Table, text: Resolve) -> None:
    """The text is done; its card goes where it belongs."""
    if text.marks & TOKENS_KILLED and s.phase == BATTLE:
        tokens_were_killed(s)
    if text.card >= 0:
        _put_away(s, text)
    check_now(s, text.seat)


def _put_away(s: Table, text: Resolve) -> None:
    seat, card = text.seat, text.card
    kind = TYPE[text.source]
    if kind == ATTACK:  # on the table already, until step 9 (TH-149)
        s.notes[seat] = [*s.notes[seat][:-1], text.memo]
        return
    s.casting.remove(card)
    if kind == LOCATION:
        _settle(s, seat, card)
    elif LASTING[text.source]:  # TH-125
        s.lasting[seat] = sorted([*s.lasting[seat], card])
    else:  # TH-124
        put_on_discards(s, seat, card)


def _settle(s: Table, seat: int, card: int) -> None:
    """A Location comes into play with its token from the Cult, and works from now on (TH-127 to TH-130)."""
    kind = LOCATION_TOKEN[DESIGN[card]]
    s.paid_costs[3 * seat + kind] += 1
    leave_cult(s, seat, kind)  # from the Cult, never from the Stake
    s.places[seat] = sorted([*s.places[seat], card])
    s.built |= 1 << seat
    recount_own(s, seat)
    s.tell("settled", "TH-127", seat=seat, card=DESIGNS[DESIGN[card]], token=KINDS[kind])
