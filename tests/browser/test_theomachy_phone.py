"""Theomachy on 390 pixels, with a thumb; and on a tablet."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, TABLET, House, Temper, table_at
from tests.browser.staged import Scene, at_scene
from tests.browser.test_phone import no_sideways_scroll, small_targets
from tests.server.harness import Player
from theogony.games.theomachy.content import DESIGN, DESIGNS


def test_a_hand_is_played_through_the_sheet(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", "mortal", "mortal", game="theomachy", options={"hands": "30"})
    me = house.device(PHONE, as_=ada, touch=True, answer=False).go(f"/t/{table}")
    look = me.until_asked()
    kinds: set[str | None] = set()
    temper = Temper()
    while look.kind != "TakePrayer":
        no_sideways_scroll(me)
        assert me.find("#primary").is_visible()
        if look.kind not in kinds:
            me.picture(f"prompt-{look.kind}")
            assert small_targets(me) == []
        kinds.add(look.kind)
        look = me.answer(look, temper)
    no_sideways_scroll(me)
    me.picture("prayer")
    me.press("#board .picker .pc.can")  # a card is chosen with a tap
    me.send()
    me.until_asked(look.key)
    for name in ("Hand", "Seats", "Log", "Act"):
        me.press(me.find(".nav button").filter(has_text=name))
        me.wait(f".sheet[aria-label='{name}']") if name != "Act" else me.wait("#primary")
        no_sideways_scroll(me)
        me.picture(f"sheet-{name}")
        if name == "Hand":
            assert me.find("#tray .pc").count() > 0


@pytest.mark.parametrize("kind", ["ChoosePantheon", "PickCard", "DropCards", "ChooseGod"])
def test_the_draft_fits_a_phone(house: House, kind: str) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, kind, "me", "mortal", "mortal", game="theomachy", options={"mode": "advanced"})
    me = house.device(PHONE, as_=ada, touch=True, answer=False, theme="marble", lang="fr").go(f"/t/{table}")
    assert me.until_asked().kind == kind
    no_sideways_scroll(me)
    assert small_targets(me) == []
    assert me.find("#board .picker button").first.is_visible()
    me.picture()


def test_a_tablet_shows_the_cup_whole(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", "me", "mortal", "mortal", "mortal", game="theomachy")
    for name, size in (("landscape", TABLET), ("portrait", (TABLET[1], TABLET[0]))):
        me = house.device(size, as_=ada, touch=True, theme="marble", lang="fr", answer=False).go(f"/t/{table}")
        me.until_asked()
        no_sideways_scroll(me)
        assert me.find("#primary").is_visible()
        for figure in me.find("#constellation figure").all():
            box = figure.bounding_box()
            assert box is not None and box["width"] >= 44 and box["x"] >= 0
        me.picture(name)


def test_eight_players_find_room_around_the_cup(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", "me", *["mortal"] * 7, game="theomachy")
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    me.until_asked()
    boxes = [one.bounding_box() for one in me.find(".stake .who").all()]
    assert len(boxes) == 8
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            assert one and other and not overlap(one, other), f"{one} lies over {other}"
    me.picture()


def overlap(one: object, other: object) -> bool:
    assert isinstance(one, dict) and isinstance(other, dict)
    apart_x = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    apart_y = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (apart_x or apart_y)


# How far what lies in the tray reaches beyond its right edge, and which texts are cut without dots.
TRAY = """() => {
  const tray = document.querySelector('#tray').getBoundingClientRect();
  const laid = [...document.querySelectorAll('#tray .one, #tray .god')].map((one) => one.getBoundingClientRect());
  const texts = [...document.querySelectorAll('#tray .text, #tray .part')];
  const cut = texts.filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.hasAttribute('data-clipped'));
  return { laid: laid.length, beyond: Math.max(...laid.map((box) => box.right - tray.right)), cut: cut.length };
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hand_and_god_lie_whole_in_the_tray_of_a_laptop(house: House, lang: str) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 8, (("mode", "advanced"),)), (1280, 720), lang=lang)
    me.wait("#tray .god")
    me.page.wait_for_timeout(100)  # texts are fitted once the fonts are there
    seen = me.page.evaluate(TRAY)
    assert seen["laid"] == 6 and seen["beyond"] <= 0 and seen["cut"] == 0
    me.picture(lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_text_that_a_card_cuts_off_is_told_whole(house: House, lang: str) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 8, ready=holds_confluence), (1280, 720), lang=lang)
    card = me.wait("#tray [data-card=confluence]")
    text = card.locator(".text[data-clipped]").text_content() or ""
    expect(card).to_have_attribute("data-tip", text)
    card.hover()
    expect(me.find("#tip")).to_have_text(text)
    me.picture(lang)


def holds_confluence(state: Any, prompt: Any) -> bool:
    """A card with more words than fit onto it."""
    return any(DESIGNS[DESIGN[card]] == "confluence" for card in state.hand(prompt.seat))
