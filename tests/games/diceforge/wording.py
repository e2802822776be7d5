"""What a rule of Dice Forge says can be said."""

from tests.games.wording import Wording
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.layout import DiceForgeLayout

WORDING = Wording(GAME, DiceForgeLayout)
