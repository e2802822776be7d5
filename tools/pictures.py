"""Takes the pictures at the top of the README: a table of each game, from the real page, in both themes.

    python tools/pictures.py            takes all of them
    python tools/pictures.py hellas     takes those of one game

They are kept small in docs/pictures/. Bots play each game up to a position that shows much; take the pictures again
when a table has changed its looks.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.staged import lay  # noqa: E402
from tests.server.harness import Player, Process, quick  # noqa: E402
from theogony import bots, games  # noqa: E402
from theogony.kernel.match import Match  # noqa: E402
from tools import chromium  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
THEMES = ("vase", "marble")
SHARPNESS = 2 / 3  # of the desktop's pixels
QUALITY = 82
SETTLED = 1200  # milliseconds until nothing moves any more


class Wanted(NamedTuple):
    """The table of a picture: who sits there, and the first prompt of this kind after so many decisions."""

    seats: int
    options: dict[str, str]
    kind: str
    after: int


WANTED = {
    "godstorm": Wanted(4, {}, "Invade", 300),
    "theomachy": Wanted(4, {"mode": "advanced"}, "BettingTurn", 260),
    "diceforge": Wanted(3, {"module": "goddess"}, "Offering", 60),
    "hellas": Wanted(4, {}, "TakeTurn", 120),
    "hybris": Wanted(3, {}, "TakeTurn", 150),
}


def played(game_id: str, wanted: Wanted) -> tuple[Match, int]:
    """A game of bots up to the position, and who is asked there."""
    match = Match(games.get(game_id), wanted.seats, wanted.options, 7)
    players = [bots.make("greedy", game_id, seat) for seat in range(wanted.seats)]
    while prompts := match.state.prompts():
        for prompt in prompts:
            if match.state.decisions >= wanted.after and type(prompt).__name__ == wanted.kind:
                return match, prompt.seat
            move = players[prompt.seat].choose(match.state.knowledge(prompt.seat))
            match.apply(prompt.seat, match.game.moves.text(move))
    raise SystemExit(f"{game_id} was over before {wanted.kind} was asked")


def take(browser: Browser, server: Process, game_id: str) -> None:
    match, seat = played(game_id, WANTED[game_id])
    for theme in THEMES:
        house = House(browser, server.address, FOLDER, game_id, server.db, wanted=False)
        ada = Player(server.address, "Ada")
        table = lay(house, ada, match, seat)
        me = house.device(as_=ada, sharpness=SHARPNESS, theme=theme, answer=False).go(f"/t/{table}")
        me.until_asked()
        me.page.wait_for_timeout(SETTLED)
        path = FOLDER / f"{game_id}-{theme}.jpg"
        me.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB", flush=True)
        house.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Takes the pictures of the README from the real page.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    wanted: list[str] = parser.parse_args().games or games.names()
    unknown = [name for name in wanted if name not in WANTED]
    if unknown:
        parser.error(f"there is no picture of {unknown[0]}; there are {', '.join(WANTED)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder) / "log", quick(Path(folder) / "tables.db"))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.get(), headless=True, args=flags)
        try:
            for game_id in wanted:
                take(browser, server, game_id)
        finally:
            browser.close()
            server.end(signal.SIGTERM)
    return 0


if __name__ == "__main__":
    sys.exit(main())
