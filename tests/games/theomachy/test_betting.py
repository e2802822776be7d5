"""Chapter 6: whose turn it is, the betting actions, Fold, and the end of a Betting Round."""

import pytest

from tests.games.theomachy.table import TRACK, Play, agrees, covers, given, told
from theogony.games.theomachy.betting import BettingRound, BettingTurn
from theogony.games.theomachy.content import DISCIPLE
from theogony.games.theomachy.tokens import debt, leave_stake

FLOP_EARTH = ["earth order 1", "fire chaos 1", "air chaos 1"]
ONE_EACH = {0: ["gale"], 1: ["gale"], 2: ["gale"], 3: ["gale"]}  # who holds a card ends his turns himself


def bets(seats: int = 3, **position: object) -> Play:
    """The first Betting Round is open."""
    return given(seats, **position).step(BettingRound(1))  # type: ignore[arg-type]


def owes(t: Play, seat: int) -> tuple[int, ...]:
    return debt(t.s, seat)


# -- whose turn it is --------------------------------------------------------------------------------------------------


@covers("TH-047")
def test_the_first_player_begins_every_round_and_the_battle() -> None:
    t = bets(first=1, hands=ONE_EACH)
    t.plays(1, "pass", "end").plays(2, "raise disciple", "end").plays(0, "follow", "end").plays(1, "follow", "end")
    assert t.s.round == 2
    for _ in (2, 3):  # whoever ended the Round before
        t.plays(1, "pass", "end").plays(2, "pass", "end").plays(0, "pass", "end")
    assert t.asked() == (1, "BattleTurn")


@covers("TH-047")
def test_play_goes_clockwise_and_skips_who_has_folded() -> None:
    t = bets(4, first=2)
    t.plays(2, "raise disciple").plays(3, "fold").plays(0, "follow").plays(1, "raise disciple")
    assert t.asked() == (2, "BettingTurn")
    t.plays(2, "raise priest")
    assert t.asked() == (0, "BettingTurn")


@covers("TH-048")
def test_if_the_first_player_has_folded_the_next_one_clockwise_begins() -> None:
    t = bets(first=1, hands=ONE_EACH)
    t.plays(1, "fold").plays(2, "pass", "end").plays(0, "pass", "end")
    assert t.asked() == (2, "BettingTurn")
    assert t.s.first == 1  # he is still the First Player
    t.plays(2, "pass", "end").plays(0, "pass", "end").plays(2, "pass", "end").plays(0, "pass", "end")
    assert t.asked() == (2, "BattleTurn")
    t.plays(2, "pass").plays(0, "pass")
    assert t.asked() == (1, "CloseHand")  # what starts with the First Player still starts at his seat


@covers("TH-065", "TH-087")
def test_turn_and_river_are_revealed_after_the_first_two_rounds() -> None:
    t = bets(2, hands=ONE_EACH, hidden=("water order 1", "water chaos 3"))
    shown = []
    for _ in range(3):
        shown.append(t.s.view(-1)["shown"])
        t.plays(0, "pass", "end").plays(1, "pass", "end")
    assert shown == [3, 4, 5]
    assert [event["card"] for event in told(t, "revealed")] == ["essence_water_order_1", "essence_water_chaos_3"]
    assert t.asked()[1] == "BattleTurn"


@covers("TH-066")
def test_cards_are_played_before_and_after_the_betting_action() -> None:
    t = bets(2, hands={0: ["power_earth_order", "power_air_order", "fertility", "gale"]}, sky=FLOP_EARTH)
    t.plays(0, "play power_earth_order", "play power_air_order", "pass", "play fertility")
    assert t.cult(0) == (3, 5, 10)
    assert t.asked() == (0, "BettingTurn")


@covers("TH-066")
def test_attacks_are_not_for_the_betting_phase() -> None:
    t = bets(hands={0: ["gale"]})
    t.refuses(0, "play gale", "TH-066")
    t.plays(0, "pass").refuses(0, "play gale", "TH-066")


@covers("TH-067")
def test_exactly_one_betting_action_in_a_turn() -> None:
    t = bets(hands=ONE_EACH)
    t.refuses(0, "end", "TH-067")  # none is too few
    t.plays(0, "raise disciple")
    for second in ("raise disciple", "pass", "fold", "follow", "last-stand"):
        t.refuses(0, second, "TH-067")
    t.plays(0, "end")
    assert t.asked()[0] == 1


@covers("TH-067")
def test_who_plays_cards_must_still_act() -> None:
    t = bets(hands={0: ["power_air_order", "gale"]}).plays(0, "play power_air_order")
    t.refuses(0, "end", "TH-067")
    t.plays(0, "pass", "end")


