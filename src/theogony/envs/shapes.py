"""The declared shape of a game's views, as a tree: read from the source of ``shapes.py``, where kinds have names.

At run time ``Place`` is ``str``; in the source it is a place. The source is there however the package runs.
"""

import ast
from pathlib import Path
from typing import Final, NamedTuple

import theogony
from theogony.kernel.game import Game

COMMON: Final = Path(theogony.__file__).parent / "kernel" / "view.py"
ROOT: Final = "View"  # what all views have in common, and the base of every game's own


class Shape(NamedTuple):
    """A type. ``form`` is int, str, list, dict, tuple, record, maybe or object; ``name`` is its name in the source."""

    form: str
    name: str = ""
    parts: tuple["Shape", ...] = ()
    fields: tuple[tuple[str, "Shape"], ...] = ()  # of a record


def of(game: Game) -> Shape:
    """The shape of the game's views; only what all views have in common if the game declares none."""
    reader = _Reader()
    reader.read(COMMON)
    own = game.folder / "shapes.py"
    if own.is_file():
        reader.read(own)
    return reader.record(reader.root)


class _Reader:
    """Aliases and TypedDicts by name, from one or more modules."""

    def __init__(self) -> None:
        self.aliases: dict[str, ast.expr] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.root = ROOT

    def read(self, file: Path) -> None:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
                if [_name(base) for base in node.bases] == [ROOT]:
                    self.root = node.name
            elif isinstance(node, ast.Assign):
                self.aliases[_name(node.targets[0])] = node.value

    def record(self, name: str) -> Shape:
        node = self.classes[name]
        inherited = [base for base in map(_name, node.bases) if base in self.classes]
        fields = [field for base in inherited for field in self.record(base).fields]
        for part in node.body:
            if isinstance(part, ast.AnnAssign):
                fields.append((_name(part.target), self.shape(part.annotation)))
        return Shape("record", name, (), tuple(fields))

    def shape(self, node: ast.expr, called: str = "") -> Shape:
        if isinstance(node, ast.Name):
            if node.id in self.classes:
                return self.record(node.id)
            if node.id in self.aliases:
                return self.shape(self.aliases[node.id], node.id)
            return Shape(node.id, called)
        if isinstance(node, ast.BinOp):  # only ``X | None`` is declared anywhere
            return Shape("maybe", "", (self.shape(node.left),))
        assert isinstance(node, ast.Subscript), ast.dump(node)
        inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        form = _name(node.value)
        return Shape("maybe" if form == "NotRequired" else form, called, tuple(self.shape(part) for part in inside))


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
