"""Reactions: who can only let it pass is answered for, in his own time; nobody's cards are named."""

import time
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import Device, House, Temper, table_at
from tests.server.harness import Player

QUICKEST = 0.6  # seconds; the client waits at least so long before it answers for somebody


def bystander(ask: Any, view: Any) -> bool:
    return len(ask["options"]) == 1


def at_a_question(house: House, **prefers: Any) -> Device:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "React", "me", "mortal", "mortal", game="theomachy", ready=bystander)
    return house.device(as_=ada, **prefers).go(f"/t/{table}")


def test_who_can_only_let_it_pass_is_answered_for_after_a_pause(house: House) -> None:
    me = at_a_question(house)
    me.wait("#prompt :text('Waiting for reactions.')")
    began = time.monotonic()
    assert me.find("#actions .opt").count() == 0, "nothing is asked"
    me.picture("resting")
    hand = [me.find("#tray .pc .name").nth(i).inner_text() for i in range(me.find("#tray .pc").count())]
    said = me.text("#prompt") + me.text("#actions")
    assert not [card for card in hand if card in said]
    look = me.until_asked()
    assert time.monotonic() - began > QUICKEST - 0.3
    assert look.kind != "React" or len(look.rows) > 1


def test_who_wants_to_be_asked_is_asked(house: House) -> None:
    me = at_a_question(house, answer=False)
    look = me.until_asked()
    assert look.kind == "React" and look.moves == ["pass"]
    me.wait("#board .react")
    me.picture("asked")
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Enter")
    assert me.until_asked(look.key).key != look.key


def test_not_again_in_this_hand(house: House) -> None:
    me = at_a_question(house, answer=False)
    look = me.until_asked()
    me.press("#quiet")
    look = me.answer(look, Temper())
    hand = me.text(".bar .chip b")
    while look.screen == "ask" and me.text(".bar .chip b") == hand:
        assert look.kind not in ("React", "CloseHand"), "it was to be asked no more"
        look = me.answer(look, Temper())


def test_the_setting_is_where_settings_are(house: House) -> None:
    me = house.device().go("/settings")
    expect(me.find("#set-answer")).to_be_checked()
    me.press("#set-answer")
    expect(me.find("#set-answer")).not_to_be_checked()
