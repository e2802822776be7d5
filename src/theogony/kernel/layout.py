"""How a game shows itself as text. A game puts a subclass of Layout, named ``LAYOUT``, into its ``layout.py``.

Everything is made from a view, never from a state, so nothing shown can tell more than the seat may know. Sentences
come from the language files through ``say``; the names in them follow from the game's speech, and a layout adds
what cannot follow from it, and arranges the board. A game without a layout is playable all the same: these defaults
show ids and the text of moves.
"""

import unicodedata
from collections.abc import Callable
from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from theogony.kernel.box import Box
from theogony.kernel.components import Entry
from theogony.kernel.move import Move
from theogony.kernel.refusal import Refusal
from theogony.kernel.speech import (
    AMOUNTS,
    BY_SEAT,
    MANY,
    NOTHING,
    NUMBER,
    ONE,
    SEAT,
    SILENT,
    TEXT,
    UNKNOWN,
    Kind,
    Speech,
    entries,
)
from theogony.kernel.state import Json

Span = tuple[str, str]  # a text and its style: a colour and attributes, such as "bold #d9825b", or ""
Line = list[Span]
Say = Callable[..., str]

# How a name stands in a sentence beside itself: a Hydra, the Hydra, of the Hydra, in Epirus, to the Hydra; its gender.
FORMS: Final = ("a", "the", "of", "in", "to", "gender")


class Block:
    """A part of the board: a title and lines."""

    __slots__ = ("lines", "title")

    def __init__(self, title: Line, lines: list[Line]) -> None:
        self.title = title
        self.lines = lines


class Grid:
    """A small table, and what is too long to stand in it."""

    __slots__ = ("columns", "notes", "rows")

    def __init__(self, columns: list[str], rows: list[list[Line]], notes: list[Line] | None = None) -> None:
        self.columns = columns
        self.rows = rows
        self.notes = notes or []