@covers("TH-068")
def test_the_next_player_waits_until_the_turn_is_finished() -> None:
    t = bets(hands=ONE_EACH)
    t.refuses(1, "pass", "TH-068")
    t.plays(0, "pass").refuses(1, "pass", "TH-068")
    t.plays(0, "end").plays(1, "pass")


@covers("TH-069")
def test_cards_are_played_before_a_fold_and_never_after_it() -> None:
    t = bets(hands={0: ["power_air_order", "power_air_chaos"]})
    t.plays(0, "play power_air_order", "fold")
    assert t.asked() == (1, "BettingTurn")
    t.refuses(0, "play power_air_chaos", "TH-080")
    t.refuses(0, "end", "TH-080")


# -- Level and debt ----------------------------------------------------------------------------------------------------


@covers("TH-070")
def test_the_debt_is_level_minus_paid_kind_by_kind() -> None:
    t = bets().plays(0, "raise priest").plays(1, "raise prophet")
    assert t.s.level == [1, 1, 1]
    assert [owes(t, seat) for seat in range(3)] == [(1, 0, 0), (0, 0, 0), (1, 1, 0)]


@covers("TH-070")
def test_a_gift_to_the_stake_is_no_raise_and_pays_no_debt() -> None:
    t = bets(hands={0: ["gale"], 1: ["zeal"]}, sky=["fire chaos 3", "air order 1", "earth order 1"])
    t.plays(0, "raise disciple").plays(1, "play zeal")
    assert t.stake(1) == (0, 0, 3)
    assert t.s.level == [0, 0, 2]
    t.plays(0, "end")
    assert owes(t, 1) == (0, 0, 1)  # two Disciples came, one is owed all the same
    t.refuses(1, "pass", "TH-072")
    t.plays(1, "follow")
    assert t.stake(1) == (0, 0, 4)
    assert owes(t, 2) == (0, 0, 1)


@covers("TH-070")
def test_nobody_refills_a_stake_after_a_loss() -> None:
    t = bets()
    leave_stake(t.s, 0, DISCIPLE, home=False)  # as a card does it
    assert (t.stake(0), owes(t, 0)) == ((0, 0, 0), (0, 0, 0))
    t.plays(0, "pass")


# -- the betting actions -----------------------------------------------------------------------------------------------


@covers("TH-071")
def test_without_debt_one_passes_or_raises() -> None:
    t = bets()
    assert t.options(0) == ["pass", "raise prophet", "raise priest", "raise disciple", "fold"]
    t.refuses(0, "follow", "TH-071")
    t.plays(0, "pass")
    assert (t.cult(0), t.stake(0)) == ((3, 5, 8), (0, 0, 1))
    t.plays(1, "raise prophet")
    assert (t.cult(1), t.stake(1), t.s.level) == ((2, 5, 8), (1, 0, 1), [1, 0, 1])


@covers("TH-072")
def test_with_a_debt_one_follows_raises_or_folds_but_never_passes() -> None:
    t = bets().plays(0, "raise priest")
    assert t.options(1) == ["follow", "raise prophet", "raise priest", "raise disciple", "fold"]
    t.refuses(1, "pass", "TH-072")
    t.plays(1, "follow")
    assert (t.cult(1), t.stake(1)) == ((3, 4, 8), (0, 1, 1))
    t.plays(2, "raise disciple")  # the debt, then one token more
    assert (t.cult(2), t.stake(2), t.s.level) == ((3, 4, 7), (0, 1, 2), [0, 1, 2])


@covers("TH-073")
def test_one_may_always_fold_even_without_debt() -> None:
    t = bets(4).plays(0, "fold").plays(1, "raise disciple").plays(2, "fold")
    assert told(t, "folded") == [
        {"kind": "folded", "clause": "TH-073", "seat": 0},
        {"kind": "folded", "clause": "TH-073", "seat": 2},
    ]


@covers("TH-073")
def test_who_has_acted_cannot_fold_in_the_same_turn() -> None:
    bets(hands=ONE_EACH).plays(0, "pass").refuses(0, "fold", "TH-067")


@covers("TH-074")
@pytest.mark.parametrize(
    ("raised", "cult"),
    [("priest", (0, 0, 9)), ("prophet", (0, 6, 9)), ("prophet", (0, 0, 40))],
)
def test_values_are_not_compared(raised: str, cult: tuple[int, int, int]) -> None:
    t = bets(cults={1: cult}).plays(0, f"raise {raised}")
    t.refuses(1, "follow", "TH-074")
    assert t.options(1) == ["fold", "last-stand"]


