"""What a player of Hellas should think of: how far each way to win is, and what helps on it, for bots and hints."""

from theogony.games.hellas.advice.advisor import ADVICE
from theogony.games.hellas.advice.worth import REASONS

__all__ = ["ADVICE", "REASONS"]
