"""The Closure Phase in its ten steps. -- chapter 11"""

import pytest

from tests.games.theomachy.closing import FIVE, all_pass, alone, battle, folds, fought, lay_track, to_prayer
from tests.games.theomachy.table import Play, covers, given, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.content import ESSENCE_CARDS
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.zones import FADED


def winners(t: Play) -> list[int]:
    return [seat for seat in range(t.s.seats) if t.s.won(seat)]


# -- step 1 -----------------------------------------------------------------------------------------------------------


@covers("TH-154")
def test_step_1_the_highest_power_wins_and_everybody_else_loses() -> None:
    t = fought(given(seats=4), {0: 9, 1: 12, 2: 11})
    assert winners(t) == [1]
    assert [event.public["seats"] for event in t.events("winners")] == [[1]]
    assert [event.public["seat"] for event in t.events("stake-lost")] == [0, 2, 3], "folded players lose too"


@covers("TH-154")
def test_step_1_equal_highest_totals_win_together() -> None:
    t = fought(given(), {0: 12, 1: 12, 2: 11})
    assert winners(t) == [0, 1]


@covers("TH-154", "TH-083")
def test_step_1_a_lone_player_wins_without_battle_whatever_the_stakes() -> None:
    t = alone(given(stakes={0: (0, 0, 1), 1: (1, 1, 1), 2: (0, 0, 1)}), 0)
    assert winners(t) == [0]
    assert t.stake(1) == (0, 0, 0)
    assert t.cult(1) == (3, 5, 8), "the Stake is lost, the Cult is not"


@covers("TH-154", "TH-081")
def test_step_1_folded_players_take_up_their_hands_again() -> None:
    t = fought(given(hands={2: ["ebb_tide", "gale"]}, sky=FIVE, hidden=()), {0: 9, 1: 8})
    assert t.asked() == (2, "CloseHand")
    assert t.hand(2) == ["gale", "ebb_tide"]
    assert t.s.aside(2) == ()


@covers("TH-147")
def test_before_step_2_berserkers_take_a_disciple_even_of_the_winner() -> None:
    t = given(hands={0: ["berserkers"]}, sky=("fire chaos 3", "air order 1", "air order 2"))
    battle(t).plays(0, "play berserkers")
    all_pass(t)
    to_prayer(t)
    assert winners(t) == [0]
    assert t.cult(0) == (3, 6, 8), "Priest of step 5, and no Disciple comes home"


# -- step 2 -----------------------------------------------------------------------------------------------------------


@covers("TH-155")
def test_step_2_goes_clockwise_from_the_first_player_and_includes_folded_players() -> None:
    cards = {seat: ["ebb_tide", "gale"] for seat in range(3)}
    t = fought(given(first=1, hands=cards, sky=("water order 3", "earth order 1", "air order 1")), {1: 9, 2: 8})
    order = []
    while t.asked()[1] == "CloseHand":
        order.append(t.asked()[0])
        t.plays(t.asked()[0], "done")
    assert order == [1, 2, 0]


@covers("TH-155", "TH-126")
def test_step_2_only_effects_of_closure_are_played() -> None:
    t = given(hands={1: ["ebb_tide", "fertility", "gale"]}, sky=("water order 3", "earth order 1", "air order 1"))
    fought(t, {0: 9, 1: 8, 2: 3})
    t.refuses(1, "raise disciple", "TH-155")
    t.refuses(1, "play fertility", "TH-126")
    t.refuses(1, "play gale", "TH-066")
    over = t.s.refusal(1, GAME.moves.parse("play gale"))
    assert over is not None and (over.key, over.remedy) == ("battle-over", "next-hand")
    t.plays(1, "play ebb_tide")
    assert t.cult(1) == (3, 5, 9)
    assert t.stake(1) == (0, 0, 0)


@covers("TH-155", "TH-156")
def test_step_2_a_folded_player_counts_his_power_cards_again() -> None:
    t = given(
        hands={2: ["ebb_tide"]},
        powers={2: ["power_water_order"]},
        sky=("air order 1", "earth chaos 1", "fire chaos 1"),
    )
    fought(t, {0: 9, 1: 8}).plays(2, "play ebb_tide")
    assert t.cult(2) == (3, 5, 9)


@covers("TH-156", "TH-119")
def test_step_2_face_down_cards_do_not_count() -> None:
    t = given(hands={2: ["ebb_tide", "gale"]}, sky=("air order 3", "earth chaos 1", "fire order 1"))
    alone(t, 0)
    assert t.asked() == (2, "CloseHand"), "others must reckon with a Power card"
    t.refuses(2, "play ebb_tide", "TH-114")
    assert t.options(2) == ["done"]


