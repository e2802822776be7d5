"""Devices with a browser, and what a person does at one: look, press, wait until the table asks again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.server.harness import Player, Socket

PATIENCE = 60_000  # milliseconds: on a busy machine everything takes longer; only what never comes fails
STILL_MS = 60  # nobody presses a map while it moves
QUICK = {
    "speed": "once",
    "motion": "less",
    "theme": "vase",
    "lang": "en",
    "results": "off",
    "usual": False,
    "onwards": False,
    "oracle": False,
}
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)

# Written once: what the player chooses on the page afterwards stays.
PREFER = "localStorage.getItem('theogony.preferences') ?? localStorage.setItem('theogony.preferences', %s)"

# What the page says about the table: the screen, the open prompt and its rows.
LOOK = """() => {
  const panel = document.querySelector('#actions');
  const primary = document.querySelector('#primary');
  return {
    screen: document.querySelector('.end .hero') ? 'end' : document.querySelector('#lift') ? 'curtain'
      : panel?.dataset.prompt ? 'ask' : 'wait',
    prompt: panel?.dataset.prompt ?? null,
    kind: panel?.dataset.kind ?? null,
    sealed: panel?.dataset.sealed ?? null,
    seat: document.querySelector('#lift')?.textContent ?? panel?.dataset.asked ?? null,
    rows: [...(panel?.querySelectorAll('.opt:not(.closed)') ?? [])]
      .map((row) => ({ move: row.dataset.move ?? null, origin: row.dataset.origin ?? null })),
    left: panel?.querySelector('.left')?.textContent ?? null,
    ready: primary !== null && !primary.disabled,
  };
}"""
# What a person sees lasts longer than a frame: rows that change while they are looked at are looked at again.
STILL = """const text = JSON.stringify(now);
  const still = window.lastLook === text;
  window.lastLook = text;"""
MOVED_ON = f"""(was) => {{
  const now = ({LOOK})();
  {STILL}
  const key = [now.screen, now.prompt, now.sealed, now.seat].join('|');
  const stop = now.screen === 'end' || now.screen === 'curtain' || (now.screen === 'ask' && now.sealed === null);
  return still && key !== was && stop ? now : null;
}}"""
GONE = f"""(was) => {{
  const now = ({LOOK})();
  return [now.screen, now.prompt, now.sealed, now.seat].join('|') !== was;
}}"""
CHOSEN = f"""([was, rows]) => {{
  const now = ({LOOK})();
  {STILL}
  const key = [now.screen, now.prompt, now.sealed, now.seat].join('|');
  const led = key !== was || now.ready || (rows !== null && JSON.stringify(now.rows) !== JSON.stringify(rows));
  return still && led ? now : null;
}}"""
# Where a control can be pressed right now, if it can: a real press needs no more, and waiting for still frames is slow.
HIT = """(one) => {
  if (one.disabled) return null;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
# A point of the screen, whole as a touch is reported, that lies in a place of the map and is covered by nothing else.
INSIDE = """(id) => {
  const place = document.getElementById(`place-${id}`);
  const box = place?.getBoundingClientRect();
  if (!box) return null;
  for (const step of [4, 8, 16]) for (let i = 1; i < step; i++) for (let j = 1; j < step; j++) {
    const [x, y] = [box.left + box.width * i / step, box.top + box.height * j / step].map(Math.round);
    if (document.elementFromPoint(x, y)?.closest('.place') === place) return [x, y];
  }
  return null;
}"""


@dataclass(frozen=True)
class Look:
    """What the page shows of the table at one instant."""

    screen: str
    prompt: str | None
    kind: str | None
    sealed: str | None
    seat: str | None
    rows: list[dict[str, str | None]]
    left: str | None
    ready: bool

    @property
    def key(self) -> str:
        return "|".join(part or "" for part in (self.screen, self.prompt, self.sealed, self.seat))

    @property
    def asked(self) -> bool:
        return self.screen == "ask" and self.sealed is None

    @property
    def moves(self) -> list[str]:
        return [row["move"] for row in self.rows if row["move"] is not None]

    @property
    def armies_left(self) -> int:
        """How many times the open prompt wants the same kind of answer."""
        found = re.search(r"\d+", self.left or "")
        return int(found.group()) if found else 1


@dataclass
class Temper:
    """Chooses among what is offered: so many adventures, then whatever brings the game on."""

    rng: random.Random = field(default_factory=lambda: random.Random(3))
    adventures: int = 8

    ENDS = ("pass", "done", "stop", "cancel", "retreat", "keep", "none")
    ADVENTURES = (
        *("Invade", "InvadeUnderworld", "Fortify", "SummonAndBuild", "BuyMiracles", "PlayMiracles"),
        *("Offering", "BuyFace", "ExtraAction", "Reinforce"),
    )

    def row(self, look: Look) -> int | None:
        """The number of a row; None if there is no row to choose."""
        if not look.rows:
            return None
        ends = [i for i, row in enumerate(look.rows) if (row["move"] or "").split(" ")[0] in self.ENDS]
        if ends and look.kind in self.ADVENTURES:
            if self.adventures <= 0 or len(ends) == len(look.rows):
                return ends[0]
            self.adventures -= 1
            return self.rng.choice([i for i in range(len(look.rows)) if i not in ends])
        return self.rng.randrange(len(look.rows))


class Device:
    """One browser of one person: its own cookies, its own settings."""

    def __init__(self, context: BrowserContext, house: House, touch: bool) -> None:
        self.context = context
        self.house = house
        self.touch = touch
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    # -- going and looking ---------------------------------------------------------------------------------------

    def go(self, path: str) -> Device:
        self.page.goto(self.house.address + path)
        return self

    def come(self, link: str, name: str) -> None:
        """Over an invitation, as somebody whom the server does not know yet."""
        self.page.goto(link)
        self.wait("#naming").fill(name)
        self.press("#come-in")

    def look(self) -> Look:
        return Look(**self.page.evaluate(LOOK))

    def find(self, selector: str, has: Locator | None = None) -> Locator:
        return self.page.locator(selector, has=has)

    def text(self, selector: str) -> str:
        return self.find(selector).first.inner_text()

    def press(self, where: str | Locator) -> None:
        target = self.find(where).first if isinstance(where, str) else where
        at = target.evaluate(HIT)
        if at is None:
            target.tap() if self.touch else target.click()  # not there yet: wait as long as it takes
        else:
            self.press_at(at)

    def press_at(self, at: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def wait(self, selector: str) -> Locator:
        found = self.find(selector).first
        found.wait_for()
        return found

    def choose(self, option: str, value: str) -> None:
        """A choice on the form of a new table; what is rare lies folded away."""
        if not self.find(f"[data-option={option}]").is_visible():
            self.press(self.find("details", has=self.find(f"[data-option={option}]")).locator("summary"))
        self.find(f"[data-option={option}]").select_option(value)

    def picture(self, name: str = "") -> None:
        """Kept in build/screenshots if pictures are asked for."""
        if self.house.wanted:
            self.house.picture(self, name)

    def get(self, path: str) -> Any:
        """What the server tells this device."""
        answer = self.context.request.get(self.house.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table(self) -> str:
        return self.page.url.partition("/t/")[2].partition("#")[0]

    # -- playing -------------------------------------------------------------------------------------------------

    def until_asked(self, was: str = "") -> Look:
        """The table asks this person (something else than `was`), hides behind the curtain, or is over."""
        found = self.page.wait_for_function(MOVED_ON, arg=was, polling=15, timeout=PATIENCE)
        return Look(**found.json_value())

    def sit(self) -> Look:
        self.page.wait_for_url("**/t/*")
        return self.until_asked()

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, and the page laid out for it: what asks for the width answers a frame later."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise((laid) => requestAnimationFrame(() => requestAnimationFrame(laid)))")

    def where(self, place: str) -> list[float] | None:
        """A point of the map where nothing but the place is, once the map lies still."""
        at: list[float] | None = self.page.evaluate(INSIDE, place)
        before: list[float] | None = [-1.0]
        while at != before:
            self.page.wait_for_timeout(STILL_MS)
            at, before = self.page.evaluate(INSIDE, place), at
        return at

    def reachable(self, place: str) -> bool:
        return self.where(place) is not None

    def press_place(self, place: str) -> None:
        at = self.where(place)
        assert at is not None, f"{place} cannot be reached with a pointer"
        self.press_at(at)

    def answer(
        self, look: Look, temper: Temper, by_row: Callable[[int, Look], None] | None = None, wait: bool = True
    ) -> Look:
        """Answer the open prompt as a person would; what is asked next, or what shows at once after."""
        number = temper.row(look)
        now = look
        if number is not None:
            (by_row or self.press_row)(number, look)
            now = self.chosen(look, look.rows[number]["origin"])
            while now.key == look.key and not now.ready:  # a deed or an origin leads on
                number = temper.rng.randrange(len(now.rows))
                (by_row or self.press_row)(number, now)
                now = self.chosen(now, now.rows[number]["origin"])
        else:
            self.complete()
        if now.key == look.key:
            self.send()
        return self.until_asked(look.key) if wait else self.after(look)

    def complete(self) -> None:
        """Tick and count until there is an answer."""
        for _ in range(12):
            if self.look().ready:
                return
            self.press("#actions .acts .toggle[aria-checked=false], #actions .stepper button:last-child")

    def send(self) -> None:
        self.press("#primary")

    def press_row(self, number: int, look: Look) -> None:
        row = self.find("#actions .opt:not(.closed)").nth(number)
        same = row.element_handle()
        self.press(row)
        for _ in range(min(look.armies_left, 4) - 1):
            at = same.evaluate(HIT)
            if not at:  # full, or the answer is on its way: no more can be laid here
                break
            self.press_at(at)

    def chosen(self, was: Look, origin: str | None) -> Look:
        rows = None if origin is None else was.rows  # an origin leads to other rows
        found = self.page.wait_for_function(CHOSEN, arg=[was.key, rows], polling=15, timeout=PATIENCE)
        return Look(**found.json_value())

    def after(self, was: Look) -> Look:
        """The answer is in: the prompt is gone, sealed or another."""
        self.page.wait_for_function(GONE, arg=was.key, polling=15, timeout=PATIENCE)
        return self.look()

    def play(self, temper: Temper, until: Callable[[Look], bool], most: int = 500) -> Look:
        """Answer until it is so."""
        look = self.until_asked()
        for _ in range(most):
            if until(look):
                return look
            assert look.screen == "ask", f"the table does not ask: {look}"
            look = self.answer(look, temper)
        raise AssertionError(f"still not so after {most} answers: {look}")


def is_over(look: Look) -> bool:
    return look.screen == "end"


class House:
    """The devices of one test, and its pictures."""

    def __init__(self, browser: Browser, address: str, pictures: Path, name: str, db: Path, wanted: bool) -> None:
        self.browser = browser
        self.address = address
        self.pictures = pictures
        self.name = name
        self.db = db  # of the server, for positions that are laid before it
        self.wanted = wanted  # pictures, also when nothing fails
        self.devices: list[Device] = []

    def device(
        self,
        size: tuple[int, int] = DESKTOP,
        as_: Player | None = None,
        touch: bool = False,
        fresh: bool = False,
        sharpness: float = 1,
        **prefers: Any,
    ) -> Device:
        """A new browser. `fresh`: without any setting, as it comes; `as_`: a guest who is known already."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=sharpness,
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE)
        if not fresh:
            context.add_init_script(PREFER % json.dumps(json.dumps({**QUICK, **prefers})))
        if as_ is not None:
            context.add_cookies([{"name": "theogony", "value": as_.token, "url": self.address}])
        device = Device(context, self, touch)
        self.devices.append(device)
        return device

    def tab(self, device: Device) -> Device:
        """Another tab of the same browser: the same person, the same settings."""
        other = Device(device.context, self, device.touch)
        self.devices.append(other)
        return other

    def picture(self, device: Device, name: str) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        label = "-".join(part for part in (self.name, name) if part)
        device.page.screenshot(path=self.pictures / f"{re.sub(r'[^a-z0-9-]+', '-', label.lower())}.png")

    def close(self, failed: bool = False) -> None:
        errors = [error for device in self.devices for error in device.errors]
        for number, device in enumerate(self.devices):
            if failed:
                self.picture(device, f"failed-{number}")
            device.page.close()
        for context in {device.context for device in self.devices}:
            context.close()
        assert not errors, f"the page raised: {errors}"


TABLES = 12
OPTIONS = {"godstorm": {"defence": "most"}, "theomachy": {"hands": "30"}}


def table_at(
    player: Player,
    kind: str,
    *seats: str,
    game: str = "godstorm",
    options: dict[str, str] | None = None,
    ready: Callable[[Any, Any], bool] = lambda ask, view: True,
    wishes: tuple[str, ...] = (),
) -> str:
    """A table whose open prompt to this player is of this kind: played there over the socket, quickly.

    Moves that begin with one of the wishes are made whenever they can be.
    """
    for attempt in range(TABLES):  # a game may end before it comes to that
        rng = random.Random(5 + attempt)
        table = player.table(
            *(seats or ("me", "mortal")), game=game, options={**OPTIONS.get(game, {}), **(options or {})}
        )
        with player.sit(table) as socket:
            if _played_to(socket, kind, ready, rng, wishes):
                return table
    raise AssertionError(f"{kind} was never asked")


def _played_to(
    socket: Socket,
    kind: str,
    ready: Callable[[Any, Any], bool],
    rng: random.Random,
    wishes: tuple[str, ...],
) -> bool:
    for _ in range(600):
        socket.until(lambda: socket.asked() is not None or socket.over(), "a question")
        if socket.over():
            return False
        ask = socket.until_asked()
        if ask["kind"] == kind and ready(ask, (socket.state or {})["view"]):
            return True
        _answer_quietly(socket, ask, rng, wishes)
    return False


def can_attack(ask: Any, view: Any) -> bool:
    """An invasion is possible whose force is asked for: from a place with three armies or more."""
    return any(strong(option, view) for option in ask["options"])


def strong(option: Any, view: Any) -> bool:
    return option["kind"] == "attack" and int(view["board"][option["args"][0]][1]) >= 3


def strongest(device: Device) -> str:
    """The open origin with most armies, by what its row says."""
    found = device.page.evaluate(
        """() => [...document.querySelectorAll('#actions .opt[data-origin]')]
             .map((row) => [parseInt(row.querySelector('small').textContent), row.dataset.origin])
             .sort((a, b) => b[0] - a[0])[0][1]"""
    )
    return f"#actions .opt[data-origin={found}]"


def _answer_quietly(socket: Socket, ask: Any, rng: random.Random, wishes: tuple[str, ...]) -> None:
    """Some answer, for this prompt and whoever is asked; who folds would see nothing more."""
    bold = [option["move"] for option in ask["options"] if option["kind"] != "fold"]
    moves = bold or [option["move"] for option in ask["options"]]
    move = rng.choice([move for move in moves if move.startswith(wishes)] or moves)
    socket.answer(move)
