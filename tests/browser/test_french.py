"""French everywhere, at once."""

import re

from playwright.sync_api import expect

from tests.browser.house import House, can_attack, table_at
from tests.server.harness import Player


def test_french_at_once_in_lobby_table_and_refusal(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Invade", ready=can_attack)
    me = house.device(as_=ada).go("/")
    expect(me.find("h1")).to_have_text("Which myth tonight?")
    me.press(me.page.get_by_role("button", name="Français"))
    expect(me.find("h1")).not_to_have_text("Which myth tonight?")
    assert me.page.evaluate("document.documentElement.lang") == "fr"
    expect(me.find("[data-play=godstorm]")).to_have_text("Jouer")
    me.picture("lobby")
    me.press(f"[data-table='{table}'] a")
    me.until_asked()
    expect(me.find("#prompt .caps b")).to_have_text("À vous")
    me.picture("table")
    me.press("#actions .opt[data-origin]")
    far = me.page.evaluate(
        "() => [...document.querySelectorAll('.place[aria-disabled=true]')].map((one) => one.id.slice(6))"
    )
    me.press_place(next(place for place in far if me.reachable(place)))
    expect(me.find(".pop .caps").first).to_have_text("Pourquoi pas ?")
    me.picture("refusal")
    assert not missing_words(me.page.inner_text("body"))
    me.page.keyboard.press("Escape")
    me.go("/settings")
    me.press(me.page.get_by_role("radio", name="English"))
    expect(me.find("h1")).to_have_text("Settings")


def missing_words(text: str) -> list[str]:
    """Keys that were shown in place of their words."""
    return re.findall(
        r"\b(?:gs|df|prompt|refusal|remedy|set|hint|move|group|tag|error|option|end|sheet)-[a-z][a-z-]+\b", text
    )
