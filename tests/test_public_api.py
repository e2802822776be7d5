"""What ``import theogony`` offers, as docs/api.md shows it."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import theogony

PAGE = Path(__file__).parents[1] / "docs" / "api.md"


def test_every_example_of_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failed == 0 and tried > 20


def test_the_names_are_there_and_no_others() -> None:
    for name in theogony.__all__:
        assert getattr(theogony, name) is not None
    with pytest.raises(AttributeError):
        _ = theogony.nothing
    with pytest.raises(KeyError):
        theogony.game("chess")


def test_importing_it_loads_nothing_else() -> None:
    code = "import sys, theogony; print([name for name in sys.modules if name.startswith('theogony.')])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
