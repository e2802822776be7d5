"""The reports in docs/balance are what their page says: one for each game, made by the command of its line."""

import json
import shlex
from itertools import permutations
from pathlib import Path

import pytest
import yaml

from theogony import games
from theogony.lab.store import EXPERIMENT

KEPT = Path(__file__).parents[2] / "docs" / "balance"
LINES = [line for line in (KEPT / "README.md").read_text(encoding="utf-8").splitlines() if "/report.html)" in line]


@pytest.mark.parametrize("game", games.names())
def test_each_game_has_a_report_and_its_line_says_how_it_was_made(game: str) -> None:
    (line,) = [line for line in LINES if f"({game}/report.html)" in line]
    experiment = yaml.safe_load((KEPT / game / EXPERIMENT).read_text(encoding="utf-8"))
    told = json.loads((KEPT / game / "report.json").read_text(encoding="utf-8"))
    assert told["experiment"] == experiment["stamp"] and told["games"] == experiment["games"]
    ruleset = experiment["stamp"]["ruleset"]
    assert f"`{ruleset}`" in line and ruleset in (KEPT / game / "report.html").read_text(encoding="utf-8")
    _, _, command, name, *words = shlex.split(line.split("`")[3])
    given = [(word[2:], value) for word, value in zip(words[::2], words[1::2], strict=True)]
    assert (command, name) == ("report", game)
    assert dict(given)["games"] == str(experiment["games"]) and dict(given)["players"] == str(experiment["players"])
    assert dict(given)["bots"].split(",") == experiment["bots"]
    assert dict(value.split("=") for word, value in given if word == "option") == experiment["options"]
    pairs = permutations(dict(given)["rivals"].split(","), 2)
    assert set(told["matrix"]) == {f"{one} before {other}" for one, other in pairs}
    assert {str(pair["games"]) for pair in told["matrix"].values()} == {dict(given)["rival-games"]}