@covers("TH-074")
def test_the_debt_is_paid_in_the_same_kinds() -> None:
    t = bets(2).plays(0, "raise prophet").plays(1, "raise disciple").plays(0, "raise priest").plays(1, "follow")
    assert [t.stake(seat) for seat in (0, 1)] == [(1, 1, 2)] * 2


@covers("TH-075")
def test_a_raise_is_one_token_and_raises_are_not_limited() -> None:
    t = bets(2)
    for number in range(1, 9):
        seat = (number - 1) % 2
        t.plays(seat, "raise disciple" if number > 1 else "raise priest")
        assert sum(t.s.level) == 1 + number
    t.refuses(1, "raise disciple", "TH-068")  # only one: it is the other's turn


@covers("TH-076")
def test_a_raise_needs_a_follower_after_the_debt() -> None:
    t = bets(cults={1: (0, 0, 1)}).plays(0, "raise disciple")
    assert t.options(1) == ["follow", "fold"]
    t.refuses(1, "raise disciple", "TH-076")


@covers("TH-076")
def test_who_needs_a_last_stand_cannot_raise() -> None:
    t = bets(cults={1: (0, 3, 3)}).plays(0, "raise prophet")
    t.refuses(1, "raise disciple", "TH-076")


@covers("TH-076")
def test_one_may_raise_what_the_others_do_not_own() -> None:
    t = bets(cults={1: (0, 3, 3), 2: (0, 1, 1)}).plays(0, "raise prophet")
    assert t.s.level == [1, 0, 1]
    t.refuses(1, "raise prophet", "TH-076")


@covers("TH-076", "TH-077")
def test_the_raised_token_is_moved_after_the_debt_and_its_exchanges() -> None:
    t = bets(cults={1: (0, 1, 1)}).plays(0, "raise disciple")
    t.refuses(1, "raise priest", "TH-076")  # it will have been exchanged
    t.plays(1, "raise disciple")
    assert (t.cult(1), t.stake(1)) == ((0, 0, 1), (0, 0, 3))


@covers("TH-078")
def test_at_the_start_of_each_round_nobody_owes_anything() -> None:
    t = bets().plays(0, "raise priest").plays(1, "raise disciple").plays(2, "follow").plays(0, "follow")
    assert t.s.round == 2
    assert [owes(t, seat) for seat in range(3)] == [(0, 0, 0)] * 3
    t.plays(0, "pass").plays(1, "pass").plays(2, "pass")
    assert t.s.round == 3


# -- Fold --------------------------------------------------------------------------------------------------------------


@covers("TH-079")
def test_one_can_fold_only_in_the_betting_phase() -> None:
    t = bets(2, hands=ONE_EACH, track=TRACK)
    for number in (1, 2, 3):
        assert t.s.round == number
        assert "fold" in t.options(0)
        t.plays(0, "pass", "end").plays(1, "pass", "end")
    t.refuses(0, "fold", "TH-140")  # Battle
    t.plays(0, "pass").plays(1, "pass")
    t.refuses(0, "fold", "TH-155")  # Closure
    t.plays(0, "done").plays(1, "done")
    t.refuses(1, "fold", "TH-170")  # Prayer


@covers("TH-080")
def test_a_folded_player_gets_no_more_turns_and_uses_no_ability() -> None:
    t = bets(gods={0: "athena", 1: "ra", 2: "marduk"}, hands=ONE_EACH).plays(0, "fold")
    for move in ("pass", "raise disciple", "play gale", "invoke"):
        t.refuses(0, move, "TH-080")
    for _ in range(3):
        t.plays(1, "pass", "end").plays(2, "pass", "end")
    assert t.asked() == (1, "BattleTurn")
    t.refuses(0, "play gale", "TH-080")
    t.plays(1, "pass")
    assert t.asked() == (2, "BattleTurn")
    assert not t.s.in_battle(0)


@covers("TH-080")
def test_a_folded_player_cannot_be_targeted() -> None:
    t = bets(4, hands={0: ["gale"], 1: ["whispers"], 2: ["gale"], 3: ["gale"]}, sky=["air order 2", *FLOP_EARTH[1:]])
    t.plays(0, "fold").plays(1, "play whispers")
    t.refuses(1, "player 1", "TH-080")
    t.refuses(1, "player 2", "TH-123")  # nor can one target oneself
    t.plays(1, "player 4")
    assert told(t, "looked")[0]["target"] == 3


