"""Hints: up to three moves for a person, each with the reasons that the game's own evaluation gives.

A hint sees what the seat sees, as a bot does. Reasons are text keys with parameters; the i18n package makes sentences
of them. The evaluation is additive, so the reasons for a move are the terms in which its future differs most from that
of the move it is compared with: the best move with the next one, the others with the best. The last of them is what the
best move risks.
"""

from dataclasses import dataclass
from typing import Any, Final

from theogony.bots.bot import Budget, advice_for
from theogony.bots.mcts import Search
from theogony.kernel.advice import Advice, Reason
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.view import Knowledge

SHOWN: Final = 3
TERMS_SHOWN: Final = 2
RISKS_SHOWN: Final = 1
SMALLEST: Final = 0.1  # points; smaller differences are no reason
REASONS: Final = ("advice-only", "advice-obvious", "advice-close")


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was tried so often: what that brought in all, its ledgers added up, and what is known of it alone."""

    move: int
    visits: int
    total: float
    ledgers: list[float]
    details: list[Reason]
    unwise: bool


@dataclass(frozen=True, slots=True)
class Pondered:
    """What one search found out about a decision, best move first."""

    moves: list[Tried]
    forced: bool = False
    habit: bool = False  # it goes by the rules of thumb: what comes after it was looked at only to say why


def hint(
    game_id: str, knowledge: Knowledge, seed: int | str = 0, seconds: float = 0.5
) -> list[tuple[int, list[Reason]]]:
    """The best moves that were found in this time, best first; none if the seat is not asked."""
    return advise(game_id, knowledge, seed, Budget(seconds=seconds))


def advise(game_id: str, knowledge: Knowledge, seed: int | str, budget: Budget) -> list[tuple[int, list[Reason]]]:
    """The same with any budget; with playouts alone it never depends on the clock."""
    return told(game_id, [ponder(game_id, knowledge, seed, budget)])


def ponder(game_id: str, knowledge: Knowledge, seed: int | str, budget: Budget) -> Pondered:
    """One search of the decision."""
    options = knowledge.onward()
    if not options:
        return Pondered([])
    stream = resumed(keyed("hint", seed, knowledge.seat, knowledge.decisions()))
    search = Search(advice_for(game_id), knowledge, stream, explain=True)
    if len(options) == 1:
        only = len(knowledge.options()) == 1  # else the others lead nowhere, such as back into a plan that is made
        return Pondered([Tried(options[0], 0, 0.0, [], _details(search, options[0]), False)], forced=only)
    edges = search.candidates()
    habit = len(edges) == 1
    if habit:
        edges = search.best_looking(SHOWN)
        search.halve(edges, budget)
    else:
        edges = search.halve(edges, budget)
    found = [
        Tried(
            edge.move,
            edge.visits,
            edge.total,
            search.sums[edge.move],
            _details(search, edge.move),
            _unwise(search, edge.move),
        )
        for edge in edges
    ]
    return Pondered(found, habit=habit)


def told(game_id: str, found: list[Pondered]) -> list[tuple[int, list[Reason]]]:
    """The best moves of one search, or of several with chance of their own, and the reasons for them."""
    first = found[0]
    if first.forced:
        return [(first.moves[0].move, [("advice-only", {}), *first.moves[0].details])]
    tried = _together(found)
    tried = [each for each in tried if not each.unwise][:SHOWN] or tried[:1]
    if len(tried) == 1:
        return [(tried[0].move, [*tried[0].details, ("advice-obvious", {})])]
    advice = advice_for(game_id)
    ledgers = [[value / each.visits for value in each.ledgers] for each in tried]
    lines = []
    for i, each in enumerate(tried):
        reasons = differences(advice, ledgers[i], ledgers[0 if i else 1], -1 if i else 1)
        if first.habit and not i and not _speaks(reasons):
            reasons = [("advice-obvious", {})]
        lines.append((each.move, each.details + reasons))
    return lines


def _together(found: list[Pondered]) -> list[Tried]:
    """What the searches saw of each move, added up. What the halving kept longest in all was tried most often, and
    comes first; by the rules of thumb the order is that of the first search."""
    first, *others = found
    tried = {each.move: each for each in first.moves}
    for other in others:
        for each in other.moves:
            known = tried.get(each.move)
            tried[each.move] = each if known is None else _added(known, each)
    if not others or first.habit:
        return [tried[each.move] for each in first.moves]
    return sorted(tried.values(), key=lambda each: (-each.visits, -round(each.total / each.visits, 9)))


def _added(one: Tried, other: Tried) -> Tried:
    ledgers = [a + b for a, b in zip(one.ledgers, other.ledgers, strict=True)]
    visits, total = one.visits + other.visits, one.total + other.total
    return Tried(one.move, visits, total, ledgers, one.details, one.unwise and other.unwise)


def _speaks(reasons: list[Reason]) -> bool:
    """Whether the first reason speaks for the move."""
    return reasons[0][0].endswith("-more")


def _details(search: Search, move: int) -> list[Reason]:
    world = search.world(0)
    prompt = world.prompt(search.seat)
    assert prompt is not None
    return search.advice.details(world, prompt, move)


def _unwise(search: Search, move: int) -> bool:
    world = search.world(0)
    prompt = world.prompt(search.seat)
    assert prompt is not None
    return search.advice.unwise(world, prompt, move)


def differences(advice: Advice[Any], ledger: list[float], other: list[float], sign: int) -> list[Reason]:
    """The terms that differ most: those that speak for the best move (sign 1) or against another one (-1), and then the
    one that says the opposite: what the best move risks, or what the other one has for it."""
    gaps = [mine - theirs for mine, theirs in zip(ledger, other, strict=True)]
    order = sorted(range(len(gaps)), key=lambda i: (-abs(round(gaps[i], 9)), i))
    speaking = [i for i in order if gaps[i] * sign >= SMALLEST]
    opposed = [i for i in order if gaps[i] * sign <= -SMALLEST]
    reasons: list[Reason] = []
    for i in speaking[:TERMS_SHOWN] + opposed[: RISKS_SHOWN if speaking else TERMS_SHOWN]:
        way = "more" if gaps[i] > 0 else "less"
        reasons.append((f"{advice.terms[i]}-{way}", {"points": round(abs(gaps[i]))}))
    return reasons or [("advice-close", {})]


def sign(reason: Reason) -> str:
    """What its points begin with; nothing if it is not worth a whole one: then the words suffice."""
    key, params = reason
    return "" if not params.get("points") else "+" if key.endswith("-more") else "−"


def turns(before: Reason, reason: Reason) -> bool:
    """Whether a reason says the opposite of the one before it: then it is joined by "but"."""
    return {before[0].rpartition("-")[2], reason[0].rpartition("-")[2]} == {"more", "less"}
