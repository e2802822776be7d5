"""What a player of Godstorm should think of: evaluation, rules of thumb and habits for bots and hints."""

from theogony.games.godstorm.advice.advisor import ADVICE
from theogony.games.godstorm.advice.worth import REASONS

__all__ = ["ADVICE", "REASONS"]
