"""Text at twice its size: nothing is lost, nothing lies over a control, nothing scrolls in two directions."""

from __future__ import annotations

import pytest

from tests.browser.house import DESKTOP, PHONE, Device, House, can_attack, table_at
from tests.server.harness import Player

PAGES = ("/", "/new/godstorm", "/rules/godstorm", "/settings", "/credits")
ZOOMED = (DESKTOP[0] // 2, DESKTOP[1] // 2)  # what a browser at 200 % leaves of a desktop

# Controls that something else covers, or whose words do not fit into them.
WRONG = """() => {
  const words = (one) => (one.textContent || one.ariaLabel || '').trim().slice(0, 40);
  const said = (one) => `${one.tagName.toLowerCase()}#${one.id}.${one.className} "${words(one)}"`;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
  const tight = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
  const wrong = [];
  for (const one of document.querySelectorAll('button, a[href], input, select, summary')) {
    if (!seen(one) || one.closest('svg, .skip')) continue;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const box = one.getClientRects()[0]; // of a link over several lines the first
    const y = box.top + box.height / 2;
    for (const x of [box.left + 6, box.left + box.width / 2, box.right - 6]) {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        wrong.push(`out of sight: ${said(one)}`);
        break;
      }
      const top = document.elementFromPoint(x, y);
      if (!(one.contains(top) || top?.closest('label')?.contains(one))) {
        wrong.push(`covered by ${top && said(top)}: ${said(one)}`);
        break;
      }
    }
    if (one.matches('button, .btn') && tight(one)) wrong.push(`too small for its words: ${said(one)}`);
  }
  scrollTo(0, 0);
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) wrong.push(`the page is ${wide} pixels too wide`);
  return wrong;
}"""


def nothing_wrong(device: Device, name: str) -> None:
    device.picture(name)
    wrong = device.page.evaluate(WRONG)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", PAGES)
def test_pages_at_twice_the_size(house: House, path: str) -> None:
    """By the setting on a desktop and on a phone, and by the browser's zoom."""
    for name, size, text in (("setting", DESKTOP, "200"), ("phone", PHONE, "200"), ("zoom", ZOOMED, "100")):
        me = house.device(size, text=text, lang="fr").go(path)
        me.wait("h1")
        me.page.wait_for_load_state("networkidle")
        nothing_wrong(me, name)


@pytest.mark.parametrize("kind", ["SummonAndBuild", "Invade", "Commit", "Assault"])
def test_the_table_at_twice_the_size(house: House, kind: str) -> None:
    ada = Player(house.address, "Ada")
    ready = can_attack if kind == "Invade" else (lambda ask, view: True)
    table = table_at(ada, kind, ready=ready)
    for name, size, text in (("setting", DESKTOP, "200"), ("phone", PHONE, "200"), ("zoom", ZOOMED, "100")):
        me = house.device(size, as_=ada, text=text, lang="fr").go(f"/t/{table}")
        look = me.until_asked()
        assert look.rows or look.ready, "there is something to answer with"
        assert me.find("#prompt p").is_visible()
        nothing_wrong(me, name)
