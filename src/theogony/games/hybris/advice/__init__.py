"""What a player of Hybris should think of: points, pieces, Technologies, and who can still act, for bots and hints."""

from theogony.games.hybris.advice.advisor import ADVICE

__all__ = ["ADVICE"]
