"""How a game shows itself as text. A game puts a subclass of Layout, named ``LAYOUT``, into its ``layout.py``.

Everything is made from a view, never from a state, so nothing shown can tell more than the seat may know. Sentences
come from the language files through ``say``; the layout adds names of pieces, and arranges the board. A game without
a layout is playable all the same: these defaults show ids and the text of moves.
"""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from theogony.kernel.move import Move
from theogony.kernel.refusal import Refusal
from theogony.kernel.state import Json

Span = tuple[str, str]  # a text and its style: a colour and attributes, such as "bold #d9825b", or ""
Line = list[Span]
Say = Callable[..., str]


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

    def __init__(self, say: Say, lang: str, names: list[str]) -> None:
        self.say = say
        self.lang = lang
        self.names = names

    # -- names -------------------------------------------------------------------------------------------------------

    def readable(self, view: Json, params: dict[str, object]) -> dict[str, object]:
        """Parameters of an event or a refusal, with ids and seats replaced by names."""
        return params

    def question(self, view: Json, kind: str, fields: dict[str, object]) -> dict[str, object]:
        """What the sentence ``prompt-<kind>`` needs; ``fields`` are those of the prompt."""
        return fields

    def digest(self, events: list[Json]) -> list[Json]:
        """Events as they are told: a game may join many small ones into one."""
        return events

    def weight(self, event: Json) -> int:
        """How much an event matters to a reader: 1 begins a new part, -1 is a detail."""
        return 0

    def move(self, view: Json, move: Move) -> str:
        """The move in words."""
        return move.text

    def short(self, view: Json, move: Move) -> str:
        """The move in a list that has a title of its own."""
        return self.move(view, move)

    def names_of_ids(self) -> dict[str, str]:
        """The words that stand for ids in typed moves: name in this language to id."""
        return {}

    def styles(self, view: Json) -> dict[str, str]:
        """Names that are coloured wherever they appear."""
        return {}

    # -- the table ---------------------------------------------------------------------------------------------------

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

    def about(self, view: Json, kind: str, fields: dict[str, object]) -> list[Line]:
        """What helps to answer this prompt: the text of the card in question, say."""
        return []

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
