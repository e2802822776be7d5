"""What a player of Dice Forge should think of: prices of resources, worth of faces and feats, for bots and hints."""

from theogony.games.diceforge.advice.advisor import ADVICE
from theogony.games.diceforge.advice.worth import REASONS

__all__ = ["ADVICE", "REASONS"]
