"""Ares, Athena, Poseidon and the Mythology of the Greeks."""

import pytest

from tests.games.theomachy.closing import FIVE, alone, battle, fought, hero, lay_track, myths, to_prayer, top
from tests.games.theomachy.table import card_test, covers, given, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.myth import MythPhase

FIERY = ("fire chaos 3", "fire chaos 2", "air order 3")
WATERY = ("water chaos 3", "water chaos 2", "water order 3")


# -- Ares -------------------------------------------------------------------------------------------------------------


@covers("TH-203", "TH-204")
@card_test("ares")
def test_ares_discards_any_number_of_cards_for_one_power_each() -> None:
    t = battle(given(gods={0: "ares"}, hands={0: ["gale", "hatred", "plague"]}))
    t.plays(0, "invoke", "card gale", "card plague")
    assert t.hand(0) == ["hatred"] and t.discards(0) == [], "they wait until he has picked all"
    t.plays(0, "done", "card plague")
    assert t.discards(0) == ["gale", "plague"]
    assert not t.events("discarded"), "only the top one is seen"
    (block,) = told(t, "block-discarded")
    assert block == {"kind": "block-discarded", "clause": "TH-227", "seat": 0, "number": 2, "top": "plague"}
    t.plays(0, "end", "pass")
    assert t.each("power")[:3] == [4, 2, 2]


@covers("TH-204", "TH-121")
@card_test("ares")
def test_ares_gives_nothing_for_nothing_and_only_once() -> None:
    t = battle(given(gods={0: "ares"}, hands={0: ["gale", "hatred", "plague"]})).plays(0, "invoke")
    t.refuses(0, "done", "TH-121")
    t.plays(0, "card gale", "done")
    t.refuses(0, "invoke", "TH-204")


@covers("TH-204")
@card_test("ares")
def test_ares_waits_for_the_battle() -> None:
    t = given(gods={0: "ares"}, hands={0: ["gale", "hatred"]}).step(BettingRound(1))
    t.refuses(0, "invoke", "TH-204")


@covers("TH-206", "TH-207")
@card_test("ares")
@pytest.mark.parametrize(("hand", "miracles"), [(["hatred", "hatred"], 1), (["hatred"], 0)])
def test_ares_wants_a_battle_won_with_two_attacks(hand: list[str], miracles: int) -> None:
    t = battle(given(gods={0: "ares"}, hands={0: hand}, sky=FIERY))
    for card in hand:
        t.plays(0, f"play {card}")
    to_prayer(t)
    assert t.s.won(0)
    assert t.s.players[0].miracles == miracles


@covers("TH-207")
@card_test("ares")
def test_ares_gives_nothing_for_a_lost_battle() -> None:
    t = battle(given(gods={0: "ares"}, hands={0: ["hatred", "hatred"]}, stakes={1: (2, 0, 0)}, sky=FIERY))
    to_prayer(t.plays(0, "play hatred", "play hatred"))
    assert t.s.won(1)
    assert t.s.players[0].miracles == 0


# -- Athena -----------------------------------------------------------------------------------------------------------


@covers("TH-203")
@card_test("athena")
def test_athena_looks_ahead_and_may_change_a_card() -> None:
    t = given(gods={0: "athena"}, hands={0: ["gale", "hatred"]}, draws={0: ["plague"]}).step(BettingRound(1))
    t.plays(0, "invoke")
    assert t.s.view(0)["constellation"][3] == "essence_water_order_1"  # type: ignore[index]
    assert t.s.view(1)["constellation"][3] == ""  # type: ignore[index]
    t.plays(0, "card gale")
    assert t.hand(0) == ["plague", "hatred"]
    assert t.discards(0) == ["gale"]


@covers("TH-204")
@card_test("athena")
def test_athena_may_leave_the_hand_as_it_is_and_looks_once() -> None:
    t = given(gods={0: "athena"}, hands={0: ["gale", "hatred"]}, draws={0: ["plague"]}).step(BettingRound(1))
    t.plays(0, "invoke", "done")
    assert t.hand(0) == ["gale", "hatred"]
    t.refuses(0, "invoke", "TH-204")


@covers("TH-122")
@card_test("athena")
def test_athena_can_do_nothing_without_cards_when_all_is_revealed() -> None:
    t = given(gods={0: "athena"}, sky=FIVE, hidden=()).step(BettingRound(3))
    t.refuses(0, "invoke", "TH-122")


