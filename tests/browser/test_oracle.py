"""The Oracle: the first time a question of a kind comes up, one line says why it matters; it moves nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import PHONE, Device, House, Look, Temper, table_at
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Player

LINE = "A better face pays in every round still to come"
LONGEST = f"{LINE}, {LINE}, {LINE}"[:130]  # as long as a line may be, in French
KNOWN = "() => JSON.parse(localStorage.getItem('theogony.preferences')).heard.diceforge"


def on(me: Device, kind: str) -> Look:
    """The game goes on until a question of this kind."""
    return me.play(Temper(adventures=0), lambda look: look.kind == kind)


def test_a_new_kind_of_question_brings_its_line_once_and_nothing_moves(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Act", "me", "mortal", game="diceforge")
    me = house.device(as_=ada, oracle=True).go(f"/t/{table}")
    look = me.until_asked()
    dismissed(me, look)
    me.answer(look, Temper(adventures=0))
    on(me, "Act")
    expect(me.find("#oracle")).to_have_count(0)
    me.page.reload()
    on(me, "Act")
    expect(me.find("#oracle")).to_have_count(0)
    assert "Act" in me.page.evaluate(KNOWN), "heard once and for all"


def dismissed(me: Device, look: Look) -> None:
    """The line is there, takes no focus, goes at a press, and all else stays where it was."""
    expect(me.find("#oracle .line")).to_contain_text(LINE)
    assert not me.find("#oracle :focus").count(), "it takes no focus"
    board = me.find(".field").bounding_box()
    clean(me)
    me.press("#oracle .line")
    expect(me.find("#oracle")).to_have_count(0)
    assert me.find(".field").bounding_box() == board
    assert me.look() == look, "the question stays as it was"


def test_on_a_phone_it_fits(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Act", "me", "mortal", game="diceforge")
    me = house.device(PHONE, as_=ada, touch=True, oracle=True).go(f"/t/{table}")
    me.until_asked()
    expect(me.find("#oracle .line")).to_contain_text(LINE)
    board = me.find(".field").bounding_box()
    me.find("#oracle .line > span").evaluate("(span, text) => { span.textContent = text; }", LONGEST)
    oracle = me.find("#oracle").bounding_box()
    assert board and oracle and oracle["y"] + oracle["height"] <= board["y"], "it lies over the news, not the board"
    me.picture()
    no_sideways_scroll(me)
    me.press("#oracle .line")
    expect(me.find("#oracle")).to_have_count(0)
    assert me.find(".field").bounding_box() == board


def test_one_press_silences_it_and_a_setting_lets_it_begin_anew(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Act", "me", "mortal", game="diceforge")
    me = house.device(as_=ada, oracle=True, lang="fr").go(f"/t/{table}")
    me.until_asked()
    expect(me.find("#oracle .line")).to_contain_text("Une meilleure face rapporte à chaque manche")
    me.page.keyboard.press("o")
    expect(me.find("#oracle")).to_have_count(0)
    me.press("#settings")
    me.find("#set-oracle").check()
    expect(me.find("#oracle .line")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.find("#set-oracle")).to_have_count(0)
    me.press("#oracle-off")
    expect(me.find("#oracle")).to_have_count(0)
    expect(me.find("#prompt")).to_be_focused()