@covers("TH-156")
def test_step_2_each_place_begins_with_gains_and_demand_before_the_next_player_acts() -> None:
    t = given(
        gods={0: "shub_niggurath", 1: "thor"},
        hands={0: ["recollection", "gale"]},
        locations={1: ["sacred_spring"]},
        sky=("earth order 3", "air order 1", "air order 2"),
    )
    fought(t, {0: 12, 1: 9, 2: 8})
    assert t.asked() == (0, "CloseHand")
    assert t.cult(0) == (3, 5, 11), "Shub-Niggurath has given already"
    assert t.cult(1) == (3, 5, 8), "the Sacred Spring waits for its owner's place"
    t.plays(0, "done")
    assert t.cult(1) == (3, 5, 10)


@covers("TH-156", "TH-111")
def test_step_2_power_cards_are_shown_only_together_with_an_effect() -> None:
    t = given(
        hands={1: ["ebb_tide", "power_water_order", "power_fire_chaos"]},
        sky=("air order 1", "air order 2", "air chaos 1"),
    )
    fought(t, {0: 9, 1: 8, 2: 3})
    t.plays(1, "play power_water_order")
    t.refuses(1, "done", "TH-111")
    t.plays(1, "play ebb_tide")
    assert t.cult(1) == (3, 5, 9)
    t.refuses(1, "play power_fire_chaos", "TH-111")


@covers("TH-156", "TH-135")
def test_step_2_nobody_reacts() -> None:
    t = given(
        hands={1: ["ebb_tide", "gale"], 0: ["interruption", "gale"]},
        sky=("earth chaos 3", "earth chaos 2", "water order 3"),
    )
    fought(t, {0: 9, 1: 8, 2: 3}).plays(0, "done").plays(1, "play ebb_tide")
    assert t.asked()[1] != "React"
    assert t.cult(1) == (3, 5, 9)


# -- steps 3 and 4 ----------------------------------------------------------------------------------------------------


@covers("TH-157", "TH-098")
def test_step_3_losers_lose_their_stakes_and_a_lost_last_stand_ends_a_life() -> None:
    t = given(seats=4, stakes={1: (1, 1, 1), 2: (0, 2, 2)})
    t.s.deeds[2].last_stand = 1
    t.s.stand[6:9] = [1, 0, 0]
    fought(t, {0: 30, 1: 18, 2: 14, 3: 2})
    assert t.stake(1) == (0, 0, 0) and t.cult(1) == (3, 5, 8)
    assert t.each("alive") == [1, 1, 0, 1]
    assert t.cult(2) == (0, 0, 0)
    assert told(t, "eliminated") == [{"kind": "eliminated", "clause": "TH-098", "seat": 2}]


@covers("TH-157", "TH-097", "TH-098")
def test_step_3_a_won_or_tied_last_stand_ends_no_life_and_its_tokens_go_to_the_bank() -> None:
    t = given(stakes={0: (0, 1, 2)})
    t.s.deeds[0].last_stand = 1
    t.s.stand[0:3] = [1, 0, 0]
    fought(t, {0: 19, 1: 19, 2: 2})
    assert t.s.players[0].alive == 1
    assert t.cult(0) == (3, 6, 10), "no Prophet of the card comes home"


@covers("TH-157")
def test_step_3_demands_look_at_stakes_before_they_leave() -> None:
    t = given(gods={0: "morrigan"}, stakes={1: (0, 0, 2), 2: (0, 0, 4)})
    t.s.deeds[1].last_stand = 1
    t.s.stand[3:6] = [0, 0, 2]  # a Last Stand counts too
    fought(t, {0: 20, 1: 8, 2: 8})
    assert t.s.players[1].alive == 0
    assert t.s.players[0].miracles == 1, "2 + 2 + 4 tokens"


@covers("TH-158", "TH-131")
def test_step_4_every_location_of_every_loser_is_damaged_once() -> None:
    t = given(locations={0: ["fortress"], 1: ["altar", "oracle"], 2: ["granary"]})
    t.s.damaged = t.s.locations(1)[:1]  # the Oracle
    fought(t, {0: 20, 1: 8})  # seat 2 has folded
    assert t.locations(0) == ["fortress"] and t.s.locations(0)[0] not in t.s.damaged
    assert t.locations(1) == ["altar"] and t.s.locations(1)[0] in t.s.damaged
    assert t.discards(1) == ["oracle"]
    assert t.locations(2) == ["granary"] and t.s.locations(2)[0] in t.s.damaged


