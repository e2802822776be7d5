"""Mutation tests of the rules: changes them in small ways and counts how many changes the tests notice.

    make mutate                            the chapters named in pyproject.toml, [tool.mutmut]: hours
    make mutate ARGS="--survivors"         also lists the mutants that survived
    make mutate ARGS="hellas --sample 60"  60 mutants of the chapters with "hellas" in their path, drawn by --seed 1:
                                           minutes, with 95 % intervals and every survivor

A mutant that the tests notice, by a failure or by running for ever, is killed. The share must not fall below 85 %, or
below --wanted. Equivalent mutants of a sample are those listed in tools/equivalent_mutants.toml, and counted apart.
"""

import argparse
import collections
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutant_sample import count  # noqa: E402

WANTED = 0.85
KILLED = {"killed", "timeout", "suspicious", "segfault"}
MUTMUT = str(Path(sys.executable).with_name("mutmut"))


def run() -> None:
    """Run mutmut, passing on only a line of progress now and then."""
    with subprocess.Popen([MUTMUT, "run"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        tail = b""
        shown = -1
        while chunk := os.read(process.stdout.fileno(), 4096):
            tail = (tail + chunk)[-4000:]
            counts = re.findall(rb"(\d+)/(\d+)  ", tail)
            if counts and int(counts[-1][0]) // 100 != shown:
                shown = int(counts[-1][0]) // 100
                print(f"mutate: {counts[-1][0].decode()} of {counts[-1][1].decode()}", file=sys.stderr, flush=True)
    if process.returncode:
        print(tail.decode(errors="replace"), file=sys.stderr)
        sys.exit(f"mutate: mutmut stopped with status {process.returncode}; do the plain tests pass?")


def results() -> dict[str, str]:
    """The fate of every mutant, by its name."""
    output = subprocess.run([MUTMUT, "results", "--all", "true"], capture_output=True, text=True, check=True).stdout
    return dict(line.strip().rsplit(": ", 1) for line in output.splitlines() if "__mutmut_" in line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", default="", help="with --sample: what the paths of its chapters hold")
    parser.add_argument("--sample", type=int, metavar="N", help="judge only N mutants, of each chapter its share")
    parser.add_argument("--seed", type=int, default=1, help="with --sample: which ones are drawn")
    parser.add_argument("--wanted", type=float, default=WANTED, help=f"the least share of killed mutants ({WANTED})")
    parser.add_argument("--survivors", action="store_true", help="list the mutants that survived")
    parser.add_argument("--no-run", action="store_true", help="only count the results of the last run")
    arguments = parser.parse_args()
    if arguments.part and not arguments.sample:
        parser.error("a part is counted with --sample; all of it by a number beyond its mutants")
    share = count(arguments.part, arguments.sample, arguments.seed) if arguments.sample else whole(arguments)
    if share < arguments.wanted:
        sys.exit(f"mutate: {share:.1%} of the mutants are killed, at least {arguments.wanted:.0%} are wanted")


def whole(arguments: argparse.Namespace) -> float:
    """The share of all mutants that mutmut finds killed."""
    if not arguments.no_run:
        run()
    fates = results()
    by_module: dict[str, list[bool]] = collections.defaultdict(list)
    for mutant, fate in fates.items():
        by_module[mutant.split(".x")[0]].append(fate in KILLED)
        if arguments.survivors and fate not in KILLED:
            print(f"{fate}: {mutant}")
    for module, killed in sorted(by_module.items()):
        print(f"{module:<50} {sum(killed):>5} of {len(killed):>5} killed  {sum(killed) / len(killed):6.1%}")
    share = sum(map(sum, by_module.values())) / max(1, len(fates))
    print(f"{'all':<50} {sum(map(sum, by_module.values())):>5} of {len(fates):>5} killed  {share:6.1%}")
    return share


if __name__ == "__main__":
    main()