@covers("TH-206")
@card_test("athena")
@pytest.mark.parametrize(("hand", "miracles"), [(["gale", "hatred"], 1), (["gale"], 0)])
def test_athena_wants_a_hand_won_with_two_cards_left(hand: list[str], miracles: int) -> None:
    t = alone(given(gods={0: "athena"}, hands={0: hand}), 0)
    assert t.s.players[0].miracles == miracles


@covers("TH-207")
@card_test("athena")
def test_athena_gives_nothing_to_a_loser() -> None:
    t = fought(given(gods={0: "athena"}, hands={0: ["gale", "hatred"]}), {0: 8, 1: 9, 2: 1})
    assert t.s.players[0].miracles == 0


# -- Poseidon ---------------------------------------------------------------------------------------------------------


@covers("TH-202")
@card_test("poseidon")
@pytest.mark.parametrize(
    ("sky", "power"),
    [
        (("air order 1", "earth chaos 1", "fire order 1", "air order 2", "air order 3"), 2),
        (("water order 2", "earth chaos 1", "fire order 1", "air order 2", "air order 3"), 3),
        ((*WATERY[:2], "air order 1", "air order 2", "air order 3"), 4),
        ((*WATERY, "air order 2", "air order 3"), 4),  # at most 2 more
    ],
)
def test_poseidon_is_stronger_with_water_in_the_sky(sky: tuple[str, ...], power: int) -> None:
    t = to_prayer(battle(given(gods={0: "poseidon"}, sky=sky, hidden=())))
    assert t.each("power")[:3] == [power, 2, 2]


@covers("TH-202")
@card_test("poseidon")
def test_poseidon_works_by_himself_and_face_down_water_does_not_count() -> None:
    t = given(gods={0: "poseidon"}, hands={0: ["gale"]})
    t.step(BettingRound(1)).refuses(0, "invoke", "TH-202")
    t = to_prayer(battle(given(gods={0: "poseidon"}, hidden=WATERY[:2])))
    assert t.s.deeds[0].power == 2


@covers("TH-206")
@card_test("poseidon")
@pytest.mark.parametrize(("cards", "miracles"), [(["ice_shards", "power_water_order"], 1), (["ice_shards", "gale"], 0)])
def test_poseidon_wants_two_water_cards_and_a_battle(cards: list[str], miracles: int) -> None:
    t = battle(given(gods={0: "poseidon"}, hands={0: cards}, sky=("air chaos 3", *WATERY[:2])))
    t.plays(0, f"play {cards[0]}", *([f"play {cards[1]}"] if miracles else []))
    to_prayer(t)
    assert t.s.players[0].miracles == miracles


@covers("TH-258")
@card_test("poseidon")
def test_poseidon_gives_nothing_to_those_who_fold() -> None:
    t = lay_track(given(gods={0: "poseidon"}, hands={0: ["power_water_order", "power_water_chaos", "gale"]}))
    t.step(BettingRound(3)).plays(0, "play power_water_order", "play power_water_chaos", "fold")
    for seat in (1, 2):
        t.plays(seat, "pass")
    to_prayer(t)
    assert t.s.players[0].miracles == 0


# -- Mythology --------------------------------------------------------------------------------------------------------


@covers("TH-182", "TH-213")
@card_test("pandoras_box")
def test_pandoras_box_costs_every_opponent_two_disciples_and_brings_a_priest() -> None:
    t = top(given(gods={0: "ares"}, cults={1: (0, 1, 1), 2: (0, 0, 1)}), 0, "pandoras_box")
    t.s.deeds[2].folded = 1  # in the game is enough
    t.s.players[0].miracles = 2
    t.step(MythPhase()).picks(0).plays(0, "buy")
    assert t.cult(0) == (3, 6, 8)
    assert t.cult(1) == (0, 0, 1), "after each token the exchange: 0/1/1, 0/0/2, 0/0/1"
    assert t.cult(2) == (0, 0, 0)
    assert myths(t, 0) == []


@covers("TH-182")
@card_test("pandoras_box")
def test_pandoras_box_costs_two_miracles() -> None:
    t = top(given(gods={0: "ares"}), 0, "pandoras_box")
    t.s.players[0].miracles = 1
    t.step(MythPhase()).refuses(0, "buy", "TH-182")


