"""What many games tell a designer: the figures of a report, from outcomes alone.

A family is a set of things that are compared: seats, gods, cards. Each share stands against that of the whole family,
which is parity where every seat has exactly one of them; where seats have several, such as cards, whoever has more of
them has done more and wins more often, so the mean of the family is the fair measure.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from theogony.lab.arena import Outcome, Plan, measures_for
from theogony.lab.inference import FEWEST, Block, Share, against, holm, mean_interval, share
from theogony.lab.stats import quantile

HALF = 1  # the second of the kept quarters
_CLEAR = 1e-6  # by how much a leader must lead


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing of a family: its share of wins, and whether it is told apart after Holm's correction."""

    which: str
    share: Share
    chance: float
    verdict: str  # above, below, or same


@dataclass(frozen=True, slots=True)
class Family:
    """Things that are compared, best first."""

    what: str
    expected: float
    parity: bool  # whether every seat has exactly one
    marks: list[Mark]
    missing: list[str] = field(default_factory=list)  # what was there, and nobody had

    def told_apart(self) -> list[Mark]:
        return [mark for mark in self.marks if mark.verdict != "same"]


@dataclass(frozen=True, slots=True)
class Length:
    """How long games were, in one unit."""

    unit: str
    values: list[int]

    def quantile(self, part: float) -> int:
        return quantile(self.values, part)


@dataclass(frozen=True, slots=True)
class Amount:
    """Something that seats have or do: the mean by final place, and how much more of it winners have."""

    name: str
    by_place: list[float]
    more: tuple[float, float, float]  # of winners over the others, with its 95 % interval


@dataclass(slots=True)
class Figures:
    """Everything that a report shows."""

    plan: Plan
    games: int
    faults: int
    families: list[Family]
    lengths: list[Length]
    places: list[int]  # how many seats came out at each
    points: list[Amount]
    amounts: list[Amount]
    leads: list[Share | None]  # at each quarter: how often its leader wins
    comeback: Share | None
    forced: Share
    kingmaking: Share | None
    reasons: dict[str, int]
    matrix: dict[tuple[str, str], Share]
    rivals: list[str] = field(default_factory=list)  # of the matrix, best first

    def family(self, what: str) -> Family | None:
        return next((family for family in self.families if family.what == what), None)

    def first(self) -> tuple[Family, Mark] | None:
        """The first of the places in turn order where the game tells of them, else the first of the seats."""
        for what in ("place", "seat"):
            family = self.family(what)
            for mark in family.marks if family is not None else []:
                if family is not None and mark.which == "1":
                    return family, mark
        return None


def figures(plan: Plan, outcomes: list[Outcome], rivals: list[Outcome] | None = None) -> Figures:
    """The figures of these games; the matrix of bots is that of ``rivals``, games of their own, or of the same ones."""
    played = [outcome for outcome in outcomes if not outcome.fault]
    matrix = who_beats_whom([outcome for outcome in rivals if not outcome.fault] if rivals else played)
    parts = measures_for(plan.game).points
    amounts = _amounts(played)
    return Figures(
        plan=plan,
        games=len(played),
        faults=len(outcomes) - len(played),
        families=families(played),
        lengths=_lengths(plan, played),
        places=_places(played),
        points=[amounts[name] for name in parts if name in amounts],
        amounts=[amount for name, amount in amounts.items() if name not in parts],
        leads=[lead(played, quarter) for quarter in range(3)],
        comeback=comeback(played),
        forced=share([(float(sum(outcome.forced)), sum(outcome.asked)) for outcome in played]),
        kingmaking=kingmaking(played),
        reasons=_reasons(played),
        matrix=matrix,
        rivals=ranked_bots(matrix),
    )


# -- families ---------------------------------------------------------------------------------------------------------

Pairs = list[tuple[str, str]]


def families(played: list[Outcome]) -> list[Family]:
    """Sides, bots, what each game labels, and seats; in this order, those with something to compare."""
    found: dict[str, dict[str, dict[int, Block]]] = defaultdict(lambda: defaultdict(dict))
    several: set[str] = set()
    offered: dict[str, dict[str, None]] = defaultdict(dict)
    for outcome in played:
        for what, which in outcome.offered:
            offered[what][which] = None
        for side, labels in labelled(outcome):
            kinds = [what for what, _ in labels]
            several.update(what for what in kinds if kinds.count(what) > 1)
            for what, which in labels:
                wins, games = found[what][which].get(outcome.pairing.block, (0.0, 0))
                found[what][which][outcome.pairing.block] = (wins + outcome.shares[side], games + 1)
    order = sorted(found, key=lambda what: (what == "seat", what in several))
    made = [_family(what, found[what], what not in several, offered[what]) for what in order]
    return [family for family in made if len(family.marks) > 1]


