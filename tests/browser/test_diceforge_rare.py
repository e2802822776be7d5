"""Dice Forge's rarer questions, and the boards of its modules, whole at three sizes."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, House
from tests.browser.staged import BEYOND, Scene, at_scene

GODDESS = (("setup", "goddess_discovery"),)
TITANS = (("setup", "titans_discovery"),)
IDS = re.compile(r"[a-z]_[a-z0-9]")
# Feat cards whose foot does not fit into them.
CUT = """() => [...document.querySelectorAll('#board .slot')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.id)"""
TABS = """() => [...document.querySelectorAll('#board [role=tab]')]
  .map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.right, box.width])"""
MINE = """() => [...document.querySelectorAll('[data-seat]')]
  .find((one) => one.textContent.includes('(you)')).dataset.seat"""


def later(round_: int) -> Any:
    return lambda state, prompt: state.view(prompt.seat)["round"] >= round_


RARE = {
    "ChooseFreeFeat": Scene("diceforge", "ChooseFreeFeat", 3, TITANS, wishes=("perform first_titan",)),
    "Exchange": Scene("diceforge", "Exchange", 3, GODDESS),
    "PuzzleRoll": Scene("diceforge", "PuzzleRoll", 3, GODDESS),
    "ChooseTreasure": Scene("diceforge", "ChooseTreasure", 3, GODDESS),
    "BuyFace": Scene("diceforge", "BuyFace", 3, (("setup", "base_alternative"), ("f3", "celestial_ship"))),
    "PickDice": Scene("diceforge", "PickDice", 3, (("setup", "base_introductory"),)),
    "PlaceMemory": Scene("diceforge", "PlaceMemory", 3, TITANS),
}


@pytest.mark.parametrize("kind", RARE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rare_question_is_accessible_and_in_words(house: House, kind: str, lang: str) -> None:
    """What axe looks at is the same in both languages: it is asked once."""
    me = at_scene(house, RARE[kind], lang=lang, theme="vase" if lang == "en" else "marble")
    if lang == "en":
        clean(me, kind)
    assert not IDS.search(me.text("#actions")), me.text("#actions")


def test_what_the_first_titan_gives_has_no_price(house: House) -> None:
    me = at_scene(house, RARE["ChooseFreeFeat"])
    rows = me.find("#actions .opt:not(.closed)")
    for number in range(rows.count()):
        expect(rows.nth(number)).to_contain_text("free")
        chips = rows.nth(number).locator(".chip").all_inner_texts()
        assert all(chip.startswith("+") for chip in chips), "what it brings, and no price"


def test_the_puzzle_is_asked_over_the_labyrinth(house: House) -> None:
    me = at_scene(house, RARE["PuzzleRoll"])
    expect(me.find("#tab-labyrinth")).to_have_attribute("aria-selected", "true")
    expect(me.find("#prompt")).to_contain_text("before or after your Golem’s steps?")


def test_satyrs_look_at_the_dice_of_the_others(house: House) -> None:
    me = at_scene(house, RARE["PickDice"])
    mine = me.find(f"#seats [data-shown^='{me.page.evaluate(MINE)}-']")
    expect(mine).to_have_count(0)
    assert me.find("#seats [data-shown]").count() > 0
    assert "Ada" not in me.text("#actions .acts"), "one's own dice are not meant"


def test_a_memory_can_be_laid_on_the_desert_beside_its_card(house: House) -> None:
    me = at_scene(house, RARE["PlaceMemory"])
    card = me.find("#place-M8").bounding_box()
    assert card is not None
    for side in ("rebellion", "loyalty"):
        box = me.find(f"#place-island_4-{side}").bounding_box()
        assert box is not None and box["x"] + box["width"] <= card["x"]


@pytest.mark.parametrize("options", [GODDESS, TITANS])
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_cut_off_late_in_a_game(house: House, options: Any, size: tuple[int, int], lang: str) -> None:
    me = at_scene(house, Scene("diceforge", "Act", 4, options, ready=later(7)), size, lang=lang)
    assert me.page.evaluate(CUT) == []
    assert me.page.evaluate(BEYOND, "#tray") <= 0
    me.picture(f"islands-{options[0][1]}-{size[0]}-{lang}")
    me.press("#tab-labyrinth, #tab-track")
    assert me.page.evaluate(BEYOND, "#board .upper .scroll") <= 0
    if lang == "en":
        clean(me, f"board-{options[0][1]}-{size[0]}")


def test_the_boards_are_one_row_of_tabs_on_a_phone(house: House) -> None:
    me = at_scene(house, Scene("diceforge", "Act", 3, TITANS, ready=later(3)), PHONE, lang="fr")
    boxes = me.page.evaluate(TABS)
    assert len(boxes) == 6 and len({top for top, _, _ in boxes}) == 1
    assert all(right <= PHONE[0] and width >= 44 for _, right, width in boxes)
    me.press("#tab-track")
    expect(me.find("#tab-track")).to_have_text("Allégeance")
    clean(me, "tabs")
