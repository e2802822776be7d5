"""The Prayer Phase and the Prayer Track. -- chapter 12"""

import pytest

from tests.games.theomachy.closing import TRACK, folds, lay_track, track
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.content import DESIGN, DESIGNS
from theogony.games.theomachy.moves import PLACE
from theogony.games.theomachy.piles import names
from theogony.games.theomachy.prayer import CleanUp, PrayerPhase, TakePrayer
from theogony.games.theomachy.start import HandAfterHand
from theogony.games.theomachy.zones import GONE, HEAVENS, PRAYER_DECK, RETURNED, TRACK_PLACE
from theogony.kernel.state import SPECTATOR


def praying(t: Play, *names: str) -> Play:
    return lay_track(t, *names).step(PrayerPhase())


def only_deck(t: Play, *names: str) -> Play:
    """The Prayer deck holds these cards and no others."""
    left = list(t.s.cards.content[PRAYER_DECK])
    deck = []
    for name in names:
        deck.append(next(card for card in left if DESIGNS[DESIGN[card]] == name))
        left.remove(deck[-1])
    return t.put(PRAYER_DECK, deck).put(GONE, left)


def from_gone(t: Play, *zones: int) -> Play:
    """Cards that had left the game lie in these zones."""
    for zone in zones:
        t.s.cards.move(t.s.cards.content[GONE][-1], GONE, zone)
    return t


@covers("TH-170")
def test_everybody_takes_one_card_clockwise_from_the_new_first_player_folded_or_not() -> None:
    t = praying(folds(given(first=1), 2))
    assert t.asked() == (1, "TakePrayer")
    t.plays(1, "place 6")
    t.plays(2, "place 5")
    assert t.asked() == (0, "TakePrayer")
    assert t.discards(1) == ["whispers"]
    assert t.discards(2) == ["fertility"]


@covers("TH-170")
def test_an_eliminated_player_takes_none() -> None:
    t = given()
    t.s.players[1].alive = 0
    praying(t).plays(0, "place 6")
    assert t.asked() == (2, "TakePrayer")


@covers("TH-170")
def test_nobody_takes_a_card_out_of_turn() -> None:
    praying(given()).refuses(1, "place 6", "TH-068")


@covers("TH-171", "TH-050")
@pytest.mark.parametrize(
    ("place", "cult"),
    [(1, (3, 4, 8)), (2, (3, 4, 8)), (3, (3, 5, 7)), (4, (3, 5, 7)), (5, (3, 5, 8)), (6, (3, 5, 8))],
)
def test_the_price_of_each_place_is_paid_from_the_cult(place: int, cult: tuple[int, int, int]) -> None:
    t = praying(given()).plays(0, f"place {place}")
    assert t.cult(0) == cult
    assert t.discards(0) == [TRACK[place - 1]]
    assert track(t)[place - 1] == ""


@covers("TH-171")
def test_without_that_kind_in_the_cult_the_place_is_closed() -> None:
    t = praying(given(cults={0: (0, 0, 3), 1: (0, 0, 0)}, stakes={0: (0, 4, 0)}))
    t.refuses(0, "place 1", "TH-171")
    t.plays(0, "place 3")
    t.refuses(1, "place 4", "TH-171")
    assert t.options(1) == ["place 5", "place 6", "deck"]


@covers("TH-171", "TH-195")
def test_a_price_may_force_an_exchange() -> None:
    t = praying(given(cults={0: (0, 2, 1)})).plays(0, "place 4")
    assert t.cult(0) == (0, 1, 2)


@covers("TH-172")
def test_the_top_card_of_the_deck_is_free_unseen_and_then_public() -> None:
    t = only_deck(given(), "gale", "plague", "tempest")
    from_gone(lay_track(t, *[""] * 6), TRACK_PLACE + 4)
    t.step(PrayerPhase()).picks(2).plays(0, "deck")
    assert t.discards(0) == ["plague"]
    assert t.cult(0) == (3, 5, 8)
    assert t.s.view(SPECTATOR)["players"][0]["top"] == "plague"  # type: ignore[index]


