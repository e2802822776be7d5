"""Lessons in the terminal: listed, played to the end, left and gone on with, skipped and repeated."""

import json
from pathlib import Path

from tests.cli.run import theogony
from theogony.lessons import Course, lessons


def answers(name: str, chapters: slice = slice(None)) -> str:
    """What a learner types who does as he is told."""
    lesson = lessons()[name]
    typed: list[str] = []
    for number in range(len(lesson.chapters))[chapters]:
        course = Course.begin(lesson, number)
        while not course.over:
            answer = course.answer()
            seat, move = answer if answer is not None else (lesson.seat, course.lit()[0])
            if answer is None:
                typed.append(lesson.game.moves.text(move))
            course.match.apply(seat, move)
    return "\n".join(typed) + "\n"


def test_lessons_are_listed_with_game_mode_chapters_and_minutes(tmp_path: Path) -> None:
    done = theogony("lessons", "--json", home=tmp_path)
    assert done.exit_code == 0
    found = {lesson["id"]: lesson for lesson in json.loads(done.stdout)["lessons"]}
    assert found.keys() == lessons().keys()
    assert found["diceforge"] == {"id": "diceforge", "game": "diceforge", "mode": "none", "chapters": 8, "minutes": 11}
    assert "The smith’s school" in theogony("lessons", home=tmp_path).stdout
    assert "L’école du forgeron" in theogony("lessons", "--lang", "fr", home=tmp_path).stdout


def test_a_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    done = theogony("learn", "diceforge", home=tmp_path, stdin=answers("diceforge"))
    assert done.exit_code == 0
    assert "Chapter 8 of 8: Count the glory" in done.stdout
    assert "86 to 82!" in done.stdout
    assert "“The smith’s school” is over" in done.stdout
    again = theogony("learn", "diceforge", home=tmp_path)
    assert "Chapter 1 of 8" in again.stdout
    assert "☉" not in done.stdout + again.stdout, "the guide speaks, not the Oracle"


def test_a_wrong_move_is_answered_kindly_with_rule_and_remedy(tmp_path: Path) -> None:
    done = theogony("learn", "diceforge", "--chapter", "2", home=tmp_path, stdin="buy moon_2\nbuy glory_3\nhint\n")
    legal, forbidden = done.stdout.split("A good thought, but not yet.")[1:]
    assert "the guide asks for something else first  (DF-057)" in legal and "→" in legal
    assert "(DF-057)" in forbidden and "→" in forbidden and "costs 8 gold, and you have 6" in forbidden
    assert "this is what the guide asks for" in forbidden


def test_a_lesson_is_left_gone_on_with_repeated_and_skipped(tmp_path: Path) -> None:
    left = theogony("learn", "diceforge", home=tmp_path, stdin=answers("diceforge", slice(1)) + "buy gold_4\nquit\n")
    assert left.exit_code == 0 and "Nothing is lost. To go on: theogony learn diceforge" in left.stdout
    later = theogony("learn", "diceforge", home=tmp_path, stdin="repeat\nskip\n")
    second, repeated, third = later.stdout.split("Chapter ")[1:]
    assert second.startswith("2 of 8") and "The guide, 2 of 3" in second
    assert repeated.startswith("2 of 8") and "The guide, 1 of 3" in repeated
    assert third.startswith("3 of 8")


def test_a_lesson_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    done = theogony("learn", "chess", home=tmp_path)
    assert done.exit_code == 1 and "There is no lesson chess; choose from: " in done.stderr
    done = theogony("learn", "diceforge", "--chapter", "9", home=tmp_path)
    assert done.exit_code == 1 and "There is no chapter 9: the lesson has 8." in done.stderr


def test_what_was_left_under_other_rules_begins_anew(tmp_path: Path) -> None:
    theogony("learn", "diceforge", "--chapter", "2", home=tmp_path, stdin="buy gold_4\n")
    file = tmp_path / "theogony" / "saves" / "lesson-diceforge.forge.record"
    ruleset = lessons()["diceforge"].game.ruleset
    file.write_text(file.read_text("utf-8").replace(ruleset, "diceforge@0"), "utf-8")
    assert "The guide, 1 of 3" in theogony("learn", "diceforge", home=tmp_path).stdout
