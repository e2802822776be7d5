"""What a player of Theomachy should think of: hand strength, pot odds, the worth of cards, for bots and hints."""

from theogony.games.theomachy.advice.advisor import ADVICE
from theogony.games.theomachy.advice.worth import REASONS

__all__ = ["ADVICE", "REASONS"]
