"""The cards of Fire. -- chapters 9 to 11"""

import pytest

from tests.games.theomachy.cards.playing import SPARE, Position, in_battle, in_betting, in_closure, settled
from tests.games.theomachy.table import card_test, covers, given
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.zones import HAND

STAKE = 23  # a Prophet, a Priest and four Disciples
FIRE_AND_WATER = ["water chaos 3", "water chaos 2", "fire chaos 3", "fire chaos 2", "fire order 1"]
FIRE_AND_EARTH = ["earth chaos 3", "earth chaos 2", "fire order 3", "fire order 2", "fire order 1"]


# -- Attacks ----------------------------------------------------------------------------------------------------------


@card_test("hatred", "eruption", "greek_fire")
@covers("TH-151")
@pytest.mark.parametrize(("name", "power"), [("hatred", 4), ("eruption", 13), ("greek_fire", 6)])
def test_plain_attacks_add_what_they_show(name: str, power: int) -> None:
    t = in_battle(name, essence="fire").plays(0, f"play {name}")
    assert (t.power(0), t.power(1)) == (STAKE + power, STAKE)


@card_test("hatred")
@covers("TH-117")
def test_hatred_needs_no_orbs_but_two_fires() -> None:
    in_battle("hatred", essence="fire", sky=["fire order 1", "fire chaos 1"]).plays(0, "play hatred")
    t = in_battle("hatred", essence="fire", sky=["fire order 1", "earth chaos 1"])
    t.refuses(0, "play hatred", "TH-114")


@card_test("wall_of_fire")
@covers("TH-241")
def test_wall_of_fire_stops_the_next_blow_and_no_other() -> None:
    t = in_battle("wall_of_fire", essence="fire", sky=FIRE_AND_EARTH, hands={1: ["locusts", "locusts"]})
    t.plays(0, "play wall_of_fire", "end")
    assert t.power(0) == STAKE + 4
    t.plays(1, "play locusts").nobody_reacts()
    assert t.stake(0) == (1, 1, 4)
    t.plays(1, "play locusts").nobody_reacts()
    assert t.stake(0) == (1, 1, 2)


@card_test("wall_of_fire", "ragnarok")
@covers("TH-241")
def test_wall_of_fire_stops_a_whole_card() -> None:
    t = in_battle("wall_of_fire", essence="fire", hands={1: ["ragnarok"]}).plays(0, "play wall_of_fire", "end")
    t.plays(1, "play ragnarok").nobody_reacts()
    assert (t.stake(0), t.stake(1)) == ((1, 1, 4), (1, 0, 3))


@card_test("wall_of_fire", "deflection")
@covers("TH-241")
def test_a_deflection_saves_the_wall_of_fire() -> None:
    sky = ["fire order 3", "fire order 2", "air chaos 1", "earth chaos 2", "earth chaos 3"]
    hands = {1: ["locusts", "locusts"]}
    t = in_battle("wall_of_fire", "deflection", essence="fire", sky=sky, hands=hands)
    t.plays(0, "play wall_of_fire", "end").plays(1, "play locusts").plays(0, "play deflection")
    t.plays(1, "play locusts").nobody_reacts()
    assert t.stake(0) == (1, 1, 4)
    assert t.s.deeds[0].shields == 0


@card_test("feint")
@covers("TH-232", "TH-230", "TH-123")
def test_feint_makes_one_opponent_discard_at_random() -> None:
    hands = {1: ["gale"], 2: ["unity"]}
    t = in_battle("feint", essence="fire", seats=3, hands=hands).picks(0).plays(0, "play feint", "player 3")
    t.nobody_reacts()
    assert (t.hand(1), t.hand(2), t.discards(2)) == (["gale", SPARE], [SPARE], ["unity"])
    assert t.power(0) == STAKE + 1


