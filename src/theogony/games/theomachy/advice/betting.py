"""Rules of thumb for bets: pot odds, raises that hurt, and now and then a bluff."""

from typing import Final

from theogony.games.theomachy.advice.strength import attack_outlook, winning_chance
from theogony.games.theomachy.moves import FOLD, FOLLOW, LAST_STAND, PASS, RAISE
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import cult_value, debt, stake_value

REWARD: Final = 5.0
PROPHET: Final = 8.0  # a Prophet more for a Cult without one, most of it lost in exchanges
HAND_WON: Final[list[float]] = [0.0, 0.0, 30.0]  # by mode: in Epic it brings points
SCARED: Final = 0.5  # a rival folds at most so often when a raise dwarfs what he has staked
CAUTION: Final[list[float]] = [0.6, 0.6, 0.0]  # the last followers are worth more, unless all come back (TH-190)
AGAIN: Final = 1.5  # what the third raise in a Round is worth less, and each after it still less: nobody folds to it
LIFE: Final = 15.0  # what a lost Last Stand costs beside the followers
# who has just learnt the rules goes by the Power of his own Attacks
PROUD: Final = 9.0  # with so much he raises
BRAVE: Final = 6.0  # with more he takes a Last Stand


class Pot:
    """What is at stake for one seat."""

    __slots__ = ("caution", "chance", "gain", "owed", "rivals", "staked", "theirs", "wealth")

    def __init__(self, s: Table, seat: int) -> None:
        owed = debt(s, seat)
        self.owed = float(sum(s.box.value[kind] * owed[kind] for kind in range(3)))
        self.staked = float(stake_value(s, seat))
        self.wealth = max(1.0, self.staked + cult_value(s, seat))
        self.caution = CAUTION[s.rules.number]
        self.rivals = [other for other in range(s.seats) if other != seat and s.in_hand(other)]
        self.chance = winning_chance(s, seat)
        others = max(1, s.living() - 1)
        self.theirs = sum(stake_value(s, other) for other in self.rivals) / others
        self.gain = REWARD + (PROPHET if s.cult[3 * seat] == 0 else 0.0) + HAND_WON[s.rules.number]

    def stay(self, more: float) -> float:
        """What it is worth to stay in with so much more in the Stake, against losing everything staked."""
        won = self.gain + self.theirs + 0.6 * more
        return self.chance * won - (1.0 - self.chance) * self.loss(self.staked + self.owed + more)

    def loss(self, followers: float) -> float:
        """What it hurts to lose so many followers: the more of the Cult they are, the more."""
        return followers * (1.0 + self.caution * followers / self.wealth)


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
            scores[move] = -pot.loss(pot.staked)
        elif move == LAST_STAND:
            at_risk = pot.loss(pot.wealth) + LIFE
            scores[move] = pot.chance * (pot.gain + pot.theirs) - (1.0 - pot.chance) * at_risk
        elif RAISE <= move < RAISE + 3:
            scores[move] = _raise(s, pot, float(s.box.value[move - RAISE])) - AGAIN * max(0, raises_by(s, seat) - 1)
    return scores


def simple_scores(s: Table, seat: int, options: list[int]) -> dict[int, float]:
    """The same as it looks to somebody who has just learnt the rules: he sees his own cards, and neither what others
    may hold nor what they say by raising. He pays to see the Battle as long as he can, and raises rarely and little."""
    power = attack_outlook(s, seat)
    raises = [move for move in options if RAISE <= move < RAISE + 3]
    scores: dict[int, float] = {}
    for move in options:
        if move in raises:
            scores[move] = 2.0 if move == raises[-1] and power >= PROUD and raises_by(s, seat) == 0 else -2.0
        elif move in (PASS, FOLLOW):
            scores[move] = 1.0
        elif move == FOLD:
            scores[move] = 0.0
        elif move == LAST_STAND:
            scores[move] = power - BRAVE
    return scores


def _raise(s: Table, pot: Pot, value: float) -> float:
    """A raise wins at once if all fold, and rarely do they fold a large Stake; else it makes the Stakes larger."""
    folds = 1.0
    for other in pot.rivals:
        folds *= 0.0 if s.deeds[other].last_stand else SCARED * value / (value + stake_value(s, other))
    return folds * (pot.gain + pot.theirs) + (1.0 - folds) * pot.stay(value) - 0.5


def raises_by(s: Table, seat: int) -> int:
    """How often the seat has raised in this Round."""
    return sum(raised // 3 == seat for raised in s.raises)
