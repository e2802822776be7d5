"""Prints the number of ways to go on from the named positions of tests/games/<game>/perft.py.

    python tools/perft.py                       prints all counts
    python tools/perft.py invasion --depth 8    prints one position, deeper
    python tools/perft.py --game diceforge      prints all counts of another game
    python tools/perft.py --write               writes tests/games/godstorm/perft.txt

A changed count is a changed rule. Write the files only when the change is meant, and name the clause in the commit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.conformance.perft import counts, kept, positions  # noqa: E402
from tests.conformance.tables import GAMES  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description="Counts the ways to go on from named positions.")
    parser.add_argument("names", nargs="*", metavar="POSITION", help="some of the positions (default: all)")
    parser.add_argument("--game", choices=GAMES, default="godstorm", help="the game (default: godstorm)")
    parser.add_argument("--depth", type=int, help="this many decisions instead of the usual number")
    parser.add_argument("--write", action="store_true", help="write the usual counts to tests/games/<game>/perft.txt")
    args = parser.parse_args()
    known = positions(args.game)
    unknown = [name for name in args.names if name not in known]
    if unknown:
        parser.error(f"no position is called {unknown[0]}; there are {', '.join(known)}")
    lines = []
    for name in args.names or known:
        make, depth = known[name]
        lines.append(f"{name}: {' '.join(map(str, counts(make(), args.depth or depth)))}")
        print(lines[-1], flush=True)
    if args.write:
        if args.names or args.depth:
            parser.error("--write takes all positions with their usual depth")
        kept(args.game).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
