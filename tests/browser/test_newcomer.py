"""What somebody stumbles over who comes to a table for the first time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, PHONE, Device, House, Temper, table_at
from tests.browser.staged import BEYOND, Scene, at_scene
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Player

# The boxes of buttons that stand in one line, by their tops.
TOPS = "(all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]"


def bystander(ask: Any, view: Any) -> bool:
    return len(ask["options"]) == 1


def test_undo_goes_back_to_what_the_player_chose(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "React", "me", "mortal", "mortal", game="theomachy", ready=bystander)
    me = house.device(as_=ada).go(f"/t/{table}")
    look = me.until_asked()  # the reaction was let pass for her
    expect(me.find("#undo .word")).to_have_text("Undo")  # there is nobody to be asked
    me.press("#undo")
    me.page.wait_for_timeout(700)  # as long as an answer given for her would take, several times over
    now = me.look()
    assert now.screen == "ask" and (now.kind != "React" or len(now.rows) == 1), "nothing runs in a circle"
    assert me.answer(now, Temper()).key != look.key or now.kind == look.kind


def test_the_replay_of_an_unfinished_game_offers_only_what_may_be_seen(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "PlaceRaised", "me", "mortal", "mortal")
    me = house.device(as_=ada).go(f"/r/{table}")
    me.wait(".rep")
    assert me.page.eval_on_selector_all("[data-eyes]", "(all) => all.map((one) => one.dataset.eyes)") == ["0"]
    me.press(me.find(".bar [role=radio]").first)
    expect(me.find(".bar [role=radio]").first).to_have_attribute("aria-checked", "true")


def test_moves_that_cannot_be_fetched_are_told_of_and_asked_for_again(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Invade", "me", "mortal", "mortal")
    me = house.device(as_=ada).go(f"/r/{table}")
    me.wait(".rep")
    me.page.route("**/replay?**", lambda route: route.abort())
    me.press(me.find(".bar [role=radio]").first)
    expect(me.find(".rep [role=alert]")).to_be_visible()
    expect(me.find("[data-eyes='0']")).to_have_attribute("aria-checked", "true")
    me.page.unroute("**/replay?**")
    me.press(me.find(".bar [role=radio]").first)
    expect(me.find(".rep [role=alert]")).to_have_count(0)
    expect(me.find("[data-eyes='0']")).to_have_attribute("aria-checked", "false")


@pytest.mark.parametrize("game", ["godstorm", "theomachy", "diceforge"])
def test_switches_in_the_bar_stay_in_one_line(house: House, game: str) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", "mortal", "mortal", game=game)
    me = house.device(DESKTOP, as_=ada, lang="fr").go(f"/t/{table}")
    me.until_asked()
    for width in (1440, 1280, 1180):
        me.resize(width, 820)
        assert len(me.page.eval_on_selector_all("header.bar .seg:visible > button", TOPS)) <= 1, width
        assert me.page.evaluate(BEYOND, "header.bar") <= 0, width
    me.go(f"/r/{table}").wait(".rep")
    for width in (1280, 390):
        me.resize(width, 820)
        assert len(me.page.eval_on_selector_all("header.bar .seg > button", TOPS)) == 1, width
        no_sideways_scroll(me)


# How much of each name on the map lies under a piece: the widest overlap in pixels, with the name.
UNDER = """() => {
  const names = [...document.querySelectorAll('#board text.name, .map text.name')];
  const all = [...document.querySelectorAll('[id^=token-] > *, g.flat circle')];
  const pieces = all.filter((one) => !one.closest('.storm'));
  let worst = [0, ''];
  for (const name of names) for (const piece of pieces) {
    const [a, b] = [name.getBoundingClientRect(), piece.getBoundingClientRect()];
    const high = Math.min(a.bottom - 3, b.bottom) - Math.max(a.top + 3, b.top);
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    if (high > 2 && wide > worst[0]) worst = [wide, name.textContent];
  }
  return worst;
}"""


def crowded(state: Any, prompt: Any) -> bool:
    """Gods stand in lands at the edge of the map, whose names have little room."""
    return sum(len(player["gods"]) for player in state.public_view()["players"]) >= 8


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_lies_under_a_god(house: House, lang: str) -> None:
    scene = Scene("godstorm", "Invade", seats=4, ready=crowded, wishes=("summon",))
    me = at_scene(house, scene, lang=lang)
    me.picture(lang)
    wide, name = me.page.evaluate(UNDER)
    assert wide < 9, f"{name} lies {wide} pixels under a piece"


def test_six_prayers_are_in_sight(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", "me", "mortal", "mortal", game="theomachy")
    me = house.device((1280, 800), as_=ada, lang="fr", answer=False).go(f"/t/{table}")
    me.until_asked()
    for width in (1280, 1180):
        me.resize(width, 800)
        assert me.page.evaluate(BEYOND, ".ptrack ol") <= 0, width


def test_a_nameless_guest_has_a_table_with_a_name(house: House) -> None:
    me = house.device(fresh=True)
    me.context.add_init_script("localStorage.setItem('theogony.preferences', JSON.stringify({ lang: 'fr' }))")
    me.go("/")
    me.press("[data-play=theomachy]")
    me.page.wait_for_url("**/t/*")
    assert me.get(f"/api/tables/{me.table}")["name"] == "Table anonyme"


def answers(me: Device) -> tuple[float, float]:
    box = me.find("#primary").bounding_box()
    assert box is not None
    return box["y"], box["height"]


def test_the_answer_stands_where_it_stood(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", "me", "mortal", "mortal", game="theomachy")
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    look, temper = me.until_asked(), Temper()
    seen = {answers(me)}
    for _ in range(8):
        if not look.asked:
            break
        look = me.answer(look, temper)
        if look.asked:
            seen.add(answers(me))
    assert len(seen) == 1, "the primary button is pinned"


def test_four_options_are_in_sight_on_a_phone(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Offering", "me", "mortal", "mortal", game="diceforge")
    me = house.device(PHONE, as_=ada, touch=True).go(f"/t/{table}")
    me.until_asked()
    seen = me.page.evaluate(
        """() => { const box = document.querySelector('.acts').getBoundingClientRect();
          return [...document.querySelectorAll('#actions .opt')].filter((one) => {
            const own = one.getBoundingClientRect();
            return own.top >= box.top - 1 && own.bottom <= box.bottom + 1; }).length }"""
    )
    assert seen >= 4
    no_sideways_scroll(me)


def test_settings_do_not_leave_the_table(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal")
    me = house.device(as_=ada).go(f"/t/{table}")
    me.until_asked()
    me.press("#settings")
    me.press(me.find(".drawer [role=radio]").filter(has_text="Français"))
    expect(me.find("html")).to_have_attribute("lang", "fr")
    assert me.page.url.endswith(f"/t/{table}")
    me.page.keyboard.press("Escape")
    expect(me.find(".drawer")).to_have_count(0)
