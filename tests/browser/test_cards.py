"""Every card is readable at a click, in our own words, with the clauses it belongs to."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, House, table_at
from tests.server.harness import Player, Process
from theogony.games.godstorm.content import entries

CARDS = {card["id"]: card for card in entries("miracle_cards")}


def holds_a_card(ask: Any, view: Any) -> bool:
    return bool(view.get("hand"))


def somebody_has_a_relic(ask: Any, view: Any) -> bool:
    return any(player["relics"] for player in view["players"])


@pytest.fixture(scope="module")
def ada(server: Process) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture(scope="module")
def with_hand(ada: Player) -> str:
    return table_at(ada, "Invade", ready=holds_a_card)


@pytest.mark.parametrize(("lang", "effect"), [("en", "effect"), ("fr", "effect_fr")])
def test_a_card_in_hand_says_what_it_does_and_by_which_rules(
    house: House, ada: Player, with_hand: str, lang: str, effect: str
) -> None:
    me = house.device(as_=ada, lang=lang).go(f"/t/{with_hand}")
    me.until_asked()
    card = CARDS[me.wait("#tray [data-card]").get_attribute("data-card") or ""]
    me.press("#tray [data-card]")
    sheet = me.wait(f"[data-reading={card['id']}]")
    expect(sheet).to_contain_text(card[effect])
    assert [link.get_attribute("data-clause") for link in sheet.locator("[data-clause]").all()] == card["clauses"]
    rules = me.get(f"/api/games/godstorm/rules?lang={lang}")
    texts = {clause["id"]: clause["text"] for chapter in rules["chapters"] for clause in chapter["clauses"]}
    expect(sheet.locator("dd").first).not_to_be_empty()
    assert sheet.locator("dd").all_inner_texts() == [texts[clause] for clause in card["clauses"]]
    me.picture(lang)

    clause = card["clauses"][-1]
    me.press(sheet.locator(f"[data-clause={clause}]"))
    expect(me.find("dialog[open]")).to_have_count(0)
    expect(me.find(".drawer .here dt")).to_have_text(clause)
    expect(me.find(".drawer .here")).to_be_in_viewport()
    me.picture(f"{lang}-rulebook")


# How much of its picture a card of the hand shows under each of these names, in pixels.
PICTURED = """(names) => {
  const card = document.querySelector('#tray .cards [data-card]');
  const [title, note, art] = ['b', 'small', '.room svg'].map((one) => card.querySelector(one));
  card.style.flexBasis = getComputedStyle(card).minWidth;
  card.style.flexGrow = card.style.flexShrink = 0;
  return names.map((name) => {
    title.textContent = name;
    return [name, art.getBoundingClientRect().height, title.scrollHeight - title.clientHeight, note.offsetHeight];
  });
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_shows_its_picture_where_there_is_room_for_pictures(
    house: House, ada: Player, with_hand: str, lang: str
) -> None:
    me = house.device(as_=ada, lang=lang).go(f"/t/{with_hand}")
    me.until_asked()
    me.wait("#tray .cards [data-card] .room svg")
    names = [card[f"name_{lang}"] for card in CARDS.values()]
    for name, shown, cut, note in me.page.evaluate(PICTURED, names):
        assert shown > 24 and cut <= 2, (name, shown, cut, note)
    me.picture(lang)


def test_on_a_phone_the_card_and_its_clauses_fit(house: House, ada: Player, with_hand: str) -> None:
    me = house.device(PHONE, as_=ada, touch=True).go(f"/t/{with_hand}")
    me.until_asked()
    me.press("[data-sheet=hand]")
    me.press("#tray [data-card]")
    me.wait("[data-reading] [data-clause]")
    assert me.page.evaluate(
        "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
    )
    me.picture()


def test_relics_of_anybody_and_cards_of_the_log_are_read_too(house: House, ada: Player) -> None:
    wishes = ("bid 0", "summon magic", "buy magic", "pass", "done")
    table = table_at(ada, "Invade", ready=somebody_has_a_relic, wishes=wishes)
    me = house.device(as_=ada).go(f"/t/{table}")
    me.until_asked()
    badge = me.wait("[data-relics]")
    seat = int(badge.get_attribute("data-relics") or -1)
    relics = me.get(f"/api/tables/{table}/replay?seat=-1&first={me.get(f'/api/tables/{table}')['moves']}&count=1")
    owned = relics["steps"][-1]["view"]["players"][seat]["relics"]
    me.press(badge)
    assert [one.get_attribute("data-reading") for one in me.find("[data-reading]").all()] == owned
    assert me.find("[data-reading] [data-clause]").count() >= 2 * len(owned)
    me.picture("relics")
    me.page.keyboard.press("Escape")
    expect(me.find("dialog[open]")).to_have_count(0)

    me.press(me.page.get_by_role("log").get_by_role("button", name="receive a relic").first)
    expect(me.find("[data-reading] [data-clause]").first).to_be_visible()
    me.picture("from-the-log")
