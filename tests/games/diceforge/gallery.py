"""Positions of Dice Forge with every kind of question, gathered from games of many styles."""

from collections import Counter
from functools import cache

from tests.games.diceforge.play import MODES, begin, walk
from theogony.games.diceforge.state import Tournament

PER_KIND = 16  # positions of each kind of prompt, spread over the modes


@cache
def gallery() -> tuple[Tournament, ...]:
    """Some positions of every kind of prompt, and finished games; never change one."""
    found: list[Tournament] = []
    kinds: Counter[str] = Counter()
    spread: Counter[tuple[str, str]] = Counter()
    for style, seed in (("random", 1), ("rich", 1), ("rich", 2)):
        for number, mode in enumerate(MODES):
            for step, position in enumerate(walk(begin(mode, seed, style), style, seed)):
                kind = type(position.prompts()[0]).__name__ if position.result is None else "over"
                here = (kind, str(mode))
                if kinds[kind] < PER_KIND and spread[here] < 2 and (step * 7 + number) % 5 < 3:
                    found.append(position.clone())
                    kinds[kind] += 1
                    spread[here] += 1
    return tuple(found)