def labelled(outcome: Outcome) -> Iterable[tuple[int, Pairs]]:
    """By side, what its wins count for."""
    sides = outcome.sides
    assert sides is not None
    for side, name in enumerate(sides.names):
        seats = sides.seats(side)
        own = [("side", name)] if name else []
        yield side, own + ([("bot", outcome.pairing.bots[seats[0]])] if seats else [])
    for seat, side in enumerate(sides.of):
        yield side, [("seat", str(seat + 1)), *outcome.labels[seat]]


def _family(what: str, found: dict[str, dict[int, Block]], parity: bool, offered: Iterable[str]) -> Family:
    shares = {which: share(blocks.values()) for which, blocks in found.items()}
    games = sum(each.games for each in shares.values())
    expected = sum(each.wins for each in shares.values()) / games
    chances = {which: against(each, expected) for which, each in shares.items() if each.games >= FEWEST}
    held = dict(zip(chances, holm(list(chances.values())), strict=True))
    marks = [
        Mark(which, each, chances.get(which, 1.0), _verdict(each.value - expected, held.get(which, False)))
        for which, each in shares.items()
    ]
    marks.sort(key=lambda mark: (-mark.share.value, mark.which))
    return Family(what, expected, parity, marks, [which for which in offered if which not in shares])


def _verdict(difference: float, held: bool) -> str:
    if not held:
        return "same"
    return "above" if difference > 0 else "below"


# -- lengths and amounts ----------------------------------------------------------------------------------------------


def _lengths(plan: Plan, played: list[Outcome]) -> list[Length]:
    units = measures_for(plan.game).units
    own = [Length(unit, [outcome.lengths[i] for outcome in played]) for i, unit in enumerate(units)]
    return [*own, Length("decisions", [outcome.decisions for outcome in played])]


def _ranks(outcome: Outcome) -> list[int]:
    assert outcome.sides is not None
    return [outcome.ranks[side] for side in outcome.sides.of]


def _places(played: list[Outcome]) -> list[int]:
    ranks = [rank for outcome in played for rank in _ranks(outcome)]
    return [ranks.count(place) for place in range(1, max(ranks, default=0) + 1)]


def _amounts(played: list[Outcome]) -> dict[str, Amount]:
    """By name; those that are never there are left out."""
    values: dict[str, list[tuple[int, int]]] = defaultdict(list)
    gaps: dict[str, list[float]] = defaultdict(list)
    for outcome in played:
        ranks = _ranks(outcome)
        by_name: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for seat, amounts in enumerate(outcome.amounts):
            for name, number in amounts:
                by_name[name].append((ranks[seat], number))
        for name, pairs in by_name.items():
            values[name] += pairs
            first, rest = [n for rank, n in pairs if rank == 1], [n for rank, n in pairs if rank > 1]
            if first and rest:
                gaps[name].append(sum(first) / len(first) - sum(rest) / len(rest))
    found = {}
    for name, pairs in values.items():
        if any(number for _, number in pairs):
            last = max(rank for rank, _ in pairs)
            by_place = [_mean([n for rank, n in pairs if rank == place]) for place in range(1, last + 1)]
            found[name] = Amount(name, by_place, mean_interval(gaps[name]))
    return found


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _reasons(played: list[Outcome]) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for outcome in played:
        counts[outcome.reason] += 1
    return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


# -- the course of a game ---------------------------------------------------------------------------------------------


def leader(values: Iterable[float]) -> int:
    """Who is ahead, -1 if nobody is clearly."""
    order = sorted(((value, -side) for side, value in enumerate(values)), reverse=True)
    if len(order) < 2 or order[0][0] - order[1][0] < _CLEAR:
        return -1
    return -order[0][1]


def lead(played: list[Outcome], quarter: int) -> Share | None:
    """How often who is ahead at this quarter wins; None if the game cannot tell who is ahead."""
    blocks = []
    for outcome in played:
        ahead = leader(outcome.course[quarter]) if outcome.course else -1
        if ahead >= 0:
            blocks.append((outcome.shares[ahead], 1))
    return share(blocks) if blocks else None


