"""Prints the number of ways to go on from the named positions of tests/perft.

    python tools/perft.py                                  prints all counts
    python tools/perft.py godstorm/invasion --depth 8      prints one position, deeper
    python tools/perft.py --write                          writes tests/perft/godstorm.txt and its like

A changed count is a changed rule. Write the files only when the change is meant, and name the clause in the commit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.perft.positions import POSITIONS, counts  # noqa: E402
from tests.perft.theomachy import POSITIONS as OF_THEOMACHY  # noqa: E402

FOLDER = ROOT / "tests" / "perft"
BOXES = {
    **{f"godstorm/{name}": found for name, found in POSITIONS.items()},
    **{f"theomachy/{name}": found for name, found in OF_THEOMACHY.items()},
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts the ways to go on from named positions.")
    parser.add_argument("names", nargs="*", metavar="POSITION", help=f"some of: {', '.join(BOXES)} (default: all)")
    parser.add_argument("--depth", type=int, help="this many decisions instead of the usual number")
    parser.add_argument("--write", action="store_true", help="write the usual counts to tests/perft/*.txt")
    args = parser.parse_args()
    unknown = [name for name in args.names if name not in BOXES]
    if unknown:
        parser.error(f"no position is called {unknown[0]}; there are {', '.join(BOXES)}")
    lines: dict[str, list[str]] = {}
    for name in args.names or BOXES:
        make, depth = BOXES[name]
        found = " ".join(map(str, counts(make(), args.depth or depth)))
        game, _, position = name.partition("/")
        lines.setdefault(game, []).append(f"{position}: {found}")
        print(f"{name}: {found}", flush=True)
    if args.write:
        if args.names or args.depth:
            parser.error("--write takes all positions with their usual depth")
        for game, found_there in lines.items():
            (FOLDER / f"{game}.txt").write_text("\n".join(found_there) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
