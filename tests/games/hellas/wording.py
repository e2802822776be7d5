"""Whatever a rule of Hellas says, it can be said."""

from tests.games.wording import Wording
from theogony.games.hellas.game import GAME
from theogony.games.hellas.layout import HellasLayout

WORDING = Wording(GAME, HellasLayout)
