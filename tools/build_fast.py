"""Compiles the kernel and the games with mypyc. Pure Python is always enough to run; this makes it faster.

    python tools/build_fast.py             builds in place: compiled modules lie beside the sources in src/
    python tools/build_fast.py --profile   builds twice, the second time by what games do most: a tenth faster (GCC)
    python tools/build_fast.py --into DIR  copies the package to DIR/theogony and builds there (PYTHONPATH=DIR runs it)
    python tools/build_fast.py --stale     removes compiled modules in place that no longer match the sources
    python tools/build_fast.py --slow      removes compiled modules in place, keeps the cache
    python tools/build_fast.py --clean     removes all compiled modules in place, and the cache

Builds are cached in build/fast/ by the content of the sources: when nothing changed, nothing is compiled.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

try:
    import fcntl
except ImportError:  # not on Windows: there, two builds at once simply both do the work
    fcntl = None  # type: ignore[assignment]

PACKAGE = "theogony"
ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build" / "fast"
STAMP = ".theogony-fast.json"  # in the cache for builds in place, in DIR for --into
COMPILED_DIRS = ("kernel", "games")
BUILDS_KEPT = 3
COMPILED_IMPORTS = "from typing import Any, ClassVar; from mypy_extensions import mypyc_attr"
# Calls between modules, and into Python, without detours: a sixth of the time.
WHOLE_PROGRAM = ["-flto=auto", "-fvisibility=hidden", "-fno-plt"]
# What a profile is gathered with, and what is built by it; what was never seen to run is optimised all the same.
GATHERING = ["-fprofile-update=single", "-fprofile-generate={0}"]
BY_PROFILE = ["-fprofile-partial-training", "-Wno-missing-profile", "-fprofile-use={0}"]
SEARCHED_EVERY = 60  # decisions of the games that are played for it
COMPILED_POSITION = "mypyc_attr(allow_interpreted_subclasses=True, serializable=True)"
# Steps come and go: the memory of the last one of each kind is kept for the next.
KEPT_IMPORT = "from mypy_extensions import mypyc_attr"
KEPT = "@mypyc_attr(free_list_len=1)"

# What stands before an event that is told, so that nothing is gathered for it where nobody listens.
UNHEARD = {
    "tell": "if {0}.events is not None: ",
    "reveal": "{0}.unheard() if {0}.events is None else ",  # what was hidden is seen all the same
}

# Modules that stay interpreted, as paths below src/. Say why for each.
EXCLUDED: frozenset[str] = frozenset(
    {"theogony/kernel/fields.py"}  # has done its work when compilation begins: ``write_methods``
)


class Way(NamedTuple):
    """How a build is made."""

    opt_level: str
    profile: bool = False


class BuildFailed(Exception):
    """Carries one plain sentence for the person who ran the build."""


def say(text: str) -> None:
    print(f"fast: {text}", file=sys.stderr, flush=True)


# ---- what is compiled, and the name of a build -----------------------------------------------------


def modules_to_compile(source: Path) -> list[str]:
    """Paths below `source` of the modules that mypyc compiles, sorted."""
    found = []
    for folder in COMPILED_DIRS:
        for path in sorted((source / PACKAGE / folder).rglob("*.py")):
            relative = path.relative_to(source).as_posix()
            if path.name != "__init__.py" and relative not in EXCLUDED:
                found.append(relative)
    return found


def digest_of(source: Path, way: Way) -> str:
    """Name of the build: equal sources and equal tools give an equal name."""
    try:
        mypy_version = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy_version = "none"
    h = hashlib.sha256()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    h.update(f"{sys.version}|{suffix}|mypy {mypy_version}|{way}|{sorted(EXCLUDED)}".encode())
    h.update(Path(__file__).read_bytes())
    for folder in COMPILED_DIRS:
        for path in sorted((source / PACKAGE / folder).rglob("*.py")):
            body = path.read_bytes()
            h.update(f"\n{path.relative_to(source).as_posix()} {len(body)}\n".encode())
            h.update(body)
    return h.hexdigest()[:20]


def compiled_files(folder: Path) -> list[str]:
    """Paths below `folder` of everything mypyc left there."""
    endings = (".so", ".pyd")
    own = [p for p in (folder / PACKAGE).rglob("*") if p.suffix in endings] if (folder / PACKAGE).is_dir() else []
    group = [p for p in folder.glob("*__mypyc*") if p.suffix in endings]
    return sorted(p.relative_to(folder).as_posix() for p in own + group)


# ---- building --------------------------------------------------------------------------------------


@contextlib.contextmanager
def cache_lock() -> Iterator[None]:
    """One build at a time: a second process waits and then finds the first one's result."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with open(CACHE / "lock", "w") as handle:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def require_tools() -> None:
    missing = []
    for module in ("mypyc", "setuptools"):
        try:
            __import__(module)
        except ImportError:
            missing.append(module)
    if missing:
        raise BuildFailed(
            f"{' and '.join(missing)} not installed. Run `make fast`, or `pip install -e '.[fast]'` first."
        )
    if os.name == "posix":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None and shutil.which("cc") is None:
            raise BuildFailed(
                "no C compiler found. Install one "
                "(Debian or Ubuntu: `apt install gcc`; macOS: `xcode-select --install`). "
                "Theogony also runs without, only slower."
            )
        header = Path(sysconfig.get_path("include")) / "Python.h"
        if not header.exists():
            raise BuildFailed(
                f"Python's C headers are missing ({header}). Debian or Ubuntu: `apt install python3-dev`."
            )


