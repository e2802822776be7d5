"""What a seat observes, made from its view alone: a tensor with named slices, tokens, and text.

The tensor is derived from the declared shape of a game's views and the kinds that the game speaks with: no game has a
line here (docs/adr/0019). It is a summary: order in lists is lost, text and tokens say all.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from theogony.envs import shapes
from theogony.envs.shapes import Shape
from theogony.kernel import speech as words, tensor as parts
from theogony.kernel.game import Game
from theogony.kernel.speech import Kind
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt
from theogony.kernel.view import Knowledge, canonical

Tensor: TypeAlias = NDArray[np.float32]
SKIPPED: Final = ("game", "seats", "prompt", "result")  # constant, or made below
LOOSE: Final = "source"  # names texts of every sort in a game's speech: no kind for a field of that name


class Encoder:
    """The tensor of one game for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._kinds = {kind.name.replace("-", "").replace("_", ""): kind for kind in game.speech.parameters.values()}
        self._options = {option.name: list(option.values) for option in game.options}
        root = shapes.of(game)
        self._whole = parts.Record(
            [
                ("prompt", self._question()),
                ("result", parts.Maybe(parts.Record([("ranks", parts.Row()), ("scores", parts.Row())]))),
                *[(name, self._part(name, shape)) for name, shape in root.fields if name not in SKIPPED],
            ]
        )
        self._draft = parts.Bag(parts.Choice(game.moves.kinds()))
        declares = root.name != shapes.ROOT
        self._rest = parts.Part() if declares else parts.Rest({name for name, _ in root.fields})
        self.size = self._whole.size + self._draft.size + self._rest.size

    def tensor(self, knowledge: Knowledge, public: Json | None = None) -> Tensor:
        """What the seat behind this door observes; from what everybody sees, where that is at hand."""
        kinds = [self.game.moves[move].kind for move in knowledge.draft()]
        return self.encoded(knowledge.view(public), kinds)

    def encoded(self, view: Json, draft: list[str]) -> Tensor:
        """A view, and the kinds of the moves on the own desk, as numbers."""
        notes = parts.Notes()
        self._whole.put(notes, 0, view)
        self._draft.put(notes, self._whole.size, draft)
        self._rest.put(notes, self._whole.size + self._draft.size, view)
        number = len(notes.numbers)
        amounts: Tensor = np.ones(number + len(notes.ones), np.float32)
        amounts[:number] = notes.numbers
        out: Tensor = np.zeros(self.size, np.float32)
        np.add.at(out, np.array(array("Q", notes.places + notes.ones)).view(np.intp), amounts)
        return out

    def slices(self) -> dict[str, slice]:
        """Where everything lies, by its path in the view: ``players.0.faith``."""
        found = {name: slice(first, last) for name, first, last in self._whole.slices(0)}
        found["draft"] = slice(self._whole.size, self._whole.size + self._draft.size)
        if self._rest.size:
            found["rest"] = slice(self.size - self._rest.size, self.size)
        return found

    # -- from declarations to parts ------------------------------------------------------------------------------------

    def _part(self, field: str, shape: Shape) -> parts.Part:
        """The part for a field of this shape."""
        form = shape.form
        if form == "maybe":
            return parts.Maybe(self._part(field, shape.parts[0]))
        if form == "record":
            return parts.Record([(name, self._part(name, inner)) for name, inner in shape.fields])
        if form == "int":
            return parts.Choice([str(seat) for seat in range(self.seats)]) if shape.name == "Seat" else parts.Number()
        if form == "str":
            ids = self._ids(field, shape)
            return parts.Choice(ids) if ids else parts.Word()
        if form == "tuple":
            return parts.Tuple([self._part(field, inner) for inner in shape.parts])
        if form == "dict":
            return parts.ByKey(self._ids(field, shape.parts[0]), self._part(field, shape.parts[1]))
        return self._list(field, shape.parts[0]) if form == "list" else parts.Part()

    def _list(self, field: str, one: Shape) -> parts.Part:
        if one.form == "int" and one.name != "Seat":
            return parts.Row()
        part = self._part(field, one)
        if field == "players":
            return parts.BySeat(self.seats, part)
        for name, inner in one.fields:
            if name == "id":
                return parts.ById(self._ids(name, inner), part)
        return parts.Bag(part)

    def _ids(self, field: str, shape: Shape) -> list[str]:
        """The ids that a word may be: those of its kind, or of the kind or option that its field is named after."""
        for name in (shape.name, field, field.removesuffix("s")):
            kind = self._kinds.get(name.lower().replace("_", ""))
            if kind is not None and kind.ids and kind.name != LOOSE:
                return kind.ids
        return self._options.get(field, [])

    def _question(self) -> parts.Part:
        """Who is asked what: kinds of prompts by name, seats, and what it is about, by the game's parameters."""
        asking = [step for step in self.game.steps.values() if issubclass(step, Prompt)]
        seats = [str(seat) for seat in range(self.seats)]
        about = dict.fromkeys(name for step in asking for name in step.fields if name in self.game.speech.parameters)
        return parts.Record(
            [
                ("kind", parts.Choice(sorted(step.__name__ for step in asking))),
                ("seat", parts.Choice(seats)),
                ("seal", parts.Bag(parts.Choice(seats))),
                ("fields", parts.Record([(n, self._spoken(self.game.speech.parameters[n])) for n in sorted(about)])),
            ]
        )

    def _spoken(self, kind: Kind) -> parts.Part:
        """The part for a parameter of the game's speech."""
        one: parts.Part
        if kind.name == words.SEAT.name:
            one = parts.Choice([str(seat) for seat in range(self.seats)])
        elif kind.ids:
            one = parts.Choice(kind.ids)
        else:
            one = parts.Number() if kind.name == words.NUMBER.name else parts.Word()
        if kind.form == words.MANY:
            return parts.Bag(one)
        if kind.form == words.AMOUNTS:
            return parts.ByKey(kind.ids, parts.Number())
        return parts.BySeat(self.seats, one) if kind.form == words.BY_SEAT else one


