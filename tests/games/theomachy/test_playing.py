"""Playing Action cards: costs, targets, the order of things, where cards go. -- chapter 9"""

from tests.games.theomachy.cards.playing import SPARE, in_battle, in_betting, in_closure, sky_of, unprayed
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.amendments import PREREQUISITES_ALONE
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.zones import DISCARD, HAND

ANSWER = ["interruption", SPARE]


# -- costs and targets -- TH-121 to TH-123 ----------------------------------------------------------------------------


@covers("TH-121", "TH-136")
def test_a_cost_is_paid_when_the_card_is_played_and_stays_paid_when_it_is_cancelled() -> None:
    sky = ["fire chaos 3", "fire chaos 2", "earth chaos 1"]
    t = in_betting("martyrdom", essence="fire", sky=sky, powers={1: ["power_earth_order"]}, hands={1: ANSWER})
    t.plays(0, "play martyrdom")
    assert (t.asked(), t.cult(0)) == ((1, "React"), (3, 4, 8))
    t.plays(1, "play interruption")
    assert [t.cult(seat) for seat in range(3)] == [(3, 4, 8), (3, 5, 8), (3, 5, 8)]


@covers("TH-121")
def test_a_cost_is_never_paid_from_the_stake() -> None:
    t = in_betting("martyrdom", essence="fire", cults={0: (0, 0, 3)}, stakes={0: (0, 4, 1)})
    assert t.refuses(0, "play martyrdom", "TH-121").params == {"token": "priest"}


@covers("TH-122")
def test_parts_that_cannot_be_done_are_skipped() -> None:
    t = in_betting("libation", essence="water").plays(0, "play libation")  # there is nothing to draw
    assert (t.cult(0), t.hand(0)) == ((3, 5, 9), [SPARE])


@covers("TH-121")
def test_of_two_copies_of_a_card_one_is_named() -> None:
    t = in_betting("libation", "libation", essence="water")
    assert t.options(0).count("play libation") == 1


@covers("TH-122")
def test_a_card_that_can_do_nothing_may_be_played_and_counts_for_demands() -> None:
    t = in_betting("inspiration", essence="air").plays(0, "play inspiration")
    assert t.discards(0) == ["inspiration"] and t.s.deeds[0].played == 1
    old = in_betting("inspiration", essence="air", version=PREREQUISITES_ALONE)
    old.refuses(0, "play inspiration", "TH-122")


@covers("TH-122", "TH-123")
def test_where_a_text_can_do_something_its_target_is_one_of_those() -> None:
    t = in_betting("drowning", essence="water", seats=4, cults={1: (0, 0, 0)}).plays(0, "play drowning")
    t.refuses(0, "player 2", "TH-122")


@covers("TH-123", "TH-080")
def test_targets_are_opponents_in_the_hand() -> None:
    t = in_betting("tribute", essence="earth", seats=4)
    t.s.deeds[3].folded = 1
    t.plays(0, "play tribute")
    assert t.options(0) == ["player 2", "player 3"]
    t.refuses(0, "player 1", "TH-123")
    t.refuses(0, "player 4", "TH-080")
    t.refuses(0, "player 5", "TH-123")


@covers("TH-123", "TH-080")
def test_targets_in_battle_take_part_in_it() -> None:
    t = given(seats=4, hands={0: ["plague", SPARE]}, sky=sky_of("earth"), hidden=(), round=3)
    t.step(BettingRound(3)).plays(0, "pass", "end").plays(1, "fold").plays(2, "pass").plays(3, "pass")
    t.plays(0, "play plague").refuses(0, "player 2", "TH-080")
    t.plays(0, "player 4").nobody_reacts()
    assert (t.stake(1), t.stake(2), t.stake(3)) == ((0, 0, 1), (0, 0, 1), (0, 0, 0))


@covers("TH-123", "TH-201")
def test_kills_in_a_cult_are_followed_by_exchanges_one_by_one() -> None:
    t = in_betting("drowning", essence="water", seats=2, cults={1: (1, 1, 1)}).plays(0, "play drowning")
    assert t.cult(1) == (0, 2, 1)  # no Disciple: the Priest for two; no Priest: the Prophet for two; then one more


