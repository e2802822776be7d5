"""A mode brings its rules: no condition of a game asks which mode is played."""

import ast
from pathlib import Path

import pytest

import theogony.games

FOLDER = Path(theogony.games.__file__).parent
SOURCES = [path for path in sorted(FOLDER.rglob("*.py")) if path.name != "layout.py"]  # there a view names the mode
WHO_IT_IS = ("name", "number")
BY_ANOTHER_NAME = ("titans",)  # a part of a position that one mode alone has: to ask for it is to ask for the mode


def asking(source: str) -> list[int]:
    """The lines with a condition or comparison that looks at a mode itself, not at what it says."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.If, ast.IfExp, ast.While, ast.Assert)):
            tests: list[ast.expr] = [node.test]
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        elif isinstance(node, (ast.Compare, ast.BoolOp)):
            tests = [node]
        else:
            continue
        found |= {part.lineno for test in tests for part in _parts(test) if _is_mode(part)}
    return sorted(found)


def _parts(test: ast.expr) -> list[ast.expr]:
    """All of a condition but ``s.rules`` where it is asked something."""
    answered = {
        id(node.value) for node in ast.walk(test) if isinstance(node, ast.Attribute) and node.attr not in WHO_IT_IS
    }
    return [node for node in ast.walk(test) if isinstance(node, ast.expr) and id(node) not in answered]


def _is_mode(part: ast.expr) -> bool:
    if isinstance(part, ast.Subscript):
        return isinstance(part.slice, ast.Constant) and part.slice.value == "mode"
    return isinstance(part, ast.Attribute) and part.attr in ("rules", "mode", *BY_ANOTHER_NAME)


def test_no_condition_asks_for_the_mode() -> None:
    found = {str(path.relative_to(FOLDER)): asking(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert len(found) > 100 and {path: lines for path, lines in found.items() if lines} == {}


ASKING = [
    "s.rules.number",
    "s.rules.name == X",
    "isinstance(s.rules, Kronos)",
    "s.rules is X",
    "s.titans",
    'options["mode"] == X',
]


@pytest.mark.parametrize("condition", ASKING)
def test_asking_is_found(condition: str) -> None:
    assert asking(f"if {condition}:\n    pass") == asking(f"x = [y for y in z if {condition}]") == [1]
    assert asking(f"x = 1 if {condition} else 2") == asking(f"x = a and {condition}") == [1]


@pytest.mark.parametrize(
    "condition", ["s.rules.to_heaven", "s.titan().points", "s.rules.closed(s, 3)", "WORTH[number] > s.rules.hand"]
)
def test_what_a_mode_says_may_be_a_condition(condition: str) -> None:
    assert asking(f"if {condition} and s.alive:\n    pass") == []
