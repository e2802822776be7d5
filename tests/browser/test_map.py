"""The map itself, with a mouse: what is lit is chosen there, what is not says why, and nothing hides a battle."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.house import DESKTOP, PHONE, Device, House, Look, can_attack, table_at
from tests.server.harness import Player, wait_for

TABLET_PORTRAIT = (820, 1180)
# What of the dice lies over the places that they are about, in square pixels.
COVERED = """(places) => {
  const dice = document.querySelector('.roll').getBoundingClientRect();
  return places.map((id) => {
    const box = document.getElementById(`token-${id}`).getBoundingClientRect();
    const wide = Math.min(dice.right, box.right) - Math.max(dice.left, box.left);
    const high = Math.min(dice.bottom, box.bottom) - Math.max(dice.top, box.top);
    return Math.max(0, wide) * Math.max(0, high);
  });
}"""


def invader(house: House) -> tuple[Device, Look]:
    """A device at the question where an invasion starts."""
    ada = Player(house.address, "Ada")
    device = house.device(as_=ada).go(f"/t/{table_at(ada, 'Invade', ready=can_attack)}")
    return device, device.until_asked()


def lit(device: Device) -> list[str]:
    """The places that the board offers, by what it tells those who hear it."""
    return list(
        device.page.evaluate(
            """() => [...document.querySelectorAll('.place:not([aria-disabled])')].map((one) => one.id.slice(6))"""
        )
    )


def test_an_invasion_is_declared_on_the_map_alone(house: House) -> None:
    me, look = invader(house)
    origins = [row["origin"] for row in look.rows if row["origin"] not in (None, "heaven")]
    assert sorted(lit(me)) == sorted(str(origin) for origin in origins), "the map and the list offer the same"
    origin = strongest_place(me)
    me.press_place(origin)
    me.page.wait_for_function("() => document.querySelector(\"#actions .opt[data-move*='>']\")")
    targets = [move.partition(">")[2] for move in me.look().moves if move.startswith("attack")]
    assert set(targets) <= set(lit(me))
    me.picture("targets")
    me.press_place(targets[0])
    commit = me.until_asked(look.key)
    assert commit.kind == "Commit"
    expect(me.find(f"#place-{targets[0]}")).to_have_attribute("aria-label", re.compile("[Tt]arget"))


def strongest_place(device: Device) -> str:
    """The open origin on the world's map with most armies."""
    found = device.page.evaluate(
        """() => [...document.querySelectorAll('#actions .opt[data-origin]')]
             .filter((row) => row.dataset.origin !== 'heaven')
             .map((row) => [parseInt(row.querySelector('small').textContent), row.dataset.origin])
             .sort((a, b) => b[0] - a[0])[0][1]"""
    )
    return str(found)


def test_a_place_that_is_not_lit_says_why_with_clause_and_remedy(house: House) -> None:
    me, look = invader(house)
    me.press_place(strongest_place(me))
    far = me.page.evaluate(
        """() => [...document.querySelectorAll('.place[aria-disabled=true]')].map((one) => one.id.slice(6))"""
    )
    me.press_place(next(place for place in far if me.reachable(place)))
    pop = me.wait(".pop[role=dialog]")
    assert me.text(".pop .cl").startswith("GS-")
    expect(me.find("#why-text")).not_to_be_empty()
    expect(me.find(".pop blockquote")).not_to_be_empty()
    expect(me.find(".pop .fix p")).not_to_be_empty()
    expect(pop).to_be_visible()
    me.picture("why")
    me.page.keyboard.press("Escape")
    expect(me.find(".pop")).to_have_count(0)
    assert me.look().prompt == look.prompt, "asking changes nothing"


def test_a_drag_moves_the_map_and_chooses_nothing(house: House) -> None:
    me, look = invader(house)
    me.page.mouse.move(700, 400)
    me.page.mouse.wheel(0, -600)
    before = me.find("svg.board").get_attribute("viewBox")
    me.page.mouse.down()
    me.page.mouse.move(560, 330, steps=6)
    me.page.mouse.up()
    assert me.find("svg.board").get_attribute("viewBox") != before
    assert me.look().rows == look.rows and me.find(".pop").count() == 0


def test_the_dice_lie_beside_the_battle(house: House) -> None:
    for size in (DESKTOP, TABLET_PORTRAIT, PHONE):
        ada = Player(house.address, "Ada")
        table = table_at(ada, "Assault", ready=above_ground)
        me = house.device(size, as_=ada, touch=size != DESKTOP, speed="calm").go(f"/t/{table}")
        me.until_asked()
        turn = turn_of(ada, table)
        me.press("#actions .opt[data-move^=roll]")
        me.send()
        me.wait(".roll")
        wait_for(lambda: me.page.evaluate(COVERED, turn) == [0] * len(turn), "the dice beside the battle")  # noqa: B023
        me.picture(f"{size[0]}")


def above_ground(ask: Any, view: Any) -> bool:
    """The battle is on the map of the world, which stays when the turn is over."""
    return not str(view["turn_state"]["target"]).startswith(("gate", "crypt", "altar", "hall"))


def turn_of(player: Player, table: str) -> list[str]:
    """The places between which the open battle rages."""
    with player.sit(table) as socket:
        socket.until_asked()
        told = (socket.state or {})["events"]
    declared = next(event for event in reversed(told) if "invasion" in event["kind"] and "place" in event)
    return [place for place in (declared["origin"], declared["place"]) if place != "heaven"]


def test_a_continent_says_how_much_of_it_is_held_and_lights_its_lands(house: House) -> None:
    me, _ = invader(house)
    row = me.find(".continents tr").last
    expect(row).to_contain_text(re.compile(r"Hyrkania\s*2.*(of 4|free|s$)"))
    row.hover()
    expect(me.find("#board .flash")).to_have_count(4)
