"""What a lesson is: chapters, each a prepared position and goals. Whatever else a file says is an error.

    seats: 2
    version: 7                        # of the rules, if the chances of its chapters fall under older ones than today's
    chapters:
      - id: forge
        seed: 4                       # whence all chance of the chapter comes
        before: [0 pass, 1 pass]      # played before it begins
        goals:
          - id: choose
            clause: DF-057            # the rule behind it
            do: buy gold_3 | buy moon_1    # what the learner does; "*" stands for anything, a list for several moves
            event: face-forged        # what has happened then
            then: [1 pass]            # what the other seats answer, as they are asked

The sentences have the keys ``lesson-<id>``, ``lesson-<id>-<chapter>`` (its ``.scene`` introduces the chapter) and
``lesson-<id>-<chapter>-<goal>``.
"""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from theogony.i18n import Texts
from theogony.kernel.game import BadSetup, Game
from theogony.kernel.move import UnknownMove

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
CLAUSE = re.compile(r"[A-Z]+-\d+")
WORDS = 200  # that a learner reads in a minute, calmly
CHAPTER, GOAL, MOVE = 10, 10, 5  # his seconds for a new position, for a goal, for each further move of the same goal
PARTNERS = ("Inès", "Bran", "Sofia", "Tariq", "Aristea", "Matteo", "Noor")  # who plays with the learner


class BadLesson(ValueError):
    """The file is no lesson of its game; the text says where and why."""


