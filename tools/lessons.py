"""Plays every lesson to its end in the real page, in every way: with a pointer and with the keyboard alone, on a
desktop and on a phone, in every language. The learner follows only what the page shows (tests/browser/pupil.py).

    python tools/lessons.py                                  all lessons in all ways (about an hour)
    python tools/lessons.py --results build/lessons.json     the same; stopped at any moment, the same command goes on
    python tools/lessons.py hellas hybris-alone              these lessons
    python tools/lessons.py --ways pointer --sizes phone --langs fr --pictures build/lessons
    python tools/lessons.py --no-axe                         quicker

At the first screen of every chapter nothing may be wider than the page, and axe finds nothing serious (on a desktop in
English, on a phone in French). What was lit and not in sight is wrong; where the page had to show what the guide's
sentence meant, that is told. At the end stands a table of all: the seconds each took, or that it went wrong. The exit
status is 0 if all is well.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.browser.axe import clean  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import DESKTOP, PHONE, Device, House  # noqa: E402
from tests.browser.pupil import Pupil  # noqa: E402
from tests.browser.test_phone import no_sideways_scroll  # noqa: E402
from tests.server.harness import Process, quick  # noqa: E402
from theogony.i18n import LANGUAGES  # noqa: E402
from theogony.lessons import lessons  # noqa: E402
from tools import chromium  # noqa: E402

Way = tuple[str, str, str, str]  # the lesson, by what, the size, the language
Found = dict[str, dict[str, Any]]  # by way: the seconds, and what is wrong
WAYS = {"pointer": True, "keys": False}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
EXAMINED = (("pointer", "desktop", "en"), ("pointer", "phone", "fr"))  # by axe: a language is other words, no more


def look(device: Device, name: str, pictures: Path | None, axe: bool) -> None:
    """The first screen of a chapter."""
    if pictures is not None:
        device.page.screenshot(path=pictures / f"{name}.png")
    no_sideways_scroll(device)
    if axe:
        clean(device, name)


def play(browser: Browser, server: Process, way: Way, pictures: Path | None, axe: bool) -> list[str]:
    """One lesson in one way; what is wrong with it."""
    lesson, by, size, lang = way
    examine = axe and way[1:] in EXAMINED
    house = House(browser, server.address, pictures or ROOT, lesson, server.db, wanted=False)
    me = house.device(SIZES[size], touch=size == "phone" and WAYS[by], lang=lang, theme="marble")
    pupil = Pupil(me, pointer=WAYS[by])
    wrong: list[str] = []
    try:
        name = f"{lesson}-{{}}-{by}-{size}-{lang}"
        chapters = pupil.learn(lesson, lambda number: look(me, name.format(number + 1), pictures, examine))
        if chapters != len(lessons()[lesson].chapters):
            wrong.append(f"{chapters} chapters were played, of {len(lessons()[lesson].chapters)}")
        house.close()
    except Exception as failure:
        if pictures is not None:
            me.page.screenshot(path=pictures / f"{lesson}-failed-{by}-{size}-{lang}.png")
        wrong.append(f"{type(failure).__name__}: {failure}")
        me.context.close()
    for one in pupil.slips:
        print(f"    tried first what the sentence alone tells: {one}", flush=True)
    return wrong + [f"not in sight: {one}" for one in pupil.hidden]


def named(way: Way) -> str:
    return " ".join(way)


def play_all(ways: list[Way], found: Found, given: argparse.Namespace) -> None:
    """What was not played yet, or went wrong; `found` is kept after each."""
    left = [way for way in ways if found.get(named(way), {"wrong": True})["wrong"]]
    if len(left) < len(ways):
        print(f"{len(ways) - len(left)} of {len(ways)} went well before ({given.results})")
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        Process(Path(folder) / "log", quick(Path(folder) / "tables.db")) as server,
    ):
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.get(), headless=True, args=flags)
        for number, way in enumerate(left, 1):
            began = time.monotonic()
            wrong = play(browser, server, way, given.pictures, not given.no_axe)
            seconds = round(time.monotonic() - began)
            found[named(way)] = {"seconds": seconds, "wrong": wrong}
            print(f"{number}/{len(left)} {named(way)}: {'wrong' if wrong else 'well'}, {seconds} s", flush=True)
            for one in wrong:
                print(f"    {one}", flush=True)
            if given.results is not None:
                given.results.write_text(json.dumps(found, indent=1, ensure_ascii=False))
        browser.close()


def table(ways: list[Way], found: Found) -> str:
    """A line for each lesson, a column for each way."""
    columns = list(dict.fromkeys(way[1:] for way in ways))
    lines = [f"{'':20}" + "".join(f"{one:>9}" for one in heads) for heads in zip(*columns, strict=True)]
    for lesson in dict.fromkeys(way[0] for way in ways):
        cells = [found[named((lesson, *column))] for column in columns]
        lines.append(f"{lesson:20}" + "".join(f"{'wrong' if cell['wrong'] else cell['seconds']:>9}" for cell in cells))
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="only these (default: all)")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--langs", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="what was found is kept here; what went well is not played again"
    )
    parser.add_argument("--pictures", type=Path, help="keep a picture of every chapter's first screen in this folder")
    parser.add_argument("--no-axe", action="store_true", help="do not examine the screens")
    given = parser.parse_args()
    unknown = [name for name in given.lessons if name not in lessons()]
    if unknown:
        parser.error(f"there is no lesson {unknown[0]}; there are {', '.join(lessons())}")
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    ways = list(itertools.product(given.lessons or lessons(), given.ways, given.sizes, given.langs))
    kept = given.results is not None and given.results.exists()
    found: Found = json.loads(given.results.read_text()) if kept else {}
    play_all(ways, found, given)
    bad = sum(bool(found[named(way)]["wrong"]) for way in ways)
    print(f"{table(ways, found)}\n{len(ways) - bad} of {len(ways)} went well")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
