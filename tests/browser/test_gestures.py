"""A war in few presses: a battle that goes on until it is decided, the dead who embark together."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.house import House, strongest
from tests.browser.staged import Scene, at_scene, game_named
from theogony.games.godstorm.content import LANDS

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


def _mighty(state: Any, prompt: Any) -> bool:
    """A force would have to be chosen wherever it begins."""
    return any(state.armies[place] >= 4 for place in range(LANDS) if state.owner[place] == prompt.seat)


def _rich(state: Any, prompt: Any) -> bool:
    return any(game_named("diceforge").moves.text(move).startswith("buy") for move in prompt.choices(state))


def test_an_invasion_is_one_gesture_and_promises_something(house: House) -> None:
    me = at_scene(house, Scene("godstorm", "Invade", 2, MOST, _mighty), usual=True, onwards=True)
    look = me.look()
    me.press(strongest(me))
    me.press("#actions .opt[data-move^=attack]")
    expect(me.find("#promise")).to_contain_text("%")
    expect(me.find("#promise")).to_be_in_viewport()
    assert me.look().key == look.key, "nothing is sent before the odds were seen"
    me.picture("promise")
    me.send()
    assert me.until_asked(look.key).kind not in ("Commit", "BringGods"), "the whole force goes, and the fight begins"


def test_enter_sends_what_was_placed_with_the_pointer(house: House) -> None:
    """The key on the button is true: it neither places one army more nor does nothing."""
    me = at_scene(house, Scene("godstorm", "PlaceRaised", 2, MOST, lambda state, prompt: state.raised >= 3))
    look = me.look()
    place = me.find("#actions .opt[data-move^=place]").first.get_attribute("data-move").removeprefix("place ")  # type: ignore[union-attr]
    me.press(f"#place-{place}")
    expect(me.find("#primary")).to_be_focused()
    moves = me.get(f"/api/tables/{me.table}")["moves"]
    me.page.keyboard.press("Enter")
    me.until_asked(look.key)
    assert me.get(f"/api/tables/{me.table}")["moves"] == moves + 1


def test_enter_sends_the_number_set_with_the_pointer(house: House) -> None:
    me = at_scene(house, Scene("godstorm", "Commit", 2, MOST, _strong))
    look = me.look()
    number = me.find("#actions [role=spinbutton]")
    most = int(number.inner_text())
    me.press("#actions .stepper button:first-child")
    expect(number).to_be_focused()
    expect(number).to_have_text(str(most - 1))
    me.page.keyboard.press("Enter")
    me.until_asked(look.key)


def test_a_face_is_bought_with_the_side_that_it_replaces(house: House) -> None:
    me = at_scene(house, Scene("diceforge", "Act", 2, (), _rich), usual=True)
    moves = me.get(f"/api/tables/{me.table}")["moves"]
    me.press("#actions .opt[data-move^=buy]")
    side = me.wait("#actions .ways [data-way]").get_attribute("data-way") or ""
    me.press(
        f"#board [data-side='{side.removeprefix('replace ')}'], #tray [data-side='{side.removeprefix('replace ')}']"
    )
    expect(me.find(f"#actions [data-way='{side}']")).to_have_attribute("aria-checked", "true")
    me.picture("forging")
    me.send()
    me.wait("#actions[data-kind=Offering]")  # one face alone does not say that it is all
    assert me.get(f"/api/tables/{me.table}")["moves"] == moves + 2, "bought and forged in one go"
    me.send()  # the end is proposed
    while me.get(f"/api/tables/{me.table}")["moves"] < moves + 3:
        me.page.wait_for_timeout(100)  # the server counts requests
    made = me.get(f"/api/tables/{me.table}/replay?seat=0&first={moves + 1}&count=3")["steps"]
    assert [step["move"].split(" ")[0] for step in made] == ["buy", "replace", "done"], "and the offering is over"


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