@covers("TH-241")
@card_test("aegis")
def test_aegis_takes_the_first_blow_of_a_battle_and_no_other() -> None:
    t = given(
        myths={1: ["aegis"]},
        hands={0: ["plague", "locusts", "fertility"]},
        stakes={1: (0, 1, 4)},
        sky=("earth chaos 3", "earth chaos 2", "fire order 1"),
    )
    battle(t).plays(0, "play plague", "player 2")
    assert t.stake(1) == (0, 1, 4)
    t.plays(0, "play locusts", "player 2")
    assert t.stake(1) == (0, 1, 2)


@covers("TH-241")
@card_test("aegis")
def test_aegis_guards_its_owner_alone_and_not_against_himself() -> None:
    t = given(
        myths={1: ["aegis"]},
        hands={0: ["plague"], 1: ["pyre", "fertility"]},
        stakes={1: (0, 1, 4), 2: (0, 0, 3)},
        sky=("earth chaos 3", "earth chaos 2", "fire order 1"),
    )
    battle(t).plays(0, "play plague", "player 3")
    assert t.stake(2) == (0, 0, 0)
    t.plays(1, "play pyre", "number 2")
    assert t.stake(1) == (0, 1, 2)
    assert t.events("shielded") == []


@covers("TH-211")
@card_test("golden_fleece")
def test_the_golden_fleece_brings_a_winner_two_disciples() -> None:
    t = fought(given(myths={0: ["golden_fleece"]}), {0: 9, 1: 9, 2: 1}).plays(0, "myth golden_fleece")
    assert t.cult(0) == (3, 5, 11)


@covers("TH-208", "TH-217")
@card_test("golden_fleece")
def test_the_golden_fleece_brings_a_loser_nothing() -> None:
    t = fought(given(myths={0: ["golden_fleece"]}, hands={0: ["gale", "hatred"]}), {0: 8, 1: 9, 2: 1})
    assert t.asked() == (0, "CloseHand")
    t.refuses(0, "myth golden_fleece", "TH-122")


@covers("TH-209", "TH-211", "TH-230")
@card_test("trojan_horse")
def test_the_trojan_horse_costs_a_card_and_an_opponent_a_random_one() -> None:
    t = given(myths={0: ["trojan_horse"]}, hands={0: ["gale", "hatred"], 1: ["plague", "unity"], 2: ["feint"]})
    battle(t).plays(0, "myth trojan_horse", "player 2", "card hatred").picks(0).nobody_reacts()
    assert t.hand(0) == ["gale"]
    assert len(t.hand(1)) == 1
    assert t.hand(2) == ["feint"]


@covers("TH-121", "TH-122")
@card_test("trojan_horse")
def test_the_trojan_horse_needs_a_card_and_a_victim_with_one() -> None:
    t = battle(given(myths={0: ["trojan_horse", "heracles"]}, hands={1: ["gale"]}))
    t.refuses(0, "myth trojan_horse", "TH-121")
    t = battle(given(myths={0: ["trojan_horse", "heracles"]}, hands={0: ["gale"]}))
    t.refuses(0, "myth trojan_horse", "TH-122")
    hands = {0: ["gale"], 1: ["gale"], 2: ["gale"]}
    t = battle(given(seats=4, myths={0: ["trojan_horse"]}, hands=hands)).plays(0, "myth trojan_horse")
    t.refuses(0, "player 4", "TH-122")


@covers("TH-219", "TH-220", "TH-222")
@card_test("heracles")
def test_heracles_is_worth_eight_and_comes_home_from_a_victory() -> None:
    t = battle(given(myths={0: ["heracles"]})).plays(0, "myth heracles")
    to_prayer(t)
    assert t.each("power")[:3] == [10, 2, 2]
    assert myths(t, 0) == ["heracles"] and hero(t, 0) == ""
    assert t.cult(0) == (3, 6, 9), "he is no follower of the Cult"


@covers("TH-224", "TH-219")
@card_test("heracles")
def test_heracles_stays_on_his_card_unless_he_is_sent_and_dies_in_defeat() -> None:
    t = to_prayer(battle(given(myths={0: ["heracles"]})).plays(0, "done"))
    assert t.each("power")[:3] == [2, 2, 2]
    t = battle(given(myths={0: ["heracles"]}, stakes={1: (2, 0, 0)})).plays(0, "myth heracles")
    to_prayer(t)
    assert myths(t, 0) == [] and hero(t, 0) == ""
    assert told(t, "hero-died") == [{"kind": "hero-died", "clause": "TH-224", "seat": 0, "myth": "heracles"}]
