"""390 pixels wide, with a thumb."""

import pytest

from tests.browser.house import PHONE, TABLET, Device, House, Temper, can_attack, table_at
from tests.server.harness import Player


def no_sideways_scroll(device: Device) -> None:
    wide = device.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{device.page.url} is {wide} pixels too wide"


def small_targets(device: Device) -> list[str]:
    """Controls of the sheet that a thumb would miss."""
    return list(
        device.page.evaluate(
            """() => [...document.querySelectorAll('.sheet button:not(.grip), .nav button')]
                 .filter((one) => one.getBoundingClientRect().height < 43.5 && one.offsetParent)
                 .map((one) => one.className + ' ' + one.textContent)"""
        )
    )


def test_turns_are_played_through_the_sheet(house: House) -> None:
    me = house.device(PHONE, touch=True).go("/")
    me.wait("[data-play=godstorm]")
    no_sideways_scroll(me)
    me.picture("lobby")
    me.press(me.page.get_by_role("radio", name="1", exact=True).first)
    me.press("[data-play=godstorm]")
    temper = Temper(adventures=4)
    look = me.sit()
    kinds: set[str | None] = set()
    while not {"PlaceStart", "Bid", "Invade"} <= kinds:  # not every turn of a game comes to more
        no_sideways_scroll(me)
        assert me.find("#primary").is_visible()
        if look.kind in {"PlaceStart", "Bid", "Commit", "Invade"} - kinds:
            me.picture(f"prompt-{look.kind}")
        kinds.add(look.kind)
        look = me.answer(look, temper)
    assert small_targets(me) == []
    for name in ("Hand", "Seats", "Log", "Act"):
        me.press(f".nav [data-sheet={name.lower()}]")
        me.wait(f".sheet[aria-label='{name}']") if name != "Act" else me.wait("#primary")
        no_sideways_scroll(me)
        me.picture(f"sheet-{name}")
    me.press(me.find(".nav button").last)
    me.wait(".drawer")
    no_sideways_scroll(me)
    me.picture("rules")


def test_a_place_is_chosen_with_a_tap_on_the_map(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Invade", ready=can_attack)
    me = house.device(PHONE, as_=ada, touch=True).go(f"/t/{table}")
    look = me.until_asked()
    origins = [row["origin"] for row in look.rows if row["origin"]]
    me.press_place(next(place for place in origins if me.reachable(place)))
    me.wait("#actions .opt[data-move*='>']")
    me.press("#actions .opt[data-move*='>']")
    assert me.until_asked(look.key).prompt != look.prompt
    me.picture("attack")


@pytest.mark.parametrize("path", ["/", "/new/godstorm", "/rules/godstorm", "/settings", "/credits"])
def test_pages_fit_a_phone(house: House, path: str) -> None:
    me = house.device(PHONE, touch=True, theme="marble").go(path)
    me.wait("h1")
    me.page.wait_for_load_state("networkidle")
    no_sideways_scroll(me)
    me.picture()


def test_a_tablet_shows_the_table_whole(house: House) -> None:
    ada = Player(house.address, "Ada")
    table = table_at(ada, "Invade")
    for name, size in (("landscape", TABLET), ("portrait", (TABLET[1], TABLET[0]))):
        me = house.device(size, as_=ada, touch=True, theme="marble", lang="fr").go(f"/t/{table}")
        me.until_asked()
        no_sideways_scroll(me)
        assert me.find("#primary").is_visible()
        me.picture(name)
