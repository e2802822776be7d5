"""Lessons: a game learned at its own table. Each is a file in ``games/<game>/lessons/``, played by the real engine.

``form`` says what a lesson is and reads it; ``course`` knows where in it somebody stands.
"""

from functools import cache

from theogony import games
from theogony.lessons.course import Course as Course
from theogony.lessons.form import BadLesson as BadLesson, Chapter as Chapter, Goal as Goal, Lesson as Lesson, read


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id: game by game, in each the first lesson first. Raises BadLesson."""
    return {lesson.id: lesson for game in games.names() for lesson in _of(game)}


def _of(game: str) -> list[Lesson]:
    box = games.get(game)
    found = [read(box, file) for file in (box.folder / "lessons").glob("*.yaml")]
    return sorted(found, key=lambda lesson: (lesson.id != game, lesson.id))
