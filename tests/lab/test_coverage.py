"""What counts as a citation and as a test of a clause."""

from pathlib import Path

from theogony.kernel.ledger import parse
from theogony.lab.coverage import citations, coverage, covers

LEDGER = "## 1\n- **EX-001** [R] [D: drawing] a\n- **EX-002** [R] b\n- **EX-003** [R] c\n- **EX-004** [R] d\n"

TESTS = """
import pytest
from tests.table import covers

def helper():
    covers("EX-009")

@covers("EX-002")
def test_one(): ...

@pytest.mark.covers("EX-003", "EX-004")
class TestMany:
    def test_two(self): ...

@pytest.mark.covers("EX-005")
class TestNothing:
    def helper(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.covers("EX-006"))])
def test_three(x): ...

@covers("EX-007")
def not_a_test(): ...

# @covers("EX-008")
@covers("OTHER-1")
def test_four(): ...
"""


def test_ids_and_ranges_are_citations() -> None:
    assert citations("# EX-002, EX-010 to EX-012; not EXX-003", "EX") == {
        "EX-002",
        "EX-010",
        "EX-011",
        "EX-012",
    }


def test_marks_of_existing_tests_count() -> None:
    assert covers(TESTS, "EX") == {"EX-002", "EX-003", "EX-004", "EX-006"}
    assert covers('pytestmark = covers("EX-001")\ndef test_x(): ...', "EX") == {"EX-001"}
    assert covers('pytestmark = covers("EX-001")', "EX") == set()


def test_missing_is_what_lacks_code_or_test_and_is_not_descriptive(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "rule.py").write_text("# EX-002 EX-003 EX-099")
    (tmp_path / "tests" / "test_rule.py").write_text('@covers("EX-002", "EX-004")\ndef test_x(): ...')
    found = coverage(parse(LEDGER), [tmp_path / "src"], tmp_path / "tests")
    assert found.missing == ["EX-003", "EX-004"]
    assert (found.uncited, found.uncovered) == (["EX-004"], ["EX-003"])
    assert found.descriptive == {"EX-001"}
    assert found.unknown == ["EX-099"]
