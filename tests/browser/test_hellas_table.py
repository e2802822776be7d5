"""The table of Lords of Hellas: a turn by its actions, Regions on the map, cards and sheets; on every screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, House
from tests.browser.keys import Keys
from tests.browser.staged import BEYOND, Scene, at_scene, found
from tests.browser.test_rails import LAPTOP
from theogony.games.hellas.content import PREPARE, REGIONS

LATER = 12  # turns: by then armies stand everywhere


def later(state: Any, prompt: Any) -> bool:
    return bool(state.turns >= LATER)


# How many words of a text take two lines.
SPLIT = """(one) => {
  const text = one.firstChild;
  const range = document.createRange();
  const lines = ({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  return [...text.data.matchAll(/\\S+/g)].filter((word) => lines(word) > 1).length;
}"""
PEACE = ("hunt", "board")
TURN = Scene("hellas", "TakeTurn", 4, ready=later, shuns=PEACE)
PLAYED = Scene("hellas", "PlayOrPass", 3, shuns=PEACE)
MARCH = Scene(
    "hellas", "ArmySize", 3, ready=lambda s, p: s.foe_in(p.seat, p.target), wishes=("march", "recruit"), shuns=PEACE
)
WOUNDS = Scene(
    "hellas", "DealWounds", 3, ready=lambda s, p: len(s.options(p.seat)) > 6, wishes=("hunt", "prepare"), shuns=()
)
TROPHY = Scene("hellas", "ChooseTrophy", 3, wishes=("hunt", "wound", "cover", "prepare"), shuns=())
MONSTER = Scene("hellas", "MoveMonster", 3, shuns=PEACE)
COVERED = Scene("hellas", "TakeTurn", 4, ready=lambda s, p: bool(s.players[p.seat].used >> PREPARE & 1), shuns=PEACE)


def test_a_turn_asks_first_what_then_where_and_the_map_answers(house: House) -> None:
    me = at_scene(house, TURN)
    look = me.look()
    deeds = {row["origin"] for row in look.rows}
    assert {"hero_movement", "build_monument"} <= deeds
    assert me.find(".line.tile").count() == 7, "the Special Actions are tiles"
    hero = me.find("[data-origin=hero_movement]")
    hero.hover()
    assert me.find("[role=button].place[aria-label*='Can be chosen']").count() > 0, "targets are shown before"
    hero.click()
    rows = me.chosen(look, "hero_movement").rows
    target = str(rows[-1]["move"]).split(" ")[1]
    me.press_place(target)
    assert me.look().ready
    me.send()
    after = me.until_asked(look.key)
    assert after.kind in {"TakeTurn", "AfterTravel"}
    seat = int(me.find("#actions").get_attribute("data-asked") or 0)
    assert me.find(f"#token-{target} [data-piece='hero {seat}']").count() == 1


# What lies under the legend or the controls of the map.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const over = [...document.querySelectorAll('.legend, .stage .controls.right')].map(box);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pieces = [...document.querySelectorAll('svg.board [data-piece]')];
  return pieces.filter((one) => over.some((part) => meet(part, box(one)))).map((one) => one.dataset.piece);
}"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, TABLET])
def test_no_piece_lies_under_the_legend_or_the_controls(house: House, size: tuple[int, int]) -> None:
    me = at_scene(house, TURN, size, lang="fr")
    assert me.find(".stage .controls.right").is_visible()
    assert me.page.evaluate(HIDDEN) == []
    me.picture("whole-map")


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_no_action_breaks_a_word_of_its_name(house: House, size: tuple[int, int]) -> None:
    me = at_scene(house, TURN, size, lang="fr")
    names = me.find("#actions .line.deed .txt > span:first-child")
    assert names.count() == 11
    for name in names.all():
        assert name.evaluate(SPLIT) == 0, name.inner_text()


def test_a_step_back_leads_to_the_actions_again(house: House) -> None:
    me = at_scene(house, TURN)
    look = me.look()
    me.press("[data-origin=hero_movement]")
    me.chosen(look, "hero_movement")
    me.press("#back")
    me.wait("[data-origin=build_monument]")
    assert me.look().rows == look.rows


def test_a_monument_is_built_with_keys_alone(house: House) -> None:
    me = at_scene(house, TURN)
    keys, look = Keys(me), me.look()
    number = [row["origin"] for row in look.rows].index("build_monument")
    keys.row(number, look)
    now = me.chosen(look, "build_monument")
    keys.row(0, now)
    me.chosen(now, None)
    keys.board.press("Enter")
    assert me.after(look).prompt != look.prompt


def test_a_covered_action_shows_the_mark_and_says_why(house: House) -> None:
    me = at_scene(house, COVERED)
    me.press("[data-origin=prepare]")
    me.wait("[role=dialog] :text('LH-038')")


def test_the_battle_stands_beside_the_map_and_says_what_a_card_would_do(house: House) -> None:
    me = at_scene(house, PLAYED)
    battle = found(PLAYED)[0].state.battle()  # type: ignore[attr-defined]
    assert me.find(".battle .total").count() == 2
    assert me.find("[data-way]").count() == battle.origins.bit_count(), "arrows from where the attackers came"
    before = me.find(".battle .end").count()
    assert before == 1, "what a pass would lead to"
    look = me.look()
    number = next(i for i, move in enumerate(look.moves) if move.startswith("play"))
    now, then = me.find("#actions .opt:not(.closed)").nth(number).locator(".r").inner_text().split(" → ")
    me.press(me.find("#actions .opt:not(.closed)").nth(number))
    me.wait(".battle .ghost")
    assert me.find(".battle .end").count() == 2
    assert [one.strip() for one in me.text(".battle .total").split("→")] == [now, then]
    me.picture("battle")


def test_a_march_into_enemies_shows_the_battle_it_begins(house: House) -> None:
    me = at_scene(house, MARCH)
    prompt = found(MARCH)[0].state.prompts()[0]
    assert me.find("[data-way]").count() == 1
    me.wait("[data-coming] .sides")
    assert me.find(f"[data-coming={REGIONS[prompt.target]}]").count() == 1  # type: ignore[attr-defined]
    assert not me.find(".coming .sides").inner_text().startswith("0")


def test_every_payment_of_a_wound_is_offered(house: House) -> None:
    match, seat = found(WOUNDS)
    me = at_scene(house, WOUNDS)
    assert set(me.look().moves) == {match.game.moves.text(move) for move in match.state.options(seat)}


def test_a_won_hunt_asks_for_the_trophy_and_shows_no_wounds_any_more(house: House) -> None:
    """The Monster has left the map: what was read from where it stood said "Glory of the hl-land-"."""
    me = at_scene(house, TROPHY)
    said = me.page.locator("aside.hunt").inner_text()
    assert "hunt won" in said.lower() and "hl-" not in said and "deal" not in said
    assert me.page.locator("aside.hunt .wounds").count() == 0
    assert "hunt won: the sphinx" in me.page.locator("main").inner_text().lower()


def test_a_word_explains_itself_on_pointing_with_the_focus_and_by_a_long_press(house: House) -> None:
    me = at_scene(house, TURN)
    me.find(".seat .ats [data-tip]").first.hover()
    assert "Hoplite Movement" in me.wait("#tip").inner_text()
    me.page.keyboard.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('#tip')")
    me.find("#tray .term").first.focus()
    me.page.keyboard.press("Tab")  # a focus that is seen
    me.wait("#tip")
    assert me.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    clean(me, "tip")


def test_a_card_has_its_picture_which_can_be_switched_off(house: House) -> None:
    me = at_scene(house, PLAYED)
    me.wait("#tray [data-card] svg.art")
    assert me.find("svg.art").first.evaluate("one => one.closest('[aria-hidden=true]') !== null")
    me.press(me.find("#tray [data-card]").first)
    me.wait("dialog[open] .zoom svg.art")
    assert at_scene(house, PLAYED, pictures="off").find("svg.art").count() == 0


@pytest.mark.parametrize("kind", ["TakeTurn", "PlayOrPass", "MoveMonster"])
def test_axe_finds_nothing(house: House, kind: str) -> None:
    scene = {"TakeTurn": TURN, "PlayOrPass": PLAYED, "MoveMonster": MONSTER}[kind]
    clean(at_scene(house, scene), kind)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_nothing_lies_beyond_the_screen_in_french(house: House, size: tuple[int, int]) -> None:
    me = at_scene(house, TURN, size, lang="fr")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    measured = [where for where in ("#actions .acts", ".panel-hl") if me.find(where).count()]
    assert measured == (["#actions .acts"] if size == PHONE else ["#actions .acts", ".panel-hl"])
    for where in measured:
        assert me.page.evaluate(BEYOND, where) <= 0, where
    me.picture("french")


def test_a_card_and_a_seat_are_read(house: House) -> None:
    me = at_scene(house, TURN)
    hero = me.find(".seat .who").first.inner_text().split("\n")
    me.press(me.find(".seat .who").first)
    sheet = me.wait("dialog[open]").inner_text()
    assert any(line and line in sheet for line in hero), (hero, sheet)
    me.page.keyboard.press("Escape")
    monster = me.find(".mst button b").first.inner_text()
    me.press(me.find(".mst button").first)
    me.wait("dialog[open] .wounds")
    assert monster in me.find("dialog[open]").inner_text()
    me.page.keyboard.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('dialog[open]')")
    me.page.keyboard.press("g")
    me.page.wait_for_function("() => !document.querySelector('.panel-hl')")


def test_on_a_phone_the_state_of_the_game_stands_with_the_seats(house: House) -> None:
    me = at_scene(house, TURN, PHONE)
    assert me.find(".panel-hl").count() == 0
    me.press("[data-sheet=seats]")
    me.wait("#seats .lands")
    me.picture("seats")
    me.press("[data-sheet=hand]")
    me.wait("#tray .sheet")
    me.picture("hand")


TITAN = Scene("hellas", "TitanActs", 4, (("mode", "kronos"),), ready=later, shuns=PEACE)
AGAINST = Scene("hellas", "TakeTurn", 4, (("mode", "kronos"),), ready=later, shuns=PEACE)


def test_kronos_sees_his_chains_and_orders_and_what_an_action_costs(house: House) -> None:
    me = at_scene(house, TITAN)
    assert me.find(".strip li").count() >= 4 and me.find(".strip li button:disabled").count() == 0
    assert me.find(".sp i.hostile").count() >= 1, "the Land where Kronos began"
    look = me.look()
    assert {"play_order", "pass"} <= {row["origin"] for row in look.rows}
    me.press("[data-origin=kronos_movement]")
    me.wait("[role=dialog] :text('LH-238')")
    me.page.keyboard.press("Escape")
    clean(at_scene(house, TITAN), "titan")


def test_heroes_see_backs_of_chains_and_each_others_hands(house: House) -> None:
    me = at_scene(house, AGAINST)
    intact = me.find(".strip li:not(.broken) button")
    assert intact.count() > 0 and all(one.is_disabled() for one in intact.all())
    assert me.find("#tray [data-card^=order_]").count() == 0
    me.picture("against")


def test_on_a_phone_anger_is_one_line(house: House) -> None:
    me = at_scene(house, TITAN, PHONE)
    assert not me.find(".strip .track").is_visible()
    me.press(".strip .fold")
    me.wait(".strip .track")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.picture("anger")
