"""Theomachy's rarer questions: each says what is asked, what will happen, and fits the screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House
from tests.browser.staged import BEYOND, Scene, at_scene, game_named
from theogony.kernel.step import Prompt

ADVANCED = (("mode", "advanced"),)
EPIC = (("mode", "epic"),)
EIGHT = (("mode", "epic"), ("box", "both"))
BOTH = (("mode", "advanced"), ("box", "both"))
TEXT_IDS = re.compile(r"\b(th|move|prompt|short)-[a-z]+|[a-z]_[a-z0-9]")


def choices(number: int) -> Any:
    return lambda state, prompt: len(state.options(prompt.seat)) >= number


def offers(kind: str) -> Any:
    def so(state: Any, prompt: Prompt[Any]) -> bool:
        texts = [game_named("theomachy").moves.text(move) for move in state.options(prompt.seat)]
        return any(text.startswith(kind) for text in texts)

    return so


RARE = {
    "UseMyth": Scene("theomachy", "UseMyth", 3, EPIC),
    "MayReplace": Scene("theomachy", "MayReplace", 3, ADVANCED),
    "ReclaimCard": Scene("theomachy", "ReclaimCard", 3, ADVANCED, ready=choices(2)),
    "PickFromHand": Scene("theomachy", "PickFromHand", 3, ADVANCED, ready=choices(2)),
    "TakeReward": Scene("theomachy", "TakeReward", 4, (*ADVANCED, ("rewards", "asked"))),
    "InvokeOnFold": Scene("theomachy", "InvokeOnFold", 3, BOTH, wishes=("fold",), shuns=()),
    "NameChoice": Scene("theomachy", "NameChoice", 3, EPIC, ready=offers("number")),
    "TakeFree": Scene("theomachy", "TakeFree", 3, EPIC),
    "React": Scene("theomachy", "React", 4, ADVANCED, ready=choices(2)),
}
QUENCH = Scene(
    "theomachy", "NameChoice", 8, (("box", "both"), ("attacks", "battle")), ready=offers("quench"), wishes=("play",)
)


@pytest.mark.parametrize("kind", RARE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rare_question_is_accessible_and_in_words(house: House, kind: str, lang: str) -> None:
    """What axe looks at is the same in both languages: it is asked once."""
    me = at_scene(house, RARE[kind], lang=lang, theme="vase" if lang == "en" else "marble")
    if lang == "en":
        clean(me, kind)
    assert not TEXT_IDS.search(me.text("#actions")), me.text("#actions")
    assert me.text("#prompt .question, #prompt").strip().endswith("?")


def test_what_becomes_of_the_card_one_has_looked_at(house: House) -> None:
    me = at_scene(house, RARE["MayReplace"])
    rows = me.find("#actions .opt:not(.closed)")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("under the deck")
    expect(rows.nth(1)).to_contain_text("Leave it")


def test_a_fire_attack_is_quenched_by_name(house: House) -> None:
    me = at_scene(house, QUENCH)
    look = me.look()
    assert look.moves and all(move.startswith("quench") for move in look.moves), "a list of Attacks, not a number"
    expect(me.find("[data-source]")).to_contain_text("it adds no Power")
    me.press("#actions .opt:not(.closed)")
    expect(me.find("#primary")).to_contain_text("Quench")
    me.picture("quench")


def test_a_number_is_named_beside_the_card_that_asks_for_it(house: House) -> None:
    me = at_scene(house, RARE["NameChoice"])
    expect(me.find("[data-source]")).to_contain_text("Adds 5 Power for each")
    expect(me.find("#primary")).to_contain_text("Sacrifice")


def test_what_is_taken_for_nothing_has_no_price(house: House) -> None:
    me = at_scene(house, RARE["TakeFree"])
    rows = me.find("#actions .opt[data-move^=place]")
    assert rows.count() > 1
    for number in range(rows.count()):
        expect(rows.nth(number)).to_contain_text("free")


def test_who_may_answer_reads_who_did_what(house: House) -> None:
    raise_ = Scene(
        "theomachy", "React", 4, ADVANCED, ready=lambda state, prompt: choices(2)(state, prompt) and prompt.event == 1
    )
    me = at_scene(house, raise_)
    expect(me.find("#prompt")).to_contain_text(re.compile(r"^.*\w+ raises: answer, or let it pass\?", re.DOTALL))
    expect(me.find("#board .react h3")).to_contain_text(re.compile("A (Prophet|Priest|Disciple)"))
    expect(me.find("#seats .status.strong")).to_have_text("Asked to answer")


BET = Scene("theomachy", "BettingTurn", 3, ADVANCED, ready=offers("raise priest"))


# Every flight that was ever on the page.
WATCH = """() => {
  window.flights = [];
  const look = () => document.querySelectorAll('[data-flight]').forEach((one) => flights.push(one.dataset.flight));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
STAKED = "(was) => document.querySelector('.stake.mine .who b').textContent !== was"


def raised(house: House, motion: str) -> Device:
    me = at_scene(house, BET, speed="calm", motion=motion)
    staked = me.text(".stake.mine .who b")
    me.page.evaluate(WATCH)
    me.press("#actions [data-move='raise priest']")
    me.send()
    me.page.wait_for_function(STAKED, arg=staked)
    return me


def test_followers_travel_from_cult_to_stake(house: House) -> None:
    me = raised(house, "system")
    me.page.wait_for_function("() => flights.length > 0")
    assert me.page.evaluate("flights.every((one) => /^\\d cult>stake$/.test(one))")
    me.page.wait_for_function("() => document.querySelector('[data-flight]') === null")


def test_with_less_motion_they_are_there_at_once(house: House) -> None:
    me = raised(house, "less")
    assert me.page.evaluate("flights") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_hand_and_god_lie_side_by_side(house: House, size: tuple[int, int], lang: str) -> None:
    me = at_scene(
        house,
        Scene("theomachy", "BettingTurn", 3, ADVANCED, ready=lambda s, p: len(s.hand(p.seat)) == 5),
        size,
        lang=lang,
    )
    assert me.page.evaluate(BEYOND, "#tray") <= 0
    assert me.page.evaluate(BEYOND, ".ptrack ol") <= 0
    me.picture(f"{size[0]}-{lang}")


def test_a_packet_of_five_is_one_row_on_a_tablet(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "PickCard", 8, BOTH), TABLET, lang="fr")
    tops = me.page.evaluate(
        "[...document.querySelectorAll('#board .picker .item')].map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 5 and len(set(tops)) == 1


# How many pixels of the widest Stake lie beyond the table, and of what is owed.
CUT = """() => {
  const table = document.querySelector('#board').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('#board [data-stake] .who')].map((one) => one.getBoundingClientRect());
  return Math.max(...boxes.map((box) => Math.max(table.left - box.left, box.right - table.right)));
}"""


def folded(state: Any, prompt: Prompt[Any]) -> bool:
    return [player["folded"] for player in state.public_view()["players"]].count(True) >= 4


def test_eight_players_are_all_in_sight_on_a_tablet(house: House) -> None:
    many = Scene("theomachy", "BettingTurn", 8, EIGHT, ready=folded, shuns=())
    me = at_scene(house, many, TABLET, lang="fr")
    me.picture()
    assert me.find("#board [data-stake]").count() == 8
    assert me.page.evaluate(CUT) <= 0
    expect(me.find(".tracker, header.bar").first).to_be_visible()


def test_eight_players_leave_room_for_the_constellation_on_a_phone(house: House) -> None:
    me = at_scene(house, Scene("theomachy", "BettingTurn", 8, EIGHT), PHONE)
    me.picture()
    below = me.page.evaluate("() => document.querySelector('#constellation').getBoundingClientRect().bottom")
    assert below <= me.find("#actions").first.bounding_box()["y"]  # type: ignore[index]
