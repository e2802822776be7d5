"""Fewer questions: standing orders on small ones, several cards chosen at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import TABLET, House
from tests.browser.staged import Scene, at_scene
from theogony.games.diceforge.content import feat
from theogony.games.diceforge.reserves import StoreGold
from theogony.games.diceforge.state import Tournament
from theogony.games.theomachy.tokens import debt, owes
from theogony.kernel.step import Prompt

INTRODUCTION = (("setup", "base_introductory"),)
HAMMER = ("perform blacksmiths_hammer",)
TOO_HIGH = "(id) => document.getElementById(id).scrollHeight - document.getElementById(id).clientHeight"
CARDS = ("perform silver_hind", "perform guardians_owl")


def _of_others(s: Tournament, prompt: StoreGold) -> bool:
    return s.active != prompt.seat  # then nothing else is asked, and the order stays to be seen


def test_gold_goes_on_the_hammer_always_until_that_is_taken_back(house: House) -> None:
    me = at_scene(house, Scene("diceforge", "StoreGold", 3, INTRODUCTION, _of_others, HAMMER))
    expect(me.page.locator("body")).to_contain_text("of 15, then 10 glory")
    expect(me.find("#standing [role=radio]")).to_have_text(["ask", "all of it", "none"])
    expect(me.find("#standing [data-order=ask]")).to_have_attribute("aria-checked", "true")
    me.press("#standing [data-order=always]")
    expect(me.find("#panel-log")).to_contain_text("gold on The Blacksmith")
    me.page.reload()
    me.press(me.wait("#orders summary"))
    expect(me.find("#orders [data-topic]")).to_contain_text("gold on the card")
    me.press("#orders [data-topic]")
    expect(me.find("#orders")).to_have_count(0)


def _hind_and_owl(s: Tournament, prompt: Prompt[Tournament]) -> bool:
    return all(s.owned(prompt.seat, feat(name)) for name in ("silver_hind", "guardians_owl"))


def test_cards_are_chosen_at_once_each_with_what_it_asks(house: House) -> None:
    me = at_scene(house, Scene("diceforge", "Reinforce", 3, INTRODUCTION, _hind_and_owl, CARDS))
    for move, way in (("use silver_hind", "die dark"), ("use guardians_owl", "take sun")):
        me.press(f".line:has([data-move='{move}']) [data-way='{way}']")
    expect(me.find("#primary")).to_contain_text("Use 2 cards")
    me.send()
    expect(me.find("#actions[data-kind=Act]")).to_have_count(1)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_chance_to_win_is_said_while_betting_with_a_god_and_without(house: House, mode: str) -> None:
    """In the cup, whole, also where something is owed."""
    scene = Scene("theomachy", "BettingTurn", 3, (("mode", mode),), lambda s, prompt: owes(debt(s, prompt.seat)))
    me = at_scene(house, scene, TABLET)
    expect(me.find("#chance")).to_contain_text("Chance in this Hand: about")
    said, cup = me.find("#chance").bounding_box(), me.find(".cup").bounding_box()
    assert said and cup and said["y"] + said["height"] <= cup["y"] + cup["height"]


def test_the_chance_to_win_is_said_while_betting_and_eight_cults_fit_on_a_low_screen(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 8, (("hands", "30"),)), (1280, 720))
    expect(me.find("#chance")).to_contain_text("Chance in this Hand: about")
    assert me.page.evaluate(TOO_HIGH, "seats") <= 0, "the last Cult is cut off"
