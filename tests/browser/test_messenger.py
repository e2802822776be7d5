"""What others did is told in beats, and once more when one is asked again; whoever must answer reads who does what."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, Device, House, Temper, table_at
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Player


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_strip_tells_what_the_others_did(house: House, lang: str) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Act", "me", "mortal", "mortal", game="diceforge")
    me = house.device(as_=ada, lang=lang).go(f"/t/{table}")
    look, temper = me.until_asked(), Temper(adventures=2)
    while me.find("#news [data-beat='1']").count() == 0 or look.kind != "Act":
        look = me.answer(look, temper)
        assert look.screen == "ask", "the game goes on"
    beats = me.find("#news [data-beat]").all_inner_texts()
    assert len([beat for beat in beats if "Nestor" in beat]) <= 4, "three or four beats a turn"
    assert not [beat for beat in beats if "Ada" in beat], "what others did"
    me.page.keyboard.press("m")
    expect(me.find("#news button").first).to_be_focused()
    for beat in me.find("#news [data-beat='1']").all():
        beat.focus()
        expect(me.find("#pointing rect").first).to_be_visible()
    me.picture(lang)


def test_strip_points_at_the_map_and_lost_places_stay_outlined(house: House) -> None:
    ada = Player(house.address, "Ada")

    def robbed(ask: Any, view: Any) -> bool:
        return bool(view["epoch"] >= 2)

    table = table_at(ada, "PlaceRaised", "me", "mortal", "mortal", ready=robbed)
    me = house.device(as_=ada).go(f"/t/{table}")
    look, temper = me.until_asked(), Temper(adventures=1)
    for _ in range(120):
        if me.find("#news .mine").count() > 0 and look.kind == "PlaceRaised" and me.find("path.lost").count() > 0:
            break
        look = me.answer(look, temper)
        if look.screen != "ask":
            pytest.fail("nobody was robbed in this game")
    me.find("#news .mine").first.hover()
    me.picture()
    me.answer(look, temper)
    expect(me.find("path.lost")).to_have_count(0)


def test_whoever_is_attacked_reads_by_whom(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Defend", "me", "mortal", "mortal", options={"defence": "ask"})
    me = house.device(as_=ada).go(f"/t/{table}")
    me.until_asked()
    expect(me.find("#deed")).to_contain_text("attack")
    expect(me.find("#prompt")).not_to_contain_text("Your turn")
    expect(me.find("#prompt .chain ol")).to_have_count(0)
    mine = me.find("[data-seat='0'].seat")  # nor does one's own seat bear the attacker's step
    expect(mine).to_contain_text("Answers Nestor")
    expect(mine).not_to_contain_text("Step")


def battle(house: House, size: tuple[int, int] = DESKTOP, results: str = "stay", usual: bool = False) -> Device:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BattleTurn", "me", *["mortal"] * 5, game="theomachy")
    return house.device(size, as_=ada, touch=size == PHONE, results=results, usual=usual).go(f"/t/{table}")


# The end of a Hand is on the stage, or the next question is open.
ON = "() => document.querySelector('#interlude, .end') || document.querySelector('#actions')?.dataset.prompt"

# Whether something lies in what is seen of the interlude, whole, however many Cults there are.
WHOLE = """(where) => {
  const one = document.querySelector(where).getBoundingClientRect();
  const room = document.querySelector('#interlude .body').getBoundingClientRect();
  return one.top >= room.top && one.bottom <= room.bottom;
}"""


def fight(me: Device) -> None:
    """Answer until the end of the Hand is on the stage."""
    temper, look = Temper(), me.until_asked()
    for _ in range(40):
        me.answer(look, temper, wait=False)
        me.page.wait_for_function(ON)
        if me.find("#interlude").count() > 0:
            return
        look = me.look()
    pytest.fail("the Hand does not end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_end_of_a_hand_is_shown_and_stays(house: House, size: tuple[int, int]) -> None:
    me = battle(house, size)
    fight(me)
    assert me.find("#interlude [data-power]").count() >= 2, "the Power of every Cult"
    assert me.find("#interlude .verdict").inner_text() != "", "and what it means for oneself"
    shown = me.page.evaluate(WHOLE, "#interlude .verdict")
    assert shown, "which is read without scrolling"
    assert me.look().screen != "ask", "nothing is asked meanwhile"
    me.page.wait_for_timeout(400)
    expect(me.find("#interlude")).to_be_visible()
    no_sideways_scroll(me)
    me.picture()
    if size == DESKTOP:
        clean(me, "the end of a Hand")
    me.press("#go-on")
    me.page.wait_for_function(ON)
    while me.find("#interlude").count() > 0:  # the Stakes have moved since
        me.page.keyboard.press("Enter")
        me.page.wait_for_function(ON)


def test_bets_are_drawn_as_arrows(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "BettingTurn", "me", "mortal", "mortal", game="theomachy")
    me = house.device(as_=ada).go(f"/t/{table}")
    look, temper = me.until_asked(), Temper()
    others = me.find("#news [data-beat='1'], #news [data-beat='2']")
    while others.count() == 0:
        look = me.answer(look, temper)
    others.first.hover()
    expect(me.find("#pointing .arrow").first).to_be_visible()
    me.picture()
    me.page.mouse.move(0, 0)
    expect(me.find("#pointing")).to_have_count(0)


def test_results_are_not_shown_to_who_does_not_want_them(house: House) -> None:
    me = battle(house, results="off")
    look, temper = me.until_asked(), Temper()
    while look.kind != "TakePrayer" and look.screen == "ask":
        look = me.answer(look, temper)
        expect(me.find("#interlude")).to_have_count(0)


def test_which_card_lies_on_top_is_not_asked(house: House) -> None:
    me = battle(house, results="off", usual=True)
    look, temper = me.until_asked(), Temper()
    while look.kind != "TakePrayer" and look.screen == "ask":
        assert look.kind != "TopDiscard"
        look = me.answer(look, temper)
