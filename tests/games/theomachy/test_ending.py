"""The end of the game and the ranks. -- chapter 20"""

import pytest

from tests.games.theomachy.closing import fought, lay_track, to_prayer
from tests.games.theomachy.table import Play, covers, given, opened
from theogony.games.theomachy.ending import eliminate
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.start import Antes, HandAfterHand
from theogony.games.theomachy.zones import FADED
from theogony.kernel.result import Result


def result(t: Play) -> Result:
    assert t.s.result is not None
    return t.s.result


@covers("TH-234", "TH-061", "TH-059")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_last_one_who_can_pay_an_ante_wins(mode: str) -> None:
    t = given(cults={1: (0, 0, 0), 2: (0, 0, 0)}, mode=mode).step(Antes())
    assert result(t).ranks == [1, 2, 2]
    assert result(t).reason == "TH-061"


@covers("TH-234")
def test_while_two_can_pay_the_game_goes_on() -> None:
    t = given(cults={1: (0, 0, 0)}).step(Antes())
    assert t.s.result is None
    assert t.each("alive")[:3] == [1, 0, 1]


@covers("TH-234", "TH-165")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_last_one_after_lost_last_stands_wins(mode: str) -> None:
    t = given(mode=mode)
    t.give_each("last_stand", 1, 1)
    fought(t, {0: 8, 1: 7, 2: 9})
    assert result(t).ranks == [2, 2, 1]


@covers("TH-236")
def test_eliminated_players_rank_by_the_order_of_elimination_and_equal_if_together() -> None:
    t = given(seats=5)
    eliminate(t.s, [4], "TH-059")
    eliminate(t.s, [0, 3], "TH-098")
    eliminate(t.s, [1], "TH-059")
    t.step(Antes())
    assert result(t).ranks == [3, 2, 1, 3, 5]


@covers("TH-236")
def test_a_last_stand_lost_ranks_above_an_ante_that_could_not_be_paid_in_the_same_hand() -> None:
    t = given(cults={1: (0, 0, 0)}).step(Antes())
    t.s.deeds[2].last_stand = 1
    t.give_each("folded", 0, 0, 0)
    fought(t, {0: 9, 2: 8})
    assert result(t).ranks == [1, 3, 2]


@covers("TH-236")
def test_after_the_agreed_number_of_hands_the_value_of_the_cults_decides() -> None:
    t = given(cults={0: (1, 1, 1), 1: (1, 2, 1), 2: (0, 3, 1)}, number=60)
    t.step(HandAfterHand())
    assert result(t).ranks == [2, 1, 2]
    assert (result(t).reason, result(t).scores) == ("TH-236", [17, 22, 17])


@covers("TH-236")
def test_in_epic_points_come_first_and_the_cult_after_them() -> None:
    t = given(cults={0: (3, 3, 3), 1: (1, 1, 1), 2: (1, 2, 1)}, number=60, mode="epic")
    t.give_each("points", 2, 5, 5)
    t.step(HandAfterHand())
    assert result(t).ranks == [3, 2, 1]
    assert result(t).scores == [2, 5, 5]


@covers("TH-236")
@pytest.mark.parametrize(("hands", "over"), [("30", True), ("60", False), ("120", False), ("unlimited", False)])
def test_the_limit_is_an_option(hands: str, over: bool) -> None:
    t = given(number=30).picks(*[0] * 30)
    t.s.most_hands = opened(3, hands=hands).s.most_hands
    t.step(HandAfterHand())
    assert (t.s.result is not None) == over
    assert t.s.number == (30 if over else 31)


@covers("TH-236")
def test_without_a_limit_hands_follow_each_other_and_that_is_what_people_are_offered() -> None:
    t = given(number=500).picks(*[0] * 30)
    t.s.most_hands = opened(3, hands="unlimited").s.most_hands
    t.step(HandAfterHand())
    assert t.s.result is None and t.s.number == 501
    assert GAME.for_people({})["hands"] == "unlimited" and GAME.for_people({"hands": "30"})["hands"] == "30"
    assert GAME.settle(3, {})["hands"] == "60", "simulations end by themselves"


@covers("TH-236", "TH-247")
def test_who_is_still_in_the_game_ranks_above_who_is_out() -> None:
    t = given(seats=4, cults={0: (0, 0, 1), 1: (0, 0, 0)}, stakes={1: (0, 0, 1)})
    eliminate(t.s, [3], "TH-059")
    t.s.cult[6:9] = [0, 0, 0]
    fought(t, {0: 9, 1: 8, 2: 7})
    assert result(t).ranks == [1, 2, 2, 4]


@covers("TH-247")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_after_closure_the_only_cult_with_followers_wins_at_once(mode: str) -> None:
    t = fought(given(cults={1: (0, 0, 0), 2: (0, 0, 0)}, mode=mode), {0: 9, 1: 8, 2: 7})
    assert result(t).reason == "TH-247"
    assert result(t).ranks == [1, 2, 2]
    assert len(t.s.essences.content[FADED]) == 5, "after step 10"


@covers("TH-247")
@pytest.mark.parametrize(("cult", "reason"), [((0, 0, 0), "TH-247"), ((0, 0, 1), None)])
def test_mythology_that_might_be_bought_later_saves_nobody(cult: tuple[int, int, int], reason: str | None) -> None:
    t = given(cults={1: cult, 2: (0, 0, 0)}, gods={1: "hastur"})
    t.s.players[1].miracles = 3  # enough for any card of his deck
    fought(t, {0: 9, 1: 8, 2: 7})
    assert (t.s.result.reason if t.s.result else None) == reason


@covers("TH-247")
def test_not_while_two_have_followers() -> None:
    t = fought(given(cults={1: (0, 0, 0), 2: (0, 0, 1)}), {0: 9, 1: 8, 2: 7})
    assert t.s.result is None
    assert t.asked() == (0, "TakePrayer")


@covers("TH-247", "TH-062")
def test_if_nobody_has_any_play_goes_on_to_the_ante_and_all_share() -> None:
    t = given(cults=dict.fromkeys(range(3), (0, 0, 0)), stakes=dict.fromkeys(range(3), (0, 0, 0)))
    t.s.deeds[2].folded = 1
    fought(t, {0: 9, 1: 9})
    assert t.s.result is None
    to_prayer(t)
    t.step(Antes())
    assert (result(t).reason, result(t).ranks) == ("TH-062", [1, 1, 1])


@covers("TH-247", "TH-187")
def test_never_in_epic() -> None:
    t = fought(given(cults={1: (0, 0, 0), 2: (0, 0, 0)}, mode="epic"), {0: 9, 1: 8, 2: 7})
    assert t.s.result is None


@covers("TH-060")
def test_the_tower_of_an_eliminated_player_weighs_on_nobody() -> None:
    t = given(
        cults={1: (0, 0, 0)},
        gods={0: "ares", 1: "marduk", 2: "odin"},
        myths={1: ["tower_of_babel"]},
        hands={0: ["foresight", "gale"]},
        draws={0: ["hatred"]},
        sky=("air order 1", "fire chaos 1", "fire chaos 2"),
    )
    assert lay_track(t).step(Antes()).asked() == (0, "BettingTurn")
    t.plays(0, "play foresight")
    assert t.s.players[1].alive == 0
