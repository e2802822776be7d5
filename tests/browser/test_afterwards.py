"""After the game: turning points, the replay from any seat's knowledge or open, share link, record, playing on."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.browser.house import PHONE, Device, House, Temper
from tests.browser.staged import BEYOND
from tests.server.harness import Game, Player, Process


@pytest.fixture(scope="module")
def ada(server: Process) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture(scope="module")
def finished(ada: Player) -> str:
    table = ada.table("me", "mortal", "mortal", options={"defence": "most"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    return table


@pytest.fixture(scope="module")
def of_two(ada: Player, server: Process) -> str:
    """A finished private game of two people, at some moment of which both held cards of their own."""
    bob = Player(server.address, "Bob")
    for _ in range(6):
        table = ada.table("me", "human", name="Of two", options={"defence": "most"})
        bob.post(f"/api/tables/{table}/join", invite=ada.post(f"/api/tables/{table}/invite")["code"])
        with ada.sit(table) as one, bob.sit(table) as other:
            Game((one, other)).play()
        if moments(ada, table):
            return table
    raise AssertionError("in no game did both hold cards")


def moments(who: Player | Device, table: str) -> list[tuple[int, list[list[str]]]]:
    """Where each holds a card that the other has not: the number of the move, and the hands."""
    found = []
    for first in range(0, who.get(f"/api/tables/{table}")["moves"], 50):
        for step in who.get(f"/api/tables/{table}/replay?seat=open&first={first}&count=50")["steps"]:
            hands: list[list[str]] = [step["views"][seat].get("hand") or [] for seat in ("0", "1")]
            if set(hands[0]) - set(hands[1]) and set(hands[1]) - set(hands[0]):
                found.append((step["at"], hands))
    return found


def tray(device: Device) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in device.find("#tray .hand [data-card]").all()]


def at(device: Device) -> int:
    return int(device.wait("#timeline").input_value())


def seek(device: Device, share: float) -> int:
    """The slider is dragged to this part of the game."""
    slider = device.wait("#timeline")
    box = slider.bounding_box()
    assert box is not None
    was = at(device)
    device.page.mouse.click(box["x"] + 8 + (box["width"] - 16) * share, box["y"] + box["height"] / 2)
    device.page.wait_for_function("(was) => Number(document.querySelector('#timeline').value) !== was", arg=was)
    now = at(device)
    expect(device.find(".moves [aria-current=step] .no")).to_have_text(str(now))
    return now


# The dice lie beside the two places that fight, not over them.
CLEAR = """(sides) => {
  const roll = document.querySelector('.roll')?.getBoundingClientRect();
  return roll && sides.every((id) => {
    const box = document.getElementById(`token-${id}`)?.getBoundingClientRect();
    return !box || box.left > roll.right || box.right < roll.left || box.top > roll.bottom || box.bottom < roll.top;
  });
}"""


def seen_marks(device: Device) -> set[int]:
    """The marks of the seats, as the list of tables has them."""
    marks = {"norse": 1, "babylonians": 2, "egyptians": 3, "celts": 4, "greeks": 5}
    table = device.page.url.partition("/r/")[2].partition("?")[0]
    return {marks[sign] for sign in device.get(f"/api/tables/{table}")["signs"]}


def test_turning_points_lead_into_the_replay(house: House, ada: Player, finished: str) -> None:
    me = house.device(as_=ada).go(f"/t/{finished}")
    expect(me.find(".turns a")).not_to_have_count(0)
    letters = me.find(".turns .l").all_inner_texts()
    assert letters == ["a", "b", "c"][: len(letters)]
    assert me.find(".chart .turn").all_text_contents() == letters, "the chart marks what the list tells"
    for sentence in me.find(".turns .say").all_inner_texts():
        assert re.fullmatch(r".+\.", sentence) and "event-" not in sentence
    me.picture("end")
    moves = [int(link.get_attribute("data-at") or 0) for link in me.find(".turns a").all()]
    assert moves == sorted(moves)
    chart = me.get(f"/api/tables/{finished}/replay?seat=-1&first=0&count=1")["chart"]
    for move, link in zip(moves, me.find(".turns a").all(), strict=True):
        around = [point["points"] for point in chart if abs(point["at"] - move) <= chart[-1]["at"] / 10]
        assert any(one != around[0] for one in around), "nothing turned there"
        assert (link.get_attribute("href") or "").endswith(f"?at={move}")
    me.press(me.find(".turns a").last)
    me.page.wait_for_url("**/r/*")
    me.page.wait_for_function("(at) => Number(document.querySelector('#timeline')?.value) === at", arg=moves[-1])
    me.wait(".side .turns a")
    me.picture("replay")
    me.press(me.find(".side .turns a").first)
    me.page.wait_for_function("(at) => Number(document.querySelector('#timeline').value) === at", arg=moves[0])
    band = me.page.eval_on_selector_all(".band .turns i", "(all) => all.map((one) => Number(one.dataset.look))")
    page = me.get(f"/api/tables/{finished}/replay?seat=-1&first=0&count=1")
    assert len(band) == len(page["turns"]) and set(band) - {0} == seen_marks(me), "every turn in its player's colour"
    assert me.find(".band .parts span").all_inner_texts() == ["I", "II", "III", "IV", "V"], "and the epochs"
    icons = me.page.eval_on_selector_all(
        ".band .events span", "(all) => all.map((one) => one.getBoundingClientRect().x).sort((a, b) => a - b)"
    )
    assert len(icons) > 1 and all(b - a >= 11 for a, b in pairwise(icons)), "what happened, none over another"
    assert me.page.evaluate(BEYOND, ".eyes") <= 0, "all points of view are in sight"
    assert me.find(".side .moves").bounding_box()["height"] >= 200, "and the moves beside the turning points"  # type: ignore[index]
    fight = next(
        step
        for first in range(0, page["moves"], 50)
        for step in me.get(f"/api/tables/{finished}/replay?seat=-1&first={first}&count=50")["steps"]
        if any(event["kind"] == "battle" for event in step["events"]) and step["view"]["turn_state"]["target"]
    )
    me.go(f"/r/{finished}?at={fight['at']}").wait(".roll")
    sides = [fight["view"]["turn_state"][end] for end in ("origin", "target")]
    me.page.wait_for_function(CLEAR, arg=sides)
    me.picture("dice")


def test_the_replay_shows_a_seats_knowledge_or_all(house: House, ada: Player, finished: str) -> None:
    me = house.device(as_=ada).go(f"/r/{finished}")
    replays = f"/api/tables/{finished}/replay"
    moment, holder = next(
        (step["at"], seat)
        for first in range(0, me.get(f"/api/tables/{finished}")["moves"], 50)
        for step in me.get(f"{replays}?seat=open&first={first}&count=50")["steps"]
        for seat, view in step["views"].items()
        if view.get("hand")
    )
    me.go(f"/r/{finished}?at={moment}")
    assert at(me) == moment
    seen = {}
    for name in ("Spectator", "All open"):
        me.press(me.page.get_by_role("radio", name=name))
        expect(me.page.get_by_role("radio", name=name)).to_be_checked()
        assert at(me) == moment, "another point of view is the same moment"
        who = "-1" if name == "Spectator" else "open"
        seen[name] = me.get(f"{replays}?seat={who}&first={moment}&count=1")["steps"][0]
        me.picture(name)
    assert not seen["Spectator"]["view"].get("hand")
    assert seen["All open"]["views"][holder]["hand"]
    now = seek(me, 0.5)
    total = int(me.find("#timeline").get_attribute("max") or 0)
    assert abs(now - total / 2) < total * 0.05
    expect(me.find(".prompt .caps")).to_contain_text(str(now))
    sentence = me.text(".prompt p")
    me.press(me.page.get_by_role("radio", name="Spectator"))
    expect(me.page.get_by_role("radio", name="Spectator")).to_be_checked()
    told = me.find(".moves .told")
    expect(told.nth(20)).to_be_visible()
    assert all(told.all_inner_texts()), "every step has its caption"
    assert "The invasion is over." not in told.all_inner_texts(), "and says what came of it, not that it is over"
    assert "A choice that is still secret." not in told.all_inner_texts(), "and nothing that was open is called secret"
    me.press(me.page.get_by_role("radio", name="All open"))
    expect(me.find(".prompt p")).to_have_text(sentence)
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("(at) => Number(document.querySelector('#timeline').value) === at", arg=now + 1)
    me.page.keyboard.press("ArrowLeft")
    expect(me.find(".prompt p")).to_have_text(sentence)


def test_a_replay_that_cannot_be_had_now_says_so(house: House, ada: Player, finished: str) -> None:
    me = house.device(as_=ada)
    me.page.route("**/replay?*", lambda route: route.fulfill(status=503, json={"error": {"key": "busy", "params": {}}}))
    me.go(f"/r/{finished}?at=20")
    expect(me.wait(".missing")).to_contain_text("Try again in a moment")


def test_playing_on_from_a_moment_of_a_finished_game(house: House, ada: Player, finished: str) -> None:
    me = house.device(as_=ada).go(f"/r/{finished}")
    now = seek(me, 0.4)
    me.press(".fork summary")
    me.wait(".fork li button")
    me.picture("fork")
    me.press(me.find(".fork li button").first)
    look = me.sit()
    assert look.asked and me.table != finished
    forked = me.get(f"/api/tables/{me.table}")
    assert forked["forked"]["table"] == finished and forked["forked"]["at"] == now
    assert [seat["mine"] for seat in forked["seats"]].count(True) == 1
    temper = Temper(adventures=2)
    for _ in range(4):
        look = me.answer(look, temper)
    assert me.get(f"/api/tables/{me.table}")["moves"] > now
    me.picture("playing-on")


def test_through_another_seats_eyes_only_that_seats_cards_are_seen(house: House, ada: Player, of_two: str) -> None:
    me = house.device(as_=ada)
    moment, hands = moments(me, of_two)[0]
    pages: list[tuple[str, Any]] = []

    def keep(sent: Response) -> None:
        if "/replay?" in sent.url:
            pages.append((sent.url, sent.json()))

    me.page.on("response", keep)
    me.go(f"/r/{of_two}?at={moment}")
    assert at(me) == moment
    for seat, name in ((0, "Ada"), (1, "Bob")):
        me.press(me.page.get_by_role("radio", name=name))
        expect(me.page.get_by_role("radio", name=name)).to_be_checked()
        cards = me.find("#tray .hand [data-card]")
        expect(cards).to_have_count(len(hands[seat]))
        for number, card in enumerate(hands[seat]):
            expect(cards.nth(number)).to_have_attribute("data-card", card)
        for card in set(hands[1 - seat]) - set(hands[seat]):
            expect(me.find(f"#tray [data-card={card}]")).to_have_count(0)
        me.picture(name)
    me.press(me.page.get_by_role("radio", name="Spectator"))
    expect(me.find("#tray [data-card]")).to_have_count(0)
    me.press(me.page.get_by_role("radio", name="Ada"))
    expect(me.find("#tray .hand [data-card]")).to_have_count(len(hands[0]))
    for seat in (0, 1):  # nor does the page know more than it shows
        steps = [step for url, page in pages if f"seat={seat}&" in url for step in page["steps"]]
        now = next(step for step in steps if step["at"] == moment)
        assert now["view"]["hand"] == hands[seat] and not now.get("views")
        relics = {card for player in now["view"]["players"] for card in player["relics"]}
        for card in set(hands[1 - seat]) - set(hands[seat]) - relics:
            assert f'"{card}"' not in json.dumps({**now["view"], "removed": []}), f"{card} is told to seat {seat}"


def test_a_stranger_opens_the_share_link_and_takes_the_record(
    house: House, ada: Player, of_two: str, tmp_path: Path
) -> None:
    me = house.device(as_=ada)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.address)
    me.go(f"/t/{of_two}")
    me.wait(".turns a")  # the page is whole: nothing moves any more
    me.press("#share")
    link = me.wait("#share-link").input_value()
    assert re.fullmatch(rf"{house.address}/r/{of_two}#[\w-]+", link)
    assert me.page.evaluate("navigator.clipboard.readText()") == link

    curious = house.device().go(f"/r/{of_two}")  # the game was private: its address alone opens nothing
    expect(curious.find(".missing")).to_be_visible()
    stranger = house.device(fresh=True)
    stranger.page.goto(link)
    assert at(stranger) == 0
    assert "#" not in stranger.page.url, "the token stays in the address bar"
    expect(stranger.page.get_by_role("radio", name="Spectator")).to_be_checked()
    expect(stranger.find(".turns a").first).to_be_visible()
    seek(stranger, 0.5)
    assert stranger.text(".prompt p")
    stranger.picture("stranger")

    with stranger.page.expect_download() as taken:
        stranger.press("a[download]")
    file = tmp_path / taken.value.suggested_filename
    taken.value.save_as(file)
    assert file.suffix == ".theogony"
    done = subprocess.run(
        [sys.executable, "-m", "theogony", "replay", str(file), "--json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    result = stranger.get(f"/api/tables/{of_two}")
    assert told["moves"] == result["moves"]
    assert told["result"]["scores"] == result["result"]["scores"]


def test_on_a_phone_points_moves_hand_and_seats_are_a_sheet(house: House, ada: Player, of_two: str) -> None:
    me = house.device(PHONE, as_=ada, touch=True)
    moment, hands = moments(me, of_two)[0]
    me.go(f"/r/{of_two}?at={moment}")
    assert at(me) == moment
    me.picture("shut")
    for name in ("points", "moves", "hand", "seats"):
        me.press(f"[data-sheet={name}]")
        expect(me.find(f"[data-sheet={name}]")).to_have_attribute("aria-pressed", "true")
        assert me.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        for part in ("#timeline", "#play", "#board, .stage, svg"):
            expect(me.find(part).first).to_be_in_viewport()
        me.picture(name)
        if name == "points":
            expect(me.find(".sheet .chart svg")).to_be_visible()
            turning = me.find(".sheet .turns a").last
            to = int(turning.get_attribute("data-at") or -1)
            me.press(turning)
            me.page.wait_for_function("(at) => Number(document.querySelector('#timeline').value) === at", arg=to)
        elif name == "moves":
            expect(me.find(".sheet [aria-current=step] .no")).to_have_text(str(at(me)))
            me.press(me.find(".sheet .moves li:not(.now) button").first)
            expect(me.find(".sheet [aria-current=step] .no")).to_have_text(str(at(me)))
            me.go(f"/r/{of_two}?at={moment}")
            at(me)
        elif name == "hand":
            assert tray(me) == hands[0]
    assert me.find(".sheet [data-seat]").count() == 2
    me.press("[data-sheet=seats]")
    expect(me.find(".sheet")).to_be_hidden()


def test_the_list_says_what_is_asked_of_whom(house: House, ada: Player) -> None:
    table = ada.table("me", "mortal", "mortal", options={"defence": "most"})
    me = house.device(as_=ada).go(f"/t/{table}")
    me.answer(me.until_asked(), Temper())
    info = me.get(f"/api/tables/{table}")
    assert info["asks"] and len(info["signs"]) == 3
    at_table = me.page.eval_on_selector_all(
        ".rail .mark path:first-child", "(all) => all.map((one) => one.getAttribute('d'))"
    )
    me.go("/")
    row = me.wait(f"[data-table='{table}']")
    expect(row.locator(".what small")).to_contain_text("Ada ")
    expect(row.locator(".what small")).not_to_contain_text("decides")
    marks = row.locator(".marks .mark path:first-child").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('d'))"
    )
    assert len(marks) == 3 and set(marks) <= set(at_table), "the marks of the table"
