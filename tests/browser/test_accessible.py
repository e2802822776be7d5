"""axe finds nothing serious on any page, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import PHONE, House, can_attack, table_at
from tests.browser.test_cards import holds_a_card
from tests.server.harness import Game, Player, Process


@pytest.fixture(scope="module")
def ada(server: Process) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture(scope="module")
def finished(ada: Player) -> str:
    table = ada.table("me", "mortal", options={"defence": "most"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    return table


def test_pages(house: House, ada: Player, finished: str) -> None:
    me = house.device(as_=ada)
    for path in (
        "/",
        "/new/godstorm",
        "/rules/godstorm",
        "/settings",
        "/credits",
        f"/r/{finished}",
        f"/t/{finished}",
        "/nowhere",
    ):
        me.go(path).wait("h1, h2, .missing, main")
        me.page.wait_for_load_state("networkidle")
        clean(me, path.replace(finished, "finished").replace("/", "-"))
    me.go("/").press("#join-code")
    me.wait("dialog[open]")
    clean(me, "join")


@pytest.mark.parametrize(
    "kind", ["ChoosePantheon", "PlaceStart", "Bid", "SummonAndBuild", "Commit", "Assault", "Embark"]
)
def test_prompts_of_the_table(house: House, ada: Player, kind: str) -> None:
    me = house.device(as_=ada).go(f"/t/{table_at(ada, kind)}")
    assert me.until_asked().kind == kind
    clean(me)


def test_what_lies_over_the_table(house: House, ada: Player) -> None:
    me = house.device(as_=ada).go(f"/t/{table_at(ada, 'Invade', ready=can_attack)}")
    me.until_asked()
    me.press("#actions .opt[data-origin]")
    far = me.page.evaluate(
        "() => [...document.querySelectorAll('.place[aria-disabled=true]')].map((one) => one.id.slice(6))"
    )
    me.press_place(next(place for place in far if me.reachable(place)))
    expect(me.find(".pop blockquote")).not_to_be_empty()
    clean(me, "why")
    me.page.keyboard.press("r")
    me.wait(".drawer dd")
    clean(me, "rules")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    me.wait("dialog[open]")
    clean(me, "keys")
    me.page.keyboard.press("Escape")
    me.press("#tab-under")
    for tab in ("chat", "table"):
        me.press(f"#tab-{tab}")
        clean(me, tab)


def test_a_card_that_is_read(house: House, ada: Player) -> None:
    me = house.device(as_=ada).go(f"/t/{table_at(ada, 'Invade', ready=holds_a_card)}")
    me.until_asked()
    me.press("#tray [data-card]")
    expect(me.find("[data-reading] dd").first).not_to_be_empty()
    clean(me)


def test_the_sheets_of_the_replay_on_a_phone(house: House, ada: Player, finished: str) -> None:
    me = house.device(PHONE, as_=ada, touch=True).go(f"/r/{finished}?at=40")
    me.wait("#timeline")
    for sheet in ("points", "moves", "hand", "seats"):
        me.press(f"[data-sheet={sheet}]")
        me.wait(f"[data-sheet={sheet}][aria-pressed=true]")
        clean(me, sheet)


def test_the_curtain(house: House, ada: Player) -> None:
    me = house.device(as_=ada).go(f"/t/{ada.table('me', 'hotseat')}")
    me.wait("#lift")
    clean(me, "curtain")
