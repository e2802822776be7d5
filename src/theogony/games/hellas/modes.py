"""Both ways of playing."""

from typing import Final

from theogony.games.hellas.kronos.rules import Kronos
from theogony.games.hellas.rules import Rules

MODES: Final = (Rules("base", (2, 4)), Kronos("kronos", (3, 4)))  # LH-163: two or three Heroes against Kronos
