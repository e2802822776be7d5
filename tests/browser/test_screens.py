"""Pages and moments looked at with a ruler: nothing covers anything, nothing is cut, everything can be hit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, PHONE, TABLET, House, table_at
from tests.browser.staged import Scene, at_scene
from tests.server.harness import Player
from theogony.kernel.step import Prompt

ADVANCED = (("mode", "advanced"),)
LAPTOP = (1366, 768)

# The words of a select that do not fit into it, whichever of its choices is chosen.
CUT = """() => [...document.querySelectorAll('select.input')].filter((one) => one.checkVisibility()).flatMap((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - 20; // the arrow
  return [...one.options].filter((option) => pen.measureText(option.text).width > room).map((option) => option.text);
})"""


@pytest.mark.parametrize("game", ["godstorm", "theomachy", "diceforge", "hellas", "hybris"])
def test_no_choice_of_the_form_is_cut(house: House, game: str) -> None:
    me = house.device(lang="fr").go(f"/new/{game}")
    me.wait("#create:enabled")
    me.page.evaluate(
        "document.fonts.ready.then(() => document.querySelectorAll('details').forEach((d) => d.open = true))"
    )
    assert me.page.evaluate(CUT) == []


def test_the_lobby_names_tables_in_ones_language_and_leads_to_them(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", "mortal", game="theomachy")
    with ada.sit(table) as socket:
        socket.until_asked()
    me = house.device(PHONE, as_=ada, touch=True, lang="fr").go("/")
    row = me.wait(f"[data-table='{table}']")
    expect(row.locator("b")).to_have_text("Théomachie")
    assert me.page.evaluate("document.querySelector('[data-table]').getBoundingClientRect().top > innerHeight")
    me.press("#to-waiting")
    expect(row.get_by_role("link")).to_be_focused()
    expect(row).to_be_in_viewport()
    for many in me.find(".quick .seg").all():
        for one in many.get_by_role("radio").all():
            box = one.bounding_box()
            assert box is not None and box["width"] >= 32 and box["height"] >= 44, "a finger hits it"


def test_the_waiting_room_says_which_game_and_which_seats_are_free(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "human", "mortal", game="godstorm", name="Table of the Lyre", public=True)
    guest = house.device().go(f"/t/{table}")
    expect(guest.wait(".room .game")).to_have_text("Risk Godstorm")
    seats = guest.find(".seats li")
    expect(seats.nth(1)).to_contain_text("Free seat")
    expect(seats.nth(2)).to_contain_text("Bot, mortal")
    mine = house.device(as_=ada).go(f"/t/{table}")
    expect(mine.wait(".seats li >> nth=1")).to_contain_text("Friend, by link")
    unnamed = ada.table("me", "human", game="theomachy")
    mine.go(f"/t/{unnamed}").wait("#invite")
    expect(mine.find(".room h1")).to_have_text("Theomachy")
    expect(mine.find(".room .game")).to_have_count(0)


def attacked(state: Any, prompt: Prompt[Any]) -> bool:
    return all(len(player["attacks"]) > 1 for player in state.public_view()["players"])


# Cards on the table that something else covers at their middle or near their edges.
COVERED = """() => [...document.querySelectorAll('#board [data-stake] .cards > *')].filter((card) => {
  const box = card.getBoundingClientRect();
  return [[0.5, 0.5], [0.5, 0.1], [0.5, 0.9]].some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return !card.contains(top) && !top?.contains(card);
  });
}).length"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_cards_before_the_players_are_not_under_the_constellation(house: House, size: tuple[int, int]) -> None:
    me = at_scene(house, Scene("theomachy", "BattleTurn", 4, ready=attacked, wishes=("play", "follow")), size)
    assert me.find("#board [data-stake] .cards > *").count() >= 4
    assert me.page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_a_reaction_is_read_without_scrolling(house: House, size: tuple[int, int]) -> None:
    scene = Scene(
        "theomachy", "React", 4, ADVANCED, ready=lambda state, prompt: len(state.options(prompt.seat)) in (2, 3)
    )
    me = at_scene(house, scene, size, lang="fr")
    hidden = me.page.evaluate(
        "() => { const one = document.querySelector('.react'); return one.scrollHeight - one.clientHeight; }"
    )
    assert hidden <= 1
    on_top = """() => [...document.querySelectorAll('.react *')].every((one) => {
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top === null || top.closest('.react') !== null;
    })"""
    assert me.page.evaluate(on_top), "nothing of the table lies over it"


