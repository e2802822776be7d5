"""A whole game of Theomachy without a pointer, and every card can be read with keys alone."""

from tests.browser.house import House, Temper
from tests.browser.keys import COUNT_POINTERS, SEEN, Keys
from tests.server.harness import Player


def test_theomachy_by_keyboard(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", game="theomachy", options={"hands": "30"})
    me = house.device(as_=ada, answer=False)
    me.context.add_init_script(COUNT_POINTERS)
    me.go(f"/t/{table}")
    keys = Keys(me)
    temper = Temper()
    look = me.until_asked()
    answers = 0
    while look.screen != "end":
        number = temper.row(look)
        assert number is not None
        keys.row(number, look)
        me.chosen(look, None)
        keys.send()
        look = me.until_asked(look.key)
        answers += 1
        if look.screen == "ask" and answers % 10 == 0:
            assert me.page.evaluate(SEEN) == ""
    assert answers > 20
    assert me.page.evaluate("window.pointers") == 0


def test_cards_and_seats_are_read_with_keys(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = ada.table("me", "mortal", game="theomachy", options={"hands": "30"})
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    me.until_asked()
    keys = Keys(me)
    keys.board.press("t")
    me.page.wait_for_function("() => document.activeElement.matches('#tray button')")
    keys.tab_to("#tray .pc:not(.can)")
    keys.board.press("Enter")
    me.wait("dialog[open]")
    keys.board.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('dialog[open]')")
    keys.board.press("b")
    me.page.wait_for_function("() => document.activeElement.closest('#board') !== null")
    keys.tab_to("[data-stake='0'] .who")
    keys.board.press("Enter")
    me.wait("dialog[open]")
    me.picture("seat")
    keys.board.press("Escape")
    keys.board.press("?")
    me.wait("dialog[open] :text('the table behind the cards')")