class CardText:
    """A card as it is read: its id, its name, what kind it is, and what it does."""

    __slots__ = ("id", "kind", "name", "text")

    def __init__(self, id: str, name: str, kind: str, text: str) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.text = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """One table of one game, in one language."""

    speech: ClassVar[Speech] = SILENT
    colours: ClassVar[tuple[str, ...]] = ()  # of the seats
    brief: ClassVar[tuple[str, ...]] = ()  # kinds of moves of which a list with a title needs no more than the argument

    def __init__(self, say: Say, lang: str, names: list[str], box: Box | None = None) -> None:
        """``box`` is what the table plays with; None for the usual one."""
        self.say = say
        self.lang = lang
        self.names = names
        self.content = self.speech.content if box is None else box.components
        self._forms: dict[str, dict[str, str]] = {}  # by the key of a name
        self._called: dict[str, dict[str, str]] = {}  # by kind and id
        for kind in self.speech.parameters.values():
            if kind.sections and kind.name not in self._called:
                self._called[kind.name] = {
                    str(entry["id"]): str(entry[f"name_{lang}"])
                    for section in kind.sections
                    for entry in entries(self.speech.content, section)
                }

    # -- names -------------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """The player of a seat in a sentence."""
        return self.names[seat] if seat < len(self.names) else self.say("empty-seat", number=seat + 1)

    def listed(self, items: list[str]) -> str:
        """The items in a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", first=", ".join(items[:-1]), last=items[-1])

    def amounts(self, kind: Kind, numbers: dict[str, int]) -> str:
        """How many of each in a sentence: 1 Priest and 2 Disciples."""
        if kind.counted and not numbers:
            return self.say(f"{kind.counted}-nothing")
        return self.listed([self._amount(kind, id, number) for id, number in numbers.items()])

    def _amount(self, kind: Kind, id: str, number: int) -> str:
        if kind.counted and kind.key:
            return self.say(f"{kind.counted}-{id}", number=number)
        name = self.called(kind, id)
        if not kind.counted:
            return f"{number} {name}"
        return self.say(kind.counted, number=number, name=name, **beside("name", self.forms(kind, id)))

    def called(self, kind: Kind, id: str) -> str:
        """The name of an id, in the content file or in the language files."""
        return self.say(f"{kind.key}-{id}") if kind.key else self._called.get(kind.name, {}).get(id, id)

    def named(self, view: Json, params: dict[str, object], kind: Kind, value: object) -> str:
        """What one thing is called; a game adds the kinds whose names depend on more than the id."""
        return self.seat(view, cast(int, value)) if kind.name == SEAT.name else self.called(kind, str(value))

    def seat(self, view: Json, seat: int) -> str:
        """A seat in a sentence: its player, unless the game has a better word."""
        return self.who(seat)

    def filled(self, view: Json, params: dict[str, object], name: str, value: object) -> object:
        """The value of one parameter as sentences want it."""
        kind = self.speech.parameters.get(name, TEXT)
        if kind.form == MANY and kind.name == NUMBER.name:
            return " ".join(str(one) for one in cast(list[int], value))
        if kind.form == MANY:
            return self.listed([self.named(view, params, kind, one) for one in cast(list[object], value)]) or NOTHING
        if kind.form == AMOUNTS:
            return self.amounts(kind, cast(dict[str, int], value)) or NOTHING
        if kind.form == BY_SEAT:
            return self.listed([f"{self.seat(view, seat)} {one}" for seat, one in enumerate(cast(list[object], value))])
        if value == "" or (kind.name == SEAT.name and cast(int, value) < 0):
            return NOTHING
        return value if kind.name in (NUMBER.name, TEXT.name) else self.named(view, params, kind, value)

    def forms(self, kind: Kind, id: str) -> dict[str, str]:
        """The grammar of a name: the attributes of ``<kind>-<id>`` in the language files; none where they have none."""
        key = f"{kind.key or kind.name}-{id}"
        if key not in self._forms:
            said = {form: self.say(f"{key}.{form}") for form in FORMS}
            self._forms[key] = {form: text for form, text in said.items() if text != f"{key}.{form}"}
        return self._forms[key]

    def seat_forms(self, view: Json, seat: int) -> dict[str, str]:
        """The grammar of a seat in a sentence, which is that of a player's name, unless the game has a better word."""
        name = self.seat(view, seat)
        elided = "yes" if _elided(name) else "no"
        return {"the": name, "of": self.say("name-of", name=name, elided=elided), "to": self.say("name-to", name=name)}

    def grammar(self, view: Json, params: dict[str, object], name: str, value: object) -> dict[str, str]:
        """The forms of a parameter; of a list, those that all its names have."""
        kind = self.speech.parameters.get(name, TEXT)
        if kind.form == ONE:
            return self._grammar(view, params, kind, value)
        if kind.form != MANY or not value:
            return {}
        each = [self._grammar(view, params, kind, one) for one in cast(list[object], value)]
        shared = [form for form in FORMS if form != "gender" and all(form in one for one in each)]
        return {form: self.listed([one[form] for one in each]) for form in shared}

    def _grammar(self, view: Json, params: dict[str, object], kind: Kind, value: object) -> dict[str, str]:
        if kind.name == SEAT.name:
            return self.seat_forms(view, cast(int, value)) if cast(int, value) >= 0 else {}
        named = kind.name not in (NUMBER.name, TEXT.name) and value != ""
        return self.forms_of(view, params, kind, str(value)) if named else {}

    def forms_of(self, view: Json, params: dict[str, object], kind: Kind, id: str) -> dict[str, str]:
        """The grammar of one thing; a game adds the kinds whose names depend on more than the id."""
        return self.forms(kind, id)

    def readable(self, view: Json, params: dict[str, object]) -> dict[str, object]:
        """Parameters of an event, a refusal, a prompt or a move, with ids and seats replaced by names.

        Beside a name stand its forms (``place_of``), beside a seat its player's own ``name``, and beside a list the
        ``number`` of things in it.
        """
        shown: dict[str, object] = {}
        for name, value in params.items():
            shown[name] = self.filled(view, params, name, value)
            shown.update(beside(name, self.grammar(view, params, name, value)))
            if isinstance(value, list) and "number" not in params:
                shown["number"] = len(value)
        seat = params.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            shown["name"] = self.names[seat]
        return shown

    def told(self, view: Json, event: Json) -> dict[str, object]:
        """What the sentence ``event-<kind>`` needs; parts of the event that are not for this reader are unknown."""
        shown = self.readable(view, {name: value for name, value in event.items() if name != "kind"})
        declared = self.speech.events.get(str(event["kind"]))
        for name in declared.private if declared is not None else ():
            shown.setdefault(name, UNKNOWN)
        return shown

    def parts(self, view: Json, move: Move) -> dict[str, object]:
        """What the sentence ``move-<kind>`` needs."""
        return self.readable(view, self.speech.arguments(move.kind, move.args))

    def question(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> dict[str, object]:
        """What the sentence ``prompt-<kind>`` needs; ``fields`` are those of the prompt, as they travel."""
        return self.readable(view, fields)

    def digest(self, events: list[Json]) -> list[Json]:
        """Events as they are told: a game may join many small ones into one."""
        return events

    def weight(self, event: Json) -> int:
        """How much an event matters to a reader: 1 begins a new part, -1 is a detail."""
        declared = self.speech.events.get(str(event["kind"]))
        return 0 if declared is None else declared.weight

    def move(self, view: Json, move: Move) -> str:
        """The move in words."""
        return self.say(f"move-{move.kind}", **self.parts(view, move)) if self.speech.moves else move.text

    def short(self, view: Json, move: Move) -> str:
        """The move in a list that has a title of its own."""
        if move.kind in self.brief:
            return str(self.parts(view, move)[self.speech.moves[move.kind][0]])
        return self.move(view, move)

    def names_of_ids(self) -> dict[str, str]:
        """The words that stand for ids in typed moves: name in this language to id."""
        return {name: id for called in self._called.values() for id, name in called.items()}

    def styles(self, view: Json) -> dict[str, str]:
        """Names that are coloured wherever they appear."""
        return dict(zip(self.names, self.colours, strict=False))

    # -- the content -------------------------------------------------------------------------------------------------

    def entry(self, section: str, id: str) -> Entry:
        """An entry of the content that the table plays with."""
        return next(entry for entry in entries(self.content, section) if entry["id"] == id)

    def text(self, entry: Entry, key: str = "effect") -> str:
        """What an entry says in this language; what stands there in parts reads on from one to the next."""
        return " ".join(self.parts_of(entry, key))

    def parts_of(self, entry: Entry, key: str = "effect") -> list[str]:
        """The parts of what it says; one where it does not stand in parts."""
        said = entry[key if self.lang == "en" else f"{key}_{self.lang}"]
        return list(said) if isinstance(said, list) else [str(said)]

    # -- the table ---------------------------------------------------------------------------------------------------

    def style(self, view: Json, seat: int) -> str:
        """The style of a seat: its colour, the own one reversed."""
        return f"bold {self.colours[seat]}{' reverse' if seat == view['seat'] else ''}"

    def mark(self, view: Json, seat: int, text: str = "") -> Span:
        """A seat on the board, or something of it: its number in its colour."""
        return (f" {seat + 1}{text}", self.style(view, seat))

    def grid(self, columns: list[str], rows: list[list[Line]], notes: list[Line] | None = None) -> Grid:
        """A table whose columns have these text keys, or "" for none."""
        return Grid([self.say(column) if column else "" for column in columns], rows, notes)

    def status(self, view: Json) -> list[Line]:
        """Where the game stands."""
        return []

    def board(self, view: Json) -> list[Block]:
        """The board."""
        return []

    def legend(self, view: Json) -> list[Line]:
        """What the signs on the board mean."""
        return []

    def players(self, view: Json) -> Grid:
        """What everybody may know of the players."""
        return Grid([], [[[(name, "")]] for name in self.names])

    def hand(self, view: Json) -> list[CardText]:
        """The own cards."""
        return []

    def cards(self) -> list[CardText]:
        """All cards of the game."""
        return []

    def about(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> list[Line]:
        """What helps to answer this prompt: the text of the card in question, say."""
        return []

    def foretold(self, view: Json, told: Json) -> str:
        """What a move would set off (``kernel/foretelling.py``) in a sentence; "" for nothing."""
        return ""

    def odds(self, view: Json, odds: Json) -> list[Line]:
        """The odds of what is about to be rolled, in the game's own shape, as they are read."""
        return []

    def chance(self, odds: Json) -> float | None:
        """The one number of these odds that tells most about a move, from 0 to 1; None if there is none."""
        return None

    def impossible(self, text: str) -> Refusal | None:
        """Why something that a player typed is no move at all, if the game can tell."""
        return None

    def near(self, view: Json, place: str) -> list[Line]:
        """A place and its neighbours; nothing if there is no such place."""
        return []


def heading(first: str, *others: str) -> list[Line]:
    """What matters most, and the rest behind it."""
    return [[(first, "bold"), *[(f" · {other}", "") for other in others]]]


def beside(name: str, forms: dict[str, str]) -> dict[str, str]:
    """The forms of a name as a sentence is given them: ``place_of``."""
    return {f"{name}_{form}": text for form, text in forms.items()}


def _elided(name: str) -> bool:
    """Whether French says d’ before a player's name: before a vowel, and before a y that is one."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return letters[:1] in tuple("aeiouœæ") or (letters[:1] == "y" and letters[1:2] not in tuple("aeiou"))
