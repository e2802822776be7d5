"""Followers: forced exchanges, payments, losses and gains. -- chapters 7 and 15"""

from typing import Final

from theogony.games.theomachy.content import DISCIPLE, KINDS, PRIEST, PROPHET
from theogony.games.theomachy.state import Table

Followers = tuple[int, int, int]  # Prophets, Priests and Disciples

UNPAYABLE: Final[Followers] = (-1, -1, -1)


def exchange(s: Table, seat: int) -> None:
    """A Cult without a kind gives one of the next higher kind for two of it, until nothing applies.

    It must, at once and whoever caused it; the Stake never counts (TH-195 to TH-201).
    """
    cult = s.cult
    prophets = 3 * seat
    while True:
        if cult[prophets + 1] == 0 and cult[prophets] > 0:
            cult[prophets] -= 1
            cult[prophets + 1] += 2
            s.tell("exchanged", "TH-197", seat=seat, gave=KINDS[PROPHET], got=KINDS[PRIEST])
        elif cult[prophets + 2] == 0 and cult[prophets + 1] > 0:
            cult[prophets + 1] -= 1
            cult[prophets + 2] += 2
            s.tell("exchanged", "TH-196", seat=seat, gave=KINDS[PRIEST], got=KINDS[DISCIPLE])
        else:
            return


def leave_cult(s: Table, seat: int, kind: int) -> None:
    """One token leaves the Cult; the exchange is checked after each single one (TH-257)."""
    s.cult[3 * seat + kind] -= 1
    exchange(s, seat)


def join_cult(s: Table, seat: int, kind: int, amount: int) -> None:
    """Tokens arrive in the Cult together; the exchange is checked after the last of them (TH-257)."""
    if amount:
        s.cult[3 * seat + kind] += amount
        exchange(s, seat)


def gain(s: Table, seat: int, kind: int, amount: int, clause: str) -> None:
    """Tokens come from the Bank, which never runs out, into the Cult (TH-010)."""
    if amount:
        if s.events is not None:
            s.tell("gained", clause, seat=seat, tokens={KINDS[kind]: amount})
        join_cult(s, seat, kind, amount)


def gain_together(s: Table, seat: int, tokens: list[int], clause: str) -> None:
    """Prophets, Priests and Disciples come from the Bank; the exchange is checked after the last of them (TH-257)."""
    for kind in range(3):
        if tokens[kind]:
            if s.events is not None:
                s.tell("gained", clause, seat=seat, tokens={KINDS[kind]: tokens[kind]})
            s.cult[3 * seat + kind] += tokens[kind]
    exchange(s, seat)


def cult_value(s: Table, seat: int) -> int:
    """The Power of the Cult's followers."""
    at = 3 * seat
    return (
        s.box.value[PROPHET] * s.cult[at]
        + s.box.value[PRIEST] * s.cult[at + 1]
        + s.box.value[DISCIPLE] * s.cult[at + 2]
    )


def stake_value(s: Table, seat: int) -> int:
    """The Power of the followers in the Stake."""
    return sum(s.box.value[kind] * s.stake_tokens(seat, kind) for kind in range(3))


def all_stake_tokens(s: Table, seat: int) -> int:
    """The tokens in the Stake, a Hero included (TH-016)."""
    return sum(s.stake_tokens(seat, kind) for kind in range(3)) + (s.players[seat].hero >= 0)


def cult_size(s: Table, seat: int) -> int:
    at = 3 * seat
    return s.cult[at] + s.cult[at + 1] + s.cult[at + 2]


# -- payments ---------------------------------------------------------------------------------------------------------


def debt(s: Table, seat: int) -> Followers:
    """Level minus paid, kind by kind (TH-070); in the own turn none arises, for nobody else can raise (TH-239)."""
    at = 3 * seat
    level = s.level
    paid = s.paid
    return level[0] - paid[at], level[1] - paid[at + 1], level[2] - paid[at + 2]


def owes(owed: Followers) -> bool:
    return owed[0] != 0 or owed[1] != 0 or owed[2] != 0


def left_after(cult: Followers, owed: Followers) -> Followers:
    """The Cult that is left when the tokens are paid one at a time, Prophets, Priests, then Disciples (TH-077).

    ``UNPAYABLE`` if they cannot be paid: kinds are never compared by value (TH-074).
    """
    prophets, priests, disciples = cult
    if prophets < owed[0]:
        return UNPAYABLE
    prophets -= owed[0]  # a settled Cult with a Prophet has a Priest too: nothing to exchange yet (TH-200)
    for _ in range(owed[1]):
        if priests == 0:
            return UNPAYABLE
        prophets, priests, disciples = _settled(prophets, priests - 1, disciples)
    for _ in range(owed[2]):
        if disciples == 0:
            return UNPAYABLE
        prophets, priests, disciples = _settled(prophets, priests, disciples - 1)
    return prophets, priests, disciples


def _settled(prophets: int, priests: int, disciples: int) -> Followers:
    while True:
        if priests == 0 and prophets > 0:
            prophets -= 1
            priests += 2
        elif disciples == 0 and priests > 0:
            priests -= 1
            disciples += 2
        else:
            return prophets, priests, disciples


def left_when_paid(s: Table, seat: int, owed: Followers) -> Followers:
    """What is left in the Cult of this player."""
    at = 3 * seat
    cult = s.cult
    return left_after((cult[at], cult[at + 1], cult[at + 2]), owed)


def can_pay(s: Table, seat: int, owed: Followers) -> bool:
    return left_when_paid(s, seat, owed) != UNPAYABLE


def can_pay_ante(s: Table, seat: int, ante: int) -> bool:
    """With forced exchanges a Priest may pay Disciples after all (TH-058)."""
    return can_pay(s, seat, (0, 0, ante))


def stake_from_cult(s: Table, seat: int, kind: int) -> None:
    """One token moves from Cult to Stake and counts as paid."""
    s.stake[3 * seat + kind] += 1
    s.paid[3 * seat + kind] += 1
    leave_cult(s, seat, kind)


def pay_debt(s: Table, seat: int) -> None:
    """Follow from the own Cult: exactly the kinds that are owed (TH-072, TH-074)."""
    for kind in range(3):
        for _ in range(s.level[kind] - s.paid[3 * seat + kind]):
            stake_from_cult(s, seat, kind)


# -- losses of a Stake ------------------------------------------------------------------------------------------------


def leave_stake(s: Table, seat: int, kind: int, home: bool) -> None:
    """One token leaves the Stake, those on the Last Stand card first, then loaned ones (TH-248).

    Driven back ``home`` only the own ones reach the Cult, all others go to the Bank (TH-094, TH-251).
    """
    at = 3 * seat + kind
    if s.stand[at]:
        s.stand[at] -= 1
    elif s.loan[at]:
        s.loan[at] -= 1
    else:
        s.stake[at] -= 1
        if home:
            s.cult[at] += 1
