"""The arena: bots against each other, fairly.

A bot plays a side, with all its seats. The unit is a block: one seed, and the line-up of bots rotated through the
sides, so that every bot sits once where every other one sat. Errors of a bot's share are taken over blocks, because the
games of a block share their luck.
"""

import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from theogony import games
from theogony.bots import Budget, make
from theogony.bots.bot import advice_for
from theogony.kernel.match import Match
from theogony.kernel.measures import Measures
from theogony.kernel.sides import Sides
from theogony.lab.stats import bootstrap, quantile, wilson
from theogony.lab.watch import Watch

Json = dict[str, object]
Progress = Callable[["Outcome"], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...] = ("random",)
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    budget: Budget | None = None
    content: bytes | None = None  # a file of changed components, which every process must load

    def sides(self) -> Sides:
        return games.get(self.game, self.content).mode(dict(self.options)).sides(self.players)

    def line_up(self) -> tuple[str, ...]:
        """A bot for every side that has seats; a short list is repeated."""
        return tuple(self.bots[number % len(self.bots)] for number in range(len(set(self.sides().of))))

    def rotations(self) -> int:
        """How many rotations of the line-up differ: the games of a block."""
        line_up = self.line_up()
        return next(shift for shift in range(1, len(line_up) + 1) if line_up[shift:] + line_up[:shift] == line_up)

    def pairings(self) -> list["Pairing"]:
        """All games of the plan, block by block."""
        sides, line_up, rotations = self.sides(), self.line_up(), self.rotations()
        tables = [seated(sides, line_up, turned) for turned in range(rotations)]
        return [
            Pairing(number // rotations, tables[number % rotations], number)  # every table once: there may be a million
            for number in range(self.games)
        ]


def seated(sides: Sides, line_up: tuple[str, ...], turned: int) -> tuple[str, ...]:
    """By seat, who plays it when the line-up, one bot for each side that has seats, is turned so far."""
    playing = sorted(set(sides.of))
    return tuple(line_up[playing.index(side) - turned] for side in sides.of)


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a block: who sits where."""

    block: int
    bots: tuple[str, ...]  # by seat
    number: int = 0  # in its plan


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one game. A fault keeps the record up to it, so that it can be replayed."""

    pairing: Pairing
    decisions: int
    seconds: float
    sides: Sides | None = None
    shares: tuple[float, ...] = ()  # by side
    scores: tuple[int, ...] = ()  # by side
    ranks: tuple[int, ...] = ()  # by side
    seat_scores: tuple[int, ...] = ()
    reason: str = ""
    lengths: tuple[int, ...] = ()  # in the game's own units
    labels: tuple[tuple[tuple[str, str], ...], ...] = ()  # by seat: what it played with
    offered: tuple[tuple[str, str], ...] = ()
    amounts: tuple[tuple[tuple[str, int], ...], ...] = ()  # by seat
    asked: tuple[int, ...] = ()  # by seat: how often it chose
    forced: tuple[int, ...] = ()  # by seat: how often there was one option only
    course: tuple[tuple[float, ...], ...] = ()  # at each quarter of the game, by side: its chance as the advice sees it
    king_made: bool | None = None  # by a side that could not win itself; None if that cannot be told
    fault: str = ""
    record: str = ""


def play(plan: Plan, pairing: Pairing) -> Outcome:
    """One game from its first prompt to its result."""
    game = games.get(plan.game, plan.content)
    begun = time.perf_counter()
    match: Match | None = None
    watch = Watch(plan.players, advice_for(plan.game))
    try:
        match = Match(game, plan.players, dict(plan.options), f"{plan.seed}/{pairing.block}", list(pairing.bots))
        _play_out(plan, pairing, match, watch)
    except Exception:
        record = match.record if match is not None else None
        return Outcome(
            pairing,
            len(record.entries) if record else 0,
            time.perf_counter() - begun,
            fault=traceback.format_exc(),
            record=record.text() if record else "",
        )
    state, result, measures = match.state, match.state.result, measures_for(plan.game)
    assert result is not None
    order = measures.order(state, match.events) if state.sides.alone() else []
    places = [[("place", str(order.index(seat) + 1))] if order else [] for seat in range(plan.players)]
    return Outcome(
        pairing,
        len(match.record.entries),
        time.perf_counter() - begun,
        state.sides,
        tuple(result.share(side) for side in range(len(result.ranks))),
        tuple(result.scores),
        tuple(result.ranks),
        tuple(result.seat_scores),
        result.reason,
        tuple(measures.lengths(state)),
        tuple(
            (*measures.labels(state, seat), *places[seat], *measures.used(seat, match.events))
            for seat in range(plan.players)
        ),
        tuple(measures.offered(state)),
        tuple(tuple(measures.amounts(state, seat, match.events).items()) for seat in range(plan.players)),
        tuple(watch.asked),
        tuple(watch.forced),
        tuple(tuple(values) for values in watch.course(state.decisions)),
        watch.king_made([result.share(side) for side in range(len(result.ranks))]),
    )


def measures_for(game_id: str) -> Measures[Any]:
    """The game's own measures, or the default ones if the game has none."""
    own = games.part(game_id, "measures")
    measures: Measures[Any] = Measures() if own is None else own.MEASURES
    assert isinstance(measures, Measures)
    return measures


def _play_out(plan: Plan, pairing: Pairing, match: Match, watch: Watch) -> None:
    bots = [
        make(name, plan.game, f"{plan.seed}/{pairing.block}/{seat}", plan.budget)
        for seat, name in enumerate(pairing.bots)
    ]
    while match.state.result is None:
        for prompt in match.state.prompts():
            seat = prompt.seat
            watch.before(match.state, seat)
            match.apply(seat, bots[seat].choose(match.state.knowledge(seat)))


@dataclass(slots=True)
class Tally:
    """The sums of one bot, of one side or of one seat."""

    games: int = 0
    wins: float = 0.0
    score: int = 0
    rank: int = 0
    blocks: dict[int, tuple[float, int]] = field(default_factory=dict)

    def add(self, outcome: Outcome, side: int, score: int) -> None:
        self.games += 1
        self.wins += outcome.shares[side]
        self.score += score
        self.rank += outcome.ranks[side]
        wins, number = self.blocks.get(outcome.pairing.block, (0.0, 0))
        self.blocks[outcome.pairing.block] = (wins + outcome.shares[side], number + 1)

    def summary(self, interval: tuple[float, float]) -> Json:
        number = max(1, self.games)
        return {
            "games": self.games,
            "wins": _plain(self.wins),
            "share": round(self.wins / number, 4),
            "interval": [round(interval[0], 4), round(interval[1], 4)],
            "mean_score": round(self.score / number, 2),
            "mean_rank": round(self.rank / number, 2),
        }


@dataclass(slots=True)
class Report:
    """What a plan gave, growing game by game."""

    plan: Plan
    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)
    seats: dict[int, Tally] = field(default_factory=dict)
    sides: dict[str, Tally] = field(default_factory=dict)  # by name; none where everybody plays for himself
    bots: dict[str, Tally] = field(default_factory=dict)
    end_reasons: dict[str, int] = field(default_factory=dict)
    labels: dict[str, dict[str, Tally]] = field(default_factory=dict)
    amounts: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if outcome.fault:
            return
        self.end_reasons[outcome.reason] = self.end_reasons.get(outcome.reason, 0) + 1
        sides = outcome.sides
        assert sides is not None
        for side, name in enumerate(sides.names):
            seats = sides.seats(side)
            if seats:
                self.bots.setdefault(outcome.pairing.bots[seats[0]], Tally()).add(outcome, side, outcome.scores[side])
            if not sides.alone():
                self.sides.setdefault(name or str(seats[0]), Tally()).add(outcome, side, outcome.scores[side])
        for seat, side in enumerate(sides.of):
            score = outcome.seat_scores[seat]
            self.seats.setdefault(seat, Tally()).add(outcome, side, score)
            for what, which in outcome.labels[seat]:
                self.labels.setdefault(what, {}).setdefault(which, Tally()).add(outcome, side, score)
            for amount, number in outcome.amounts[seat]:
                self.amounts[amount] = self.amounts.get(amount, 0) + number

    def faults(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.fault]

    def lengths(self) -> list[int]:
        return [outcome.decisions for outcome in self.outcomes if not outcome.fault]

    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.outcomes)

    def seat_interval(self, seat: int) -> tuple[float, float]:
        return wilson(self.seats[seat].wins, self.seats[seat].games)

    def bot_interval(self, bot: str) -> tuple[float, float]:
        """Over blocks if there are enough of them and they differ; a bot alone at the table has exactly its share.

        Where a bot has won all or nothing, drawing blocks again says nothing: the interval of single games does.
        """
        tally = self.bots[bot]
        blocks = [tally.blocks[block] for block in sorted(tally.blocks)]
        if len(blocks) < 10 or tally.wins in (0, tally.games):
            return wilson(tally.wins, tally.games)
        return bootstrap(blocks, self.plan.seed)

    def never(self) -> dict[str, list[str]]:
        """The labels that some game had to offer and nobody played with."""
        missed = {label for outcome in self.outcomes for label in outcome.offered}
        missed -= {(what, which) for what, found in self.labels.items() for which in found}
        return {what: sorted(which for kind, which in missed if kind == what) for what in self.labels}

    def mean_amounts(self) -> dict[str, float]:
        """Averages over all seats of all games."""
        seats = sum(tally.games for tally in self.seats.values())
        return {name: round(total / max(1, seats), 2) for name, total in self.amounts.items()}

    def unit_summaries(self) -> dict[str, dict[str, int]]:
        """Lengths in the game's own units."""
        units = measures_for(self.plan.game).units
        played = [outcome.lengths for outcome in self.outcomes if not outcome.fault]
        return {unit: _spread([lengths[i] for lengths in played]) for i, unit in enumerate(units)}

    def lengths_summary(self) -> dict[str, int]:
        return _spread(self.lengths())

    def _label_summaries(self) -> Json:
        return {
            what: {which: tally.summary(wilson(tally.wins, tally.games)) for which, tally in sorted(found.items())}
            for what, found in self.labels.items()
        }

    def as_json(self) -> Json:
        return {
            **self._plain_json(),
            "units": self.unit_summaries(),
            "labels": self._label_summaries(),
            "never": self.never(),
            "amounts": self.mean_amounts(),
        }

    def _plain_json(self) -> Json:
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "games": len(self.outcomes),
            "faults": len(self.faults()),
            "decisions": self.decisions(),
            "seconds": round(self.seconds, 3),
            "wins": {str(seat): _plain(self.seats[seat].wins) for seat in sorted(self.seats)},
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "lengths": self.lengths_summary(),
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "line_up": list(self.plan.line_up()),
            "seats": {str(seat): self.seats[seat].summary(self.seat_interval(seat)) for seat in sorted(self.seats)},
            "sides": {side: tally.summary(wilson(tally.wins, tally.games)) for side, tally in self.sides.items()},
            "bots": {bot: self.bots[bot].summary(self.bot_interval(bot)) for bot in self.bots},
            "fault_list": [
                {
                    "block": fault.pairing.block,
                    "bots": list(fault.pairing.bots),
                    "error": fault.fault,
                    "record": fault.record,
                }
                for fault in self.faults()
            ],
        }


def run(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play the plan, in this process or in several; the report does not depend on their number."""
    begun = time.perf_counter()
    report = Report(plan)
    for outcome in _outcomes(plan, jobs):
        report.add(outcome)
        report.seconds = time.perf_counter() - begun
        if progress is not None:
            progress(outcome)
    return report


def _outcomes(plan: Plan, jobs: int) -> Iterator[Outcome]:
    pairings = plan.pairings()
    if jobs <= 1:
        for pairing in pairings:
            yield play(plan, pairing)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, [plan] * len(pairings), pairings)


def _spread(lengths: list[int]) -> dict[str, int]:
    return {"median": quantile(lengths, 0.5), "p95": quantile(lengths, 0.95), "max": max(lengths, default=0)}


def _plain(number: float) -> int | float:
    """A whole number as an int, so that 3 wins read as 3."""
    return int(number) if number == int(number) else round(number, 4)
