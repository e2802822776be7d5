"""Compiled rules are the same rules: equal hashes for records and random games, with and without mypyc.

The first run builds for some minutes, without optimisation: what is computed does not depend on it, and most of the
time of a build does. How ``make fast`` optimises, as one program and by profile, is tried on the kernel with the
smallest of games. Later runs find the builds of equal sources in build/.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.gallery import gallery
from tests.conformance.records import FOLDER, RECORDS, REPLAY, read
from tests.conformance.tables import ALL, GAMES
from tests.test_recipe import built
from tools import build_fast

ROOT = Path(__file__).resolve().parents[2]
COMPILERS = ("cc", "gcc", "clang", "cl")

pytestmark = pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="no C compiler is installed")

WHERE = """
import importlib, pkgutil
import theogony.games, theogony.kernel
from theogony.games import get, names
for name in names():
    get(name)
for package in (theogony.kernel, theogony.games):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if not found.ispkg:
            print(found.name, importlib.import_module(found.name).__file__)
print("compiled", theogony.kernel.compiled())
"""

ALL_OF_IT = """
import hashlib, json, pickle
from itertools import islice
from tests.conformance.gallery import gallery
from tests.conformance.laws import play_on
from tests.conformance.tables import GAMES, name_of, setups, walk
from theogony.bots.bot import advice_for
from theogony.envs.observe import encoder
from theogony.games import get
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical
"""

WALKS = """
for game in GAMES:
    for setup in setups(game):
        hashes = [state.hash()[:16] for state in islice(walk(game, setup, "twin"), 0, None, 50)]
        print(game, name_of(setup), *hashes)
    for number, state in enumerate(gallery(game)):
        position = state.clone()
        play_on(position, 60, number)
        print(game, number, position.hash())
"""

SAVES = """
for game in GAMES:
    for number, state in enumerate(gallery(game)):
        saved = json.dumps(state.dump())
        assert json.dumps(get(game).load(json.loads(saved)).dump()) == saved, number
        assert json.dumps(pickle.loads(pickle.dumps(state)).dump()) == saved, number
        print(game, number, hashlib.sha256(saved.encode()).hexdigest())
"""

FIELDS = """
from theogony.games import get, names
for name in names():
    state = type(get(name).new(get(name).mode({}).players[0]))
    print(name, state.data)
    for step in sorted(state.steps):
        print(step, state.steps[step].fields)
"""

LOOKS = """
for number, (game, state) in enumerate((game, state) for game in GAMES for state in gallery(game)):
    looks = [canonical(state.view(seat)) + canonical(state.redeal(seat, Rng(number)).dump()) for seat in (-1, 0, 1)]
    looks += [encoder(get(game), state.seats).tensor(state.knowledge(seat)).tobytes() for seat in (-1, 0, 1)]
    print(number, hashlib.sha256(b"".join(looks)).hexdigest())
"""

THOUGHTS = """
for game in GAMES:
    advice = advice_for(game)
    for number, state in enumerate(state for state in gallery(game)[::6] if state.result is None):
        prompt = state.prompts()[0]
        options = state.onward(prompt.seat)
        scores = advice.scores(state, prompt, options)
        print(game, number, scores, advice.value(state), advice.quick(state, prompt, options, Rng(number)))
        outlooks = [advice.outlook(state, seat) for seat in range(state.seats)]
        print(game, number, advice.plan(state, prompt, options), outlooks)
