"""A war in few presses: a battle that goes on until it is decided, the dead who embark together."""

from typing import Any

from tests.browser.house import House
from tests.browser.staged import Scene, at_scene

MOST = (("defence", "most"),)


def _strong(state: Any, prompt: Any) -> bool:
    """Far more armies than the other side, and no god to ask about."""
    there = [state.gods[i] for i in range(len(state.gods))]
    if state.origin in there or state.target in there:
        return False
    return bool(state.armies[state.origin] >= 5 and state.armies[state.target] <= 2)


def test_a_battle_goes_on_until_it_is_decided(house: House) -> None:
    me = at_scene(house, Scene("godstorm", "Commit", 2, MOST, _strong), onwards=True)
    look = me.look()
    assert me.find("#onwards").get_attribute("aria-checked") == "true"
    moves = me.get(f"/api/tables/{me.table}")["moves"]
    me.send()
    after = me.until_asked(look.key)
    assert after.kind != "Assault"  # taken, or the attackers are outnumbered and the game goes on elsewhere
    assert me.get(f"/api/tables/{me.table}")["moves"] > moves + 1


def test_who_wants_to_is_asked_for_every_roll(house: House) -> None:
    me = at_scene(house, Scene("godstorm", "Commit", 2, MOST, _strong))
    assert me.find("#onwards").get_attribute("aria-checked") == "false"
    look = me.look()
    me.send()
    assert me.until_asked(look.key).kind == "Assault"


def test_the_dead_embark_in_one_go(house: House) -> None:
    many = Scene("godstorm", "Embark", 2, MOST, lambda state, prompt: state.heaven[prompt.seat] >= 4)
    me = at_scene(house, many)
    look, moves = me.look(), me.get(f"/api/tables/{me.table}")["moves"]
    row = me.find('#actions .opt[data-move^="embark"]').first
    for _ in range(3):
        me.press(row)
    assert "3" in me.text("#primary")
    me.send()
    assert me.until_asked(look.key).kind != "Embark"
    assert me.get(f"/api/tables/{me.table}")["moves"] == moves + 4  # three embarked, and that was it
