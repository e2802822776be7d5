"""The Battle: who takes part, turns, passes, one Essence at a time. -- chapter 10 (TH-138 to TH-149)"""

from tests.games.theomachy.cards.playing import SPARE, Position, in_battle, sky_of, unprayed
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound

STAKE = 23  # a Prophet, a Priest and four Disciples
ALL_FOUR = ["fire chaos 2", "fire chaos 1", "water chaos 1", "air order 2", "earth order 1"]


def last_round() -> Play:
    """The third Betting Round; everybody holds the spare card."""
    hands = {key: [SPARE] for key in range(3)}
    return unprayed(given(sky=sky_of("air"), hidden=(), round=3, rewards="asked", hands=hands)).step(BettingRound(3))


# -- who takes part, and the window before the first turn -- TH-138 to TH-140 -----------------------------------------


@covers("TH-138", "TH-140")
def test_two_players_after_the_third_round_fight_a_battle() -> None:
    t = last_round().plays(0, "fold").plays(1, "pass", "end").plays(2, "pass", "end")
    assert t.events("battle")[0].public["seats"] == [1, 2]
    assert t.asked() == (1, "BattleTurn")  # the First Player has folded
    t.plays(1, "pass")
    assert t.asked() == (2, "BattleTurn")


@covers("TH-138", "TH-086")
def test_one_player_alone_fights_none() -> None:
    t = last_round().plays(0, "fold").plays(1, "fold")
    assert t.events("battle") == []
    assert t.s.fighters == 0


@covers("TH-139", "TH-209", "TH-219")
def test_mythology_and_heroes_come_before_the_first_turn_clockwise_from_the_first_player() -> None:
    t = in_battle(essence="air", first=1, gods={0: "ares", 1: "odin"}, myths={0: ["heracles"], 1: ["sigurd"]})
    assert t.asked() == (1, "UseMyth")
    t.plays(1, "myth sigurd")
    assert t.asked() == (0, "UseMyth")
    t.plays(0, "done")
    assert t.asked() == (1, "BattleTurn")
    t.refuses(1, "myth sigurd", "TH-141")
    assert (t.power(0), t.power(1)) == (STAKE, STAKE + 6)


@covers("TH-140")
def test_turns_go_clockwise_from_the_first_player_and_folded_players_are_skipped() -> None:
    t = given(seats=4, first=2, hands={key: [SPARE, "gale"] for key in range(4)}, sky=sky_of("air"), hidden=(), round=3)
    t.s.deeds[3].folded = 1
    t.step(BeginBattle())
    order = []
    for _ in range(4):
        order.append(t.asked()[0])
        t.plays(order[-1], f"play {SPARE}" if len(order) < 4 else "pass", *["end"] * (len(order) < 4))
    assert order == [2, 0, 1, 2]


@covers("TH-140", "TH-079")
def test_there_are_no_bets_in_a_battle() -> None:
    t = in_battle("gale", essence="air")
    for bet in ("raise disciple", "follow", "fold", "last-stand"):
        t.refuses(0, bet, "TH-140")


# -- turns and passes -- TH-141, TH-144, TH-145 -----------------------------------------------------------------------


@covers("TH-141")
def test_a_turn_is_a_pass_or_at_least_one_card() -> None:
    t = in_battle("gale", "gale", essence="air")
    t.refuses(0, "end", "TH-141")
    t.plays(0, "play gale", f"play {SPARE}", "play gale")
    assert t.asked() == (1, "BattleTurn")  # his hand is empty: the turn is over
    t.plays(1, "pass")


@covers("TH-141", "TH-144")
def test_an_ability_of_the_battle_makes_a_turn() -> None:
    t = in_battle("gale", essence="air", gods={0: "ares"}).plays(0, "invoke", f"card {SPARE}", "done")
    t.refuses(0, "pass", "TH-144")
    t.plays(0, "end").plays(1, "pass")
    assert t.asked() == (0, "BattleTurn")
    assert t.power(0) == STAKE + 1


