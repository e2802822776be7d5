"""``theogony review``: what it prints, what it keeps, and what it says when it cannot."""

import json
import re
from pathlib import Path

import pytest

from tests.analysis.records import SHORT
from tests.cli.run import theogony
from tests.conformance.records import FOLDER
from theogony.kernel.record import parse

FILE = FOLDER / f"{SHORT}.txt"
QUICK = ("--seat", "1", "--budget", "16i")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home in which the game has been reviewed once."""
    where = tmp_path_factory.mktemp("home")
    found = theogony("review", FILE, *QUICK, "--json", home=where)
    assert found.exit_code == 0, found.output
    (where / "found.json").write_text(found.stdout)
    return where


def kept(home: Path) -> Path:
    (file,) = (home / "theogony" / "saves" / "reviews").glob("*.json")
    return file


def test_json_is_one_object_of_a_known_form(home: Path) -> None:
    found = json.loads((home / "found.json").read_text())
    assert found["game"] == "diceforge" and found["sides"] == ["0", "1"]
    assert found["moves"] == len(parse(FILE.read_text(encoding="utf-8")).entries)
    assert all({"at", "chances", "errors"} <= set(point) and len(point["chances"]) == 2 for point in found["chart"])
    assert set(found["luck"]) == set(found["sides"])
    for mistake in found["mistakes"]:
        assert {"at", "seat", "move", "better", "loss"} <= set(mistake) and mistake["seat"] == 0


def test_a_review_is_kept_and_one_that_was_stopped_goes_on(home: Path) -> None:
    whole = (home / "found.json").read_text()
    file = kept(home)
    steps = json.loads(file.read_text())
    file.write_text(json.dumps(steps[:-8]))
    assert theogony("review", FILE, *QUICK, "--json", home=home).stdout == whole
    assert json.loads(file.read_text()) == steps
    file.write_text(json.dumps(steps)[:100])  # damaged: it is made anew
    assert theogony("review", FILE, *QUICK, "--json", home=home).stdout == whole


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Chance to win", "Better:", "dice and draws")), ("fr", ("Mieux", "dés", "Chances"))]
)
def test_the_story_in_words(home: Path, lang: str, words: tuple[str, ...]) -> None:
    found = theogony("review", FILE, *QUICK, "--lang", lang, home=home)
    assert found.exit_code == 0
    for word in words:
        assert word in found.stdout
    assert "review-" not in found.stdout and "advice-" not in found.stdout
    assert re.search("[“«]", found.stdout), "what was asked stands beside what was answered"
    assert not re.search(r"\d[.,]\d", found.stdout), "no estimate is finer than a point"


def test_exercises_are_answered_at_the_keyboard(home: Path) -> None:
    mistakes = json.loads((home / "found.json").read_text())["mistakes"]
    worst = max(mistakes, key=lambda each: each["loss"])
    found = theogony("review", FILE, *QUICK, "--exercises", home=home, stdin=f"nonsense\n{worst['better']}\n")
    assert found.exit_code == 0, found.output
    assert f"Exercise 1 of {min(3, len(mistakes))}" in found.stdout and "Yes: " in found.stdout
    assert "nonsense" in found.stdout


def test_what_cannot_be_reviewed_says_why(home: Path, tmp_path: Path) -> None:
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("hash")]
    (tmp_path / "open.record").write_text("\n".join(lines[:-3]) + "\n")
    for args, said in (
        ((tmp_path / "open.record",), "not over"),
        ((FILE, "--seat", "3"), "no seat 3"),
        ((FILE, "--budget", "2s"), "write playouts"),
        ((FILE, "--budget", "much"), "not a budget"),
        ((tmp_path / "missing",), "cannot be read"),
    ):
        found = theogony("review", *args, home=home)
        assert found.exit_code == 1 and said in found.stderr and "Traceback" not in found.stderr
