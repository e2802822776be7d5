"""How to play Godstorm well: what a position is worth, and rules of thumb for every prompt.

Weights change with the turns a seat has left: early on armies, gods and temples count, in the end only what scores.
"""

from theogony.games.godstorm.advice.counsel import ADVICE
from theogony.games.godstorm.advice.worth import REASONS

__all__ = ["ADVICE", "REASONS"]