@covers("TH-172", "TH-179")
def test_an_empty_deck_is_refused() -> None:
    t = only_deck(given())
    from_gone(lay_track(t, *[""] * 6), TRACK_PLACE + 4, TRACK_PLACE + 5)
    t.step(PrayerPhase())
    t.refuses(0, "deck", "TH-179")


@covers("TH-173")
def test_taking_a_card_is_obligatory() -> None:
    t = praying(given())
    assert t.options(0) == ["place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "deck"]
    t.refuses(0, "pass", "TH-170")
    t.refuses(0, "done", "TH-170")


@covers("TH-173")
def test_the_obligation_lapses_where_nothing_can_be_had() -> None:
    t = only_deck(given(cults={0: (0, 0, 0)}))
    from_gone(lay_track(t, *[""] * 6), TRACK_PLACE, TRACK_PLACE + 1, TRACK_PLACE + 2)
    t.step(PrayerPhase())
    assert t.asked() == (1, "TakePrayer"), "seat 0 can pay for none of the cards and there is no deck"
    assert t.options(1) == ["place 1", "place 2", "place 3"]


@covers("TH-174")
def test_the_track_is_not_refilled_between_players() -> None:
    t = praying(given(seats=8))
    for seat, place in enumerate((6, 5, 4, 3, 2)):
        t.plays(seat, f"place {place}")
        t.refuses(seat + 1, f"place {place}", "TH-174")
    assert track(t) == ["gale", "", "", "", "", ""]


@covers("TH-174")
def test_the_seventh_and_eighth_draw_from_the_deck() -> None:
    t = praying(given(seats=8)).picks(0, 0, 0, 0, 0, 0, 0, 0)  # two draws, and six cards for the new Track
    for seat, place in enumerate((6, 5, 4, 3, 2, 1)):
        t.plays(seat, f"place {place}")
    assert [len(t.discards(seat)) for seat in range(8)] == [1] * 8
    assert len(t.events("prayer-from-deck")) == 2


@covers("TH-175")
def test_a_player_may_spend_what_he_needs_for_the_next_ante_and_sees_that_ante() -> None:
    t = praying(given(cults={0: (0, 0, 1)}))
    assert t.s.view(0)["next_ante"] == 1
    t.plays(0, "place 4")
    assert t.cult(0) == (0, 0, 0)


@covers("TH-175", "TH-055")
@pytest.mark.parametrize(("left", "ante"), [(5, 1), (4, 2)])
def test_the_ante_that_is_shown_is_the_one_that_the_next_hand_asks_for(left: int, ante: int) -> None:
    """With fewer than five Essence cards left the deck is made anew, and the ante rises."""
    t = given()
    heavens = t.s.essences.content[HEAVENS]
    t.s.essences.place(HEAVENS, list(heavens[:left]))
    praying(t)
    assert t.s.ante == 1 and t.s.view(0)["next_ante"] == ante
    t.s.agenda.clear()
    t.s.then(HandAfterHand())
    t.picks(*[0] * 40).s.run()
    assert t.s.ante == ante


@covers("TH-171", "TH-174", "TH-179")
@pytest.mark.parametrize("cult", [(3, 5, 8), (0, 0, 3), (0, 0, 0), (1, 0, 0)])
@pytest.mark.parametrize("names", [TRACK, ("gale", "", "", "plague", "", ""), ("",) * 6])
def test_the_quick_list_of_the_prayer_track_is_that_of_the_checks(
    cult: tuple[int, int, int], names: tuple[str, ...]
) -> None:
    t = given(cults={0: cult})
    lay_track(t, *names)
    prompt = TakePrayer(0)
    assert prompt.options(t.s) == [move for move in prompt.candidates() if prompt.check(t.s, move) is None]
    for place, name in enumerate(names):
        refusal = prompt.check(t.s, PLACE + place)
        if not name:
            assert refusal is not None and refusal.clause == "TH-174"
        else:
            unpaid = t.s.box.price[place] >= 0 and cult[t.s.box.price[place]] == 0
            assert (refusal.clause if refusal else "") == ("TH-171" if unpaid else "")


# -- clean-up ---------------------------------------------------------------------------------------------------------


@covers("TH-176", "TH-177", "TH-178")
def test_with_nothing_bought_the_free_cards_leave_and_the_others_slide_two_places() -> None:
    t = lay_track(only_deck(given(), *TRACK, "plague", "tempest")).picks(0).step(CleanUp())
    assert track(t) == ["plague", "tempest", "gale", "rockslide", "ice_shards", "hatred"]
    assert sorted(DESIGNS[DESIGN[card]] for card in t.s.cards.content[RETURNED]) == ["fertility", "whispers"]


@covers("TH-176")
def test_cards_in_places_with_a_price_do_not_leave() -> None:
    t = lay_track(only_deck(given(), *TRACK, "plague"), *TRACK[:4], "", "").picks(0, 0).step(CleanUp())
    assert t.s.cards.content[RETURNED] == ()
    assert set(TRACK[:4]) <= set(track(t))


@covers("TH-177")
def test_gaps_are_closed_to_the_right_in_the_same_order() -> None:
    t = lay_track(only_deck(given(), *TRACK), "gale", "", "rockslide", "", "fertility", "")
    t.put(PRAYER_DECK, [])
    t.step(CleanUp())
    assert track(t)[4:] == ["gale", "rockslide"]


@covers("TH-178")
def test_new_cards_come_into_the_rightmost_empty_place_first() -> None:
    t = lay_track(only_deck(given(), *TRACK, "plague", "tempest", "feint"), *TRACK[:3], "", "", "")
    t.put(
        PRAYER_DECK,
        [card for card in t.s.cards.content[PRAYER_DECK] if names([card])[0] in ("plague", "tempest", "feint")],
    )
    t.picks(0, 1).step(CleanUp())  # the first of three, the second of two, the last
    assert track(t) == ["plague", "feint", "tempest", "gale", "rockslide", "ice_shards"]
    (event,) = t.events("track")
    assert event.public["cards"] == ["tempest", "feint", "plague"]


@covers("TH-179")
def test_an_empty_deck_is_made_anew_of_what_went_to_the_box() -> None:
    t = lay_track(only_deck(given(), *TRACK)).picks(0).step(CleanUp())
    assert sorted(track(t)[:2]) == ["fertility", "whispers"]
    assert track(t)[2:] == list(TRACK[:4])
    assert not t.s.cards.content[PRAYER_DECK] and not t.s.cards.content[RETURNED]


@covers("TH-179")
def test_without_any_cards_places_stay_empty() -> None:
    t = lay_track(only_deck(given(), *TRACK), *TRACK[:4], "", "")
    t.put(PRAYER_DECK, [])
    t.step(CleanUp())
    assert track(t) == ["", "", *TRACK[:4]]


@covers("TH-179")
def test_the_box_also_feeds_a_draw_in_the_prayer_phase() -> None:
    t = only_deck(given(cults={0: (0, 0, 0)}))
    from_gone(lay_track(t, *[""] * 6), RETURNED, RETURNED, TRACK_PLACE + 5)
    t.step(PrayerPhase()).picks(0).plays(0, "deck")
    assert len(t.discards(0)) == 1
    assert len(t.s.cards.content[PRAYER_DECK]) + len(t.s.cards.content[RETURNED]) <= 1


@covers("TH-180")
@pytest.mark.parametrize(("mode", "prompt"), [("basic", "Pause"), ("advanced", "ChooseMyth"), ("epic", "ChooseMyth")])
def test_after_the_prayers_comes_the_myth_phase_or_the_next_hand(mode: str, prompt: str) -> None:
    gods = {} if mode == "basic" else {0: "ares", 1: "odin", 2: "danu"}
    t = praying(given(gods=gods, mode=mode)).picks(0, 0, 0)
    for seat, place in enumerate((6, 5, 4)):
        t.plays(seat, f"place {place}")
    assert t.asked() == (0, prompt)


@covers("TH-180")
def test_in_the_basic_game_the_next_hand_begins() -> None:
    t = given(seats=2)
    lay_track(t).step(PrayerPhase(), HandAfterHand())
    t.picks(0, 0, *[0] * 5).plays(0, "place 6").plays(1, "place 5")
    assert (t.s.number, t.asked()) == (2, (0, "BettingTurn"))
