"""The three ways of playing (HY-004)."""

from typing import Final

from theogony.games.hybris.chronos.rules import Alone, Together
from theogony.games.hybris.rules import Rules

MODES: Final = (Rules("base", (2, 4)), Together("chronos_coop", (2, 4)), Alone("chronos_solo", (1, 1)))
