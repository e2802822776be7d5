"""What moves and what sounds: pieces travel, less motion is respected, and sound is off until it is wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import Device, House, Look, Temper, table_at
from tests.browser.staged import Scene, at_scene
from tests.server.harness import Player

# Every sound that the page starts, and the pieces that have ever been on their way.
HEAR = """
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
"""
WATCH = """
  window.flights = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      const flight = node.nodeType === 1 && (node.matches('.flight') ? node : node.querySelector('.flight'));
      if (!flight) continue;
      requestAnimationFrame(() => window.flights.push([flight.dataset.flight, flight.getAnimations().length]));
    }
  }).observe(document, { childList: true, subtree: true });
"""


def fortify(device: Device, look: Look) -> tuple[str, str]:
    """Armies go from one place to another, by the list; between which, the target "" where there was but one."""
    origin = next(move for move in look.moves if move.startswith("fortify "))
    target = "to "
    device.press(f"[data-move='{origin}']")
    asked = device.until_asked(look.key)
    if asked.kind == "FortifyTo":  # a single place that can be reached is not asked for
        target = asked.moves[0]
        device.press(f"[data-move='{target}']")
        asked = device.until_asked(asked.key)
    assert asked.kind == "FortifyArmies"
    device.send()
    device.after(asked)
    return origin.removeprefix("fortify "), target.removeprefix("to ")


def can_fortify(ask: Any, view: Any) -> bool:
    """Several armies stand where one may fortify from: their number is asked for."""
    return any(option["kind"] == "fortify" and view["board"][option["args"][0]][1] > 2 for option in ask["options"])


def at_fortify(house: House, **prefers: Any) -> tuple[Device, Look]:
    ada = Player(house.address, "Ada")
    device = house.device(as_=ada, **prefers)
    device.context.add_init_script(WATCH)
    device.go(f"/t/{table_at(ada, 'Fortify', ready=can_fortify)}")
    look = device.until_asked()
    strong = [row for row in look.rows if (row["move"] or "").startswith("fortify ")]
    return device, Look(**{**vars(look), "rows": [row for row in strong if armies(device, row["move"]) > 2]})


def armies(device: Device, move: str | None) -> int:
    place = (move or "").partition(" ")[2]
    return int(device.find(f"#token-{place} text").text_content() or 0)


def test_pieces_travel_from_place_to_place(house: House) -> None:
    me, look = at_fortify(house, motion="system", speed="calm")
    origin, target = fortify(me, look)
    me.page.wait_for_function("() => window.flights.length > 0")
    [[way, animations]] = me.page.evaluate("window.flights")
    assert way.startswith(f"{origin}>{target}") and animations == 1
    me.picture()
    expect(me.find(".flight")).to_have_count(0)  # it has landed


def test_with_less_motion_pieces_are_there_at_once(house: House) -> None:
    me, look = at_fortify(house, motion="less", speed="calm")
    fortify(me, look)
    assert me.page.evaluate("window.flights") == []


def test_the_system_may_ask_for_less_motion_too(house: House) -> None:
    me, look = at_fortify(house, motion="system", speed="calm")
    me.page.emulate_media(reduced_motion="reduce")
    fortify(me, look)
    assert me.page.evaluate("window.flights") == []


def test_sound_is_off_until_it_is_wanted_and_can_be_muted(house: House) -> None:
    me = house.device()
    me.context.add_init_script(HEAR)
    me.go("/").press("[data-play=godstorm]")
    temper = Temper()
    look = me.sit()
    for _ in range(3):
        look = me.answer(look, temper)
    assert me.page.evaluate("window.sounds") == 0
    me.press("#tab-table")
    me.press(me.page.get_by_role("checkbox", name="Sounds of the table"))
    heard = me.page.evaluate("window.sounds")
    assert heard > 0, "switching it on lets it be heard"
    while me.page.evaluate("window.sounds") == heard:
        look = me.answer(me.look(), temper)
    me.press(me.page.get_by_role("checkbox", name="Sounds of the table"))
    muted = me.page.evaluate("window.sounds")
    for _ in range(3):
        look = me.answer(me.look(), temper)
    assert me.page.evaluate("window.sounds") == muted
    me.go("/settings")
    expect(me.find("#sound")).not_to_be_checked()
    expect(me.find("#volume")).to_be_disabled()


# What is in sight, as it explains itself.
SEEN = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.tip)"


@pytest.mark.parametrize(
    ("scene", "where", "told"),
    [
        (Scene("diceforge", "Act"), ".rail .st", "Gold ("),
        (Scene("theomachy", "BettingTurn"), ".rail .cult > span", "Prophet: worth 10 Power"),
    ],
    ids=["diceforge", "theomachy"],
)
def test_what_a_seat_has_explains_itself(house: House, scene: Scene, where: str, told: str) -> None:
    me = at_scene(house, scene)
    me.find(where).first.hover()
    expect(me.find("#tip")).to_contain_text(told)


@pytest.mark.parametrize("game", ["godstorm", "theomachy", "diceforge", "hellas", "hybris"])
def test_arrows_go_through_all_that_the_seats_explain(house: House, game: str) -> None:
    ada = Player(house.address, "Ada")
    me = house.device(as_=ada, answer=False).go(f"/t/{ada.table('me', 'mortal', game=game)}")
    me.until_asked()
    wanted = me.page.eval_on_selector_all("#seats [data-tip]", SEEN)
    assert len(wanted) > 2
    me.page.keyboard.press("s")
    told = []
    for _ in wanted:
        me.page.keyboard.press("ArrowDown")
        told.append(me.find("#tip").inner_text())
    assert told == wanted
    me.page.keyboard.press("ArrowUp")
    expect(me.find("#tip")).to_have_text(wanted[-2])
