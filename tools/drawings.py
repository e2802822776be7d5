"""Takes the drawings of the pages "How to play": boards of real positions, which the engine has played to, from the
real page in each language.

    python tools/drawings.py            takes all of them
    python tools/drawings.py hellas     takes those of one game

They are kept in docs/rules/drawings/, where the pages of docs/rules and the page of the rules show them; the pages also
say in words what there is to see. Take them again when a board has changed its looks, or a lesson its position.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.server.harness import Player, Process, quick  # noqa: E402
from theogony.i18n import LANGUAGES  # noqa: E402
from tools import chromium  # noqa: E402

FOLDER = ROOT / "docs" / "rules" / "drawings"
SIZE = (1440, 900)
SHARPNESS = 1.0
QUALITY = 72
SETTLED = 900  # milliseconds until nothing moves any more


class Drawn(NamedTuple):
    """The board at the beginning of a chapter of a lesson."""

    name: str
    lesson: str
    chapter: str


DRAWN = (
    Drawn("godstorm-invade", "godstorm", "invade"),
    Drawn("godstorm-dead", "godstorm", "underworld"),
    Drawn("theomachy-needs", "theomachy", "constellation"),
    Drawn("theomachy-battle", "theomachy", "prayer"),
    Drawn("diceforge-forge", "diceforge", "forge"),
    Drawn("diceforge-labyrinth", "diceforge-goddess", "treasure"),
    Drawn("hellas-map", "hellas", "battle"),
    Drawn("hellas-hunt", "hellas", "hunt"),
    Drawn("hybris-world", "hybris", "olympian"),
    Drawn("hybris-combat", "hybris", "combat"),
)


def take(house: House, one: Drawn, lang: str) -> None:
    from theogony.lessons import lessons

    ada = Player(house.address, "Ada")
    chapters = [chapter.id for chapter in lessons()[one.lesson].chapters]
    table = ada.post(f"/api/lessons/{one.lesson}", chapter=chapters.index(one.chapter))["id"]
    me = house.device(SIZE, as_=ada, sharpness=SHARPNESS, theme="marble", lang=lang).go(f"/t/{table}")
    me.until_asked()
    me.page.wait_for_timeout(SETTLED)
    path = FOLDER / f"{one.name}.{lang}.jpg"
    me.find(".mid > .field").screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB", flush=True)
    me.context.close()
    house.devices.remove(me)


def main() -> int:
    parser = argparse.ArgumentParser(description="Takes the drawings of the pages that say how to play.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    wanted: list[str] = parser.parse_args().games
    known = sorted({one.lesson.partition("-")[0] for one in DRAWN})
    unknown = [name for name in wanted if name not in known]
    if unknown:
        parser.error(f"there is no drawing of {unknown[0]}; there are {', '.join(known)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Process(Path(folder) / "log", quick(Path(folder) / "tables.db")) as server,
    ):
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.get(), headless=True, args=flags)
        house = House(browser, server.address, FOLDER, "drawings", server.db, wanted=False)
        for one in DRAWN:
            for lang in LANGUAGES if not wanted or one.lesson.partition("-")[0] in wanted else ():
                take(house, one, lang)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
