"""How to play Godstorm well: what a position is worth, and rules of thumb for every prompt.

The worth is additive, in points of the final score, so that a bot can decide by it and a person can read it. Weights
change with the turns a seat has left: early on armies, faith and gods count, in the end only what scores.
"""

from typing import Any, ClassVar, Final, cast

from theogony.games.godstorm import (
    battle,
    capture,
    classic_cards,
    epochs,
    fortify,
    godswar,
    invade,
    miracles,
    muster,
    setup,
    underworld,
)
from theogony.games.godstorm.advice.habits import HABITS, quick_target
from theogony.games.godstorm.advice.thumb import FORESIGHT, RULES, outlook_of_attack
from theogony.games.godstorm.advice.worth import LANDS_TERM, MARGIN, TERMS, WEIGHTS, features, strikes_left
from theogony.games.godstorm.chances import chances
from theogony.games.godstorm.content import LANDS
from theogony.games.godstorm.moves import ATTACK, BID, ENTER, PLAY, STOP, TARGET
from theogony.games.godstorm.state import NOBODY, World
from theogony.kernel.advice import Advice, Reason, Rule, best, percent, softmax
from theogony.kernel.rng import Rng
from theogony.kernel.step import Prompt, Seal

OBVIOUS: Final[frozenset[type]] = frozenset(
    {setup.ChoosePantheon, invade.Commit, battle.Defend, battle.KeepArmies, classic_cards.TradeSets}
)
ROUTINE: Final[frozenset[type]] = frozenset(
    {
        setup.PlaceStart,
        setup.PlaceWarGod,
        setup.PlaceTemple,
        muster.ReviveTo,
        godswar.ChooseDefendingGod,
        capture.GodsFollow,
        fortify.FortifyArmies,
        fortify.FortifyGods,
        underworld.Embark,
    }
)
BEFORE: Final[frozenset[type]] = frozenset({epochs.Bid, epochs.ChooseMarker})  # searched in the last epoch only
LEAD: Final[dict[type, float]] = {
    battle.Assault: 0.25,
    underworld.InvadeUnderworld: 0.3,
    capture.MoveMore: 0.5,
    capture.EnterWith: 0.5,
    invade.BringGods: 0.25,
    invade.Invade: 1.5,
}
TRIED: Final[frozenset[type]] = frozenset({miracles.PlayMiracles, miracles.Choice, miracles.OfferAegis})
MOST_TRIED: Final = 6
MOST_NESTED: Final = 8


