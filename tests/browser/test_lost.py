"""Reload, no network, a killed server: the same question comes back, and nothing that was accepted is lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import opened
from tests.browser.house import Device, House, Temper, can_attack, strongest, table_at
from tests.browser.test_together import invited, play_both
from tests.server.harness import Player, Process, quick, wait_for


def test_a_reload_in_the_middle_comes_back_to_the_same_question(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Invade", ready=can_attack)
    me = house.device(as_=ada).go(f"/t/{table}")
    look = me.until_asked()
    me.press("#actions .opt[data-origin]")
    me.page.reload()
    again = me.until_asked()
    assert (again.prompt, again.kind, again.rows) == (look.prompt, look.kind, look.rows)
    me.press(strongest(me))  # a gesture over several prompts: place, place, then the force
    me.press("#actions .opt[data-move]")
    commit = me.until_asked(look.key)
    assert commit.kind == "Commit"
    me.page.reload()
    assert me.until_asked().prompt == commit.prompt
    me.send()
    assert me.until_asked(commit.key).screen == "ask"


def test_offline_and_back(house: House) -> None:
    ada, bob, _ = invited(house)
    play_both((ada, bob), Temper(), 4)
    bob.context.set_offline(True)
    expect(bob.find(".banner.warn")).to_be_visible()
    expect(bob.find("#primary:enabled")).to_have_count(0)
    bob.picture("lost")
    before = moves(ada)
    play_on_alone(ada)
    missed = moves(ada) - before
    bob.context.set_offline(False)
    expect(bob.find(".banner.warn")).to_have_count(0)
    if missed:
        expect(bob.find(".banner.ok")).to_contain_text(str(missed))
    bob.picture("back")
    play_both((ada, bob), Temper(), 6)


def play_on_alone(device: Device) -> None:
    """As long as the others are not needed."""
    temper = Temper()
    while (look := device.look()).asked:
        device.answer(look, temper, wait=False)


def moves(device: Device) -> int:
    return int(device.get(f"/api/tables/{device.table}")["moves"])


def history(device: Device) -> list[object]:
    """All that this person's seat has seen of the moves so far."""
    steps = device.get(f"/api/tables/{device.table}/replay?seat=-1&count=200")["steps"]
    return [(step["at"], step["by"], step["events"]) for step in steps]


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[House, Process]]:
    """A server of the test's own, that may be killed, and devices at it."""
    with Process(tmp_path / "log", quick(tmp_path / "tables.db")) as server:
        server.start()
        for house in opened(browser, server, request):
            yield house, server


def test_a_killed_server_loses_nothing_and_both_go_on(mortal: tuple[House, Process]) -> None:
    house, server = mortal
    ada, bob, _ = invited(house)
    temper = Temper(adventures=2)
    play_both((ada, bob), temper, 6)
    for _ in range(2):
        asked = next(device for device in (ada, bob) if device.look().asked)
        known = history(asked)
        look = asked.look()
        choose(asked, temper)
        asked.page.evaluate("document.querySelector('#primary').click()")  # not waiting: the move is on its way
        server.end(signal.SIGKILL)
        for device in (ada, bob):
            expect(device.find(".banner.warn")).to_be_visible()
        server.start()
        for device in (ada, bob):
            come_back(device)
        asked.after(look)
        after = history(asked)
        assert after[: len(known)] == known and len(after) > len(known)
        play_both((ada, bob), temper, 5)


def come_back(device: Device) -> None:
    """Try now, unless the page has tried by itself just before."""
    device.page.evaluate("document.querySelector('.banner.warn button')?.click()")
    expect(device.find(".banner.warn")).to_have_count(0)


def choose(device: Device, temper: Temper) -> None:
    """Propose an answer to the open prompt, without sending it."""
    look = device.look()
    number = temper.row(look)
    if number is not None:
        device.press(device.find("#actions .opt:not(.closed)").nth(number))
    device.wait("#primary:enabled")


def test_a_move_that_was_stored_but_never_told_is_not_played_twice(mortal: tuple[House, Process]) -> None:
    house, server = mortal
    ada = house.device()
    deaf = False

    def relay(socket: WebSocketRoute) -> None:
        wire = socket.connect_to_server()
        socket.on_message(wire.send)
        wire.on_message(lambda text: None if deaf else socket.send(text))

    ada.page.route_web_socket("**/socket", relay)
    ada.go("/").press("[data-play=godstorm]")
    temper = Temper()
    look = ada.sit()
    while look.kind != "PlaceTemple":
        look = ada.answer(look, temper)
    before = ada.get(f"/api/tables/{ada.table}")["moves"]
    number = temper.row(look)
    assert number is not None
    chosen = look.moves[number]
    ada.press_row(number, look)
    deaf = True
    ada.send()
    wait_for(lambda: moves(ada) > before, "the move to be stored")
    server.end(signal.SIGKILL)
    expect(ada.find(".banner.warn")).to_be_visible()
    deaf = False
    server.start()
    come_back(ada)
    ada.until_asked(look.key)
    seat = next(seat["seat"] for seat in ada.get(f"/api/tables/{ada.table}")["seats"] if seat["mine"])
    steps = ada.get(f"/api/tables/{ada.table}/replay?seat={seat}&count=200")["steps"]
    assert [step["move"] for step in steps].count(chosen) == 1
