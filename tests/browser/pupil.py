"""Somebody who knows nothing but what the page shows: plays any lesson to its end by what is lit, with a pointer or
without one. What the guide does not ask for is veiled; a wrong move is answered by a dialog that
names the right one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.house import PATIENCE, Device
from tests.browser.keys import SEEN, Keys

# What the page shows a learner: the chapter, what is lit, what is chosen, and whether something stands in the way.
SHOWN = """() => {
  const all = (where) => [...document.querySelectorAll(where)];
  const panel = document.querySelector('#actions');
  const rows = all('#actions .opt:not(.closed)').map((row, at) => ({
    at, move: row.dataset.move ?? null, origin: row.dataset.origin ?? null, lit: !row.classList.contains('veiled'),
    deed: row.closest('.deed') !== null, chosen: row.classList.contains('sel'),
    count: Number(row.querySelector('.plus')?.textContent.slice(1) ?? 0),
  }));
  const steppers = all('#actions .number').map((one) => ({
    now: Number(one.querySelector('[role=spinbutton]').textContent),
    wanted: Number(one.querySelector('[data-wanted]')?.dataset.wanted ?? NaN),
  }));
  return {
    url: location.pathname,
    over: document.querySelector('#lesson-next, #lesson-play')?.id ?? null,
    caps: document.querySelector('#prompt .caps')?.textContent ?? '',
    sentence: document.querySelector('#prompt p')?.textContent ?? '',
    prompt: panel?.dataset.prompt ?? null,
    sealed: panel?.dataset.sealed ?? null,
    instead: document.querySelector('[data-instead]')?.dataset.instead ?? null,
    dialog: document.querySelector('[role=dialog]') !== null,
    rows, steppers,
    members: all('#actions [data-member]').map((one) => [one.dataset.member, one.getAttribute('aria-checked')]),
    left: Number((panel?.querySelector('.left')?.textContent ?? '').match(/[0-9]+/)?.[0] ?? 0),
    ready: document.querySelector('#primary')?.disabled === false,
  };
}"""
STOPS = f"""(was) => {{
  const now = ({SHOWN})();
  const lit = now.rows.filter((row) => row.lit);
  const todo = lit.length > 0 && !lit.some((row) => row.chosen) || now.steppers.some((one) => one.wanted !== one.now);
  const stands = now.over !== null || now.dialog || (now.prompt !== null && now.sealed === null && (now.ready || todo));
  return stands && JSON.stringify(now) !== was ? now : null;
}}"""
AS_TEXT = f"JSON.stringify(({SHOWN})())"
# Whether something is in sight: inside the window and not under anything else.
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
  return one.contains(document.elementFromPoint(x, y));
}"""

Shown = dict[str, Any]
MOST = 60  # answers in a chapter


