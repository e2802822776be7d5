"""The table of Hybris: secret plans, the world and its places, boards of the Olympians; on every screen."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House
from tests.browser.keys import SEEN
from tests.browser.staged import BEYOND, Scene, at_scene, found, lay
from tests.browser.test_rails import LAPTOP
from tests.server.harness import Player
from theogony.games.hybris.content import CITIES, PLACES, SLOTS
from theogony.games.hybris.game import GAME
from theogony.games.hybris.pillars import TakePillar
from theogony.kernel.match import Match

BUSY = ("pass", "no-token", "clear")
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
LATER = 3  # Ages: by then Technologies and Temples are there


def later(state: Any, prompt: Any) -> bool:
    return bool(state.age >= LATER)


def half_planned(state: Any, prompt: Any) -> bool:
    """One character has its token, another one has not; and somebody else is not ready yet."""
    asked = state.options(prompt.seat)
    if all(desk.ready for desk in state.desks if desk.seat != prompt.seat):
        return False
    return len(state.desk(prompt.seat).draft) == 2 and len([m for m in asked if text(m).startswith("send")]) >= 2


def for_a_prophet(state: Any, prompt: Any) -> bool:
    """Who cannot go everywhere."""
    return text(state.desk(prompt.seat).draft[-1]).startswith("send prophet")


def last_of_the_age(state: Any, prompt: Any) -> bool:
    """Who passes ends the Age, and is asked for nothing before the next one; an Avatar is in a City."""
    after = state.clone()
    after.apply(prompt.seat, GAME.moves.parse("pass"))
    return max(state.titan().avatar_at) >= 0 and after.age > state.age and type(after.prompts()[0]) is TakePillar


def text(move: int) -> str:
    return GAME.moves.text(move)


def damned(state: Any, prompt: Any) -> bool:
    """An Age has ended, the first of two Pillars is to be taken, and all Avatars are in Cities."""
    return all(at >= 0 for at in state.titan().avatar_at) and not state.players[0].pillars


def to_a_slot(state: Any, prompt: Any) -> bool:
    return any(text(move).removeprefix("go ") in SLOTS for move in state.options(prompt.seat))


def to_a_city(state: Any, prompt: Any) -> bool:
    return any(text(move).removeprefix("go ") in CITIES for move in state.options(prompt.seat))


PLAN = Scene("hybris", "Plan", 3, ready=half_planned, shuns=BUSY)
TOKEN = Scene("hybris", "WhichToken", 3, ready=for_a_prophet, shuns=BUSY)
TURN = Scene("hybris", "TakeTurn", 4, ready=later, shuns=BUSY)
SLOT = Scene("hybris", "Go", 3, ready=to_a_slot, shuns=BUSY)
CITY = Scene("hybris", "Go", 3, ready=to_a_city, shuns=BUSY)
DEPLOY = Scene(
    "hybris", "ChooseSpace", 3, wishes=("act deploy", "act fabricate", "act produce", "act design"), shuns=BUSY
)
DESIGN = Scene("hybris", "Design", 3, shuns=BUSY)
TAKE = Scene("hybris", "TakeOlympian", 3, ready=lambda state, prompt: prompt.seat == 1)
FIGHT = Scene("hybris", "GoOn", 3, shuns=BUSY)
PIECE = Scene("hybris", "TakeOut", 3, shuns=BUSY)
COOP = Scene("hybris", "TakeTurn", 3, (("mode", "chronos_coop"),), ready=later, shuns=BUSY)
ALONE = Scene("hybris", "TakePillar", 1, (("mode", "chronos_solo"),), ready=damned, shuns=BUSY)
PASSING = Scene("hybris", "TakeTurn", 1, (("mode", "chronos_solo"),), ready=last_of_the_age)
SCENES = {"plan": PLAN, "token": TOKEN, "turn": TURN, "city": CITY, "take": TAKE, "piece": PIECE, "coop": COOP}


def seat_of(me: Device) -> int:
    return int(me.find("#actions").get_attribute("data-asked") or 0)


# -- plans -----------------------------------------------------------------------------------------------------------


def test_a_character_gets_its_token_by_the_tray_and_the_world_and_the_plan_is_sealed(house: House) -> None:
    me = at_scene(house, PLAN)
    look = me.look()
    sent = [move.removeprefix("send ") for move in look.moves if move.startswith("send")]
    free = next(one for one in sent if me.find(f"[data-character={one}] .ltk.in").count() == 0)
    me.press(f"#tray [data-character={free}]")
    now = me.until_asked(look.key)
    assert now.kind == "WhichToken", "who is chosen is asked for at once"
    lit = me.find(".rsv .lit")
    token = lit.first.get_attribute("data-token")
    assert me.find(f"#place-{token}[aria-label*='Can be chosen']").count() == 1
    me.press_place(str(token))
    me.until_asked(now.key)
    assert me.find(f"[data-character={free}] .ltk.in").count() == 1
    assert me.find(f"[data-planned={token}]").count() >= 1, "the figure stands in its Location for its owner"
    shown = [me.find("#plan [data-part]").nth(i).get_attribute("data-part") for i in range(4)]
    assert f"send {free}" in shown and f"token {token}" in shown
    me.picture("planned")
    me.press("#actions [data-move=ready]")
    me.send()
    me.wait("#plan[data-ready=true]")
    me.press("#actions [data-move=revise]")
    me.wait("#plan[data-ready=false]")


def test_a_plan_is_made_by_keys_escape_goes_a_step_back_and_enter_seals_without_undoing_it(house: House) -> None:
    me = at_scene(house, PLAN)
    look = me.look()
    me.press("#actions [data-move^='send']")
    at_token = me.until_asked(look.key)
    assert at_token.kind == "WhichToken"
    me.page.keyboard.press("Escape")
    look = me.until_asked(at_token.key)
    assert look.kind == "Plan", "the question for the place is left, the character has none"
    parts = "(all) => all.map((one) => one.dataset.part)"
    while look.moves[0] != "ready":
        planned = me.find("#plan [data-part]").evaluate_all(parts)
        free = next(move for move in look.moves if move.startswith("send") and move not in planned)
        me.press(f"#actions [data-move='{free}']")
        asked = me.until_asked(look.key)
        me.press(f"#actions [data-move='{asked.moves[0]}']")
        look = me.until_asked(asked.key)
    me.page.keyboard.press("Enter")
    me.wait("#plan[data-ready=true]")
    me.page.keyboard.press("Enter")
    expect(me.find("#actions [data-move=revise]")).not_to_be_focused()
    expect(me.find("#plan[data-ready=true]")).to_have_count(1)


def test_nobody_else_sees_where_a_token_leads(house: House) -> None:
    me = at_scene(house, TURN)
    state: Any = found(TURN)[0].state
    for seat, player in enumerate(state.players):
        if seat == seat_of(me) or not any(token >= 0 for token in player.under):
            continue
        me.press(f"[data-board='{seat}']")
        expect(me.find("#tray .chx small:text('hidden token')").first).to_be_visible()
        return
    raise AssertionError("somebody has planned")


def test_the_reserve_says_why_a_token_cannot_be_given(house: House) -> None:
    me = at_scene(house, TOKEN)
    me.press(me.find(".rsv [aria-disabled=true]").first)
    expect(me.find("[role=dialog]")).to_contain_text("HY-0")


# -- the world -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", [SLOT, CITY], ids=["slot", "city"])
def test_who_is_activated_goes_where_the_world_is_pressed(house: House, scene: Scene) -> None:
    me = at_scene(house, scene)
    look = me.look()
    wanted = SLOTS if scene is SLOT else CITIES
    place = next(move.removeprefix("go ") for move in look.moves if move.removeprefix("go ") in wanted)
    me.press_place(place)
    now = me.chosen(look, None)
    assert now.ready
    expect(me.find(f"#token-{place} [stroke-dasharray='4 3']").first).to_be_attached()
    me.send()
    me.after(look)
    state: Any = found(scene)[0].state.clone()
    state.apply(seat_of_scene(scene), GAME.moves.parse(f"go {place}"))
    if PLACES.index(place) in state.players[seat_of_scene(scene)].at:  # else a Combat for the City has begun
        expect(me.find(f"#token-{place} [data-piece^='{seat_of_scene(scene)} ']").first).to_be_attached()


def seat_of_scene(scene: Scene) -> int:
    return found(scene)[1]


def test_arrow_keys_walk_over_the_world_and_a_place_tells_what_it_is(house: House) -> None:
    me = at_scene(house, TURN)
    me.page.keyboard.press("b")
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate(SEEN) == ""
    name = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name and name.count(".") >= 1
    me.page.keyboard.press("Escape")
    me.find("#place-well").hover()
    expect(me.find("#tip")).to_contain_text("overflows")


def test_a_technology_is_deployed_where_the_space_is_pressed(house: House) -> None:
    me = at_scene(house, DEPLOY)
    look = me.look()
    space = look.moves[0].removeprefix("space ")
    me.press_place(space)
    me.chosen(look, None)
    me.send()
    me.after(look)
    expect(me.find(f"#token-{space} .face")).to_have_count(1)


def test_a_quest_is_read_from_the_world(house: House) -> None:
    me = at_scene(house, TURN)
    view: Any = found(TURN)[0].state.public_view()
    zone, quest = next((zone, one["id"]) for zone, one in enumerate(view["quests"], 1) if one["id"])
    me.press_place(f"zone_{zone}")
    me.wait(f"dialog[open] [data-reading={quest}]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_an_age_is_told_in_its_order_and_words_are_explained_to_who_goes_there(
    house: House, size: tuple[int, int]
) -> None:
    me = at_scene(house, ALONE, size)
    told = me.find("#news [data-beat]").all_inner_texts()
    assert any(re.fullmatch(r"Age \d ends\.", beat.strip()) for beat in told), "what they stand under is told with them"
    evils = [beat.split(":")[0].strip() for beat in told if beat.strip().startswith(("Damnation:", "Fatality:"))]
    assert "Damnation" in evils and evils == sorted(evils), "4.9 comes before 4.10"
    expect(me.find("#tip")).to_have_count(0)  # the first answer has the focus, and nobody has asked for anything
    if size == DESKTOP:
        me.page.keyboard.press("ArrowDown")
        me.page.keyboard.press("ArrowUp")
        expect(me.find("#tip")).to_contain_text("Intensity:")
    me.picture("age-told")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_age_that_has_ended_is_told_on_a_page_until_one_goes_on(house: House, size: tuple[int, int]) -> None:
    match, seat = found(PASSING)
    age: Any = match.state.view(seat)["age"]
    me = at_scene(house, PASSING, size, results="stay")
    look = me.look()
    me.press_row(look.moves.index("pass"), look)
    me.send()
    me.wait("#interlude [data-age-over]")
    assert me.text("#interlude h2") == f"Age {ROMAN[age]} has ended"
    told = me.find("#interlude [data-age-over] li").all_inner_texts()
    assert any(line.strip().startswith("Damnation") for line in told) and any("Chronos" in line for line in told)
    clean(me, "age-over")
    me.picture("age-over")
    assert me.page.evaluate("document.activeElement?.id") == "go-on", "a key goes on"
    me.page.keyboard.press("Enter")
    expect(me.find("#interlude")).to_have_count(0)
    me.until_asked(look.key)


def test_two_pillars_stand_on_the_plate_of_a_seat_by_their_numbers_alone(house: House) -> None:
    me = at_scene(house, ALONE)
    look = me.look()
    first = me.text("#prompt p")
    for _ in range(2):
        me.press("#actions .opt")
        me.send()
        look = me.until_asked(look.key)
        if look.kind == "TakePillar":
            assert me.text("#prompt p") != first, "the question says that it is for the second one"
    numbers = me.find("[data-seat='0'] .pillar").all_inner_texts()
    assert len(numbers) == 2 and all(one.strip().isdigit() for one in numbers), "nothing is cut off"


# -- boards ----------------------------------------------------------------------------------------------------------


def test_an_olympian_is_looked_at_before_it_is_taken(house: House) -> None:
    me = at_scene(house, TAKE)
    look = me.look()
    wanted = look.moves[2].removeprefix("olympian ")
    me.press_row(2, look)
    me.wait(f"[data-offer={wanted}] dd")
    me.send()
    me.after(look)
    expect(me.find(f"[data-seat='{seat_of_scene(TAKE)}'] .who small").first).not_to_have_text("no Olympian yet")


def test_a_piece_is_taken_out_where_it_lies_on_the_board(house: House) -> None:
    me = at_scene(house, PIECE)
    look = me.look()
    left = me.find("#tray .in").count()
    me.press(me.find("#tray .take").first)
    me.chosen(look, None)
    me.send()
    me.after(look)
    me.press(f"[data-board='{seat_of_scene(PIECE)}']")
    expect(me.find("#tray .in")).to_have_count(left - 1)


def test_seats_stand_in_turn_order_and_their_boards_lie_in_the_tray(house: House) -> None:
    me = at_scene(house, TURN)
    state: Any = found(TURN)[0].state
    shown = [int(one.get_attribute("data-seat") or -1) for one in me.find("#seats [data-seat]").all()]
    first = [min([p for p in range(6) if state.players[seat].pillars >> p & 1] or [9]) for seat in shown]
    assert first == sorted(first)
    other = next(seat for seat in shown if seat != seat_of(me))
    me.press(f"#seats [data-seat='{other}'] .who")
    expect(me.find(f"[data-board='{other}']")).to_have_attribute("aria-pressed", "true")
    assert me.find("#tray .upg").count() == 6
    me.find("#tray [data-tip]").first.hover()
    me.wait("#tip")


def test_all_that_is_known_of_a_player_is_one_press_away(house: House) -> None:
    me = at_scene(house, TURN)
    view: Any = found(TURN)[0].state.public_view()
    seat, player = next((seat, one) for seat, one in enumerate(view["players"]) if one["unavailable"])
    me.press(f"[data-board='{seat}']")
    me.press(f"[data-all='{seat}']")
    resting = ", ".join(token.replace("_", " ").title() for token in player["unavailable"])
    expect(me.find("dialog[open] [data-tokens=resting]")).to_have_text(resting)
    clean(me, "known")


def test_discards_of_all_are_read_at_their_location(house: House) -> None:
    me = at_scene(house, TURN)
    view: Any = found(TURN)[0].state.public_view()
    assert view["coliseum_discards"]
    me.press_place("coliseum")
    expect(me.find("[role=dialog] h4 + .things .btn")).to_have_count(len(view["coliseum_discards"]))


def test_a_space_of_the_kindness_track_shows_all_it_gives(house: House) -> None:
    me = at_scene(house, TURN)
    state: Any = found(TURN)[0].state
    gains = [len(one["do"]) for one in state.box.components["kindness_track"][1:]]
    assert max(gains) > 1
    spaces = me.find("#tray .tr").first.locator("i")
    assert [spaces.nth(i).locator("svg").count() for i in range(len(gains))] == gains


# How many of its elements scroll sideways, and how many up and down.
SCROLLING = """(where) => {
  const all = [...document.querySelectorAll(`${where}, ${where} *`)];
  const scrolls = (one, way, axis) => {
    return /auto|scroll/.test(getComputedStyle(one)[`overflow${axis}`]) && one[`scroll${way}`] > one[`client${way}`];
  };
  return [['Width', 'X'], ['Height', 'Y']].map((way) => all.filter((one) => scrolls(one, ...way)).length);
}"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_tray_keeps_its_height_and_the_question_its_line(house: House, size: tuple[int, int]) -> None:
    heights = set()
    for scene in (PLAN, TURN, DESIGN, FIGHT):
        me = at_scene(house, scene, size, lang="fr")
        heights.add(
            me.page.evaluate("['#tray', '#prompt'].map((one) => document.querySelector(one).offsetHeight).join()")
        )
    assert len(heights) == 1, "whatever is asked, the world keeps its size"


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_technologies_to_choose_from_scroll_in_one_way_and_say_when_they_are_paid(
    house: House, size: tuple[int, int]
) -> None:
    me = at_scene(house, DESIGN, size)
    assert me.find("#tray [data-offered] [data-card]").count() > 4
    assert me.page.evaluate(SCROLLING, "#tray") == [1, 0]
    expect(me.find("#prompt")).to_contain_text("It is paid later")
    for row in me.find("#actions [data-move^=design] small").all():
        expect(row).to_contain_text("Paid at the Forge")
    clean(me, "design")


