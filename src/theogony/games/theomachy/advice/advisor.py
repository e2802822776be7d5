"""How to play Theomachy well: what a position is worth, and rules of thumb for every prompt."""

from typing import Any, ClassVar, Final

from theogony.games.theomachy import battle, betting, closure, gods, hands, naming, reactions
from theogony.games.theomachy.advice.betting import action_scores, raises_by, simple_scores
from theogony.games.theomachy.advice.strength import winning_chance
from theogony.games.theomachy.advice.thumb import RULES, invoke_score, play_score
from theogony.games.theomachy.advice.worth import TERMS, ledgers
from theogony.games.theomachy.content import IN_FOLD, LOCATION, TYPE
from theogony.games.theomachy.moves import END, FOLD, FOLLOW, INVOKE, PASS, PLAY, RAISE, VISIT
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import debt, owes, stake_value
from theogony.kernel.advice import Advice, Reason, Rule, best, percent, softmax
from theogony.kernel.rng import Rng
from theogony.kernel.step import Prompt, Seal

BRACKETS: Final = 5
BLUFF: Final = 0.07  # so often a playout raises with nothing
STUBBORN: Final = 0.3  # so often it follows where it should fold: else every bluff would seem to win
HOPELESS: Final = 0.3  # of a fair chance: with less a search does not follow
RAISES: Final = 2  # so often it raises in a Round that others raise in too
SPREAD: Final[list[float]] = [0.0, 0.0, 14.0]  # of points, by mode; nothing where followers are chips
NESTED: Final = (
    naming.NameTarget,
    naming.NameChoice,
    hands.DiscardCards,
    hands.TopOfBlock,
    reactions.React,
    gods.InvokeOnFold,
)
SEARCHED: Final[frozenset[type]] = frozenset(
    {betting.BettingTurn, battle.BattleTurn, reactions.React, naming.NameTarget, closure.CloseHand}
)


def _betting_turn(s: Table, prompt: betting.BettingTurn, options: list[int]) -> list[float]:
    """Cards first, as long as one is worth playing, then the best bet."""
    return _cards_first(s, prompt, options, {} if prompt.acted else action_scores(s, prompt.seat, options))


def _simple_turn(s: Table, prompt: betting.BettingTurn, options: list[int]) -> list[float]:
    """The same by simple bets; a Location costs followers, and what it brings in later Hands is not thought of."""
    bets = {} if prompt.acted else simple_scores(s, prompt.seat, options)
    scores = _cards_first(s, prompt, options, bets)
    least = min(scores) - 1.0
    return [least if _location(move) else score for move, score in zip(options, scores, strict=True)]


def _location(move: int) -> bool:
    return PLAY <= move < INVOKE and TYPE[move - PLAY] == LOCATION


def _cards_first(s: Table, prompt: betting.BettingTurn, options: list[int], bets: dict[int, float]) -> list[float]:
    seat = prompt.seat
    floor = max(bets.values()) if bets else 0.0
    folding = bool(bets) and max(bets, key=lambda move: bets[move]) == FOLD
    scores = []
    for move in options:
        if move in bets:
            scores.append(bets[move])
        elif PLAY <= move < INVOKE:
            scores.append(floor + (-1.0 if folding else play_score(s, seat, move - PLAY)))
        elif move == INVOKE:
            scores.append(floor + (-1.0 if folding else invoke_score(s, seat)))
        elif VISIT <= move < VISIT + 3:
            scores.append(floor + (-1.0 if folding else 0.5))
        elif move == END:
            scores.append(0.0)
        else:  # a Harbour, if he means to follow
            scores.append(floor + (-1.0 if folding else 0.6))
    return scores


def _fair_chance(s: Table, seat: int) -> float:
    """The chance to win the Battle, where 1 is an equal share among those who are in the Hand."""
    return winning_chance(s, seat) * s.players_in_hand().bit_count()


