"""A review in words: the story of a game, and its mistakes as exercises."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.text import Text

from theogony.analysis.exercises import Exercise, exercise
from theogony.analysis.review import Review
from theogony.analysis.story import POINTS, exercises, mistakes
from theogony.cli.common import console, layout_of
from theogony.cli.keyboard import open_input
from theogony.cli.screen import Screen
from theogony.cli.table import shown_sides
from theogony.cli.words import Unclear
from theogony.i18n import Texts
from theogony.kernel.advice import percent
from theogony.kernel.event import Event
from theogony.kernel.match import Match, replay
from theogony.kernel.record import Entry
from theogony.kernel.state import SPECTATOR

Json = dict[str, Any]

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60  # of the chart
TRIES = 3
LABELS = {"blunder": "review-blunder", "mistake": "review-mistake-label", "inaccuracy": "review-inaccuracy"}
STYLES = {"blunder": "bold red", "mistake": "red", "inaccuracy": "yellow"}


@dataclass(frozen=True)
class Then:
    """A position that is told of: what whoever decided saw and was asked, and what came of the move."""

    view: Json
    question: str
    came: str


class Teller:
    """Tells one review on the screen."""

    def __init__(self, work: Review, found: Json, texts: Texts) -> None:
        self.work = work
        self.found = found
        self.texts = texts
        self.layout = layout_of(work.game, texts, work.record.names)
        self.screen = Screen(console(), work.game, texts, self.layout)
        start = replay(work.game, work.record, 0)
        self.sides = start.state.sides
        self.names = shown_sides(self.sides, self.layout.names, texts)

    # -- the story -----------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        question = self.work.question
        known = "open" if question.all_open else "everybody" if question.eyes == SPECTATOR else "seat"
        who = self.layout.names[question.eyes] if question.eyes >= 0 else ""
        self.screen.say(f"review-head-{known}", game=self.work.game.title, moves=self.found["moves"], name=who)
        self._chart()
        self._parts()
        self._luck()
        self._mistakes()
        self._turning_points()

    def _title(self, key: str, **params: object) -> None:
        self.screen.line()
        self.screen.line(Text(self.texts(key, **params), style="bold"))

    def _chart(self) -> None:
        """A line for every side: its chance from the first move to the last."""
        self._title("review-chart")
        chart = self.found["chart"]
        places = [round(i * (len(chart) - 1) / (COLUMNS - 1)) for i in range(COLUMNS)]
        width = max(len(name) for name in self.names)
        for side, name in enumerate(self.names):
            line = "".join(BARS[min(len(BARS) - 1, int(chart[at]["chances"][side] * len(BARS)))] for at in places)
            start, end = (percent(chart[at]["chances"][side]) for at in (0, -1))
            words = self.texts("review-from-to", start=start, end=end)
            self.screen.line(Text(f"  {name:<{width}}  {line}  {words}"))

    def _parts(self) -> None:
        parts = self.found["parts"]
        if parts is None:
            return
        self._title("review-parts", start=percent(parts["start"]), end=percent(parts["end"]))
        for part in ("mistakes", "luck", "rest"):
            self.screen.line(Text(f"  {_signed(parts[part]):>5}  {self.texts(f'review-part-{part}')}"))

    def _luck(self) -> None:
        self._title("review-luck")
        for name, points in zip(self.names, self.found["luck"].values(), strict=True):
            self.screen.line(Text(f"  {_signed(points):>5}  {name}"))

    def _mistakes(self) -> None:
        found = self.found["mistakes"]
        self._title("review-mistakes", number=len(found))
        for mistake in found:
            called = Text(f"  {self.texts(LABELS[mistake['label']])} ", style=STYLES[mistake["label"]])
            self.screen.hanging(called, Text(self._mistake(mistake)))

    def _mistake(self, mistake: Json) -> str:
        then = self.then[mistake["at"]]
        view = then.view
        words = self.texts(
            "review-mistake",
            at=mistake["at"] + 1,
            name=self.layout.names[mistake["seat"]],
            question=then.question,
            move=self._move(view, mistake["move"]),
            better=self._move(view, mistake["better"]),
            points=round(POINTS * mistake["loss"]),
            error=round(POINTS * mistake["error"]),
            why=self.screen.because(view, [(each["key"], each["params"]) for each in mistake["reasons"]]),
        )
        return words + (f" {self.texts('review-secret')}" if mistake.get("secret") else "")

    def _turning_points(self) -> None:
        found = self.found["turning_points"]
        if not found:
            return
        self._title("review-turns")
        for point in found:
            cause = self.texts(f"review-part-{point['cause']}")
            words = self.texts("review-turn", at=point["at"] + 1, cause=cause, what=self.then[point["at"]].came)
            self.screen.hanging(Text(f"  {_signed(POINTS * point['change']):>5}  "), Text(words))

    @cached_property
    def then(self) -> dict[int, Then]:
        """How it was at all positions that are told of."""
        wanted = {each["at"] for name in ("mistakes", "turning_points") for each in self.found[name]}
        record, found = self.work.record, {}
        match = Match(
            self.work.game, record.seats, record.options, record.seed, list(record.names), record.setup_chance
        )
        for at, entry in enumerate(record.entries):
            before = (match.state.view(entry.seat), self._question(match, entry.seat)) if at in wanted else None
            events = match.apply(entry.seat, entry.move, entry.chance)
            if before is not None:
                found[at] = Then(*before, self._came(match, entry, events))
        return found

    def _question(self, match: Match, seat: int) -> str:
        prompt = match.state.prompt(seat)
        assert prompt is not None
        return self.screen.asked(match.state.view(seat), prompt, match.state.onward(seat))

    def _came(self, match: Match, entry: Entry, events: list[Event]) -> str:
        """What a move did, as the one through whose eyes one looks saw it; at the end, how it ended; else the move."""
        eyes = self.work.question.eyes
        view = match.state.view(eyes)
        told = self.layout.digest([event.seen_by(eyes) for event in events])
        if not told:
            return f"{self.layout.names[entry.seat]}: {self._move(view, entry.move)}"
        deeds = (event for event in told if self.layout.weight(event) >= 0)
        return self.screen.words(view, told[-1] if match.state.result is not None else next(deeds, told[0]))

    def _move(self, view: Json, text: str) -> str:
        moves = self.work.game.moves
        return self.layout.move(view, moves[moves.parse(text)])

    # -- exercises -----------------------------------------------------------------------------------------------------

    def practise(self) -> None:
        """The costliest mistakes once more: find a better move. Enter alone gives the answer, the end of input ends."""
        found = exercises(self.work.steps)
        if not found:
            self.screen.say("review-mistakes", number=len(mistakes(self.work.steps)))
            return
        keys = open_input(None)
        for number, mistake in enumerate(found, 1):
            self._title("exercise-title", number=number, total=len(found), at=mistake["at"] + 1)
            task = exercise(self.work.game, self.work.record, mistake, self.work.question.all_open)
            try:
                self._one(task, keys)
            except EOFError:
                return

    def _one(self, task: Exercise, keys: Any) -> None:
        match = task.position()
        seat = self.work.record.entries[task.at].seat
        prompt, view, options = match.state.prompt(seat), match.state.view(seat), match.state.onward(seat)
        assert prompt is not None
        self.screen.board(view)
        self.screen.question(view, prompt, options)
        self.screen.options(view, options)
        self.screen.say("exercise-ask", move=self._move(view, task.played))
        tries = 0
        while tries < TRIES:
            text = keys.read(self.texts("prompt-mark", name=self.layout.names[seat]), lambda _: [])
            if not text:
                break
            try:
                move, _ = self.screen.wording.read(text, view, options)
            except Unclear as unclear:
                self.screen.unclear(view, unclear)
                continue
            refusal = match.state.refusal(seat, move)
            if refusal is not None:
                self.screen.refusal(view, refusal)
                continue
            tries += 1
            if self._answered(task, match, move, view):
                return
        self.screen.say("exercise-answer", move=self._move(view, task.better))
        self._answered(task, match, self.work.game.moves.parse(task.better), view)

    def _answered(self, task: Exercise, match: Match, move: int, view: Json) -> bool:
        found = task.judged(move, match)
        self.screen.say(
            f"exercise-{found.kind}",
            chance=percent(found.chance),
            error=round(POINTS * found.error),
            points=round(POINTS * found.loss),
        )
        best = self.work.game.moves.text(move) == task.better
        if found.kind == "good":
            why = self.screen.because(view, found.reasons)
            self.screen.say("exercise-why-best" if best else "exercise-why-other", why=why)
        return found.kind == "good"


def _signed(points: float) -> str:
    """In whole points: no estimate is finer than that."""
    return f"{round(points):+d}".replace("-", "−")
