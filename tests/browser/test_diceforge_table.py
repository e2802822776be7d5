"""The table of Dice Forge: what it shows, says and refuses, on every screen, in both languages and themes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House, Temper, table_at
from tests.browser.keys import Keys
from tests.browser.test_french import missing_words
from tests.browser.test_phone import no_sideways_scroll, small_targets
from tests.server.harness import Player, Process


@pytest.fixture(scope="module")
def ada(server: Process) -> Player:
    return Player(server.address, "Ada")


def at(player: Player, kind: str, setup: str = "base_introductory", rounds: int = 1) -> str:
    return table_at(
        player,
        kind,
        "me",
        "mortal",
        game="diceforge",
        options={"setup": setup},
        ready=lambda ask, view: int(view["round"]) >= rounds,
    )


def sit(house: House, player: Player, table: str, **more: object) -> Device:
    me = house.device(as_=player, **more).go(f"/t/{table}")  # type: ignore[arg-type]
    me.until_asked()
    return me


# -- forging ---------------------------------------------------------------------------------------------------------


def test_a_face_is_bought_and_forged_by_pointing_at_what_it_replaces(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act"))
    look = me.look()
    face = "gold_3"
    assert f"buy {face}" in look.moves and me.find(f"#tray [data-side$='>{face}']").count() == 0
    me.press(f"#board [data-face='{face}']")
    look = me.until_asked(look.key)
    assert look.kind == "ForgeFace"
    expect(me.find(".pool.bought")).to_have_count(1)
    expect(me.find("#prompt ol li.now")).to_have_text("Replace")
    side = me.find("#tray .side.open").first
    me.press(side)
    me.wait("#tray .side.picked")
    assert me.text("#primary").startswith("Forge over")
    expect(me.find("#actions table tbody tr").first).to_be_visible()  # what the die brings then
    me.send()
    me.until_asked(look.key)
    expect(me.find(f"#tray [data-side$='>{face}']")).to_have_count(1)
    me.picture()


def test_a_purchase_is_taken_back_with_escape(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act"))
    look = me.look()
    gold = me.text("#tray dd")
    me.press("#board .pf.open")
    look = me.until_asked(look.key)
    assert look.kind == "ForgeFace" and me.text("#tray dd") != gold
    me.page.keyboard.press("Escape")
    assert me.until_asked(look.key).kind == "Act"
    assert me.text("#tray dd") == gold


def test_whether_another_face_follows_is_asked_until_several_were_chosen_at_once(house: House, ada: Player) -> None:
    table = table_at(
        ada,
        "Act",
        "me",
        "mortal",
        game="diceforge",
        options={"setup": "base_introductory"},
        ready=lambda ask, view: view["players"][ask["seat"]]["gold"] > 8,
    )
    me = sit(house, ada, table, usual=True)
    me.press("#actions .opt[data-move='buy gold_3']")
    expect(me.find("#actions .asks")).to_have_text("in the place of:")
    me.press("#actions [data-way='replace light>gold_1']")
    me.send()
    me.wait("#actions[data-kind=Offering]")
    expect(me.find("#primary")).to_contain_text("No more faces")  # proposed, and never done unasked
    me.picture("another")
    faces = [move for move in me.look().moves if move.startswith("buy ")][:2]
    for face in faces:
        die = "light" if face == faces[0] else "dark"
        me.press(f"#actions .opt[data-move='{face}']")
        me.press(f"#actions .line:has([data-move='{face}']) [data-way='replace {die}>gold_1']")  # each has its own
    expect(me.find("#primary")).to_contain_text(re.compile(r"^Buy 2 faces for \d+ gold"))
    me.send()
    me.wait("#actions:not([data-kind=Offering], [data-kind=ForgeFace])")


def test_what_a_feat_would_cost_is_shown_before_it_is_paid(house: House, ada: Player) -> None:
    table = table_at(
        ada,
        "Act",
        "me",
        "mortal",
        game="diceforge",
        ready=lambda ask, view: any(option["kind"] == "perform" for option in ask["options"]),
    )
    me = sit(house, ada, table)
    me.press("#board .slot.open")
    me.wait("#board .slot.picked")
    assert re.search(r"\+\d", me.find("#actions .opt.sel .cost").text_content() or ""), "what it is worth stands beside"
    assert "→" in me.text("#tray dl")
    assert me.find("#tray i.spent").count() > 0
    me.picture()


def test_a_feat_out_of_reach_says_why(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act"))
    me.press("#place-M8")
    expect(me.find(".pop .cl").first).to_have_text("DF-063")
    expect(me.find(".pop h4")).to_contain_text("5 sun and 5 moon")
    me.picture()


# -- dice ------------------------------------------------------------------------------------------------------------


def test_dice_roll_where_motion_is_wanted_and_lie_still_where_not(house: House, ada: Player) -> None:
    for motion, moving in (("system", True), ("less", False)):
        me = sit(house, ada, at(ada, "Act"), speed="natural", motion=motion)
        me.press("#actions .opt[data-move=pass]")
        me.send()
        me.wait(".rolls .cube")
        longest = me.page.evaluate(
            "() => Math.max(...[...document.querySelectorAll('.rolls .cube')].map((one) => "
            "parseFloat(getComputedStyle(one).animationDuration)))"
        )
        assert (longest > 0.3) is moving, f"{motion}: {longest} s"
        me.picture(motion)


def test_both_dice_of_everybody_show_all_faces(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act"))
    for seat in (0, 1):
        expect(me.find(f"[data-seat='{seat}'] .net .face")).to_have_count(12)
        expect(me.find(f"[data-seat='{seat}'] .net .up")).to_have_count(2)
        said = me.find(f"[data-seat='{seat}'] .net").first.get_attribute("aria-label") or ""
        assert said.startswith("Light die, six faces:") and "Shows" in said
    expect(me.find("#tray .side")).to_have_count(12)


# -- keyboard and voice ----------------------------------------------------------------------------------------------


def test_the_board_is_one_stop_with_arrows_inside(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act"))
    keys = Keys(me)
    assert me.find("#board .place[tabindex='0']").count() == 1
    keys.board.press("b")
    first = me.page.evaluate("document.activeElement.id")
    assert first.startswith("place-")
    keys.board.press("ArrowRight")
    second = me.page.evaluate("document.activeElement.id")
    assert second.startswith("place-") and second != first
    assert me.find("#board .place[tabindex='0']").count() == 1
    name = me.find("#place-M8 .vh").text_content() or ""
    assert name.startswith("Hydra. costs 5 sun and 5 moon. 26 glory.") and name.endswith("press to see why.")
    me.wait(".tip")


# -- screens, languages, themes ---------------------------------------------------------------------------------------


def test_the_form_explains_set_ups_and_folds_the_slots(house: House) -> None:
    me = house.device().go("/new/diceforge")
    me.wait("#create:enabled")
    assert not me.find("[data-option=m1]").is_visible()
    me.choose("setup", "titans_discovery")
    expect(me.find("label", has=me.find("[data-option=setup]")).locator("small")).to_contain_text("Titans")
    me.choose("f1", "merchant")
    expect(me.find("#more-option-slot summary")).to_contain_text("changed")
    me.choose("m2", "companion")
    me.press("#create")
    expect(me.find(".banner.danger")).to_contain_text("The Companion")  # slot M2 is the Titans' own
    me.picture()
    me.choose("m2", "as-set-up")
    me.press("#create")
    me.sit()
    expect(me.find("#place-F1")).to_have_attribute("data-feat", "merchant")
    expect(me.find("#place-M2")).to_have_attribute("data-feat", "memory")


@pytest.mark.parametrize(
    ("setup", "pane", "piece"),
    [("goddess_discovery", "labyrinth", "[data-golem]"), ("titans_discovery", "track", "[data-allegiance]")],
)
def test_a_module_has_its_board(house: House, ada: Player, setup: str, pane: str, piece: str) -> None:
    me = sit(house, ada, at(ada, "Act", setup))
    me.press(f"#tab-{pane}")
    expect(me.find(f"#board {piece}")).to_have_count(2)
    if pane == "labyrinth":
        expect(me.find("#board [id^=place-lab_]")).to_have_count(36)
        expect(me.find("#place-celestial")).to_be_visible()
    me.press("#tab-forest")
    assert me.find("#board .pool").count() >= 2
    me.picture(pane)


def test_phone(house: House, ada: Player) -> None:
    table = at(ada, "Act", "goddess_discovery")
    me = house.device(PHONE, as_=ada, touch=True).go(f"/t/{table}")
    look = me.until_asked()
    temper = Temper(adventures=6)
    kinds: set[str | None] = set()
    for _ in range(25):
        no_sideways_scroll(me)
        expect(me.find("#own-reserves li")).to_have_count(3)
        expect(me.find("#own-reserves")).to_be_in_viewport()
        assert me.find("#primary").is_visible()
        if look.kind not in kinds:
            me.picture(f"prompt-{look.kind}")
        kinds.add(look.kind)
        if look.kind == "ForgeFace":
            expect(me.find("#tab-dice")).to_have_attribute("aria-selected", "true")
            assert me.find("#board .side.open").first.is_visible()
        look = me.answer(look, temper)
    assert {"Act", "ForgeFace"} <= kinds
    assert small_targets(me) == []
    for pane in ("islands", "sanctuary", "gardens", "forest", "labyrinth", "dice"):
        me.press(f"#tab-{pane}")
        no_sideways_scroll(me)
        me.picture(f"pane-{pane}")


@pytest.mark.parametrize("size", [TABLET, (768, 1024), (1280, 720)])
def test_other_screens_lose_nothing(house: House, ada: Player, size: tuple[int, int]) -> None:
    me = sit(house, ada, at(ada, "Act", "titans_discovery"), size=size)
    no_sideways_scroll(me)
    hidden = me.page.evaluate(
        """() => [...document.querySelectorAll('#board .slot')].filter((one) => {
             const box = one.getBoundingClientRect();
             return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
           }).map((one) => one.id)"""
    )
    assert hidden == []
    me.picture(f"{size[0]}")


def test_french(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act", "goddess_discovery"), lang="fr")
    expect(me.find("#prompt p")).to_contain_text("accomplir un Exploit")
    assert missing_words(me.page.inner_text("body")) == []
    assert (me.find("#place-M8 .vh").text_content() or "").startswith("La Déesse. coûte")
    look, temper = me.look(), Temper(adventures=9)
    for _ in range(25):
        look = me.answer(look, temper)
        assert missing_words(me.page.inner_text("body")) == []
    me.picture()


PROMPTS = {
    "Act": "base_alternative",
    "ForgeFace": "base_introductory",
    "StoreGold": "base_introductory",
    "ChooseGain": "base_introductory",
    "Reinforce": "base_introductory",
    "ChoosePath": "goddess_discovery",
    "PlaceMemory": "titans_discovery",
    "DraftSet": "draft",
}


@pytest.mark.parametrize("kind", PROMPTS)
def test_prompts_are_accessible(house: House, ada: Player, kind: str) -> None:
    me = sit(house, ada, at(ada, kind, PROMPTS[kind]))
    assert me.look().kind == kind
    clean(me)


def test_what_lies_over_the_table_is_accessible(house: House, ada: Player) -> None:
    me = sit(house, ada, at(ada, "Act", "titans_with_base_sets", rounds=3))
    me.press("#tab-track")
    clean(me, "track")
    me.press("#tab-forest")
    clean(me, "forest")
    me.press("[data-seat='1'] .who")
    me.wait("dialog[open]")
    clean(me, "seat")
    me.page.keyboard.press("Escape")
    me.go("/new/diceforge").wait("#create:enabled")
    me.press("#more-option-slot summary")
    clean(me, "new")


# How many names of feats are hidden by their picture, or do not fit into their card.
HIDDEN_NAMES = """() => [...document.querySelectorAll('#board .slot[data-feat] > b')].filter((name) => {
  const [box, card] = [name.getBoundingClientRect(), name.closest('.slot').getBoundingClientRect()];
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + 3);
  return over !== name || name.scrollWidth > name.clientWidth || box.top < card.top + 18 || box.bottom > card.bottom;
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("setup", ["base_introductory", "goddess_discovery"])
def test_names_of_feats_are_whole(house: House, ada: Player, setup: str, lang: str, size: tuple[int, int]) -> None:
    me = sit(house, ada, at(ada, "Act", setup), size=size, lang=lang)
    me.wait("#board .slot[data-feat]")
    assert me.page.evaluate(HIDDEN_NAMES) == []
    me.picture()