def comeback(played: list[Outcome]) -> Share | None:
    """How much of the victory goes to who had less than half of a fair chance at half time."""

    def behind(outcome: Outcome) -> float:
        values = outcome.course[HALF]
        return sum(won for won, value in zip(outcome.shares, values, strict=True) if value * 2 * len(values) < 1)

    return _measured(played, lambda outcome: leader(outcome.course[HALF]) >= 0 if outcome.course else False, behind)


def kingmaking(played: list[Outcome]) -> Share | None:
    """How often the winner came to the lead for good in the turn of a side that was out of the race (lab/watch.py)."""
    return _measured(
        played, lambda outcome: outcome.king_made is not None, lambda outcome: float(outcome.king_made or 0)
    )


def _measured(played: list[Outcome], can: Callable[[Outcome], bool], value: Callable[[Outcome], float]) -> Share | None:
    blocks = [(value(outcome), 1) for outcome in played if can(outcome)]
    return share(blocks) if blocks else None


# -- bots -------------------------------------------------------------------------------------------------------------


def who_beats_whom(played: list[Outcome]) -> dict[tuple[str, str], Share]:
    """Of each two bots at one table, how often the first comes out before the second; equal places count half."""
    blocks: dict[tuple[str, str], dict[int, Block]] = defaultdict(dict)
    for outcome in played:
        sides = outcome.sides
        assert sides is not None
        bots = [
            (outcome.pairing.bots[sides.seats(side)[0]], rank)
            for side, rank in enumerate(outcome.ranks)
            if sides.seats(side)
        ]
        for one, place in bots:
            for other, behind in bots:
                if one != other:
                    wins, games = blocks[one, other].get(outcome.pairing.block, (0.0, 0))
                    better = 0.5 if place == behind else float(place < behind)
                    blocks[one, other][outcome.pairing.block] = (wins + better, games + 1)
    return {pair: share(each.values()) for pair, each in blocks.items()}


def bot_mean(matrix: dict[tuple[str, str], Share], bot: str) -> float:
    """How often a bot comes out before another one, over all others."""
    values = [each.value for (one, _), each in matrix.items() if one == bot]
    return sum(values) / len(values)


def ranked_bots(matrix: dict[tuple[str, str], Share]) -> list[str]:
    """The bots of a matrix by their mean."""
    bots = {one for one, _ in matrix}
    return sorted(bots, key=lambda bot: (-bot_mean(matrix, bot), bot))


def circles(found: Figures) -> list[tuple[str, str, str]]:
    """Three bots each of which beats the next, beyond doubt."""
    surely = {pair for pair, each in found.matrix.items() if each.low > 0.5}
    names = found.rivals
    rings = [(a, b, c) for a in names for b in names for c in names if a == min(a, b, c)]
    return [ring for ring in rings if all(pair in surely for pair in pairwise((*ring, ring[0])))]


def as_json(found: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    return {
        "games": found.games,
        "faults": found.faults,
        "families": {family.what: _family_json(family) for family in found.families},
        "lengths": {
            each.unit: {"p5": each.quantile(0.05), "median": each.quantile(0.5), "p95": each.quantile(0.95)}
            for each in found.lengths
        },
        "points": {each.name: _rounded(each.by_place) for each in found.points},
        "amounts": {
            each.name: {"by_place": _rounded(each.by_place), "winners_more": _rounded(each.more)}
            for each in found.amounts
        },
        "leader_wins": dict(zip(("quarter", "half", "three-quarters"), map(_share_json, found.leads), strict=True)),
        "comeback": _share_json(found.comeback),
        "kingmaking": _share_json(found.kingmaking),
        "forced": _share_json(found.forced),
        "end_reasons": found.reasons,
        "matrix": {f"{one} before {other}": _share_json(each) for (one, other), each in found.matrix.items()},
    }


def _family_json(family: Family) -> dict[str, Any]:
    entries = [
        {"which": mark.which, **(_share_json(mark.share) or {}), "p": round(mark.chance, 6), "verdict": mark.verdict}
        for mark in family.marks
    ]
    expected = round(family.expected, 5)
    return {"expected": expected, "parity": family.parity, "entries": entries, "missing": family.missing}


def _share_json(each: Share | None) -> dict[str, Any] | None:
    if each is None:
        return None
    share, low, high = _rounded((each.value, each.low, each.high))
    return {"share": share, "low": low, "high": high, "games": each.games}


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 5) for value in values]
