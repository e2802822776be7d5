"""Tuning: better values for numbers that are ours, towards a stated goal.

The method is a race, step by step. Every value is moved by one step up and one down, and these candidates play the same
deals; the worse half drops out, the rest play twice as many, until one is left (successive halving: Jamieson and
Talwalkar, 2016). That one meets the values as they are on fresh deals, pair by pair; it is taken only if it comes
nearer to the goal beyond doubt (95 %, bootstrap by blocks), and the next round starts from it. The race may pick a
lucky one; the fresh deals do not know of it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from theogony.kernel.rng import Rng
from theogony.lab.arena import Outcome, Plan, measures_for
from theogony.lab.experiment import BadExperiment
from theogony.lab.figures import labelled
from theogony.lab.values import Value

Block = list[Outcome]
Changes = dict[Value, int]
Play = Callable[[Changes, int, int], list[Block]]  # of changes, a seed and a number of blocks: the blocks
_FRESH: Final = 1_000  # seeds of checks begin so far above that of the race
_ROUNDS: Final = 400  # of the bootstrap

Sums = dict[str, tuple[float, float]]  # by name: what was counted, and of how many


@dataclass(frozen=True, slots=True)
class Goal:
    """What is wanted: ``level:god`` (all gods win alike), ``share:god=ares=25`` (a share in percent) or
    ``length:hands=18`` (a mean in the game's own unit, or in decisions)."""

    kind: str
    what: str
    which: str = ""
    target: float = 0.0

    def sums(self, plan: Plan, block: Block) -> Sums:
        """What one block adds."""
        found: Sums = {}
        for outcome in block:
            if self.kind == "length":
                units = (*measures_for(plan.game).units, "decisions")
                lengths = (*outcome.lengths, outcome.decisions)
                _add(found, self.what, float(lengths[units.index(self.what)]))
                continue
            for side, labels in labelled(outcome):
                for what, which in labels:
                    if what == self.what:
                        _add(found, which, outcome.shares[side])
        return found

    def must_be_seen(self, blocks: list[Block]) -> None:
        """What the goal names is in these games; raises BadExperiment if not, with what there is."""
        if self.kind == "length":
            return
        labels = {each for block in blocks for outcome in block for _, seen in labelled(outcome) for each in seen}
        if not any(what == self.what and self.which in ("", which) for what, which in labels):
            given = f"{self.what}={self.which}" if self.which else self.what
            raise BadExperiment("goal-unseen", given=given, known=", ".join(sorted({what for what, _ in labels})))

    def distance(self, blocks: list[Sums]) -> float:
        """How far from the goal: points of spread, points, or part of the length. Chance alone adds nothing to it."""
        total: Sums = {}
        for block in blocks:
            for name, (value, number) in block.items():
                old = total.get(name, (0.0, 0.0))
                total[name] = (old[0] + value, old[1] + number)
        if self.kind == "level":
            return _spread(total)
        value, number = total.get(self.which or self.what, (0.0, 0.0))
        if not number:
            return 1.0
        return abs(value / number - self.target) / (self.target if self.kind == "length" else 1.0)


def _add(found: Sums, name: str, value: float) -> None:
    old = found.get(name, (0.0, 0.0))
    found[name] = (old[0] + value, old[1] + 1)


def _spread(total: Sums) -> float:
    """The standard deviation of shares beyond what chance makes of equal ones."""
    games = sum(number for _, number in total.values())
    if not games:
        return 1.0
    mean = sum(wins for wins, _ in total.values()) / games
    square = sum(number * (wins / number - mean) ** 2 for wins, number in total.values()) / games
    return math.sqrt(max(0.0, square - len(total) * mean * (1 - mean) / games))


def goal(text: str, plan: Plan) -> Goal:
    """The goal that is named so; raises BadExperiment with the forms there are."""
    kind, _, rest = text.partition(":")
    parts = rest.split("=")
    try:
        if kind == "level" and parts[0] and len(parts) == 1:
            return Goal(kind, parts[0])
        if kind == "share" and len(parts) == 3:
            return Goal(kind, parts[0], parts[1], float(parts[2]) / 100)
        if kind == "length" and len(parts) == 2 and parts[0] in (*measures_for(plan.game).units, "decisions"):
            return Goal(kind, parts[0], "", float(parts[1]))
    except ValueError:
        pass
    units = ", ".join((*measures_for(plan.game).units, "decisions"))
    raise BadExperiment("goal", given=text, units=units)


# -- the search -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tried:
    """A candidate of a race: which value went to what, how far from the goal that was, after how many blocks."""

    round: int
    value: Value
    number: int
    distance: float
    blocks: int

    def as_json(self) -> dict[str, Any]:
        step = {"round": self.round, "value": self.value.name, "to": self.number}
        return {**step, "distance": round(self.distance, 5), "blocks": self.blocks}


@dataclass(frozen=True, slots=True)
class Check:
    """The best of a race against what it was made from, on fresh deals."""

    round: int
    value: Value
    number: int
    before: float
    after: float
    low: float  # of the change, with 95 %
    high: float
    blocks: int

    @property
    def taken(self) -> bool:
        return self.high < 0

    def as_json(self) -> dict[str, Any]:
        step = {"round": self.round, "value": self.value.name, "to": self.number, "taken": self.taken}
        before, after, low, high = (round(each, 5) for each in (self.before, self.after, self.low, self.high))
        return {**step, "before": before, "after": after, "change": [low, high], "blocks": self.blocks}


@dataclass(slots=True)
class Tuning:
    """What a search found: the changes it proposes, and all that it looked at."""

    goal: Goal
    changes: Changes = field(default_factory=dict)
    tried: list[Tried] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)
    ends: tuple[list[Block], list[Block]] = field(default_factory=lambda: ([], []))  # of the last check

    def as_json(self) -> dict[str, Any]:
        return {
            "proposed": {value.name: {"from": value.number, "to": new} for value, new in self.changes.items()},
            "checks": [check.as_json() for check in self.checks],
            "tried": [one.as_json() for one in self.tried],
        }