@lru_cache(maxsize=64)
def encoder(game: Game, seats: int) -> Encoder:
    """The encoder of a game; made once."""
    return Encoder(game, seats)


# -- text and tokens ---------------------------------------------------------------------------------------------------


def text(knowledge: Knowledge) -> str:
    """All that the seat observes now, as one line: equal exactly when the observations are."""
    seen = {"view": knowledge.view(), "draft": list(knowledge.draft()), "options": knowledge.onward()}
    return canonical(seen).decode()


def tokens(game: Game, knowledge: Knowledge) -> dict[str, list[str]]:
    """The same as words, for policies that read: the prompt, the view, the own draft, and each option.

    A view is read in the order of its keys: every key and every value is a word, a number too; what a list or a key
    holds stands in brackets. The words of a move are its kind and its arguments.
    """
    view = knowledge.view()
    return {
        "prompt": _read(view["prompt"], []),
        "view": _read({name: part for name, part in view.items() if name != "prompt"}, []),
        "draft": _moves(game, knowledge.draft()),
        "options": _moves(game, knowledge.onward()),
    }


def _moves(game: Game, moves: Sequence[int]) -> list[str]:
    return [word for move in moves for word in ("<move>", game.moves[move].kind, *game.moves[move].args)]


def _read(value: Any, into: list[str]) -> list[str]:
    if isinstance(value, dict):
        into.append("{")
        for key in sorted(value):
            into.append(str(key))
            _read(value[key], into)
        into.append("}")
    elif isinstance(value, list | tuple):
        into.append("[")
        for one in value:
            _read(one, into)
        into.append("]")
    else:
        into.append("<none>" if value is None or value == "" else str(value))
    return into
