"""The page of a balance report in a real browser: readable by everybody, light and dark, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import AXE
from tests.cli.run import theogony

SERIOUS = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes.slice(0, 4).map((node) => node.html.slice(0, 99)).join(' | ')}`)"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
GROUND = "getComputedStyle(document.body).backgroundColor"
# Texts of a plot that reach beyond its edges, or into another text of their line.
CUT = """() => [...document.querySelectorAll('svg.plot')].flatMap((plot) => {
  const edge = plot.getBoundingClientRect();
  const texts = [...plot.querySelectorAll('text')].map((text) => [text.textContent, text.getBoundingClientRect()]);
  const out = texts.filter(([, box]) => box.left < edge.left - 1 || box.right > edge.right + 1);
  const met = texts.filter(([, a], i) => texts.slice(i + 1).some(([, b]) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3));
  return [...out, ...met].map(([text]) => text);
})"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of a few games."""
    folder = tmp_path_factory.mktemp("lab")
    games = ("--games", "20", "--players", "2", "--bots", "random", "--rivals", "novice,random", "--rival-games", "4")
    done = theogony("lab", "report", "diceforge", *games, "--out", folder / "report", home=folder)
    assert done.exit_code == 0, done.stderr
    return folder / "report" / "report.html"


@pytest.fixture
def page(browser: Browser, written: Path) -> Iterator[Page]:
    asked: list[str] = []
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="light")
    opened = context.new_page()
    opened.on("request", lambda request: asked.append(request.url.partition(":")[0]))
    opened.goto(written.as_uri())
    yield opened
    context.close()
    assert set(asked) <= {"file", "data"}, "the page needs nothing beside it"


def test_the_page_is_for_everybody_in_every_light_and_on_paper(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for fold in page.query_selector_all("details"):
        fold.evaluate("fold => { fold.open = true; }")
    assert page.evaluate("document.fonts.check('700 20px Caudex') && document.fonts.check('16px \"Source Sans 3\"')")
    grounds = [page.evaluate(GROUND)]
    assert page.evaluate(SERIOUS) == []
    page.emulate_media(color_scheme="dark")
    grounds.append(page.evaluate(GROUND))
    assert page.evaluate(SERIOUS) == [] and page.evaluate(CUT) == []
    page.emulate_media(media="print")  # what is dark on the screen is black on white on paper
    grounds.append(page.evaluate(GROUND))
    assert len(set(grounds)) == 3 and grounds[2] == "rgb(255, 255, 255)"
    assert page.evaluate(SERIOUS) == [] and not page.locator("summary, .downloads a").locator("visible=true").count()
    assert page.pdf(format="A4", print_background=True).startswith(b"%PDF")
    page.emulate_media(media="screen", color_scheme="light")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDER) == 0 and page.evaluate(CUT) == []
    assert page.evaluate(SERIOUS) == []


def test_the_keyboard_reaches_the_data_and_every_table(page: Page) -> None:
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "seats.csv"
    page.locator("summary").first.focus()
    page.keyboard.press("Enter")
    table = page.locator("details table").first
    assert table.is_visible() and "95%" in table.inner_text()
