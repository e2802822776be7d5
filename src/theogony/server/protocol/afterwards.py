"""What the server answers by HTTP about games that were played: replays, reviews, the analysis board."""

from typing import Literal

from theogony.server.protocol.question import Ask, OptionMove, RefusalInfo
from theogony.server.protocol.tables import ResultInfo
from theogony.server.protocol.words import Json, Told


class ReplayStep(Told):
    at: int
    by: int | None
    move: str | None
    events: list[Json]
    view: Json
    views: dict[str, Json] | None = None


class ChartPoint(Told):
    at: int
    points: list[int]


class TurnInfo(Told):
    """From this move on it was this seat's turn; -1 if everybody's."""

    at: int
    seat: int


class Replay(Told):
    table: str
    seat: str
    moves: int
    first: int
    steps: list[ReplayStep]
    chart: list[ChartPoint] | None
    turns: list[TurnInfo] | None
    happened: dict[str, list[int]] | None


class ReviewPoint(Told):
    """The chances of all sides after so many moves, and half of the range that hidden cards leave open in 80 of 100.

    ``by``: who moves there, -1 at the end. ``luck``: what chance gave each side with that move."""

    at: int
    by: int
    luck: list[float] | None = None
    chances: list[float]
    errors: list[float]


class TriedMove(Told):
    move: str
    chance: float
    error: float


class ReviewReason(Told):
    key: str
    params: dict[str, str | int | float]


class ReviewMistake(Told):
    """A decision that cost something; ``tried``: the best moves and, last, the one played."""

    at: int
    seat: int
    label: Literal["inaccuracy", "mistake", "blunder"]
    move: str
    better: str
    loss: float
    error: float
    tried: list[TriedMove]
    reasons: list[ReviewReason]
    secret: bool = False


ReviewCause = Literal["own", "luck", "others", "mistakes"]


class ReviewTurn(Told):
    at: int
    seat: int
    change: float
    cause: ReviewCause


class ReviewParts(Told):
    """How the chance at the start became the result, in points: by own mistakes, by luck and by all other moves."""

    start: float
    end: float
    mistakes: float
    luck: float
    rest: float


class ReviewStory(Told):
    game: str
    moves: int
    sides: list[str]
    eyes: int
    chart: list[ReviewPoint]
    mistakes: list[ReviewMistake]
    turning_points: list[ReviewTurn]
    parts: ReviewParts | None
    luck: dict[str, float]
    luck_spread: dict[str, float]
    exercises: list[int]


class ReviewInfo(Told):
    """How a review stands, and its story as far as it is told."""

    table: str
    seat: int
    open: bool
    status: Literal["none", "running", "stopped", "done"]
    done: int
    total: int
    story: ReviewStory | None


class ReviewChoices(Told):
    at: int
    options: list[OptionMove]


class ReviewAnswer(Told):
    """What an answer is worth: as good as the best one, better than the one played, or no better."""

    kind: Literal["good", "better", "worse"]
    chance: float
    error: float
    loss: float
    reasons: list[ReviewReason]


class LineMove(Told):
    """A move of a line: who made it, which roll it met, whether dice or draws were in it, and what happened."""

    seat: int
    move: OptionMove
    roll: int
    chance: bool
    events: list[Json]


class LineRefused(Told):
    """The move of a line, counted from 1, that is not allowed there: the board shows the position before it."""

    number: int
    text: str
    refusal: RefusalInfo


class BoardFace(Told):
    """The board as a seat sees it that is asked there, with its question and the odds of dice about to be rolled."""

    seat: int
    view: Json
    ask: Ask
    odds: Json | None


class BoardInfo(Told):
    """A position of a finished game with a line of further moves, through the eyes of ``seat`` (-1: everybody's)."""

    table: str
    of: int  # moves of the game
    at: int
    seat: int
    open: bool
    deal: int
    moves: str
    line: list[LineMove]
    refused: LineRefused | None
    asked: list[int]
    view: Json
    faces: list[BoardFace]
    seal: bool
    result: ResultInfo | None


class BoardBest(TriedMove):
    """One of the best moves, with the reasons for it and, where it leads to dice, their odds."""

    reasons: list[ReviewReason]
    odds: Json | None


class BoardWorth(Told):
    """The chance of every side to win, and the best moves of ``mover``, best first; ``secret``: under a seal."""

    chances: list[float]
    errors: list[float]
    mover: int
    secret: bool
    best: list[BoardBest]
