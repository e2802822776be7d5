"""What a client sends by HTTP."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from theogony.server.protocol.words import (
    Code,
    LineText,
    MoveText,
    Name,
    Number,
    Plain,
    Printable,
    Seat,
    Strength,
    Strict,
    Title,
    Token,
    Word,
)


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
    options: dict[Word, Word] = Field({}, max_length=32)
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
