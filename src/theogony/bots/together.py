"""Several searches of one decision, each with chance of its own: what they saw is added up."""

from theogony.bots.bot import Weighed


def together(found: list[list[Weighed]]) -> int:
    """The move that was tried most often in all, which the halving of each search kept longest; of those that were
    tried equally often the one that brought most. What was not searched for is the first one's choice."""
    first = found[0]
    if len(first) == 1:
        return first[0].move
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for each in found:
        for weighed in each:
            visits[weighed.move] = visits.get(weighed.move, 0) + weighed.visits
            totals[weighed.move] = totals.get(weighed.move, 0.0) + weighed.total
    return max(visits, key=lambda move: (visits[move], round(totals[move], 9)))
