"""Compiled rules are the same rules: equal hashes for records and random games, with and without mypyc.

The first run builds for about a minute; later runs find the build of equal sources in build/.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.diceforge.play import MODES as MODES_OF_DICE_FORGE
from tests.games.godstorm.play import MODES
from tests.games.theomachy.play import MODES as MODES_OF_THEOMACHY
from theogony import games

ROOT = Path(__file__).resolve().parents[1]
COMPILERS = ("cc", "gcc", "clang", "cl")

pytestmark = [
    pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="no C compiler is installed"),
    pytest.mark.xdist_group("compiled"),  # they share one build
]

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

GAMES = """
import json
from tests.games.godstorm.play import MODES, begin, walk
for mode in MODES:
    for style, riches in (("bold", 0), ("devout", 0 if "mode" in mode[1] else 40), ("ruthless", 0)):
        hashes = []
        for number, state in enumerate(walk(begin(mode, "twin", riches), style, "twin")):
            if number % 50 == 0 or state.result is not None:
                hashes.append(state.hash()[:16])
        print(mode, style, number, *hashes)
"""

GAMES_OF_THEOMACHY = """
from tests.games.theomachy.play import MODES, begin, walk
for mode in MODES:
    for style, riches in (("bold", 6), ("steady", 0)):
        hashes = []
        for number, state in enumerate(walk(begin(mode, "twin", riches), style, "twin")):
            if number % 50 == 0 or state.result is not None:
                hashes.append(state.hash()[:16])
        print(mode, style, number, *hashes)
"""

GAMES_OF_DICE_FORGE = """
from tests.games.diceforge.play import MODES, begin, walk
for mode in MODES:
    for style in ("busy", "random"):
        hashes = []
        for number, state in enumerate(walk(begin(mode, "twin", style), style, "twin")):
            if number % 50 == 0 or state.result is not None:
                hashes.append(state.hash()[:16])
        print(mode, style, number, *hashes)
"""

SAVES = """
import json, pickle
from tests.properties import positions, test_diceforge, test_theomachy
from theogony.games import get
from theogony.kernel.rng import Rng
galleries = {
    "godstorm": positions.gallery(), "theomachy": test_theomachy.gallery(), "diceforge": test_diceforge.gallery()
}
for name, gallery in galleries.items():
    assert type(gallery[0])(3, Rng(1)).seats == 3
    for number, state in enumerate(gallery):
        saved = json.dumps(state.dump())
        assert json.dumps(get(name).load(json.loads(saved)).dump()) == saved, number
        assert json.dumps(pickle.loads(pickle.dumps(state)).dump()) == saved, number
"""

LOOKS = """
import hashlib
from tests.properties import positions, test_diceforge, test_theomachy
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical
for number, state in enumerate((*positions.gallery(), *test_theomachy.gallery(), *test_diceforge.gallery())):
    looks = [canonical(state.view(seat)) + canonical(state.redeal(seat, Rng(number)).dump()) for seat in (-1, 0, 1)]
    print(number, hashlib.sha256(b"".join(looks)).hexdigest())
"""


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Two copies of the package: one really plain, one really compiled."""
    plain = tmp_path_factory.mktemp("plain") / "src"
    compiled = tmp_path_factory.mktemp("compiled")
    shutil.copytree(ROOT / "src", plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    build = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--into", str(compiled)]
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


def test_random_games_have_equal_hashes(folders: dict[str, Path]) -> None:
    plain, compiled = (output(folder, "-c", GAMES) for folder in folders.values())
    assert len(plain) == 3 * len(MODES)
    assert compiled == plain


def test_random_games_of_theomachy_have_equal_hashes(folders: dict[str, Path]) -> None:
    plain, compiled = (output(folder, "-c", GAMES_OF_THEOMACHY) for folder in folders.values())
    assert len(plain) == 2 * len(MODES_OF_THEOMACHY)
    assert compiled == plain


def test_random_games_of_dice_forge_have_equal_hashes(folders: dict[str, Path]) -> None:
    plain, compiled = (output(folder, "-c", GAMES_OF_DICE_FORGE) for folder in folders.values())
    assert len(plain) == 2 * len(MODES_OF_DICE_FORGE)
    assert compiled == plain


def test_records_have_equal_hashes(folders: dict[str, Path]) -> None:
    from tests.records.test_replays import FOLDER, RECORDS, REPLAY, read

    for folder in folders.values():
        for game in games.names():
            hashes = output(folder, "-c", REPLAY, str(FOLDER / game))
            assert hashes == [f"{path.stem} {read(path).hash}" for path in RECORDS if path.parent.name == game]


def test_views_and_redeals_are_equal(folders: dict[str, Path]) -> None:
    plain, compiled = (output(folder, "-c", LOOKS) for folder in folders.values())
    assert len(plain) > 1000
    assert compiled == plain


def test_positions_are_saved_loaded_and_sent_in_both_modes(folders: dict[str, Path]) -> None:
    """Steps are also made by name and by interpreted callers: they must come out complete."""
    for folder in folders.values():
        output(folder, "-c", SAVES)


def test_the_kernel_keeps_its_promises_when_compiled(folders: dict[str, Path]) -> None:
    """Toy games in plain Python on the compiled kernel: subclasses, saving, secrets, records."""
    lines = output(folders["compiled"], "-m", "pytest", "tests/kernel", "-q", "-p", "no:cacheprovider")
    assert " passed" in lines[-1] and "failed" not in lines[-1]
