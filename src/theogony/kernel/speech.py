"""What a game speaks with: the parameters of its events, refusals, prompts and moves, and the kind of each.

A name means one kind of thing in the whole game. From this one declaration come the names that a reader sees (the
filler of ``kernel/layout.py``, and ``web/src/lib/filler.ts`` in the browser), the client's types, and the law that
every event is told as it is declared. Things travel by id, never by the numbers that the rules use inside.
"""

from typing import Any, Final, TypeVar, cast

from theogony.kernel.event import Event, Value
from theogony.kernel.step import Prompt

T = TypeVar("T")

ONE: Final = "one"
MANY: Final = "many"  # a list; a number is read as bits
AMOUNTS: Final = "amounts"  # how many of each, by id; a list is read by the numbers of the ids
BY_SEAT: Final = "by-seat"  # one for each seat, in their order
HEAD: Final = 1  # an event that begins a part of the game
DETAIL: Final = -1  # and one that goes with another
NOTHING: Final = "none"  # what a sentence is given for no id, nobody, an empty list: something to select by
UNKNOWN: Final = "unknown"  # and for a part of an event that is not for this reader


class Kind:
    """One sort of thing, its ids by number, and what they are called.

    Names are those of entries in ``sections`` of the content file, or sentences ``<key>-<id>`` of the language files;
    of amounts, ``<counted>-<id>`` says a number of them; for names of the content one sentence ``<counted>`` says it.
    """

    __slots__ = ("counted", "form", "ids", "key", "name", "sections")

    def __init__(
        self,
        name: str,
        ids: list[str] | None = None,
        sections: tuple[str, ...] = (),
        key: str = "",
        form: str = ONE,
        counted: str = "",
    ) -> None:
        self.name = name
        self.ids = ids or []
        self.sections = sections
        self.key = key
        self.form = form
        self.counted = counted

    def sent(self, value: object) -> Value:
        """A value of the rules as it travels: ids for numbers."""
        if self.form == ONE or self.form == BY_SEAT:
            return self._id(value) if self.ids else cast(Value, list(value) if isinstance(value, tuple) else value)
        if self.form == AMOUNTS:
            numbers = cast(tuple[int, ...], value)
            return {self.ids[i]: number for i, number in enumerate(numbers) if number}
        if isinstance(value, int):
            return [id for i, id in enumerate(self.ids) if value >> i & 1]
        return [self._id(one) for one in cast(tuple[object, ...], value)]

    def _id(self, value: object) -> str:
        if isinstance(value, int):
            return self.ids[value] if value >= 0 else ""
        return str(value)

    def fits(self, value: object) -> bool:
        """Whether the value is one of this kind, as it travels."""
        if self.form == AMOUNTS:
            return isinstance(value, dict) and all(id in self.ids and number > 0 for id, number in value.items())
        if self.form == ONE:
            return self._fits(value)
        return isinstance(value, list) and all(self._fits(one) for one in value)

    def _fits(self, value: object) -> bool:
        if self.ids:
            return value == "" or value in self.ids
        return isinstance(value, str if self.name == TEXT.name else int)

    def read(self, word: str) -> Value:
        """The argument of a move, as it stands in the move's text: players are counted from 1 there."""
        if self.form == MANY:
            return [] if word == "none" else word.split("+")
        if self.name == SEAT.name:
            return int(word) - 1
        return int(word) if self.name == NUMBER.name else word


NUMBER: Final = Kind("number")
TEXT: Final = Kind("text")
SEAT: Final = Kind("seat")


def many(kind: Kind) -> Kind:
    return Kind(kind.name, kind.ids, kind.sections, kind.key, MANY)


def amounts(kind: Kind, counted: str = "") -> Kind:
    """How many of each."""
    return Kind(kind.name, kind.ids, kind.sections, kind.key, AMOUNTS, counted)


def by_seat(kind: Kind) -> Kind:
    return Kind(kind.name, kind.ids, kind.sections, kind.key, BY_SEAT)


def each(one: T, names: str) -> dict[str, T]:
    """The same for all these names, with spaces between them: parameters of one kind, say."""
    return dict.fromkeys(names.split(), one)


class EventKind:
    """An event as it is declared: the parameters that everybody sees, those of its audience, and its weight."""

    __slots__ = ("kind", "private", "public", "weight")

    def __init__(self, kind: str, public: tuple[str, ...], private: tuple[str, ...], weight: int) -> None:
        self.kind = kind
        self.public = public
        self.private = private
        self.weight = weight


def event(kind: str, public: str = "", private: str = "", weight: int = 0) -> EventKind:
    """The names of the parameters, with spaces between them; whether it begins a part of the game or is a detail."""
    return EventKind(kind, tuple(public.split()), tuple(private.split()), weight)


class Speech:
    """All that a game speaks with; ``content`` is its content file, where names stand."""

    def __init__(
        self, parameters: dict[str, Kind], events: list[EventKind], moves: dict[str, str], content: dict[str, Any]
    ) -> None:
        self.parameters = parameters
        self.events = {declared.kind: declared for declared in events}
        self.moves = {kind: tuple(names.split()) for kind, names in moves.items()}
        self.content = content
        used = [name for one in events for name in one.public + one.private]
        used += [name for names in self.moves.values() for name in names]
        unknown = [name for name in used if name not in parameters]
        if unknown or len(self.events) < len(events):
            raise ValueError(f"parameters without a kind: {unknown}, or an event is declared twice")
        clashing = [name for name, kind in parameters.items() if kind.ids and kind.name in (NUMBER.name, TEXT.name)]
        if clashing:
            raise ValueError(f"named things of a kind that is said as it is: {clashing}")

    def sent(self, prompt: Prompt[Any]) -> dict[str, object]:
        """The fields of a prompt as they travel; those that are no words of the game stay inside."""
        return {
            name: self.parameters[name].sent(value)
            for name, value in zip(prompt.fields, prompt.values(), strict=True)
            if name in self.parameters
        }

    def arguments(self, kind: str, args: tuple[str, ...]) -> dict[str, object]:
        """The arguments of a move by the names of its parameters."""
        names = self.moves.get(kind, ())
        return {name: self.parameters[name].read(word) for name, word in zip(names, args, strict=False)}

    def faults(self, told: Event) -> list[str]:
        """Where an event is not what it is declared to be."""
        declared = self.events.get(told.kind)
        if declared is None:
            return [f"{told.kind} is not declared"]
        found = []
        if set(told.public) != set(declared.public) or (told.private and set(told.private) != set(declared.private)):
            found.append(f"{told.kind} is told with {[*told.public]} and, in private, {[*told.private]}")
        for name, value in [*told.public.items(), *told.private.items()]:
            if name in self.parameters and not self.parameters[name].fits(value):
                found.append(f"{told.kind}: {name} is {value!r}, no {self.parameters[name].name}")
        return found


SILENT: Final = Speech({}, [], {}, {})


def entries(content: dict[str, Any], section: str) -> list[dict[str, Any]]:
    """The entries of a section of the content file, ``underworld.spaces`` say."""
    found: Any = content
    for part in section.split("."):
        found = found[part]
    return cast(list[dict[str, Any]], found)
