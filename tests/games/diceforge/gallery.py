"""Positions of Dice Forge with every kind of question, gathered from games of many styles."""

from functools import cache

from tests.conformance.gallery import gathered
from tests.games.diceforge.play import MODES, begin, walk
from theogony.games.diceforge.state import Tournament


@cache
def gallery() -> tuple[Tournament, ...]:
    """Some positions of every kind of prompt, and finished games; never change one."""
    styles = (("random", 1), ("rich", 1), ("rich", 2))
    games = ((str(mode), walk(begin(mode, seed, style), style, seed)) for style, seed in styles for mode in MODES)
    return gathered(games)
