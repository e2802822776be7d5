"""Last Stand: to follow without the right tokens. -- chapter 7

Everybody may take one (TH-099); the Cult it leaves still pays the costs of cards and abilities (TH-095).
"""

from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import debt, stake_from_cult


def take_last_stand(s: Table, seat: int) -> None:
    """What he owns of the debt comes from his Cult, the rest from the Bank onto the card (TH-090, TH-092)."""
    s.deeds[seat].last_stand = 1
    s.tell("last-stand", "TH-090", seat=seat)
    owed = debt(s, seat)
    for kind in range(3):
        for _ in range(owed[kind]):
            if s.cult[3 * seat + kind]:
                stake_from_cult(s, seat, kind)
            else:
                _from_the_bank(s, seat, kind)


def follow_from_the_bank(s: Table, seat: int) -> None:
    """From then on every token comes from the Bank, by itself (TH-093, TH-249)."""
    owed = debt(s, seat)
    for kind in range(3):
        for _ in range(owed[kind]):
            _from_the_bank(s, seat, kind)
    s.tell("followed" if any(owed) else "passed", "TH-249", seat=seat)


def _from_the_bank(s: Table, seat: int, kind: int) -> None:
    s.stand[3 * seat + kind] += 1
    s.paid[3 * seat + kind] += 1
