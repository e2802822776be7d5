"""Teams, one against many, an automaton, a lone player, one person on several seats, in a real browser.

The kernel's toy games are played on the plain board: that of a game without a folder of its own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import served
from tests.browser.house import DESKTOP, PHONE, Device, House, Temper, is_over
from tests.server.harness import Player, Process


@pytest.fixture(scope="module")
def server(toys: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """It knows the kernel's toy games."""
    yield from served(tmp_path_factory)


def form(house: House, game: str) -> Device:
    device = house.device(as_=Player(house.address, "Ada")).go(f"/new/{game}")
    device.wait("#create:enabled")
    return device


def seat_kinds(device: Device) -> list[str]:
    selects = device.find(".seats li > select:first-of-type")
    return [selects.nth(i).input_value() for i in range(selects.count())]


def set_seat(device: Device, seat: int, kind: str) -> None:
    device.find(".seats li").nth(seat).locator("select").first.select_option(kind)


def test_the_form_asks_for_what_the_mode_allows(house: House) -> None:
    ada = form(house, "siege")
    assert seat_kinds(ada) == ["me", "bot", "bot"], "allies are two or three"
    expect(ada.find("[data-automaton=titan]")).to_contain_text("Played by the rules")
    expect(ada.find(".seats .side").first).to_have_text("Defenders")
    assert ada.page.get_by_role("button", name="Add a seat").count() == 0
    ada.choose("mode", "solo")
    assert seat_kinds(ada) == ["me"] and ada.find(".seats .side").count() == 0
    assert ada.page.get_by_role("button", name="Remove seat").first.is_disabled()
    expect(ada.find("[data-automaton=titan]")).to_be_visible()
    ada.choose("mode", "allies")
    assert seat_kinds(ada) == ["me", "bot"]
    ada.picture("form")


def test_you_sit_on_one_side_only(house: House) -> None:
    ada = form(house, "tug")
    assert seat_kinds(ada) == ["me", "bot", "bot", "bot"]
    set_seat(ada, 2, "me")
    assert seat_kinds(ada) == ["me", "bot", "me", "bot"], "the mate's seat too"
    set_seat(ada, 1, "me")
    assert seat_kinds(ada) == ["bot", "me", "bot", "bot"], "the other side instead"


def test_one_person_plays_two_seats_to_the_end(house: House) -> None:
    ada = form(house, "tug")
    set_seat(ada, 2, "me")
    ada.press("#create")
    look = ada.sit()
    expect(ada.find("[data-own]")).to_have_count(2)
    expect(ada.find("[data-seat='2']")).to_contain_text("Ada 3")
    asked = set()
    for _ in range(40):
        if is_over(look):
            break
        assert look.screen == "ask", "no curtain between the seats of one person"
        asked.add(ada.find("[data-own][aria-checked=true]").get_attribute("data-own"))
        look = ada.answer(look, Temper())
    assert is_over(look) and asked == {"0", "2"}
    assert "Victory for " in ada.text("h2") or "share the victory" in ada.text("h2")
    expect(ada.find("tr[data-side]")).to_have_count(2)
    expect(ada.find("tr.of")).to_have_count(4)
    ada.picture("end")
    ada.press(ada.page.get_by_role("link", name="Replay"))
    ada.wait("[data-side=even]")
    ada.picture("replay")


def test_one_looks_through_another_own_seat_at_will(house: House) -> None:
    ada = form(house, "tug")
    set_seat(ada, 2, "me")
    ada.press("#create")
    ada.sit()
    other = ada.find("[data-own][aria-checked=false]")
    seat = other.get_attribute("data-own")
    ada.press(other)
    expect(ada.find(f"[data-own='{seat}']")).to_have_attribute("aria-checked", "true")
    expect(ada.find("#tray")).to_contain_text(f"Ada {int(seat or 0) + 1}")
    expect(ada.find("#actions .opt")).to_have_count(0)
    ada.press("[data-own][aria-checked=false]")
    expect(ada.find("#actions .opt").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lone_player_meets_the_automaton(house: House, size: tuple[int, int]) -> None:
    player = Player(house.address, "Ada")
    table = player.table("me", game="siege", options={"mode": "solo"})
    ada = house.device(size, as_=player, touch=size == PHONE).go(f"/t/{table}")
    ada.wait("#prompt")
    if size == DESKTOP:
        expect(ada.find("[data-side=titan]")).to_have_text("Titan")
        expect(ada.find("[data-part=wall]")).to_contain_text("Wall")
    ada.picture("table")
    ada.play(Temper(), is_over)
    assert ada.text("h2") in ("Ada wins", "Victory for Titan")
    expect(ada.find("tr[data-side]")).to_have_count(2)
    ada.picture("end")
    ada.go("/")
    expect(ada.find(f"[data-table='{table}'] small")).to_contain_text("Won by")


def test_one_against_many_with_a_friend_on_two_seats(house: House) -> None:
    ada = form(house, "hunt")
    assert [ada.find(".seats .side").nth(i).inner_text() for i in range(3)] == ["Hunter", "Hidden", "Hidden"]
    for seat in (1, 2, 3):
        set_seat(ada, seat, "human")
    ada.press("#create")
    ada.press(ada.wait("#invite"))
    link = ada.wait("#invite-link").input_value()
    assert ada.page.get_by_role("button", name="Take this seat too").count() == 0, "the other side's seats are not hers"
    bob = house.device()
    bob.come(link, "Bob")
    for left in (2, 1):
        more = bob.page.get_by_role("button", name="Take this seat too")
        expect(more).to_have_count(left)
        bob.press(more.first)
    expect(bob.find("[data-own]")).to_have_count(3)
    while not (is_over(ada.look()) and is_over(bob.look())):
        for device in (ada, bob):
            look = device.look()
            if look.asked:
                assert look.kind == ("Search" if device is ada else "Hide")
                device.answer(look, Temper(), wait=False)
    for device in (ada, bob):
        assert device.text("h2") in ("Victory for Hunter", "Victory for Hidden")
    bob.picture("end")
