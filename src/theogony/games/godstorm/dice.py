"""Dice: roll-offs, and throws whose 1s are rolled again. -- GS-050, GS-084, GS-137"""

from itertools import product
from typing import Final

from theogony.games.godstorm.state import World

THROWS: Final[list[list[tuple[int, ...]]]] = [
    [tuple(sorted(throw, reverse=True)) for throw in product(range(1, 7), repeat=number)] for number in range(4)
]  # every throw of so many dice, each highest die first


def throw(s: World, number: int) -> tuple[int, ...]:
    """One to three dice, highest first. One draw decides them all: every throw is equally likely."""
    table = THROWS[number]
    return table[s.rng.below(len(table))]


def roll_off(s: World, seats: list[int], dice: int, clause: str) -> list[int]:
    """The seats by falling total of their dice; tied seats roll again among themselves (GS-050, GS-063, GS-084)."""
    if len(seats) <= 1:
        return seats
    totals: dict[int, list[int]] = {}
    for seat in seats:
        rolled = [s.rng.die() for _ in range(dice)]
        totals.setdefault(sum(rolled), []).append(seat)
        s.tell("rolled-off", clause, seat=seat, dice=rolled)
    return [seat for total in sorted(totals, reverse=True) for seat in roll_off(s, totals[total], dice, clause)]
