"""Every lesson is played to its end by the real engine, with wrong moves on the way: a change of rules that breaks one
fails here."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from theogony.i18n import LANGUAGES, Texts
from theogony.i18n.rulebook import rulebook
from theogony.kernel.match import Match, replay
from theogony.kernel.record import parse
from theogony.lessons import Course, Lesson, lessons
from theogony.lessons.form import Goal

CHAPTERS = [(lesson, number) for lesson in lessons().values() for number in range(len(lesson.chapters))]
NAMES = [f"{lesson.id}-{lesson.chapters[number].id}" for lesson, number in CHAPTERS]
every_chapter = pytest.mark.parametrize(("lesson", "number"), CHAPTERS, ids=NAMES)
LONGEST_SCENE = {"en": 200, "fr": 240}  # of what introduces a chapter: two lines there, four on a phone
LONGEST = {"en": 60, "fr": 75}  # of a guide's sentence: it stands in the prompt bar


def answer_all(course: Course) -> None:
    """The other seats do what the lesson says, until the learner is asked or the chapter is over."""
    while (answer := course.answer()) is not None:
        course.match.apply(*answer)


def play(course: Course, detour: int = -1, choice: int = 0) -> Iterator[tuple[Goal, Course]]:
    """Play the chapter, and stop before every move of the learner. He takes what is asked for first, at the step
    ``detour`` what is asked for in the place ``choice``."""
    for step in range(len(course.chapter.steps)):
        answer_all(course)
        assert course.goal is course.chapter.goals[course.chapter.steps[step][0]]
        yield course.goal, course
        lit = course.lit()
        course.match.apply(course.lesson.seat, lit[choice if step == detour else 0])
    assert course.goal is None
    answer_all(course)
    assert course.over and course.answer() is None


@every_chapter
def test_a_chapter_is_played_to_its_end_and_every_goal_brings_what_it_promises(lesson: Lesson, number: int) -> None:
    course = Course.begin(lesson, number)
    goals: list[Goal] = []
    since: list[int] = []
    for goal, _ in play(course):
        if goal not in goals:
            goals.append(goal)
            since.append(len(course.match.events))
    assert tuple(goals) == course.chapter.goals
    for goal, first, last in zip(goals, since, [*since[1:], len(course.match.events)], strict=True):
        assert not goal.event or goal.event in [event.kind for event in course.match.events[first:last]], goal.id


@every_chapter
def test_whatever_a_goal_allows_leads_to_the_end(lesson: Lesson, number: int) -> None:
    main = Course.begin(lesson, number)
    choices = [len(course.lit()) for _, course in play(main)]
    for step, count in enumerate(choices):
        for choice in range(1, count):
            assert list(play(Course.begin(lesson, number), step, choice))


@every_chapter
def test_a_wrong_move_is_answered_with_a_clause_and_changes_nothing(lesson: Lesson, number: int) -> None:
    moves = lesson.game.moves
    for goal, course in play(Course.begin(lesson, number)):
        state = course.match.state
        prompt = state.prompt(lesson.seat)
        assert prompt is not None
        before = state.hash()
        lit = course.lit()
        for move in [*state.options(lesson.seat), *prompt.tempting(state)]:
            objection = course.objection(move)
            if move in lit:
                assert objection is None, moves.text(move)
                continue
            assert objection is not None and objection.clause, moves.text(move)
            refusal = state.refusal(lesson.seat, move)
            assert objection == refusal if refusal else objection.clause == goal.clause
        assert state.hash() == before


@every_chapter
def test_a_chapter_can_be_left_and_gone_on_with(lesson: Lesson, number: int) -> None:
    for goal, course in play(Course.begin(lesson, number)):
        saved = parse(course.match.record.text())
        later = Course(lesson, number, replay(lesson.game, saved))
        assert later.goal is goal
        assert later.lit() == course.lit()
        assert later.match.state.hash() == course.match.state.hash()


@pytest.mark.parametrize("lang", LANGUAGES)
@every_chapter
def test_every_goal_has_its_sentences_and_its_clause(lesson: Lesson, number: int, lang: str) -> None:
    texts = Texts(lang, lesson.game.id)
    rules = rulebook(lesson.game.id, lang)
    chapter = lesson.chapters[number]
    key = f"lesson-{lesson.id}-{chapter.id}"
    assert texts.has(f"lesson-{lesson.id}") and texts.has(key)
    assert texts.attribute(f"lesson-{lesson.id}", "about") != "about"
    for goal in chapter.goals:
        assert texts.has(f"{key}-{goal.id}"), goal.id
        assert len(texts(f"{key}-{goal.id}")) <= LONGEST[lang], texts(f"{key}-{goal.id}")
        assert all(texts.attribute(f"{key}-{goal.id}", part) != part for part in ("done", "why")), goal.id
        assert rules.get(goal.clause) is not None, goal.clause


@every_chapter
def test_a_chapter_is_introduced_in_every_language_or_in_none(lesson: Lesson, number: int) -> None:
    key = f"lesson-{lesson.id}-{lesson.chapters[number].id}"
    scenes = {lang: Texts(lang, lesson.game.id).attribute(key, "scene") for lang in LANGUAGES}
    told = {lang for lang, scene in scenes.items() if scene != "scene"}
    assert told in (set(), set(LANGUAGES)), key
    assert all(len(scenes[lang]) <= LONGEST_SCENE[lang] for lang in told), scenes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_lesson_has_sentences_left_over(lang: str) -> None:
    from theogony.i18n import FOLDER

    wanted = {f"lesson-{lesson.id}" for lesson in lessons().values()}
    for lesson, number in CHAPTERS:
        chapter = lesson.chapters[number]
        key = f"lesson-{lesson.id}-{chapter.id}"
        wanted |= {key, *(f"{key}-{goal.id}" for goal in chapter.goals)}
    lines = [line for file in (FOLDER / lang).glob("lessons-*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert {line.partition(" =")[0] for line in lines if line.startswith("lesson-")} == wanted


def test_a_game_is_learned_in_ten_to_fifteen_minutes_and_a_mode_in_fewer() -> None:
    for lesson in lessons().values():
        assert lesson.minutes in (range(10, 16) if lesson.id == lesson.game.id else range(3, 9)), lesson.id
        assert replace(lesson, chapters=lesson.chapters[1:]).minutes < lesson.minutes, "each chapter takes its time"


def test_the_same_lesson_always_goes_the_same_way() -> None:
    def last(lesson: Lesson, number: int) -> Match:
        course = Course.begin(lesson, number)
        assert list(play(course))
        return course.match

    for lesson, number in CHAPTERS[:3]:
        assert last(lesson, number).state.hash() == last(lesson, number).state.hash()