class Pupil:
    """Learns at a device, by pointer or by keyboard alone."""

    def __init__(self, device: Device, pointer: bool = True) -> None:
        self.device = device
        self.page = device.page
        self.pointer = pointer
        self.keys = Keys(device)
        self.slips: list[str] = []  # where the page had to show what was meant
        self.hidden: list[str] = []  # what was lit and could not be seen

    # -- a lesson ------------------------------------------------------------------------------------------------

    def begin(self, lesson: str) -> None:
        """From the lobby."""
        self.device.go("/")
        self.device.wait(f"[data-learn='{lesson}']")
        self._press(f"[data-learn='{lesson}']")
        self.page.wait_for_url("**/t/*")

    def learn(self, lesson: str, each: Callable[[int], None] = lambda chapter: None, most: int = 99) -> int:
        """The whole lesson, or so many chapters; how many. `each` is called at the first screen of every one."""
        self.begin(lesson)
        chapter = 0
        while True:
            shown = self._wait("")
            each(chapter)
            self._chapter(shown)
            chapter += 1
            if self._now()["over"] == "lesson-play" or chapter == most:
                return chapter
            at = self.page.url
            assert self.page.evaluate("document.activeElement.id") == "lesson-next", "the focus is not on the way on"
            self._press("#lesson-next")
            self.page.wait_for_url(lambda url, at=at: url != at)  # type: ignore[misc]

    def _chapter(self, shown: Shown) -> None:
        for _ in range(MOST):
            if shown["over"] is not None:
                return
            was = self.page.evaluate(AS_TEXT)
            self._act(shown)
            shown = self._wait(was)
        raise AssertionError(f"{shown['caps']}: not over after {MOST} answers: {shown}")

    # -- one step ------------------------------------------------------------------------------------------------

    def _act(self, shown: Shown) -> None:
        """What somebody does who sees this and wants to do as the guide says."""
        lit = [row for row in shown["rows"] if row["lit"]]
        wrong = [one for one in shown["steppers"] if one["wanted"] == one["wanted"] and one["now"] != one["wanted"]]
        if shown["dialog"]:
            self._as_shown(shown)
        elif wrong:
            self._count(shown, wrong[0])
        elif lit and not (shown["ready"] and any(row["chosen"] for row in lit)):
            self._choose(shown, lit[0])
        elif shown["ready"]:
            self._send()
        else:
            raise AssertionError(f"{shown['caps']}: nothing is lit: {shown}")

    def _as_shown(self, shown: Shown) -> None:
        self.slips.append(f"{shown['caps']}: {shown['sentence']}")
        assert shown["instead"] is not None, (
            f"the dialog does not say what is right: {self.device.text('[role=dialog]')}"
        )
        self._press("[data-instead]")

    def _choose(self, shown: Shown, row: dict[str, Any]) -> None:
        self._see(shown, row)
        if self.pointer:
            place = (row["move"] or row["origin"] or "").split(">")[-1].split(" ")[-1]
            free = not any(one["deed"] for one in shown["rows"]) and shown["left"] == 0
            at = self.device.where(place) if free and self.page.locator(f"#place-{place}").count() == 1 else None
            if at is not None:
                self.device.press_at(at)
                return
        self._row(row["at"])  # of several the next may be asked for elsewhere: one after the other

    def _see(self, shown: Shown, row: dict[str, Any]) -> None:
        """What is lit first is seen without scrolling."""
        if not self.page.locator("#actions .opt:not(.closed)").nth(row["at"]).evaluate(IN_SIGHT):
            self.hidden.append(f"{shown['caps']}: {row['move'] or row['origin']}")

    def _row(self, at: int) -> None:
        if self.pointer:
            self.device.press(self.device.find("#actions .opt:not(.closed)").nth(at))
        elif at < 10:
            self.keys.board.press(str((at + 1) % 10))
        else:
            self.keys.board.press("a")  # to what is lit
            assert self.page.evaluate(SEEN) == ""
            self.keys.board.press("Enter")

    def _count(self, shown: Shown, stepper: dict[str, Any]) -> None:
        by = stepper["wanted"] - stepper["now"]
        if self.pointer:
            for _ in range(abs(by)):
                self.device.press(f"#actions .stepper button:{'last' if by > 0 else 'first'}-child")
            return
        if not self.page.evaluate("document.activeElement.matches('[role=spinbutton]')"):
            self.keys.tab_to("[role=spinbutton]")
        for _ in range(abs(by)):
            self.keys.board.press("ArrowUp" if by > 0 else "ArrowDown")

    def _send(self) -> None:
        if self.pointer:
            self.device.send()
        else:
            self.keys.send()

    def _press(self, where: str) -> None:
        if self.pointer:
            self.device.press(where)
            return
        if not self.page.evaluate("(where) => document.activeElement.matches(where)", where):
            self.keys.tab_to(where, most=150)
        assert self.page.evaluate(SEEN) == ""
        self.keys.board.press("Enter")

    def _now(self) -> Shown:
        shown: Shown = self.page.evaluate(SHOWN)
        return shown

    def _wait(self, was: str) -> Shown:
        """Something else stands there, and waits for the learner."""
        found: Shown = self.page.wait_for_function(STOPS, arg=was, polling=15, timeout=PATIENCE).json_value()
        return found
