"""Whole games of Lords of Hellas by clicking, with keys alone, and on a phone; each way to win on the page."""

from __future__ import annotations

import pytest

from tests.browser.axe import clean
from tests.browser.house import PHONE, Device, House, Look, is_over
from tests.browser.keys import COUNT_POINTERS, SEEN
from tests.browser.scripted import KeyHand, Story, enacted, last_turn

KING = Story("LH-156", ("king", "chance", "chance"), most=45)
WAYS = {
    "Warlord of Hellas": Story("LH-153", ("lands", "chance", "chance")),
    "Favoured of the Gods": Story("LH-154", ("temples", "rest")),
    "Monster Slayer": Story("LH-155", ("monsters", "rest")),
}
TITAN = Story("LH-164", ("hostile", "chance", "chance"), 0, "kronos", most=50)
HERO = Story("LH-164", ("hostile", "together", "together"), 1, "kronos", most=40)
HEROES = Story("LH-168", ("rest", "together", "together"), 1, "kronos")


def won(me: Device, way: str, by: str) -> None:
    """The last page says how the game was won, and by whom."""
    assert is_over(me.look())
    assert way in me.text(".how")
    assert by in me.text(".end .hero h2"), me.text(".end")
    me.picture("end")


def test_a_whole_base_game_by_clicking(house: House) -> None:
    seen: set[str | None] = set()
    me = enacted(house, KING, at=lambda _, look: seen.add(look.kind))
    assert {"PickHero", "StartAt", "TakeTurn"} <= seen
    won(me, "King of Kings", "Ada")


@pytest.mark.parametrize("way", WAYS)
def test_the_other_ways_to_win(house: House, way: str) -> None:
    won(enacted(house, WAYS[way], last_turn(WAYS[way])), way, "Ada")


def test_a_whole_game_as_kronos(house: House) -> None:
    seen: set[str | None] = set()
    me = enacted(house, TITAN, at=lambda _, look: seen.add(look.kind))
    assert {"ChooseChains", "PlaceKronos", "TitanActs"} <= seen
    won(me, "Every Land is Hostile", "Kronos")


def test_a_whole_game_against_kronos(house: House) -> None:
    seen: set[str | None] = set()
    me = enacted(house, HERO, at=lambda _, look: seen.add(look.kind))
    assert {"PickHero", "StartAt", "TakeTurn"} <= seen
    won(me, "Every Land is Hostile", "Kronos")


def test_the_heroes_win_in_french_on_a_phone(house: House) -> None:
    me = enacted(house, HEROES, last_turn(HEROES), size=PHONE, lang="fr")
    won(me, "Les Héros tiennent trois Territoires", "Héros")
    clean(me, "end-phone")


def test_a_whole_base_game_with_keys_alone(house: House) -> None:
    def at(me: Device, look: Look) -> None:
        assert me.page.evaluate(SEEN) == ""

    def counting(me: Device) -> KeyHand:
        me.context.add_init_script(COUNT_POINTERS)
        me.page.reload()
        return KeyHand(me)

    me = enacted(house, KING, hand=counting, at=at, theme="marble")
    assert me.page.evaluate("window.pointers") == 0
    won(me, "King of Kings", "Ada")
