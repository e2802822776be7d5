"""What a player of Hybris should think of: points, pieces, Technologies, and who can still act, for bots and hints."""

from typing import Final

from theogony.games.hybris.advice.advisor import ADVICE
from theogony.games.hybris.advice.worth import TERMS

__all__ = ["ADVICE", "REASONS"]

REASONS: Final = tuple(f"{term}-{way}" for term in TERMS for way in ("more", "less"))
