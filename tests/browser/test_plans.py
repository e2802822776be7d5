"""A sealed plan of several parts in a real browser: its parts shown, ready and not ready, on the plain board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.house import PHONE, Device, House
from tests.server.harness import Player, Process


@pytest.fixture(scope="module")
def server(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """It knows the kernel's toy games."""
    yield from served(tmp_path_factory)


def seated(house: House) -> tuple[Device, Device]:
    """Two people at a table, one of them with a phone."""
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    table = ada.table("me", "open", game="plans", public=True)
    bob.post(f"/api/tables/{table}/join")
    devices = house.device(as_=ada), house.device(PHONE, as_=bob, touch=True)
    for device in devices:
        device.go(f"/t/{table}")
        device.wait("#actions .opt")
    return devices


def make(device: Device, *moves: str) -> None:
    """Choose and send, one part after the other."""
    for move in moves:
        look = device.look()
        device.press(device.wait(f"#actions .opt[data-move='{move}']"))
        if device.look().key == look.key:
            device.send()
        device.after(look)


def plan(device: Device, *parts: str) -> None:
    """The panel shows these parts."""
    shown = device.find("#plan [data-part]")
    expect(shown).to_have_count(len(parts))
    assert [shown.nth(i).get_attribute("data-part") for i in range(len(parts))] == list(parts)


def test_a_plan_is_made_changed_taken_back_and_sealed(house: House) -> None:
    ada, bob = seated(house)
    asked = bob.look().prompt
    make(ada, "send h3", "to p4", "send h1", "to p2")
    plan(ada, "send h1", "to p2", "send h3", "to p4")
    assert bob.look().prompt == asked
    plan(bob)
    make(bob, "send h5")
    was = ada.look()
    ada.press("#undo")
    ada.after(was)
    plan(ada, "send h3", "to p4", "send h1")
    plan(bob, "send h5")
    make(ada, "to p9", "ready")
    plan(ada, "send h1", "to p9", "send h3", "to p4")
    expect(ada.find("#plan")).to_have_attribute("data-ready", "true")
    expect(ada.find("#prompt")).to_contain_text("1 of 2 to go")
    ada.picture("ready")
    ada.page.reload()
    plan(ada, "send h1", "to p9", "send h3", "to p4")
    make(ada, "revise")
    expect(ada.find("#plan")).to_have_attribute("data-ready", "false")
    make(ada, "ready")
    bob.picture("phone")
    make(bob, "to p7", "ready")
    for device in (ada, bob):
        expect(device.find("#actions[data-kind=GoOn]")).to_have_count(1)
        plan(device)