@dataclass(frozen=True)
class Goal:
    """Something to do, by one move or several; then the others answer."""

    id: str
    clause: str
    do: tuple[str, ...]  # for each move, patterns with " | " between them
    event: str
    then: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Chapter:
    """A position, and what is to be done there."""

    id: str
    seed: str
    before: tuple[tuple[int, str], ...]
    goals: tuple[Goal, ...]

    @cached_property
    def steps(self) -> list[tuple[int, str]]:
        """The moves that the learner makes: of which goal each is, and what fits it."""
        return [(number, step) for number, goal in enumerate(self.goals) for step in goal.do]

    @cached_property
    def answers(self) -> list[tuple[int, str]]:
        """What the other seats do, in order."""
        return [answer for goal in self.goals for answer in goal.then]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, in one of its modes."""

    id: str
    game: Game
    seats: int
    seat: int  # the learner's
    options: dict[str, str]
    chapters: tuple[Chapter, ...]

    @property
    def mode(self) -> str:
        return self.game.mode(self.options).name

    @cached_property
    def minutes(self) -> int:
        """How long it takes, reckoned from what there is to read and to do, so that it stays true when that changes."""
        texts, key = Texts("en", self.game.id), f"lesson-{self.id}"
        said = [texts(key), texts.attribute(key, "about")]
        seconds = 0
        for chapter in self.chapters:
            at = f"{key}-{chapter.id}"
            said += [texts(at), texts.attribute(at, "scene")]
            seconds += CHAPTER + GOAL * len(chapter.goals) + MOVE * (len(chapter.steps) - len(chapter.goals))
            for goal in chapter.goals:
                of = f"{at}-{goal.id}"
                said += [texts(of), texts.attribute(of, "done"), texts.attribute(of, "why")]
        return round(len(" ".join(said).split()) / WORDS + seconds / 60)

    def names(self, learner: str) -> list[str]:
        """Who sits where."""
        others = iter(PARTNERS)
        return [learner if seat == self.seat else next(others) for seat in range(self.seats)]


def place(step: str, move: str) -> int:
    """Which of the patterns of a step the text of a move fits first; -1 if none."""
    return next((at for at, pattern in enumerate(step.split(" | ")) if fnmatchcase(move, pattern)), -1)


def read(game: Game, file: Path) -> Lesson:
    """The lesson in the file. Raises BadLesson."""
    try:
        return _lesson(game, file.stem, yaml.safe_load(file.read_text(encoding="utf-8")))
    except (BadLesson, BadSetup, UnknownMove, yaml.YAMLError) as error:
        raise BadLesson(f"{game.id}/lessons/{file.name}: {error}") from error


def _lesson(game: Game, id: str, data: Any) -> Lesson:
    given = _words(data, id, {"seats": int, "chapters": list}, {"seat": int, "options": dict, "version": int})
    if id != game.id and not id.startswith(f"{game.id}-"):
        raise BadLesson(f"{id}: the file is named after the game")
    if not 1 <= given.get("version", game.version) <= game.version:
        raise BadLesson(f"{id}: {game.id} has no version {given['version']}")
    if "version" in given:
        game = game.variant(game.box, given["version"])
    options = game.settle(given["seats"], {str(name): str(value) for name, value in given.get("options", {}).items()})
    seat = given.get("seat", 0)
    if not 0 <= seat < given["seats"]:
        raise BadLesson(f"{id}: nobody sits on seat {seat}")
    chapters = [_chapter(game, seat, each) for each in given["chapters"]]
    _different(id, chapters)
    return Lesson(id, game, given["seats"], seat, options, tuple(chapters))


def _chapter(game: Game, seat: int, data: Any) -> Chapter:
    given = _words(data, "chapter", {"id": str, "seed": (int, str), "goals": list}, {"before": list})
    goals = [_goal(game, seat, given["id"], each) for each in given["goals"]]
    _different(given["id"], goals)
    before = tuple(_line(game, given["id"], line) for line in _flat(given.get("before", [])))
    return Chapter(given["id"], str(given["seed"]), before, tuple(goals))


def _goal(game: Game, seat: int, chapter: str, data: Any) -> Goal:
    given = _words(data, chapter, {"id": str, "clause": str, "do": (str, list)}, {"event": str, "then": list})
    where = f"{chapter}: {given['id']}"
    if not CLAUSE.fullmatch(given["clause"]):
        raise BadLesson(f"{where}: {given['clause']} is no clause")
    event = given.get("event", "")
    if event and event not in game.speech.events:
        raise BadLesson(f"{where}: nothing tells {event}")
    do = (given["do"],) if isinstance(given["do"], str) else tuple(given["do"])
    for pattern in [pattern for step in do for pattern in step.split(" | ")]:
        if not any(fnmatchcase(game.moves.text(move), pattern) for move in range(len(game.moves))):
            raise BadLesson(f"{where}: no move is like {pattern!r}")
    then = tuple(_line(game, where, line) for line in given.get("then", []))
    if not do or seat in [who for who, _ in then]:
        raise BadLesson(f"{where}: the learner acts, the others answer")
    return Goal(given["id"], given["clause"], do, event, then)


def _flat(lines: list[Any]) -> list[Any]:
    """The lines one after the other: a chapter may go on from the beginning of another (``[*opening, 0 pass]``)."""
    return [each for line in lines for each in (_flat(line) if isinstance(line, list) else [line])]


def _line(game: Game, where: str, line: Any) -> tuple[int, str]:
    """``1 buy gold_3``: who does what, as in a record."""
    seat, _, move = str(line).partition(" ")
    if not seat.isdecimal():
        raise BadLesson(f"{where}: {line!r} does not begin with a seat")
    return int(seat), game.moves.text(game.moves.parse(move))


def _words(data: Any, where: str, needed: dict[str, Any], optional: dict[str, Any]) -> dict[str, Any]:
    """The mapping, if it holds all these words and no others, each with what belongs there."""
    if not isinstance(data, dict):
        raise BadLesson(f"{where}: {data!r} is no mapping")
    known = needed | optional
    unknown, missing = sorted(data.keys() - known.keys()), sorted(needed.keys() - data.keys())
    if unknown or missing:
        raise BadLesson(f"{where}: unknown {unknown}, missing {missing}")
    for word, value in data.items():
        if not isinstance(value, known[word]) or value == []:
            raise BadLesson(f"{where}: {word} cannot be {value!r}")
    if "id" in data and not NAME.fullmatch(data["id"]):
        raise BadLesson(f"{where}: {data['id']!r} is no name")
    return data


def _different(where: str, parts: list[Any]) -> None:
    names = [part.id for part in parts]
    if len(set(names)) < len(names):
        raise BadLesson(f"{where}: two parts have one name")