@covers("TH-158")
def test_step_4_locations_of_tied_winners_stay_whole() -> None:
    t = fought(given(locations={0: ["fortress"], 1: ["altar"]}), {0: 8, 1: 8, 2: 1})
    assert t.s.damaged == ()


# -- steps 5 to 8 -----------------------------------------------------------------------------------------------------


@covers("TH-159")
def test_step_5_a_sole_winner_takes_a_priest_and_with_a_prophet_in_the_cult_no_more() -> None:
    t = fought(given(cults={0: (1, 1, 1)}, stakes={0: (0, 0, 2)}), {0: 9, 1: 8, 2: 7})
    assert t.cult(0) == (1, 2, 3)


@covers("TH-159")
def test_step_6_only_the_cult_counts_a_prophet_in_the_stake_does_not() -> None:
    t = fought(given(cults={0: (0, 1, 1)}, stakes={0: (2, 0, 1)}), {0: 22, 1: 8, 2: 7})
    assert t.cult(0) == (3, 2, 2), "two Prophets of the Stake and the one of step 6"


@covers("TH-159", "TH-251")
def test_step_7_loaned_tokens_of_a_winner_go_to_the_bank() -> None:
    t = given(stakes={0: (0, 1, 1)})
    t.s.loan[0:3] = [1, 0, 0]
    fought(t, {0: 17, 1: 8, 2: 7})
    assert t.cult(0) == (3, 7, 9)
    assert t.stake(0) == (0, 0, 0)


@covers("TH-159", "TH-164")
def test_step_7_all_winners_of_a_tie_get_their_stakes_back_and_nobody_a_reward() -> None:
    t = given(cults={0: (0, 1, 1), 1: (0, 2, 2)}, stakes={0: (0, 1, 1), 1: (0, 0, 2)})
    fought(t, {0: 9, 1: 9, 2: 7})
    assert t.cult(0) == (0, 2, 2)
    assert t.cult(1) == (0, 2, 4)
    assert t.events("gained") == []


@covers("TH-160", "TH-046")
def test_step_8_a_sole_winner_becomes_first_player() -> None:
    assert fought(given(first=0), {0: 1, 1: 2, 2: 3}).s.first == 2
    assert fought(given(first=0), {0: 3, 1: 2, 2: 1}).s.first == 0


@covers("TH-160")
@pytest.mark.parametrize(
    ("first", "power", "next_first"),
    [
        (0, {0: 9, 1: 3, 2: 9, 3: 9}, 2),  # a tied First Player passes it on
        (0, {0: 3, 1: 3, 2: 9, 3: 9}, 2),
        (3, {0: 9, 1: 3, 2: 9, 3: 3}, 0),
        (2, {0: 3, 1: 9, 2: 9, 3: 3}, 1),
    ],
)
def test_step_8_after_a_tie_the_nearest_winner_clockwise_is_first(
    first: int, power: dict[int, int], next_first: int
) -> None:
    assert fought(given(seats=4, first=first), power).s.first == next_first


@covers("TH-160", "TH-060")
@pytest.mark.parametrize(
    ("power", "next_first"),
    [
        ({0: 3, 1: 9, 2: 9, 3: 3}, 1),  # his left neighbour is the nearest winner and is not skipped
        ({0: 3, 1: 3, 2: 9, 3: 9}, 2),
        ({0: 3, 1: 9, 2: 3, 3: 9}, 1),
        ({0: 3, 1: 3, 2: 3, 3: 9}, 3),  # a sole winner
    ],
)
def test_step_8_of_a_first_player_who_fell_in_step_3_the_nearest_winner_takes_over(
    power: dict[int, int], next_first: int
) -> None:
    t = given(seats=4, first=0)
    t.s.deeds[0].last_stand = 1
    fought(t, power)
    assert t.s.first == next_first
    assert t.asked() == (next_first, "TakePrayer")
    t.refuses(0, "place 5", "TH-060")


# -- steps 9 and 10 ---------------------------------------------------------------------------------------------------