# -- every screen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(house: House, scene: str) -> None:
    clean(at_scene(house, SCENES[scene]), scene)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
@pytest.mark.parametrize("scene", ["plan", "turn"])
def test_nothing_lies_beyond_the_screen_in_french(house: House, scene: str, size: tuple[int, int]) -> None:
    me = at_scene(house, SCENES[scene], size, lang="fr")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for where in ("#actions .acts", ".tray-hy"):
        if me.find(where).count():
            assert me.page.evaluate(BEYOND, where) <= 0, where
    me.picture("french")


# Whether all figures in a temple of the small screen lie in its wall.
INSIDE_THE_WALL = """(temple) => {
  const [wall, ...all] = [...temple.querySelectorAll('.wall, .who > *')].map((one) => one.getBoundingClientRect());
  const within = (one) => one.top >= wall.top && one.bottom <= wall.bottom && one.right <= wall.right;
  return all.length > 0 && all.every(within);
}"""


def test_on_a_phone_the_locations_are_a_grid_and_the_map_comes_when_it_is_needed(house: House) -> None:
    me = at_scene(house, TOKEN, PHONE, lang="fr")  # names are longest in French
    assert me.find(".grid .temple").count() == 7
    look = me.look()
    me.press("#place-mortal_world")
    me.until_asked(look.key)
    assert me.page.eval_on_selector("#place-mortal_world", INSIDE_THE_WALL), "a token stands whole beside a long name"
    clean(me, "grid")
    me = at_scene(house, CITY, PHONE)
    me.wait("svg.board #place-athens")
    me.press(".flip")
    me.wait(".grid .temple")


