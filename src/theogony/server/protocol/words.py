"""What messages are made of: words and numbers that a client may send, and the two kinds of messages."""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

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
