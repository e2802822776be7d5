"""How often a player is asked: whole games against bots on the real page, with its settings as they come.

    python tools/questions.py diceforge --games 3 --option setup=goddess_discovery
    python tools/questions.py godstorm --rivals 1
    python tools/questions.py theomachy --option hands=30 --set usual=false --set answer=false

The player follows the hints. A question is what waits for a press: what the page answers by itself, or sends together
with another answer, is none. Counted by game, by turn of the player (by Hand in Theomachy, by Epoch in Godstorm), and
by kind of question.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import TimeoutError, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import Device, House, Look  # noqa: E402
from tests.server.harness import Player, Process, quick  # noqa: E402
from theogony import games  # noqa: E402
from theogony.kernel.match import replay  # noqa: E402
from theogony.kernel.record import parse  # noqa: E402
from theogony.lab.arena import measures_for  # noqa: E402
from theogony.server.config import STRENGTHS, Thought  # noqa: E402
from tools import chromium  # noqa: E402

SETTINGS = {"speed": "once", "motion": "less", "results": "off", "lang": "en"}
BOTS = {name: Thought("greedy") for name in STRENGTHS}
MOST = 2000
TRIES = 20
ALWAYS = "#standing [data-order]:not([data-order=ask])"


def ask_for_hint(me: Device) -> None:
    """On a busy machine all advisers may be busy: then the player asks again."""
    for _ in range(TRIES):
        me.press("#hint")
        with suppress(TimeoutError):
            return me.page.locator("#hints .tip").first.wait_for(timeout=15_000)
    raise SystemExit("no hint was to be had")


def follow_hint(me: Device, look: Look, orders: bool) -> None:
    """The open question is answered as the best hint says; what can be planned at once is, as far as it is advised."""
    ask_for_hint(me)
    advised = [tip.get_attribute("data-hint") for tip in me.find("#hints .tip:not([disabled])").all()]
    wanted = advised[: advised.index("done")] if look.kind == "Reinforce" and "done" in advised else advised
    if look.kind == "Reinforce" and wanted:
        for move in wanted:
            ways = me.find(f".line:has([data-move='{move}']) [data-way]")
            me.press(ways.first if ways.count() else f"[data-move='{move}']")
    elif look.left is not None:
        place(me, look, advised)
    else:
        me.press("#hints .tip:not([disabled])")
        forge(me)
    if orders and me.find(ALWAYS).count() and me.look().key == look.key:
        me.press(ALWAYS)
    now = me.look()
    if now.key == look.key and now.ready:
        me.send()


def forge(me: Device) -> None:
    """What was bought replaces the plainest side, in the same gesture."""
    ways = me.find("#actions .ways [data-way]")
    if ways.count() and me.find("#actions .ways [aria-checked=true]").count() == 0:
        plain = me.find("#actions .ways [data-way$='>gold_1']")
        me.press(plain.first if plain.count() else ways.first)


def place(me: Device, look: Look, advised: list[str | None]) -> None:
    """What is to be placed goes in one gesture to the places that are advised, one after the other."""
    where = [move for move in advised if move and move.split(" ")[0] == (advised[0] or "").split(" ")[0]]
    for number in range(look.armies_left if " " in (advised[0] or "") else 1):
        me.press(f"#hints [data-hint='{where[number % len(where)]}']")


def play(
    house: House, game_id: str, rivals: int, options: dict[str, str], settings: dict[str, object], orders: bool
) -> tuple[Counter[str], int]:
    """The questions of one game by their kind, and how many turns it had; 0 where the game does not count them."""
    ada = Player(house.address, "Ada")
    table = ada.table("me", *["mortal"] * rivals, game=game_id, options=options)
    me = house.device(as_=ada, fresh=True)
    preferences = json.dumps(json.dumps({**SETTINGS, **settings}))
    me.context.add_init_script(f"localStorage.setItem('theogony.preferences', {preferences})")
    look, asked = me.go(f"/t/{table}").until_asked(), Counter[str]()
    while look.screen == "ask" and asked.total() < MOST:
        asked[look.kind or ""] += 1
        follow_hint(me, look, orders)
        look = me.until_asked(look.key)
    record = parse(me.context.request.get(f"{house.address}/api/tables/{table}/record").text())
    lengths = measures_for(game_id).lengths(replay(games.get(game_id), record).state)
    house.close()
    return asked, lengths[0] if lengths else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rivals", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="of the game, such as setup=titans_discovery")
    parser.add_argument("--set", action="append", default=[], help="of the page, such as usual=false")
    parser.add_argument("--orders", action="store_true", help="give a standing order wherever one can be given")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    settings = {name: json.loads(value) for name, value in (one.split("=", 1) for one in given.set)}
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    asked, turns = Counter[str](), 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), headless=True, args=flags)
        for number in range(given.games):
            config = quick(Path(folder) / f"{number}.db", thoughts=BOTS, fixed_seed=str(number))
            with Process(Path(folder) / "log", config) as server:
                server.start()
                house = House(browser, server.address, Path(folder), given.game, server.db, wanted=False)
                more, length = play(house, given.game, given.rivals, options, settings, given.orders)
                server.end(signal.SIGTERM)
            print(f"game {number}: {more.total()} questions", f"in {length} turns" if length else "", flush=True)
            asked, turns = asked + more, turns + length
    parts = turns or given.games
    print(f"{asked.total() / given.games:.0f} questions a game ({asked.total()} in {given.games})")
    if turns:
        print(f"{asked.total() / turns:.2f} questions a turn ({asked.total()} in {turns})")
    for kind, times in asked.most_common():
        print(f"  {times / parts:5.2f}  {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
