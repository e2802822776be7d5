"""axe, the examiner of accessible pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.browser.house import Device

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("vase", "marble")
# Themes differ in their colours alone: all rules are put to the page as it is, those of colours in the other theme too.
RUN = """async ([themes, parts]) => {
  const root = document.documentElement;
  const own = root.dataset.theme;
  const colours = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
  const wrong = [];
  const include = parts.filter((part) => document.querySelector(part) !== null);
  const where = include.length > 0 ? { include } : document;
  for (const theme of themes) {
    root.dataset.theme = theme;
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map((one) => one.finished));
    const found = await axe.run(where, { resultTypes: ['violations'], ...(theme === own ? {} : colours) });
    for (const one of found.violations) {
      const told = (node) => [node.html.slice(0, 99), node.target, ...node.any.map((check) => check.message)].join(' ');
      const nodes = one.nodes.slice(0, 4).map(told).join(' | ');
      if (['serious', 'critical'].includes(one.impact)) wrong.push(`${theme}: ${one.id}: ${one.help}: ${nodes}`);
    }
  }
  root.dataset.theme = own;
  return wrong;
}"""


def clean(device: Device, where: str = "", parts: Sequence[str] = ()) -> None:
    """Nothing serious or critical here, in any theme; or in these parts of the page, which is quicker."""
    device.picture(where)
    if not device.page.evaluate("'axe' in window"):
        device.page.evaluate(AXE.read_text())
    found = device.page.evaluate(RUN, [list(THEMES), list(parts)])
    assert not found, f"{where}:\n" + "\n".join(found)
