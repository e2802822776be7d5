"""Chapter 18: draw piles, discard piles, and who knows what: views and redeals, by name."""

from collections import Counter

import pytest

from tests.games.theomachy.table import TRACK, Play, covers, given, opened, play_to, sky, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import DESIGN, DESIGNS, ESSENCE_CARDS
from theogony.games.theomachy.locations import damage
from theogony.games.theomachy.piles import draw_cards, names
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import BURIED, DISCARD, DRAW, FADED, HAND, HEAVENS, PRAYER_DECK
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR

HELD = ["curse", "hatred", "oracle", "rage", "unity"]
WHISPERS = ["air order 2", "fire chaos 1", "earth chaos 1"]
EVERYBODY = (0, 1, 2, SPECTATOR)


def redeals(t: Play, seat: int, number: int = 12) -> list[Table]:
    """Positions that the seat cannot tell from this one."""
    found = [t.s.redeal(seat, Rng(seed)) for seed in range(number)]
    assert all(other.view(seat) == t.s.view(seat) for other in found)
    assert all(_cards(other) == _cards(t.s) for other in found)
    return found


def _cards(s: Table) -> Counter[int]:
    return Counter(card for zone in s.cards.content for card in zone)


def player(t: Play, watcher: int, seat: int) -> dict[str, object]:
    """The public side of a player, as the watcher sees it."""
    players = t.s.view(watcher)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


def known(t: Play, watcher: int, seat: int, where: str = "known_hands") -> list[str]:
    found = t.s.view(watcher)[where]
    assert isinstance(found, dict)
    return list(found[str(seat)])


def looked(**position: object) -> Play:
    """The first player has looked at the five cards of the second with Whispers."""
    hands = {0: ["whispers", "gale"], 1: HELD, 2: ["gale", "plague", "famine"]}
    t = given(3, hands=hands, sky=WHISPERS, track=TRACK, **position)  # type: ignore[arg-type]
    t.step(BettingRound(1)).plays(0, "play whispers").plays(0, "player 2").nobody_reacts()
    assert t.asked() == (0, "BettingTurn")
    return t


# -- draw and discard piles --------------------------------------------------------------------------------------------


@covers("TH-225")
def test_a_draw_from_an_empty_pile_shuffles_the_own_discards_first() -> None:
    sky = ["air order 3", "air order 1", "earth order 1"]
    t = given(2, hands={0: ["inspiration"]}, draws={0: ["gale"]}, discards={0: ["rage", "unity"]}, sky=sky)
    t.step(BettingRound(1)).picks(0).plays(0, "play inspiration")
    assert "gale" in t.hand(0)
    assert len(t.hand(0)) == 2
    assert told(t, "reshuffled") == [{"kind": "reshuffled", "clause": "TH-225", "seat": 0}]
    assert t.discards(0) == ["inspiration"]  # it was still being played: it is no part of the new pile


