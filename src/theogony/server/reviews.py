"""What a reviewing process does: some steps of a review at a time, and the judging of one answer to an exercise."""

import os
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import orjson

from theogony.analysis.exercises import Exercise
from theogony.analysis.review import Question, Review
from theogony.kernel.record import parse
from theogony.server.pictures import options
from theogony.server.thinker import game_in

Json = dict[str, Any]
Key = tuple[str, int, bool]  # a table, through the eyes of which seat, and whether all cards are open

SLICE_SECONDS = 1.0  # then it is somebody else's turn
REVIEWS_KEPT = 4


@dataclass(frozen=True)
class Slice:
    """The next steps of a review, as many as fit into a second; at least one. Work for others."""

    record: str
    components: str | None
    question: Question
    done: list[Json] = field(compare=False)  # the steps that are there

    def carry_out(self) -> list[Json]:
        _step_back()
        found: list[Json] = []
        end = time.monotonic() + SLICE_SECONDS
        for step in _gone_on(self):
            found.append(step)
            if time.monotonic() >= end:
                break
        return found


@dataclass(frozen=True)
class Judged:
    """What an answer to an exercise is worth; what is wrong if it is none, or no option there. Work for others."""

    record: str
    components: str | None
    steps: str
    at: int
    move: str
    all_open: bool

    def carry_out(self) -> Json | str:
        verdict = _verdict(self.steps, self.at)
        if verdict is None or "better" not in verdict:
            return "at"
        record = parse(self.record)
        game = game_in(record.ruleset, self.components)
        task = Exercise(game, record, self.at, verdict["move"], verdict["better"], self.all_open)
        match = task.position()
        known = {game.moves.text(move): move for move in match.state.onward(record.entries[self.at].seat)}
        if self.move not in known:
            return "move"
        found = task.judged(known[self.move], match)
        return {
            "kind": found.kind,
            "chance": found.chance,
            "error": found.error,
            "loss": found.loss,
            "reasons": [{"key": key, "params": params} for key, params in found.reasons],
        }


@dataclass(frozen=True)
class Choices:
    """What could be done at a decision that was judged; what is wrong if it was not. Work for others."""

    record: str
    components: str | None
    steps: str
    at: int

    def carry_out(self) -> list[Json] | str:
        verdict = _verdict(self.steps, self.at)
        if verdict is None:
            return "at"
        record = parse(self.record)
        game = game_in(record.ruleset, self.components)
        state = Exercise(game, record, self.at, verdict["move"], verdict["move"]).position().state
        seat = record.entries[self.at].seat
        prompt = state.prompt(seat)
        assert prompt is not None
        return options(game, state, prompt, state.onward(seat))


def _verdict(steps: str, at: int) -> Json | None:
    """What the review says about a decision. The steps of a long game are not read where tables are served."""
    found: list[Json] = orjson.loads(steps)
    return found[at].get("verdict") if at < len(found) else None


@cache
def _step_back() -> None:
    """Reviews wait for nobody who plays: bots, hints and replays come before them."""
    if hasattr(os, "nice"):
        os.nice(10)


_under_way: OrderedDict[Slice, tuple[Review, Iterator[Json]]] = OrderedDict()


def _gone_on(wanted: Slice) -> Iterator[Json]:
    """The review from where it stands, if this process had it last; else replayed up to there."""
    review, steps = _under_way.pop(wanted, (None, iter(())))
    if review is None or len(review.steps) != len(wanted.done):
        record = parse(wanted.record)
        review = Review(game_in(record.ruleset, wanted.components), record, wanted.question, wanted.done)
        steps = review.run()
    _under_way[wanted] = review, steps
    if len(_under_way) > REVIEWS_KEPT:
        _under_way.popitem(last=False)
    return steps
