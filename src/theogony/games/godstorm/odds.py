"""Exact odds of battles and godswars, worked out once from the rules of chapters 17 and 18. For advice and hints."""

from typing import Final

FULL_DICE: Final = 3  # of an attack (GS-204)
MOST: Final = 40  # larger armies are scaled down to this: the odds hardly change any more

TIES: Final = 1  # the god of war attacks: ties are won (GS-119)
SURE_FEET: Final = 2  # the goddess of magic attacks: 1s are rolled again (GS-117)
WALLS: Final = 4  # a temple or the goddess of magic defends: 1s are rolled again (GS-206)

Round = list[tuple[float, int, int]]  # (chance, attackers lost, defenders lost)


def _highest_two(dice: int, lowest: int) -> dict[tuple[int, int], float]:
    """How likely the two highest of the dice are (high, second); the second is 0 with a single die."""
    throws: dict[tuple[int, int], float] = {(0, 0): 1.0}
    share = 1.0 / (7 - lowest)
    for _ in range(dice):
        longer: dict[tuple[int, int], float] = {}
        for (high, second), chance in throws.items():
            for face in range(lowest, 7):
                pair = (face, high) if face > high else (high, max(second, face))
                longer[pair] = longer.get(pair, 0.0) + chance * share
        throws = longer
    return throws


def one_round(attack_dice: int, defence_dice: int, mods: int) -> Round:
    """The losses of one battle round: highest die against highest, then second against second (GS-207)."""
    attack = _highest_two(attack_dice, 2 if mods & SURE_FEET else 1)
    defence = _highest_two(defence_dice, 2 if mods & WALLS else 1)
    ties = mods & TIES
    pairs = min(attack_dice, defence_dice, 2)
    chances = [0.0] * (pairs + 1)
    for (a_high, a_second), a_chance in attack.items():
        for (d_high, d_second), d_chance in defence.items():
            lost = 0
            if a_high < d_high or (a_high == d_high and not ties):
                lost += 1
            if pairs == 2 and (a_second < d_second or (a_second == d_second and not ties)):
                lost += 1
            chances[lost] += a_chance * d_chance
    return [(chance, lost, pairs - lost) for lost, chance in enumerate(chances)]


class Table:
    """Battles fought to the end with as many dice as allowed, for one kind of fight.

    ``wins[a][d]`` is the chance that ``a`` attackers (those who may fight, the one who stays not counted) take a
    place from ``d`` defenders; ``left[a][d]`` how many attackers survive on average, a lost battle counting as none.
    """

    def __init__(self, mods: int) -> None:
        size = MOST + 1
        self.wins: list[list[float]] = [[0.0] * size for _ in range(size)]
        self.left: list[list[float]] = [[0.0] * size for _ in range(size)]
        rounds = [[one_round(a, d, mods) if a and d else [] for d in range(3)] for a in range(4)]
        for a in range(size):
            self.wins[a][0] = 1.0
            self.left[a][0] = float(a)
        for a in range(1, size):
            for d in range(1, size):
                wins = left = 0.0
                for chance, lost_a, lost_d in rounds[min(3, a)][min(2, d)]:
                    wins += chance * self.wins[a - lost_a][d - lost_d]
                    left += chance * self.left[a - lost_a][d - lost_d]
                self.wins[a][d] = wins
                self.left[a][d] = left


_TABLES: list[Table | None] = [None] * 8


def table(mods: int) -> Table:
    """The table for one kind of fight, made when it is first asked for."""
    known = _TABLES[mods]
    if known is None:
        known = Table(mods)
        _TABLES[mods] = known
    return known


def scaled(attackers: int, defenders: int) -> tuple[int, int]:
    """The same fight within the size of the tables."""
    most = max(attackers, defenders)
    if most <= MOST:
        return max(0, attackers), defenders
    return max(0, attackers) * MOST // most, max(1, defenders * MOST // most)


def capture(attackers: int, defenders: int, mods: int) -> float:
    """The chance to take a place by fighting to the end."""
    a, d = scaled(attackers, defenders)
    return table(mods).wins[a][d]


def falls(attackers: int, defenders: int, mods: int, dice: int, faith: int) -> float:
    """The same with at most so many attacking dice, against a defender who pays the Tree of Life as long as he can.

    Paying at once is the best he can do: an army kept now rolls in every round to come (GS-210).
    """
    if defenders == 0 or (dice >= FULL_DICE and faith == 0):
        return capture(attackers, defenders, mods)
    a, d = scaled(attackers, defenders)
    faith = min(faith, MOST)
    rounds = [[one_round(i, j, mods) if i and j else [] for j in range(3)] for i in range(dice + 1)]
    kept: list[list[float]] = [[1.0] + [0.0] * d for _ in range(a + 1)]  # without faith, by attackers and defenders
    for i in range(1, a + 1):
        for j in range(1, d + 1):
            chance = 0.0
            for share, lost_i, lost_j in rounds[min(dice, i)][min(2, j)]:
                chance += share * kept[i - lost_i][j - lost_j]
            kept[i][j] = chance
    # As long as he can pay he loses nobody: with faith left it is all the defenders that stand, so attackers suffice.
    paid: list[list[float]] = [[row[d] for row in kept]]
    for left in range(1, faith + 1):
        level = [0.0] * (a + 1)
        paid.append(level)
        for i in range(1, a + 1):
            chance = 0.0
            for share, lost_i, lost_j in rounds[min(dice, i)][min(2, d)]:
                if lost_j > left:  # two lost, one paid for
                    chance += share * kept[i - lost_i][d - lost_j + left]
                else:
                    chance += share * paid[left - lost_j][i - lost_i]
            level[i] = chance
    return paid[faith][a]


# -- godswar -----------------------------------------------------------------------------------------------------------

_SUMS: dict[tuple[int, int], list[float]] = {}


def sum_of(dice: int, lowest: int) -> list[float]:
    """How likely each total of the dice is; ``lowest`` is 2 where 1s are rolled again."""
    known = _SUMS.get((dice, lowest))
    if known is None:
        known = [1.0]
        for _ in range(dice):
            longer = [0.0] * (len(known) + 6)
            for total, chance in enumerate(known):
                for face in range(lowest, 7):
                    longer[total + face] += chance / (7 - lowest)
            known = longer
        _SUMS[(dice, lowest)] = known
    return known


_GODSWARS: dict[tuple[int, int, int, int], float] = {}


def godswar(attack_dice: int, defence_dice: int, mods: int, lead: int) -> float:
    """The chance that the attacking god wins a godswar; ``lead`` is what the attacker adds beyond the defender."""
    key = (attack_dice, defence_dice, mods, lead)
    known = _GODSWARS.get(key)
    if known is None:
        known = 0.0
        defence = sum_of(defence_dice, 2 if mods & WALLS else 1)
        for total, chance in enumerate(sum_of(attack_dice, 2 if mods & SURE_FEET else 1)):
            beaten = total + lead + (1 if mods & TIES else 0)  # totals below this lose
            if beaten > 0:
                known += chance * sum(defence[:beaten])
        _GODSWARS[key] = known
    return known
