"""How long others' turns last at the table, and how smooth they are: measured in the real page.

    python benchmarks/waiting.py                      Godstorm with three heroes, at once and natural
    python benchmarks/waiting.py --game hellas --bots mortal,mortal --rounds 2
    python benchmarks/waiting.py --json

Somebody plays with bots that think as they do on a real server. A turn of a bot lasts from the first of its positions
on show to the first of the next turn; what the person takes for answers in between is not counted. A busy machine makes
turns longer: what server, thinkers and page spend on one is given in seconds of the processor too, and long tasks in
milliseconds of it. Layout shifts without a press are as the browser counts them, the largest with what moved.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import DESKTOP, PHONE, Device, House, Temper, table_at  # noqa: E402
from tests.server.harness import GENEROUS, Player, Process  # noqa: E402
from theogony import games  # noqa: E402
from theogony.server.config import Config  # noqa: E402
from tools import chromium  # noqa: E402

START = {
    "godstorm": "PlaceRaised",
    "theomachy": "BettingTurn",
    "diceforge": "Act",
    "hellas": "TakeTurn",
    "hybris": "Plan",
}

# Notes what is shown and what jumps, from the first script of the page on.
WATCH = """
window.waited = { shifts: [], turns: [] };
const name = (node) => node?.nodeType === 1 ? `${node.localName}#${node.id}.${node.getAttribute('class') ?? ''}` : '';
const box = (one) => [one.x, one.y, one.width, one.height].map(Math.round).join(',');
const moved = (one) => `${name(one.node)} ${box(one.previousRect)} > ${box(one.currentRect)}`;
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    if (!one.hadRecentInput) window.waited.shifts.push([one.value, one.startTime, one.sources.map(moved).join('; ')]);
}).observe({ type: 'layout-shift', buffered: true });
let last = '';
const look = () => {
  const turn = document.querySelector('.table')?.dataset.turn;
  const asked = document.querySelector('#actions')?.dataset.prompt ? 1 : 0;
  if (turn === undefined || last === `${turn} ${asked}`) return;
  last = `${turn} ${asked}`;
  window.waited.turns.push([performance.now(), Number(turn), asked]);
};
const attributes = { subtree: true, attributes: true, attributeFilter: ['data-turn', 'data-prompt'] };
new MutationObserver(look).observe(document, attributes);
"""


def long_tasks(trace: bytes) -> list[float]:
    """Processor time of the page's tasks, in milliseconds, the longest first."""
    events = json.loads(trace)["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [one for one in events if "RunTask" in one["name"] and (one["pid"], one["tid"]) in mains]
    return sorted((one.get("tdur", 0) / 1000 for one in tasks), reverse=True)


def turns_of_bots(noted: list[tuple[float, int, int]], own: int) -> list[float]:
    """Seconds that each whole turn of a bot was on show, less what the person was asked in it."""
    found: list[float] = []
    whole = False  # the first one began before we looked
    spent = 0.0
    for (begin, turn, asked), (end, following, _) in pairwise(noted):
        if turn != own and turn >= 0 and not asked:
            spent += (end - begin) / 1000
        if following != turn:
            if turn != own and turn >= 0 and whole:
                found.append(spent)
            whole, spent = True, 0.0
    return found


def play(me: Device, own: int, rounds: int) -> None:
    """Until it was the person's turn again so many times; his own turns are ended soon."""
    look, temper = me.until_asked(), Temper(adventures=0)
    done = 0
    while done < rounds and look.screen == "ask":
        look = me.answer(look, temper)
        noted = me.page.evaluate("window.waited.turns")
        done = sum(1 for one, two in pairwise(noted) if one[1] != own and two[1] == own)


def processor_seconds(pid: int) -> tuple[float, float]:
    """Of the server itself, and of those who think for it."""
    ticks = os.sysconf("SC_CLK_TCK")
    own = others = 0.0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            fields = path.read_text().rpartition(")")[2].split()
            spent = (int(fields[11]) + int(fields[12])) / ticks
            if int(path.parent.name) == pid:
                own = spent
            elif int(fields[1]) == pid:
                others += spent
    return own, others


def measured(browser: Browser, server: Process, given: argparse.Namespace, speed: str) -> dict[str, Any]:
    house = House(browser, server.address, ROOT / "build", "waiting", server.db, wanted=False)
    ada = Player(server.address, "Ada")
    options = {"mode": given.mode} if given.mode else {}
    table = table_at(ada, START[given.game], "me", *given.bots.split(","), game=given.game, options=options)
    size = PHONE if given.phone else DESKTOP
    me = house.device(size, as_=ada, touch=given.phone, speed=speed, motion="system", usual=False)
    me.page.add_init_script(WATCH)
    me.go(f"/t/{table}")
    me.until_asked()
    me.page.wait_for_timeout(1000)
    opened = me.page.evaluate("window.waited.shifts.splice(0)")
    browser.start_tracing(page=me.page, categories=["toplevel"])
    assert server.process is not None
    before = processor_seconds(server.process.pid)
    play(me, 0, given.rounds)
    after = processor_seconds(server.process.pid)
    tasks = long_tasks(browser.stop_tracing())
    noted = me.page.evaluate("window.waited")
    turns = turns_of_bots(noted["turns"], 0)
    house.close()
    count = len(turns) + 1  # the first is not counted as whole
    spent = {"server": after[0] - before[0], "thinkers": after[1] - before[1], "page": sum(tasks) / 1000}
    return {
        "speed": speed,
        "turns": [round(one, 2) for one in turns],
        "turn_median": round(statistics.median(turns), 2),
        "turn_longest": round(max(turns), 2),
        "processor_s_a_turn": {name: round(seconds / count, 2) for name, seconds in spent.items()},
        "longest_tasks_ms": [round(one) for one in tasks[:5]],
        "tasks_over_50_ms": sum(one > 50 for one in tasks),
        "shift_opening": round(sum(one[0] for one in opened), 4),
        "shifted_opening": [one[2] for one in sorted(opened, reverse=True)[: given.shifts]],
        "shift": round(sum(one[0] for one in noted["shifts"]), 4),
        "shifted": [one[2] for one in sorted(noted["shifts"], reverse=True)[: given.shifts]],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=games.names(), default="godstorm")
    parser.add_argument("--mode", default="", help="of the game, such as kronos")
    parser.add_argument("--bots", default="hero,hero,hero", help="their strengths, one for each seat")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--speeds", default="once,natural")
    parser.add_argument("--shifts", type=int, default=3, metavar="N", help="say what moved in the N largest shifts")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        config = Config(db=f"{folder}/tables.db", limits=GENEROUS, log_format="json", fixed_seed="waiting")
        server = Process(Path(folder) / "log", config)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.get(), headless=True, args=flags)
        try:
            for speed in given.speeds.split(","):
                found = measured(browser, server, given, speed)
                print(
                    json.dumps(found) if given.json else "\n".join(f"{key:18} {value}" for key, value in found.items()),
                    flush=True,
                )
        finally:
            browser.close()
            server.end(signal.SIGTERM)
    return 0


if __name__ == "__main__":
    sys.exit(main())