class TheomachyAdvice(Advice[Table]):
    """The advice of this game."""

    terms: ClassVar[tuple[str, ...]] = TERMS
    rules: ClassVar[dict[type, Rule]] = {**RULES, betting.BettingTurn: _betting_turn}
    contested: ClassVar[frozenset[type]] = frozenset({reactions.React})
    guessed: ClassVar[frozenset[type]] = frozenset({betting.BettingTurn, battle.BattleTurn, reactions.React})
    temperature: float = 1.0
    sharpness: float = 1.4

    def ledgers(self, s: Table) -> list[list[float]]:
        return ledgers(s)

    def value(self, s: Table) -> list[float]:
        """Followers are chips: the chance to be the last one is the share of them; in Epic points decide."""
        result = s.result
        if result is not None:
            return [result.share(seat) for seat in range(s.seats)]
        standings = self.standings(s)
        spread = SPREAD[s.rules.number]
        if spread:
            return softmax(standings, spread)
        total = sum(standings) or 1.0
        return [standing / total for standing in standings]

    def plan(self, s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
        if isinstance(prompt, betting.BettingTurn):
            return _simple_turn(s, prompt, options)
        return self.scores(s, prompt, options)

    def quick(self, s: Table, prompt: Prompt[Any], options: list[int], rng: Rng) -> int:
        if len(options) == 1:
            return options[0]
        if not isinstance(prompt, betting.BettingTurn) or prompt.acted:
            return super().quick(s, prompt, options, rng)
        if rng.below(100) < 100 * BLUFF:
            raises = [move for move in options if RAISE < move < RAISE + 3]
            if raises:
                return raises[0]
        move = super().quick(s, prompt, options, rng)
        stays = move == FOLD and FOLLOW in options and rng.below(100) < 100 * STUBBORN
        return FOLLOW if stays else move

    def sure(self, s: Table, prompt: Prompt[Any], options: list[int], scores: list[float]) -> bool:
        """Only bets, battles and their answers are worth a search; the draft and the Track go by card values, and no
        playout sees what a Location brings in later Hands."""
        if type(prompt) not in SEARCHED:
            return True
        if isinstance(prompt, betting.BettingTurn):
            return _location(options[best(scores)])
        if isinstance(prompt, battle.BattleTurn):
            return PASS in options and max(scores) > 1.0 and len(s.prompts()) == 1 and len(options) == 2
        return False

    def weighs(self, s: Table, prompt: Prompt[Any]) -> bool:
        return False

    def settled(self, s: Table) -> bool:
        top = s.agenda[-1]
        return not isinstance(top.prompts[0] if isinstance(top, Seal) else top, NESTED)

    def moment(self, s: Table) -> int:
        return s.number

    def pointless(self, s: Table, prompt: Prompt[Any], move: int) -> bool:
        """To fold where passing is free, unless a god is invoked by it."""
        if move != FOLD or not isinstance(prompt, betting.BettingTurn):
            return False
        free = not prompt.harboured and not owes(debt(s, prompt.seat))
        return free and gods.check_invoke(s, prompt.seat, IN_FOLD) is not None

    def deceptive(self, s: Table, prompt: Prompt[Any], move: int) -> bool:
        """To pay for a Hand with poor chances: playouts see rivals fold who will not, and all Cults would go all in."""
        if not isinstance(prompt, betting.BettingTurn):
            return False
        if move == FOLLOW:
            return not prompt.harboured and _fair_chance(s, prompt.seat) < HOPELESS
        if RAISE <= move < RAISE + 3 and s.raises:
            return raises_by(s, prompt.seat) >= RAISES or _fair_chance(s, prompt.seat) < 1.0
        return False

    def bracket(self, s: Table, seat: int) -> int:
        """By the chance to win the Battle, as the seat can judge it."""
        return int(BRACKETS * winning_chance(s, seat)) if s.in_hand(seat) else 0

    def details(self, s: Table, prompt: Prompt[Any], move: int) -> list[Reason]:
        """Where a bet is asked for, the chance to win the Battle; of a fold, which cannot win it, what it gives up."""
        if not isinstance(prompt, betting.BettingTurn) or not PASS <= move < END:
            return []
        if move == FOLD:
            return [("advice-fold", {"points": stake_value(s, prompt.seat)})]
        return [("advice-chance", {"percent": percent(winning_chance(s, prompt.seat))})]


ADVICE: Final = TheomachyAdvice()
