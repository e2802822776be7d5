"""One decision, judged by the search that bots use: the move that was played, or the best ones there are.

First a look: the moves that seem best and the move played meet the same few worlds and dice. Only where another one
comes out clearly ahead the search goes deep. The few best that it finds are then tried with fresh dice beside the move
played, the same for all: what is said of them can be compared, and the loss is not made of the luck by which they were
chosen from many.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from theogony.analysis.chances import likely, mean_and_error
from theogony.analysis.reasons import in_words
from theogony.bots.mcts import WORLDS, Edge, Search
from theogony.kernel.advice import Advice, Reason
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.step import Seal
from theogony.kernel.view import Knowledge

LOOKED_AT: Final = 5  # moves in the first look, besides the one played
LOOKS: Final = 4  # worlds that each of them meets there
WORTH_A_SEARCH: Final = 0.03  # of a chance to win: who loses less in the first look is believed
SHOWN: Final = 3  # moves that a verdict names, besides the one played
FRESH: Final = 1 << 20  # the number of the first dice that no search has used


@dataclass(frozen=True, slots=True)
class Tried:
    """What became of a move: the chance to win after it, and half of its 80 % range."""

    move: int
    chance: float
    error: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision: the move played, the best one, and what the difference was worth."""

    played: int
    best: int
    loss: float = 0.0
    error: float = 0.0
    tried: tuple[Tried, ...] = ()  # best first, then the one played; none where the first look was enough
    reasons: list[Reason] = field(default_factory=list)  # for the best move, against the one played
    secret: bool = False  # it was made under a seal, where no move is always the right one


@dataclass(frozen=True, slots=True)
class Advised:
    """The best moves of a decision, best first, with reasons: of the first against the next, of others against it."""

    tried: tuple[Tried, ...]
    reasons: list[list[Reason]]
    secret: bool = False


