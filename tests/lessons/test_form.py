"""A lesson is read with care: what nobody understands is an error."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from theogony import games
from theogony.lessons.form import BadLesson, read

GOAL = {"id": "watch", "clause": "DF-048", "do": "pass", "event": "rolled", "then": ["1 pass"]}
CHAPTER = {"id": "harvest", "seed": 1, "before": ["0 pass"], "goals": [GOAL]}
LESSON = {"seats": 2, "chapters": [CHAPTER]}


def written(folder: Path, lesson: Any, name: str = "diceforge") -> Path:
    file = folder / f"{name}.yaml"
    file.write_text(yaml.safe_dump(lesson), encoding="utf-8")
    return file


def test_a_lesson_is_read(tmp_path: Path) -> None:
    lesson = read(games.get("diceforge"), written(tmp_path, LESSON))
    assert (lesson.id, lesson.mode, lesson.seat) == ("diceforge", "none", 0)
    assert lesson.chapters[0].before == ((0, "pass"),)
    assert lesson.chapters[0].answers == [(1, "pass")]
    assert lesson.names("Ada") == ["Ada", "Inès"]
    assert read(games.get("diceforge"), written(tmp_path, LESSON | {"version": 2})).game.ruleset.startswith(
        "diceforge@2"
    )


@pytest.mark.parametrize(
    ("lesson", "says"),
    [
        ([], "is no mapping"),
        (LESSON | {"hours": 1}, "unknown ['hours']"),
        ({"seats": 2}, "missing ['chapters']"),
        (LESSON | {"seats": "two"}, "seats cannot be 'two'"),
        (LESSON | {"chapters": []}, "chapters cannot be []"),
        (LESSON | {"seat": 2}, "nobody sits on seat 2"),
        (LESSON | {"version": 99}, "has no version 99"),
        (LESSON | {"options": {"setup": "nowhere"}}, "unknown-value"),
        (LESSON | {"chapters": [CHAPTER, CHAPTER]}, "two parts have one name"),
        (LESSON | {"chapters": [CHAPTER | {"id": "Two words"}]}, "is no name"),
        (LESSON | {"chapters": [CHAPTER | {"before": ["pass"]}]}, "does not begin with a seat"),
        (LESSON | {"chapters": [CHAPTER | {"before": ["0 dance"]}]}, "dance"),
        (LESSON | {"chapters": [CHAPTER | {"goals": [GOAL | {"do": "dance *"}]}]}, "no move is like 'dance *'"),
        (LESSON | {"chapters": [CHAPTER | {"goals": [GOAL | {"event": "danced"}]}]}, "nothing tells danced"),
        (LESSON | {"chapters": [CHAPTER | {"goals": [GOAL | {"clause": "48"}]}]}, "48 is no clause"),
        (LESSON | {"chapters": [CHAPTER | {"goals": [GOAL | {"then": ["0 pass"]}]}]}, "the others answer"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(lesson: Any, says: str, tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"diceforge/lessons/diceforge\.yaml: ") as caught:
        read(games.get("diceforge"), written(tmp_path, lesson))
    assert says in str(caught.value)


def test_a_lesson_is_named_after_its_game(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match="named after the game"):
        read(games.get("diceforge"), written(tmp_path, LESSON, "goddess"))
