"""``theogony lab``: experiments and leagues by command, in both languages, as JSON; what is wrong in one sentence."""

import ast
import importlib.util
import json
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import theogony as package
from tests.cli.run import theogony
from theogony.i18n import LANGUAGES, Texts
from theogony.lab.store import EXPERIMENT, GAMES

TUTORIALS = Path(__file__).parents[2] / "tutorials"

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("command", ["run", "league"])
def test_its_commands_explain_themselves(command: str, tmp_path: Path) -> None:
    for lang, examples in (("en", "Examples:"), ("fr", "Exemples\N{NARROW NO-BREAK SPACE}:")):
        done = theogony("lab", command, "--help", "--lang", lang, home=tmp_path)
        assert done.exit_code == 0 and examples in done.stdout and f"theogony lab {command} " in done.stdout
        assert "cli-" not in done.stdout
        assert theogony("lab", command, "--help", home=tmp_path, LANG=lang).stdout == done.stdout


def test_an_experiment_is_carried_out_once(tmp_path: Path) -> None:
    file = tmp_path / "pull.yaml"
    file.write_text("{game: tug, bots: [novice, random], games: 6, seed: 3}")
    told = json.loads(theogony("lab", "run", file, "--json", home=tmp_path).stdout)
    assert (told["games"], told["played"], told["faults"]) == (6, 6, 0)
    folder = Path(told["folder"])
    assert folder == tmp_path / "pull" and (folder / EXPERIMENT).exists()
    assert (folder / GAMES).read_bytes().count(b"\n") == 6
    options = ("--game", "tug", "--bots", "novice,random", "--games", "6", "--seed", "3")
    again = json.loads(theogony("lab", "run", *options, "--out", folder, "--json", home=tmp_path).stdout)
    assert again["played"] == 0
    for same in ("wins", "bots", "seats", "lengths", "end_reasons"):
        assert again[same] == told[same]
    french = theogony("--lang", "fr", "lab", "run", folder, home=tmp_path)
    assert french.exit_code == 0 and "6 autres étaient déjà là" in french.stdout and "victoires" in french.stdout
    assert "41,7\N{NO-BREAK SPACE}%" in french.stdout and not re.search(r"\d\.\d", french.stdout)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("run",), "either a file"),
        (("run", "nowhere.yaml"), "nowhere.yaml"),
        (("run", "--game", "chess"), "no game chess"),
        (("run", "--game", "tug", "--bots", "oracle"), "no bot oracle"),
        (("run", "--game", "tug", "--budget", "soon"), "soon is not a budget"),
        (("run", "--game", "tug", "--executor", "moon"), "no executor moon"),
        (("run", "--game", "tug", "--address", "10.0.0.1"), "--executor ray"),
        (("run", "--game", "tug", "--out", "file/folder"), "file/folder cannot be written"),
        (("league", "tug", "--games", "4", "--out", "file/folder"), "file/folder cannot be written"),
        (("run", "--game", "tug", "--executor", "ray", "--address", "127.0.0.1:1"), "127.0.0.1:1 does not answer"),
        (("league", "tug", "--bots", "greedy"), "at least two entrants"),
        (("league", "tug", "--bots", "greedy,no.py"), "no.py"),
        (("run", "pull.yaml", "--games", "9", "--seed", "0"), "--games, --seed cannot change"),
        (("run", "empty.yaml"), "content holds no components"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    words: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "pull.yaml").write_text("game: tug")
    (tmp_path / "empty.yaml").write_text("{game: diceforge, content: {}}")
    done = theogony("lab", *words, home=tmp_path)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and says in done.stderr


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        (("run", "--game", "tug", "--executor", "ray"), "ray", "theogony[ray]"),
        (("league", "tug"), "openskill", "[lab]"),
    ],
)
def test_what_is_not_installed_is_named(
    words: tuple[str, ...], module: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == module or name.endswith("lab.on_ray")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    done = theogony("lab", *words, "--games", "1", home=tmp_path)
    assert done.exit_code == 1 and extra in done.stderr


FAULTY = """
from theogony.bots import Bot


class BOT(Bot):
    name = "faulty"

    def choose(self, knowledge):
        raise RuntimeError("no idea")
"""


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--game", "tug", "--bots", "faulty.py", "--games", "2"),
        ("league", "tug", "--bots", "random,faulty.py", "--games", "2"),
        ("report", "tug", "--bots", "faulty.py", "--games", "2"),
        ("compare", "usual.yaml", "faulty.yaml"),
    ],
)
def test_a_fault_ends_no_command_without_a_word(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "faulty.py").write_text(FAULTY)
    (tmp_path / "usual.yaml").write_text("{game: tug, games: 2, bots: [random]}")
    (tmp_path / "faulty.yaml").write_text("{game: tug, games: 2, bots: [random, faulty.py]}")
    done = theogony("lab", *words, home=tmp_path)
    assert done.exit_code == 1 and "A fault in block 0" in done.stderr and "no idea" in done.stderr


def test_who_thinks_by_the_clock_is_told_of(tmp_path: Path) -> None:
    words = (
        "lab",
        "run",
        "--game",
        "tug",
        "--games",
        "1",
        "--bots",
        "random,mcts@0.001s",
        "--out",
        str(tmp_path / "x"),
    )
    done = theogony(*words, home=tmp_path)
    assert done.exit_code == 0 and "How long mcts@0.001s may think is said in seconds" in done.stderr


def test_bots_and_a_checkpoint_meet_in_a_league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = importlib.util.spec_from_file_location("self_play", TUTORIALS / "self_play.py")
    assert found is not None and found.loader is not None
    lesson: Any = importlib.util.module_from_spec(found)
    found.loader.exec_module(lesson)
    lesson.train(1, seed=1).save(tmp_path / "policy.npz")
    learned = f"{TUTORIALS / 'arena.py'}:policy.npz"
    words = ("lab", "league", "diceforge", "--players", "2", "--bots", f"random,{learned}", "--games", "2")
    done = theogony(*words, "--json", home=tmp_path)
    assert done.exit_code == 0, done.stderr
    told = json.loads(done.stdout)
    assert {line["name"] for line in told["ratings"]} == {"random", learned} and told["played"] == 2
    kept = json.loads((tmp_path / "league-diceforge" / "league.json").read_text())
    assert kept["ratings"] == told["ratings"]
    again = theogony(*words, "--lang", "fr", home=tmp_path)
    assert "participant" in again.stdout and "2 autres étaient déjà là" in again.stdout
    np.savez(tmp_path / "policy.npz", weights=np.zeros(3))
    other = theogony(*words, home=tmp_path)
    assert other.exit_code == 1 and "no longer the one this experiment was begun with" in other.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_laboratory_has_its_sentence(lang: str) -> None:
    folder = Path(package.__file__).parent
    keys = set()
    for file in [*(folder / "lab").glob("*.py"), folder / "bots" / "entrant.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("BadExperiment", "BadEntrant"):
                if isinstance(node.args[0], ast.Constant):
                    keys.add(str(node.args[0].value))
    keys |= {f"stamp-{name}" for name in ("theogony", "ruleset", "code", "files", "digest")}
    assert len(keys) > 15
    assert not [key for key in sorted(keys) if not Texts(lang).has(f"bad-{key}")]