class Trial:
    """Moves of one decision, tried out side by side."""

    def __init__(self, advice: Advice[Any], knows: Knowledge, *key: int | str) -> None:
        self.advice = advice
        self.search = Search(advice, knows, resumed(keyed("judge", knows.seat, *key)), explain=True)
        self.search.worth = lambda s: likely(advice, s)
        self.outcomes: dict[int, list[float]] = {}

    def meet_fresh(self, edges: list[Edge], count: int) -> None:
        """Every move meets dice that no search has used, on all worlds there are."""
        for number in range(len(self.search.worlds), WORLDS):
            self.search.world(number)
        self.meet(edges, FRESH, count)

    def meet(self, edges: list[Edge], first: int, count: int) -> None:
        """Every move meets these worlds and dice."""
        for number in range(first, first + count):
            for edge in edges:
                before = edge.total
                self.search.iterate(edge, number)
                self.outcomes.setdefault(edge.move, []).append(edge.total - before)

    def halve(self, edges: list[Edge], always: list[Edge], first: int, budget: int) -> list[Edge]:
        """Sequential halving from these dice on, best first; ``always`` meet all that the last ones left meet."""
        rest, number = edges, first
        out: list[Edge] = []
        phases = max(1, (len(rest) - 1).bit_length())
        for _ in range(phases):
            count = max(1, budget // phases // (len(rest) + len(always)))
            self.meet([*rest, *always], number, count)
            number += count
            rest = sorted(rest, key=lambda edge: -round(edge.mean(), 9))
            keep = (len(rest) + 1) // 2
            out = rest[keep:] + out
            rest = rest[:keep]
        return rest + out

    def gap(self, better: Edge, played: Edge, last: int) -> tuple[float, float]:
        """By how much one did better than the other in the last so many encounters, and half of the 80 % range."""
        pairs = zip(self.outcomes[better.move][-last:], self.outcomes[played.move][-last:], strict=True)
        return mean_and_error([mine - theirs for mine, theirs in pairs])

    def tried(self, edge: Edge, last: int = 0) -> Tried:
        """What became of a move, in all encounters or in the last so many."""
        return Tried(edge.move, *mean_and_error(self.outcomes[edge.move][-last:]))

    @property
    def secret(self) -> bool:
        """Whether the decision is made under a seal."""
        return isinstance(self.search.world(0).agenda[-1], Seal)

    def details(self, move: int) -> list[Reason]:
        """What the advice says of a move before any search."""
        world = self.search.world(0)
        prompt = world.prompt(self.search.seat)
        assert prompt is not None
        return self.advice.details(world, prompt, move)

    def reasons(self, move: Edge, other: Edge, sign: int = 1) -> list[Reason]:
        """In the words of the advice: in what the two futures differ most, for the first one (-1: against it)."""
        ledgers = self.search.ledger(move), self.search.ledger(other)
        outcomes = self.outcomes[move.move], self.outcomes[other.move]
        return self.details(move.move) + in_words(self.advice, ledgers, outcomes, sign)


def judge(advice: Advice[Any], knows: Knowledge, played: int, budget: int, *key: int | str) -> Verdict | None:
    """The verdict on a move; None if there was no other. The same key gives the same verdict, on any machine."""
    options = knows.onward()
    if len(options) < 2 or played not in options:
        return None
    trial = Trial(advice, knows, *key)
    secret = trial.secret
    edges, mine = _with(trial.search.candidates(), played)
    if len(edges) == 1:
        return Verdict(played, played, secret=secret)
    looked = edges if len(edges) <= LOOKED_AT else [edge for edge in edges if edge in edges[:LOOKED_AT] or edge is mine]
    trial.meet(looked, 0, LOOKS)
    top = max(looked, key=lambda edge: (edge.mean(), edge is mine))
    if trial.gap(top, mine, LOOKS)[0] < WORTH_A_SEARCH:
        return Verdict(played, played, secret=secret)
    return _deep(trial, looked, mine, budget, secret)


def _with(edges: list[Edge], played: int) -> tuple[list[Edge], Edge]:
    """The moves worth searching with the one played among them."""
    for edge in edges:
        if edge.move == played:
            return edges, edge
    mine = Edge(played, 0.0)
    return [*edges, mine], mine


def _deep(trial: Trial, edges: list[Edge], mine: Edge, budget: int, secret: bool) -> Verdict:
    """Half of the budget finds the best moves; then each meets as many fresh dice as the move played."""
    found = trial.halve([edge for edge in edges if edge is not mine], [mine], LOOKS, budget // 2)[:SHOWN]
    pairs = max(8, budget // 4)
    trial.meet_fresh([*found, mine], pairs)
    found.sort(key=lambda edge: -round(trial.tried(edge, pairs).chance, 9))
    top = found[0]
    loss, error = trial.gap(top, mine, pairs)
    if loss <= 0.0:
        return Verdict(mine.move, mine.move, secret=secret)
    shown = tuple(trial.tried(edge, pairs) for edge in (*found, mine))
    return Verdict(mine.move, top.move, loss, error, shown, trial.reasons(top, mine), secret)


def advised(advice: Advice[Any], knows: Knowledge, budget: int, *key: int | str) -> Advised:
    """The best moves of a seat that is asked: half of the budget finds them, the other half, with fresh dice, says what
    each is worth. The same key advises the same, on any machine."""
    trial = Trial(advice, knows, *key)
    edges = trial.search.candidates()
    if len(edges) > 1:
        edges = trial.halve(edges, [], 0, budget // 2)[:SHOWN]
    pairs = max(8, budget // 2 // len(edges))
    trial.meet_fresh(edges, pairs)
    edges.sort(key=lambda edge: -round(trial.tried(edge, pairs).chance, 9))
    best, *others = edges
    if others:
        reasons = [trial.reasons(best, others[0]), *(trial.reasons(edge, best, -1) for edge in others)]
    else:
        only = len(knows.options()) == 1
        reasons = [[("advice-only" if only else "advice-obvious", {}), *trial.details(best.move)]]
    return Advised(tuple(trial.tried(edge, pairs) for edge in edges), reasons, trial.secret)
