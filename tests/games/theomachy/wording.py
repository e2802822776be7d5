"""What a rule of Theomachy says can be said."""

from tests.games.wording import Wording
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.layout import TheomachyLayout

WORDING = Wording(GAME, TheomachyLayout)
