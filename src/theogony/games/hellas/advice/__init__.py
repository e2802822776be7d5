"""What a player of Hellas should think of: how far each way to win is, and what helps on it, for bots and hints."""

from typing import Final

from theogony.games.hellas.advice.advisor import ADVICE
from theogony.games.hellas.advice.kronos import TERMS

__all__ = ["ADVICE", "REASONS"]

REASONS: Final = tuple(f"{term}-{way}" for term in TERMS for way in ("more", "less"))  # of both modes
