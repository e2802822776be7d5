"""Chapter 18: the odds of a battle, exactly by enumeration, and the engine's own rolls against them."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.battle import compare, fight
from theogony.games.godstorm.content import place
from theogony.games.godstorm.dice import THROWS
from theogony.games.godstorm.odds import SURE_FEET, TIES, WALLS, one_round
from theogony.kernel.rng import Rng

# By the number of armies the attacker loses (0, 1, 2), of all equally likely throws of the dice.
PLAIN = {
    (3, 2): [2890, 2611, 2275],
    (3, 1): [855, 441],
    (2, 2): [295, 420, 581],
    (2, 1): [125, 91],
    (1, 2): [55, 161],
    (1, 1): [15, 21],
}
WAR_GOD = {
    (3, 2): [4816, 1981, 979],
    (3, 1): [1071, 225],
    (2, 2): [581, 420, 295],
    (2, 1): [161, 55],
    (1, 2): [91, 125],
    (1, 1): [21, 15],
}
DEFENDER_WITHOUT_ONES = {
    (3, 2): [1470, 1756, 2174],
    (3, 1): [640, 440],
    (2, 2): [130, 260, 510],
    (2, 1): [90, 90],
    (1, 2): [30, 120],
    (1, 1): [10, 20],
}
ATTACKER_WITHOUT_ONES = {
    (3, 2): [2005, 1516, 979],
    (3, 1): [525, 225],
    (2, 2): [295, 310, 295],
    (2, 1): [95, 55],
    (1, 2): [55, 125],
    (1, 1): [15, 15],
}
BOTH_WITHOUT_ONES_WAR_GOD = {
    (3, 2): [2005, 766, 354],
    (3, 1): [525, 100],
    (2, 2): [295, 200, 130],
    (2, 1): [95, 30],
    (1, 2): [55, 70],
    (1, 1): [15, 10],
}
DICE = sorted(PLAIN, reverse=True)


def throws(number: int, lowest: int) -> list[tuple[int, ...]]:
    """All throws in which every die shows the lowest face or more: what is left once smaller faces are re-rolled."""
    return [throw for throw in THROWS[number] if throw[-1] >= lowest]


def enumerated(attack: Sequence[tuple[int, ...]], defence: Sequence[tuple[int, ...]], war_god: int) -> list[int]:
    """How many of all pairs of throws cost the attacker 0, 1, 2 armies."""
    lost = Counter(compare(ours, theirs, war_god)[0] for ours, theirs in product(attack, defence))
    return [lost[number] for number in range(min(len(attack[0]), len(defence[0])) + 1)]


@covers("GS-203")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_throw_of_the_dice_is_in_the_table_once_highest_first(number: int) -> None:
    rolled = Counter(tuple(sorted(faces, reverse=True)) for faces in product(range(1, 7), repeat=number))
    assert Counter(THROWS[number]) == rolled
    assert len(THROWS[number]) == 6**number


@covers("GS-207", "GS-208")
@pytest.mark.parametrize("dice", DICE)
def test_the_odds_are_those_of_the_published_table(dice: tuple[int, int]) -> None:
    assert enumerated(THROWS[dice[0]], THROWS[dice[1]], 0) == PLAIN[dice]


@covers("GS-207", "GS-208")
def test_three_dice_against_two_in_percent() -> None:
    odds = enumerated(THROWS[3], THROWS[2], 0)
    assert sum(odds) == 6**5 == 7776
    assert [round(100 * count / 7776, 2) for count in odds] == [37.17, 33.58, 29.26]


@covers("GS-208", "GS-119")
@pytest.mark.parametrize("dice", DICE)
def test_the_war_god_turns_every_tie_round(dice: tuple[int, int]) -> None:
    assert enumerated(THROWS[dice[0]], THROWS[dice[1]], 1) == WAR_GOD[dice]


@covers("GS-206")
@pytest.mark.parametrize("dice", DICE)
def test_the_odds_when_ones_are_rolled_again(dice: tuple[int, int]) -> None:
    attack, defence = dice
    assert enumerated(throws(attack, 1), throws(defence, 2), 0) == DEFENDER_WITHOUT_ONES[dice]
    assert enumerated(throws(attack, 2), throws(defence, 1), 0) == ATTACKER_WITHOUT_ONES[dice]
    assert enumerated(throws(attack, 2), throws(defence, 2), 1) == BOTH_WITHOUT_ONES_WAR_GOD[dice]


@covers("GS-117", "GS-119", "GS-206", "GS-207")
@pytest.mark.parametrize(
    ("mods", "odds"),
    [
        (0, PLAIN),
        (TIES, WAR_GOD),
        (WALLS, DEFENDER_WITHOUT_ONES),
        (SURE_FEET, ATTACKER_WITHOUT_ONES),
        (TIES | SURE_FEET | WALLS, BOTH_WITHOUT_ONES_WAR_GOD),
    ],
)
@pytest.mark.parametrize("dice", DICE)
def test_the_odds_that_hints_and_forecasts_use_are_the_same(
    dice: tuple[int, int], mods: int, odds: dict[tuple[int, int], list[int]]
) -> None:
    chances = [chance for chance, _, _ in one_round(*dice, mods)]
    assert chances == pytest.approx([count / sum(odds[dice]) for count in odds[dice]])


@covers("GS-207")
@pytest.mark.parametrize("dice", DICE)
def test_every_compared_pair_costs_exactly_one_army(dice: tuple[int, int]) -> None:
    for attack, defence in product(THROWS[dice[0]], THROWS[dice[1]]):
        assert sum(compare(attack, defence, 0)) == min(dice)


# -- the engine rolls by itself ----------------------------------------------------------------------------------------

ROUNDS = 20_000
UNLIKELY = 13.8  # chi-square with two degrees of freedom: exceeded once in a thousand honest samples


def battlefield(gods: dict[int, dict[str, str]], temples: Sequence[str]) -> Table:
    t = given({"thule": (0, 9), "varangia": (1, 9), "kush": (2, 1)}, gods=gods, temples=temples)
    t.s.origin, t.s.target = place("thule"), place("varangia")
    t.s.force = t.s.gods_at(0, place("thule"))
    t.pile("magic")  # no relics: they would run out
    t.s.events = None
    t.s.rng = Rng("odds")
    return t


def played(t: Table, attack_dice: int, defence_dice: int) -> list[int]:
    """How many of the rounds cost the attacker 0, 1, 2 armies."""
    s, origin, target = t.s, place("thule"), place("varangia")
    outcomes = [0] * (min(attack_dice, defence_dice) + 1)
    for _ in range(ROUNDS):
        s.armies[origin] = s.armies[target] = 9
        s.dice, s.declared = attack_dice, 8
        fight(s, 0, defence_dice)
        lost = 9 - s.armies[origin]
        assert lost + 9 - s.armies[target] == min(attack_dice, defence_dice)
        outcomes[lost] += 1
    return outcomes


def chi_square(seen: list[int], odds: list[int]) -> float:
    expected = [sum(seen) * part / sum(odds) for part in odds]
    return sum((got - want) ** 2 / want for got, want in zip(seen, expected, strict=True))


@covers("GS-203", "GS-206", "GS-207", "GS-208")
@pytest.mark.parametrize(
    ("gods", "temples", "table"),
    [
        ({}, [], PLAIN),
        ({0: {"war": "thule"}}, [], WAR_GOD),
        ({}, ["varangia"], DEFENDER_WITHOUT_ONES),
        ({1: {"magic": "varangia"}}, [], DEFENDER_WITHOUT_ONES),
        ({0: {"magic": "thule"}}, [], ATTACKER_WITHOUT_ONES),
        ({0: {"magic": "thule", "war": "thule"}}, ["varangia"], BOTH_WITHOUT_ONES_WAR_GOD),
    ],
)
def test_the_engines_own_battles_follow_the_odds(
    gods: dict[int, dict[str, str]], temples: list[str], table: dict[tuple[int, int], list[int]]
) -> None:
    for dice in ((3, 2), (2, 1)):
        seen = played(battlefield(gods, temples), *dice)
        assert chi_square(seen, table[dice]) < UNLIKELY, (dice, seen, table[dice])
