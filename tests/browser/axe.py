"""axe, the examiner of accessible pages."""

from __future__ import annotations

from pathlib import Path

from tests.browser.house import Device

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("vase", "marble")
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.help}: ` + one.nodes.slice(0, 4).map((node) => node.html.slice(0, 99)).join(' | '));
}"""


def clean(device: Device, where: str) -> None:
    """Nothing serious or critical here."""
    device.picture(where)
    if not device.page.evaluate("'axe' in window"):
        device.page.evaluate(AXE.read_text())
    found = device.page.evaluate(RUN)
    assert not found, f"{where}:\n" + "\n".join(found)
