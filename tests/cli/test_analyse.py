"""``theogony analyse``: a position with further moves, in words and as JSON, and what it says when it cannot."""

import json
from pathlib import Path

import pytest

from tests.analysis.records import SHORT
from tests.cli.run import theogony
from tests.conformance.records import FOLDER
from theogony.kernel.record import parse

FILE = FOLDER / f"{SHORT}.txt"
QUICK = ("--at", "40", "--budget", "8i")


def test_json_is_one_object_and_its_moves_can_be_given_back(tmp_path: Path) -> None:
    found = theogony("analyse", FILE, *QUICK, "--seat", "1", "--json", home=tmp_path)
    assert found.exit_code == 0, found.output
    first = json.loads(found.stdout)
    assert (first["game"], first["at"], first["seat"], first["line"]) == ("diceforge", 40, 0, [])
    assert len(first["chances"]) == 2 and first["best"] and first["best"][0]["move"] in first["options"]
    line = f"{first['best'][0]['move']} ~2"
    found = theogony("analyse", FILE, *QUICK, "--seat", "1", "--moves", line, "--until", "2", "--json", home=tmp_path)
    then = json.loads(found.stdout)
    assert then["line"][0] | {"chance": None} == {
        "seat": first["mover"], "move": first["best"][0]["move"], "roll": 2, "chance": None,
    }  # fmt: skip
    assert 1 in then["asked"] or then["result"]
    again = theogony("analyse", FILE, *QUICK, "--seat", "1", "--moves", then["moves"], "--json", home=tmp_path)
    assert again.stdout == found.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("all cards open", "Chance to win", "best moves")), ("fr", ("cartes ouvertes", "Chances", "meilleurs"))],
)
def test_the_position_in_words(tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    entry = parse(FILE.read_text(encoding="utf-8")).entries[40]
    moves = f"{entry.seat + 1}: {entry.move}"
    found = theogony("analyse", FILE, *QUICK, "--open", "--moves", moves, "--lang", lang, home=tmp_path)
    assert found.exit_code == 0, found.output
    for word in words:
        assert word in found.stdout
    assert "board-" not in found.stdout and "advice-" not in found.stdout


def test_only_what_is_certain_is_certain(tmp_path: Path) -> None:
    """Somebody who is nearly beaten, but is still asked."""
    file = FOLDER / "theomachy/epic-2.txt"
    found = theogony("analyse", file, "--at", "130", "--seat", "1", "--budget", "8i", "--lang", "en", home=tmp_path)
    assert found.exit_code == 0, found.output
    chances = [line.split() for line in found.stdout.splitlines() if line.endswith(("%  Ada", "%  Blaise"))]
    assert [line[0] for line in chances] == ["1%", "99%"]


def test_what_cannot_be_analysed_says_why(tmp_path: Path) -> None:
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("hash")]
    (tmp_path / "open.record").write_text("\n".join(lines[:-3]) + "\n")
    for args, said in (
        ((FILE, "--at", "9999"), "has only"),
        ((FILE, "--seat", "3"), "no seat 3"),
        ((FILE, "--until", "9"), "no seat 9"),
        ((FILE, "--budget", "2s"), "write playouts"),
        ((FILE, *QUICK, "--moves", "fly away"), "“fly away”, is not a move"),
        ((FILE, *QUICK, "--moves", "1:2:3"), "is not a move"),
        ((FILE, *QUICK, "--moves", "9: pass"), "is not"),
        ((tmp_path / "open.record", "--open"), "not over"),
        ((tmp_path / "missing",), "cannot be read"),
    ):
        found = theogony("analyse", *args, home=tmp_path)
        assert found.exit_code == 1 and said in found.stderr and "Traceback" not in found.stderr, found.stderr


@pytest.mark.parametrize("command", ["analyse", "review"])
def test_help_explains_every_option(tmp_path: Path, command: str) -> None:
    found = theogony(command, "--help", home=tmp_path)
    assert found.exit_code == 0 and "--open" in found.stdout and "cli-" not in found.stdout
