"""The JSON Schema of all messages, from which the web client's types are generated."""

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from theogony.server.protocol.afterwards import BoardInfo, BoardWorth, Replay, ReviewAnswer, ReviewChoices, ReviewInfo
from theogony.server.protocol.commands import CLIENT_FRAME
from theogony.server.protocol.frames import SERVER_FRAME
from theogony.server.protocol.house import Content, ErrorAnswer, Games, Health, Me, NewToken, Rules
from theogony.server.protocol.requests import Join, NewGuest, NewTable, PlayOn, Recover, ReviewTry, ReviewWanted, Start
from theogony.server.protocol.tables import Invitation, TableInfo, TableLists
from theogony.server.protocol.words import Json

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
