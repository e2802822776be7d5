"""axe finds nothing serious on the table of Theomachy, in both themes; the cards say what they are."""

import pytest

from tests.browser.axe import clean
from tests.browser.house import PHONE, House, table_at
from tests.server.harness import Game, Player, Process

BASIC = ["BettingTurn", "BattleTurn", "React", "TopDiscard", "TakePrayer"]
ADVANCED = ["ChoosePantheon", "PickCard", "DropCards", "ChooseGod", "DiscardCards", "ChooseMyth"]


@pytest.fixture(scope="module")
def ada(server: Process) -> Player:
    return Player(server.address, "Ada")


@pytest.mark.parametrize("kind", BASIC)
def test_prompts_of_the_basic_game(house: House, ada: Player, kind: str) -> None:
    table = table_at(ada, kind, "me", "mortal", "mortal", game="theomachy")
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    assert me.until_asked().kind == kind
    clean(me)


@pytest.mark.parametrize("kind", ADVANCED)
def test_prompts_of_the_advanced_game(house: House, ada: Player, kind: str) -> None:
    table = table_at(ada, kind, "me", "mortal", game="theomachy", options={"mode": "advanced"})
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    assert me.until_asked().kind == kind
    clean(me)


def test_what_lies_over_the_cup(house: House, ada: Player) -> None:
    options = {"mode": "advanced"}
    table = table_at(ada, "BettingTurn", game="theomachy", options=options, ready=lambda ask, view: bool(ask["closed"]))
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    me.until_asked()
    me.press("#tray .pc:not(.can)")
    me.wait("dialog[open]")
    clean(me, "card")
    me.page.keyboard.press("Escape")
    me.press("[data-seat='1'] .name")
    me.wait("dialog[open]")
    clean(me, "seat")
    me.page.keyboard.press("Escape")
    me.press("#actions .closed")
    me.wait(".pop")
    clean(me, "why")


def test_a_phone(house: House, ada: Player) -> None:
    table = table_at(ada, "BettingTurn", "me", "mortal", "mortal", game="theomachy")
    me = house.device(PHONE, as_=ada, touch=True, answer=False).go(f"/t/{table}")
    me.until_asked()
    clean(me, "act")
    me.press(me.find(".nav button").filter(has_text="Hand"))
    me.wait("#tray .pc")
    clean(me, "hand")


def test_the_end(house: House, ada: Player) -> None:
    table = ada.table("me", "mortal", game="theomachy", options={"hands": "30"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    me = house.device(as_=ada).go(f"/t/{table}")
    me.wait(".end .sc")
    clean(me)


def test_a_card_and_the_sky_are_told_in_words(house: House, ada: Player) -> None:
    table = table_at(ada, "BettingTurn", game="theomachy")
    me = house.device(as_=ada, answer=False).go(f"/t/{table}")
    me.until_asked()
    sky = me.find("#constellation figure .vh").all_inner_texts()
    assert [one.split(":")[0].split(",")[0] for one in sky] == ["Flop", "Flop", "Flop", "Turn", "River"]
    assert all(": " in one for one in sky[:3]) and all("face down" in one for one in sky[3:])
    needs = me.find("#tray .pc .need .vh").all_inner_texts()
    assert needs and all(one.startswith("needs ") and ", have " in one for one in needs)
