"""What a newcomer to Theomachy must find at once: what a Prayer costs, and that Enter does what the button says."""

from playwright.sync_api import expect

from tests.browser.house import DESKTOP, House
from tests.browser.staged import Scene, at_scene

PRICES_APART = """() => [...document.querySelectorAll('.picker .item')].filter((item) => {
  const [card, price] = ['.pc, .plain', '.price'].map((one) => item.querySelector(one)?.getBoundingClientRect());
  const seen = document.querySelector('.picker').getBoundingClientRect();
  return !card || !price || price.bottom > card.bottom || price.right > card.right || price.bottom > seen.bottom;
}).length"""


def test_each_prayer_card_bears_its_price(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "TakePrayer", 2, (("hands", "30"),)), DESKTOP)
    me.wait(".picker .price")
    assert me.find(".picker .item").count() >= 6
    assert me.page.evaluate(PRICES_APART) == 0


def test_enter_sends_the_answer_that_is_chosen_already(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 2, (("hands", "30"),)), DESKTOP)
    asked = me.find("#actions").get_attribute("data-prompt")
    me.find("#actions .opt.sel").focus()
    me.page.keyboard.press("Enter")
    expect(me.find("#actions")).not_to_have_attribute("data-prompt", asked or "")


def test_the_sheet_of_a_card_that_cannot_be_played_says_why(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 2, (("hands", "30"),)), DESKTOP)
    me.press(".hand .pc:not([aria-pressed])")
    me.press("dialog[open] footer .btn:text-is('Why not?')")
    expect(me.find("#why-text")).not_to_be_empty()
    expect(me.find("dialog[open]")).to_have_count(0)
