"""The end of a game: what decided it in words, points that agree everywhere, and the way on in sight."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House
from tests.browser.staged import BEYOND, game_named, lay
from tests.browser.test_phone import no_sideways_scroll
from tests.server.harness import Game, Player
from theogony.kernel.match import Match

# How many pixels of each label of the chart lie outside of it or over another one.
LABELS = """() => {
  const chart = document.querySelector('svg.chart').getBoundingClientRect();
  const boxes = (kind) => [...document.querySelectorAll(`svg.chart .${kind}`)]
    .map((one) => one.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  const beyond = (box) => Math.max(chart.top - box.top, box.bottom - chart.bottom, box.right - chart.right);
  const over = (all) => all.slice(1).map((box, i) => all[i].bottom - box.top);
  const [axis, names] = [boxes('ax'), boxes('nm')];
  return Math.max(...[...axis, ...names].map(beyond), ...over(axis), ...over(names));
}"""


@pytest.fixture(scope="module")
def finished(server: object) -> tuple[Player, str]:
    ada = Player(server.address, "Ada")  # type: ignore[attr-defined]
    table = ada.table("me", "mortal", "mortal", "mortal", game="theomachy", options={"hands": "30"})
    with ada.sit(table) as socket:
        Game((socket,)).play()
    return ada, table


def at_the_end(house: House, finished: tuple[Player, str], size: tuple[int, int], lang: str = "en") -> Device:
    ada, table = finished
    me = house.device(size, as_=ada, touch=size == PHONE, lang=lang).go(f"/t/{table}")
    me.wait(".end svg.chart")
    return me


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_decided_it_and_the_way_on(
    house: House, finished: tuple[Player, str], size: tuple[int, int], lang: str
) -> None:
    me = at_the_end(house, finished, size, lang)
    expect(me.find(".why span")).not_to_be_empty()
    expect(me.find(".ends .btn.primary")).to_be_in_viewport()
    no_sideways_scroll(me)
    me.picture(f"{lang}-{size[0]}")
    if size == PHONE:  # the replay of four: everybody's eyes fit into its bar
        me.go(f"/r/{finished[1]}").wait(".rep")
        assert me.find("header.bar [role=radio]").count() == 6
        assert me.page.evaluate(BEYOND, "header.bar .seg") <= 0


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_labels_of_the_chart_can_be_read(house: House, finished: tuple[Player, str], size: tuple[int, int]) -> None:
    me = at_the_end(house, finished, size, "fr")
    me.page.evaluate("document.fonts.ready.then(() => true)")
    assert me.page.evaluate(LABELS) <= 4
    written = me.page.evaluate("parseFloat(getComputedStyle(document.querySelector('svg.chart .nm')).fontSize)")
    chart = me.find("svg.chart").bounding_box()
    assert chart is not None
    units = float((me.find("svg.chart").get_attribute("viewBox") or "").split()[2])
    assert written * chart["width"] / units >= 12, "however narrow the chart is"


def test_the_chart_keeps_its_place_until_it_comes(house: House, finished: tuple[Player, str]) -> None:
    """A long game is read for a while: nothing jumps when it comes, and a chart that fails leaves the score."""
    ada, table = finished
    me, waiting = house.device(as_=ada), list[Route]()
    me.page.route("**/replay*", lambda route: waiting.append(route))
    me.go(f"/t/{table}").wait(".end svg.chart")
    assert me.find("svg.chart .nm").count() == 0
    before = me.find(".end .banner, svg.chart").evaluate_all(BOXES)
    waiting[0].continue_()
    me.wait("svg.chart .nm")
    assert me.find(".end .banner, svg.chart").evaluate_all(BOXES) == before
    me.page.unroute("**/replay*")
    me.page.route("**/replay*", lambda route: route.abort())
    me.go(f"/t/{table}").wait(".sc .tt")
    expect(me.find("svg.chart")).to_have_count(0)


BOXES = "(all) => all.map((one) => { const box = one.getBoundingClientRect(); return [box.top, box.height]; })"


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_the_score_is_on_the_first_screen(house: House, size: tuple[int, int]) -> None:
    """However long the clause is that decided the game."""
    match, rng = Match(game_named("diceforge"), 3, {}, 1), random.Random(1)
    while prompts := match.state.prompts():
        match.apply(seat := prompts[0].seat, match.game.moves.text(rng.choice(match.state.options(seat))))
    ada = Player(house.address, "Ada")
    me = at_the_end(house, (ada, lay(house, ada, match, 0)), size, "fr")
    second, foot = me.find(".sc .tt").nth(1).bounding_box(), me.find(".ends").bounding_box()
    assert second is not None and foot is not None
    assert second["y"] + second["height"] <= foot["y"], "who won, and how closely, is hidden under the ways on"
    assert foot["height"] <= 140, "and the ways on take two rows at most"


def replayed(house: House, finished: tuple[Player, str], size: tuple[int, int]) -> Device:
    ada, table = finished
    me = house.device(size, as_=ada, touch=size == PHONE, lang="fr").go(f"/r/{table}?at=60")
    me.wait("#timeline")
    me.page.evaluate("document.fonts.ready.then(() => true)")
    return me


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_the_replay_says_each_step_in_full_width(
    house: House, finished: tuple[Player, str], size: tuple[int, int]
) -> None:
    me = replayed(house, finished, size)
    sentence, strip = me.find(".prompt p").bounding_box(), me.find(".prompt").bounding_box()
    assert sentence is not None and strip is not None
    assert sentence["width"] >= strip["width"] * 0.6
    assert me.page.evaluate(BEYOND, "header.bar .eyes") <= 0, "everybody's eyes, and all open"
    board, tray = me.find("#constellation").bounding_box(), me.find("#board").bounding_box()
    assert board is not None and tray is not None
    assert board["y"] + board["height"] <= tray["y"] + tray["height"], "the Constellation lies on the board"
    me.picture(str(size[0]))


# The numbers over the band: how many pixels one lies over the next, or above the band; and how thin the bands are.
BAND = """() => {
  const boxes = [...document.querySelectorAll('.band .parts span')].map((one) => one.getBoundingClientRect());
  const band = document.querySelector('#timeline').getBoundingClientRect();
  const thin = Math.min(...[...document.querySelectorAll('.band .turns i')].map((one) => one.clientWidth));
  return { over: Math.max(0, ...boxes.slice(1).map((box, i) => boxes[i].right - box.left)),
           above: Math.max(...boxes.map((box) => band.top - box.top)), thin, parts: boxes.length };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_timeline_shows_hands_where_turns_are_too_short(
    house: House, finished: tuple[Player, str], size: tuple[int, int]
) -> None:
    me = replayed(house, finished, size)
    band = me.page.evaluate(BAND)
    assert band["parts"] > 2 and band["over"] <= 0 and band["above"] <= 0
    assert band["thin"] >= 1
    hands = finished[0].get(f"/api/tables/{finished[1]}/replay?seat=-1&first=0&count=1")["happened"]["hand-begins"]
    assert me.find(".band .turns i").count() in (len(hands), len(hands) + 1)


def test_points_agree_between_table_and_chart(house: House, finished: tuple[Player, str]) -> None:
    me = at_the_end(house, finished, DESKTOP)
    scored = sorted(int(text) for text in me.find(".sc .tt").all_inner_texts())
    drawn = sorted(int(re.findall(r"\d+", text)[-1]) for text in me.find("svg.chart .nm").all_text_contents())
    assert scored == drawn


def test_a_line_that_says_how_a_battle_ends_is_not_the_end_of_the_game(house: House) -> None:
    """The panel of a Battle in Hellas has such a line while the seat is still asked."""
    me = house.device().go("/")
    me.press("[data-play=godstorm]")
    me.sit()
    asked = me.look()
    assert asked.screen == "ask"
    me.page.evaluate("document.querySelector('#actions').insertAdjacentHTML('beforeend', '<p class=end></p>')")
    assert me.look().screen == "ask"
