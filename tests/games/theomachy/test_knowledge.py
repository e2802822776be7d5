"""What others know of cards: copies of a design look alike. -- chapter 18"""

from collections.abc import Callable

import pytest

from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.battle import BattleTurn
from theogony.games.theomachy.betting import BettingRound, BettingTurn
from theogony.games.theomachy.closure import StepTwo, keep, lay_down
from theogony.games.theomachy.content import BOX_CARDS, DESIGN, DESIGNS, cards_of_box
from theogony.games.theomachy.piles import discard_at_random, draw_cards, look_at_hand, reclaim
from theogony.games.theomachy.state import CLOSURE
from theogony.games.theomachy.zones import DISCARD, DRAW, HAND, PRAYER_DECK
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR

POWER = "power_air_order"


def knows(t: Play, seat: int, card: int) -> None:
    """The seat knows this very card to be in the hand of its owner."""
    zone = next(zone for zone, cards in enumerate(t.s.cards.content) if card in cards)
    t.s.cards.show(card, zone, 1 << seat)


@covers("TH-229")
@pytest.mark.parametrize("known", [0, 1])
def test_a_played_copy_is_taken_for_the_one_that_was_known(known: int) -> None:
    """Who has seen one of two copies cannot tell which of them is played, nor that there is a second one."""
    t = given(hands={1: [POWER, POWER, "gale"]})
    copies = [card for card in t.s.hand(1) if DESIGNS[DESIGN[card]] == POWER]
    knows(t, 0, copies[known])
    t.step(BettingTurn(1, 0, 0)).plays(1, f"play {POWER}")
    assert t.s.view(0)["known_hands"] == {"1": [], "2": []}
    assert t.s.view(0)["known_decks"] == {"1": [], "2": []}


@covers("TH-229")
def test_who_has_seen_both_copies_still_knows_the_other_one() -> None:
    t = given(hands={1: [POWER, POWER]})
    look_at_hand(t.s, 0, 1, "TH-229")
    t.step(BettingTurn(1, 0, 0)).plays(1, f"play {POWER}")
    assert t.s.view(0)["known_hands"] == {"1": [POWER], "2": []}


@covers("TH-229", "TH-230")
@pytest.mark.parametrize("known", [0, 1])
def test_a_discarded_copy_is_taken_for_one_known_to_be_in_the_deck(known: int) -> None:
    t = given(hands={1: ["hatred"]}, draws={1: ["hatred"]})
    t.s.cards.show(*[(t.s.hand(1)[0], HAND + 1), (t.s.draw_pile(1)[0], DRAW + 1)][known], 1)
    t.s.cards.lose_track(HAND + 1, DRAW + 1)  # seat 0 knows the deck to have one, not where
    discard_at_random(t.s, 1, "TH-230")
    assert t.s.view(0)["known_decks"] == {"1": ["hatred"], "2": []}  # the one on top of the discard pile


@covers("TH-227", "TH-229")
@pytest.mark.parametrize("known", [0, 1])
def test_a_copy_on_top_of_a_block_is_taken_for_the_one_that_was_known(known: int) -> None:
    t = given(hands={1: ["hatred", "hatred", "gale"]})
    copies = [card for card in t.s.hand(1) if DESIGNS[DESIGN[card]] == "hatred"]
    knows(t, 0, copies[known])
    lay_down(t.s, 1, copies[0])
    assert t.s.view(0)["known_decks"] == {"1": ["hatred"], "2": []}


@covers("TH-226", "TH-229")
@pytest.mark.parametrize("known", [0, 1])
def test_a_copy_that_comes_to_the_top_is_another_than_the_one_known_below(known: int) -> None:
    t = given(discards={1: ["hatred", "hatred", "gale"]})
    knows(t, 0, t.s.discard_pile(1)[known])
    reclaim(t.s, 1, t.s.discard_pile(1)[-1], "TH-226")
    both = ["gale", "hatred", "hatred"] if known == 0 else ["gale", "hatred"]  # the places of a pile are told apart
    assert t.s.view(0)["known_decks"] == {"1": both, "2": []}


def all_saw(t: Play, seat: int) -> None:
    """Everybody has seen the cards of this discard pile when they were laid there."""
    t.s.cards.look(DISCARD + seat, t.s.cards.plan.everybody)


@covers("TH-226", "TH-229")
def test_a_card_reclaimed_from_below_the_top_is_in_the_hand_or_still_there_but_not_in_the_draw_pile() -> None:
    t = given(draws={1: ["plague", "famine", "tempest"]}, discards={1: ["rage", "unity", "gale"]})
    all_saw(t, 1)
    rage, unity, _ = t.s.discard_pile(1)
    reclaim(t.s, 1, unity, "TH-226")
    found = [t.s.redeal(0, Rng(seed)) for seed in range(24)]
    assert all(not {rage, unity} & set(other.draw_pile(1)) for other in found)
    assert {other.hand(1)[0] for other in found} == {rage, unity}


