"""The package that people install: complete, or not made at all."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from theogony.games import names

ROOT = Path(__file__).parent.parent
STATIC = Path("src/theogony/server/static")


def test_the_wheel_works_in_an_empty_environment_outside_the_checkout(tmp_path: Path) -> None:
    """tools/wheel.py plays every game from the wheel alone, then opens the page of a server."""
    tool = [sys.executable, str(ROOT / "tools" / "wheel.py"), "--into", str(tmp_path)]
    done = subprocess.run(tool, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"works: {', '.join(names())} and the server" in done.stdout
    assert list(tmp_path.glob("theogony-*.whl"))


@pytest.mark.parametrize(("client", "says"), [("none", "not built"), ("old", "older than its sources")])
def test_without_the_present_client_no_wheel_comes_into_being(tmp_path: Path, client: str, says: str) -> None:
    checkout = tmp_path / "checkout"
    junk = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.so")
    for folder in ("src", "docs", "tools", "web"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=junk)
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, checkout / name)
    if client == "old":
        (checkout / STATIC).mkdir()
        (checkout / STATIC / ".built-from").write_text("other sources\n")
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(checkout)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert says in done.stdout + done.stderr and "make wheel" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
