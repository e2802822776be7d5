"""Whatever a rule of Hybris says, it can be said."""

from tests.games.wording import Wording
from theogony.games.hybris.game import GAME
from theogony.games.hybris.telling import Telling

WORDING = Wording(GAME, Telling)