# Titles of cards of which a line is cut, and parts that lie over each other.
OVER = """() => [...document.querySelectorAll('#tray .mc')].flatMap((card) => {
  const parts = ['.kd', 'b', 'small'].map((part) => card.querySelector(part)).filter(Boolean);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const cut = parts.filter((part) => part.scrollHeight > part.clientHeight + 2);
  const over = boxes.slice(1).map((box, i) => Math.round(boxes[i].bottom - box.top)).filter((over) => over > 0);
  return [...cut.map((part) => part.textContent), ...over];
})"""


def holds_a_long_title(state: Any, prompt: Prompt[Any]) -> bool:
    return "blood_coats_the_land" in state.view(prompt.seat)["hand"]


def test_prices_titles_and_reasons_of_miracles_lie_under_each_other(house: House) -> None:
    scene = Scene("godstorm", "BuyMiracles", 3, ready=holds_a_long_title)
    me = at_scene(house, scene, TABLET, lang="fr")
    assert me.find("#tray .mc").count() >= 1
    assert me.page.evaluate(OVER) == []


def test_what_is_left_of_each_face_stays_in_its_box(house: House) -> None:
    me = at_scene(house, Scene("diceforge", "Act", 4), TABLET, lang="fr")
    wide = me.page.evaluate(
        "[...document.querySelectorAll('.pool')].filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert me.find(".pool").count() > 0 and wide == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_news_of_a_long_turn_are_read_in_the_strip(house: House, size: tuple[int, int]) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "PlaceRaised", "me", "mortal", "mortal", ready=lambda ask, view: bool(view["epoch"] >= 2))
    me = house.device(size, as_=ada, touch=size == PHONE, lang="fr").go(f"/t/{table}")
    me.until_asked()
    strip = me.find("#news").bounding_box()
    assert strip is not None
    for beat in me.find("#news [data-beat]").all():
        box = beat.bounding_box()
        assert box is not None
        assert strip["y"] <= box["y"] and box["y"] + box["height"] <= strip["y"] + strip["height"] + 0.5


def test_a_second_code_is_no_longer_what_is_pressed_first(house: House) -> None:
    ada = Player(house.address, "Ada")
    me = house.device(as_=ada).go(f"/t/{ada.table('me', 'human', game='godstorm')}")
    me.press("#invite")
    code = me.wait("#invite-code").inner_text()
    expect(me.find("#invite")).to_have_text("Another code")
    expect(me.find(".primary")).to_have_count(0)
    me.press("#invite")
    expect(me.find("#invite-code")).not_to_have_text(code)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_games_of_the_rules_stand_in_one_row_as_in_the_lobby(house: House, size: tuple[int, int]) -> None:
    me = house.device(size, touch=size == PHONE).go("/rules/hybris")
    tabs = me.wait(".games [aria-current=page]").locator("..").get_by_role("link")
    assert tabs.all_inner_texts()[:3] == ["Risk Godstorm", "Theomachy", "Dice Forge"]
    assert len({round((tab.bounding_box() or {"y": -1})["y"]) for tab in tabs.all()}) == 1
    expect(me.find(".games [aria-current=page]")).to_be_in_viewport()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_head_of_the_house_is_one_row_on_a_tablet_held_upright(house: House, lang: str) -> None:
    me = house.device((820, 1180), as_=Player(house.address, "Ada"), lang=lang).go("/rules/godstorm")
    me.wait("header.top .me")
    me.page.evaluate("document.fonts.ready.then(() => true)")
    assert me.page.evaluate("document.querySelector('header.top').offsetHeight") < 80
