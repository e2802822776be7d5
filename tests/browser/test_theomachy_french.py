"""Theomachy in French, whole: no key and no English word is left on the table."""

import re

from playwright.sync_api import expect

from tests.browser.house import House, Temper, is_over, table_at
from tests.server.harness import Player

ENGLISH = re.compile(r"\b(?:the|your|you|cards?|follow|raise|fold|pass|Stake|Level|Prayer)\b")


def keys_shown(text: str) -> list[str]:
    """Keys that were shown in place of their words."""
    kinds = "th|prompt|event|refusal|remedy|move|group|option|short|token|tokens|orbs|phase|board|status|price"
    return re.findall(rf"\b(?:{kinds})-[a-zA-Z_][a-zA-Z_-]+\b", text)


def test_a_whole_game_in_french_shows_no_key(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", game="theomachy", options={"mode": "advanced", "hands": "30"})
    me = house.device(as_=ada, answer=False, lang="fr").go(f"/t/{table}")
    temper = Temper()
    look = me.until_asked()
    kinds: set[str | None] = set()
    while not is_over(look):
        if look.kind not in kinds:
            me.picture(f"{look.kind}")
        kinds.add(look.kind)
        said = me.page.inner_text("body")
        assert not keys_shown(said), f"{look.kind}: {keys_shown(said)}"
        assert not ENGLISH.findall(me.text("#prompt") + me.text("#actions .panelh")), me.text("#prompt")
        look = me.answer(look, temper)
    assert not keys_shown(me.page.inner_text("body"))
    assert {"PickCard", "DropCards", "ChooseGod", "BettingTurn", "ChooseMyth"} <= kinds


def test_a_refusal_in_french(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", game="theomachy", ready=lambda ask, view: bool(ask["closed"]))
    me = house.device(as_=ada, lang="fr", answer=False).go(f"/t/{table}")
    me.until_asked()
    expect(me.find("#prompt .caps b")).to_have_text("À vous")
    me.press("#actions .closed")
    expect(me.find(".pop .caps").first).to_have_text("Pourquoi pas ?")
    expect(me.find(".pop blockquote")).not_to_be_empty()
    assert not keys_shown(me.page.inner_text("body"))
    me.picture()
