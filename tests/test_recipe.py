"""The recipe for a whole new game in CONTRIBUTING.md works: what stands there is built, played and put to the laws."""

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
LAWS = """
from tests.conformance import laws, tables
from tests.conformance.gallery import walked
from tests.conformance.tables import setups, walk
from theogony.games import get
from theogony.kernel.rng import Rng
laws.clauses = lambda game: {"LB-001", "LB-002", "LB-003"}
game, gallery = get("libation"), walked("libation")
assert len(gallery) > 10
laws.quick_options_agree_with_the_checks(gallery)
laws.every_option_applies_and_changes_the_position(game, gallery)
laws.every_other_move_is_refused_with_a_clause(game, gallery)
laws.refused_moves_change_nothing(game, gallery)
laws.every_step_can_be_loaded(game, type(gallery[0]))
laws.clones_are_equal(gallery)
laws.clones_are_independent(gallery)
laws.saved_positions_go_on_as_the_originals(game, gallery)
laws.views_and_options_survive_a_redeal(gallery)
laws.looking_changes_nothing(gallery)
for setup in setups("libation"):
    *_, last = walk("libation", setup, 1)
    laws.is_over(last, {"LB-003"})
print("lawful")
"""


def built(folder: Path) -> None:
    """The files of the recipe."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^   ```python\n(   # (libation/\S+)\n.*?)^   ```", page, re.MULTILINE | re.DOTALL)
    assert [name for _, name in blocks] == [f"libation/{n}.py" for n in ("state", "pouring", "game", "__init__")]
    (folder / "libation").mkdir()
    for code, name in blocks:
        (folder / name).write_text(textwrap.dedent(code), encoding="utf-8")


def run(folder: Path, *words: str, stdin: str = "") -> str:
    env = {**os.environ, "THEOGONY_GAMES": str(folder), "PYTHONPATH": str(ROOT), "HOME": str(folder)}
    done = subprocess.run([sys.executable, *words], env=env, input=stdin, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_of_the_recipe_is_played_by_every_bot_in_the_terminal_and_lawfully(tmp_path: Path) -> None:
    built(tmp_path)
    theogony = ("-m", "theogony")
    assert "libation" in [game["id"] for game in json.loads(run(tmp_path, *theogony, "games", "--json"))["games"]]
    bots = "random,plan,greedy,mcts"
    played = ("simulate", "libation", "--games", "8", "--players", "4", "--bots", bots, "--budget", "20i", "--json")
    report = json.loads(run(tmp_path, *theogony, *played))
    assert report["faults"] == 0
    answers = "1\n" * 12
    table = (
        "play",
        "libation",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "3",
        "--record",
        str(tmp_path / "game"),
    )
    run(tmp_path, *theogony, *table, stdin=answers)
    assert "hash" in (tmp_path / "game").read_text()
    assert json.loads(run(tmp_path, *theogony, "replay", str(tmp_path / "game"), "--json"))["result"]
    assert run(tmp_path, "-c", LAWS).endswith("lawful\n")
