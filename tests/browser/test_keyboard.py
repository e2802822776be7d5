"""A whole game without a pointer: from the lobby to the end and its replay, and the focus is always seen."""

from tests.browser.house import Device, House, Look, Temper

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


def test_a_whole_game_by_keyboard(house: House) -> None:
    me = house.device()
    me.context.add_init_script(COUNT_POINTERS)
    me.go("/").wait("[data-play=godstorm]")
    keys = Keys(me)
    keys.tab_to("[role=radio]")
    keys.board.press("Enter")  # one rival
    keys.tab_to("[data-play=godstorm]")
    keys.board.press("Enter")
    temper = Temper(adventures=10)
    look = me.sit()
    me.press = _no_pointer  # type: ignore[method-assign]
    answers = 0
    while look.screen != "end":
        number = temper.row(look)
        if number is not None:
            keys.row(number, look)
            now = me.chosen(look, look.rows[number]["origin"])
            if now.key == look.key and not now.ready:
                keys.row(temper.rng.randrange(len(now.rows)), now)
                now = me.chosen(look, None)
        else:
            now = look
        if now.key == look.key:
            send(keys)
        look = me.until_asked(look.key)
        answers += 1
        if look.screen == "ask" and answers % 10 == 0:
            assert me.page.evaluate(SEEN) == ""
    assert answers > 50
    me.picture("end")
    assert me.page.evaluate("window.pointers") == 0
    keys.tab_to(".ends a[href^='/r/']")
    keys.board.press("Enter")
    me.wait("#timeline")
    keys.board.press("End")
    last = me.find("#timeline").get_attribute("max")
    me.page.wait_for_function("(last) => document.querySelector('#timeline').value === last", arg=last)
    keys.board.press("ArrowLeft")
    me.page.wait_for_function(
        "(last) => Number(document.querySelector('#timeline').value) === Number(last) - 1", arg=last
    )
    assert me.page.evaluate("window.pointers") == 0


def send(keys: Keys) -> None:
    """Enter sends from anywhere but another control; Tab leads to the button that says what will happen."""
    if not keys.device.page.evaluate(
        "document.activeElement.id === 'primary' || document.activeElement.matches('[role=spinbutton], body')"
    ):
        keys.tab_to("#primary")
    keys.board.press("Enter")


def _no_pointer(where: object) -> None:
    raise AssertionError(f"{where} would have been pressed with a pointer")


def test_a_place_is_found_and_asked_about_on_the_board(house: House) -> None:
    me = house.device().go("/")
    me.wait("[data-play=godstorm]")
    keys = Keys(me)
    keys.tab_to("[data-play=godstorm]")
    keys.board.press("Enter")
    me.sit()
    keys.board.press("f")
    me.wait("#find-place")
    keys.board.type("egy")
    keys.board.press("Enter")
    me.page.wait_for_function("() => document.activeElement.id === 'place-egypt'")
    name = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name.startswith("Egypt")
    keys.board.press("ArrowLeft")
    me.page.wait_for_function(
        "() => document.activeElement.id.startsWith('place-') && document.activeElement.id !== 'place-egypt'"
    )
    keys.board.press("?")
    me.wait("dialog[open]")
    me.picture("keys")
    keys.board.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('dialog[open]')")
