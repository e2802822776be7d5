"""Every example of docs/research.md is true."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_every_example_of_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0 and tried > 20
