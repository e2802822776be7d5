"""The cards of Earth. -- chapters 9 to 11"""

import pytest

from tests.games.theomachy.cards.playing import SPARE, in_battle, in_betting, in_closure, settled
from tests.games.theomachy.table import card_test, covers, given
from theogony.games.theomachy.amendments import PREREQUISITES_ALONE
from theogony.games.theomachy.betting import BettingRound

STAKE = 23  # a Prophet, a Priest and four Disciples


# -- Attacks ----------------------------------------------------------------------------------------------------------


@card_test("rockslide", "quicksand")
@covers("TH-151")
@pytest.mark.parametrize(("name", "power"), [("rockslide", 2), ("quicksand", 6)])
def test_plain_attacks_add_what_they_show(name: str, power: int) -> None:
    t = in_battle(name, essence="earth").plays(0, f"play {name}")
    assert (t.power(0), t.power(1)) == (STAKE + power, STAKE)


@card_test("plague")
@covers("TH-147", "TH-123")
def test_plague_kills_all_disciples_of_one_stake() -> None:
    t = in_battle("plague", essence="earth", seats=3).plays(0, "play plague", "player 3").nobody_reacts()
    assert (t.stake(1), t.stake(2)) == ((1, 1, 4), (1, 1, 0))
    assert (t.power(0), t.power(2)) == (STAKE, STAKE - 8)
    assert t.cult(2) == (3, 5, 8)


@card_test("plague", "locusts")
@covers("TH-122")
@pytest.mark.parametrize("name", ["plague", "locusts"])
def test_plague_and_locusts_are_attacks_even_where_nobody_is_to_strike(name: str) -> None:
    t = in_battle(name, essence="earth", seats=3, stakes={0: (0, 0, 3), 1: (1, 0, 0), 2: (0, 2, 0)})
    t.plays(0, f"play {name}")
    assert (t.stake(1), t.stake(2)) == ((1, 0, 0), (0, 2, 0)) and len(t.s.attacks(0)) == 1
    stakes = {0: (0, 0, 3), 1: (1, 0, 0), 2: (0, 2, 0)}
    t = in_battle(name, essence="earth", seats=3, stakes=stakes, version=PREREQUISITES_ALONE)
    t.refuses(0, f"play {name}", "TH-122")
    t = in_battle(name, essence="earth", seats=3, stakes={0: (0, 0, 3), 1: (0, 0, 1), 2: (0, 2, 0)})
    t.plays(0, f"play {name}").nobody_reacts()
    assert t.stake(1) == (0, 0, 0)


@card_test("locusts")
@covers("TH-147")
def test_locusts_kill_up_to_two_disciples() -> None:
    t = in_battle("locusts", essence="earth").plays(0, "play locusts").nobody_reacts()
    assert (t.stake(1), t.power(0)) == ((1, 1, 2), STAKE)


@card_test("earthquake")
@covers("TH-131")
def test_earthquake_lets_each_opponent_choose_the_location_it_damages() -> None:
    places = {0: ["altar"], 1: ["altar", "granary"], 2: ["oracle"]}
    t = in_battle("earthquake", essence="earth", seats=3, locations=places).plays(0, "play earthquake")
    assert t.asked() == (1, "ChooseLocation")
    t.refuses(1, "card oracle", "TH-131")
    t.plays(1, "card granary")
    assert [event.public["card"] for event in t.events("damaged")] == ["granary", "oracle"]
    assert (t.locations(0), t.power(0)) == (["altar"], STAKE + 9)


@card_test("earthquake")
@covers("TH-131")
def test_earthquake_destroys_what_was_damaged_before() -> None:
    t = in_battle("earthquake", essence="earth", locations={1: ["fortress"]})
    assert t.power(1) == STAKE + 3
    t.s.damaged = t.s.locations(1)
    t.plays(0, "play earthquake")
    assert (t.locations(1), t.discards(1), t.power(1)) == ([], ["fortress"], STAKE)
    assert t.cult(1) == (3, 5, 8)  # its token goes to the Bank


@card_test("avalanche")
def test_avalanche_counts_own_locations_up_to_three() -> None:
    for places, more in ((["oracle"], 1), (["oracle", "altar", "harbour", "granary"], 3)):
        t = in_battle("avalanche", essence="earth", locations={0: places}).plays(0, "play avalanche")
        assert t.power(0) == STAKE + 4 + more


