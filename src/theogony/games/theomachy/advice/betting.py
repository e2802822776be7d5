"""Rules of thumb for bets: pot odds, raises that hurt, and now and then a bluff."""

from typing import Final

from theogony.games.theomachy.advice.strength import winning_chance
from theogony.games.theomachy.content import VALUE
from theogony.games.theomachy.moves import FOLD, FOLLOW, LAST_STAND, PASS, RAISE
from theogony.games.theomachy.state import EPIC, Table
from theogony.games.theomachy.tokens import cult_value, debt, stake_value

REWARD: Final = 5.0
PROPHET: Final = 8.0  # a Prophet more for a Cult without one, most of it lost in exchanges
EPIC_WIN: Final = 10.0


class Pot:
    """What is at stake for one seat."""

    __slots__ = ("chance", "fold_chance", "gain", "owed", "rivals", "staked", "theirs")

    def __init__(self, s: Table, seat: int) -> None:
        owed = debt(s, seat)
        self.owed = float(sum(VALUE[kind] * owed[kind] for kind in range(3)))
        self.staked = float(stake_value(s, seat))
        self.rivals = [other for other in range(s.seats) if other != seat and s.in_hand(other)]
        self.chance = winning_chance(s, seat)
        others = max(1, s.living() - 1)
        self.theirs = sum(stake_value(s, other) for other in self.rivals) / others
        self.gain = REWARD + (PROPHET if s.cult[3 * seat] == 0 else 0.0) + (EPIC_WIN if s.mode == EPIC else 0.0)
        poor = sum(1 for other in self.rivals if cult_value(s, other) < 20)
        self.fold_chance = 0.35 ** len(self.rivals) if not poor else 0.5 ** len(self.rivals)

    def stay(self, more: float) -> float:
        """What it is worth to stay in with so much more in the Stake, against losing everything staked."""
        at_risk = self.staked + self.owed + more
        hurt = self.theirs + more * len(self.rivals) / max(1, len(self.rivals)) * 0.6
        return self.chance * (self.gain + hurt) - (1.0 - self.chance) * at_risk


def action_scores(s: Table, seat: int, options: list[int]) -> dict[int, float]:
    """The betting actions among the options, each with what it promises."""
    pot = Pot(s, seat)
    scores: dict[int, float] = {}
    for move in options:
        if move == PASS:
            scores[move] = pot.stay(0.0) + 0.3
        elif move == FOLLOW:
            scores[move] = pot.stay(0.0)
        elif move == FOLD:
            scores[move] = -pot.staked
        elif move == LAST_STAND:
            rest = cult_value(s, seat)
            scores[move] = pot.chance * (pot.gain + pot.theirs) - (1.0 - pot.chance) * (pot.staked + rest + 15.0)
        elif RAISE <= move < RAISE + 3:
            scores[move] = _raise(s, seat, pot, move - RAISE)
    return scores


def _raise(s: Table, seat: int, pot: Pot, kind: int) -> float:
    """A raise wins at once if all fold; else it makes the Stakes larger. Dear tokens need a strong hand."""
    value = float(VALUE[kind])
    folds = pot.fold_chance * (0.4 + 0.06 * value)
    share = value / max(1.0, float(cult_value(s, seat)))
    at_once = pot.gain + pot.theirs
    return folds * at_once + (1.0 - folds) * pot.stay(value) - 3.0 * share * value * (1.0 - pot.chance) - 0.8