# -- one copy, one play -- TH-250 -------------------------------------------------------------------------------------


def reclaimed(*hand: str) -> Play:
    """Fertility was played in this Hand and is back in the hand."""
    sky = ["fire chaos 2", "earth order 3", "air order 1"]
    t = in_betting("fertility", "burnt_offering", *hand, essence="fire", sky=sky)
    return t.plays(0, "play fertility", "play burnt_offering")


@covers("TH-250")
def test_a_copy_that_came_back_is_not_played_again_in_the_same_hand() -> None:
    t = reclaimed()
    assert "fertility" in t.hand(0)
    t.refuses(0, "play fertility", "TH-250")
    t = reclaimed("fertility")
    t.plays(0, "play fertility")  # another copy
    t.refuses(0, "play fertility", "TH-250")


@covers("TH-250")
def test_a_reaction_that_came_back_answers_nothing_more_in_this_hand() -> None:
    t = in_betting("fertility", "fertility", essence="earth", seats=2, hands={1: ANSWER})
    t.plays(0, "play fertility").plays(1, "play interruption").nobody_reacts()
    t.s.cards.move_all([DISCARD + 1], HAND + 1)
    t.plays(0, "play fertility").refuses(1, "play interruption", "TH-250")


@covers("TH-250")
def test_a_copy_that_came_back_may_be_discarded() -> None:
    sky = ["fire chaos 2", "earth order 3", "air chaos 2"]
    t = in_betting("fertility", "burnt_offering", "trance", essence="fire", sky=sky, draws={0: ["gale", "unity"]})
    t.plays(0, "play fertility", "play burnt_offering", "play trance", "card fertility")
    assert t.discards(0) == ["burnt_offering", "fertility", "trance"]


# -- loans -- TH-251 --------------------------------------------------------------------------------------------------


@covers("TH-251", "TH-248")
def test_a_loaned_token_that_is_driven_back_goes_to_the_bank() -> None:
    t = in_battle("siren_song", "kraken", essence="water")
    t.s.loan[3 + 1] = 1  # a Priest of seat 1
    t.plays(0, "play siren_song").nobody_reacts()
    assert (t.stake(1), t.cult(1)) == ((1, 1, 4), (3, 5, 8))
    t.s.loan[3 + 1] = 1
    t.plays(0, "play kraken").nobody_reacts()
    assert (t.stake(1), t.s.loan[3 + 1]) == ((1, 1, 4), 0)  # the loaned one is killed first


@covers("TH-251", "TH-252")
def test_a_loaned_token_is_not_rescued() -> None:
    t = in_closure("ebb_tide", essence="water", level=(0, 0, 2))
    t.s.loan[1] = 1
    t.plays(0, "play ebb_tide")
    assert (t.stake(0), t.cult(0)) == ((0, 1, 0), (3, 5, 10))  # no choice but the Disciples


# -- the order of playing a card -- TH-252 ----------------------------------------------------------------------------


@covers("TH-252")
def test_target_then_cost_then_reactions_then_the_text() -> None:
    t = in_betting(
        "drowning", essence="water", sky=["water chaos 3", "water chaos 2", "earth chaos 1"], hands={1: ANSWER}
    )
    t.plays(0, "play drowning")
    assert t.asked() == (0, "NameTarget")
    t.plays(0, "player 3")
    assert (t.asked(), t.cult(2)) == ((1, "React"), (3, 5, 8))
    t.plays(1, "pass")
    assert t.cult(2) == (3, 5, 6)


@covers("TH-252")
def test_a_choice_that_follows_a_draw_is_made_when_it_is_reached() -> None:
    powers = {1: ["power_earth_chaos"] * 2}
    t = in_betting(
        "mead_of_poetry", essence="water", draws={0: ["gale", "unity"]}, seats=2, hands={1: ANSWER}, powers=powers
    )
    t.plays(0, "play mead_of_poetry")
    assert (t.asked(), t.hand(0)) == ((1, "React"), [SPARE])
    t.plays(1, "pass")
    assert (t.asked(), len(t.hand(0))) == ((0, "DiscardCards"), 3)


