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
RESEARCH = """
import warnings
warnings.simplefilter("ignore")
import gymnasium, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
import theogony.envs.gymnasium, theogony.envs.openspiel
from theogony.envs.observe import encoder, text, tokens
from theogony.envs.pettingzoo import env, parallel_env
from theogony.games import get
from theogony.kernel.vector import VectorMatch
api_test(env("libation"), num_cycles=8)
parallel_api_test(parallel_env("libation"), num_cycles=8)
check_env(gymnasium.make("theogony/libation-v1", players=3, seat=1, bots="greedy").unwrapped, skip_render_check=True)
assert gymnasium.make_vec("theogony/libation-v1", num_envs=2).reset(seed=1)[0]["observation"].shape[0] == 2
pyspiel.random_sim_test(pyspiel.load_game("theogony_libation"), num_sims=1, serialize=True, verbose=False)
many = VectorMatch(get("libation"), 3, number=4, seed=1)
assert len(many.step_at_random(40)) > 8
seen = many.states[0].knowledge(0)
assert encoder(get("libation"), 3).tensor(seen).any() and "cups" in text(seen)
assert "cups" in tokens(get("libation"), seen)["view"]
print("observed")
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


def test_the_game_of_the_recipe_needs_no_line_for_research_and_the_laboratory(tmp_path: Path) -> None:
    built(tmp_path)
    assert run(tmp_path, "-c", RESEARCH).endswith("observed\n")
    few = ("libation", "--games", "8", "--players", "2", "--bots", "greedy,random")
    for name, bot in (("a", "greedy"), ("b", "random")):
        (tmp_path / f"{name}.yaml").write_text(f"{{game: libation, players: 2, games: 8, bots: [{bot}, plan]}}")
    compared = ("compare", str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml"), "--whole")
    for words in (("report", *few, "--rivals", "plan,novice"), ("league", *few), ("run", "--game", *few), compared):
        told = json.loads(run(tmp_path, "-m", "theogony", "lab", *words, "--out", str(tmp_path / words[0]), "--json"))
        assert told["games"] == (16 if words == compared else 8) and told["faults"] == 0
    assert "Libation" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    written = run(tmp_path, "-m", "theogony", "export", *few, "--out", str(tmp_path / "data"), "--json")
    assert json.loads(written)["decisions"] > 0 and (tmp_path / "data" / "decisions.parquet").exists()
