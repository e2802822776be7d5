"""The page of a review: what it found, at every size, by keyboard, with an exercise."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, House
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Game, Player, wait_for


@pytest.fixture(scope="module")
def reviewed(server: object) -> tuple[Player, str]:
    """A short game, reviewed to its end."""
    ada = Player(server.address, "Ada")  # type: ignore[attr-defined]
    table = ada.table("me", "mortal", game="diceforge", options={"setup": "base_introductory"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    ada.post(f"/api/tables/{table}/review")
    wait_for(lambda: ada.get(f"/api/tables/{table}/review")["status"] == "done", "the review", 240)
    return ada, table


def test_a_review_is_read_and_learned_from(house: House, reviewed: tuple[Player, str]) -> None:
    ada, table = reviewed
    found = ada.get(f"/api/tables/{table}/review")["story"]
    me = house.device(DESKTOP, as_=ada).go(f"/t/{table}")
    me.wait(".end")
    me.press("#review")
    me.wait(".rev [role=slider]")
    expect(me.find("[data-mistake]")).to_have_count(len(found["mistakes"]))
    first, second = (mistake["at"] for mistake in found["mistakes"][:2])
    expect(me.find("[role=slider]")).to_have_attribute("aria-valuenow", str(first))
    expect(me.find(".tried li")).to_have_count(len(found["mistakes"][0]["tried"]))
    expect(me.find(f"[data-mistake='{second}'] .say")).to_contain_text("Better: ")
    clean(me, "review")
    me.page.keyboard.press("n")
    expect(me.find("[role=slider]")).to_have_attribute("aria-valuenow", str(second))
    assert me.page.url.endswith(f"#{second}")
    worst = next(one for one in found["mistakes"] if one["at"] == found["exercises"][0])
    me.press(f"[data-mistake='{worst['at']}']")
    me.page.keyboard.press("t")
    me.wait(".answers")
    assert worst["better"] not in me.text(".prompt"), "the answer is hidden"
    expect(me.find(f"[data-mistake='{worst['at']}'] .say")).not_to_contain_text("Better: ")
    expect(me.find("#tray")).not_to_be_empty()  # what one holds is part of the question
    expect(me.find("[role=slider]")).not_to_be_visible()
    me.press(f".answers [data-move='{worst['move']}']")
    me.wait("[data-kind=worse]")
    clean(me, "exercise")
    me.press(f".answers [data-move='{worst['better']}']")
    me.wait("[data-kind=good]")
    me.press("#task-done")
    me.wait(".tried")
    me.press("[data-eyes=open]")
    expect(me.find("[data-eyes=open]")).to_have_attribute("aria-checked", "true")
    me.wait(".progress, .tried")


def test_a_review_fits_a_phone_and_speaks_french(house: House, reviewed: tuple[Player, str]) -> None:
    ada, table = reviewed
    me = house.device(PHONE, as_=ada, touch=True, lang="fr").go(f"/r/{table}/review")
    me.wait(".rev [role=slider]")
    no_sideways_scroll(me)
    for way in ("analyse", "replay"):
        box = me.find(f".bar #{way}").bounding_box()
        assert box is not None and box["x"] + box["width"] <= PHONE[0], f"{way} can be reached"
    for sheet in ("choice", "luck", "hand", "mistakes"):
        me.press(f"[data-sheet={sheet}]")
        expect(me.find(".sheet")).not_to_be_empty()
        assert not re.search(r"\b(review|exercise)-[a-z-]+", me.text("body"))
    clean(me, "phone")
    me.picture("phone")
    stranger = house.device(PHONE, as_=Player(ada.address, "Eve")).go(f"/r/{table}/review")
    expect(stranger.find("body")).not_to_contain_text("%")