"""


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Two copies of the package: one really plain, one really compiled."""
    plain = tmp_path_factory.mktemp("plain") / "src"
    compiled = tmp_path_factory.mktemp("compiled")
    shutil.copytree(ROOT / "src", plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    build = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--opt", "0", "--into", str(compiled)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {"plain": plain, "compiled": compiled}


def output(folder: Path, *command: str) -> list[str]:
    """What Python prints with this copy of the package."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, *command], env=env, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def said(folders: dict[str, Path]) -> dict[str, list[list[str]]]:
    """What each part prints, plain and compiled. One process each: gathering the positions takes longest."""
    parts = {"walks": WALKS, "saves": SAVES, "looks": LOOKS, "thoughts": THOUGHTS}
    script = ALL_OF_IT + "".join(f'print("== {name}")\n{part}' for name, part in parts.items())
    found: dict[str, list[list[str]]] = {name: [] for name in parts}
    for folder in folders.values():
        for line in output(folder, "-c", script):
            if line.startswith("== "):
                found[line[3:]].append([])
                lines = found[line[3:]][-1]
            else:
                lines.append(line)
    return found


def test_plain_is_plain_and_compiled_is_compiled(folders: dict[str, Path]) -> None:
    for mode, folder in folders.items():
        *modules, flag = output(folder, "-c", WHERE)
        assert flag == f"compiled {mode == 'compiled'}"
        assert len(modules) > 40
        for line in modules:
            name, file = line.split(" ", 1)
            assert Path(file).is_relative_to(folder), line
            if name != "theogony.kernel.fields":  # it has done its work before compilation
                assert (Path(file).suffix == ".py") == (mode == "plain"), f"{name} runs from {file}"


def test_fields_are_equal(folders: dict[str, Path]) -> None:
    plain, compiled = (output(folder, "-c", FIELDS) for folder in folders.values())
    assert len(plain) > 190
    assert compiled == plain


def test_games_of_every_mode_have_equal_hashes(said: dict[str, list[list[str]]]) -> None:
    plain, compiled = said["walks"]
    assert len(plain) == len(ALL) + sum(len(gallery(game)) for game in GAMES)
    assert compiled == plain


def test_records_have_equal_hashes(folders: dict[str, Path]) -> None:
    for folder in folders.values():
        for game in GAMES:
            hashes = output(folder, "-c", REPLAY, str(FOLDER / game))
            assert hashes == [f"{path.stem} {read(path).hash}" for path in RECORDS if path.parent.name == game]


def test_views_and_redeals_are_equal(said: dict[str, list[list[str]]]) -> None:
    plain, compiled = said["looks"]
    assert len(plain) > 1000
    assert compiled == plain


def test_bots_think_the_same(said: dict[str, list[list[str]]]) -> None:
    """To the last bit: what a bot chooses must not depend on the build."""
    plain, compiled = said["thoughts"]
    assert len(plain) > 100 and {line.split()[0] for line in plain} == set(GAMES)
    assert compiled == plain


def test_positions_are_saved_loaded_and_sent_in_both_modes(said: dict[str, list[list[str]]]) -> None:
    """Steps are also made by name and by interpreted callers: they must come out complete, which the script asserts."""
    plain, compiled = said["saves"]
    assert len(plain) > 1000
    assert compiled == plain


def test_the_kernel_keeps_its_promises_when_compiled(folders: dict[str, Path]) -> None:
    """Toy games in plain Python on the compiled kernel: subclasses, saving, secrets, records."""
    lines = output(folders["compiled"], "-m", "pytest", "tests/kernel", "-q", "-p", "no:cacheprovider")
    assert " passed" in lines[-1] and "failed" not in lines[-1]


SMALLEST = """
import theogony.kernel
from theogony.games import get
from theogony.kernel.rng import Rng
game = get("libation")
for seed in range(20):
    state, rng = game.new(2 + seed % 3, seed=seed), Rng(seed)
    while state.result is None:
        seat = state.prompts()[0].seat
        options = state.options(seat)
        state.redeal(seat, rng).clone().apply(seat, options[-1])
        state.apply(seat, options[rng.below(len(options))])
        print(state.hash())
print(theogony.kernel.compiled())
"""

# of the tests of the kernel those that need none of the games: zones and redeals, sealed plans, matches and records
ALONE = ("test_zones", "test_redeal", "test_plans", "test_match", "test_record", "test_rng")


def smallest(source: Path) -> Path:
    """The kernel with the smallest of games."""
    games = [path.name for path in (ROOT / "src" / "theogony" / "games").iterdir() if path.is_dir()]
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", *games)
    shutil.copytree(ROOT / "src", source, ignore=left_out)
    built(source / "theogony" / "games")
    return source


def test_the_kernel_built_as_it_is_shipped_is_the_same_kernel(tmp_path: Path) -> None:
    source, shipped = smallest(tmp_path / "source"), tmp_path / "shipped"
    tool = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--profile"]
    build = [*tool, "--source", str(source), "--into", str(shipped)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *plain, flag = output(source, "-c", SMALLEST)
    assert len(plain) > 60 and flag == "False"
    assert output(shipped, "-c", SMALLEST) == [*plain, "True"]
    files = [f"tests/kernel/{name}.py" for name in ALONE]
    lines = output(shipped, "-m", "pytest", *files, "-q", "-p", "no:cacheprovider")
    assert " passed" in lines[-1] and "failed" not in lines[-1]


def test_a_compiler_without_profiles_is_told_of(tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--profile", "--opt", "1"]
    build = [*tool, "--source", str(smallest(tmp_path / "source")), "--into", str(tmp_path / "none")]
    done = subprocess.run(build, env={**os.environ, "CC": "false"}, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "--profile needs GCC" in done.stderr
    assert not (tmp_path / "none" / "theogony").exists()


def test_compiled_modules_stay_as_long_as_they_match_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However they were built: by profile, or without optimisation. Who changes a line runs what he wrote."""
    monkeypatch.setattr(build_fast, "CACHE", tmp_path / "cache")
    source = tmp_path / "src"
    kernel = source / "theogony" / "kernel"
    rules, compiled = kernel / "rules.py", kernel / "rules.so"
    kernel.mkdir(parents=True)
    (tmp_path / "cache").mkdir()
    for number, way in enumerate([build_fast.Way("3"), build_fast.Way("3", True), build_fast.Way("0")]):
        rules.write_text(f"number = {number}")
        compiled.touch()
        stamp = {
            "digest": build_fast.digest_of(source, way),
            "way": way,
            "files": build_fast.compiled_files(source),
        }
        (tmp_path / "cache" / build_fast.STAMP).write_text(json.dumps(stamp))
        build_fast.drop_stale(source)
        assert compiled.exists(), way
        rules.write_text("number = -1")
        build_fast.drop_stale(source)
        assert not compiled.exists(), way


def test_every_way_of_building_has_a_build_of_its_own() -> None:
    ways = [build_fast.Way(level, profile) for level in "0123" for profile in (False, True)]
    assert len({build_fast.digest_of(build_fast.SOURCE, way) for way in ways}) == len(ways)