@card_test("phalanx")
def test_phalanx_counts_tokens_up_to_five() -> None:
    t = in_battle("phalanx", essence="earth").plays(0, "play phalanx")
    assert t.power(0) == STAKE + 3 + 5
    t = in_battle("phalanx", essence="earth", stakes={0: (1, 0, 1), 1: (0, 0, 1)}).plays(0, "play phalanx")
    assert t.power(0) == 12 + 3 + 2


@card_test("boar_charge")
@covers("TH-151")
def test_boar_charge_looks_at_the_stakes_when_the_battle_ends() -> None:
    t = in_battle("boar_charge", essence="earth").plays(0, "play boar_charge")
    assert t.power(0) == STAKE + 3
    t.s.stake[2] -= 1
    assert t.power(0) == STAKE - 2 + 5


@card_test("serpent_coils")
@covers("TH-152")
def test_serpent_coils_weaken_one_opponent_never_below_nothing() -> None:
    stakes = {0: (0, 0, 1), 1: (0, 0, 1), 2: (0, 0, 0)}
    t = in_battle("serpent_coils", essence="earth", seats=3, stakes=stakes).plays(0, "play serpent_coils", "player 3")
    assert (t.power(0), t.power(1), t.power(2)) == (2 + 9, 2, 0)
    t = in_battle("serpent_coils", essence="earth").plays(0, "play serpent_coils")
    assert t.power(1) == STAKE - 2


# -- Effects ----------------------------------------------------------------------------------------------------------


@card_test("interruption")
@covers("TH-136", "TH-256")
def test_interruption_cancels_an_effect_and_both_are_discarded() -> None:
    t = in_betting("fertility", essence="earth", seats=2, hands={1: ["interruption", SPARE]})
    t.plays(0, "play fertility").plays(1, "play interruption").nobody_reacts()
    assert t.cult(0) == (3, 5, 8)
    assert (t.discards(0), t.discards(1)) == (["fertility"], ["interruption"])
    assert t.asked() == (0, "BettingTurn")


@card_test("interruption")
@covers("TH-133", "TH-256")
def test_interruption_is_no_card_for_the_own_turn_and_answers_no_raise() -> None:
    t = in_betting("interruption", essence="fire", sky=["earth chaos 3", "earth chaos 2", "fire chaos 1"], first=1)
    t.plays(1, "raise disciple")
    assert t.asked() == (0, "React")
    t.refuses(0, "play interruption", "TH-133")
    t.plays(0, "pass").plays(2, "follow")
    t.refuses(0, "play interruption", "TH-133")


@card_test("fertility")
@covers("TH-124")
def test_fertility_gains_two_disciples() -> None:
    t = in_betting("fertility", essence="earth", cults={0: (0, 1, 0)}).plays(0, "play fertility")
    assert (t.cult(0), t.discards(0)) == ((0, 1, 2), ["fertility"])


@card_test("famine")
@covers("TH-080", "TH-123")
def test_famine_kills_a_disciple_of_every_opponent_in_the_hand() -> None:
    t = in_betting("famine", essence="earth", seats=4, cults={1: (0, 1, 1)})
    t.s.deeds[2].folded = 1
    t.plays(0, "play famine")
    assert [t.cult(seat) for seat in range(4)] == [(3, 5, 8), (0, 0, 2), (3, 5, 8), (3, 5, 7)]
    t = in_betting("famine", essence="earth", cults={1: (0, 0, 0), 2: (0, 0, 0)}).plays(0, "play famine")
    assert t.discards(0) == ["famine"]


@card_test("recollection")
@covers("TH-161", "TH-126")
def test_recollection_lets_its_player_keep_three_cards() -> None:
    t = in_closure("recollection", "gale", "gale", "unity", essence="earth").plays(0, "play recollection", "done")
    t.plays(1, "take")
    assert t.asked() == (0, "KeepCards")
    t.plays(0, "card gale", "card unity", "card gale")
    assert t.hand(0) == ["unity", "gale", "gale"]
    assert t.discards(0) == ["recollection", SPARE]
    in_betting("recollection", essence="earth").refuses(0, "play recollection", "TH-126")


@card_test("tribute")
@covers("TH-123", "TH-201")
def test_tribute_moves_a_disciple_from_cult_to_cult() -> None:
    t = in_betting("tribute", essence="earth", cults={1: (0, 1, 1)}, stakes={1: (0, 0, 3)})
    t.plays(0, "play tribute", "player 2")
    assert (t.cult(0), t.cult(1), t.stake(1)) == ((3, 5, 9), (0, 0, 2), (0, 0, 3))


