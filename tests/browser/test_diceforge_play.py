"""Whole games of Dice Forge, each module, by pressing what lies on the table; one by keyboard alone."""

from __future__ import annotations

import pytest

from tests.browser.house import Device, House, Look, Temper, is_over
from tests.browser.keys import COUNT_POINTERS, Keys

SETUPS = {"none": "base_alternative", "goddess": "goddess_discovery", "titans": "titans_discovery"}
PIECES = {
    "buy": "#board [data-face='{0}']",
    "forge": "#board [data-face='{0}']",
    "perform": "#board [data-feat='{0}']",
    "go": "#board #place-{0}",
    "remember": "#board #place-{0}-{1}",
    "replace": "#tray [data-side='{0}>{1}']",
    "upgrade": "#tray [data-side='{0}>{1}']",
    "show": "#tray [data-side='{0}>{1}']",
    "use": "#seats [data-use='use {0}']",
    "copy": "#seats [data-shown].open",
}


def piece(move: str) -> str | None:
    """What lies on the table for this move, if something does."""
    kind, _, args = move.partition(" ")
    return PIECES[kind].format(*args.split(">")) if kind in PIECES else None


class Hands:
    """Presses pieces on the table where there are any, else rows of the list."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.pressed: set[str] = set()

    def press(self, number: int, look: Look) -> None:
        move = look.rows[number]["move"] or ""
        selector = piece(move)
        if selector is not None and self.device.find(selector).first.is_visible():
            self.pressed.add(move.split(" ", 1)[0])
            self.device.press(selector)
        else:
            self.device.press_row(number, look)


def new_table(house: House, setup: str) -> Device:
    """A table for one person and a quick bot, from the form."""
    me = house.device(fresh=True).go("/new/diceforge")
    me.wait("#create:enabled")
    for _ in range(2):
        me.press(me.find(".seats li").last.locator("button"))
    me.choose("setup", setup)
    return me


@pytest.mark.parametrize("module", SETUPS)
def test_a_whole_game_by_pressing_the_table(house: House, module: str) -> None:
    me = new_table(house, SETUPS[module])
    me.press("#create")
    look = me.sit()
    me.press(me.page.get_by_role("radio", name="At once"))
    temper, hands = Temper(adventures=30), Hands(me)
    seen: set[str | None] = set()
    while not is_over(look):
        if look.kind not in seen:
            me.picture(f"prompt-{look.kind}")
        seen.add(look.kind)
        look = me.answer(look, temper, by_row=hands.press)
    assert {"Act", "ForgeFace"} <= seen
    assert {"buy", "replace", "perform"} <= hands.pressed
    scores = me.find(".sc .tt").all_inner_texts()
    assert sorted(map(int, scores)) == sorted(me.get(f"/api/tables/{me.table}")["result"]["scores"])
    me.picture("end")


def test_a_whole_game_by_keyboard(house: House) -> None:
    me = house.device()
    me.context.add_init_script(COUNT_POINTERS)
    me.go("/").wait("[data-play=diceforge]")
    keys = Keys(me)
    keys.tab_to("[data-game=diceforge] [role=radio]")
    keys.board.press("Home")  # one rival
    keys.tab_to("[data-play=diceforge]")
    keys.board.press("Enter")
    answers = keys.play_to_the_end(Temper(adventures=12))
    assert answers > 30
    assert me.page.evaluate("window.pointers") == 0
