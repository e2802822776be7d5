"""Why one move is worth more than another, in points of the chance to win.

The terms of an advice are measured in points of a game's own. Whoever reads a review knows one measure alone, the
chance to win: so each term is told in what it moves that chance by, in whole points; one that moves it by less is none.
"""

from typing import Any, Final

from theogony.kernel.advice import Advice, Reason

SHOWN: Final = 2  # what speaks for the move
RISKS: Final = 1  # and what speaks against it
POINTS: Final = 100.0
SMALLEST: Final = 1.0  # of those points
CLOSE: Final = 0.01  # of a chance to win: moves that are no further apart are called equal
KEYS: Final = tuple(f"advice-{name}-{way}" for name in ("win", "safe", "outcome") for way in ("more", "less"))

Pair = tuple[list[float], list[float]]


def in_words(advice: Advice[Any], ledgers: Pair, outcomes: Pair, sign: int) -> list[Reason]:
    """In what two moves differ most: what speaks for the first one (sign 1) or against it (-1), then the opposite.

    ``ledgers``: the terms of both at the end of the playouts. ``outcomes``: the chance to win there.
    """
    gap = _mean(outcomes[0]) - _mean(outcomes[1])
    gaps = _decided(outcomes) + _terms(advice, ledgers, outcomes)
    total = sum(points for _, points in gaps)
    scale = min(1.0, POINTS * gap / total) if total * gap > 0.0 else 1.0  # in all no more than the chance moved
    order = sorted(((key, scale * points) for key, points in gaps), key=lambda each: -abs(round(each[1], 9)))
    speaking = [each for each in order if each[1] * sign >= SMALLEST]
    opposed = [each for each in order if each[1] * sign <= -SMALLEST]
    if not speaking:
        if abs(gap) < CLOSE:
            return [("advice-close", {})]
        speaking = [("advice-outcome", POINTS * gap)]
    return [
        (f"{key}-{'more' if points > 0 else 'less'}", {"points": round(abs(points))})
        for key, points in speaking[:SHOWN] + opposed[:RISKS]
    ]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _decided(outcomes: Pair) -> list[tuple[str, float]]:
    """Games that were over when the playout ended: they are won or lost, and no term tells of it."""
    won, lost = ([_mean([float(chance == end) for chance in each]) for each in outcomes] for end in (1.0, 0.0))
    return [("advice-win", POINTS * (won[0] - won[1])), ("advice-safe", POINTS * (lost[1] - lost[0]))]


def _terms(advice: Advice[Any], ledgers: Pair, outcomes: Pair) -> list[tuple[str, float]]:
    """What each term moves the chance by, as steep as it was where these games stood."""
    gaps = [mine - theirs for mine, theirs in zip(*ledgers, strict=True)]
    open_still = _mean([chance * (1.0 - chance) for each in outcomes for chance in each])
    slope = POINTS * advice.sharpness / advice.temperature * open_still
    named = zip(advice.terms, gaps, strict=False)  # a mode may do without the last terms of its game
    return [(term, slope * each) for term, each in named]
