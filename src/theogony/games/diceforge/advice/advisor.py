"""How to play Dice Forge well: what a position is worth, and rules of thumb for every prompt."""

from typing import Any, ClassVar, Final

from theogony.games.diceforge import forging, reinforcements, setup, turn
from theogony.games.diceforge.advice.plan import follows
from theogony.games.diceforge.advice.thumb import RULES
from theogony.games.diceforge.advice.worth import TERMS, ledgers
from theogony.games.diceforge.state import Tournament
from theogony.kernel.advice import Advice, Rule
from theogony.kernel.step import Prompt

RESTING: Final = (turn.Act, turn.ExtraAction, reinforcements.Reinforce, forging.Offering, setup.DraftSet)
WEIGHED: Final[frozenset[type]] = frozenset({turn.Act, turn.ExtraAction, forging.ForgeFace, forging.Offering})


class DiceForgeAdvice(Advice[Tournament]):
    """The advice of this game."""

    terms: ClassVar[tuple[str, ...]] = TERMS
    rules: ClassVar[dict[type, Rule]] = RULES
    temperature: float = 9.0
    sharpness: float = 1.2

    def ledgers(self, s: Tournament) -> list[list[float]]:
        return ledgers(s)

    def plan(self, s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
        planned = follows(s, prompt, options)
        return self.scores(s, prompt, options) if planned is None else planned

    def sure(self, s: Tournament, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Small gains and payments go by their prices; what to forge and which feat to perform is searched."""
        return type(prompt) in RULES and type(prompt) not in SEARCHED

    def weighs(self, s: Tournament, prompt: Prompt[Any]) -> bool:
        return type(prompt) in WEIGHED

    def settled(self, s: Tournament) -> bool:
        return isinstance(s.agenda[-1], RESTING)

    def moment(self, s: Tournament) -> int:
        return s.round * 8 + s.active

    def horizon(self, s: Tournament, seat: int) -> int:
        """To the own next turn; the last two rounds to their end."""
        return s.seats if s.rounds - s.round > 1 else 2 * s.seats + 2


SEARCHED: Final[frozenset[type]] = frozenset({turn.Act, turn.ExtraAction, forging.Offering, reinforcements.Reinforce})
ADVICE: Final = DiceForgeAdvice()