def build(source: Path, way: Way, verbose: bool) -> tuple[Path, bool]:
    """The folder of the cached build for these sources, made now if needed; and whether it was made now."""
    modules = modules_to_compile(source)
    if not modules:
        raise BuildFailed(f"nothing to compile: no modules below {source / PACKAGE}/{{{','.join(COMPILED_DIRS)}}}.")
    digest = digest_of(source, way)
    done = CACHE / digest
    with cache_lock():
        if (done / STAMP).exists():
            os.utime(done)
            return done, False
        require_tools()
        for abandoned in CACHE.glob("*.work"):  # of interrupted builds: we hold the lock
            shutil.rmtree(abandoned, ignore_errors=True)
        work = CACHE / f"{digest}.work"
        copy_package(source, work)
        write_methods(work, modules)
        say(f"compiling {len(modules)} modules with mypyc (opt {way.opt_level}); this takes a while")
        started = time.monotonic()
        flags = gathered(work, modules, way, verbose) if way.profile else []
        run_compiler(work, modules, way, flags, verbose)
        stamp = {"digest": digest, "way": way, "modules": modules, "files": compiled_files(work)}
        (work / STAMP).write_text(json.dumps(stamp, indent=1))
        for leftover in ("c", "tmp", "build", "profile", ".mypy_cache"):
            shutil.rmtree(work / leftover, ignore_errors=True)
        shutil.rmtree(done, ignore_errors=True)
        work.rename(done)
        prune_cache()
    say(f"compiled in {time.monotonic() - started:.0f} s")
    return done, True


def copy_package(source: Path, target: Path) -> None:
    """`target` holds a fresh copy of the package, without compiled files."""
    shutil.rmtree(target / PACKAGE, ignore_errors=True)
    shutil.copytree(
        source / PACKAGE, target / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")
    )


def write_methods(work: Path, modules: list[str]) -> None:
    """Classes of the copy that declare their fields (``kernel/fields.py``) hold what plain Python would give them."""
    command = [sys.executable, str(Path(__file__).resolve()), "--written", json.dumps(modules)]
    env = {**os.environ, "PYTHONPATH": str(work), "PYTHONDONTWRITEBYTECODE": "1"}
    child = subprocess.run(command, cwd=work, env=env, check=False, capture_output=True, text=True)
    if child.returncode != 0:
        raise BuildFailed(f"the package cannot be imported:\n{child.stderr[-6000:]}")
    written, steps = json.loads(child.stdout)
    for module in modules:
        path = work / module
        text = unheard(path.read_text())
        if module in steps:
            text = kept(text, steps[module])
        path.write_text(with_methods(text, written[module]) if module in written else text)