@covers("TH-144")
def test_a_turn_with_a_power_card_alone_is_no_pass() -> None:
    t = in_battle("gale", essence="air").plays(0, f"play {SPARE}")
    t.refuses(0, "pass", "TH-144")
    t.plays(0, "end").plays(1, "pass")
    assert t.asked() == (0, "BattleTurn")


@covers("TH-145")
def test_the_battle_ends_when_all_have_passed_one_after_the_other() -> None:
    t = in_battle("gale", essence="air", rewards="asked", seats=3).plays(0, "pass").plays(1, "pass")
    assert t.asked() == (2, "BattleTurn")
    t.plays(2, f"play {SPARE}")
    t.plays(0, "play gale", "end").plays(1, "pass")  # who passed may play again
    assert t.asked() == (0, "BattleTurn")  # seat 2 holds no card any more and passes by itself
    t.plays(0, "pass")
    assert t.events("power") != []


@covers("TH-145")
def test_two_passes_of_three_do_not_end_it() -> None:
    t = in_battle(essence="air", seats=3).plays(0, "pass").plays(1, "pass")
    assert t.events("power") == []
    t.refuses(0, "pass", "TH-068")
    t.plays(2, "pass")
    assert len(t.events("power")) == 3


# -- one Essence -- TH-142, TH-143, TH-214 ----------------------------------------------------------------------------


@covers("TH-142")
def test_attacks_of_one_turn_are_of_one_essence() -> None:
    t = in_battle("hatred", "feint", "ice_shards", essence="fire", sky=ALL_FOUR).plays(0, "play hatred")
    assert t.refuses(0, "play ice_shards", "TH-142").params == {"essence": "fire"}
    t.plays(0, "play feint").nobody_reacts()
    assert t.power(0) == STAKE + 5


@covers("TH-142")
def test_power_cards_are_never_bound() -> None:
    t = in_battle("hatred", "power_air_order", "power_earth_chaos", essence="fire", sky=ALL_FOUR)
    t.plays(0, "play power_air_order", "play hatred", "play power_earth_chaos")
    assert t.power(0) == STAKE + 4


@covers("TH-143")
def test_a_later_turn_may_be_of_another_essence() -> None:
    t = in_battle("hatred", "ice_shards", essence="fire", sky=ALL_FOUR).plays(0, "play hatred", "end").plays(1, "pass")
    t.plays(0, "play ice_shards")
    assert t.power(0) == STAKE + 6


@covers("TH-143")
def test_by_option_the_first_attack_binds_the_whole_battle() -> None:
    t = in_battle("hatred", "hatred", "ice_shards", essence="fire", sky=ALL_FOUR, attacks="battle")
    t.plays(0, "play hatred", "end").plays(1, "pass")
    assert t.refuses(0, "play ice_shards", "TH-143").params == {"essence": "fire"}
    t.plays(0, "play hatred")


@covers("TH-143", "TH-214")
def test_by_option_cards_that_allow_several_essences_still_do() -> None:
    position: Position = {"essence": "fire", "sky": ALL_FOUR, "attacks": "battle"}
    t = in_battle("hatred", "eye_of_the_storm", "ice_shards", gods={0: "thor"}, myths={0: ["mjollnir"]}, **position)
    t.plays(0, "play hatred", "play ice_shards")
    t = in_battle("gale", "eye_of_the_storm", "hatred", **position).plays(0, "play gale", "end").plays(1, "pass")
    t.refuses(0, "play hatred", "TH-143")
    t.plays(0, "play eye_of_the_storm", "play hatred")


@covers("TH-143")
def test_by_option_the_very_first_attack_binds_even_after_a_freed_turn() -> None:
    hand = ("eye_of_the_storm", "hatred", "hatred", "gale")
    t = in_battle(*hand, essence="fire", sky=ALL_FOUR, attacks="battle")
    t.plays(0, "play eye_of_the_storm", "play hatred", "end").plays(1, "pass")
    assert t.refuses(0, "play hatred", "TH-143").params == {"essence": "air"}
    t.plays(0, "play gale")


@covers("TH-142", "TH-214")
def test_mjollnir_allows_several_essences_in_one_turn() -> None:
    t = in_battle("hatred", "ice_shards", essence="fire", sky=ALL_FOUR, gods={0: "odin"}, myths={0: ["mjollnir"]})
    t.plays(0, "play hatred", "play ice_shards")
    assert t.power(0) == STAKE + 6 + 1


