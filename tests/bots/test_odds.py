"""The odds are exact: they equal the counting of all throws."""

from itertools import product

import pytest

from theogony.games.godstorm.battle import compare
from theogony.games.godstorm.odds import SURE_FEET, TIES, WALLS, capture, godswar, one_round, table


@pytest.mark.parametrize("attack", [1, 2, 3])
@pytest.mark.parametrize("defence", [1, 2])
@pytest.mark.parametrize("mods", range(8))
def test_one_round_equals_enumeration(attack: int, defence: int, mods: int) -> None:
    counts: dict[tuple[int, int], int] = {}
    attack_faces = range(2 if mods & SURE_FEET else 1, 7)
    defence_faces = range(2 if mods & WALLS else 1, 7)
    throws = 0
    for a in product(attack_faces, repeat=attack):
        for d in product(defence_faces, repeat=defence):
            lost = compare(tuple(sorted(a, reverse=True)), tuple(sorted(d, reverse=True)), mods & TIES)
            counts[lost] = counts.get(lost, 0) + 1
            throws += 1
    for chance, lost_a, lost_d in one_round(attack, defence, mods):
        assert abs(chance - counts.get((lost_a, lost_d), 0) / throws) < 1e-12


def test_three_dice_against_two() -> None:
    chances = {(a, d): chance for chance, a, d in one_round(3, 2, 0)}
    assert round(100 * chances[0, 2], 2) == 37.17
    assert round(100 * chances[1, 1], 2) == 33.58
    assert round(100 * chances[2, 0], 2) == 29.26


def test_battles_to_the_end() -> None:
    one = {a: chance for chance, a, _ in one_round(1, 1, 0)}
    assert abs(capture(1, 1, 0) - one[0]) < 1e-12
    two = {a: chance for chance, a, _ in one_round(2, 1, 0)}
    assert abs(capture(2, 1, 0) - (two[0] + two[1] * one[0])) < 1e-12
    assert capture(0, 3, 0) == 0.0 and capture(3, 0, 0) == 1.0
    wins = table(0).wins
    for force in range(1, 30):
        for held in range(1, 30):
            assert wins[force][held] < wins[force + 1][held] + 1e-12
            assert wins[force][held] > wins[force][held + 1] - 1e-12
    assert capture(200, 100, 0) > 0.9


def test_godswar_equals_enumeration() -> None:
    for mods in range(8):
        faces_a = range(2 if mods & SURE_FEET else 1, 7)
        faces_d = range(2 if mods & WALLS else 1, 7)
        for lead in (-2, 0, 3):
            won = total = 0
            for a in product(faces_a, repeat=3):
                for d in product(faces_d, repeat=3):
                    total += 1
                    won += sum(a) + lead > sum(d) or (sum(a) + lead == sum(d) and bool(mods & TIES))
            assert abs(godswar(3, 3, mods, lead) - won / total) < 1e-12
