"""One person against bots: from the lobby to the end of the game and its replay, by pointer alone."""

import zlib

from playwright.sync_api import Response

from tests.browser.house import House, Look, Temper, is_over

PICTURES: set[str | None] = {"PlaceStart", "Bid", "Commit", "PlayMiracles"}


# Every press of the mouse since the tab was opened, over all pages of the visit.
COUNT = """addEventListener('click', (event) => {
  if (event.detail > 0) sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1;
}, true)"""


def test_two_presses_from_the_address_are_a_game(house: House) -> None:
    me = house.device(fresh=True)
    me.context.add_init_script(COUNT)
    me.go("/").wait("[data-play=godstorm]")
    me.picture("lobby-fresh")
    me.press("[data-play=godstorm]")
    look = me.sit()
    assert look.kind == "ChoosePantheon" and look.rows
    assert int(me.page.evaluate("sessionStorage.presses")) <= 2
    me.press("#actions .opt")
    me.press("#primary")
    assert me.until_asked(look.key).screen == "ask"


def test_six_presses_of_tab_lead_from_the_lobby_to_a_game(house: House) -> None:
    """What one passes on the way: the code, the lessons, how many rivals and how strong; groups are one stop each."""
    me = house.device(fresh=True).go("/")
    me.wait("[data-play=godstorm]")
    for _ in range(6):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.dataset.play") == "godstorm":
            return
    raise AssertionError("six presses of Tab do not lead to Godstorm's Play now")


def test_the_first_load_is_light(house: House) -> None:
    """All scripts on the way from the address to the first question, compressed as any server would."""
    me = house.device(fresh=True)
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(zlib.compress(response.body()))

    me.page.on("response", weigh)
    me.go("/").wait("[data-play=godstorm]")
    lobby = sum(scripts.values())
    assert 0 < lobby < 100_000
    me.press("[data-play=godstorm]")
    me.sit()
    assert lobby < sum(scripts.values()) < 250_000


def test_a_whole_game_by_clicking_and_its_replay(house: House) -> None:
    me = house.device(fresh=True).go("/new/godstorm")
    me.wait("#create:enabled")
    for _ in range(2):
        me.press(me.find(".seats li").last.locator("button"))
    me.choose("defence", "most")
    me.picture("new")
    me.press("#create")
    me.sit()
    me.press(me.page.get_by_role("radio", name="At once"))
    temper = Temper(adventures=14)

    seen: set[str | None] = set()

    def over(look: Look) -> bool:
        if look.kind in PICTURES - seen:
            me.picture(f"prompt-{look.kind}")
        seen.add(look.kind)
        return is_over(look)

    me.play(temper, over)
    assert {"PlaceStart", "Bid", "Invade", "Fortify"} <= seen
    scores = me.find(".sc .tt").all_inner_texts()
    result = me.get(f"/api/tables/{me.table}")["result"]
    assert sorted(map(int, scores)) == sorted(result["scores"])
    me.picture("end")

    me.press(".ends a[href^='/r/']")
    slider = me.wait("#timeline")
    moves = int(slider.get_attribute("max") or 0)
    assert moves == me.get(f"/api/tables/{me.page.url.rpartition('/')[2]}")["moves"]
    box = slider.bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    me.page.wait_for_function("() => Number(document.querySelector('#timeline').value) > 10")
    at = int(slider.input_value())
    assert moves * 0.5 < at < moves * 0.7
    me.wait(f".moves [aria-current=step] >> text='{at}'")
    me.press("#play + button")
    me.wait(f".moves [aria-current=step] >> text='{at + 1}'")
    me.picture("replay")