@covers("TH-244")
def test_the_example_of_battle_turns() -> None:
    t = in_battle("hatred", "ice_shards", essence="fire", sky=ALL_FOUR).plays(0, "play hatred")
    t.refuses(0, "play ice_shards", "TH-142")
    t.plays(0, "end").plays(1, "pass").plays(0, "play ice_shards")
    assert t.power(0) == STAKE + 6
    t = in_battle("hatred", "ice_shards", "eye_of_the_storm", essence="fire", sky=ALL_FOUR)
    t.plays(0, "play eye_of_the_storm", "play hatred", "play ice_shards")
    assert t.power(0) == STAKE + 10


@covers("TH-242")
def test_the_yellow_sign_counts_attacks_of_the_whole_battle() -> None:
    t = in_battle(
        essence="air", gods={0: "hastur"}, myths={0: ["yellow_sign"]}, hands={1: ["gale", "gale", "gale"]}
    ).plays(0, "myth yellow_sign", "pass")
    t.plays(1, "play gale", "end").plays(0, "pass").plays(1, "play gale")
    t.refuses(1, "play gale", "TH-242")
    t.plays(1, "end").plays(0, f"play {SPARE}")
    t.refuses(1, "play gale", "TH-242")


# -- what Attacks do at once -- TH-146 to TH-149 ----------------------------------------------------------------------


@covers("TH-146")
def test_stakes_change_at_once_power_is_counted_at_the_end() -> None:
    t = in_battle("harpies", "unity", essence="air", hands={1: ["unity"]}, rewards="asked")
    t.plays(0, "play harpies").nobody_reacts()
    assert (t.stake(1), t.each("power")[:2]) == ((1, 1, 2), [0, 0])
    t.plays(0, "end").plays(1, "play unity").the_battle_ends()
    assert t.each("power")[:2] == [STAKE + 2, STAKE - 4 + 4]


@covers("TH-147")
def test_a_player_without_tokens_in_the_stake_stays_in_the_battle() -> None:
    t = in_battle("plague", essence="earth", sky=["earth chaos 3", "earth chaos 2", *ALL_FOUR[2:]],
                  stakes={0: (0, 0, 1), 1: (0, 0, 3)}, hands={1: ["ice_shards"]})  # fmt: skip
    t.plays(0, "play plague").nobody_reacts().plays(0, "end")
    assert (t.stake(1), t.asked()) == ((0, 0, 0), (1, "BattleTurn"))
    t.plays(1, "play ice_shards")
    assert t.power(1) == 2


@covers("TH-147")
def test_the_killed_go_to_the_bank_the_driven_back_home() -> None:
    t = in_battle("harpies", "gale", essence="air").plays(0, "play harpies").nobody_reacts()
    assert (t.stake(1), t.cult(1)) == ((1, 1, 2), (3, 5, 8))
    t = in_battle("undertow", essence="water").plays(0, "play undertow").nobody_reacts()
    assert (t.stake(1), t.cult(1)) == ((1, 1, 3), (3, 5, 9))


@covers("TH-148")
def test_attacks_come_one_after_the_other_each_with_its_requirement_met() -> None:
    t = in_battle("hurricane", "gale", "power_air_chaos", essence="air", sky=["air chaos 2", "air order 1"])
    t.refuses(0, "play hurricane", "TH-114")
    t.plays(0, "play gale", "play power_air_chaos", "play hurricane")
    assert t.power(0) == STAKE + 14


@covers("TH-149", "TH-161")
def test_attack_cards_stay_on_the_table_until_the_hand_is_discarded() -> None:
    t = in_battle("gale", "unity", essence="air", rewards="asked").plays(0, "play gale", "play unity")
    assert (len(t.s.attacks(0)), t.discards(0)) == (2, [])
    t.the_battle_ends()
    assert (t.asked(), t.discards(0)) == ((0, "TakeReward"), [])
    t.plays(0, "take", "card gale")
    assert (t.s.attacks(0), sorted(t.discards(0))) == ((), ["gale", SPARE, "unity"])
