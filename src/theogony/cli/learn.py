"""``theogony lessons`` and ``theogony learn``: a game learned at its table, chapter by chapter."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Json, Lang, console, fail, own_name, print_json, speak

if TYPE_CHECKING:
    from theogony.i18n import Texts
    from theogony.lessons import Course, Lesson

INTERRUPTED = 130


def lessons(as_json: Json = False, lang: Lang = None) -> None:
    """List the lessons.

    Examples:

        theogony lessons

        theogony lessons --json
    """
    from theogony.lessons import lessons as known

    if as_json:
        print_json(
            {
                "lessons": [
                    {
                        "id": lesson.id,
                        "game": lesson.game.id,
                        "mode": lesson.mode,
                        "chapters": len(lesson.chapters),
                        "minutes": lesson.minutes,
                    }
                    for lesson in known().values()
                ]
            }
        )
        return
    out = console()
    for lesson in known().values():
        texts = speak(lang, lesson.game.id)
        line = texts(
            "lesson-line",
            title=texts(f"lesson-{lesson.id}"),
            game=lesson.game.title,
            chapters=len(lesson.chapters),
            minutes=lesson.minutes,
        )
        out.print(f"[bold]{lesson.id}[/]  {line}")


def learn(
    lesson: str,
    chapter: Annotated[int | None, typer.Option("--chapter", min=1)] = None,
    lang: Lang = None,
) -> None:
    """Learn a game at its table; what was left is gone on with.

    Examples:

        theogony learn diceforge

        theogony learn diceforge --chapter 3
    """
    from theogony.lessons import lessons as known

    if lesson not in known():
        fail(speak(lang)("bad-lesson", given=lesson, known=", ".join(known())))
    found = known()[lesson]
    texts = speak(lang, found.game.id)
    if chapter is not None and chapter > len(found.chapters):
        fail(texts("bad-chapter", given=chapter, chapters=len(found.chapters)))
    course = _begun(found, chapter - 1) if chapter is not None else _gone_on(found, texts)
    raise typer.Exit(_teach(course, texts))


# -- where the learner stands, from day to day -------------------------------------------------------------------------


def _file(lesson: "Lesson", number: int) -> Path:
    """Where a chapter that is under way is kept."""
    from theogony.cli.files import saves

    return saves() / f"lesson-{lesson.id}.{lesson.chapters[number].id}.record"


def _begun(lesson: "Lesson", number: int) -> "Course":
    """The chapter from its start; of the lesson no other is under way."""
    from theogony.cli.play import login
    from theogony.lessons import Course

    for other in range(len(lesson.chapters)):
        _file(lesson, other).unlink(missing_ok=True)
    return Course.begin(lesson, number, lesson.names(login()))


def _gone_on(lesson: "Lesson", texts: "Texts") -> "Course":
    """The chapter that was left, or the first. Where the rules have changed since, it begins anew."""
    from theogony.cli.common import read_record
    from theogony.kernel.match import replay
    from theogony.kernel.record import BadRecord
    from theogony.lessons import Course

    for number in range(len(lesson.chapters)):
        file = _file(lesson, number)
        if not file.is_file():
            continue
        record = read_record(file, texts)
        if record.ruleset == lesson.game.ruleset and record.seed == lesson.chapters[number].seed:
            try:
                return Course(lesson, number, replay(lesson.game, record))
            except BadRecord:
                pass
        return _begun(lesson, number)
    return _begun(lesson, 0)


def _teach(course: "Course", texts: "Texts") -> int:
    """Play chapter after chapter; returns the exit status."""
    from theogony.cli.commands import Leave
    from theogony.cli.guide import Repeat, Skip, guide

    lesson, number = course.lesson, course.number
    while number < len(lesson.chapters):
        session = guide(course, _file(lesson, number), texts)
        try:
            session.play()
            number += 1
        except Skip:
            number += 1
        except Repeat:
            pass
        except (Leave, KeyboardInterrupt) as gone:
            session.screen.say("lesson-left", command=f"{own_name()} learn {lesson.id}")
            return 0 if isinstance(gone, Leave) else INTERRUPTED
        texts = session.screen.texts  # the learner may have chosen another language
        course = _begun(lesson, number % len(lesson.chapters))
    session.screen.say("lesson-over", title=texts(f"lesson-{lesson.id}"), command=f"{own_name()} play {lesson.game.id}")
    return 0