@covers("TH-161", "TH-149", "TH-113")
def test_step_9_hands_powers_attacks_and_continuous_effects_are_discarded_and_locations_stay() -> None:
    t = given(
        hands={0: ["hatred", "gale", "rage"]},
        powers={0: ["power_fire_chaos"]},
        locations={0: ["fortress"]},
        myths={0: ["aegis"]},
        sky=("fire chaos 3", "fire chaos 2", "water order 3"),
    )
    t.step(BettingRound(3)).plays(0, "play rage").nobody_reacts()
    t.plays(0, "pass", "end")
    lay_track(t)
    for seat in (1, 2):
        t.plays(seat, "pass")
    t.plays(0, "play hatred", "end", "pass", "done")
    assert t.asked() == (0, "TopDiscard")
    t.plays(0, "card gale")
    assert sorted(t.discards(0)) == ["gale", "hatred", "power_fire_chaos", "rage"]
    assert (t.hand(0), t.s.powers(0), t.s.attacks(0), t.s.lasting(0)) == ([], (), (), ())
    assert t.locations(0) == ["fortress"]
    assert len(t.s.players[0].myths) == 1


@covers("TH-161", "TH-227")
def test_step_9_the_owner_chooses_the_visible_card_among_those_discarded() -> None:
    t = fought(given(hands={1: ["gale", "hatred"]}), {0: 9, 1: 3, 2: 1}).plays(1, "done")
    assert t.asked() == (1, "TopDiscard")
    t.refuses(1, "card rockslide", "TH-227")
    t.plays(1, "card hatred")
    assert t.discards(1) == ["gale", "hatred"]


@covers("TH-161")
def test_step_9_recollection_keeps_cards_that_are_chosen_from_the_hand() -> None:
    t = given(
        hands={1: ["recollection", "gale", "hatred", "unity", "plague"]},
        sky=("earth order 2", "fire chaos 1", "fire chaos 2"),
    )
    fought(t, {0: 9, 1: 3, 2: 1}).plays(1, "play recollection", "done")
    assert t.asked() == (1, "KeepCards")
    t.refuses(1, "card rockslide", "TH-161")
    t.plays(1, "card gale", "card hatred", "done")
    t.refuses(1, "card gale", "TH-227")
    t.plays(1, "card plague")
    assert t.hand(1) == ["gale", "hatred"]


@covers("TH-161")
def test_step_9_the_mead_hall_keeps_cards_of_fighters_only() -> None:
    t = given(hands={1: ["gale", "hatred"]}, locations={1: ["mead_hall"]})
    fought(t, {0: 9, 1: 3}).plays(1, "done")
    assert t.asked() == (1, "KeepCards")
    t.plays(1, "card gale", "card hatred")
    assert t.hand(1) == ["gale", "hatred"]
    t = given(hands={1: ["gale", "hatred"]}, locations={1: ["mead_hall"]})
    fought(t, {0: 9, 2: 3}).plays(1, "done")
    assert t.asked() == (1, "TopDiscard")


@covers("TH-162")
def test_step_10_hidden_cards_are_shown_and_all_five_discarded() -> None:
    t = alone(given(hidden=("water order 3", "air chaos 2")), 0)
    assert [event.public["cards"] for event in t.events("faded")] == [["essence_water_order_3", "essence_air_chaos_2"]]
    assert t.sky() == []
    assert {ESSENCE_CARDS[card] for card in t.s.essences.content[FADED]} == {
        "essence_air_order_1", "essence_earth_chaos_1", "essence_fire_order_1", "essence_water_order_3",
        "essence_air_chaos_2",
    }  # fmt: skip


@covers("TH-162")
def test_step_10_after_three_rounds_nothing_is_left_to_reveal() -> None:
    t = fought(given(sky=FIVE, hidden=()), {0: 9, 1: 8, 2: 7})
    assert t.events("faded") == []
    assert len(t.s.essences.content[FADED]) == 5


# -- the reward -------------------------------------------------------------------------------------------------------


@covers("TH-163", "TH-245", "TH-199")
def test_the_example_of_closure() -> None:
    """A won alone with Cult 0/0/0 and Stake 1/1/3: 0/0/2, then 0/2/2, then 1/3/5."""
    t = fought(given(seats=4, cults={0: (0, 0, 0)}, stakes={0: (1, 1, 3)}), {0: 21, 1: 8, 2: 7, 3: 1})
    assert t.cult(0) == (1, 3, 5)
    changes = [event.kind for event in t.s.events or [] if event.kind in ("gained", "exchanged", "stake-returned")]
    assert changes == ["gained", "exchanged", "gained", "exchanged", "stake-returned"]


