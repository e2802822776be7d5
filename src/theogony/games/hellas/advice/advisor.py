"""How to play Hellas well: what a position is worth, and rules of thumb for the prompts."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from theogony.games.hellas import army, battle, monster_phase, recruit, setup, turn
from theogony.games.hellas.advice import heroes, kronos, outlook, worth
from theogony.games.hellas.advice.thumb import RULES, pick_hero, special_score
from theogony.games.hellas.kronos.chains import ChooseChains
from theogony.games.hellas.kronos.ending import TITAN_SIDE
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
# what a search and its playouts decide by looking one step ahead, as ``greedy`` does, and how many moves they try:
# a turn that goes on by rules of thumb is worth less than one that ends at once with the right Special Action
AHEAD: Final[list[dict[type, int]]] = [{}, {turn.TakeTurn: 12, TitanActs: 8}]
SEARCHED: Final[list[dict[type, Rule]]] = [{}, {turn.TakeTurn: heroes.search_turn}]  # and by which rule they look best
LEFT_OUT: Final = -1000.0
WON: Final = 100.0
LUCK: Final = 1 << 30  # what one draw can be of in every build
NESTED: Final = 40  # decisions inside one move, at most


class HellasAdvice(Advice[Hellas]):
    """The advice of this game, by mode: against Kronos a row is a side's, and other things count."""

    terms: ClassVar[tuple[str, ...]] = kronos.TERMS
    guessed: ClassVar[frozenset[type]] = frozenset({battle.PlayOrPass, battle.ExtraCard})
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
        most = AHEAD[s.rules.number].get(type(prompt), 0)
        if not most:
            return self.scores(s, prompt, options)
        return self._ahead(s, prompt, options, most, Rng("ahead"))

    def quick(self, s: State, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        """The move of a playout; what a whole turn of Kronos mode is made of goes by what it brings."""
        assert isinstance(s, Hellas)
        most = AHEAD[s.rules.number].get(type(prompt), 0)
        if not most:
            return super().quick(s, prompt, options, rng)
        return options[best(self._ahead(s, prompt, options, most, rng))]

    def _ahead(self, s: Hellas, prompt: Prompt[Any], options: list[int], most: int, rng: Rng) -> list[float]:
        """How well the seat's side stands after each of the moves that look best; others are left out."""
        rule = SEARCHED[s.rules.number].get(type(prompt))
        looks = self.scores(s, prompt, options) if rule is None else rule(s, prompt, options)
        order = sorted(range(len(options)), key=lambda i: (-looks[i], i))[:most]
        found = [LEFT_OUT] * len(options)
        luck = rng.below(LUCK) + 1  # not the one that the playout will have; the same for all
        imagined = s.redeal(prompt.seat, rng)  # others' Combat cards and Orders are not for this seat to see
        for i in order:
            trial = imagined.clone()
            trial.rng.state = luck
            trial.apply_trusted(prompt.seat, options[i])
            found[i] = self._standing(trial, s.sides.of[prompt.seat])
        return found

    def _standing(self, s: Hellas, side: int) -> float:
        """Of the side before all others, once the compound choice under way is finished by rules of thumb."""
        for _ in range(NESTED):
            if s.result is not None:
                return WON * (2 * s.result.share(side) - 1)
            if self.settled(s):
                break
            for prompt in s.prompts():
                options = s.onward(prompt.seat)
                move = options[0] if len(options) == 1 else super().quick(s, prompt, options, s.rng)
                s.apply_trusted(prompt.seat, move)
        standings = self.standings(s)
        return 2 * standings[side] - sum(standings)

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
        """To the end of this turn: what rivals threaten is part of the standing, and many short playouts find the
        better turn than a few long ones. Of Kronos, whose turn is one Action, to the end of the next one, after the
        answer to the first."""
        return 3 if self._titanic(s, seat) else 1

    def outlook(self, s: State, seat: int) -> list[float]:
        """Kronos needs several turns for what he begins, so he looks at how such games end."""
        assert isinstance(s, Hellas)
        if s.result is not None or not self._titanic(s, seat):
            return self.value(s)
        chance = outlook.chance(s)
        return [chance if side == TITAN_SIDE else 1.0 - chance for side in range(2)]

    def _titanic(self, s: State, seat: int) -> bool:
        assert isinstance(s, Hellas)
        return seat == KRONOS_SEAT and not s.rules.each_for_himself


ADVICE: Final = HellasAdvice()
