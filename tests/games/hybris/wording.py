"""Whatever a rule of Hybris says, it can be said."""

from tests.games.wording import Wording
from theogony.games.hybris.game import GAME
from theogony.games.hybris.layout import HybrisLayout

WORDING = Wording(GAME, HybrisLayout)
