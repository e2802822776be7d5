"""Followers are killed, driven back, gained, stolen, exchanged and rescued. -- TH-123, TH-147, TH-241, TH-251"""

from collections.abc import Callable
from typing import Final

from theogony.games.theomachy.conditions import counted
from theogony.games.theomachy.content import KINDS, SOURCES
from theogony.games.theomachy.guards import shielded, use_ward
from theogony.games.theomachy.programs import (
    DRIVE_BACK,
    EXCHANGE,
    GAIN,
    GAIN_PER,
    IN_CULT,
    KILL,
    RESCUE,
    STEAL,
    Op,
)
from theogony.games.theomachy.running import STAKE_SPARED, TOKENS_KILLED, Resolve, remember, running
from theogony.games.theomachy.state import BETTING, Table
from theogony.games.theomachy.targets import affected, struck_kind
from theogony.games.theomachy.tokens import exchange, gain, join_cult, leave_cult, leave_stake


def _kill(s: Table, text: Resolve, op: Op) -> None:
    """Followers go to the Bank: as many as there are, if fewer."""
    if op.late:  # after Power has been compared: see closure.py
        return
    for seat in affected(s, text.seat, op.who, text.target):
        if op.cost:
            _pay(s, text, op)
        elif op.zone == IN_CULT:
            _kill_in_cult(s, text, seat, op)
        else:
            _strike(s, text, seat, op, home=False)


def _pay(s: Table, text: Resolve, op: Op) -> None:
    """A cost, from the own Cult; it stays paid whatever happens (TH-121). Demands count those of cards alone."""
    seat = text.seat
    for _ in range(op.amount):
        if text.card >= 0 and s.phase == BETTING:
            s.paid_costs[3 * seat + op.kind] += 1
        leave_cult(s, seat, op.kind)
    s.tell("sacrificed", "TH-121", seat=seat, token=KINDS[op.kind], amount=op.amount)


def _kill_in_cult(s: Table, text: Resolve, seat: int, op: Op) -> None:
    """One after the other, each followed by the victim's forced exchange (TH-123)."""
    kind, amount = op.kind, op.amount
    if s.cult[3 * seat + kind] == 0 and op.fallback >= 0:
        kind, amount = op.fallback, op.fallback_amount
    killed = 0
    while killed < amount and s.cult[3 * seat + kind] > 0:
        leave_cult(s, seat, kind)
        killed += 1
    _count_killed(s, text, seat, kind, killed, 0)


def _count_killed(s: Table, text: Resolve, seat: int, kind: int, killed: int, marks: int) -> None:
    if killed == 0:
        return
    remember(s, killed, marks)
    if seat != text.seat:
        s.kills[text.seat] += killed
    s.tell("killed", "TH-147", seat=seat, token=KINDS[kind], amount=killed, source=SOURCES[text.source])


def _drive_back(s: Table, text: Resolve, op: Op) -> None:
    """Followers go back to their owner's Cult (TH-147)."""
    for seat in affected(s, text.seat, op.who, text.target):
        _strike(s, text, seat, op, home=True)


def _strike(s: Table, text: Resolve, seat: int, op: Op, home: bool) -> None:
    """Tokens of a Stake are killed or driven back, unless something protects them; no debt follows (TH-107)."""
    kind = struck_kind(s, seat, op)
    if kind < 0 or (seat != text.seat and _protected(s, text, seat, kind)):
        return
    amount = op.fallback_amount if kind != op.kind else text.choice if op.optional else op.amount
    amount = min(amount, s.stake_tokens(seat, kind))
    for _ in range(amount):
        leave_stake(s, seat, kind, home)
    if home:
        exchange(s, seat)
        s.tell("driven-back", "TH-147", seat=seat, token=KINDS[kind], amount=amount, source=SOURCES[text.source])
    else:
        _count_killed(s, text, seat, kind, amount, TOKENS_KILLED)


def _protected(s: Table, text: Resolve, seat: int, kind: int) -> bool:
    """Standing shields first, then a Deflection, then shields for one event (TH-241)."""
    if running(s).spares(STAKE_SPARED, seat):
        return True
    if shielded(s, seat, kind):
        s.tell("shielded", "TH-241", seat=seat, source=SOURCES[text.source])
        return True
    if use_ward(s, seat):
        remember(s, 0, 1 << STAKE_SPARED + seat)
        s.tell("shielded", "TH-241", seat=seat, source=SOURCES[text.source])
        return True
    return False


def _gain(s: Table, text: Resolve, op: Op) -> None:
    _give(s, text.seat, op, op.amount)


def _gain_per(s: Table, text: Resolve, op: Op) -> None:
    _give(s, text.seat, op, min(op.most, op.amount * counted(s, text.seat, op.per, text.memo)))


def _give(s: Table, seat: int, op: Op, amount: int) -> None:
    """From the Bank into Cult or Stake; a gift to the Stake is no raise (TH-070, TH-251)."""
    if not op.to_stake:
        gain(s, seat, op.kind, amount, "TH-257")
    elif amount:
        pile = s.loan if op.loan else s.stake
        pile[3 * seat + op.kind] += amount
        s.tell("reinforced", "TH-070", seat=seat, token=KINDS[op.kind], amount=amount, loan=int(op.loan))


def _steal(s: Table, text: Resolve, op: Op) -> None:
    """Followers change their master: from Cult to Cult, or out of a Stake its own ones only (TH-251)."""
    victim, seat = text.target, text.seat
    kind = op.kind if op.kind >= 0 else text.choice
    if kind < 0 or victim < 0:  # bought when nobody had one
        return
    from_cult = op.zone == IN_CULT
    pile = s.cult if from_cult else s.stake
    taken = 0
    while taken < op.amount and pile[3 * victim + kind] > 0:
        taken += 1
        if from_cult:
            leave_cult(s, victim, kind)
        else:
            pile[3 * victim + kind] -= 1
    if taken:
        s.tell("stolen", "TH-123", seat=seat, victim=victim, token=KINDS[kind], amount=taken)
        join_cult(s, seat, kind, taken)


def _exchange(s: Table, text: Resolve, op: Op) -> None:
    """An own token of the Stake goes to the Bank, others come for it (TH-215)."""
    seat = text.seat
    if s.stake[3 * seat + op.give] == 0:
        return
    s.stake[3 * seat + op.give] -= 1
    s.tell("traded", "TH-215", seat=seat, gave=KINDS[op.give], got=KINDS[op.get], amount=op.get_amount)
    if op.get_in_stake:
        s.stake[3 * seat + op.get] += op.get_amount
    else:
        join_cult(s, seat, op.get, op.get_amount)


def _rescue(s: Table, text: Resolve, op: Op) -> None:
    """Own followers return from Stake to Cult, as many as there are; others never do (TH-094, TH-251)."""
    kind = text.choice
    if kind < 0:
        return
    amount = min(op.rescues[kind], s.stake[3 * text.seat + kind])
    s.stake[3 * text.seat + kind] -= amount
    s.tell("rescued", "TH-251", seat=text.seat, token=KINDS[kind], amount=amount)
    join_cult(s, text.seat, kind, amount)


DO: Final[dict[int, Callable[[Table, Resolve, Op], None]]] = {
    KILL: _kill,
    DRIVE_BACK: _drive_back,
    GAIN: _gain,
    GAIN_PER: _gain_per,
    STEAL: _steal,
    EXCHANGE: _exchange,
    RESCUE: _rescue,
}
