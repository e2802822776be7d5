"""How to play Hellas well: what a position is worth, and rules of thumb for the prompts."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from theogony.games.hellas import army, monster_phase, recruit, setup, turn
from theogony.games.hellas.advice import kronos, worth
from theogony.games.hellas.advice.thumb import RULES, pick_hero, special_score
from theogony.games.hellas.kronos.chains import ChooseChains
from theogony.games.hellas.kronos.setup import PlaceKronos
from theogony.games.hellas.kronos.turn import TitanActs
from theogony.games.hellas.moves import RECRUIT
from theogony.games.hellas.special_action import ExtraSpecial, RepeatSpecial
from theogony.games.hellas.state import Hellas
from theogony.kernel.advice import Advice, Rule
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

RESTING: Final = (turn.TakeTurn, TitanActs, setup.PickHero, setup.StartAt)
ROUTINE: Final[frozenset[type]] = frozenset(
    {army.ArmySize, recruit.Place, monster_phase.RollFor, monster_phase.MoveMonster, setup.StartAt}
)
UNWEIGHED: Final = (monster_phase.RollFor, setup.PickHero, setup.StartAt, PlaceKronos, ChooseChains)

# by mode, in the order of ``modes.py``
LEDGERS: Final[list[Callable[[Hellas], list[list[float]]]]] = [worth.ledgers, kronos.ledgers]
RULES_OF: Final[list[dict[type, Rule]]] = [{**RULES, setup.PickHero: pick_hero}, {**RULES, **kronos.RULES}]


class HellasAdvice(Advice[Hellas]):
    """The advice of this game, by mode: against Kronos a row is a side's, and other things count."""

    terms: ClassVar[tuple[str, ...]] = kronos.TERMS
    temperature: float = 5.0

    def ledgers(self, s: State) -> list[list[float]]:
        assert isinstance(s, Hellas)
        return LEDGERS[s.rules.number](s)

    def scores(self, s: State, prompt: Prompt[Any], options: list[int]) -> list[float]:
        assert isinstance(s, Hellas)
        rule = RULES_OF[s.rules.number].get(type(prompt))
        if rule is not None:
            return rule(s, prompt, options)
        if isinstance(prompt, (ExtraSpecial, RepeatSpecial)):
            return [special_score(s, prompt.seat, move) if move >= RECRUIT else 0.1 for move in options]
        return [0.0] * len(options)

    def sure(self, s: State, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Routine goes by its rule of thumb."""
        return type(prompt) in ROUTINE

    def weighs(self, s: State, prompt: Prompt[Any]) -> bool:
        return not isinstance(prompt, UNWEIGHED)

    def settled(self, s: State) -> bool:
        return isinstance(s.agenda[-1], RESTING)

    def moment(self, s: State) -> int:
        assert isinstance(s, Hellas)
        return s.turns

    def horizon(self, s: State, seat: int) -> int:
        """Against Kronos to the own next turn; in the base game to the end of this one: what rivals threaten is part of
        the standing, and many short playouts find the better turn than a few long ones."""
        assert isinstance(s, Hellas)
        return 1 if s.rules.each_for_himself else s.seats


ADVICE: Final = HellasAdvice()
