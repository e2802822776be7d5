"""Which clauses of a ledger the code cites and the tests cover."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from theogony.kernel.ledger import Ledger

_RANGE: Final = r"\b({0}-\d+) (?:to|bis|-|–) {0}-(\d+)\b"


class Coverage:
    """What is cited and covered, and what is missing: clauses that prescribe something and lack one of the two."""

    def __init__(self, ledger: Ledger, cited: set[str], covered: set[str]) -> None:
        ids = {clause.id for clause in ledger.clauses}
        self.descriptive = {clause.id for clause in ledger.clauses if clause.descriptive}
        self.cited = cited & ids
        self.covered = covered & ids
        self.uncited = [c.id for c in ledger.clauses if c.id not in self.cited and c.id not in self.descriptive]
        self.uncovered = [c.id for c in ledger.clauses if c.id not in self.covered and c.id not in self.descriptive]
        lacking = {*self.uncited, *self.uncovered}
        self.missing = [clause.id for clause in ledger.clauses if clause.id in lacking]
        self.unknown = sorted((cited | covered) - ids)


def coverage(ledger: Ledger, sources: list[Path], tests: Path) -> Coverage:
    """The coverage of a ledger by the Python files below the sources and the tests."""
    cited: set[str] = set()
    for folder in sources:
        for file in sorted(folder.rglob("*.py")):
            cited |= citations(file.read_text(encoding="utf-8"), ledger.prefix())
    covered: set[str] = set()
    for file in sorted(tests.rglob("test_*.py")):
        covered |= covers(file.read_text(encoding="utf-8"), ledger.prefix())
    return Coverage(ledger, cited, covered)


def citations(source: str, prefix: str) -> set[str]:
    """The ids that a source names, those inside a range (GS-237 to GS-241) included."""
    found = set(re.findall(rf"\b{prefix}-\d+\b", source))
    for first, last in re.findall(_RANGE.format(prefix), source):
        low, width = int(first.partition("-")[2]), len(first.partition("-")[2])
        found |= {f"{prefix}-{number:0{width}d}" for number in range(low, int(last) + 1)}
    return found


def covers(source: str, prefix: str) -> set[str]:
    """The ids in ``covers(...)`` marks of the test functions of a file, of their classes and of the module."""
    tree = ast.parse(source)
    tests = list(_tests(tree.body))
    if not tests:
        return set()
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            found |= _marked(node.value)
    for marks in tests:
        for mark in marks:
            found |= _marked(mark)
    return {id for id in found if id.startswith(f"{prefix}-")}


def _tests(body: list[ast.stmt]) -> Iterator[list[ast.expr]]:
    """The decorators of each test, with those of its class."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node.decorator_list
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for marks in _tests(node.body):
                yield [*node.decorator_list, *marks]


def _marked(mark: ast.expr) -> set[str]:
    """The texts given to ``covers`` anywhere in an expression: decorators, and marks of parameters."""
    found: set[str] = set()
    for node in ast.walk(mark):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "covers":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found
