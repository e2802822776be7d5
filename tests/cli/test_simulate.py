"""Simulated games are counted, in the player's language; what cannot be played is said in one sentence."""

import json
from pathlib import Path

import pytest

from tests.cli.run import theogony
from theogony.bots.random import RandomBot
from theogony.kernel.view import Knowledge


def test_simulate_prints_one_json_object(tmp_path: Path) -> None:
    args = ("--games", "4", "--players", "2", "--bots", "greedy,random", "--json")
    done = theogony("simulate", "godstorm", *args, home=tmp_path)
    assert done.exit_code == 0
    told = json.loads(done.stdout)
    fields = {"game", "players", "games", "faults", "decisions", "seconds", "wins", "end_reasons", "lengths"}
    assert fields <= set(told)
    assert set(told["lengths"]) == {"median", "p95", "max"} and set(told["wins"]) == {"0", "1"}
    assert set(told["bots"]) == {"greedy", "random"} and len(told["bots"]["greedy"]["interval"]) == 2


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", ("seat ", "95%", "2 games of 3 players", "faults: 0")),
        ("fr", ("victoires", "2 parties", "erreurs\u202f: 0")),
    ],
)
def test_simulate_speaks_the_players_language(lang: str, says: tuple[str, ...], tmp_path: Path) -> None:
    args = ("--games", "2", "--players", "3", "--option", "mode=classic", "--seed", "4", "--lang", lang)
    done = theogony("simulate", "godstorm", *args, home=tmp_path)
    assert (done.exit_code, done.stderr) == (0, "")
    for words in says:
        assert words in done.stdout


def test_a_fault_is_told_with_what_is_needed_to_look_into_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: RandomBot, knowledge: Knowledge) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(RandomBot, "choose", choose)
    done = theogony("simulate", "godstorm", "--games", "5", "--players", "2", "--json", home=tmp_path)
    told = json.loads(done.stdout)
    assert (done.exit_code, told["faults"], told["end_reasons"]) == (1, 5, {})
    assert told["fault_list"][0]["record"].startswith("theogony record")
    assert done.stderr.count("A fault in block") == 3 and "no idea" in done.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("chess",), "no game chess"),
        (("godstorm", "--players", "9"), "2 to 5 players"),
        (("godstorm", "--bots", "oracle"), "no bot oracle"),
        (("godstorm", "--option", "setup"), "name=value"),
        (("godstorm", "--option", "setup=odd"), "cannot be odd"),
        (("godstorm", "--option", "odd=1"), "no option odd"),
        (("godstorm", "--budget", "fast"), "fast is not a budget"),
        (("godstorm", "--players", "2", "--bots", "random,random,random"), "3 bots for 2 players"),
        (("godstorm", "--lang", "xx"), "no texts in xx"),
    ],
)
def test_simulate_says_what_is_wrong_in_one_sentence(words: tuple[str, ...], says: str, tmp_path: Path) -> None:
    done = theogony("simulate", *words, home=tmp_path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and says in done.stderr