def written_methods(modules: list[str]) -> dict[str, dict[str, list[str]]]:
    """The lines that kernel/fields.py has written, by module and class."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in modules:
        name = path.removesuffix(".py").replace("/", ".")
        for cls in vars(importlib.import_module(name)).values():
            if isinstance(cls, type) and cls.__module__ == name and "written" in vars(cls):
                found.setdefault(path, {})[cls.__name__] = list(vars(cls)["written"])
    return found


def steps_by_module(modules: list[str]) -> dict[str, list[str]]:
    """The names of all steps, by module."""
    step = importlib.import_module(f"{PACKAGE}.kernel.step").Step
    found: dict[str, list[str]] = {}
    for path in modules:
        name = path.removesuffix(".py").replace("/", ".")
        for cls in vars(importlib.import_module(name)).values():
            if isinstance(cls, type) and cls.__module__ == name and issubclass(cls, step):
                found.setdefault(path, []).append(cls.__name__)
    return found


def with_methods(text: str, written: dict[str, list[str]]) -> str:
    """The module with these lines in its classes. Only what stands behind a part or a position moves down."""
    lines = text.split("\n")
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ImportFrom) and node.module == f"{PACKAGE}.kernel.fields" and node.end_lineno:
            lines[node.end_lineno - 1] += f"; {COMPILED_IMPORTS}"
        elif isinstance(node, ast.ClassDef) and node.name in written:
            decorators = {ast.unparse(decorator): decorator.lineno - 1 for decorator in node.decorator_list}
            if "step" in decorators:
                write_step(lines, node, decorators["step"], *written[node.name])
            else:
                if "part" in decorators:
                    lines[decorators["part"]] = ""
                else:
                    lines[decorators["position"]] = f"@{COMPILED_POSITION}"
                lines[node.end_lineno : node.end_lineno] = [f"    {line}" for line in written[node.name]]
    return "\n".join(lines)


def kept(text: str, steps: list[str]) -> str:
    """The module whose steps, but for those that interpreted code may extend, are kept when they go. No line moves."""
    lines = text.split("\n")
    body = ast.parse(text).body
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name in steps:
            above = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 2
            if not any("mypyc_attr" in ast.unparse(decorator) for decorator in node.decorator_list):
                assert not lines[above], f"a blank line stands above {node.name}"
                lines[above] = KEPT
    first = next(node for node in body if isinstance(node, ast.ImportFrom) and node.module != "__future__")
    assert first.end_lineno is not None
    lines[first.end_lineno - 1] += f"; {KEPT_IMPORT}"
    return "\n".join(lines)


def unheard(text: str) -> str:
    """The module as it runs where nobody listens: what would be told is not even gathered. No line moves."""
    lines = text.split("\n")
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=state), attr="tell" | "reveal" as verb))):
                before, told = lines[node.lineno - 1][: node.col_offset], lines[node.lineno - 1][node.col_offset :]
                if not before.strip():
                    heard = UNHEARD[verb].format(state)
                    lines[node.lineno - 1] = f"{before}{heard}{told}"
    return "\n".join(lines)


def write_step(lines: list[str], node: ast.ClassDef, decorator: int, fields: str, init: str) -> None:
    """These lines take the place of the decorator and of the fields: no other line moves."""
    places: list[int] = []
    for entry in reversed(node.body):
        if isinstance(entry, ast.AnnAssign) and not ast.unparse(entry.annotation).startswith("ClassVar"):
            places.append(entry.lineno - 1)
            lines[entry.lineno - 1] = ""
            fields = f"{ast.unparse(entry.target)}: {ast.unparse(entry.annotation)}; {fields}"
    if not places:  # it has those of its base and no others
        lines[decorator] = ""
        return
    first = places[-1]
    lines[first] = f"    {init}"
    lines.insert(first, f"    {fields}")
    del lines[decorator]


def gathered(work: Path, modules: list[str], way: Way, verbose: bool) -> list[str]:
    """The flags of a build by profile, once games have been played with one that counts what runs how often."""
    profile = str(work / "profile")
    counting, by_it = ([flag.format(profile) for flag in flags] for flags in (GATHERING, BY_PROFILE))
    if not links([*counting, *WHOLE_PROGRAM]) or not links([*by_it, *WHOLE_PROGRAM]):
        raise BuildFailed("--profile needs GCC. Set CC to it, or leave --profile out: that is a tenth slower.")
    run_compiler(work, modules, way, counting, verbose)
    say("playing games, to see what runs how often")
    command = [sys.executable, str(Path(__file__).resolve()), "--play"]
    played = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(work)}, check=False, cwd=work)
    if played.returncode != 0:
        raise BuildFailed("the games that a profile is gathered from did not end; the reasons are above.")
    remove_compiled(work)
    for leftover in ("tmp", "build"):
        shutil.rmtree(work / leftover, ignore_errors=True)
    return by_it


def play() -> None:
    """What compiled rules are there for: every mode with every number of players, by chance and by search."""
    from theogony import games
    from theogony.bots import Budget, make
    from theogony.kernel.game import MODE
    from theogony.kernel.rng import Rng

    for name in games.names():
        game = games.get(name)
        searcher = make("mcts", name, "profile", Budget(iterations=12))
        for mode, rules in game.modes.items():
            for seats in range(rules.players[0], rules.players[1] + 1):
                state, rng, number = game.new(seats, {MODE: mode} if mode else {}, seed=seats), Rng(seats), 0
                while state.result is None:
                    seat = state.prompts()[0].seat
                    options = state.onward(seat)
                    move = options[rng.below(len(options))]
                    number += 1
                    if number % SEARCHED_EVERY == 0:
                        move = searcher.choose(state.knowledge(seat))
                    state.apply(seat, move)


def run_compiler(work: Path, modules: list[str], way: Way, flags: list[str], verbose: bool) -> None:
    """Compiles in a child process, so that its output can be kept and its failure explained."""
    order = json.dumps({"modules": modules, "opt_level": way.opt_level, "flags": flags})
    command = [sys.executable, str(Path(__file__).resolve()), "--compile-here", order]
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    log = work.with_suffix(".log")
    with open(log, "w") as out:
        child = subprocess.run(command, cwd=work, env=env, check=False, stdout=None if verbose else out, stderr=None)
    if child.returncode != 0:
        if not verbose:
            sys.stderr.write(log.read_text()[-6000:])
        raise BuildFailed("compilation failed; the reasons are above. Every mypy error stops it: does `mypy` pass?")
    log.unlink(missing_ok=True)


def prune_cache() -> None:
    builds = [p for p in CACHE.iterdir() if (p / STAMP).exists()]
    builds.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for old in builds[BUILDS_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def compile_here(order: str) -> None:
    """The child's work: mypyc over the modules below the current folder, results beside the sources."""
    from concurrent.futures import Future, ThreadPoolExecutor

    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    wanted = json.loads(order)

    class ParallelBuildExt(build_ext):  # type: ignore[misc]
        """Compiles the many C files of the one group on all cores; setuptools alone would use one."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one, one_file = compiler.compile, getattr(compiler, "_compile", None)
            if one_file is None:  # a compiler without single-file step (Windows)
                super().build_extensions()
                return
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:

                def compile_all(*args: Any, **kwargs: Any) -> Any:
                    pending: list[Future[Any]] = []
                    compiler._compile = lambda *a: pending.append(pool.submit(one_file, *a))
                    try:
                        objects = one_by_one(*args, **kwargs)
                        for job in pending:
                            job.result()
                    finally:
                        compiler._compile = one_file
                    return objects

                compiler.compile = compile_all
                super().build_extensions()

    options = ["--config-file=", "--ignore-missing-imports", "--disable-error-code=import-untyped"]
    extensions = mypycify(
        options + wanted["modules"],
        opt_level=wanted["opt_level"],
        debug_level="0",
        multi_file=True,
        separate=False,
        target_dir="c",
        group_name=PACKAGE,
    )
    flags = wanted["flags"] + (WHOLE_PROGRAM if wanted["opt_level"] in ("2", "3") and links(WHOLE_PROGRAM) else [])
    if flags:
        shared = extensions[0]  # the others only open it, and share their list of flags with it
        shared.extra_compile_args = [*shared.extra_compile_args, *flags]
        shared.extra_link_args = [f"-O{wanted['opt_level']}", *flags]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": ParallelBuildExt},
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "tmp"],
    )


def links(flags: list[str]) -> bool:
    """Whether this machine's compiler and linker know these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    command = [*compiler, "-shared", "-fPIC", *flags, "-x", "c", "-", "-o", "probe.so"]
    try:
        return subprocess.run(command, input=b"int probe;", check=False, capture_output=True).returncode == 0
    except OSError:
        return False
    finally:
        Path("probe.so").unlink(missing_ok=True)