@card_test("feint")
@covers("TH-232")
def test_feint_is_weaker_for_who_is_not_first() -> None:
    t = in_battle("gale", essence="fire", sky=["fire chaos 2", "air chaos 1"], hands={1: ["feint"]})
    t.plays(0, "play gale", "end").plays(1, "play feint").nobody_reacts()
    assert (t.discards(0), t.power(0)) == ([SPARE], STAKE + 2)  # the Attack had been played before
    t = in_battle("feint", essence="fire", seats=2)
    t.put(HAND + 1, [])
    t.plays(0, "play feint")  # an empty hand loses nothing, the Power counts all the same
    assert (t.discards(1), t.power(0)) == ([], STAKE + 1)


@card_test("pyre")
@covers("TH-252")
@pytest.mark.parametrize(("number", "power"), [(0, STAKE), (1, STAKE - 2 + 5), (2, STAKE - 4 + 10)])
def test_pyre_burns_as_many_own_disciples_as_its_player_names(number: int, power: int) -> None:
    t = in_battle("pyre", essence="fire").plays(0, "play pyre")
    t.refuses(0, "number 3", "TH-252")
    t.plays(0, f"number {number}")
    assert (t.stake(0), t.power(0)) == ((1, 1, 4 - number), power)


@card_test("pyre")
@covers("TH-241", "TH-252")
def test_pyre_finds_only_what_there_is_and_no_shield_stops_it() -> None:
    t = in_battle("pyre", essence="fire", stakes={0: (0, 1, 1), 1: (0, 0, 1)}, lasting={0: ["sanctuary"]})
    t.plays(0, "play pyre").refuses(0, "number 2", "TH-252")
    assert t.plays(0, "number 1").power(0) == 5 + 5
    t = in_battle("pyre", essence="fire", stakes={0: (0, 1, 0), 1: (0, 0, 1)}).plays(0, "play pyre")
    assert (t.asked(), t.power(0)) == ((0, "BattleTurn"), 5)


@card_test("greek_fire", "tempest", "temple_of_war")
@covers("TH-253")
def test_greek_fire_cannot_be_stopped_nor_the_bonus_that_belongs_to_it() -> None:
    places = {0: ["temple_of_war"]}
    t = in_battle("greek_fire", "hatred", essence="fire", sky=FIRE_AND_WATER, hands={1: ["tempest"]}, locations=places)
    t.plays(0, "play greek_fire", "play hatred", "end").plays(1, "play tempest", "quench 1>greek_fire")
    assert t.power(0) == STAKE + (6 + 1) + (4 + 1)


@card_test("scorching_sun")
def test_scorching_sun_counts_order_in_the_constellation_up_to_nine() -> None:
    t = in_battle("scorching_sun", essence="fire", powers={0: ["power_air_order"]}).plays(0, "play scorching_sun")
    assert t.power(0) == STAKE + 5  # the own Power card is no part of the Constellation
    sky = ["fire order 3", "fire order 2", "air order 3", "water order 3", "earth order 3"]
    t = in_battle("scorching_sun", essence="fire", sky=sky).plays(0, "play scorching_sun")
    assert t.power(0) == STAKE + 9


@card_test("berserkers")
@covers("TH-147")
def test_berserkers_cost_a_disciple_after_power_has_been_compared_even_a_winner() -> None:
    t = in_battle("berserkers", essence="fire", rewards="asked", seats=3).plays(0, "play berserkers")
    assert (t.stake(0), t.power(0)) == ((1, 1, 4), STAKE + 5)
    t.the_battle_ends()
    assert t.each("power")[:3] == [STAKE + 5, STAKE, STAKE]
    assert (t.asked(), t.stake(0)) == ((0, "TakeReward"), (1, 1, 3))


@card_test("ragnarok")
@covers("TH-147", "TH-241")
def test_ragnarok_kills_a_priest_and_a_disciple_in_every_stake() -> None:
    stakes = {0: (0, 1, 2), 1: (1, 0, 1), 2: (1, 2, 0)}
    t = in_battle("ragnarok", essence="fire", seats=3, stakes=stakes).plays(0, "play ragnarok").nobody_reacts()
    assert [t.stake(seat) for seat in range(3)] == [(0, 0, 1), (1, 0, 0), (1, 1, 0)]
    assert t.power(0) == 2 + 9


# -- Effects ----------------------------------------------------------------------------------------------------------


