"""A person without a pointer: keys, and a focus that is always seen."""

from __future__ import annotations

from tests.browser.house import Device, Look, Temper

COUNT_POINTERS = """
  window.pointers = 0;
  const count = () => window.pointers++;
  for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel']) addEventListener(kind, count, true);
  addEventListener('click', (event) => { if (event.detail > 0) window.pointers++; }, true);
"""
# The focused element stands out: an outline, or a ring drawn as a shadow that it has not got without the focus.
SEEN = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return 'nothing has the focus';
  if (!one.matches(':focus-visible')) return `${one.outerHTML.slice(0, 90)} has the focus, but the browser shows none`;
  const style = getComputedStyle(one);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
  return ring || one.closest('.place') ? '' : `${one.outerHTML.slice(0, 90)} has the focus, but nothing shows it`;
}"""


class Keys:
    """What a person without a pointer does."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.board = device.page.keyboard

    def tab_to(self, selector: str, most: int = 60) -> None:
        for _ in range(most):
            self.board.press("Tab")
            assert self.device.page.evaluate(SEEN) == ""
            if self.device.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} is not reached with Tab")

    def row(self, number: int, look: Look) -> None:
        """The first ten by their number, the others with arrows."""
        times = look.armies_left
        if number < 10:
            for _ in range(times):
                self.board.press(str((number + 1) % 10))
            return
        self.board.press("a")
        for _ in range(number):
            self.board.press("ArrowDown")
        assert self.device.page.evaluate(SEEN) == ""
        for _ in range(times):
            self.board.press("Enter")

    def send(self) -> None:
        """Enter sends from anywhere but another control; Tab leads to the button that says what will happen."""
        if not self.device.page.evaluate(
            "document.activeElement.id === 'primary' || document.activeElement.matches('[role=spinbutton], body')"
        ):
            self.tab_to("#primary")
        self.board.press("Enter")

    def play_to_the_end(self, temper: Temper) -> int:
        """The whole game by keyboard; the number of answers."""
        me = self.device
        look = me.sit()
        me.press = _no_pointer  # type: ignore[method-assign]
        answers = 0
        while look.screen != "end":
            look = self._answer(look, temper)
            answers += 1
            if look.screen == "ask" and answers % 10 == 0:
                assert me.page.evaluate(SEEN) == ""
        return answers

    def _answer(self, look: Look, temper: Temper) -> Look:
        number = temper.row(look)
        now = look
        if number is not None:
            self.row(number, look)
            now = self.device.chosen(look, look.rows[number]["origin"])
            if now.key == look.key and not now.ready:
                self.row(temper.rng.randrange(len(now.rows)), now)
                now = self.device.chosen(look, None)
        if now.key == look.key:
            self.send()
        return self.device.until_asked(look.key)


def _no_pointer(where: object) -> None:
    raise AssertionError(f"{where} would have been pressed with a pointer")
