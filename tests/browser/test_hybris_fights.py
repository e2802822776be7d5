"""Combat and the board of Chronos in Hybris, as they are seen at rare positions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House
from tests.browser.staged import BEYOND, Scene, at_scene, found, lay
from tests.browser.test_rails import LAPTOP
from tests.server.harness import Player
from theogony.games.hybris.duel import AVATAR as AVATAR_FIGHT

UPRIGHT = (820, 1180)  # a tablet
FIERCE = ("act fight", "act undertake", "act deploy", "contest", "fighter", "play")
TAME = ("pass", "stop", "act omen", "act perceive")
TOGETHER = (("mode", "chronos_coop"),)


def in_earnest(s: Any, prompt: Any) -> bool:
    """Between players, with cards of both and some left that can be played."""
    return all(s.fight().rows) and len(s.hand(prompt.seat)) > 1 and bool(s.view(prompt.seat)["prospects"])


def of_avatar(s: Any, prompt: Any) -> bool:
    return bool(s.fight().kind == AVATAR_FIGHT)


def begun(s: Any, prompt: Any) -> bool:
    """Against the game, with a card on the table."""
    return any(s.fight().rows) and s.fight().base > 0


SEALED = Scene("hybris", "GoOn", 3, ready=in_earnest, wishes=FIERCE, shuns=TAME)
GAME = Scene("hybris", "PlayOn", 2, ready=begun, wishes=FIERCE, shuns=TAME)
AVATAR = Scene("hybris", "PlayOn", 3, TOGETHER, ready=of_avatar, wishes=FIERCE, shuns=TAME)
EVIL = Scene("hybris", "ChooseEvil", 3, TOGETHER, ready=lambda s, p: s.age > 2, wishes=("act",))
SCENES = {"sealed": SEALED, "game": GAME, "avatar": AVATAR, "evil": EVIL}


# How far the own lane reaches below the picture.
BELOW = """() => {
  const [lane, board] = ['.lane.mine', '#board'].map((one) => document.querySelector(one).getBoundingClientRect());
  return lane.bottom - board.bottom;
}"""
CUT = "(one) => one.scrollHeight > one.clientHeight + 1"


def combat(scene: Scene) -> Any:
    match, seat = found(scene)
    return match.state.view(seat)["combat"]


def lane(me: Device, role: str) -> Any:
    return me.find(f"[data-lane={role}]")


def summands(me: Device, role: str) -> list[int]:
    shown = lane(me, role).locator(".sum li:not(.none) b").all_inner_texts()
    return [int(text.replace("−", "-")) for text in shown]


# -- Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sealed", "game", "avatar"])
def test_both_forces_are_sums_of_their_parts(house: House, name: str) -> None:
    me = at_scene(house, SCENES[name])
    seen = combat(SCENES[name])
    for role in ("attacker", "defender"):
        assert summands(me, role) == [part["n"] for part in seen[role]["parts"]]
        assert lane(me, role).locator(".big b").inner_text() == str(seen[role]["force"])
    assert me.find("[data-lane] .lead").count() == 1, "somebody would win now"
    assert me.find(".stakes p").count() == 2
    clean(me, name)


def test_a_chosen_card_shows_what_it_would_bring_before_it_is_sealed(house: House) -> None:
    match, seat = found(SEALED)
    me = at_scene(house, SEALED)
    mine: Any = match.state.view(seat)["prospects"]
    card, prospect = next(iter(mine.items()))
    me.press(f".hand [data-card={card}]")
    own = "attacker" if combat(SEALED)["attacker"]["seat"] == seat else "defender"
    expect(lane(me, own).locator(".coming .face")).to_have_attribute("data-card", card)
    assert lane(me, own).locator(".big b").inner_text() == str(prospect["force"])
    assert str(prospect["force"]) in me.text("[data-outlook] tbody tr:last-child")
    assert f"→ {prospect['force']}" in me.text(f"#actions [data-move='play {card}']")
    me.picture("chosen")
    me.send()
    me.wait("#actions[data-sealed]")


def test_what_the_other_has_sealed_is_not_seen(house: House) -> None:
    match, seat = found(SEALED)
    other = next(prompt.seat for prompt in match.state.prompts() if prompt.seat != seat)
    moves = [match.game.moves.text(move) for move in match.state.options(other)]
    card = next(move for move in moves if move.startswith("play"))
    pages = [page_with_sealed(house, move) for move in ("stop", card)]
    assert pages[0] == pages[1], "a card, or Stop: nobody can tell"


def page_with_sealed(house: House, move: str) -> str:
    """All that one of two fighters reads once the other has sealed this."""
    match, seat = found(SEALED)
    ada, bruno = Player(house.address, "Ada"), Player(house.address, "Bruno")
    table = lay(house, ada, match, seat, bruno)
    me = house.device(DESKTOP, as_=ada, answer=False).go(f"/t/{table}")
    me.until_asked()
    assert me.find("[data-sealed]").count() == 0
    with bruno.sit(table) as socket:
        socket.answer(move)
        me.wait(".lane [data-sealed]")
        me.picture(move.split()[0])
        return me.text("body")


def test_a_card_is_read_by_press_and_by_key(house: House) -> None:
    me = at_scene(house, GAME)
    me.press(me.find("[data-lane] .face").first)
    assert "HY-25" in me.text("dialog[open]")
    me.page.keyboard.press("Escape")
    me.find(".hand .read").first.focus()
    me.page.keyboard.press("Enter")
    me.wait("dialog[open] [data-reading]")
    clean(me, "sheet")
    me.press("dialog[open] .btn.primary")
    me.wait(".hand .sel")


def test_words_of_a_combat_explain_themselves(house: House) -> None:
    me = at_scene(house, GAME)
    me.find("[data-lane=attacker] .term").first.hover()
    assert "begun the Combat" in me.wait("#tip").inner_text()


def fought(me: Device, seat: int) -> Any:
    return me.find(f"#interlude [data-fought='{seat}']")


@pytest.mark.parametrize("name", ["game", "avatar"])
def test_the_result_of_an_own_combat_stays_until_one_goes_on(house: House, name: str) -> None:
    _, seat = found(SCENES[name])
    seen = combat(SCENES[name])
    me = at_scene(house, SCENES[name], results="stay")
    me.press("#actions [data-move=stop]")
    me.send()
    me.wait("#interlude")
    for role in ("attacker", "defender"):
        side = fought(me, seen[role]["seat"])
        assert side.locator("strong").inner_text() == str(seen[role]["force"])
        shown = [int(text.replace("−", "-")) for text in side.locator(".sum b").all_inner_texts()]
        assert sum(shown) == sum(part["n"] for part in seen[role]["parts"])
    own = seen["attacker" if seen["attacker"]["seat"] == seat else "defender"]
    assert ("You win" if seen[seen["leads"]] == own else "You lose") in me.text("#interlude h2")
    assert fought(me, seat).locator(".moved").inner_text() != ""
    assert me.find("#primary:not([disabled])").count() == 0, "nothing is asked meanwhile"
    clean(me, "result")
    me.page.keyboard.press("Enter")
    expect(me.find("#interlude")).to_have_count(0)


# -- Chronos ----------------------------------------------------------------------------------------------------------


def test_a_question_of_chronos_opens_his_board_and_says_why(house: House) -> None:
    match, seat = found(EVIL)
    me = at_scene(house, EVIL)
    board: Any = match.state.view(seat)["chronos"]
    now = f"[data-concept={board['turn']}]"
    assert me.find("[data-concept]").count() == 6 and me.find(f"{now}.now").count() == 1
    asked = next(one for one in board["concepts"] if one["id"] == board["turn"])["conditions"]
    failing = [one for one in asked if one["counts"] and one["have"] < one["need"]]
    assert failing and me.find(f"{now} .track li.no").count() == len(failing)
    assert "you decide for all" in me.text("#prompt").lower()
    assert "Chronos gains" in me.text("#actions [data-move=accept]")
    me.find(f"{now} .track li.no .term").first.hover()
    assert str(failing[0]["need"]) in me.wait("#tip").inner_text()
    me.page.keyboard.press("Escape")
    clean(me, "evil")


def test_beside_the_board_of_chronos_lies_what_counts_on_it(house: House) -> None:
    match, seat = found(EVIL)
    board: Any = match.state.view(seat)["chronos"]
    me = at_scene(house, EVIL)
    counted = [one for one in board["together"] if one["what"] != "each_vp_above_chronos"]
    assert me.find("#tray [data-together] li").count() == len(counted)
    assert me.find("#tray [data-together] li.no").count() == len([c for c in counted if c["counts"] and not c["met"]])
    cut = [card.evaluate(CUT) for card in me.find("[data-concept] .text").all()]
    assert cut == [False] * len(cut), "every text is whole"
    me.press(f"#tray [data-board='{seat}']")
    expect(me.find("#tray [data-together]")).to_have_count(0)


def test_the_world_and_the_board_of_chronos_are_turned_over(house: House) -> None:
    me = at_scene(house, EVIL)
    me.page.keyboard.press("x")
    me.page.wait_for_function("() => !document.querySelector('[data-concept]')")
    me.press(".boards button:last-child")
    me.wait("[data-concept]")
    me.press("[data-avatar]")
    assert "Damnation" in me.text("dialog[open]")


# a text that its card cuts has dots behind its last whole line, and is told whole by pointing at the card
DOTTED = """() => [...document.querySelectorAll('[data-concept] .text')].map((text) => {
    const cut = text.scrollHeight > text.clientHeight + 1;
    const style = getComputedStyle(text);
    const lines = text.clientHeight / parseFloat(style.lineHeight);
    const whole = (text.closest('button').dataset.tip ?? '').includes(text.textContent.trim());
    return { cut, dots: style.webkitLineClamp !== 'none', even: Math.abs(lines - Math.round(lines)) < 0.1, whole };
})"""


def test_texts_on_the_board_of_chronos_end_with_dots_where_they_are_cut_and_are_told_whole(house: House) -> None:
    me = at_scene(house, EVIL, UPRIGHT, lang="fr")
    expect(me.find("[data-concept] .text[data-clipped]").first).to_be_visible()
    texts = me.page.evaluate(DOTTED)
    assert any(text["cut"] for text in texts) and all(text["cut"] == text["dots"] for text in texts)
    assert all(text["even"] and text["whole"] for text in texts if text["cut"])
    me.picture("chronos-texts")


# -- small screens, French --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("name", ["sealed", "evil"])
def test_nothing_lies_beyond_the_screen_in_french(house: House, name: str, size: tuple[int, int]) -> None:
    me = at_scene(house, SCENES[name], size, lang="fr", theme="marble")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert me.page.evaluate(BEYOND, "#board") <= 0
    if size == PHONE:
        clean(me, "phone")
    me.picture()


@pytest.mark.parametrize("name", ["sealed", "game"])
def test_a_combat_fits_the_screen_of_a_laptop(house: House, name: str) -> None:
    me = at_scene(house, SCENES[name], LAPTOP, lang="fr")
    assert me.page.evaluate(BELOW) <= 1, "the own lane is in sight"
    clean(me, "laptop")


def test_on_a_phone_both_forces_are_in_sight(house: House) -> None:
    me = at_scene(house, SEALED, PHONE)
    seen = combat(SEALED)
    assert me.find(".duel b").all_inner_texts() == [str(seen[role]["force"]) for role in _roles(me)]


def _roles(me: Device) -> list[str]:
    return [str(one.get_attribute("data-lane")) for one in me.find("[data-lane]").all()]
