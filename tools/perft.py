"""Prints the number of ways to go on from the named positions of tests/perft.

    python tools/perft.py                       prints all counts
    python tools/perft.py invasion --depth 8    prints one position, deeper
    python tools/perft.py --write               writes tests/perft/godstorm.txt

A changed count is a changed rule. Write the file only when the change is meant, and name the clause in the commit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.perft.positions import POSITIONS, counts  # noqa: E402

FILE = ROOT / "tests" / "perft" / "godstorm.txt"


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts the ways to go on from named positions.")
    parser.add_argument("names", nargs="*", metavar="POSITION", help=f"some of: {', '.join(POSITIONS)} (default: all)")
    parser.add_argument("--depth", type=int, help="this many decisions instead of the usual number")
    parser.add_argument("--write", action="store_true", help="write the usual counts to tests/perft/godstorm.txt")
    args = parser.parse_args()
    unknown = [name for name in args.names if name not in POSITIONS]
    if unknown:
        parser.error(f"no position is called {unknown[0]}; there are {', '.join(POSITIONS)}")
    lines = []
    for name in args.names or POSITIONS:
        make, depth = POSITIONS[name]
        lines.append(f"{name}: {' '.join(map(str, counts(make(), args.depth or depth)))}")
        print(lines[-1], flush=True)
    if args.write:
        if args.names or args.depth:
            parser.error("--write takes all positions with their usual depth")
        FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
