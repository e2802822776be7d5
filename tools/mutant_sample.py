"""A sample of mutants, drawn by a seed and judged one by one: what `tools/mutate.py --sample` counts.

The mutants are those that mutmut makes, under its names. Each runs in a process of its own, in which an import of the
chapter finds the changed source; the files on the disk stay as they are. It meets the tests of its game, first those
that concern the chapter, and the first failure ends them.
"""

import difflib
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from theogony.lab.stats import wilson

ROOT: Final = Path(__file__).resolve().parent.parent
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.toml"
PATIENCE: Final = 3.0  # a mutant may take so many times as long as the tests need without one
GRACE: Final = 20.0  # and so many seconds more
MEMORY: Final = 4 << 30  # what runs for ever shall not fill the machine meanwhile

ANOTHER: Final = 99  # status: the tests never imported the mutant

# The process of a mutant: the chapter comes from another file; all the rest is as ever.
PROCESS: Final = f"""
import importlib.machinery, importlib.util, resource, sys
import pytest

chapter, source, memory = sys.argv[1], sys.argv[2], int(sys.argv[3])


class Instead(importlib.machinery.PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return importlib.util.spec_from_file_location(name, source) if name == chapter else None


resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
sys.meta_path.insert(0, Instead)
status = pytest.main(sys.argv[4:])
if status == 0 and getattr(sys.modules.get(chapter), "__file__", "") != source:
    status = {ANOTHER}
sys.exit(status)
"""


@dataclass(frozen=True)
class Mutant:
    """A chapter with one small change."""

    file: Path  # of the chapter, from the root
    name: str  # as mutmut says it
    change: tuple[str, str]  # the lines that differ, before and after
    source: str

    @property
    def module(self) -> str:
        return module_of(self.file)


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    fate: str  # killed, timeout, survived or equivalent
    by: str  # the test that noticed it, or why nothing can

    @property
    def killed(self) -> bool:
        return self.fate in ("killed", "timeout")


def module_of(file: Path) -> str:
    return ".".join(file.relative_to("src").with_suffix("").parts)


def game_of(file: Path) -> str:
    return file.relative_to("src/theogony/games").parts[0]


# -- which mutants there are ------------------------------------------------------------------------------------------


def chapters(part: str) -> list[Path]:
    """The files to be mutated whose path holds this part: a game, a folder or a chapter."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    files = [file.relative_to(ROOT) for pattern in settings["only_mutate"] for file in sorted(ROOT.glob(pattern))]
    return [file for file in files if part in file.as_posix() and file.name != "__init__.py"]


def mutants_of(file: Path) -> dict[str, Callable[[], Mutant]]:
    """All mutants of a chapter by their names, in mutmut's order; each is made when it is asked for."""
    import libcst
    from mutmut.mutation.file_mutation import create_mutations, deep_replace, group_by_top_level_node
    from mutmut.mutation.trampoline_templates import mangle_function_name

    code = (ROOT / file).read_text(encoding="utf-8")
    module, mutations, *_ = create_mutations(str(file), code)
    grouped = group_by_top_level_node(mutations)

    def made(name: str, mutation: Any) -> Mutant:
        changed = deep_replace(module, mutation.original_node, mutation.mutated_node).code
        return Mutant(file, name, difference(code, changed), changed)

    found: dict[str, Callable[[], Mutant]] = {}
    for statement in module.body:
        holder = statement.name.value if isinstance(statement, libcst.ClassDef) else None
        for function in statement.body.body if holder else [statement]:
            if isinstance(function, libcst.FunctionDef):
                called = mangle_function_name(name=function.name.value, class_name=holder)
                for number, mutation in enumerate(grouped.get(function, []), 1):
                    name = f"{module_of(file)}.{called}__mutmut_{number}"
                    found[name] = partial(made, name, mutation)
    return found


def difference(before: str, after: str) -> tuple[str, str]:
    """The lines of each that are not in the other."""
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[2:]
    old, new = ([line[1:].strip() for line in lines if line.startswith(sign)] for sign in "-+")
    return " ".join(old), " ".join(new)


def allot(sizes: dict[Path, int], sample: int) -> dict[Path, int]:
    """How many to draw from each file: as many as its share of all, so that all count alike, and at least one."""
    sample = min(sample, sum(sizes.values()))
    exact = {file: sample * size / sum(sizes.values()) for file, size in sizes.items()}
    given = {file: min(sizes[file], max(1, math.floor(share))) for file, share in exact.items()}
    for file in sorted(exact, key=lambda file: given[file] - exact[file]):
        if sum(given.values()) < sample and given[file] < sizes[file]:
            given[file] += 1
    return given


def draw(names: dict[Path, list[str]], sample: int, seed: int) -> list[tuple[Path, str]]:
    """Of each file its share; the same for the same seed and sources."""
    given = allot({file: len(found) for file, found in names.items()}, sample)
    rng = random.Random(seed)
    return [(file, name) for file, found in names.items() for name in rng.sample(found, given[file])]


