"""How to play Hybris well: what a position is worth, and rules of thumb for the prompts."""

from typing import Any, ClassVar, Final

from theogony.games.hybris import combat, pillars, setup, turn
from theogony.games.hybris.advice import titan, worth
from theogony.games.hybris.advice.thumb import ROUTINE, RULES
from theogony.games.hybris.state import PHASES, Hybris
from theogony.kernel.advice import Advice
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

ALL_RULES: Final = {**RULES, **titan.RULES}
TURNS: Final = 100  # more than an Age can have
RESTING: Final = (turn.TakeTurn, pillars.TakePillar, setup.TakeOlympian)
UNWEIGHED: Final = (combat.GoOn, setup.TakeOlympian)


class HybrisAdvice(Advice[Hybris]):
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
        """Turns that are over, Age by Age."""
        assert isinstance(s, Hybris)
        acted = sum([player.spent.bit_count() + player.passed for player in s.players])
        return TURNS * (len(PHASES) * s.age + s.phase) + acted - len(s.activations)

    def horizon(self, s: State, seat: int) -> int:
        """To the own next turn; an Age is too long for playouts, and is planned by rules of thumb."""
        assert isinstance(s, Hybris)
        return max(2, s.seats)


ADVICE: Final = HybrisAdvice()