# -- the end ---------------------------------------------------------------------------------------------------------


def finished(mode: str, seats: int) -> Match:
    """A game that chance has played to its end."""
    match, rng = Match(GAME, seats, {"mode": mode}, 1), random.Random(1)
    while match.state.result is None:
        prompt = rng.choice(match.state.prompts())
        match.apply(prompt.seat, text(rng.choice(match.state.options(prompt.seat))))
    return match


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("chronos_coop", 2)])
def test_the_end_tells_who_won_and_how(house: House, mode: str, seats: int) -> None:
    match = finished(mode, seats)
    result = match.state.result
    assert result is not None
    ada = Player(house.address, "Ada")
    table = lay(house, ada, match, 0)
    me = house.device(as_=ada).go(f"/t/{table}")
    me.wait(".end .how")
    expect(me.find(".end .how")).to_contain_text(result.reason)
    if mode != "base":
        expect(me.find(".end .how")).to_contain_text("The last Age is over: an Olympian is below Chronos")
    view: Any = match.state.public_view()
    for seat, player in enumerate(view["players"]):
        expect(me.find(f".end li[data-seat='{seat}'] .tt")).to_contain_text(str(player["vp"]))
    assert me.find(".end li[data-side=chronos]").count() == (mode != "base")
    clean(me, mode)
