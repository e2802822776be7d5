"""A lesson under way. Where the learner stands follows from the match alone, so that it can be left, stored, taken back
and gone on with like any other."""

from theogony.kernel.match import Match
from theogony.kernel.refusal import Refusal, no
from theogony.lessons.form import Chapter, Goal, Lesson, place


class Course:
    """One chapter of a lesson, and the match in which it is played."""

    def __init__(self, lesson: Lesson, chapter: int, match: Match) -> None:
        self.lesson = lesson
        self.number = chapter
        self.chapter: Chapter = lesson.chapters[chapter]
        self.match = match

    @classmethod
    def begin(cls, lesson: Lesson, chapter: int, names: list[str] | None = None) -> "Course":
        """The chapter from its start."""
        wanted = lesson.chapters[chapter]
        match = Match(lesson.game, lesson.seats, lesson.options, wanted.seed, names)
        for seat, move in wanted.before:
            match.apply(seat, move)
        return cls(lesson, chapter, match)

    # -- where --------------------------------------------------------------------------------------------------------

    def _made(self, by_learner: bool) -> int:
        """How many moves have been made since the chapter began."""
        since = self.match.record.entries[len(self.chapter.before) :]
        return sum((entry.seat == self.lesson.seat) == by_learner for entry in since)

    @property
    def reached(self) -> int:
        """How many goals are behind the learner."""
        made = self._made(by_learner=True)
        steps = self.chapter.steps
        return steps[made][0] if made < len(steps) else len(self.chapter.goals)

    @property
    def goal(self) -> Goal | None:
        """What is to be done now; nothing when the chapter is over."""
        reached = self.reached
        return self.chapter.goals[reached] if reached < len(self.chapter.goals) else None

    @property
    def key(self) -> str:
        """The key of what the guide says now."""
        goal = self.goal
        return f"lesson-{self.lesson.id}-{self.chapter.id}" + (f"-{goal.id}" if goal is not None else "")

    @property
    def over(self) -> bool:
        """Whether all goals are reached, and all is said."""
        return self.goal is None and self._made(by_learner=False) >= len(self.chapter.answers)

    def lit(self) -> list[int]:
        """The options that the goal asks for now, the one to be shown first."""
        made = self._made(by_learner=True)
        if made >= len(self.chapter.steps):
            return []
        step = self.chapter.steps[made][1]
        options = self.match.state.options(self.lesson.seat)
        places = {option: place(step, self.match.game.moves.text(option)) for option in options}
        return sorted((option for option in options if places[option] >= 0), key=lambda option: places[option])

    # -- what is done -------------------------------------------------------------------------------------------------

    def objection(self, move: int) -> Refusal | None:
        """Why the learner does not make this move: the rule that forbids it or, if none does, the goal."""
        goal = self.goal
        if goal is None:
            return no(self.chapter.goals[-1].clause, "lesson-chapter-over", remedy="lesson-next-chapter")
        refusal = self.match.state.refusal(self.lesson.seat, move)
        if refusal is not None or move in self.lit():
            return refusal
        return no(goal.clause, "lesson-something-else", remedy="lesson-what-is-lit")

    def answer(self) -> tuple[int, int] | None:
        """The next move of another seat, as the chapter has it; None if the learner is asked, or nobody any more.

        A lesson is fitted to its rules: without an answer here, or with one that is refused, it is broken.
        """
        if self.over:
            return None
        asked = [prompt.seat for prompt in self.match.state.prompts()]
        if not asked or self.lesson.seat in asked:
            return None
        made = self._made(by_learner=False)
        if made >= len(self.chapter.answers):
            raise RuntimeError(f"{self.lesson.id}, {self.chapter.id}: seat {asked[0]} has no answer to give")
        seat, move = self.chapter.answers[made]
        return seat, self.match.game.moves.parse(move)