@card_test("rage")
@covers("TH-125", "TH-253")
def test_rage_makes_the_first_attack_stronger() -> None:
    t = in_betting("rage", essence="fire").plays(0, "play rage")
    assert t.discards(0) == []
    t = in_battle("hatred", "hatred", essence="fire", sky=FIRE_AND_WATER, lasting={0: ["rage"]}, hands={1: ["tempest"]})
    assert t.power(0) == STAKE
    t.plays(0, "play hatred", "play hatred", "end")
    assert t.power(0) == STAKE + 4 + 3 + 4
    t.plays(1, "play tempest")
    assert t.power(0) == STAKE + 4  # the first Attack was nullified and takes the bonus with it


@card_test("curse")
@covers("TH-230")
def test_curse_makes_an_opponent_discard_at_random() -> None:
    t = in_betting("curse", essence="fire", hands={1: ["gale", "unity"]}).picks(1).plays(0, "play curse")
    t.nobody_reacts()
    assert (t.hand(1), t.discards(1)) == (["unity"], ["gale"])
    assert in_betting("curse", essence="fire").plays(0, "play curse").discards(0) == ["curse"], "no hand to touch"


@card_test("zeal")
@covers("TH-133", "TH-070", "TH-256")
def test_zeal_answers_a_raise_with_two_disciples_for_the_own_stake() -> None:
    t = in_betting("zeal", essence="fire", first=1).plays(1, "raise priest")
    assert t.asked() == (0, "React")
    t.plays(0, "play zeal")
    assert (t.stake(0), t.cult(0)) == ((0, 0, 3), (3, 5, 8))
    assert t.s.level == [0, 1, 1]
    assert t.s.paid[:3] == [0, 0, 1]


@card_test("zeal")
@covers("TH-133", "TH-135")
def test_zeal_answers_neither_an_own_raise_nor_a_pass() -> None:
    t = in_betting("zeal", essence="fire", first=0)
    t.refuses(0, "play zeal", "TH-133")
    t.plays(0, "raise disciple")
    assert t.asked() == (0, "BettingTurn")
    t = in_betting("zeal", essence="fire", first=1).plays(1, "pass").plays(2, "pass")
    assert t.asked() == (0, "BettingTurn")


@card_test("martyrdom")
@covers("TH-121", "TH-123")
def test_martyrdom_costs_a_priest_and_takes_one_of_everybody_or_two_disciples() -> None:
    cults = {1: (1, 1, 1), 2: (0, 0, 3), 3: (0, 0, 1)}
    t = in_betting("martyrdom", essence="fire", seats=4, cults=cults).plays(0, "play martyrdom")
    assert [t.cult(seat) for seat in range(4)] == [(3, 4, 8), (0, 2, 1), (0, 0, 1), (0, 0, 0)]


@card_test("martyrdom", "blood_oath", "burnt_offering")
@covers("TH-121")
@pytest.mark.parametrize(
    ("name", "cult"), [("martyrdom", (0, 0, 4)), ("blood_oath", (0, 0, 4)), ("burnt_offering", (0, 0, 0))]
)
def test_a_cost_that_the_cult_cannot_pay_forbids_the_card(name: str, cult: tuple[int, int, int]) -> None:
    t = in_betting(name, essence="fire", cults={0: cult}, discards={0: ["gale"]}, stakes={0: (1, 1, 1)})
    t.refuses(0, f"play {name}", "TH-121")


@card_test("burnt_offering")
@covers("TH-121", "TH-226")
def test_burnt_offering_takes_any_card_back_for_a_disciple() -> None:
    t = in_betting("burnt_offering", essence="fire", discards={0: ["gale", "oracle"]}).plays(0, "play burnt_offering")
    assert t.options(0) == ["card gale", "card oracle"]  # the card itself is not there yet
    t.plays(0, "card gale")
    assert (t.cult(0), sorted(t.hand(0)), t.discards(0)) == ((3, 5, 7), ["gale", SPARE], ["oracle", "burnt_offering"])
    t = in_betting("burnt_offering", essence="fire").plays(0, "play burnt_offering")
    assert (t.cult(0), t.discards(0)) == ((3, 5, 7), ["burnt_offering"]), "paid for nothing"