def search(
    plan: Plan,
    wanted: Goal,
    values: list[Value],
    play: Play,
    fits: Callable[[Changes], bool],
    blocks: int,
    rounds: int,
    told: Callable[[Tuning], None],
) -> Tuning:
    """Race and check, round by round, until a round brings nothing more."""
    found = Tuning(wanted)
    for number in range(1, rounds + 1):
        best = _race(plan, found, values, play, fits, blocks, number, told)
        if best is None:
            break
        value, new = best
        seed = plan.seed + _FRESH * number
        pair = play(found.changes, seed, blocks), play({**found.changes, value: new}, seed, blocks)
        check = _checked(plan, wanted, pair, number, best)
        found.checks.append(check)
        found.ends = pair
        told(found)
        if not check.taken:
            break
        found.changes[value] = new
    return found


def _race(
    plan: Plan,
    found: Tuning,
    values: list[Value],
    play: Play,
    fits: Callable[[Changes], bool],
    blocks: int,
    number: int,
    told: Callable[[Tuning], None],
) -> tuple[Value, int] | None:
    """The best single step from what is proposed so far; None if there is no step that the game allows."""
    alive = [step for step in steps(found.changes, values) if fits({**found.changes, step[0]: step[1]})]
    part = max(2, blocks >> max(0, (len(alive) - 1).bit_length() - 1))
    while len(alive) > 1:
        ranked: list[tuple[float, int]] = []
        seen: list[Block] = []
        for value, new in alive:
            played = play({**found.changes, value: new}, plan.seed, part)
            seen += played
            distance = found.goal.distance([found.goal.sums(plan, block) for block in played])
            found.tried.append(Tried(number, value, new, distance, part))
            told(found)
            ranked.append((distance, len(ranked)))
        found.goal.must_be_seen(seen)
        kept = sorted(place for _, place in sorted(ranked)[: (len(alive) + 1) // 2])
        alive = [alive[place] for place in kept]
        part = min(blocks, 2 * part)
    return alive[0] if alive else None


def steps(changes: Changes, values: list[Value]) -> list[tuple[Value, int]]:
    """Each value one step down and one up, a tenth where it is large; a number does not change its sign."""
    found = []
    for value in values:
        now = changes.get(value, value.number)
        step = max(1, abs(now) // 10)
        found += [(value, new) for new in (now - step, now + step) if new == 0 or (new > 0) == (now >= 0)]
    return found


def _checked(
    plan: Plan, wanted: Goal, pair: tuple[list[Block], list[Block]], number: int, best: tuple[Value, int]
) -> Check:
    before, after = ([wanted.sums(plan, block) for block in blocks] for blocks in pair)
    low, high = paired(wanted, before, after, plan.seed)
    return Check(number, *best, wanted.distance(before), wanted.distance(after), low, high, len(before))


def paired(wanted: Goal, before: list[Sums], after: list[Sums], seed: int) -> tuple[float, float]:
    """The 95 % interval of the change in distance, by drawing pairs of blocks again and again."""
    rng = Rng(f"tune {seed}")
    size = min(len(before), len(after))
    changes = []
    for _ in range(_ROUNDS):
        drawn = [rng.below(size) for _ in range(size)]
        changes.append(wanted.distance([after[i] for i in drawn]) - wanted.distance([before[i] for i in drawn]))
    changes.sort()
    return changes[int(0.025 * _ROUNDS)], changes[int(0.975 * _ROUNDS) - 1]
