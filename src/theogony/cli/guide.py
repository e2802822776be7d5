"""A chapter of a lesson in the terminal: the table as ever, and a guide who says what to do."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from theogony.cli.commands import COMMANDS, Commands
from theogony.cli.common import console, layout_of
from theogony.cli.keyboard import open_input
from theogony.cli.screen import Screen
from theogony.cli.session import Session
from theogony.cli.table import Table
from theogony.kernel.refusal import Refusal, Refused
from theogony.kernel.state import Json

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lessons import Course


class Skip(Exception):
    """The learner goes on to the next chapter."""


class Repeat(Exception):
    """The learner begins the chapter again."""


class SchoolTable(Table):
    """A table at which only what the lesson asks for is done."""

    def __init__(self, course: "Course", path: Path) -> None:
        super().__init__(course.match, path, [course.lesson.seat])
        self.course = course

    def apply(self, seat: int, move: int) -> None:
        objection = self.course.objection(move)
        if objection is not None:
            raise Refused(objection)
        super().apply(seat, move)


class GuideScreen(Screen):
    """A screen on which a refusal is kind."""

    def refusal(self, view: Json, refusal: Refusal) -> None:
        self.say("lesson-not-yet")
        super().refusal(view, refusal)


class GuideCommands(Commands):
    """The commands of a table, where a hint shows what the lesson asks for, and those of a lesson."""

    names: ClassVar[tuple[str, ...]] = (*COMMANDS, "skip", "repeat")
    oracle = False  # the guide speaks
    table: SchoolTable

    def question(self, seat: int) -> None:
        goal, key = self.table.course.goal, self.table.course.key
        if goal is not None:
            steps = len(self.table.course.chapter.goals)
            self.screen.line()
            self.screen.say("lesson-goal", step=self.table.course.reached + 1, steps=steps, goal=self.texts(key))
            self.screen.line(f"{self.texts.attribute(key, 'why')}  ({goal.clause})")
        super().question(seat)

    def _do_hint(self, seat: int, rest: str) -> None:
        options = self.table.match.state.options(seat)
        for move in self.table.course.lit():
            self.screen.advice(self.table.view(seat), options, move, self.texts("lesson-asked-for"))

    def _do_skip(self, seat: int, rest: str) -> None:
        raise Skip

    def _do_repeat(self, seat: int, rest: str) -> None:
        raise Repeat


class Guide(Session):
    """Plays one chapter to its end; raises Skip, Repeat or Leave if the learner wants something else."""

    def __init__(self, table: SchoolTable, screen: Screen) -> None:
        super().__init__(table, screen, open_input(None), {})
        self.course = table.course
        self.commands = GuideCommands(table, screen)

    def play(self) -> None:
        course, lesson = self.course, self.course.lesson
        texts = self.screen.texts
        chapter = texts(f"lesson-{lesson.id}-{course.chapter.id}")
        self.screen.say("lesson-chapter", number=course.number + 1, chapters=len(lesson.chapters), title=chapter)
        opening = texts.attribute(f"lesson-{lesson.id}-{course.chapter.id}", "about")
        if opening != "about":
            self.screen.line(opening)
        self.table.news(lesson.seat)  # what led to the position is no news
        self.commands.autosave()
        while not course.over:
            reached, key = course.reached, course.key
            prompt = course.match.state.prompt(lesson.seat)
            assert prompt is not None
            self._ask(prompt)
            while (answer := course.answer()) is not None:
                self.table.match.apply(*answer)
            if course.reached > reached:
                self._tell(lesson.seat)
                self.screen.line(f"✓ {self.screen.texts.attribute(key, 'done')}")


def guide(course: "Course", path: Path, texts: "Texts") -> Guide:
    """The chapter at the terminal, saved in this file."""
    layout = layout_of(course.lesson.game, texts, course.match.record.names)
    return Guide(SchoolTable(course, path), GuideScreen(console(), course.lesson.game, texts, layout))
