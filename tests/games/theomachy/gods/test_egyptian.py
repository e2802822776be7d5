"""Ra, Isis, Set and the Mythology of Egypt."""

import pytest

from tests.games.theomachy.closing import battle, fought, hero, myths, to_prayer
from tests.games.theomachy.table import card_test, covers, given
from theogony.games.theomachy.amendments import BLOCKS
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BEFORE_BETS
from theogony.games.theomachy.start import draw_up
from theogony.kernel.state import SPECTATOR

# -- Ra ---------------------------------------------------------------------------------------------------------------


@covers("TH-202", "TH-120")
@card_test("ra")
def test_ra_needs_one_order_orb_fewer() -> None:
    sky = ("air order 1", "earth chaos 1", "fire chaos 1")
    t = given(gods={0: "ra", 1: "ares"}, hands={0: ["whispers", "gale"], 1: ["whispers", "gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play whispers").nobody_reacts()
    assert t.discards(0) == ["whispers"]
    t.plays(0, "pass", "end").refuses(1, "play whispers", "TH-115")


@covers("TH-120")
@card_test("ra")
def test_ra_helps_attacks_too_but_not_with_chaos() -> None:
    sky = ("air order 2", "earth chaos 1", "fire chaos 1")
    t = battle(
        given(
            gods={0: "ra"}, hands={0: ["unity", "feint", "gale"]}, sky=("air order 2", "fire chaos 1", "fire order 1")
        )
    )
    t.plays(0, "play unity")
    t = battle(
        given(
            gods={0: "ra"}, hands={0: ["chain_lightning", "gale"]}, sky=("air chaos 2", "air chaos 1", "fire order 1")
        )
    )
    t.refuses(0, "play chain_lightning", "TH-115")
    t = battle(given(gods={0: "ra"}, hands={0: ["gale"]}, sky=sky))
    t.plays(0, "play gale")  # never below 0


@covers("TH-206", "TH-207")
@card_test("ra")
def test_ra_wants_two_cards_with_a_printed_order_requirement() -> None:
    sky = ("air order 3", "earth order 3", "fire chaos 1")
    t = given(gods={0: "ra"}, hands={0: ["foresight", "fertility", "gale"]}, draws={0: ["hatred"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play foresight").nobody_reacts()
    assert t.s.players[0].miracles == 0
    t.plays(0, "play fertility").nobody_reacts()
    assert t.s.players[0].miracles == 1


@covers("TH-207")
@card_test("ra")
def test_ra_counts_neither_power_cards_nor_chaos_nor_cards_without_orbs() -> None:
    t = battle(
        given(
            gods={0: "ra"},
            hands={0: ["gale", "hurricane", "power_air_order", "power_earth_order", "fertility"]},
            sky=("air chaos 3", "air chaos 2", "air chaos 1"),
        )
    )
    t.plays(0, "play gale", "play hurricane", "play power_air_order", "play power_earth_order")
    assert t.s.players[0].miracles == 0


@covers("TH-254")
@card_test("ra")
def test_ra_counts_a_cancelled_card_at_once() -> None:
    sky = ("earth order 3", "earth chaos 3", "air chaos 2")
    t = given(gods={0: "ra"}, hands={0: ["fertility", "fertility", "gale"], 1: ["interruption", "gale"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "play fertility").plays(1, "pass")
    t.plays(0, "play fertility").plays(1, "play interruption").nobody_reacts()
    assert t.cult(0) == (3, 5, 10), "the second one was cancelled"
    assert t.s.players[0].miracles == 1


# -- Isis -------------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-155")
@card_test("isis")
@pytest.mark.parametrize(("kind", "cult"), [("priest", (3, 6, 8)), ("disciple", (3, 5, 10))])
def test_isis_brings_a_beaten_player_a_priest_or_two_disciples_home(kind: str, cult: tuple[int, int, int]) -> None:
    t = fought(given(gods={0: "isis"}, stakes={0: (0, 1, 3)}), {0: 3, 1: 6, 2: 1}).plays(0, "invoke", f"token {kind}")
    assert t.cult(0) == cult


@covers("TH-122", "TH-205", "TH-252")
@card_test("isis")
def test_isis_helps_neither_winners_nor_folded_players_nor_prophets() -> None:
    hand = {0: ["gale", "hatred"]}
    fought(given(gods={0: "isis"}, hands=hand), {0: 9, 1: 6, 2: 1}).refuses(0, "invoke", "TH-122")
    fought(given(gods={0: "isis"}, hands=hand), {1: 6, 2: 1}).refuses(0, "invoke", "TH-122")
    t = fought(given(gods={0: "isis"}, stakes={0: (1, 1, 3)}), {0: 3, 1: 6, 2: 1}).plays(0, "invoke")
    t.refuses(0, "token prophet", "TH-252")


@covers("TH-094", "TH-251")
@card_test("isis")
def test_isis_cannot_bring_home_what_lies_on_a_last_stand_card() -> None:
    t = given(gods={0: "isis"}, stakes={0: (0, 0, 0)}, hands={0: ["gale", "hatred"]})
    t.s.stand[0:3] = [0, 1, 2]
    t.s.deeds[0].last_stand = 1
    fought(t, {0: 3, 1: 6, 2: 1}).refuses(0, "invoke", "TH-122")


@covers("TH-206", "TH-258")
@card_test("isis")
@pytest.mark.parametrize(("disciples", "miracles"), [(8, 1), (7, 0)])
def test_isis_wants_eight_disciples_at_the_end_of_closure(disciples: int, miracles: int) -> None:
    t = fought(given(gods={0: "isis"}, cults={0: (1, 1, disciples)}), {0: 3, 1: 6, 2: 1}).plays(0, "done")
    assert t.s.players[0].miracles == miracles


# -- Set --------------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-230")
@card_test("set")
def test_set_kills_a_disciple_of_his_cult_and_an_opponent_discards_by_chance() -> None:
    t = given(gods={0: "set"}, hands={1: ["gale", "hatred"], 2: ["plague"]}).step(BettingRound(1)).picks(1)
    t.plays(0, "invoke", "player 2").nobody_reacts()
    assert t.cult(0) == (3, 5, 7)
    assert (t.hand(1), t.discards(1)) == (["gale"], ["hatred"])


@covers("TH-121", "TH-122")
@card_test("set")
def test_set_needs_a_disciple_and_a_victim_with_cards() -> None:
    t = given(gods={0: "set"}, cults={0: (0, 0, 0)}, hands={1: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-121")
    t = given(gods={0: "set"}, hands={0: ["gale"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-122")


@covers("TH-206")
@card_test("set")
@pytest.mark.parametrize(("hand", "miracles"), [([], 1), (["fertility"], 1), (["fertility", "plague"], 0)])
def test_set_wants_a_battle_won_against_a_hand_of_one_card_at_most(hand: list[str], miracles: int) -> None:
    t = given(gods={0: "set"}, hands={0: ["gale"], 1: hand, 2: ["plague", "fertility"]})
    to_prayer(battle(t).plays(0, "play gale"))
    assert t.s.won(0)
    assert t.s.players[0].miracles == miracles


@covers("TH-207")
@card_test("set")
def test_set_does_not_count_folded_players_and_gives_nothing_in_defeat() -> None:
    t = given(gods={0: "set"}, hands={1: ["fertility", "plague"]})
    fought(t, {0: 9, 1: 6})
    assert t.s.players[0].miracles == 0, "seat 2 holds nothing, but he has folded"
    assert fought(given(gods={0: "set"}), {0: 6, 1: 9, 2: 1}).s.players[0].miracles == 0


# -- Mythology --------------------------------------------------------------------------------------------------------


@covers("TH-155", "TH-211")
@card_test("book_of_the_dead")
@pytest.mark.parametrize("folded", [True, False])
def test_the_book_of_the_dead_turns_a_lost_priest_into_two_disciples(folded: bool) -> None:
    t = given(myths={0: ["book_of_the_dead"]}, stakes={0: (0, 2, 1)})
    fought(t, {1: 9, 2: 6} if folded else {0: 3, 1: 9, 2: 6}).plays(0, "myth book_of_the_dead")
    assert t.cult(0) == (3, 5, 10)
    assert t.stake(0) == (0, 0, 0)


@covers("TH-122", "TH-251")
@card_test("book_of_the_dead")
def test_the_book_of_the_dead_is_closed_to_winners_and_needs_an_ordinary_priest() -> None:
    hands = {0: ["gale", "hatred"]}
    t = fought(given(myths={0: ["book_of_the_dead"]}, stakes={0: (0, 2, 1)}, hands=hands), {0: 9, 1: 6, 2: 1})
    t.refuses(0, "myth book_of_the_dead", "TH-122")
    t = given(myths={0: ["book_of_the_dead"]}, stakes={0: (0, 0, 1)}, hands=hands)
    t.s.loan[1] = 1
    fought(t, {0: 3, 1: 6, 2: 1}).refuses(0, "myth book_of_the_dead", "TH-122")


@covers("TH-051")
@card_test("great_pyramid")
def test_the_great_pyramid_draws_a_sixth_card() -> None:
    cards = ["gale", "hatred", "plague", "unity", "feint", "rockslide", "pyre"]
    t = given(myths={0: ["great_pyramid"]}, draws={0: cards, 1: cards}).picks(*[0] * 11)
    draw_up(t.s, 0)
    draw_up(t.s, 1)
    assert (len(t.hand(0)), len(t.hand(1))) == (6, 5)


@covers("TH-052")
@card_test("great_pyramid")
def test_the_great_pyramid_draws_nothing_to_a_hand_of_six() -> None:
    cards = ["gale", "hatred", "plague", "unity", "feint", "rockslide"]
    t = given(myths={0: ["great_pyramid"]}, hands={0: cards}, draws={0: ["pyre"]})
    draw_up(t.s, 0)
    assert len(t.hand(0)) == 6


@covers("TH-211", "TH-229")
@card_test("eye_of_horus")
def test_the_eye_of_horus_sees_a_hand_before_the_bets() -> None:
    t = given(myths={0: ["eye_of_horus"]}, hands={1: ["gale", "hatred"], 2: ["plague"]}).window(BEFORE_BETS)
    t.plays(0, "myth eye_of_horus", "player 2").nobody_reacts()
    assert t.s.view(0)["known_hands"]["1"] == ["gale", "hatred"]  # type: ignore[index]
    assert t.s.view(0)["known_hands"]["2"] == []  # type: ignore[index]
    assert t.s.view(2)["known_hands"]["1"] == []  # type: ignore[index]


@covers("TH-256")
@card_test("eye_of_horus")
def test_the_eye_of_horus_is_blind_in_a_fog_and_without_hands_to_see() -> None:
    t = given(
        myths={0: ["eye_of_horus"]},
        hands={1: ["gale", "fog"]},
        draws={1: ["unity"]},
        sky=("water chaos 2", "air order 1", "air order 2"),
    )
    t.window(BEFORE_BETS).plays(0, "myth eye_of_horus").plays(1, "play fog")
    assert t.s.view(0)["known_hands"]["1"] == []  # type: ignore[index]
    assert t.hand(1) == ["unity", "gale"]
    t = given(myths={0: ["eye_of_horus", "great_pyramid"]}).window(BEFORE_BETS)
    assert t.asked()[1] == "Pause", "nobody holds a card"


@covers("TH-211")
@card_test("scales_of_anubis")
@pytest.mark.parametrize("richer", [0, 1])
def test_the_scales_of_anubis_make_two_hands_equal(richer: int) -> None:
    cards = ["gale", "hatred", "plague"]
    hands = {richer: cards, 1 - richer: ["unity"], 2: ["unity"]}
    t = battle(given(myths={0: ["scales_of_anubis"]}, hands=hands)).picks(0, 0)
    t.plays(0, "myth scales_of_anubis")
    if richer == 0:  # both others hold fewer
        t.plays(0, "player 2")
    t.nobody_reacts()
    assert [len(t.hand(seat)) for seat in range(3)] == [1, 1, 1]
    assert t.asked() == (richer, "TopOfBlock") and t.options(richer) == ["card gale", "card plague"]
    t.refuses(richer, "card hatred", "TH-227")
    t.plays(richer, "card gale")
    assert t.discards(richer) == ["plague", "gale"]
    for watcher in (1 - richer, 2, SPECTATOR):
        events = [event.seen_by(watcher) for event in t.s.events or []]
        seen = [event for event in events if event["kind"] in ("discarded", "block-discarded")]
        assert seen == [{"kind": "block-discarded", "clause": "TH-227", "seat": richer, "number": 2, "top": "gale"}], (
            "the card below is not told"
        )


@covers("TH-227")
@card_test("scales_of_anubis")
def test_before_its_amendment_every_card_that_the_scales_took_was_shown() -> None:
    hands = {0: ["gale", "hatred", "plague"], 1: ["unity"], 2: ["unity"]}
    t = battle(given(myths={0: ["scales_of_anubis"]}, hands=hands, version=BLOCKS)).picks(0, 0)
    t.plays(0, "myth scales_of_anubis", "player 2").nobody_reacts()
    assert len(t.events("discarded")) == 2 and len(t.discards(0)) == 2


@covers("TH-122")
@card_test("scales_of_anubis")
def test_the_scales_of_anubis_find_nothing_to_weigh() -> None:
    t = battle(given(myths={0: ["scales_of_anubis", "ramesses"]}, hands={seat: ["gale"] for seat in range(3)}))
    t.refuses(0, "myth scales_of_anubis", "TH-122")


@covers("TH-219", "TH-223")
@card_test("ramesses")
def test_ramesses_is_worth_four_and_draws_two_cards_when_he_joins() -> None:
    t = battle(given(myths={0: ["ramesses"]}, draws={0: ["gale", "hatred"]})).plays(0, "myth ramesses")
    assert t.hand(0) == ["gale", "hatred"]
    assert hero(t, 0) == "ramesses"
    to_prayer(t)
    assert t.each("power")[:3] == [6, 2, 2]


@covers("TH-213", "TH-218")
@card_test("ramesses")
def test_ramesses_draws_nothing_from_his_card_and_joins_once() -> None:
    t = battle(
        given(myths={0: ["ramesses", "scales_of_anubis"]}, hands={0: ["plague"], 1: ["gale"]}, draws={0: ["hatred"]})
    )
    assert t.hand(0) == ["plague"]
    t.plays(0, "myth ramesses").refuses(0, "myth ramesses", "TH-213")
    assert myths(t, 0) == ["scales_of_anubis", "ramesses"]
