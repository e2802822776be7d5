"""Two variants on the same deals: what changes, by how much, and whether that is beyond doubt.

A pair is a block of the one and the block of the same number of the other: they share their seed. A measure is what a
block says between 0 and 1; the differences of pairs feed a test that may stop at any time (lab/sequential.py). One
measure decides when to stop; the others are read by the same test, corrected for their number.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

import yaml

from theogony import games
from theogony.lab.arena import Outcome, Plan
from theogony.lab.experiment import BadExperiment, Experiment
from theogony.lab.figures import HALF, leader
from theogony.lab.inference import spread
from theogony.lab.sequential import ALPHA, Sequence, still_needed

SMALLEST: Final = 0.05  # a difference of five points matters
BOT: Final = "bot"
LENGTH: Final = "length"

Pair = tuple[list[Outcome], list[Outcome]]


@dataclass(slots=True)
class Measured:
    """One measure: its values in both variants, pair by pair, and what their differences tell."""

    name: str
    sequence: Sequence
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    def see(self, before: float, after: float) -> None:
        self.before.append(before)
        self.after.append(after)
        self.sequence.see(after - before)

    def means(self) -> tuple[float, float]:
        number = max(1, len(self.before))
        return math.fsum(self.before) / number, math.fsum(self.after) / number

    @property
    def effect(self) -> float | None:
        """The change in units of how much pairs differ by themselves (Cohen's d of pairs); None if all of them say the
        same change: then there is no such unit."""
        deviation = spread(self.sequence.values)
        if not self.sequence.mean:
            return 0.0
        return self.sequence.mean / deviation if deviation else None


@dataclass(slots=True)
class Comparison:
    """Two variants and what has been seen of them so far."""

    plans: tuple[Plan, Plan]
    deciding: str
    smallest: float = SMALLEST
    pairs: int = 0
    games: int = 0
    failed: list[Outcome] = field(default_factory=list)
    measures: dict[str, Measured] = field(default_factory=dict)
    several: set[str] = field(default_factory=set)  # labels that a seat may have more than one of, such as cards
    offered: dict[str, None] = field(default_factory=dict)  # labels that some game had to offer, in their order

    @property
    def faults(self) -> int:
        return len(self.failed)

    def see(self, pair: Pair) -> None:
        played = tuple([outcome for outcome in outcomes if not outcome.fault] for outcomes in pair)
        self.games += sum(len(outcomes) for outcomes in pair)
        self.failed += [outcome for outcomes in pair for outcome in outcomes if outcome.fault]
        if not all(played):
            return
        self.pairs += 1
        for outcome in [outcome for outcomes in played for outcome in outcomes]:
            self.offered |= dict.fromkeys(f"{what}={which}" for what, which in outcome.offered)
            for labels in outcome.labels:
                kinds = [what for what, _ in labels]
                self.several.update(what for what in kinds if kinds.count(what) > 1)
        read = readings(self.plans, (played[0], played[1]))
        for name in dict.fromkeys([*self.measures, *read]):
            if name not in self.measures:
                self.measures[name] = self._begun(self.pairs - 1)
            self.measures[name].see(*read.get(name, (0.0, 0.0)))

    def _begun(self, pairs: int) -> Measured:
        """A measure that was not there in any pair so far: it was nothing in each of them."""
        found = Measured("", Sequence(self.smallest))
        for _ in range(pairs):
            found.see(0.0, 0.0)
        return found

    def decided(self) -> Measured:
        """What decides; it may be on offer and not have been seen in any game yet."""
        if self.deciding not in self.measures:
            if self.deciding not in self.offered:
                known = ", ".join(sorted({*self.measures, *self.offered}))
                raise BadExperiment("measure", given=self.deciding, known=known)
            self.measures[self.deciding] = self._begun(self.pairs)
        return self.measures[self.deciding]

    def verdict(self) -> str:
        return self.decided().sequence.verdict()

    def still(self) -> int | None:
        """How many games more it takes, if what comes is like what was seen."""
        blocks = still_needed(self.decided().sequence, self.plans[0].seed)
        return None if blocks is None else blocks * sum(plan.rotations() for plan in self.plans)

    def shown(self) -> list[str]:
        """The measures that are told: what decides, and all but those of cards, of which there are too many."""
        return [name for name in self.measures if name == self.deciding or name.partition("=")[0] not in self.several]

    def told_apart(self, name: str) -> bool:
        """Whether a measure changed beyond doubt, corrected for how many are told (Bonferroni, by evidence)."""
        return self.measures[name].sequence.evidence >= len(self.shown()) / ALPHA

    def as_json(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "games": self.games,
            "faults": self.faults,
            "deciding": self.deciding,
            "smallest": self.smallest,
            "verdict": self.verdict(),
            "games_still_needed": self.still(),
            "measures": {name: self._measure_json(name) for name in self.shown()},
        }

    def _measure_json(self, name: str) -> dict[str, Any]:
        found = self.measures[name]
        before, after = found.means()
        low, high = found.sequence.bounds()
        return {
            "a": round(before, 5),
            "b": round(after, 5),
            "change": round(found.sequence.mean, 5),
            "low": round(low, 5),
            "high": round(high, 5),
            "effect": None if found.effect is None else round(found.effect, 4),
            "evidence": float(f"{found.sequence.evidence:.4g}"),
            "told_apart": self.told_apart(name),
        }


# -- what a block says ----------------------------------------------------------------------------------------------


def readings(plans: tuple[Plan, Plan], pair: Pair) -> dict[str, tuple[float, float]]:
    """All measures of a pair by name; what only one side has is nothing on the other. Where one variant has different
    bots, the first one is looked at in both: among equals it wins an even part."""
    mixed = any(len(set(plan.line_up())) > 1 for plan in plans)
    found = [dict(_shares(plan, outcomes, mixed)) for plan, outcomes in zip(plans, pair, strict=True)]
    names = dict.fromkeys([*found[0], *found[1]])
    read = {name: (found[0].get(name, 0.0), found[1].get(name, 0.0)) for name in names}
    longer = _longer(pair)
    return read | {LENGTH: ((1 - longer) / 2, (1 + longer) / 2)}


def _shares(plan: Plan, outcomes: list[Outcome], mixed: bool) -> Iterator[tuple[str, float]]:
    """Parts of all victories: of the first bot where bots are mixed, of each seat, of those with each label."""
    games = len(outcomes)
    if mixed:
        yield BOT, sum(_of_bot(outcome, plan.bots[0]) for outcome in outcomes) / games
    sums: dict[str, float] = {}
    for outcome in outcomes:
        assert outcome.sides is not None
        for seat, side in enumerate(outcome.sides.of):
            for name in [f"seat={seat + 1}", *(f"{what}={which}" for what, which in outcome.labels[seat])]:
                sums[name] = sums.get(name, 0.0) + outcome.shares[side]
    yield from ((name, min(1.0, won / games)) for name, won in sums.items())
    yield "forced", sum(_forced(outcome) for outcome in outcomes) / games
    yield (
        "lead",
        sum(outcome.shares[ahead] for outcome in outcomes for ahead in [_ahead(outcome)] if ahead >= 0) / games,
    )


def _of_bot(outcome: Outcome, bot: str) -> float:
    """What the sides of this bot won, for each of them."""
    assert outcome.sides is not None
    seats = [outcome.sides.seats(side) for side in range(len(outcome.sides.names))]
    won = [outcome.shares[side] for side, own in enumerate(seats) if own and outcome.pairing.bots[own[0]] == bot]
    return sum(won) / max(1, len(won))


def _forced(outcome: Outcome) -> float:
    return sum(outcome.forced) / max(1, sum(outcome.asked))


def _ahead(outcome: Outcome) -> int:
    return leader(outcome.course[HALF]) if outcome.course else -1


def _longer(pair: Pair) -> float:
    """From -1 to 1: whether the second variant takes longer, in decisions for each game."""
    before, after = (sum(outcome.decisions for outcome in outcomes) / len(outcomes) for outcomes in pair)
    return float(after > before) - float(after < before)


# -- what decides, and the pairs ------------------------------------------------------------------------------------


def fitting(one: Experiment, other: Experiment) -> tuple[Plan, Plan]:
    """The plans, if they can be compared: the same game, seats and seed, and something that differs."""
    plans = one.plan, other.plan
    for name in ("game", "players", "seed"):
        if getattr(plans[0], name) != getattr(plans[1], name):
            raise BadExperiment("compare-differ", name=name)
    rules = [games.get(plan.game, plan.content).ruleset for plan in plans]
    if rules[0] == rules[1] and plans[0] == replace(plans[1], content=plans[0].content, games=plans[0].games):
        raise BadExperiment("compare-same")
    return plans


def usual_measure(plans: tuple[Plan, Plan], names: Iterable[str]) -> str:
    """What decides if nothing is said: the first bot where bots differ; what the changed content is about where a label
    bears its name; else the length."""
    known = list(names)
    if plans[0].bots != plans[1].bots and BOT in known:
        return BOT
    words = set(_words(plans[0].content)) ^ set(_words(plans[1].content)) or set(_words(plans[1].content))
    for name in known:
        if name.partition("=")[2] in words:
            return name
    return LENGTH


def _words(content: bytes | None) -> Iterator[str]:
    """All keys of a content file."""

    def keys(value: Any) -> Iterator[str]:
        for key, inner in value.items() if isinstance(value, dict) else ():
            yield str(key)
            yield from keys(inner)

    yield from keys(yaml.safe_load(content)) if content is not None else ()


def blocks(plan: Plan, outcomes: Iterable[Outcome]) -> Iterator[list[Outcome]]:
    """Whole blocks, as their games come in by number."""
    rotations = plan.rotations()
    held: list[Outcome] = []
    for outcome in outcomes:
        held.append(outcome)
        if len(held) == rotations:
            yield held
            held = []


def compare(
    plans: tuple[Plan, Plan],
    games: tuple[Iterable[Outcome], Iterable[Outcome]],
    measure: str = "",
    smallest: float = SMALLEST,
    whole: bool = False,
    progress: Callable[[Comparison], None] | None = None,
) -> Comparison:
    """Pair by pair until the answer is clear or the games are over; with ``whole``, until they are over."""
    found = Comparison(plans, measure, smallest)
    for pair in zip(blocks(plans[0], games[0]), blocks(plans[1], games[1]), strict=False):
        found.see(pair)
        if not found.pairs:
            continue
        if not found.deciding:
            found.deciding = usual_measure(plans, [*found.measures, *found.offered])
        if progress is not None:
            progress(found)
        if not whole and found.verdict() != "open":
            break
    return found