class GodstormAdvice(Advice[World]):
    """The advice of this game."""

    terms: ClassVar[tuple[str, ...]] = TERMS
    rules: ClassVar[dict[type, Rule]] = RULES
    contested: ClassVar[frozenset[type]] = frozenset({epochs.Bid})
    guessed: ClassVar[frozenset[type]] = frozenset({invade.AnswerWithSky, miracles.OfferAegis})
    temperature: float = 3.3
    sharpness: float = 0.5
    effort: int = 5

    def ledgers(self, s: World) -> list[list[float]]:
        rows = features(s)
        for seat in range(s.seats):
            weights = WEIGHTS[strikes_left(s, seat)]
            row = rows[seat]
            for i in range(len(row)):
                row[i] *= weights[i]
            if not s.alive[seat]:
                row[LANDS_TERM] = -20.0
        return rows

    def scores(self, s: World, prompt: Prompt[Any], options: list[int]) -> list[float]:
        return self._tried(s, prompt, options) if type(prompt) in TRIED else super().scores(s, prompt, options)

    def priors(self, s: World, prompt: Prompt[Any], options: list[int]) -> list[float]:
        rule = FORESIGHT.get(type(prompt))
        return self.scores(s, prompt, options) if rule is None else rule(s, prompt, options)

    def _tried(self, s: World, prompt: Prompt[Any], options: list[int]) -> list[float]:
        """Cards are too many for rules of thumb: their effects are tried out and weighed."""
        seat = prompt.seat
        scores = [-9.0] * len(options)
        for i in self._worth_trying(s, seat, options):
            trial = s.clone()
            trial.apply_trusted(seat, options[i])
            self._finish_card(trial)
            scores[i] = self._lead(trial, seat)
            if options[i] >= PLAY and options[i] < TARGET:
                scores[i] -= 0.3  # a card kept is worth something too
        return scores

    def _worth_trying(self, s: World, seat: int, options: list[int]) -> list[int]:
        """Of many territories, those where most stands."""
        if len(options) <= MOST_TRIED:
            return list(range(len(options)))
        if TARGET <= options[0] < TARGET + LANDS:
            order = sorted(range(len(options)), key=lambda i: (-s.armies[options[i] - TARGET], i))
            mine = [i for i in order if s.owner[options[i] - TARGET] == seat]
            others = [i for i in order if s.owner[options[i] - TARGET] != seat]
            return sorted(mine[: MOST_TRIED // 2] + others[: MOST_TRIED - MOST_TRIED // 2])
        step = len(options) / MOST_TRIED
        return sorted({int(i * step) for i in range(MOST_TRIED - 1)} | {len(options) - 1})

    def _finish_card(self, s: World) -> None:
        for _ in range(MOST_NESTED):
            if s.result is not None or self.settled(s):
                return
            prompt = s.prompts()[0]
            options = s.options(prompt.seat)
            s.apply_trusted(prompt.seat, self.quick(s, prompt, options, s.rng))

    def _lead(self, s: World, seat: int) -> float:
        """The seat's standing above the others', in points; the strongest of them counts most."""
        if s.result is not None:
            return 50.0 * s.result.share(seat)
        standings = self.standings(s)
        mine = standings[seat]
        rest = [standing for other, standing in enumerate(standings) if other != seat]
        return mine - 0.5 * max(rest) - 0.5 * sum(rest) / len(rest)

    def quick(self, s: World, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        kind = type(prompt)
        if kind in OBVIOUS:
            return options[-1]
        habit = HABITS.get(kind)
        if habit is not None:
            return habit(s, prompt.seat, options)
        if kind is epochs.Bid:
            return _mixed_bid(s, prompt.seat, rng)
        if kind is miracles.Choice:
            assert isinstance(prompt, miracles.Choice)
            return quick_target(s, prompt, options)
        return options[best(self.scores(s, prompt, options))]

    def sure(self, s: World, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Habits that search does not better, and moves that stand far above the others."""
        kind = type(prompt)
        if kind in OBVIOUS or kind in ROUTINE:
            return True
        if kind in BEFORE and s.epoch < s.box.epochs:
            return True
        top = best(scores)
        lead = LEAD.get(kind, 3.0)
        for i in range(len(scores)):
            if i != top and scores[i] > scores[top] - lead:
                return False
        return True

    def weighs(self, s: World, prompt: Prompt[Any]) -> bool:
        return type(prompt) in WEIGHED

    def settled(self, s: World) -> bool:
        top = s.agenda[-1]
        if isinstance(top, Seal):
            return True
        return not isinstance(top, NESTED)

    def moment(self, s: World) -> int:
        return s.rounds * 8 + s.turn

    def horizon(self, s: World, seat: int) -> int:
        """To the end of the turn; of a bid to the end of the epoch whose order it decides; in the last epoch to the end
        of the game, which is near enough to see."""
        if s.epoch < s.box.epochs:
            return 1 if s.turn != NOBODY else s.seats + 1
        return s.seats + 2

    def details(self, s: World, prompt: Prompt[Any], move: int) -> list[Reason]:
        """The odds of an attack."""
        chance = _falls(s, prompt, move)
        return [] if chance is None else [("advice-odds", {"percent": percent(chance)})]

    def unwise(self, s: World, prompt: Prompt[Any], move: int) -> bool:
        """An attack that fails more often than it succeeds."""
        chance = _falls(s, prompt, move)
        return chance is not None and chance < EVEN

    def value(self, s: World) -> list[float]:
        """A finished game counts as won or lost, and by its margin: a narrow win is less certain to come true."""
        result = s.result
        if result is None:
            return softmax(self.standings(s), self.temperature)
        margins = softmax([float(score) for score in result.scores], MARGIN)
        return [0.5 * result.share(seat) + 0.5 * margins[seat] for seat in range(s.seats)]


EVEN: Final = 0.5


def _falls(s: World, prompt: Prompt[Any], move: int) -> float | None:
    """The chance that the attacked place falls, through every godswar before it; None if the move attacks nothing."""
    if isinstance(prompt, battle.Assault) and move != STOP:
        return outlook_of_attack(s)
    if not isinstance(prompt, invade.Invade) or not ATTACK <= move < ENTER:
        return None
    after = s.clone()
    after.agenda.pop()
    prompt.take(after, move)  # and nothing that follows: an army alone has nothing to choose, its dice roll at once
    odds = chances(after)
    return None if odds is None else cast(float | None, odds["capture"])


WEIGHED: Final[frozenset[type]] = frozenset({muster.PlaceRaised, muster.ReviveTo, muster.OfferBook})
NESTED: Final = (
    miracles.Choice,
    miracles.OfferAegis,
    fortify.FortifyTo,
    fortify.FortifyArmies,
    fortify.FortifyGods,
    capture.MoveMore,
    capture.EnterWith,
    capture.GodsFollow,
)


def _mixed_bid(s: World, seat: int, rng: Rng) -> int:
    """Not always the same, or others would bid one more."""
    faith = s.faith[seat]
    if s.epoch >= s.box.epochs:
        return BID + faith * (7 + rng.below(4)) // 10
    return BID + min(faith, rng.below(3))


ADVICE: Final = GodstormAdvice()
