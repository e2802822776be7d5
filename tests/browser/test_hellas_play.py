"""Whole games of Lords of Hellas by clicking, one with keys alone."""

from __future__ import annotations

import random

from tests.browser.house import Device, House, Look, Temper, is_over
from tests.browser.keys import COUNT_POINTERS, SEEN, Keys
from tests.server.harness import Player

LIMIT = {"turns": "100"}  # random play would go on and on
ANSWERS = 700
KEYED = 60


def seated(house: House, mode: str, *seats: str) -> Device:
    ada = Player(house.address, "Ada")
    table = ada.table(*seats, game="hellas", options={"mode": mode, **LIMIT})
    return house.device(as_=ada, answer=False).go(f"/t/{table}")


def played(me: Device, temper: Temper) -> set[str | None]:
    """Answers until the game is over; the kinds of questions that came."""
    seen: set[str | None] = set()

    def over(look: Look) -> bool:
        if look.kind not in seen and look.screen == "ask":
            me.picture(str(look.kind))
        seen.add(look.kind)
        return is_over(look)

    me.play(temper, over, ANSWERS)
    return seen


def test_a_whole_base_game_by_clicking(house: House) -> None:
    me = seated(house, "base", "me", "mortal")
    seen = played(me, Temper(random.Random(4)))
    assert {"PickHero", "StartAt", "TakeTurn", "RollFor", "PlayOrPass"} <= seen
    me.wait(".how")
    me.picture("end")


def test_a_base_game_with_keys_alone(house: House) -> None:
    me = seated(house, "base", "me", "mortal")
    me.context.add_init_script(COUNT_POINTERS)
    me.page.reload()
    keys, rng, look = Keys(me), random.Random(6), me.until_asked()
    for _ in range(KEYED):
        now = look
        while now.key == look.key and not now.ready:
            number = rng.randrange(len(now.rows))
            keys.row(number, now)
            now = me.chosen(now, now.rows[number]["origin"])
        if now.key == look.key:
            keys.send()
        look = me.until_asked(look.key)
        assert look.screen == "ask" and me.page.evaluate(SEEN) == ""
    assert me.page.evaluate("window.pointers") == 0


def test_a_whole_game_as_kronos(house: House) -> None:
    me = seated(house, "kronos", "me", "mortal", "mortal")
    seen = played(me, Temper(random.Random(2)))
    assert {"ChooseChains", "PlaceKronos", "TitanActs"} <= seen
    me.picture("end")


def test_a_whole_game_against_kronos(house: House) -> None:
    me = seated(house, "kronos", "mortal", "me", "mortal")
    seen = played(me, Temper(random.Random(3)))
    assert {"PickHero", "TakeTurn"} <= seen
    me.picture("end")
