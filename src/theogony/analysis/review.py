"""The review of a finished game: what every position was worth, what every decision cost, and what luck gave or took.

A review goes through the record position by position. Each gives one ``Step``, made from the record, the question and
its number alone: so a review can be stopped, kept and gone on with anywhere, and always comes to the same. What the
steps mean together is said in ``story.py``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from theogony.analysis.chances import DIGITS, Chances, chances, knowledge, rounded
from theogony.analysis.judge import Verdict, judge
from theogony.bots.bot import advice_for
from theogony.kernel.advice import Advice
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.record import BOT, Entry, Record
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.state import SPECTATOR, State

Json = dict[str, Any]

WORLDS: Final = 8  # deals behind every point of the chart
ROLLS: Final = 8  # other outcomes with which one outcome of chance is compared
ROLL_WORLDS: Final = 2  # deals behind each of them
BUDGET: Final = 120  # playouts for a decision that the first look doubts


@dataclass(frozen=True, slots=True)
class Question:
    """Whose decisions are reviewed, through whose eyes the chances are seen, and how deep the search goes.

    ``eyes`` is a seat, or SPECTATOR: what everybody could know. Each decision is judged from what its own seat knew.
    """

    seats: tuple[int, ...]
    eyes: int = SPECTATOR
    all_open: bool = False
    budget: int = BUDGET


def question_of(record: Record, seat: int | None, all_open: bool = False, budget: int = BUDGET) -> Question:
    """One seat's review; without a seat that of the only person, or of all persons, or of all where none played."""
    people = [number for number, name in enumerate(record.names) if not name.startswith(BOT)]
    if seat is None and len(people) == 1:
        seat = people[0]
    if seat is not None:
        return Question((seat,), seat, all_open, budget)
    return Question(tuple(people or range(record.seats)), SPECTATOR, all_open, budget)


class Unfinished(ValueError):
    """The record stops before the game is over: there is no result that a review could explain."""


class Review:
    """A record under review, from its first position or from where it was left."""

    def __init__(self, game: Game, record: Record, question: Question, done: list[Json] | None = None) -> None:
        """``done``: the steps that an earlier run gave for the same record and question."""
        self.game = game
        self.record = record
        self.question = question
        self.steps: list[Json] = list(done or [])
        self.advice: Advice[Any] = advice_for(game.id)

    @property
    def total(self) -> int:
        return len(self.record.entries) + 1

    def run(self) -> Iterator[Json]:
        """The steps that are missing, one after the other; ``steps`` holds all that are there."""
        match = self._start()
        for at, entry in enumerate(self.record.entries):
            before = match.state.clone()
            match.apply(entry.seat, entry.move, entry.chance)
            if at >= len(self.steps):
                yield self._kept(self._step(before, match.state, entry, at))
        if match.state.result is None:
            raise Unfinished
        if len(self.steps) < self.total:
            yield self._kept(self._end(match.state))

    def _start(self) -> Match:
        r = self.record
        return Match(self.game, r.seats, r.options, r.seed, list(r.names), r.setup_chance)

    def _kept(self, step: Json) -> Json:
        self.steps.append(step)
        return step

    def _step(self, before: State, after: State, entry: Entry, at: int) -> Json:
        """What the position before an entry was worth, and what the entry made of it."""
        step: Json = {"at": at, "seat": entry.seat, "turn": self.advice.moment(before), **self._chances(before, at)}
        move = self.game.moves.parse(entry.move)
        if entry.chance:
            came, usual = self._luck(before, after, entry.seat, move, at)
            step["luck"], step["usual"] = rounded(came), rounded(usual)
        if entry.seat in self.question.seats:
            knows = knowledge(before, entry.seat, self.question.all_open)
            verdict = judge(self.advice, knows, move, self.question.budget, "review", at)
            if verdict is not None:
                step["verdict"] = self._told(verdict)
        return step

    def _end(self, state: State) -> Json:
        assert state.result is not None
        shares = [state.result.share(side) for side in range(len(state.sides.names))]
        none = [0.0] * len(shares)
        return {"at": len(self.record.entries), "seat": SPECTATOR, "turn": -1, "chances": shares, "errors": none}

    def _chances(self, s: State, at: int) -> Json:
        """In the middle of a compound choice nothing has changed yet that could be read: as it was before."""
        last = self.steps[-1] if self.steps else None
        if last is not None and "luck" not in last and last["seat"] == self._asked(s) and not self.advice.settled(s):
            return {"chances": last["chances"], "errors": last["errors"]}
        found = self._seen_from(s, WORLDS, at)
        return {"chances": rounded(found.means), "errors": rounded(found.errors)}

    def _asked(self, s: State) -> int:
        prompts = s.prompts()
        return prompts[0].seat if prompts else SPECTATOR

    def _seen_from(self, s: State, worlds: int, *key: int | str) -> Chances:
        return chances(self.advice, knowledge(s, self.question.eyes, self.question.all_open), worlds, "review", *key)

    def _luck(self, before: State, after: State, seat: int, move: int, at: int) -> tuple[list[float], list[float]]:
        """What these outcomes of chance gave each side, against the mean of others that could have come; and how much
        chance usually gives or takes here (the standard deviation of those)."""
        rolls = []
        for number in range(ROLLS):
            other = before.clone()
            other.rng = resumed(keyed("luck", at, number))
            other.apply_trusted(seat, move)
            rolls.append(self._seen_from(other, ROLL_WORLDS, "luck", at).means)
        came = self._seen_from(after, ROLL_WORLDS, "luck", at).means
        means = [sum(column) / ROLLS for column in zip(*rolls, strict=True)]
        squares = [
            sum((value - mean) ** 2 for value in column)
            for column, mean in zip(zip(*rolls, strict=True), means, strict=True)
        ]
        given = [mine - mean for mine, mean in zip(came, means, strict=True)]
        return given, [(square / (ROLLS - 1)) ** 0.5 for square in squares]

    def _told(self, verdict: Verdict) -> Json:
        """A verdict as data that can be kept; one that finds nothing says so in two words."""
        text = self.game.moves.text
        told: Json = {"move": text(verdict.played)}
        if verdict.secret:
            told["secret"] = True
        if verdict.best == verdict.played:
            return told
        tried = [
            {"move": text(each.move), "chance": round(each.chance, DIGITS), "error": round(each.error, DIGITS)}
            for each in verdict.tried
        ]
        reasons = [{"key": key, "params": params} for key, params in verdict.reasons]
        return told | {
            "better": text(verdict.best),
            "loss": round(verdict.loss, DIGITS),
            "error": round(verdict.error, DIGITS),
            "tried": tried,
            "reasons": reasons,
        }
