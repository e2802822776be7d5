"""What a rule of Godstorm says can be said."""

from tests.games.wording import Wording
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.layout import GodstormLayout

WORDING = Wording(GAME, GodstormLayout)
