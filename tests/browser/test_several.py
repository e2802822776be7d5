"""Several games side by side: two tables in two tabs of one device, each with its own questions and notices."""

import contextlib
import re

from playwright.sync_api import expect

from tests.browser.house import Device, House, Look, Temper
from tests.browser.test_guests import AWAY, LISTEN
from tests.server.harness import Player, Socket

TURN = re.compile("^● ")


def opened_with(ada: Player, bob: Player, name: str) -> str:
    table = ada.table("me", "human", name=name, options={"defence": "most"})
    bob.post(f"/api/tables/{table}/join", invite=ada.post(f"/api/tables/{table}/invite")["code"])
    return table


def answer_all(device: Device, temper: Temper) -> None:
    while device.look().asked:
        device.answer(device.look(), temper, wait=False)


def until_asked(device: Device, other: Socket, temper: Temper) -> Look:
    """The other plays on until the table asks here."""
    while not (look := device.look()).asked:
        if other.asked() is not None:
            other.play_any(temper.rng)
        else:
            with contextlib.suppress(TimeoutError):  # the page may be about to show what has been sent
                other.hear(0.1)
    return look


def test_two_tables_in_two_tabs_are_played_side_by_side(house: House) -> None:
    ada, bob = Player(house.address, "Ada"), Player(house.address, "Bob")
    names = ("Delphi", "Dodona")
    tables = [opened_with(ada, bob, name) for name in names]
    first = house.device(as_=ada)
    first.context.grant_permissions(["notifications"], origin=house.address)
    first.context.add_init_script(LISTEN)
    first.go("/settings")
    first.press("#notify")
    expect(first.find("#notify")).to_be_checked()
    second = house.tab(first)
    tabs = (first, second)
    temper = Temper(adventures=2)
    for tab, table in zip(tabs, tables, strict=True):
        tab.go(f"/t/{table}").wait("#prompt")
        answer_all(tab, temper)
        tab.page.evaluate(AWAY)
    for tab, name in zip(tabs, names, strict=True):
        expect(tab.page).to_have_title(re.compile(rf"^{name} · "))  # no mark: it is the other's turn at both

    with bob.sit(tables[1]) as dodona:
        look = until_asked(second, dodona, temper)
        expect(second.page).to_have_title(re.compile("^● Dodona · "))
        expect(first.page).not_to_have_title(TURN)
        assert second.page.evaluate("window.told")[-1] == "Your turn at Dodona"
        assert all("Delphi" in text for text in first.page.evaluate("window.told"))
        before = second.get(f"/api/tables/{tables[0]}")["moves"]

        with bob.sit(tables[0]) as delphi:  # the other table goes on while this question stays open
            until_asked(first, delphi, temper)
            expect(first.page).to_have_title(re.compile("^● Delphi · "))
            assert first.page.evaluate("window.told")[-1] == "Your turn at Delphi"
            assert second.look().prompt == look.prompt
            answer_all(first, temper)
            until_asked(first, delphi, temper)
        assert first.get(f"/api/tables/{tables[0]}")["moves"] > before
        assert second.look().prompt == look.prompt, "an answer at one table changed the other"
        expect(second.page).to_have_title(re.compile("^● Dodona · "))
        answer_all(second, temper)
        expect(second.page).not_to_have_title(TURN)
        expect(first.page).to_have_title(TURN)
    first.picture("delphi")
    second.picture("dodona")

    lobby = house.tab(first).go("/")
    for table in tables:
        expect(lobby.find(f"[data-table='{table}']")).to_be_visible()
    lobby.picture("lobby")