@card_test("blood_oath")
@covers("TH-251", "TH-070")
def test_blood_oath_lends_a_prophet_to_the_stake() -> None:
    t = in_betting("blood_oath", essence="fire").plays(0, "play blood_oath")
    assert (t.cult(0), t.stake(0)) == ((3, 4, 8), (1, 0, 1))
    assert t.s.level == [0, 0, 1]
    assert t.power(0) == 12
    t.plays(0, "raise disciple", "end").plays(1, "fold").plays(2, "fold")
    assert t.cult(0) == (3, 5, 9)  # with the reward's Priest and both Disciples, but without the Prophet


# -- Locations --------------------------------------------------------------------------------------------------------


@card_test("temple_of_war")
@covers("TH-130", "TH-240", "TH-253")
def test_temples_of_war_add_one_for_each_attack_each() -> None:
    t = in_battle("hatred", "feint", essence="fire", locations={0: ["temple_of_war", "temple_of_war"]})
    t.plays(0, "play hatred", "play feint").nobody_reacts()
    assert t.power(0) == STAKE + 4 + 1 + 2 * 2


@card_test("altar")
@covers("TH-130", "TH-121")
def test_altar_gives_a_card_for_a_disciple_once_in_a_hand() -> None:
    t = settled("altar", draws={0: ["gale", "unity"]}).picks(0).plays(0, "visit altar")
    assert (t.cult(0), sorted(t.hand(0))) == ((3, 5, 7), [SPARE, "unity"])
    t.refuses(0, "visit altar", "TH-130")
    settled("altar", draws={0: ["gale"]}, cults={0: (0, 0, 0)}).refuses(0, "visit altar", "TH-121")
    settled("altar").refuses(0, "visit altar", "TH-122")


@card_test("altar")
@covers("TH-130")
def test_each_copy_of_a_location_is_used_for_itself() -> None:
    t = settled("altar", "altar", draws={0: ["gale", "unity"]}).picks(0).plays(0, "visit altar", "visit altar")
    assert t.cult(0) == (3, 5, 6)
    t.refuses(0, "visit altar", "TH-130")


@card_test("eternal_flame")
@covers("TH-120", "TH-114")
def test_eternal_flame_counts_one_more_fire() -> None:
    sky = ["fire chaos 3", "air order 1", "earth order 1"]
    position: Position = {"hands": {0: ["blood_oath", SPARE]}, "sky": sky}
    given(**position).step(BettingRound(1)).refuses(0, "play blood_oath", "TH-114")
    settled("eternal_flame", **position).plays(0, "play blood_oath")


@card_test("mead_hall")
@covers("TH-161")
def test_mead_hall_keeps_two_cards_after_a_battle() -> None:
    t = in_closure("gale", "unity", essence="fire", locations={0: ["mead_hall"]}).plays(0, "done").plays(1, "take")
    assert t.asked() == (0, "KeepCards")
    t.plays(0, "card gale", "card unity")
    assert t.hand(0) == ["unity", "gale"]
    t = settled("mead_hall", hands={0: ["gale", "unity"]}, sky=FIRE_AND_WATER[2:])
    t.plays(0, "raise disciple", "end").plays(1, "fold").plays(2, "fold").plays(0, "done")
    assert t.asked() == (0, "TopDiscard")  # no Battle, nothing is kept


# -- Power cards ------------------------------------------------------------------------------------------------------


@card_test("power_fire_order", "power_fire_chaos")
@covers("TH-112", "TH-114", "TH-115")
@pytest.mark.parametrize(("orb", "card", "clause"), [("order", "mead_hall", "TH-114"), ("chaos", "rage", "TH-115")])
def test_fire_power_cards_give_one_essence_and_two_orbs(orb: str, card: str, clause: str) -> None:
    power = f"power_fire_{orb}"
    t = given(hands={0: [power, card, SPARE]}, sky=["fire order 1", "air order 2", "earth order 1"])
    t.step(BettingRound(1)).refuses(0, f"play {card}", clause)
    t.plays(0, f"play {power}", f"play {card}")
