"""Lessons at the table: each to its end, by what the page shows; wrong moves; left and gone on with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import DESKTOP, PHONE, TABLET, Device, House
from tests.browser.pupil import Pupil
from tests.browser.test_phone import no_sideways_scroll, small_targets
from theogony.lessons import lessons


def learn(house: House, lesson: str, **more: object) -> Device:
    me = house.device(**more).go("/")  # type: ignore[arg-type]
    me.find(f"[data-learn='{lesson}']").click()  # once the cards of the lobby stand still
    me.sit()
    return me


def do(me: Device, move: str, wait: bool = True) -> None:
    look = me.look()
    me.press(f"#actions .opt[data-move='{move}']")
    if me.chosen(look, None).key == look.key:  # some moves are sent by one press
        me.send()
    if wait:
        me.until_asked(look.key)


def to_chapter(me: Device, number: int) -> None:
    """By the list of the chapters."""
    at = me.page.url
    me.press(f"[data-chapter='{number}']")
    me.page.wait_for_url(lambda url: url != at)
    me.until_asked()


def test_a_chapter_is_learned_by_pointing_and_a_wrong_move_is_answered_kindly(house: House) -> None:
    me = learn(house, "diceforge")
    expect(me.find("#prompt p")).to_have_text("Do nothing this turn, and watch all the dice roll.")
    expect(me.find("#prompt .caps")).to_contain_text("Roll and harvest, step 1 of 2")
    expect(me.find("#lesson .goals .now")).to_have_count(1)
    to_chapter(me, 1)
    expect(me.find("#board [data-face].open")).to_have_count(4)  # what is asked for is lit, no more
    me.press("#board [data-face='moon_2']")
    expect(me.find("[role=dialog]")).to_contain_text("A good thought, but not yet.")
    expect(me.find("[role=dialog]")).to_contain_text("DF-057")
    clean(me, "wrong")
    me.press("[data-instead='buy gold_4']")
    expect(me.find("#prompt p")).to_have_text("Put it in the place of a “1 gold” face.")
    expect(me.find("#prompt .praise")).to_contain_text("A good start")
    me.press("#hint")
    me.wait("#hints [data-hint]")
    look = me.look()
    do(me, "replace light>gold_1")
    do(me, "done", wait=False)
    me.wait("#lesson-next")
    expect(me.find("#lesson .goals .done")).to_have_count(3)
    assert me.page.evaluate("document.activeElement.id") == "lesson-next"
    me.press("#lesson-next")
    me.until_asked(look.key)
    expect(me.find("#prompt .caps")).to_contain_text("Reserves and limits")


def test_a_chapter_opens_with_what_it_is_about(house: House) -> None:
    me = learn(house, "godstorm")
    expect(me.find("#scene")).to_contain_text("The most points after five epochs win")
    to_chapter(me, 2)
    expect(me.find("#scene")).to_contain_text("Faith is your money")
    me.press_place("iberia")
    me.send()
    expect(me.find("[role=dialog]")).to_contain_text("What the guide asks for")
    me.press("[data-instead='temple corsica']")
    me.send()
    expect(me.find("#prompt .praise")).to_be_visible()
    expect(me.find("#scene")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_beside_what_the_guide_wants_stands_what_the_game_asks(house: House, size: tuple[int, int]) -> None:
    me = learn(house, "hellas", size=size)
    expect(me.find("#question")).to_have_count(0)
    me.press("#actions [data-origin='hero_movement']")
    expect(me.find("#question")).to_have_text("Where does your Hero go? With Speed 2, up to 2 Regions away.")
    do(me, "travel messenia")
    me.press("#actions [data-origin='hoplite_movement']")
    me.press("#actions [data-origin='corinthia']")
    expect(me.find("#question")).to_have_text("Where to from Corinthia?")
    expect(me.find("#actions .chain li:not(.ar)")).to_have_text(["Hoplite Movement", "Corinthia"])


def test_on_a_tablet_no_card_of_the_hand_runs_over_and_a_hunter_sees_four_of_them(house: House) -> None:
    me = learn(house, "hellas", size=TABLET)
    to_chapter(me, 4)
    over = "cards => cards.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert me.page.locator("#tray [data-card].cc").evaluate_all(over) == 0
    for deed, move in [("hero_movement", "travel boeotia"), ("hunt", "hunt cyclops")]:
        me.press(f"#actions [data-origin='{deed}']")
        me.send() if deed == "hunt" else do(me, move)
    me.wait("#tray .cc.hunting")
    box = "getBoundingClientRect().right"
    seen = f"cards => cards.filter((one) => one.{box} <= one.parentElement.{box}).length"
    assert me.page.locator("#tray [data-card].cc").evaluate_all(seen) >= 4
    assert me.page.locator("#tray [data-card].cc").evaluate_all(over) == 0


def test_a_lesson_is_left_and_gone_on_with_and_begun_again(house: House) -> None:
    me = learn(house, "diceforge")
    to_chapter(me, 1)
    do(me, "buy gold_4")
    me.press("#lesson-stop")
    expect(me.find("[data-table]")).to_contain_text("The smith’s school: Forge a face")
    me.find("[data-learn='diceforge']").click()
    me.sit()
    expect(me.find("#prompt .caps")).to_contain_text("Forge a face, step 2 of 3")
    at = me.page.url
    me.press("#lesson-again")
    me.page.wait_for_url(lambda url: url != at)
    me.until_asked()
    expect(me.find("#prompt .caps")).to_contain_text("Forge a face, step 1 of 3")


# Every lesson once, spread over the ways: one of each way to its end, of the others the first chapter. All of them to
# their end in all ways: tools/lessons.py.
WAYS = (("pointer", DESKTOP, "en"), ("keys", DESKTOP, "fr"), ("pointer", PHONE, "fr"), ("keys", PHONE, "en"))
GUIDE = ("#prompt", "#actions", "#lesson")  # what a lesson adds to a table


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_every_lesson_is_learned_by_what_the_page_shows(house: House, number: int) -> None:
    by, size, lang = WAYS[number]
    me = house.device(size, touch=size == PHONE and by == "pointer", lang=lang)
    pupil = Pupil(me, pointer=by == "pointer")
    mine = list(lessons())[number :: len(WAYS)]
    whole = min(mine, key=lambda lesson: len(lessons()[lesson].chapters))
    for lesson in mine:

        def look(chapter: int, lesson: str = lesson) -> None:
            no_sideways_scroll(me)
            assert "lesson-" not in me.text("#prompt")
            if chapter == 0:
                clean(me, lesson, GUIDE)

        chapters = len(lessons()[lesson].chapters) if lesson == whole else 1
        assert pupil.learn(lesson, look, chapters) == chapters
        assert pupil.hidden == [], f"what is lit is in sight: {lesson}"
        onwards = "lesson-play" if lesson == whole else "lesson-next"
        assert me.page.evaluate("document.activeElement.id") == onwards, lesson
        if size == PHONE:
            said, onward = (me.find(f"#prompt {part}").bounding_box() for part in (".ask", f"#{onwards}"))
            assert said and onward and said["width"] > 240 and said["y"] + said["height"] <= onward["y"]
        if lang == "fr" and lesson == whole:
            expect(me.find("#prompt p")).to_have_text(re.compile("La leçon est finie.: vous savez jouer."))


def test_a_chapter_on_a_phone(house: House) -> None:
    me = learn(house, "diceforge", size=PHONE, touch=True)
    assert small_targets(me) == []
    do(me, "pass")
    expect(me.find("#prompt .praise")).to_be_visible()
    expect(me.find("[data-sheet=log]")).to_have_text("Lesson")
    me.press("[data-sheet=log]")
    me.wait("#lesson .goals")
    me.press("[data-sheet=seats]")
    expect(me.find("#wins")).to_have_text("What wins: The most glory after the last round.")
    me.press("[data-sheet=log]")
    to_chapter(me, 5)
    expect(me.find("#place-island_7")).to_be_in_viewport()  # where the other hero stands
    me.press("[data-sheet=log]")
    to_chapter(me, 7)
    expect(me.find("#prompt .scene")).to_contain_text("The ninth and last round.")
    clean(me, "veiled", ("#actions",))  # with prices in all colours


def test_the_end_of_a_lesson_leads_to_a_first_game(house: House) -> None:
    me = house.device()
    assert Pupil(me).learn("diceforge-goddess") == len(lessons()["diceforge-goddess"].chapters)
    lesson, at = me.get(f"/api/tables/{me.table}"), me.page.url
    expect(me.find("#lesson-finish")).to_have_attribute("href", "/")
    me.press("#lesson-play")
    me.page.wait_for_url(lambda url: url != at and "/t/" in url)
    me.until_asked()
    first = me.get(f"/api/tables/{me.table}")
    assert (first["game"], first["options"], first["lesson"]) == ("diceforge", lesson["options"], None)
    assert [(seat["mine"], seat["bot"]) for seat in first["seats"]] == [
        (seat["mine"], None if seat["mine"] else "novice") for seat in lesson["seats"]
    ]


def test_a_scene_that_was_read_folds_on_a_phone(house: House) -> None:
    me = learn(house, "hellas", size=PHONE, touch=True)
    high = "document.querySelector('#board').getBoundingClientRect().height"
    before = me.page.evaluate(high)
    me.press("#scene-read")
    expect(me.find("#scene")).to_be_hidden()
    assert me.page.evaluate(high) > before + 30, "the board has the room"
    me.press("[data-sheet=log]")
    expect(me.find("#lesson .scene")).to_contain_text("ways to win")


def test_what_wins_is_what_wins_for_so_many_players(house: House) -> None:
    me = learn(house, "hellas")
    expect(me.find("#wins")).to_have_text("What wins: Three Lands, five Temples, or three Monsters.")
    expect(me.find("#scene")).to_contain_text("Three ways to win")
    expect(me.find("#seats")).to_contain_text(re.compile("^(?!.*four ways).*ways to win", re.I | re.S))