@covers("TH-225")
def test_with_cards_left_in_the_draw_pile_the_discards_stay() -> None:
    sky = ["air order 3", "air order 1", "earth order 1"]
    t = given(2, hands={0: ["inspiration"]}, draws={0: ["gale", "hatred"]}, discards={0: ["rage"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play inspiration")
    assert t.hand(0) == ["gale", "hatred"]
    assert t.discards(0) == ["rage", "inspiration"]
    assert not told(t, "reshuffled")


@covers("TH-225")
def test_others_learn_how_many_cards_were_drawn_but_not_which() -> None:
    t = given(2, draws={0: ["gale", "hatred", "rage"]}).picks(1, 0)
    draw_cards(t.s, 0, 2, "TH-225")
    (event,) = t.events("drew")
    assert sorted(event.seen_by(0)["cards"]) == sorted(t.hand(0))  # type: ignore[call-overload]
    for other in (1, SPECTATOR):
        assert event.seen_by(other)["number"] == 2
        assert "cards" not in event.seen_by(other)


@covers("TH-226")
def test_only_the_owner_looks_below_the_top_of_his_discards() -> None:
    t = given(3, discards={0: ["rage", "unity", "gale"]})
    assert [player(t, watcher, 0)["top"] for watcher in EVERYBODY] == ["gale"] * 4
    assert [player(t, watcher, 0)["discard"] for watcher in EVERYBODY] == [3] * 4
    assert t.s.view(0)["discards"] == ["rage", "unity", "gale"]
    for watcher in (1, 2, SPECTATOR):
        assert "rage" not in str(t.s.view(watcher))
        assert "unity" not in str(t.s.view(watcher))


@covers("TH-226")
def test_in_a_redeal_the_top_card_stays_and_what_lies_below_is_dealt_anew() -> None:
    t = given(3, discards={0: ["rage", "unity", "gale"]})
    piles = [tuple(names(other.discard_pile(0))) for other in redeals(t, 1)]
    assert {pile[-1] for pile in piles} == {"gale"}
    assert len({pile[:-1] for pile in piles}) > 6
    assert {tuple(names(other.discard_pile(0))) for other in redeals(t, 0)} == {("rage", "unity", "gale")}


@covers("TH-226")
def test_a_card_that_was_seen_when_it_was_discarded_stays_known_below_others() -> None:
    t = given(3, hands={1: ["fertility", "libation"]}, draws={1: ["gale"]}, discards={1: ["rage"]},
              sky=["earth order 3", "water order 2", "fire chaos 1"])  # fmt: skip
    t.step(BettingRound(1)).plays(0, "pass").plays(1, "play fertility", "play libation")
    assert known(t, 0, 1, "known_decks") == ["fertility", "libation", "rage"]
    assert {tuple(names(other.discard_pile(1))) for other in redeals(t, 0)} == {("rage", "fertility", "libation")}


@covers("TH-226")
def test_a_card_reclaimed_from_below_the_top_is_its_owner_s_secret() -> None:
    sky = ["fire chaos 2", "earth order 1", "air order 1"]
    t = given(3, hands={0: ["burnt_offering"]}, discards={0: ["rage", "unity", "gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play burnt_offering")
    t.refuses(0, "card plague", "TH-226")
    t.plays(0, "card unity")
    assert t.hand(0) == ["unity"]
    (event,) = t.events("reclaimed")
    assert (event.seen_by(1)["top"], "card" in event.seen_by(1)) == ("", False)
    assert event.seen_by(0)["card"] == "unity"
    assert known(t, 1, 0) == []
    assert len({tuple(names(other.hand(0))) for other in redeals(t, 1)}) > 3


@covers("TH-226")
def test_everybody_sees_that_the_top_card_was_reclaimed() -> None:
    sky = ["fire chaos 2", "earth order 1", "air order 1"]
    t = given(3, hands={0: ["burnt_offering"]}, discards={0: ["rage", "gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play burnt_offering", "card gale")
    assert t.events("reclaimed")[0].seen_by(1)["top"] == "gale"
    assert [known(t, watcher, 0) for watcher in (1, 2)] == [["gale"]] * 2
    assert {tuple(names(other.hand(0))) for other in redeals(t, 2)} == {("gale",)}


# -- several discards at once ------------------------------------------------------------------------------------------


def closing(**hands: list[str]) -> Play:
    """The second player has won: everybody discards what he still holds."""
    held = {"abc".index(name): cards for name, cards in hands.items()}
    t = given(3, first=1, hands=held, track=TRACK).step(BettingRound(1)).plays(1, "raise priest")
    t.nobody_reacts()
    if t.s.hand(1):
        t.plays(1, "end")
    t.plays(2, "fold").plays(0, "fold")
    while t.asked()[1] == "CloseHand":
        t.plays(t.asked()[0], "done")
    return t


@covers("TH-227")
def test_the_owner_of_several_discards_chooses_the_visible_one() -> None:
    t = closing(a=["gale", "rage", "unity"])
    assert t.asked() == (0, "TopDiscard")
    assert t.options(0) == ["card unity", "card gale", "card rage"]
    t.refuses(0, "card plague", "TH-227")
    t.plays(0, "card unity")
    assert t.discards(0)[-1] == "unity"
    assert sorted(t.discards(0)) == ["gale", "rage", "unity"]
    assert told(t, "hand-discarded")[-1]["top"] == "unity"
    for watcher in (1, 2, SPECTATOR):
        assert "rage" not in str(t.s.view(watcher))


@covers("TH-227")
def test_all_choose_at_the_same_time() -> None:
    t = closing(a=["rage", "unity"], c=["famine", "drowning"])
    t.plays(2, "card drowning")
    assert t.discards(2) == []  # sealed
    assert t.s.view(2)["sealed"] == "card drowning"
    assert "drowning" not in str(t.s.view(0))
    t.plays(0, "card rage")
    assert (t.discards(0), t.discards(2)) == (["unity", "rage"], ["famine", "drowning"])


@covers("TH-227")
def test_who_discards_a_single_card_is_not_asked() -> None:
    t = closing(a=["rage"])
    assert t.discards(0) == ["rage"]
    assert t.asked()[1] == "TakePrayer"


# -- what is public ----------------------------------------------------------------------------------------------------


@covers("TH-228")
def test_what_everybody_sees_of_the_table() -> None:
    t = given(
        3,
        cults={1: (1, 2, 3)},
        gods={0: "ares", 1: "ra", 2: "thor"},
        myths={1: ["great_pyramid"]},
        hands={1: ["gale", "rage"]},
        draws={1: ["unity"]},
        discards={1: ["curse"]},
        powers={1: ["power_air_order"]},
        locations={1: ["oracle"]},
        track=TRACK,
        level=(0, 1, 1),
    )
    t.s.players[1].miracles = 2
    t.s.players[1].points = 4
    t.put_essences(t.s.essences.content[HEAVENS][1:], t.s.essences.content[HEAVENS][:1])
    damage(t.s, 1, t.s.locations(1)[0])
    t.step(BettingRound(1))
    for watcher in EVERYBODY:
        seen = t.s.view(watcher)
        assert seen["level"] == [0, 1, 1]
        assert seen["track"] == list(TRACK)
        assert seen["constellation"] == ["essence_air_order_1", "essence_earth_chaos_1", "essence_fire_order_1", "", ""]
        assert (seen["ante"], seen["essence_left"]) == (1, 24 - 5 - 1)
        assert seen["essence_discards"] == [ESSENCE_CARDS[t.s.essences.content[FADED][0]]]
        public = player(t, watcher, 1)
        assert (public["cult"], public["stake"]) == ([1, 2, 3], [0, 1, 1])
        assert (public["hand"], public["draw"], public["discard"], public["top"]) == (2, 1, 1, "curse")
        assert (public["powers"], public["locations"]) == (
            ["power_air_order"],
            [{"card": "oracle", "damaged": 1, "used": 0}],
        )
        assert (public["god"], public["miracles"], public["points"]) == ("ra", 2, 4)
        assert (public["myths"], public["myth_top"]) == (["great_pyramid"], "book_of_the_dead")


@covers("TH-228")
def test_from_the_discards_the_rest_of_the_essence_deck_can_be_computed() -> None:
    t = given(2)
    t.put_essences(t.s.essences.content[HEAVENS][17:], t.s.essences.content[HEAVENS][:17])
    seen = t.s.view(0)
    left = set(ESSENCE_CARDS) - set(seen["essence_discards"]) - set(seen["constellation"])  # type: ignore[call-overload]
    for other in redeals(t, 0):
        assert {ESSENCE_CARDS[card] for card in [*other.essences.content[HEAVENS], *sky(other)[3:]]} == left


# -- what is secret ----------------------------------------------------------------------------------------------------


@covers("TH-229")
def test_a_hand_and_a_draw_pile_are_their_owner_s_secret() -> None:
    t = given(3, hands={1: ["hatred", "unity"]}, draws={1: ["rage", "plague"]}).step(BettingRound(1))
    assert (t.s.view(1)["hand"], t.s.view(1)["draw"]) == (["unity", "hatred"], ["plague", "rage"])
    for watcher in (0, 2, SPECTATOR):
        seen = str(t.s.view(watcher))
        assert not [name for name in ("hatred", "unity", "rage", "plague") if name in seen]
    assert len({tuple(names(other.hand(1))) for other in redeals(t, 0)}) > 8
    for other in redeals(t, 1):
        assert (names(other.hand(1)), names(other.draw_pile(1))) == (["unity", "hatred"], ["plague", "rage"])


@covers("TH-229")
def test_the_order_of_the_own_draw_pile_is_unknown_even_to_its_owner() -> None:
    drawn = set()
    for outcome in range(3):
        t = given(2, draws={0: ["gale", "hatred", "rage"]})
        assert t.s.view(0)["draw"] == ["gale", "hatred", "rage"]
        t.picks(outcome)
        draw_cards(t.s, 0, 1, "TH-225")
        drawn.add(t.hand(0)[0])
    assert drawn == {"gale", "hatred", "rage"}


@covers("TH-229")
def test_a_laid_aside_hand_is_secret() -> None:
    t = given(3, hands={0: ["hatred", "unity"]}).step(BettingRound(1)).plays(0, "fold")
    for watcher in (1, 2, SPECTATOR):
        assert player(t, watcher, 0)["aside"] == 2
        assert "hatred" not in str(t.s.view(watcher))
    assert len({tuple(names(other.aside(0))) for other in redeals(t, 1)}) > 6
    assert {tuple(names(other.aside(0))) for other in redeals(t, 0)} == {("unity", "hatred")}


@covers("TH-229")
def test_nobody_knows_the_face_down_constellation() -> None:
    t = given(3, hidden=("water order 3", "fire chaos 3")).step(BettingRound(1))
    for watcher in EVERYBODY:
        assert "water_order_3" not in str(t.s.view(watcher))
        skies = {tuple(sky(other)[3:]) for other in redeals(t, watcher)}
        assert len(skies) > 8
        assert {tuple(sky(other)[:3]) for other in redeals(t, watcher)} == {tuple(t.sky()[:3])}


@covers("TH-229")
def test_nobody_knows_the_prayer_deck() -> None:
    t = given(2, hands={1: ["gale"]}, box="ancients")
    for watcher in (0, 1, SPECTATOR):
        assert t.s.view(watcher)["deck"] == 120 - 1
        assert "hurricane" not in str(t.s.view(watcher))
    assert len({other.cards.content[PRAYER_DECK] for other in redeals(t, 0)}) > 8


@covers("TH-229")
def test_the_packs_of_the_basic_game_are_known_but_not_what_was_drawn_from_them() -> None:
    t = opened(2, packs="chosen").plays(0, "pack ancients-i").plays(1, "pack ancients-iii")
    pack = sorted(names(t.s.hand(1) + t.s.draw_pile(1)))
    assert known(t, 0, 1, "known_decks") == pack
    assert known(t, 0, 1) == []
    hands = {tuple(names(other.hand(1))) for other in redeals(t, 0)}
    assert len(hands) > 6
    for other in redeals(t, 0):
        assert sorted(names(other.hand(1) + other.draw_pile(1))) == pack


@covers("TH-229")
def test_after_a_draft_nobody_knows_the_decks_of_others() -> None:
    t = play_to(opened(2, 5, decks="draft"), "BettingTurn")
    decks = {tuple(sorted(names(other.hand(1) + other.draw_pile(1)))) for other in redeals(t, 0)}
    assert len(decks) == 12


# -- looking -----------------------------------------------------------------------------------------------------------


@covers("TH-229")
def test_a_look_at_a_hand_is_for_one_player_alone() -> None:
    t = looked()
    assert known(t, 0, 1) == sorted(HELD, key=DESIGNS.index)
    (event,) = t.events("looked")
    assert sorted(event.seen_by(0)["cards"]) == HELD  # type: ignore[call-overload]
    for watcher in (1, 2, SPECTATOR):
        assert "cards" not in event.seen_by(watcher)
        assert event.seen_by(watcher)["target"] == 1  # that he has looked, all have seen
    assert known(t, 2, 1) == []
    assert "oracle" not in str(t.s.view(2))


@covers("TH-229")
def test_a_hand_that_was_looked_at_stays_what_it_was_in_every_redeal() -> None:
    t = looked()
    for other in redeals(t, 0):
        assert sorted(names(other.hand(1))) == HELD
    assert len({tuple(names(other.hand(2))) for other in redeals(t, 0)}) > 8  # nobody looked at that one
    assert len({tuple(names(other.hand(1))) for other in redeals(t, 2)}) > 8  # nor did the third player


@covers("TH-229")
def test_of_a_hand_that_was_looked_at_the_rest_stays_known_when_cards_come_and_go() -> None:
    t = looked(draws={1: ["tempest", "plague"]})
    t.plays(0, "pass", "end").plays(1, "play rage").nobody_reacts()
    t.picks(1)
    draw_cards(t.s, 1, 1, "TH-225")
    assert sorted(known(t, 0, 1)) == ["curse", "hatred", "oracle", "unity"]
    for other in redeals(t, 0):
        assert set(names(other.hand(1))) >= {"curse", "hatred", "oracle", "unity"}
    assert len({tuple(names(other.hand(1))) for other in redeals(t, 0)}) > 3  # the fifth card is new


@covers("TH-081", "TH-229")
def test_a_hand_that_was_looked_at_is_known_when_it_is_laid_aside_and_discarded() -> None:
    t = looked().plays(0, "pass", "end").plays(1, "fold")
    assert sorted(known(t, 0, 1)) == HELD
    for other in redeals(t, 0):
        assert sorted(names(other.aside(1))) == HELD
    t.plays(2, "fold")
    while t.asked()[1] == "CloseHand":
        t.plays(t.asked()[0], "done")
    t.plays(1, "card unity").plays(2, "card gale")  # the winner has only one card to discard
    assert sorted(known(t, 0, 1, "known_decks")) == HELD
    for other in redeals(t, 0):
        assert sorted(names(other.discard_pile(1))) == HELD
    below = {tuple(names(other.discard_pile(1)[:-1])) for other in redeals(t, 2)}
    assert len(below) > 8


@covers("TH-229")
def test_after_a_reshuffle_one_knows_whose_the_cards_are_but_not_where() -> None:
    t = given(2, hands={1: HELD}, draws={1: []})
    t.s.cards.look(HAND + 1, 1)
    t.s.cards.move_all([HAND + 1], DISCARD + 1)
    t.picks(0, 0)
    draw_cards(t.s, 1, 2, "TH-225")
    assert known(t, 0, 1) == []
    assert known(t, 0, 1, "known_decks") == HELD
    hands = set()
    for other in redeals(t, 0):
        assert sorted(names(other.hand(1) + other.draw_pile(1))) == HELD
        hands.add(tuple(names(other.hand(1))))
    assert len(hands) > 3


@covers("TH-229")
def test_a_draw_pile_drawn_to_its_last_card_stays_known() -> None:
    t = given(2, draws={1: ["gale", "rage"]})
    t.s.cards.look(DRAW + 1, 1)
    draw_cards(t.s, 1, 2, "TH-225")
    assert known(t, 0, 1) == ["gale", "rage"]
    assert {tuple(names(other.hand(1))) for other in redeals(t, 0)} == {("gale", "rage")}


@covers("TH-229", "TH-054")
def test_a_look_at_a_face_down_card_is_for_one_player_alone() -> None:
    t = given(3, hands={0: ["foresight"]}, draws={0: ["gale"]}, sky=WHISPERS, hidden=("water order 3", "fire chaos 3"))
    t.step(BettingRound(1)).plays(0, "play foresight")
    assert t.s.view(0)["constellation"][3:] == ["essence_water_order_3", ""]  # type: ignore[index]
    for watcher in (1, 2, SPECTATOR):
        assert t.s.view(watcher)["constellation"][3:] == ["", ""]  # type: ignore[index]
        assert "cards" not in t.events("foresaw")[0].seen_by(watcher)
    assert {other.sky(3) for other in redeals(t, 0)} == {t.s.sky(3)}
    assert len({other.sky(4) for other in redeals(t, 0)}) > 4
    assert len({other.sky(3) for other in redeals(t, 1)}) > 4


@covers("TH-229")
def test_who_buries_a_face_down_card_knows_it_but_not_what_took_its_place() -> None:
    t = given(2, gods={0: "yog_sothoth", 1: "ares"}, hidden=("water order 3", "fire chaos 3"))
    t.step(BettingRound(1)).plays(0, "invoke").picks(0)
    t.refuses(0, "slot 5", "TH-229")  # not the card he has seen
    old = t.s.sky(3)
    t.plays(0, "slot 4")
    assert t.s.essences.content[BURIED] == (old,)
    assert t.s.view(0)["constellation"][3:] == ["", ""]  # type: ignore[index]
    assert {other.essences.content[BURIED] for other in redeals(t, 0)} == {(old,)}
    assert len({other.sky(3) for other in redeals(t, 0)}) > 4
    assert len({other.essences.content[BURIED] for other in redeals(t, 1)}) > 4


@covers("TH-229")
def test_who_looks_at_a_hand_may_make_its_holder_discard_a_power_card_of_it() -> None:
    hands = {0: ["gale", "rage"], 1: ["power_air_order", "hatred"]}
    t = (
        given(2, gods={0: "nyarlathotep", 1: "ares"}, hands=hands)
        .step(BettingRound(1))
        .plays(0, "invoke")
        .nobody_reacts()
    )
    t.plays(0, "card gale")
    t.refuses(0, "card hatred", "TH-229")
    t.plays(0, "card power_air_order")
    assert (t.hand(1), t.discards(1)) == (["hatred"], ["power_air_order"])
    assert known(t, 0, 1) == ["hatred"]


@covers("TH-161", "TH-229")
def test_which_cards_of_a_known_hand_are_kept_nobody_can_tell() -> None:
    t = looked(locations={1: ["mead_hall"]})
    t.plays(0, "pass", "end").plays(1, "pass", "end").plays(2, "pass", "end")
    for _ in (2, 3):
        for seat in (0, 1, 2):
            t.plays(seat, "pass", "end")
    for seat in (0, 1, 2):
        t.plays(seat, "pass")
    while t.asked()[1] == "CloseHand":
        t.plays(t.asked()[0], "done")
    assert t.asked() == (1, "KeepCards")
    before = t.s.view(0)
    t.plays(1, "card oracle")
    assert t.s.view(0) == before  # not while he chooses
    for other in redeals(t, 0):
        assert sorted(names(other.hand(1))) == HELD
    t.plays(1, "card unity")
    assert known(t, 0, 1) == []
    assert known(t, 0, 1, "known_decks") == HELD
    assert len({tuple(names(other.aside(1))) for other in redeals(t, 0)}) > 4


# -- chance ------------------------------------------------------------------------------------------------------------


@covers("TH-230")
@pytest.mark.parametrize("pick", [0, 1, 2])
def test_random_discards_are_drawn_by_the_program(pick: int) -> None:
    held = ["gale", "hatred", "rage"]
    t = given(2, hands={0: ["curse"], 1: held}, sky=["fire chaos 3", "fire chaos 1", "air order 1"])
    t.step(BettingRound(1)).picks(pick).plays(0, "play curse").nobody_reacts()
    assert t.discards(1) == [held[pick]]
    assert t.hand(1) == [card for card in held if card != held[pick]]
    (event,) = told(t, "discarded")
    assert (event["clause"], event["card"]) == ("TH-230", held[pick])
    assert {DESIGNS[DESIGN[card]] for card in t.s.hand(1)} == set(held) - {held[pick]}


@covers("TH-230")
def test_neither_player_chooses_a_random_discard() -> None:
    t = given(2, hands={0: ["curse"], 1: ["gale", "hatred"]}, sky=["fire chaos 3", "fire chaos 1", "air order 1"])
    t.step(BettingRound(1)).picks(0).plays(0, "play curse").nobody_reacts()
    assert t.asked() == (0, "BettingTurn")
