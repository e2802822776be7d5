"""A guest without password or mail: tables follow over a personal link, and a turn is told where nobody looks."""

import contextlib
import re

from playwright.sync_api import expect

from tests.browser.house import House, Temper
from tests.server.harness import Player

# What the browser's own Notification is asked to show; it still shows it.
LISTEN = """
  window.told = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, more) { super(title, more); window.told.push(more.body); }
  };
"""
# A page in a headless browser is always in front: only what it says about that is changed.
AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });"


def test_a_personal_link_brings_the_tables_to_another_device_once(house: House) -> None:
    old = house.device().go("/")
    old.press("[data-play=godstorm]")
    look = old.sit()
    table = old.table
    old.go("/settings")
    old.wait("#player-name").fill("Ada")
    old.page.keyboard.press("Enter")
    expect(old.find("#you [role=status]")).to_be_visible()
    old.press("#make-link")
    link = old.wait("#personal-link").input_value()
    assert re.fullmatch(rf"{house.address}/recover#[\w-]+", link)
    old.picture("settings")

    new = house.device(theme="marble")
    new.go("/").wait("[data-play=godstorm]")
    expect(new.find(f"[data-table='{table}']")).to_have_count(0)
    new.page.goto(link)
    new.wait(f"[data-table='{table}']")
    assert "#" not in new.page.url, "the token stays in the address bar"
    new.picture("lobby")
    new.press(f"[data-table='{table}'] a")
    assert new.until_asked().prompt == look.prompt
    assert new.get("/api/me")["guest"]["name"] == "Ada"
    new.answer(new.look(), Temper())

    third = house.device()
    third.page.goto(link)
    expect(third.find(".missing")).to_contain_text("used up")
    third.picture("used-up")


def test_a_turn_is_told_in_the_title_and_by_a_notification(house: House) -> None:
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    table = ada.table("me", "human", options={"defence": "most"})
    token = ada.post(f"/api/tables/{table}/invite")["code"]
    bob.post(f"/api/tables/{table}/join", invite=token)
    me = house.device(as_=ada)
    me.context.grant_permissions(["notifications"], origin=house.address)
    me.context.add_init_script(LISTEN)
    me.go("/settings")
    me.press("#notify")
    expect(me.find("#notify")).to_be_checked()
    me.go(f"/t/{table}").wait("#prompt")
    temper = Temper()
    me.page.evaluate(AWAY)  # before anything is answered: between two questions a turn may just be coming back
    while me.look().asked:
        me.answer(me.look(), temper, wait=False)
    expect(me.page).not_to_have_title(re.compile("^●"))
    with bob.sit(table) as socket:
        while not (look := me.look()).asked:
            if socket.asked() is not None:
                socket.play_any(temper.rng)
            else:
                with contextlib.suppress(TimeoutError):  # the page may be about to show what has been sent
                    socket.hear(0.1)
    assert look.prompt is not None
    expect(me.page).to_have_title(re.compile("^● "))
    me.page.wait_for_function("() => window.told.length > 0")  # the title may be set a moment earlier
    told = me.page.evaluate("window.told")
    assert all(text.startswith("Your turn at ") for text in told)
    while me.look().asked:
        me.answer(me.look(), temper, wait=False)
    expect(me.page).not_to_have_title(re.compile("^●"))


def test_without_leave_nothing_is_notified(house: House) -> None:
    me = house.device().go("/settings")  # a headless browser grants nothing by itself
    me.press("#notify")
    expect(me.find("#notify")).not_to_be_checked()
    expect(me.page.get_by_text("The browser does not allow it")).to_be_visible()


def test_half_an_address_is_said_to_be_no_table(house: House) -> None:
    me = house.device().go("/t/k3v9")
    expect(me.wait(".missing")).to_contain_text("no such table")