@card_test("tribute")
@covers("TH-122")
def test_tribute_finds_nobody_to_pay_it() -> None:
    t = in_betting("tribute", essence="earth", cults={1: (0, 0, 0), 2: (0, 0, 0)}).plays(0, "play tribute")
    assert t.cult(0) == (3, 5, 8) and t.discards(0) == ["tribute"]


@card_test("oak_oath")
@covers("TH-125", "TH-241", "TH-255")
def test_oak_oath_protects_priests_and_prophets_and_gives_two_power() -> None:
    t = in_betting("oak_oath", essence="earth", level=(1, 1, 1)).plays(0, "play oak_oath")
    assert t.discards(0) == []
    assert t.power(0) == 17 + 2
    t = in_battle("kraken", essence="water", lasting={1: ["oak_oath"]}).plays(0, "play kraken")
    assert (t.asked(), t.stake(1)) == ((0, "BattleTurn"), (1, 1, 4))  # nobody asks for a Deflection
    t = in_battle("plague", essence="earth", lasting={1: ["oak_oath"]}).plays(0, "play plague").nobody_reacts()
    assert t.stake(1) == (1, 1, 0)


# -- Locations --------------------------------------------------------------------------------------------------------


@card_test("fortress")
@covers("TH-130", "TH-152", "TH-240")
def test_fortresses_add_three_each_to_who_is_in_the_battle() -> None:
    t = in_battle(essence="earth", locations={0: ["fortress", "fortress"]})
    assert (t.power(0), t.power(1)) == (STAKE + 6, STAKE)
    t = in_betting("fortress", essence="earth", cults={0: (1, 1, 2)}).plays(0, "play fortress")
    assert t.cult(0) == (0, 2, 2)  # the Priest left, so the Prophet became two
    in_betting("fortress", essence="earth", cults={0: (0, 0, 2)}).refuses(0, "play fortress", "TH-128")


@card_test("granary")
@covers("TH-156")
def test_granary_rewards_the_winner_alone() -> None:
    t = in_closure(essence="earth", locations={0: ["granary"], 1: ["granary"]}).plays(0, "done")
    assert (t.cult(0), t.cult(1)) == ((3, 5, 8), (3, 5, 10))


@card_test("ziggurat")
@covers("TH-120", "TH-115")
def test_ziggurat_counts_one_more_orb_of_each_kind() -> None:
    sky = ["earth order 2", "earth chaos 2", "fire order 1"]
    hand = {0: ["famine", SPARE]}
    given(hands=hand, sky=sky).step(BettingRound(1)).refuses(0, "play famine", "TH-115")
    t = settled("ziggurat", hands=hand, sky=sky)
    assert t.s.own_orbs[:2] == [1, 1]
    t.plays(0, "play famine")


@card_test("barrow")
@covers("TH-130", "TH-226")
def test_barrow_takes_a_power_card_back_once_in_a_hand() -> None:
    pile = {0: ["power_air_order", "gale", "power_fire_chaos", "unity"]}
    t = settled("barrow", discards=pile).plays(0, "visit barrow")
    assert t.options(0) == ["card power_air_order", "card power_fire_chaos"]
    t.refuses(0, "card gale", "TH-226")
    t.plays(0, "card power_air_order")
    assert sorted(t.hand(0)) == ["power_air_order", SPARE]
    (taken,) = t.events("reclaimed")
    assert "card" not in taken.seen_by(1)
    t.refuses(0, "visit barrow", "TH-130")


@card_test("barrow")
@covers("TH-122", "TH-238", "TH-226")
def test_barrow_without_a_power_card_is_refused_but_the_turn_does_not_tell_so() -> None:
    t = given(locations={0: ["barrow"]}, discards={0: ["gale", "unity"]}).step(BettingRound(1))
    t.refuses(0, "visit barrow", "TH-122")
    t.plays(0, "pass")
    assert (t.asked(), t.options(0)) == ((0, "BettingTurn"), ["end"])


# -- Power cards ------------------------------------------------------------------------------------------------------


@card_test("power_earth_order", "power_earth_chaos")
@covers("TH-112", "TH-114", "TH-115")
@pytest.mark.parametrize(("orb", "card", "clause"), [("order", "fertility", "TH-115"), ("chaos", "famine", "TH-114")])
def test_earth_power_cards_give_one_essence_and_two_orbs(orb: str, card: str, clause: str) -> None:
    power = f"power_earth_{orb}"
    t = given(hands={0: [power, card, SPARE]}, sky=["earth chaos 1", "air order 1", "fire chaos 2"])
    t.step(BettingRound(1)).refuses(0, f"play {card}", clause)
    t.plays(0, f"play {power}", f"play {card}")