# ---- putting results where they are wanted ---------------------------------------------------------


def read_stamp(path: Path) -> dict[str, Any]:
    try:
        stamp: dict[str, Any] = json.loads(path.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def remove_compiled(folder: Path) -> int:
    files = compiled_files(folder)
    for name in files:
        (folder / name).unlink()
    return len(files)


def up_to_date(folder: Path, stamp: Path, digest: str) -> bool:
    noted = read_stamp(stamp)
    return noted.get("digest") == digest and noted.get("files") == compiled_files(folder)


def install(built: Path, folder: Path, stamp: Path) -> int:
    """Compiled files of the build lie in `folder`, and no others."""
    stamp.unlink(missing_ok=True)
    remove_compiled(folder)
    noted = read_stamp(built / STAMP)
    for name in noted["files"]:
        shutil.copy2(built / name, folder / name)
    stamp.write_text(json.dumps(noted, indent=1))
    return len(noted["files"])


def build_in_place(source: Path, way: Way, verbose: bool) -> None:
    stamp = CACHE / STAMP
    if up_to_date(source, stamp, digest_of(source, way)):
        say("nothing changed, compiled modules are up to date")
        return
    built, _ = build(source, way, verbose)
    count = install(built, source, stamp)
    say(f"{count} compiled files are in place; `make slow` removes them")


def build_into(source: Path, target: Path, way: Way, verbose: bool) -> None:
    target.mkdir(parents=True, exist_ok=True)
    stamp = target / STAMP
    if target.resolve() == source.resolve():
        raise BuildFailed("--into needs another folder than the sources; without --into the build is in place.")
    built, _ = build(source, way, verbose)
    with cache_lock():  # several test workers may want the same folder
        if up_to_date(target, stamp, digest_of(source, way)) and same_sources(source, target):
            say(f"nothing changed, {target} is up to date")
            return
        stamp.unlink(missing_ok=True)
        copy_package(source, target)
        install(built, target, stamp)
    say(f"compiled package is in {target}; run it with PYTHONPATH={target}")


def same_sources(source: Path, target: Path) -> bool:
    """Whether the copy holds the same files, also those that are not compiled."""

    def content(folder: Path) -> dict[str, bytes]:
        skipped = {".so", ".pyd", ".pyc"}
        files = (p for p in (folder / PACKAGE).rglob("*") if p.is_file() and p.suffix not in skipped)
        return {p.relative_to(folder).as_posix(): p.read_bytes() for p in files}

    return content(source) == content(target)


def drop_stale(source: Path) -> None:
    """Compiled modules in place either match the sources or are gone: old code never runs unnoticed."""
    way = Way(*read_stamp(CACHE / STAMP).get("way", [""]))
    if compiled_files(source) and not up_to_date(source, CACHE / STAMP, digest_of(source, way)):
        remove_compiled(source)
        say("sources changed since `make fast`: old compiled modules removed, running plain Python")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compiles the kernel and the games with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--into", type=Path, metavar="DIR", help="copy the package to DIR/theogony and build there")
    what.add_argument("--clean", action="store_true", help="remove compiled files in place and the cache")
    what.add_argument("--slow", action="store_true", help="remove compiled files in place, keep the cache")
    what.add_argument("--stale", action="store_true", help="remove compiled files in place if sources have changed")
    what.add_argument("--compile-here", metavar="ORDER", help=argparse.SUPPRESS)
    what.add_argument("--written", metavar="MODULES", help=argparse.SUPPRESS)
    what.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--source", type=Path, default=SOURCE, help="folder that holds the package (default: src/)")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="optimisation level (default: 3)")
    parser.add_argument("--profile", action="store_true", help="build by what games do most: twice the time (GCC)")
    parser.add_argument("--verbose", action="store_true", help="show all output of the compilers")
    args = parser.parse_args()
    if args.compile_here:
        compile_here(args.compile_here)
        return 0
    if args.written:
        modules = json.loads(args.written)
        print(json.dumps((written_methods(modules), steps_by_module(modules))))
        return 0
    if args.play:
        play()
        return 0
    source, way = args.source.resolve(), Way(args.opt, args.profile)
    try:
        if args.clean or args.slow:
            say(f"{remove_compiled(source)} compiled files removed")
            (CACHE / STAMP).unlink(missing_ok=True)
            if args.clean:
                shutil.rmtree(CACHE, ignore_errors=True)
        elif args.stale:
            drop_stale(source)
        elif args.into is not None:
            build_into(source, args.into, way, args.verbose)
        else:
            build_in_place(source, way, args.verbose)
    except BuildFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