@covers("TH-080")
def test_each_opponent_in_the_hand_skips_who_has_folded() -> None:
    t = bets(hands={1: ["famine"]}, sky=["earth chaos 3", "earth order 1", "air order 1"])
    t.plays(0, "fold").plays(1, "play famine")
    assert [t.cult(seat) for seat in range(3)] == [(3, 5, 8), (3, 5, 8), (3, 5, 7)]


@covers("TH-080")
def test_in_battle_too_who_has_folded_is_out_of_reach() -> None:
    sky = ["earth chaos 3", "earth chaos 1", "air order 1"]
    t = bets(4, hands={1: ["plague"], 2: ["gale"], 3: ["gale"]}, sky=sky)
    t.plays(0, "fold")
    for _ in range(3):
        t.plays(1, "pass", "end").plays(2, "pass", "end").plays(3, "pass", "end")
    t.plays(1, "play plague").refuses(1, "player 1", "TH-080")
    t.plays(1, "player 3")
    assert (t.stake(0), t.stake(2)) == ((0, 0, 1), (0, 0, 0))


@covers("TH-081")
def test_a_folded_hand_is_laid_aside_hidden_and_taken_up_in_closure() -> None:
    t = bets(hands={0: ["gale", "rage"], 1: ["gale"], 2: ["gale"]}, track=TRACK)
    t.plays(0, "fold")
    assert (t.hand(0), t.discards(0)) == ([], [])
    assert t.s.view(0)["aside"] == ["gale", "rage"]
    assert t.s.view(1)["players"][0]["aside"] == 2  # type: ignore[index]
    assert "rage" not in str(t.s.view(1))
    t.plays(1, "fold")  # the last one wins, Closure begins
    assert (t.s.aside(0), t.hand(0)) == ((), ["gale", "rage"])
    t.plays(0, "done").plays(1, "done").plays(2, "done").plays(0, "card gale")  # what is not used goes in step 9
    assert (t.hand(0), t.discards(0)) == ([], ["rage", "gale"])


@covers("TH-081", "TH-155")
def test_a_folded_player_may_play_his_cards_in_closure() -> None:
    sky = ["water order 3", "earth order 1", "air order 1"]
    t = bets(2, hands={0: ["ebb_tide", "gale"]}, sky=sky, track=TRACK).plays(0, "fold")
    assert t.asked() == (0, "CloseHand")
    t.plays(0, "play ebb_tide")
    assert t.cult(0) == (3, 5, 9)  # a Disciple of the Stake is saved


@covers("TH-082")
def test_power_cards_of_a_folded_player_stay_and_count_again_in_closure() -> None:
    t = bets(
        hands={0: ["power_water_order", "ebb_tide", "gale"]},
        sky=["fire order 1", "earth chaos 1", "air chaos 1"],
        track=TRACK,
    )
    t.plays(0, "play power_water_order", "fold")
    assert t.s.view(1)["players"][0]["powers"] == ["power_water_order"]  # type: ignore[index]
    t.refuses(0, "play ebb_tide", "TH-080")
    t.plays(1, "fold").plays(0, "play ebb_tide")
    assert t.cult(0) == (3, 5, 9)
    t.plays(0, "done", "card power_water_order")  # with the rest in step 9
    assert t.discards(0) == ["ebb_tide", "gale", "power_water_order"]


@covers("TH-082")
def test_locations_of_a_folded_player_work_where_they_name_closure() -> None:
    t = bets(2, locations={0: ["sacred_spring", "oracle"]}, track=TRACK)
    assert "visit oracle" in t.options(0)
    t.plays(0, "fold")
    assert t.cult(0) == (3, 5, 10)  # two Disciples for who has not won
    assert t.locations(0) == ["oracle", "sacred_spring"]


@covers("TH-082")
def test_a_folded_player_s_location_is_not_used_in_betting() -> None:
    t = bets(locations={0: ["oracle"]}).plays(0, "fold")
    t.refuses(0, "visit oracle", "TH-080")


