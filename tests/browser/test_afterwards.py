"""After the game: its turning points, the replay from any seat's knowledge or open, and playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import Device, House, Temper
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
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("(at) => Number(document.querySelector('#timeline').value) === at", arg=now + 1)
    me.page.keyboard.press("ArrowLeft")
    expect(me.find(".prompt p")).to_have_text(sentence)


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
