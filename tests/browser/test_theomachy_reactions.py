"""Reactions: who can only let it pass, or wants to, is answered for."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.house import Device, House, Look, Temper, table_at
from tests.server.harness import Player


def bystander(ask: Any, view: Any) -> bool:
    return len(ask["options"]) == 1


def at_a_question(house: House, **prefers: Any) -> Device:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "React", "me", "mortal", "mortal", game="theomachy", ready=bystander)
    return house.device(as_=ada, **prefers).go(f"/t/{table}")


def test_who_can_only_let_it_pass_is_answered_for_at_once_among_bots(house: House) -> None:
    me = at_a_question(house)
    look = me.until_asked()
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


def silenced(house: House) -> tuple[Device, Look, str]:
    """Somebody who never wants to be asked that again: he, what he is asked next, and what it was."""
    me = at_a_question(house, answer=False)
    look = me.until_asked()
    topic = me.text("#never")
    me.press("#never")
    return me, me.answer(look, Temper()), topic


def test_what_is_never_to_be_asked_again_is_not_asked(house: House) -> None:
    me, look, topic = silenced(house)
    for _ in range(12):
        if look.screen != "ask":
            break
        assert look.kind != "React" or me.text("#never") != topic, "it was to be asked no more"
        look = me.answer(look, Temper())


def test_never_again_holds_until_it_is_taken_back(house: House) -> None:
    me, _, _ = silenced(house)
    me.page.reload()
    me.press("#orders summary")
    me.picture("silenced")
    me.press("#orders [data-topic]")
    expect(me.find("#orders")).to_have_count(0)


def test_the_setting_is_where_settings_are(house: House) -> None:
    me = house.device().go("/settings")
    expect(me.find("#set-answer")).to_be_checked()
    me.press("#set-answer")
    expect(me.find("#set-answer")).not_to_be_checked()
