"""The instant effects of feats, by the number of the set; ``game.py`` adds those of every file of this package."""

from collections.abc import Callable
from typing import Final

from theogony.games.diceforge.state import Tournament

# What happens when a seat has taken the card; its colour, for sets of four colours (DF-021).
Effect = Callable[[Tournament, int, int], None]

EFFECTS: Final[dict[int, Effect]] = {}


def nothing(s: Tournament, seat: int, colour: int) -> None:
    """The card works by being owned."""