@covers("TH-163")
def test_the_reward_may_be_declined_where_the_table_asks() -> None:
    t = fought(given(cults={0: (0, 1, 1)}, rewards="asked"), {0: 9, 1: 8, 2: 7})
    assert t.asked() == (0, "TakeReward")
    assert t.options(0) == ["take", "decline"]
    t.refuses(0, "pass", "TH-163")
    t.refuses(1, "take", "TH-068")
    t.plays(0, "decline", "take")
    assert t.cult(0) == (1, 1, 2), "no Priest, but the Prophet"


@covers("TH-163")
def test_the_reward_is_taken_unasked_otherwise() -> None:
    t = fought(given(cults={0: (0, 1, 1)}), {0: 9, 1: 8, 2: 7})
    assert t.asked()[1] == "TakePrayer"
    assert t.cult(0) == (1, 2, 2)


@covers("TH-163")
def test_the_prophet_is_not_even_offered_with_one_in_the_cult() -> None:
    t = fought(given(rewards="asked"), {0: 9, 1: 8, 2: 7})
    t.plays(0, "take")
    assert t.asked()[1] == "TakePrayer"


@covers("TH-165", "TH-061")
def test_the_last_one_left_after_step_3_wins_at_once() -> None:
    t = given(seats=2)
    t.s.deeds[1].last_stand = 1
    fought(t, {0: 9, 1: 8})
    assert t.s.result is not None
    assert t.s.result.winners() == [0]
    assert t.s.result.ranks == [1, 2]


@covers("TH-165")
def test_two_left_after_step_3_play_on() -> None:
    t = given()
    t.s.deeds[1].last_stand = 1
    fought(t, {0: 9, 1: 8, 2: 7})
    assert t.s.result is None
    assert t.asked() == (0, "TakePrayer")


# -- Face to Face -----------------------------------------------------------------------------------------------------


@covers("TH-166")
def test_face_to_face_winning_brings_no_tokens() -> None:
    t = given(cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)})
    t.s.players[2].alive = 0
    fought(t, {0: 9, 1: 8})
    assert t.cult(0) == (0, 2, 2), "the Stake alone"
    assert t.events("gained") == []


@covers("TH-166")
def test_with_three_players_left_winning_brings_them() -> None:
    t = given(seats=4, cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)})
    t.s.players[3].alive = 0
    fought(t, {0: 9, 1: 8, 2: 7})
    assert t.cult(0) == (1, 3, 2)


@covers("TH-167")
def test_face_to_face_begins_with_the_closure_of_the_third_last_player() -> None:
    t = given(cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)})
    t.s.deeds[2].last_stand = 1
    fought(t, {0: 9, 1: 8, 2: 7})
    assert t.cult(0) == (0, 2, 2)


@covers("TH-167")
@pytest.mark.parametrize(("option", "cult"), [("survivors", (1, 3, 2)), ("start", (0, 2, 2))])
def test_a_game_of_two_knows_face_to_face_by_option_only(option: str, cult: tuple[int, int, int]) -> None:
    t = given(seats=2, cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)}, **{"face-to-face": option})  # type: ignore[arg-type]
    fought(t, {0: 9, 1: 8})
    assert t.cult(0) == cult


@covers("TH-168")
@pytest.mark.parametrize("mode", ["advanced", "epic"])
def test_face_to_face_is_unknown_in_epic(mode: str) -> None:
    t = given(seats=2, cults={0: (0, 1, 1)}, stakes={0: (0, 1, 1)}, mode=mode, **{"face-to-face": "start"})  # type: ignore[arg-type]
    fought(t, {0: 9, 1: 8})
    assert t.cult(0) == ((1, 3, 2) if mode == "epic" else (0, 2, 2))


@covers("TH-169")
def test_gains_of_cards_gods_and_mythology_go_on_face_to_face() -> None:
    t = given(
        gods={0: "shub_niggurath"}, locations={0: ["granary"]}, myths={0: ["golden_fleece"]}, stakes={0: (0, 0, 1)}
    )
    t.s.players[2].alive = 0
    fought(t, {0: 9, 1: 8}).plays(0, "myth golden_fleece")
    assert t.cult(0) == (3, 5, 8 + 2 + 2 + 3 + 1)


@covers("TH-043", "TH-086")
def test_a_hand_without_battle_goes_through_all_ten_steps() -> None:
    t = folds(lay_track(given(cults={2: (0, 1, 2)}, stakes={2: (0, 1, 1)})), 0, 1)
    t.step(BeginClosure())
    assert t.asked() == (2, "TakePrayer")
    assert t.cult(2) == (1, 3, 3)
    assert t.s.first == 2
