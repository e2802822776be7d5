"""The analysis board: moves are tried for everybody, weighed, taken back, shared by link and played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.analysis.records import recorded
from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.staged import BEYOND, lay
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Game, Player
from tests.server.test_boards import asked
from theogony.kernel.match import replay

MADE_OR_READY = """() => document.querySelectorAll("#line li").length === 2
    || document.querySelector("#primary")?.disabled === false"""


GAMES = [("godstorm/last-left-2", 66), ("theomachy/epic-2", 130), ("hellas/slayer-4", 73), ("hybris/ascension-3", 69)]


@pytest.mark.parametrize(("name", "at"), GAMES)
def test_every_game_is_looked_at_again_and_tried(house: House, name: str, at: int) -> None:
    """From its replay, where all ways on have names of their own and are in sight, to its board."""
    ada = Player(house.address, "Ada")
    table = lay(house, ada, replay(*recorded(name)), 0)
    me = house.device(DESKTOP, as_=ada, lang="fr").go(f"/r/{table}?at={at}")
    me.wait("#analyse")
    assert len({me.text(way).strip().removesuffix("r") for way in ("#analyse", "#review")}) == 2
    assert me.page.evaluate(BEYOND, ".bar .seg") <= 0, "every pair of eyes is in sight"
    expect(me.find(".side > h2:not(.vh)")).to_have_count(1 if name.startswith("hellas") else 2)  # it counts no points
    me.press("#analyse")
    me.wait(".ana #actions .opt, .ana #actions .stepper")
    expect(me.find(".ana")).to_have_attribute("data-at", str(at))
    assert not re.search(r"\b(board|review|advice|prompt)-[a-z-]+", me.text("body"))


@pytest.fixture(scope="module")
def played(server: object) -> tuple[Player, str]:
    """A short game, played to its end."""
    ada = Player(server.address, "Ada")  # type: ignore[attr-defined]
    table = ada.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    for more in ("", "/worth"):  # the processes behind the page start with the first question
        asked(ada, f"/api/tables/{table}/board{more}?at=20&seat=0")
    return ada, table


def test_a_line_is_tried_and_shared(house: House, played: tuple[Player, str]) -> None:
    ada, table = played
    me = house.device(DESKTOP, as_=ada).go(f"/r/{table}?at=20")
    me.wait("#analyse")
    me.press("#analyse")
    me.wait(".ana #actions .opt")
    expect(me.find(".ana")).to_have_attribute("data-at", "20")
    me.page.keyboard.press("w")
    expect(me.find("#best [data-best]").first).to_be_visible()
    expect(me.find("#chances li")).to_have_count(2)
    clean(me, "board")
    me.picture("board")
    best = me.find("#best [data-best]").first.get_attribute("data-best")
    me.find("#best [data-best]").first.click()
    expect(me.find("#line li")).to_have_count(1)
    expect(me.find("#line li")).to_have_attribute("data-line", str(best))
    assert "moves=" in me.page.url
    me.find("#actions .opt[data-move]").first.click()
    me.page.wait_for_function(MADE_OR_READY)
    if me.find("#line li").count() == 1:
        me.page.keyboard.press("Enter")
    expect(me.find("#line li")).to_have_count(2)
    me.press("#share")
    link = me.find("#share-link").input_value()
    assert "#" in link, "the game is private: the link opens it"
    me.page.keyboard.press("u")
    expect(me.find("#line li")).to_have_count(1)
    me.press("[data-eyes=open]")
    expect(me.find("[data-eyes=open]")).to_have_attribute("aria-checked", "true")
    expect(me.find("#line li")).to_have_count(1)
    friend = house.device(PHONE, as_=Player(ada.address, "Eve"), touch=True, lang="fr").go(
        link.removeprefix(ada.address)
    )
    friend.wait(".ana")
    friend.press("[data-sheet=line]")
    expect(friend.find("#line li")).to_have_count(2)
    no_sideways_scroll(friend)
    for sheet in ("act", "worth", "hand", "line"):
        friend.press(f"[data-sheet={sheet}]")
        expect(friend.find(".sheet")).not_to_be_empty()
        assert not re.search(r"\bboard-[a-z-]+", friend.text("body"))
    clean(friend, "phone")
    friend.picture("phone")
    me.press("#play-on")
    me.wait(".table #actions")
    assert f"/r/{table}" not in me.page.url
