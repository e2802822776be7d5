"""What lies in the box: the components of a game, read into tables once, and shared by all positions that use them.

A table plays with the box that it began with, whatever is retuned later. So what a retune may change is an attribute of
the game's Box and is read through the position (``s.box``); ids, their order and the move table are constants of the
game and only grow.
"""

import hashlib
import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

Components = dict[str, Any]  # by kind, as in components.yaml

MARK: Final = 8  # hex digits of a digest in the name of a ruleset

# Words, pictures and notes: whatever they say, the game is the same. So it is with all that is French, and with what
# has its French beside it.
WORDS: Final = frozenset(
    [
        "name_en",
        "name_fr_source",
        "effect",
        "note",
        "notes",
        "source",
        "clauses",
        "colour",
        "color",
        "color_en",
        "color_hex",
        "x",
        "y",
        "from_seed",
        "from_public",
        "reconstructed",
        "meta",
        "layout",
        "islands_layout",
    ]
)


def digest_of(components: Components) -> str:
    """SHA-256 of everything that plays a part in the game."""
    text = json.dumps(_without_words(components), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _without_words(inner) for key, inner in value.items() if not is_words(str(key), value)}
    if isinstance(value, list):
        return [_without_words(inner) for inner in value]
    return value


def is_words(key: str, beside: dict[Any, Any]) -> bool:
    """Whether what stands under this key of a mapping plays no part in the game."""
    return key in WORDS or key.endswith("_fr") or f"{key}_fr" in beside


_NO_TABLES: Final = frozenset(("components", "digest", "mark", "number", "tables"))
_OPENED: "dict[str, Box]" = {}  # all boxes of this process, by digest


def opened(digest: str) -> "Box":
    """The box with these components, which was opened before."""
    return _OPENED[digest]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The components of one game. A game's own Box has a table for each thing that its rules look up."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.digest = digest_of(components)
        _OPENED[self.digest] = self

    def __reduce__(self) -> tuple[object, ...]:
        """A position that goes to another process finds its box there."""
        return opened, (self.digest,)

    def tables(self) -> dict[str, Any]:
        """All that the rules look up in it, by name."""
        names = [name for name in dir(self) if not name.startswith("_") and name not in _NO_TABLES]
        return {name: getattr(self, name) for name in names}

    @property
    def mark(self) -> str:
        """How the box is called in the name of a ruleset."""
        return self.digest[:MARK]
