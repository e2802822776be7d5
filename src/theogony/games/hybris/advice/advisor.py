"""How to play Hybris well: what a position is worth, and rules of thumb for the prompts."""

from typing import Any, ClassVar, Final

from theogony.games.hybris import combat, olympus, pillars, planning, setup, turn
from theogony.games.hybris.advice import titan, worth
from theogony.games.hybris.advice.fights import OUT_OF_REACH, TINY, best_row
from theogony.games.hybris.advice.outlook import ascends
from theogony.games.hybris.advice.thumb import ROUTINE, RULES
from theogony.games.hybris.state import END_PHASE, PHASES, Hybris
from theogony.kernel.advice import Advice
from theogony.kernel.state import State
from theogony.kernel.step import Prompt, Seal

ALL_RULES: Final = {**RULES, **titan.RULES}
RESTING: Final = (turn.TakeTurn, pillars.TakePillar, setup.TakeOlympian)
PLANNED: Final = (pillars.TakePillar, planning.WhichToken, olympus.Design)
UNWEIGHED: Final = (combat.GoOn, setup.TakeOlympian)
BRACKETS: Final = 5
STEP: Final = 3.0  # of Force: a hand that brings so much more fights otherwise


class HybrisAdvice(Advice[Hybris]):
    """The advice of this game, for all modes."""

    terms: ClassVar[tuple[str, ...]] = worth.TERMS
    contested: ClassVar[frozenset[type]] = frozenset({combat.GoOn})
    temperature: float = 5.0
    sharpness: float = 0.4

    def ledgers(self, s: State) -> list[list[float]]:
        assert isinstance(s, Hybris)
        return worth.ledgers(s)

    def value(self, s: State) -> list[float]:
        """By points; but whoever ascends has won whatever the points say (HY-304)."""
        assert isinstance(s, Hybris)
        shares = super().value(s)
        if s.result is not None or s.chronos:
            return shares
        chances = [ascends(s, seat) for seat in range(s.seats)]
        nobody = 1.0
        for chance in chances:
            nobody *= 1.0 - chance
        total = max(sum(chances), TINY)
        return [nobody * share + (1.0 - nobody) * chance / total for share, chance in zip(shares, chances, strict=True)]

    def scores(self, s: State, prompt: Prompt[Any], options: list[int]) -> list[float]:
        assert isinstance(s, Hybris)
        rule = ALL_RULES.get(type(prompt))
        return rule(s, prompt, options) if rule is not None else [0.0] * len(options)

    def sure(self, s: State, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Routine goes by its rule of thumb; what an Age is planned by shows its worth only at the end of the Age, so a
        search tries it."""
        return type(prompt) in ROUTINE and not isinstance(prompt, PLANNED)

    def weighs(self, s: State, prompt: Prompt[Any]) -> bool:
        return type(prompt) not in ROUTINE and not isinstance(prompt, UNWEIGHED)

    def unwise(self, s: State, prompt: Prompt[Any], move: int) -> bool:
        """What its prompt warns of: a character would be defeated for nothing, or nothing would come of it."""
        return move in prompt.cautions(s)

    def settled(self, s: State) -> bool:
        return isinstance(s.agenda[-1], RESTING)

    def bracket(self, s: State, seat: int) -> int:
        """In a sealed round of a Combat, by the Force that the hand can still bring."""
        assert isinstance(s, Hybris)
        if not s.fights or not isinstance(s.agenda[-1], Seal):
            return 0
        return min(BRACKETS - 1, int(max(0.0, best_row(s, s.fight(), seat, OUT_OF_REACH).force) / STEP))

    def moment(self, s: State) -> int:
        """Phases that are over, Age by Age."""
        assert isinstance(s, Hybris)
        return len(PHASES) * s.age + s.phase

    def horizon(self, s: State, seat: int) -> int:
        """To the end of the Action phase: only there it shows what a turn, or a plan, has been worth."""
        assert isinstance(s, Hybris)
        return max(1, END_PHASE - s.phase)


ADVICE: Final = HybrisAdvice()
