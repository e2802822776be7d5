"""What stands in benchmarks/ and tools/ is started as its first lines say, from anywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPTS = [
    file
    for folder in ("benchmarks", "tools")
    for file in sorted((ROOT / folder).glob("*.py"))
    if "ArgumentParser(" in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_script_starts(script: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(script), "--help"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "usage:" in done.stdout