@covers("TH-252")
def test_what_is_not_to_be_named_is_refused() -> None:
    t = in_closure("ebb_tide", essence="water", level=(1, 1, 2)).plays(0, "play ebb_tide")
    t.refuses(0, "token prophet", "TH-252")
    t.refuses(0, "number 1", "TH-252")
    t.plays(0, "token disciple")


# -- cancelled cards and Demands -- TH-254 ----------------------------------------------------------------------------


def cancelled(god: str, card: str, **position: object) -> Play:
    """Seat 0 serves the god and has played the card; seat 1 has cancelled it."""
    powers = {1: ["power_earth_chaos"] * 2, **position.pop("powers", {})}  # type: ignore[dict-item]
    t = in_betting(card, essence="earth", gods={0: god}, seats=2, powers=powers, hands={1: ANSWER}, **position)
    return t.plays(0, f"play {card}").plays(1, "play interruption").nobody_reacts()


@covers("TH-254", "TH-207")
def test_a_cancelled_card_counts_as_played_at_once() -> None:
    t = cancelled("odin", "martyrdom", sky=["fire chaos 3", "fire chaos 2", "air order 1"])
    assert t.s.players[0].miracles == 1  # a Priest was paid
    t = in_betting("fertility", "fertility", essence="earth", gods={0: "ra"}, seats=2, hands={1: ANSWER})
    t.plays(0, "play fertility").plays(1, "pass")
    assert t.s.players[0].miracles == 0
    t.plays(0, "play fertility").plays(1, "play interruption").nobody_reacts()
    assert t.s.players[0].miracles == 1


@covers("TH-254", "TH-136")
def test_a_cancelled_location_was_not_played() -> None:
    t = cancelled("danu", "granary")
    assert (t.s.players[0].miracles, t.locations(0), t.cult(0)) == (0, [], (3, 5, 8))
    t = in_betting("granary", essence="earth", gods={0: "danu"}).plays(0, "play granary")
    assert t.s.players[0].miracles == 1


# -- Effects -- TH-124 to TH-126, TH-255 ------------------------------------------------------------------------------


@covers("TH-124", "TH-125", "TH-161")
def test_an_effect_is_discarded_at_once_a_continuous_one_with_the_hand() -> None:
    t = in_betting("fertility", "oak_oath", essence="earth").plays(0, "play fertility", "play oak_oath")
    assert t.discards(0) == ["fertility"]
    t.plays(0, "raise disciple", "end").plays(1, "fold").plays(2, "fold").plays(0, "done", f"card {SPARE}")
    assert t.discards(0) == ["fertility", "oak_oath", SPARE]


@covers("TH-126", "TH-066")
def test_each_card_has_its_time() -> None:
    t = in_betting("fertility", "ebb_tide", "rockslide", essence="earth", seats=2)
    t.refuses(0, "play ebb_tide", "TH-126")
    t.refuses(0, "play rockslide", "TH-066")
    t.plays(0, "play fertility")
    t = in_battle("fertility", "ebb_tide", essence="water")
    t.refuses(0, "play fertility", "TH-126")
    t.refuses(0, "play ebb_tide", "TH-126")
    t = in_closure("fertility", "ebb_tide", "rockslide", essence="water")
    t.refuses(0, "play fertility", "TH-126")
    t.refuses(0, "play rockslide", "TH-066")
    t.plays(0, "play ebb_tide")


@covers("TH-255")
def test_a_bonus_for_the_battle_does_nothing_without_one() -> None:
    t = unprayed(given(hands={0: ["oak_oath", SPARE]}, sky=sky_of("earth")[:3], seats=2, rewards="asked"))
    t.step(BettingRound(1)).plays(0, "play oak_oath", "raise disciple", "end").plays(1, "fold")
    assert t.events("power") == []
    assert t.s.deeds[0].power == 0
    t = in_battle(essence="earth", lasting={0: ["rage"]})
    assert t.power(0) == 23  # and one for an Attack nothing without an Attack
