"""Every message between table and client, typed. docs/protocol.md explains them.

``python -m theogony.server.protocol`` prints the JSON Schema from which the web client's types are generated.
"""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter
from pydantic.json_schema import JsonSchemaMode, models_json_schema

Json = dict[str, Any]  # views and events: their shape is the game's own
Param = str | int | list[int] | list[str] | dict[str, int]  # of the kinds that the game speaks with
Strength = Literal["novice", "mortal", "hero", "olympian", "fate"]
Status = Literal["lobby", "playing", "finished"]


def _plainly_written(text: object) -> object:
    """Without what cannot be seen: marks of direction, joiners, blanks of no width. Names would look like others."""
    if not isinstance(text, str):
        return text
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cf", "Co", "Cn"))


def _not_turned_round(text: object) -> object:
    """Talk may hold joiners (some scripts and emoji need them), but nothing that turns the line round."""
    return text.translate(TURNING) if isinstance(text, str) else text


TURNING = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
Plain = BeforeValidator(_plainly_written)
Printable = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
Name = Annotated[str, Plain, StringConstraints(strip_whitespace=True, min_length=1, max_length=32, pattern=Printable)]
Title = Annotated[str, Plain, StringConstraints(strip_whitespace=True, max_length=60, pattern=Printable)]
Token = Annotated[str, StringConstraints(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, StringConstraints(min_length=8, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, StringConstraints(max_length=40, pattern=r"^[a-z0-9_-]+$")]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=120, pattern=Printable)]
LineText = Annotated[str, StringConstraints(max_length=10_000, pattern=r"^[a-z0-9_+>:;~ -]*$")]
ChatText = Annotated[
    str,
    BeforeValidator(_not_turned_round),
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*$"
    ),
]
Seat = Annotated[int, Field(ge=0, le=15, strict=True)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class Strict(BaseModel):
    """What a client sends: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Told(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(frozen=True)


# -- HTTP: what a client sends -------------------------------------------------------------------------------------


class NewGuest(Strict):
    name: Name


class Recover(Strict):
    token: Token


class NewSeat(Strict):
    kind: Literal["me", "hotseat", "human", "open", "bot"]
    name: Annotated[str, Plain, StringConstraints(strip_whitespace=True, max_length=32, pattern=Printable)] = ""
    bot: Strength | None = None


class NewTable(Strict):
    game: Word
    options: Annotated[dict[Word, Word], Field(max_length=32)] = {}
    name: Title = ""
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    public: bool = False
    hints: bool = True


class Join(Strict):
    seat: Annotated[int, Field(ge=-1, le=15, strict=True)] | None = None
    invite: Code | None = None


class Start(Strict):
    fill: Strength | None = None


class Learn(Strict):
    chapter: Number | None = None  # none: the one that was left, or the next one
    again: bool = False  # from its start


class PlayOn(Strict):
    """From the position after ``at`` moves, or after further ones that a line of the analysis board makes there."""

    at: Number
    seat: Seat
    bot: Strength = "hero"
    moves: LineText = ""


class ReviewWanted(Strict):
    """Through whose eyes: the own first seat if none is named. With ``open`` all cards are seen."""

    seat: Seat | None = None
    open: bool = False


class ReviewTry(Strict):
    """An answer to the exercise that the decision ``at`` makes."""

    at: Number
    move: MoveText
    seat: Seat | None = None
    open: bool = False


# -- HTTP: what the server answers ---------------------------------------------------------------------------------


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


class SeatInfo(Told):
    """``person`` is the first seat of whoever sits there: seats of one person have the same."""

    seat: int
    side: int
    person: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: Strength | None
    mine: bool
    stand_in: bool
    free: bool


class Forked(Told):
    """What the table goes on from: a position of another, or all of it, with the same people once more."""

    table: str
    at: int | None


class ResultInfo(Told):
    """Ranks and scores are by side, seat scores by seat."""

    ranks: list[int]
    scores: list[int]
    seat_scores: list[int]
    reason: str


class GoalInfo(Told):
    id: str
    clause: str


class Taught(Told):
    id: str
    chapter: int
    chapters: list[str]
    goals: list[GoalInfo]
    minutes: int


class TableInfo(Told):
    id: str
    game: str
    ruleset: str
    name: str
    status: Status
    public: bool
    hints: bool
    options: dict[str, str]
    seats: list[SeatInfo]
    sides: list[str]
    owner: bool
    commitment: str
    moves: int
    waiting: list[int]
    asks: str  # the kind of the open question; nothing until the first move
    signs: list[str]  # what the seats go by on the board, such as their pantheons, where it is not the seat alone
    result: ResultInfo | None
    created: str
    updated: str
    forked: Forked | None
    lesson: Taught | None  # at a lesson


class TableLists(Told):
    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


class NewToken(Told):
    token: str
    expires: str


class Invitation(Told):
    table: str
    code: str


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
    options: list["OptionMove"]


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
    move: "OptionMove"
    roll: int
    chance: bool
    events: list[Json]


class LineRefused(Told):
    """The move of a line, counted from 1, that is not allowed there: the board shows the position before it."""

    number: int
    text: str
    refusal: "RefusalInfo"


class BoardFace(Told):
    """The board as a seat sees it that is asked there, with its question and the odds of dice about to be rolled."""

    seat: int
    view: Json
    ask: "Ask"
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
    result: "ResultInfo | None"


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


class Health(Told):
    status: Literal["ok"]
    version: str


class ErrorInfo(Told):
    key: str
    params: dict[str, str | int]


class ErrorAnswer(Told):
    error: ErrorInfo


# -- socket: what a client sends -----------------------------------------------------------------------------------


class Command(Strict):
    cmd_id: CommandId


class MoveCommand(Command):
    cmd: Literal["move"]
    prompt_id: Annotated[str, StringConstraints(min_length=1, max_length=24)]
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=64)]
    seat: Seat | None = None


class WhyCommand(Command):
    cmd: Literal["why"]
    move: MoveText | None = None
    place: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None
    seat: Seat | None = None


class HintCommand(Command):
    cmd: Literal["hint"]
    seat: Seat | None = None


class OddsCommand(Command):
    cmd: Literal["odds"]
    move: str | None = None


class UndoCommand(Command):
    cmd: Literal["undo"]


class UndoVoteCommand(Command):
    cmd: Literal["undo_vote"]
    yes: Annotated[bool, Field(strict=True)]


class ChatCommand(Command):
    cmd: Literal["chat"]
    text: ChatText


class SinceCommand(Command):
    cmd: Literal["since"]
    seq: Number


class LogCommand(Command):
    cmd: Literal["log"]
    first: Number
    count: Annotated[int, Field(ge=1, le=500, strict=True)] = 200


class SeatCommand(Command):
    cmd: Literal["seat"]
    seat: Seat


class EchoCommand(Command):
    cmd: Literal["echo"]
    text: Annotated[str, StringConstraints(max_length=4096)]


ClientFrame = Annotated[
    MoveCommand
    | WhyCommand
    | HintCommand
    | OddsCommand
    | UndoCommand
    | UndoVoteCommand
    | ChatCommand
    | SinceCommand
    | LogCommand
    | SeatCommand
    | EchoCommand,
    Field(discriminator="cmd"),
]
CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)


# -- socket: what the server sends ---------------------------------------------------------------------------------


class RefusalInfo(Told):
    clause: str
    key: str
    params: dict[str, str | int]
    remedy: str


class Reason(Told):
    move: str
    refusal: RefusalInfo | None


class HintReason(Told):
    key: str
    params: dict[str, str | int | float]


class Hint(Told):
    move: str
    reasons: list[HintReason]


class Answer(Told):
    """One per command. The fields that a command does not use are left out."""

    re: str | None
    ok: bool
    seq: int | None = None
    refusal: RefusalInfo | None = None
    error: ErrorInfo | None = None
    applied: int | None = None
    reasons: list[Reason] | None = None
    hints: list[Hint] | None = None
    odds: Json | None = None
    vote: bool | None = None
    first: int | None = None
    events: list[Json] | None = None
    text: str | None = None


class OptionMove(Told):
    move: str
    kind: str
    args: list[str]
    places: list[str]


class ClosedMove(OptionMove):
    """A move that one may well think of, and why it is not allowed now."""

    refusal: RefusalInfo


class CautionInfo(Told):
    """What an allowed move costs that is easily overlooked."""

    move: str
    clause: str
    key: str
    params: dict[str, str | int]


class Ask(Told):
    prompt_id: str
    seat: int
    kind: str
    clause: str
    params: dict[str, Param]
    sealed: str | None
    draft: list[OptionMove]
    topic: str
    passing: str | None
    options: list[OptionMove]
    ways: dict[str, list[OptionMove]]
    closed: list[ClosedMove]
    cautions: list[CautionInfo]
    oracle: dict[str, Param]


class UndoVote(Told):
    by: int
    yes: list[int]
    asked: list[int]


class Guide(Told):
    reached: int  # goals of the chapter
    lit: list[str]  # the moves that the next goal asks for, the one to be shown first


class StatePush(Told):
    push: Literal["state"]
    seq: int
    moves: int
    seat: int
    seats: list[int]
    reason: Literal["first", "move", "undo", "since", "seat", "start", "end"]
    events_from: int
    events: list[Json]
    view: Json
    ask: Ask | None
    waiting: list[int]
    seal: bool
    can_undo: bool
    undo_vote: UndoVote | None
    guide: Guide | None
    result: ResultInfo | None


class TablePush(Told):
    push: Literal["table"]
    table: TableInfo


class PresencePush(Told):
    push: Literal["presence"]
    present: list[int]
    spectators: int


class ChatLine(Told):
    id: int
    seat: int
    name: str
    text: str
    at: str


class ChatPush(Told):
    push: Literal["chat"]
    lines: list[ChatLine]


class UndoVotePush(Told):
    push: Literal["undo_vote"]
    vote: UndoVote | None


class ThinkingPush(Told):
    push: Literal["thinking"]
    seat: int
    on: bool


class ByePush(Told):
    push: Literal["bye"]


Push = Annotated[
    StatePush | TablePush | PresencePush | ChatPush | UndoVotePush | ThinkingPush | ByePush,
    Field(discriminator="push"),
]
ServerFrame = Answer | Push
SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)

_ASKED: tuple[type[BaseModel], ...] = (NewGuest, Recover, NewTable, Join, Start, PlayOn, ReviewWanted, ReviewTry)
_ANSWERED: tuple[type[BaseModel], ...] = (
    Me,
    Games,
    Content,
    Rules,
    TableInfo,
    TableLists,
    NewToken,
    Invitation,
    Replay,
    ReviewInfo,
    ReviewChoices,
    ReviewAnswer,
    BoardInfo,
    BoardWorth,
    Health,
    ErrorAnswer,
)


def schema() -> Json:
    """The JSON Schema of all messages, each under ``$defs``."""
    reference = "#/$defs/{model}"
    asked: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "validation") for model in _ASKED]
    answered: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "serialization") for model in _ANSWERED]
    _, http = models_json_schema(asked + answered, ref_template=reference)
    definitions: Json = dict(http["$defs"])
    frames = (
        ("ClientFrame", CLIENT_FRAME.json_schema(ref_template=reference, mode="validation")),
        ("ServerFrame", SERVER_FRAME.json_schema(ref_template=reference, mode="serialization")),
    )
    for name, frame in frames:
        definitions.update(frame.pop("$defs"))
        definitions[name] = frame
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Theogony protocol",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    import json

    print(json.dumps(schema(), indent=2, ensure_ascii=False))
