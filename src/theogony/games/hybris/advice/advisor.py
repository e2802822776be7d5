"""How to play Hybris well: what a position is worth, and rules of thumb for the prompts."""

from typing import Any, ClassVar, Final

from theogony.games.hybris import combat, pillars, planning, setup, turn
from theogony.games.hybris.advice import titan, worth
from theogony.games.hybris.advice.thumb import ROUTINE, RULES
from theogony.games.hybris.state import Hybris
from theogony.kernel.advice import Advice
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

ALL_RULES: Final = {**RULES, **titan.RULES}
RESTING: Final = (turn.TakeTurn, pillars.TakePillar, setup.TakeOlympian)
UNWEIGHED: Final = (planning.WhichToken, pillars.TakePillar, combat.GoOn, setup.TakeOlympian)


class HybrisAdvice(Advice):
    """The advice of this game, for all modes."""

    terms: ClassVar[tuple[str, ...]] = worth.TERMS
    temperature: float = 5.0

    def ledgers(self, s: State) -> list[list[float]]:
        assert isinstance(s, Hybris)
        return worth.ledgers(s)

    def scores(self, s: State, prompt: Prompt[Any], options: list[int]) -> list[float]:
        assert isinstance(s, Hybris)
        rule = ALL_RULES.get(type(prompt))
        return rule(s, prompt, options) if rule is not None else [0.0] * len(options)

    def sure(self, s: State, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Routine goes by its rule of thumb."""
        return type(prompt) in ROUTINE

    def weighs(self, s: State, prompt: Prompt[Any]) -> bool:
        return type(prompt) not in ROUTINE and not isinstance(prompt, UNWEIGHED)

    def settled(self, s: State) -> bool:
        return isinstance(s.agenda[-1], RESTING)

    def moment(self, s: State) -> int:
        assert isinstance(s, Hybris)
        return s.age


ADVICE: Final = HybrisAdvice()
