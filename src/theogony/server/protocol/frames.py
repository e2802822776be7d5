"""What the server sends by a socket: one answer for each command, and pushes."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from theogony.server.protocol.house import ErrorInfo
from theogony.server.protocol.question import Ask, RefusalInfo
from theogony.server.protocol.tables import ResultInfo, TableInfo
from theogony.server.protocol.words import Json, Told


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
