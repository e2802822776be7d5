"""The moves of bots are shown one by one, at a speed of one's own, and can be skipped."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, PHONE, Device, House, Temper, table_at
from tests.server.harness import Player, wait_for
from theogony.games.godstorm.content import BOX

# How many moves lie between what is shown and what has happened, as the button that skips them says.
HELD = "() => Number(/\\d+/.exec(document.querySelector('#skip')?.textContent ?? '0')[0])"
UPRIGHT = (820, 1180)
FEWER = f"(was) => ({HELD})() < was"


def held(device: Device) -> int:
    return int(device.page.evaluate(HELD))


def first_of_the_epoch(ask: Any, view: Any) -> bool:
    """All others still have their turns of this epoch before them, and the game does not end with it."""
    return bool(view["players"][view["seat"]]["marker"] == 1 and view["epoch"] < BOX.epochs)


def after_the_bots(house: House, speed: str) -> tuple[Device, int]:
    """A page that has three bots' turns to show, and how many moves wait when all of them are made."""
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Fortify", "me", "mortal", "mortal", "mortal", ready=first_of_the_epoch)
    me = house.device(as_=ada, speed=speed).go(f"/t/{table}")
    look = me.until_asked()
    turn = me.get(f"/api/tables/{table}")["moves"]
    while look.asked and held(me) == 0:
        look = me.answer(look, Temper(adventures=0), wait=False)
    with ada.sit(table) as socket:
        socket.until_asked()  # the bots are done
        moves = (socket.state or {})["moves"]
    assert moves > turn + 5
    wait_for(lambda: held(me) > 0, "the moves of the bots")
    return me, held(me)


def test_step_by_step_each_press_shows_one_move(house: House) -> None:
    me, waiting = after_the_bots(house, "step")
    assert waiting > 3
    me.page.wait_for_timeout(1200)
    assert held(me) >= waiting, "nothing is shown that was not asked for"
    waiting = held(me)
    assert not me.look().asked, "no question before what led to it was seen"
    log = me.find(".log")
    seen = {log.inner_text()}
    me.press("#next")
    assert held(me) == waiting - 1
    me.page.keyboard.press("n")
    me.page.wait_for_function(FEWER, arg=waiting - 1)
    assert held(me) == waiting - 2
    while held(me) > 1:
        me.press("#next")
        seen.add(log.inner_text())
    assert len(seen) > 3, "move after move is told"
    me.picture("step")
    me.press("#next")
    assert me.until_asked().asked
    expect(me.find("#skip")).to_have_count(0)


def test_at_a_speed_they_run_by_themselves_and_space_skips(house: House) -> None:
    me, waiting = after_the_bots(house, "calm")
    me.page.wait_for_function(FEWER, arg=waiting)
    assert not me.look().asked
    me.picture("calm")
    me.find("#prompt").focus()
    me.page.keyboard.press("Space")
    expect(me.find("#skip")).to_have_count(0)
    assert me.look().asked
    expect(me.page.get_by_text("shown at once")).to_be_visible()


def test_the_button_skips_and_another_speed_counts_at_once(house: House) -> None:
    me, _ = after_the_bots(house, "step")
    me.press("#skip")
    expect(me.find("#skip")).to_have_count(0)
    assert me.look().asked
    me, waiting = after_the_bots(house, "step")
    me.press(me.page.get_by_role("radio", name="Natural"))
    me.page.wait_for_function(FEWER, arg=waiting)
    me.press(me.page.get_by_role("radio", name="At once"))
    expect(me.find("#skip")).to_have_count(0)
    assert me.look().asked


# Every shift of the layout from now on that no press explains, with what moved. The browser itself lets a press explain
# half a second; on a busy machine an answer takes longer, so the half second begins when it is there.
WATCH = """() => {
  window.shifts = [];
  const asked = () => document.querySelector('#actions')?.dataset.prompt;
  const waits = [];  // from a press until the question it was made at has gone
  const press = ({ timeStamp }) => asked() && waits.push({ from: timeStamp, to: Infinity, at: asked() });
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, press, true);
  const look = (now) => {
    for (const wait of waits) if (wait.to === Infinity && wait.at !== asked()) wait.to = now + 500;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const explained = ({ startTime }) => waits.some(({ from, to }) => from <= startTime && startTime < to);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries().filter((one) => !one.hadRecentInput && !explained(one))) {
      window.shifts.push([one.value, one.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' ')]);
    }
  }).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("speed", ["natural", "once"])
def test_nothing_jumps_while_others_play(house: House, speed: str) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "PlaceRaised", "me", "mortal", "mortal")
    me = house.device(as_=ada, speed=speed, motion="system", usual=True)
    me.page.add_init_script(f"({WATCH})()")
    me.go(f"/t/{table}")
    look = me.until_asked()
    for _ in range(16):  # two turns of one's own
        look = me.answer(look, Temper(adventures=0))
    shifts = me.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.0002, shifts


def test_nothing_jumps_while_others_plan_and_act(house: House) -> None:
    """The tray shows plans, boards and cards, seats change their order, and the world keeps its place."""
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Plan", "me", "mortal", "mortal", game="hybris")
    me = house.device(as_=ada, speed="once", motion="system")
    me.page.add_init_script(f"({WATCH})()")
    me.go(f"/t/{table}")
    look = me.until_asked()
    for _ in range(24):
        look = me.answer(look, Temper(adventures=0))
    shifts = me.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.005, shifts


PAGES = ["/", "/new/godstorm", "/rules/godstorm", "/settings", "/t/{table}"]


@pytest.mark.parametrize("size", [DESKTOP, UPRIGHT, PHONE])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_opens_does_not_jump(house: House, page: str, size: tuple[int, int]) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "PlaceRaised", "me", "mortal", "mortal")
    me = house.device(size, as_=ada, touch=size == PHONE, lang="fr")
    me.page.add_init_script(f"({WATCH})()")
    me.go(page.format(table=table))
    me.page.wait_for_load_state("networkidle") if "table" not in page else me.until_asked()
    me.page.wait_for_timeout(300)
    assert sum(value for value, _ in me.page.evaluate("window.shifts")) < 0.005, me.page.evaluate("window.shifts")
