"""How strong a player would be in this Hand's Battle, and what his chances are."""

from typing import Final

from theogony.games.theomachy.content import ATTACK, CONSTELLATION, DESIGN, ESSENCE, POWER, TYPE
from theogony.games.theomachy.effects.battle import NullifyFireAttack
from theogony.games.theomachy.effects.tokens import DriveBack, Kill
from theogony.games.theomachy.power import attack_bonuses, attack_power, standing_bonuses, text_power
from theogony.games.theomachy.requirements import needed_orbs
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.texts import LOADED, Op
from theogony.games.theomachy.vocabulary import SELF
from theogony.kernel.advice import exponential

# The chance that so many missing Essence symbols, or Orbs, turn up among one or two hidden cards.
_SYMBOL: Final = ((1.0, 0.0, 0.0), (1.0, 0.25, 0.0), (1.0, 0.44, 0.06))
_ORB: Final = ((1.0,), (1.0, 0.5, 0.33, 0.17), (1.0, 0.72, 0.55, 0.38, 0.2, 0.08))
# Measured in games of bots: what a rival with five cards brings to the Battle, and how unsure that is in each Round.
TYPICAL: Final = 5.0
CROWD: Final = 0.6  # so much less for each further rival: of several some fold before the Battle
BOLD: Final = 0.5  # so much more for every raise of the Hand: who still follows is strong
BOLDEST: Final = 8
SPREAD: Final[list[float]] = [5.0, 4.3, 3.9]


def _chance(table: tuple[float, ...], missing: int) -> float:
    return 1.0 if missing <= 0 else table[missing] if missing < len(table) else 0.0


def attack_outlook(s: Table, seat: int) -> float:
    """Expected Power from Attacks: those played, and those in hand weighted by the chance to play them."""
    essence = [s.sky_essence[e] + s.own_essence[4 * seat + e] for e in range(4)]
    order = s.sky_orbs[0] + s.own_orbs[2 * seat]
    chaos = s.sky_orbs[1] + s.own_orbs[2 * seat + 1]
    attacks = []
    for card in s.hand(seat):
        design = DESIGN[card]
        if TYPE[design] == POWER:
            essence[ESSENCE[design]] += 1
            order += s.box.power_orbs[design][0]
            chaos += s.box.power_orbs[design][1]
        elif TYPE[design] == ATTACK:
            attacks.append(design)
    hidden = CONSTELLATION - s.shown if s.shown else 2
    total = 0.0
    for design in attacks:
        chance = _chance(_SYMBOL[hidden], s.box.need_essence[design] - essence[ESSENCE[design]])
        if chance:
            chance *= _chance(_ORB[hidden], needed_orbs(s, seat, design, 0) - order)
            chance *= _chance(_ORB[hidden], needed_orbs(s, seat, design, 1) - chaos)
            total += chance * attack_worth(s, seat, design)
    if s.attacks(seat):
        total += attack_power(s, seat)
    return total + attack_bonuses(s, seat) + standing_bonuses(s, seat) + s.deeds[seat].bonus


def attack_worth(s: Table, seat: int, design: int) -> float:
    """Power, and what its text does to others."""
    return float(text_power(s, seat, design, 2)) + HARM[design]


def _harm(op: Op) -> float:
    if isinstance(op, Kill):
        return 0.0 if op.who == SELF else 2.5
    return 2.0 if isinstance(op, DriveBack) else 1.0 if isinstance(op, NullifyFireAttack) else 0.0


HARM: Final[list[float]] = [sum(_harm(op) for op in operations) for operations in LOADED[0].operations]


def winning_chance(s: Table, seat: int) -> float:
    """The chance to win the Battle as the seat can judge it: its own cards against typical ones of the others.

    Stakes are level but for losses, so attack strength decides; what others show counts as it is.
    """
    mine = attack_outlook(s, seat) - s.deeds[seat].penalty
    rivals = [other for other in range(s.seats) if other != seat and s.in_hand(other)]
    card = (TYPICAL - CROWD * min(3, len(rivals) - 1)) / s.box.hand_size
    raised = BOLD * min(BOLDEST, sum(s.level) - s.ante)
    spread = SPREAD[min(2, max(0, s.round - 1))]
    chance = 1.0
    for other in rivals:
        theirs = shown_power(s, other) + (card * len(s.hand(other)) + raised + stake_gap(s, seat, other))
        chance *= 1.0 / (1.0 + exponential((theirs - mine) / spread))
    return chance


def shown_power(s: Table, seat: int) -> float:
    """What the seat brings to the Battle as everybody sees it, its hand left out."""
    total = float(standing_bonuses(s, seat) + s.deeds[seat].bonus - s.deeds[seat].penalty)
    return total + attack_power(s, seat) if s.attacks(seat) else total


def stake_gap(s: Table, seat: int, other: int) -> float:
    """How much more the other's Stake is worth, debts to come left out: losses and gifts only."""
    gap = 0.0
    for kind, value in ((0, 10), (1, 5), (2, 2)):
        at, their = 3 * seat + kind, 3 * other + kind
        mine = s.stake_tokens(seat, kind) - s.paid[at]
        gap += value * (s.stake_tokens(other, kind) - s.paid[their] - mine)
    return gap
