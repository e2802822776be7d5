"""How to play Hellas well: what a position is worth, and rules of thumb for the prompts."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from theogony.games.hellas import army, monster_phase, recruit, setup, turn
from theogony.games.hellas.advice import heroes, kronos, worth
from theogony.games.hellas.advice.thumb import RULES, pick_hero, special_score
from theogony.games.hellas.kronos.chains import ChooseChains
from theogony.games.hellas.kronos.setup import PlaceKronos
from theogony.games.hellas.kronos.turn import TitanActs
from theogony.games.hellas.moves import RECRUIT
from theogony.games.hellas.special_action import ExtraSpecial, RepeatSpecial
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import KRONOS_SEAT
from theogony.kernel.advice import Advice, Rule, best
from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.kernel.step import Prompt

RESTING: Final = (turn.TakeTurn, TitanActs, setup.PickHero, setup.StartAt)
UNWEIGHED: Final = (monster_phase.RollFor, setup.PickHero, setup.StartAt, PlaceKronos, ChooseChains)

# by mode, in the order of ``modes.py``
LEDGERS: Final[list[Callable[[Hellas], list[list[float]]]]] = [worth.ledgers, kronos.ledgers]
ROUTINE: Final[list[frozenset[type]]] = [
    frozenset({army.ArmySize, recruit.Place, monster_phase.RollFor, monster_phase.MoveMonster, setup.StartAt}),
    frozenset({setup.StartAt}),
]
RULES_OF: Final[list[dict[type, Rule]]] = [{**RULES, setup.PickHero: pick_hero}, {**RULES, **kronos.RULES}]
# where a search and its playouts go by rules of their own
SEARCHED: Final[list[dict[type, Rule]]] = [{}, {turn.TakeTurn: heroes.search_turn}]
PLAYOUTS: Final[list[dict[type, Rule]]] = [{}, {turn.TakeTurn: heroes.playout_turn}]


class HellasAdvice(Advice[Hellas]):
    """The advice of this game, by mode: against Kronos a row is a side's, and other things count."""

    terms: ClassVar[tuple[str, ...]] = kronos.TERMS
    temperature: float = 5.0
    sharpness: float = 0.3

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

    def priors(self, s: State, prompt: Prompt[Any], options: list[int]) -> list[float]:
        assert isinstance(s, Hellas)
        rule = SEARCHED[s.rules.number].get(type(prompt))
        return self.scores(s, prompt, options) if rule is None else rule(s, prompt, options)

    def quick(self, s: State, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        """A Hero's turn against Kronos is played in its order; everything else by its rule of thumb."""
        assert isinstance(s, Hellas)
        rule = PLAYOUTS[s.rules.number].get(type(prompt))
        return super().quick(s, prompt, options, rng) if rule is None else options[best(rule(s, prompt, options))]

    def sure(self, s: State, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Routine goes by its rule of thumb; against Kronos it matters where Hoplites stand."""
        assert isinstance(s, Hellas)
        routine = ROUTINE[s.rules.number]
        return type(prompt) in routine

    def weighs(self, s: State, prompt: Prompt[Any]) -> bool:
        return not isinstance(prompt, UNWEIGHED)

    def settled(self, s: State) -> bool:
        return isinstance(s.agenda[-1], RESTING)

    def moment(self, s: State) -> int:
        assert isinstance(s, Hellas)
        return s.turns

    def horizon(self, s: State, seat: int) -> int:
        """Of Kronos, whose turn is one Action, to his next one; of all others to the end of this turn: what rivals
        threaten is part of the standing, and many short playouts find the better turn than a few long ones."""
        assert isinstance(s, Hellas)
        return 1 if s.rules.each_for_himself or seat != KRONOS_SEAT else s.seats


ADVICE: Final = HellasAdvice()
