"""The rulebook is searched by number and by words, on its page and beside the board."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.house import House
from theogony import games
from theogony.i18n import LANGUAGES

PLAGUE_AND_GODS = ("plague", "god")


def test_words_and_numbers_find_clauses(house: House) -> None:
    me = house.device().go("/rules/godstorm")
    me.wait("#rule-GS-001")
    everything = me.find("dl > div").count()
    search = me.find("input[type=search]")

    search.fill(" ".join(PLAGUE_AND_GODS))
    expect(me.find("#rule-GS-001")).to_have_count(0)
    found = [text.lower() for text in me.find("dl > div").all_inner_texts()]
    assert 0 < len(found) < everything / 10
    assert all(word in text for text in found for word in PLAGUE_AND_GODS)
    expect(me.find("#rule-GS-169")).to_be_visible()
    me.picture("words")

    search.fill("gs-180")
    expect(me.find("#rule-GS-169")).to_have_count(0)
    expect(me.find("#rule-GS-180")).to_contain_text("Sky cards")
    assert all("gs-180" in text.lower() for text in me.find("dl > div").all_inner_texts()), "itself and who cites it"
    search.fill("helicopter")
    expect(me.find(".none")).to_have_text("Nothing found.")
    search.fill("")
    expect(me.find("dl > div")).to_have_count(everything)


def test_french_is_found_without_its_accents(house: House) -> None:
    me = house.device(lang="fr").go("/rules/godstorm")
    me.wait("#rule-GS-001")
    search = me.find("input[type=search]")
    counts = []
    for word in ("déesse", "deesse"):
        search.fill(word)
        expect(me.find("#rule-GS-001")).to_have_count(0)
        counts.append(me.find("dl > div").count())
    assert counts[0] == counts[1] > 0


def test_an_address_opens_the_book_at_its_clause(house: House) -> None:
    me = house.device().go("/rules/godstorm#GS-265")
    expect(me.find(".here dt")).to_have_text("GS-265")
    expect(me.find("#rule-GS-265")).to_be_in_viewport()


def test_the_book_opens_at_its_clause_when_the_list_of_games_comes_late(house: House) -> None:
    """The row of games brings its own into sight: had it come after the clause, the page would have gone back up."""
    me = house.device()
    late: list[Route] = []
    me.page.route("**/api/games", lambda route: late.append(route))
    me.go("/rules/godstorm#GS-265")
    me.wait(".bone")
    late[0].continue_()
    expect(me.find(".games [aria-current]")).to_have_text("Risk Godstorm")
    expect(me.find("#rule-GS-265")).to_be_in_viewport()


def test_the_book_beside_the_board_is_searched_too(house: House) -> None:
    me = house.device().go("/")
    me.press("[data-play=godstorm]")
    me.sit()
    me.press("#rules")
    me.wait(".drawer #rule-GS-001")
    me.find(".drawer input[type=search]").fill("temple supply")
    expect(me.find(".drawer #rule-GS-001")).to_have_count(0)
    expect(me.find(".drawer #rule-GS-020")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.find(".drawer")).to_have_count(0)


def test_how_to_play_comes_before_the_clauses_and_leads_to_them(house: House) -> None:
    me = house.device().go("/rules/theomachy")
    me.wait("#guide h2")
    expect(me.find("#guide h2").first).to_be_in_viewport()
    link = me.find("#guide a").first
    clause = link.inner_text()
    me.picture("guide")
    me.press(link)
    expect(me.find(".here dt")).to_have_text(clause)
    expect(me.find(f"#rule-{clause}")).to_be_in_viewport()


def test_how_to_play_is_drawn_and_printed_without_its_clauses(house: House) -> None:
    me = house.device(lang="fr").go("/rules/hellas")
    me.wait("#rule-LH-001")
    drawings = me.find("#guide img")
    expect(drawings).to_have_count(2)
    expect(drawings.first).to_have_attribute("alt", re.compile("La carte de l’Hellade"))
    drawings.first.scroll_into_view_if_needed()
    me.page.wait_for_function("() => document.querySelector('#guide img').naturalWidth > 400")
    me.page.emulate_media(media="print")
    expect(me.find("#guide h2").first).to_be_visible()
    expect(me.find("#rule-LH-001")).to_be_hidden()
    expect(me.find("header.top")).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_play_is_two_sheets_of_paper(house: House, lang: str) -> None:
    me = house.device(lang=lang)
    for game in games.names():
        me.go(f"/rules/{game}")
        me.wait("#guide h2")
        me.page.wait_for_function(  # nobody scrolls to them before he prints
            "() => [...document.querySelectorAll('#guide img')].every((one) => one.naturalWidth > 400)"
        )
        for paper in ("A4", "Letter"):
            assert len(re.findall(rb"/Type\s*/Page\b", me.page.pdf(format=paper))) == 2, (game, paper)
