"""A whole game without a pointer: from the lobby to the end and its replay, and the focus is always seen."""

from tests.browser.house import House, Temper
from tests.browser.keys import COUNT_POINTERS, Keys


def test_a_whole_game_by_keyboard(house: House) -> None:
    me = house.device()
    me.context.add_init_script(COUNT_POINTERS)
    me.go("/").wait("[data-play=godstorm]")
    keys = Keys(me)
    keys.tab_to("[role=radio]")
    keys.board.press("Home")  # one rival
    keys.tab_to("[data-play=godstorm]")
    keys.board.press("Enter")
    answers = keys.play_to_the_end(Temper(adventures=10))
    assert answers > 50
    me.picture("end")
    assert me.page.evaluate("window.pointers") == 0
    keys.tab_to(".ends a[href^='/r/']")
    keys.board.press("Enter")
    me.wait("#timeline")
    keys.board.press("End")
    last = me.find("#timeline").get_attribute("max")
    me.page.wait_for_function("(last) => document.querySelector('#timeline').value === last", arg=last)
    keys.board.press("ArrowLeft")
    me.page.wait_for_function(
        "(last) => Number(document.querySelector('#timeline').value) === Number(last) - 1", arg=last
    )
    assert me.page.evaluate("window.pointers") == 0


def test_a_place_is_found_and_asked_about_on_the_board(house: House) -> None:
    me = house.device().go("/")
    me.wait("[data-play=godstorm]")
    keys = Keys(me)
    keys.tab_to("[data-play=godstorm]", most=6)
    keys.board.press("Enter")
    me.sit()
    keys.board.press("f")
    me.wait("#find-place")
    keys.board.type("egy")
    keys.board.press("Enter")
    me.page.wait_for_function("() => document.activeElement.id === 'place-egypt'")
    name = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name.startswith("Egypt")
    keys.board.press("ArrowLeft")
    me.page.wait_for_function(
        "() => document.activeElement.id.startsWith('place-') && document.activeElement.id !== 'place-egypt'"
    )
    keys.board.press("?")
    me.wait("dialog[open]")
    me.picture("keys")
    keys.board.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('dialog[open]')")