@covers("TH-225", "TH-229")
def test_after_a_reshuffle_it_may_be_in_the_draw_pile_again() -> None:
    t = given(discards={1: ["rage", "unity", "hatred", "gale"]}).picks(0)
    all_saw(t, 1)
    unity = t.s.discard_pile(1)[1]
    reclaim(t.s, 1, unity, "TH-226")
    draw_cards(t.s, 1, 1, "TH-225")
    assert any(unity in t.s.redeal(0, Rng(seed)).draw_pile(1) for seed in range(24))


@covers("TH-161", "TH-229")
def test_what_was_kept_of_a_known_hand_has_not_come_from_the_draw_pile() -> None:
    t = given(hands={1: ["rage", "unity", "hatred"]}, draws={1: ["plague", "famine", "tempest"]})
    held = t.s.hand(1)
    look_at_hand(t.s, 0, 1, "TH-229")
    keep(t.s, 1, list(held[:1]))
    lay_down(t.s, 1, held[1])
    found = [t.s.redeal(0, Rng(seed)) for seed in range(24)]
    assert all(set(held).isdisjoint(other.draw_pile(1)) for other in found)
    assert {other.aside(1)[0] for other in found} == {held[0], held[2]}  # the third lies on top of the discard pile
    assert {t.s.redeal(2, Rng(seed)).aside(1)[0] for seed in range(12)} - {*held}  # who has not looked


@covers("TH-228")
def test_the_order_of_cards_on_the_table_does_not_tell_which_copies_they_are() -> None:
    views = []
    for box in (0, 1):
        t = given(hands={1: ["power_water_chaos"]}, powers={1: []})
        air = next(card for card in cards_of_box(box) if DESIGNS[DESIGN[card]] == POWER)
        t.s.cards.move(air, PRAYER_DECK, HAND + 1)
        t.step(BettingTurn(1, 0, 0)).plays(1, "play power_water_chaos", f"play {POWER}")
        views.append(t.s.view(0)["players"])
    assert views[0] == views[1]
    assert BOX_CARDS == 120


@covers("TH-252", "TH-123")
def test_targets_are_named_aloud() -> None:
    t = given(hands={0: ["feint", "plague"], 1: ["gale"]}, sky=["fire chaos 2", "fire chaos 1", "air order 1"])
    t.s.fighters = 0b111
    t.s.phase = 3
    t.step(BattleTurn(0, 0)).plays(0, "play feint", "player 2")
    (event,) = t.events("aimed")
    assert event.public == {"seat": 0, "source": "feint", "target": 1}


# -- questions that tell something of the asked player's cards --------------------------------------------------------


def hastur_asks() -> Play:
    hands = {0: ["rage", "feint"], 1: ["gale", "plague"], 2: ["hatred"]}
    t = given(gods={0: "hastur"}, hands=hands).step(BettingRound(1))
    return t.plays(0, "invoke", "player 2", "essence air", "card rage").nobody_reacts()


def barrow_is_visited() -> Play:
    t = given(locations={0: ["barrow"]}, discards={0: ["power_air_order", "gale", "unity"]}).step(BettingRound(1))
    return t.plays(0, "visit barrow")


def an_answer_is_promised() -> Play:
    hands = {0: ["fertility"], 1: ["interruption", "power_earth_chaos"]}
    t = given(hands=hands, sky=["earth order 3", "air chaos 2", "fire order 1"]).step(BettingRound(1))
    return t.plays(0, "play fertility").plays(1, "play power_earth_chaos")


def an_effect_of_closure_is_promised() -> Play:
    t = given(hands={0: ["recollection", "power_earth_order", "gale"]}, sky=["fire chaos 3", "air order 1"])
    t.s.phase = CLOSURE
    return t.step(StepTwo(0)).plays(0, "play power_earth_order")


@covers("TH-229", "TH-111")
@pytest.mark.parametrize(
    "ask", [hastur_asks, barrow_is_visited, an_answer_is_promised, an_effect_of_closure_is_promised]
)
def test_in_every_redeal_the_asked_player_holds_what_he_was_seen_to_have(ask: Callable[[], Play]) -> None:
    t = ask()
    asked = t.asked()[0]
    hands = set()
    for watcher in (0, 1, 2, SPECTATOR):
        for seed in range(6):
            other = t.s.redeal(watcher, Rng(seed))
            assert other.view(watcher) == t.s.view(watcher)
            options = other.options(asked)
            assert options and other.refusal(asked, options[0]) is None
            other.apply(asked, options[0])
            if watcher != asked:
                hands.add((*other.hand(asked), *other.discard_pile(asked)))
    assert len(hands) > 3  # and yet it is not told which
