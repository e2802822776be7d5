"""What a client sends by its socket."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from theogony.server.protocol.words import ChatText, CommandId, MoveText, Number, Seat, Strict


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