# -- how one is judged ------------------------------------------------------------------------------------------------


def files_of_tests(file: Path) -> list[str]:
    """The test files of the chapter's game: those named after it, then those that import it, then the others."""
    _, *folders, chapter = file.relative_to("src/theogony/games").with_suffix("").parts
    line = re.compile(rf"\b{re.escape(module_of(file).rpartition('.')[0])}(\.| import .*\b){chapter}\b")

    def distance(test: Path) -> int:
        parts = (*test.parent.parts, *test.stem.split("_"))
        if chapter in test.stem and all(folder in parts for folder in folders):
            return 0
        return 1 if line.search(test.read_text(encoding="utf-8")) else 2

    found = sorted((ROOT / "tests" / "games" / game_of(file)).rglob("test_*.py"))
    return [str(test.relative_to(ROOT)) for test in sorted(found, key=distance)]


def run_tests(file: Path, source: str, limit: float | None = None) -> tuple[int | None, str]:
    """The status of pytest (None: out of time) and the first test that failed, with this source for the chapter."""
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / file.name
        changed.write_text(source, encoding="utf-8")
        options = ["-x", "-q", "--no-header", "--tb=no", "-rfE", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command = [sys.executable, "-c", PROCESS, module_of(file), str(changed), str(MEMORY)]
        try:
            done = subprocess.run(
                [*command, *options, *files_of_tests(file)],
                cwd=ROOT,
                env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
                capture_output=True,
                text=True,
                timeout=limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None, "out of time"
    first = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return done.returncode, first[1] if first else (done.stdout + done.stderr).strip()[-300:]


def known_equivalent() -> dict[tuple[str, tuple[str, str]], str]:
    """Why a change in a chapter changes nothing, by the chapter and the lines."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(one["chapter"], (one["before"], one["after"])): one["why"] for one in listed}


def judge(mutant: Mutant, limit: float, equivalent: dict[tuple[str, tuple[str, str]], str]) -> Verdict:
    """Runs it. One that is listed as equivalent and yet noticed is killed: the list is wrong then."""
    status, by = run_tests(mutant.file, mutant.source, limit)
    if status is None:
        return Verdict(mutant, "timeout", by)
    if status == ANOTHER:
        sys.exit(f"mutate: the tests never imported {mutant.name}")
    if status:  # a test failed or could not even be collected: without a mutant all of them pass
        return Verdict(mutant, "killed", by)
    why = equivalent.get((mutant.module, mutant.change))
    return Verdict(mutant, "survived" if why is None else "equivalent", why or "")


# -- the count --------------------------------------------------------------------------------------------------------


def line_of(title: str, verdicts: list[Verdict]) -> str:
    """Killed of all, equivalent ones among those that are not, with a 95 % interval; and the share without them."""
    total, killed = len(verdicts), sum(verdict.killed for verdict in verdicts)
    equivalent = sum(verdict.fate == "equivalent" for verdict in verdicts)
    low, high = wilson(killed, total)
    line = f"{title:<50} {killed:>4} of {total:>4} killed  {killed / total:6.1%}  [{low:.1%}, {high:.1%}]"
    if equivalent:
        line += f"  ({equivalent} equivalent; {killed / (total - equivalent):.1%} without)"
    return line


def count(part: str, sample: int, seed: int) -> float:
    """Draws, judges and prints; returns the share of killed ones among those that are not equivalent."""
    mutants = {file: mutants_of(file) for file in chapters(part)}
    if not mutants:
        sys.exit(f'mutate: no chapter named in pyproject.toml, [tool.mutmut], has "{part}" in its path')
    drawn = draw({file: list(found) for file, found in mutants.items()}, sample, seed)
    print(f"{len(drawn)} of {sum(map(len, mutants.values()))} mutants, seed {seed}", flush=True)
    equivalent = known_equivalent()
    limits: dict[str, float] = {}  # by game
    for file, _ in drawn:
        if game_of(file) not in limits:
            began = time.monotonic()
            status, by = run_tests(file, (ROOT / file).read_text(encoding="utf-8"))
            if status:
                sys.exit(f"mutate: without a mutant the tests fail too: {by}")
            limits[game_of(file)] = GRACE + PATIENCE * (time.monotonic() - began)
    verdicts: list[Verdict] = []
    for file, name in drawn:
        mutant = mutants[file][name]()
        verdict = judge(mutant, limits[game_of(file)], equivalent)
        verdicts.append(verdict)
        print(f"{verdict.fate}: {name}  {verdict.by}", flush=True)
        if not verdict.killed:
            print(f"    - {mutant.change[0]}\n    + {mutant.change[1]}", flush=True)
    for file in mutants:
        print(line_of(module_of(file), [verdict for verdict in verdicts if verdict.mutant.file == file]))
    print(line_of("all", verdicts))
    judged = [verdict for verdict in verdicts if verdict.fate != "equivalent"]
    return sum(verdict.killed for verdict in judged) / max(1, len(judged))
