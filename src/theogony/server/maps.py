"""A game's map, as ``content/map.yaml`` writes it: the boards that a client draws, in one form for all games.

Lengths are in units of the drawing, y downwards. No rule reads a map: who borders whom stands in components.yaml.
``tools/web_types.py`` makes the client's types from these.
"""

from collections import Counter
from pathlib import Path as File
from typing import Annotated, Any

import yaml
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

_NUMBER = r"-?\d+(\.\d+)?"
_PAIR = rf"{_NUMBER}[ ,]{_NUMBER}"

Id = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]+$")]
Name = Annotated[str, StringConstraints(min_length=1)]
Length = Annotated[float, Field(strict=True, allow_inf_nan=False)]
Size = Annotated[float, Field(strict=True, gt=0, allow_inf_nan=False)]
Point = tuple[Length, Length]
Mark = tuple[Length, Length, Size]
Path = Annotated[str, StringConstraints(pattern=r"^M[-MmLlHhVvCcSsQqTtAaZz\d., ]+$")]
Ring = Annotated[str, StringConstraints(pattern=rf"^M{_PAIR}([ L]{_PAIR}){{2,}}Z$")]


class BadMap(ValueError):
    """A map file that cannot be drawn: where in the file, and what was expected there."""


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Label(Part):
    """The centre of a place's name, its size, and the width that is free for it."""

    x: Length
    y: Length
    rotation: Length = 0
    size: Size
    width: Size | None = None


class Place(Part):
    """Where pieces stand and what can be pressed. Neighbours share the points of their rings: borders fit exactly."""

    id: Id
    kind: Id = Field("", description="What sort of place it is, where a board has several.")
    group: Id = Field("", description="What it belongs to: a continent, a land, somebody's home.")
    label: Label
    token: Point = Field(description="Where its main piece stands; arrows, flights and the arrow keys go by it.")
    slots: dict[Id, list[Point]] = Field({}, description="Where its other pieces stand, by what they are.")
    path: Ring


class Route(Part):
    """A way over water between two places."""

    id: Id
    ends: tuple[Id, Id]
    path: Path
    mark: Point | None = Field(None, description="Where something may lie on it.")


class Feature(Part):
    """What is drawn and never pressed: ridges, rivers, islets, flames."""

    kind: Id
    id: Id = ""
    ends: tuple[Id, Id] | None = Field(None, description="The places that it lies between.")
    place: Id = Field("", description="The place that it is a part of.")
    path: Path | None = None
    marks: list[Mark] = Field([], description="Peaks or flames along it: x, y and scale.")


class Legend(Part):
    """A name on the map that is no place's: a sea, a country beyond the border."""

    kind: Id
    name_en: Name
    name_fr: Name
    x: Length
    y: Length
    rotation: Length = 0
    size: Size


class Board(Part):
    """One picture with its places."""

    id: Id
    frame: tuple[Length, Length, Size, Size] = Field(description="What of it is looked at: x, y, width, height.")
    places: Annotated[list[Place], Field(min_length=1)]
    routes: list[Route] = []
    features: list[Feature] = []
    legends: list[Legend] = []

    @model_validator(mode="after")
    def _fits(self) -> "Board":
        known = {place.id for place in self.places}
        named = [(route.id, route.ends) for route in self.routes]
        named += [(one.id or one.kind, one.ends) for one in self.features if one.ends]
        named += [(one.id or one.kind, (one.place, one.place)) for one in self.features if one.place]
        for name, ends in named:
            for end in ends:
                if end not in known:
                    raise ValueError(f"{name} names {end}, which is no place of this board")
        x, y, width, height = self.frame
        for place in self.places:
            for across, down in (place.token, *(point for slot in place.slots.values() for point in slot)):
                if not (x <= across <= x + width and y <= down <= y + height):
                    raise ValueError(f"a piece of {place.id} would stand outside the frame, at {across}, {down}")
        return self


class Drawing(Part):
    """A small drawing around 0,0."""

    line: str
    fill: str


class MapFile(Part):
    """All boards of a game."""

    boards: Annotated[list[Board], Field(min_length=1)]
    symbols: dict[Id, Drawing] = {}

    @model_validator(mode="after")
    def _names_once(self) -> "MapFile":
        ids = [board.id for board in self.boards]
        for board in self.boards:
            ids += [place.id for place in board.places] + [route.id for route in board.routes]
            ids += [feature.id for feature in board.features if feature.id]
        twice = [name for name, number in Counter(ids).items() if number > 1]
        if twice:
            raise ValueError(f"{', '.join(twice)}: an id that is there twice")
        return self

    def places(self) -> frozenset[str]:
        return frozenset(place.id for board in self.boards for place in board.places)


def read(file: File) -> MapFile:
    """The map in a file; raises BadMap."""
    try:
        data = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    except yaml.YAMLError as error:
        raise BadMap(f"{file}: {error}") from error
    try:
        return MapFile.model_validate(data)
    except ValidationError as wrong:
        lines = [f"{file}: {_where(data, one['loc'])}: {one['msg']}{_found(one)}" for one in wrong.errors()]
        raise BadMap("\n".join(lines)) from wrong


def _where(data: Any, steps: tuple[int | str, ...]) -> str:
    """The way to a part of the file; entries of lists by their id where they have one."""
    way = "map"
    for step in steps:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            data = None
        name = data.get("id", step) if isinstance(data, dict) and isinstance(step, int) else step
        way += f".{name}" if isinstance(step, str) else f"[{name}]"
    return way


def _found(wrong: Any) -> str:
    missing = wrong["type"] in ("missing", "value_error", "extra_forbidden")
    return "" if missing else f", found {str(wrong['input'])[:60]!r}"


def schema() -> dict[str, Any]:
    """The JSON Schema of a map, each part under ``$defs``."""
    whole = MapFile.model_json_schema(ref_template="#/$defs/{model}")
    parts = whole.pop("$defs")
    return {"$defs": {**parts, "MapFile": whole}}
