"""Lessons at the table: by pointer, by keyboard in French, and on a phone; left and gone on with."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import clean
from tests.browser.house import PHONE, Device, House
from tests.browser.keys import SEEN, Keys
from tests.browser.test_phone import no_sideways_scroll, small_targets
from theogony.lessons import Course, lessons


def way(lesson: str, chapter: int) -> list[str]:
    """What the learner does in a chapter who does as the guide says."""
    course = Course.begin(lessons()[lesson], chapter)
    done: list[str] = []
    while not course.over:
        answer = course.answer()
        if answer is None:
            move = course.lit()[0]
            done.append(course.lesson.game.moves.text(move))
            answer = (course.lesson.seat, move)
        course.match.apply(*answer)
    return done


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
    expect(me.find("#prompt p")).to_have_text("Pass this turn, and watch all the dice roll.")
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


def test_the_end_of_a_lesson_in_french_without_a_pointer(house: House) -> None:
    me = learn(house, "diceforge", lang="fr")
    to_chapter(me, 7)
    keys = Keys(me)
    moves = way("diceforge", 7)
    for move in moves:
        look = me.look()
        keys.row(look.moves.index(move), look)
        me.page.wait_for_function("() => !document.querySelector('#primary').disabled")
        keys.board.press("Enter")
        if move != moves[-1]:
            me.until_asked(look.key)
    me.wait("#lesson-play")
    assert me.page.evaluate(SEEN) == ""
    expect(me.find("#prompt p")).to_have_text(re.compile("La leçon est finie.: vous savez jouer."))
    expect(me.find("#prompt .praise")).to_contain_text("86 à 82")
    assert "lesson-" not in me.text("body")
    keys.board.press("Enter")
    me.wait("#join-code")


def test_a_chapter_on_a_phone(house: House) -> None:
    me = learn(house, "diceforge", size=PHONE, touch=True)
    no_sideways_scroll(me)
    assert small_targets(me) == []
    first, last = way("diceforge", 0)
    do(me, first)
    expect(me.find("#prompt .praise")).to_be_visible()
    do(me, last, wait=False)
    me.wait("#lesson-next")
    no_sideways_scroll(me)
    me.press("[data-sheet=log]")
    me.wait("#lesson .goals")