@covers("TH-083")
def test_the_stake_of_a_folded_player_stays_and_is_lost_in_closure() -> None:
    t = bets(level=(0, 1, 1), track=TRACK).plays(0, "fold")
    assert t.stake(0) == (0, 1, 1)
    t.plays(1, "fold")
    assert [t.stake(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert (t.cult(0), t.cult(1)) == ((3, 5, 8), (3, 5, 8))  # lost
    assert t.cult(2) == (3, 7, 9)  # returned, and the winner's Priest
    assert [event["seat"] for event in told(t, "stake-lost")] == [0, 1]


# -- the end of a Round ------------------------------------------------------------------------------------------------


@covers("TH-084")
def test_a_round_ends_when_all_have_passed() -> None:
    t = bets().plays(0, "pass").plays(1, "pass")
    assert t.s.round == 1
    t.plays(2, "pass")
    assert (t.s.round, t.asked()) == (2, (0, "BettingTurn"))


@covers("TH-084", "TH-085")
def test_a_fold_counts_as_having_acted() -> None:
    t = bets().plays(0, "pass").plays(1, "fold").plays(2, "pass")
    assert t.s.round == 2


@covers("TH-085")
def test_a_raise_gives_all_others_another_turn_and_the_last_raiser_none() -> None:
    t = bets().plays(0, "pass").plays(1, "raise disciple")
    assert t.s.view(0)["to_act"] == [0, 2]
    t.plays(2, "raise disciple")
    assert t.s.view(0)["to_act"] == [0, 1]
    t.plays(0, "follow").plays(1, "follow")
    assert t.s.round == 2  # the turn has come back to the last raiser
    assert t.asked()[0] == 0


@covers("TH-085")
def test_nobody_raises_himself() -> None:
    t = bets().plays(0, "raise disciple").plays(1, "follow").plays(2, "follow")
    assert t.s.round == 2
    assert t.stake(0) == (0, 0, 2)
    t.plays(0, "raise disciple")  # in the next Round he may
    t.refuses(0, "raise disciple", "TH-068")


@covers("TH-085")
def test_if_the_others_fold_or_follow_the_round_is_over() -> None:
    t = bets(4).plays(0, "raise disciple").plays(1, "fold").plays(2, "follow").plays(3, "fold")
    assert (t.s.round, t.asked()) == (2, (0, "BettingTurn"))


@covers("TH-086")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_with_one_player_left_closure_comes_at_once(round: int) -> None:
    t = given(track=TRACK, hands=ONE_EACH, round=round, sky=("air order 1", "earth chaos 1", "fire order 1"))
    t.step(BettingRound(round)).plays(0, "raise priest", "end").plays(1, "fold")
    t.plays(2, "fold")
    assert t.s.won(0)
    assert not told(t, "battle", "revealed")
    assert [event["seats"] for event in told(t, "winners")] == [[0]]


@covers("TH-086")
def test_the_last_one_does_not_even_get_his_turn() -> None:
    t = bets(track=TRACK).plays(0, "fold").plays(1, "fold")
    assert not told(t, "passed", "raised")
    assert t.asked() == (2, "TakePrayer")


@covers("TH-087")
def test_after_the_third_round_comes_the_battle() -> None:
    t = given(
        2, hands=ONE_EACH, sky=("air order 1", "air order 2", "air order 3", "fire order 1", "fire order 2"), hidden=()
    )
    t.step(BettingRound(3)).plays(0, "raise disciple", "end").plays(1, "follow", "end")
    assert t.asked() == (0, "BattleTurn")
    assert t.s.view(0)["phase"] == "battle"


@covers("TH-088")
def test_the_last_raiser_may_raise_on_although_all_others_are_on_last_stands() -> None:
    t = bets(cults={1: (0, 0, 1), 2: (0, 1, 1)})
    t.plays(0, "raise prophet").plays(1, "last-stand").plays(2, "last-stand")
    assert t.s.round == 2
    t.plays(0, "raise prophet")  # they follow from the Bank, without being asked
    assert (t.s.round, t.asked()) == (3, (0, "BettingTurn"))
    assert [t.stake(seat) for seat in range(3)] == [(2, 0, 1)] * 3
    assert (t.cult(1), t.cult(2)) == ((0, 0, 1), (0, 1, 1))


@covers("TH-089")
def test_essence_counts_from_the_moment_it_is_turned() -> None:
    t = bets(2, hands={0: ["libation"], 1: ["gale"]}, sky=["earth order 2", "air chaos 1", "fire chaos 1"])
    t.refuses(0, "play libation", "TH-114")
    t.plays(0, "pass", "end").plays(1, "pass", "end")
    assert t.asked() == (0, "BettingTurn")  # nobody acts in between
    t.plays(0, "play libation")
    assert t.cult(0) == (3, 5, 9)


# -- options -----------------------------------------------------------------------------------------------------------


@covers("TH-067", "TH-071", "TH-072")
def test_the_quick_list_of_betting_actions_is_that_of_the_checks() -> None:
    for cult in ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 2, 1), (1, 1, 1), (3, 5, 8)):
        for level in ((0, 0, 1), (0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 3)):
            t = given(2, cults={0: cult}, hands={0: ["gale", "fertility"]}, locations={0: ["harbour"]})
            t.s.level = list(level)
            for acted in (0, 1):
                for harboured in (0, 1 - acted):
                    assert agrees(t, BettingTurn(0, acted, harboured))
