"""The lobby at a glance: what a newcomer presses first lies on the first screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESKTOP, PHONE, TABLET, House

UPRIGHT = (820, 1180)

# How far below the screen it ends what is pressed first of the first game; the ways of the house may lie over the foot.
FOOT = """(where) => [
  ...[...document.querySelector('.game').querySelectorAll(where)].map((one) => one.getBoundingClientRect().bottom),
].map((bottom) => Math.round(bottom - Math.min(innerHeight, ...[...document.querySelectorAll('nav')]
  .map((nav) => nav.getBoundingClientRect()).filter((box) => box.top > innerHeight / 2).map((box) => box.top))))"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, UPRIGHT, PHONE])
def test_play_and_learn_lie_on_the_first_screen(house: House, size: tuple[int, int], lang: str) -> None:
    me = house.device(size, touch=size in (UPRIGHT, PHONE), lang=lang).go("/")
    me.wait("[data-play]")
    me.page.evaluate("document.fonts.ready.then(() => true)")
    me.picture(f"{size[0]}-{lang}")
    below = me.page.evaluate(FOOT, "[data-play], .go [data-learn]")
    assert len(below) == 2 and max(below) <= 0, f"{below} pixels below the fold"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_strengths_are_written_alike(house: House, lang: str) -> None:
    me = house.device(lang=lang).go("/")
    me.wait("[data-play]")
    strengths = me.find(".game").first.locator(".strengths [role=radio]").all_inner_texts()
    assert len(strengths) == 5 and [one for one in strengths if one != one.lower()] == []


@pytest.mark.parametrize("game", ["theomachy", "diceforge", "hellas"])
def test_a_seat_has_one_mark_in_the_form_and_at_the_table(house: House, game: str) -> None:
    me = house.device().go(f"/new/{game}")
    me.wait("#create:enabled")
    shapes = [mark.get_attribute("d") for mark in me.find(".seats li .mark path:first-child").all()]
    me.press("#create")
    me.sit()
    assert len(shapes) > 1
    for seat, shape in enumerate(shapes):
        assert me.find(f"[data-seat='{seat}'] .mark path").first.get_attribute("d") == shape


def test_a_way_of_playing_leads_to_the_form_of_its_table(house: House) -> None:
    """A newcomer looked in vain for how to play alone: it stood under the game, and was chosen deep in the form."""
    me = house.device().go("/")
    me.press("a.mode:has-text('Alone against Chronos')")
    me.wait("#create:enabled")
    expect(me.find("[data-option=mode]")).to_have_value("chronos_solo")
    expect(me.find(".seats li")).to_have_count(1)
    me.press("#create")
    me.sit()
    expect(me.find("[data-seat='0']").first).to_be_visible()
    expect(me.find("[data-seat='1']")).to_have_count(0)


def test_an_address_that_asks_for_what_there_is_not_gets_the_usual_form(house: House) -> None:
    me = house.device().go("/new/hybris?mode=upside-down&nothing=1")
    me.wait("#create:enabled")
    expect(me.find("[data-option=mode]")).to_have_value("base")
