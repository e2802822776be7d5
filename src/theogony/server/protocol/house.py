"""What the server answers by HTTP about itself, its guests, its games and their rules."""

from typing import Literal

from theogony.server.protocol.words import Json, Strength, Told


class Guest(Told):
    id: str
    name: str


class Me(Told):
    guest: Guest | None


class OptionInfo(Told):
    name: str
    values: list[str]
    default: str
    help_key: str
    rare: bool
    needs: str
    brings: list[tuple[str, str]]  # the value behind a default that leaves it to other choices: the first that holds


class SidesInfo(Told):
    """The side of each seat, and the sides by name; "" is a side of one seat, called as its player."""

    of: list[int]
    names: list[str]


class ModeInfo(Told):
    players: tuple[int, int]
    sides: dict[str, SidesInfo]  # by number of seats


class LessonInfo(Told):
    id: str
    mode: str
    chapters: int
    minutes: int


class GameInfo(Told):
    id: str
    title: str
    players: tuple[int, int]
    modes: dict[str, ModeInfo]  # by value of the option "mode"; a game without one has the mode ""
    ruleset: str
    options: list[OptionInfo]
    bots: list[Strength]
    lessons: list[LessonInfo]


class Games(Told):
    games: list[GameInfo]


class Content(Told):
    components: Json
    map: Json


class ClauseInfo(Told):
    id: str
    tags: list[str]
    text: str


class Chapter(Told):
    title: str
    clauses: list[ClauseInfo]


class Drawing(Told):
    file: str
    said: str  # what it shows, in words


class GuidePart(Told):
    title: str
    paragraphs: list[str]
    drawings: list[Drawing]


class Rules(Told):
    """``guide`` says in two pages how the game is played; empty where nobody has written it."""

    lang: str
    guide: list[GuidePart]
    chapters: list[Chapter]


class NewToken(Told):
    token: str
    expires: str


class Health(Told):
    status: Literal["ok"]
    version: str


class ErrorInfo(Told):
    key: str
    params: dict[str, str | int]


class ErrorAnswer(Told):
    error: ErrorInfo
