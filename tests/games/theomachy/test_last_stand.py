"""Chapter 7: Last Stand."""

import pytest

from tests.games.theomachy.table import TRACK, Play, covers, given, told
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import DISCIPLE, PROPHET
from theogony.games.theomachy.tokens import leave_stake

DARK = ("earth chaos 1", "earth chaos 2", "water chaos 3")


def raised(token: str, cult: tuple[int, int, int], seats: int = 2, **position: object) -> Play:
    """The first player has raised; the second has this Cult."""
    position.setdefault("track", TRACK)
    t = given(seats, cults={1: cult}, **position)  # type: ignore[arg-type]
    t.step(BettingRound(1)).plays(0, f"raise {token}").nobody_reacts()
    if t.s.hand(0):
        t.plays(0, "end")
    return t


def owing(cult: tuple[int, int, int], debt: tuple[int, int, int], **position: object) -> Play:
    """The second of three players has this Cult and this debt, and it is his turn."""
    level = (debt[0], debt[1], debt[2] + 1)
    t = given(3, first=1, cults={1: cult}, stakes={1: (0, 0, 1)}, level=level, **position)  # type: ignore[arg-type]
    t.s.paid[3:6] = [0, 0, 1]  # the ante
    return t.step(BettingRound(1))


def fight(stands: dict[int, tuple[int, int, int]], stakes: dict[int, tuple[int, int, int]], seats: int = 3) -> Play:
    """A Battle without cards is fought to its end; these tokens lie on Last Stand cards."""
    t = given(seats, stakes=stakes, track=TRACK)
    for seat, tokens in stands.items():
        t.s.deeds[seat].last_stand = 1
        t.s.stand[3 * seat : 3 * seat + 3] = tokens
    return t.step(BeginBattle())


@covers("TH-090")
def test_who_lacks_the_right_tokens_may_follow_with_a_last_stand() -> None:
    t = raised("prophet", (0, 3, 4), hands={0: ["gale"]})
    t.plays(1, "last-stand")
    assert t.stake(1) == (1, 0, 1)
    assert t.s.view(0)["players"][1]["stand"] == [1, 0, 0]  # type: ignore[index]
    assert (t.s.round, t.s.deeds[1].last_stand) == (2, 1)


@covers("TH-091")
def test_who_can_pay_may_not_take_a_last_stand() -> None:
    raised("priest", (0, 1, 1)).refuses(1, "last-stand", "TH-091")
    raised("disciple", (0, 1, 1)).refuses(1, "last-stand", "TH-091")
    t = given(2).step(BettingRound(1))
    t.refuses(0, "last-stand", "TH-091")  # nothing is owed at all


@covers("TH-091")
def test_forced_exchanges_count_as_being_able_to_pay() -> None:
    t = raised("disciple", (0, 1, 1), seats=3)
    t.plays(1, "raise disciple").plays(2, "raise disciple").plays(0, "follow")
    assert "last-stand" not in t.options(1)  # 0/0/1 is left of 0/1/1, and one is owed
    t.refuses(1, "last-stand", "TH-091")
    t.plays(1, "follow")
    assert t.cult(1) == (0, 0, 0)


@covers("TH-091")
def test_the_alternative_is_to_fold() -> None:
    t = raised("prophet", (0, 3, 4))
    assert t.options(1) == ["fold", "last-stand"]
    t.plays(1, "fold")
    assert t.s.won(0)


@covers("TH-091")
def test_a_harbour_may_make_the_payment_possible() -> None:
    t = raised("priest", (0, 0, 3), locations={1: ["harbour"]}, hands={1: ["gale"]})
    assert t.options(1) == ["fold", "last-stand", "harbour priest"]
    t.refuses(1, "harbour disciple", "TH-091")  # none is owed
    t.plays(1, "harbour priest")
    t.refuses(1, "last-stand", "TH-091")
    t.refuses(1, "fold", "TH-072")  # he has begun to follow
    t.refuses(1, "pass", "TH-072")
    t.plays(1, "follow")
    assert (t.stake(1), t.cult(1), t.s.deeds[1].last_stand) == ((0, 1, 1), (0, 0, 3), 0)


@covers("TH-091")
def test_without_using_his_harbour_he_may_take_the_last_stand() -> None:
    t = raised("priest", (0, 0, 3), locations={1: ["harbour"]}).plays(1, "last-stand")
    assert t.s.stand[3:6] == [0, 1, 0]


@covers("TH-091")
def test_if_even_a_harbour_is_not_enough_the_rest_is_a_last_stand() -> None:
    t = owing((0, 0, 3), (1, 1, 0), locations={1: ["harbour"]}, hands={1: ["gale"]}).plays(1, "harbour priest")
    t.refuses(1, "follow", "TH-074")
    t.plays(1, "last-stand")
    assert (t.stake(1), t.s.stand[3:6], t.cult(1)) == ((1, 1, 1), [1, 0, 0], (0, 0, 3))


@covers("TH-092")
def test_what_he_owns_of_the_debt_is_paid_first_and_the_rest_comes_from_the_bank() -> None:
    t = owing((0, 1, 2), (1, 2, 1)).plays(1, "last-stand")
    assert t.s.stake[3:6] == [0, 1, 2]  # his own
    assert t.s.stand[3:6] == [1, 1, 0]  # on the card
    assert t.cult(1) == (0, 0, 1)
    assert t.s.paid[3:6] == t.s.level  # he has followed


@covers("TH-093")
def test_from_then_on_every_token_comes_from_the_bank_by_itself() -> None:
    t = raised("prophet", (0, 3, 4), seats=3).plays(1, "last-stand").plays(2, "raise priest").plays(0, "raise disciple")
    assert t.asked() == (2, "BettingTurn")  # the second player has followed without being asked
    assert (t.s.stand[3:6], t.cult(1)) == ([1, 1, 1], (0, 3, 4))
    t.plays(2, "follow")
    assert t.s.round == 2


@covers("TH-094")
def test_tokens_on_the_card_count_for_power_and_as_tokens_of_the_stake() -> None:
    t = fight({1: (1, 0, 0)}, {1: (0, 0, 1), 0: (0, 0, 1), 2: (0, 2, 0)})
    assert [(event["seat"], event["power"]) for event in told(t, "power")] == [(0, 2), (1, 12), (2, 10)]


@covers("TH-094")
def test_tokens_on_the_card_can_be_killed_there() -> None:
    t = given(2, hands={0: ["plague", "gale"], 1: ["gale"]}, sky=DARK)
    t.s.deeds[1].last_stand = 1
    t.s.stand[3:6] = [0, 0, 2]
    t.step(BeginBattle()).plays(0, "play plague")
    assert t.stake(1) == (0, 0, 0)
    assert t.cult(1) == (3, 5, 8)


@covers("TH-094")
def test_driven_back_they_go_to_the_bank_instead_of_the_cult() -> None:
    t = given(2, hands={0: ["undertow", "undertow"], 1: ["gale"]}, sky=DARK)
    t.s.deeds[1].last_stand = 1
    t.s.stand[3:6] = [0, 0, 1]
    t.step(BeginBattle()).plays(0, "play undertow")
    assert (t.stake(1), t.cult(1)) == ((0, 0, 1), (3, 5, 8))
    t.plays(0, "play undertow")  # an ordinary one goes home
    assert (t.stake(1), t.cult(1)) == ((0, 0, 0), (3, 5, 9))


@covers("TH-095")
def test_his_cult_still_pays_for_cards_and_locations() -> None:
    t = raised("prophet", (0, 3, 4), hands={1: ["oracle", "gale"]}, locations={1: ["altar"]}, draws={1: ["hatred"]},
               sky=["air order 2", "fire chaos 1", "earth chaos 1"])  # fmt: skip
    t.plays(1, "last-stand", "play oracle").nobody_reacts().plays(1, "visit altar")
    assert t.cult(1) == (0, 3, 2)  # a Disciple on the Oracle, one on the Altar
    assert t.locations(1) == ["oracle", "altar"]


@covers("TH-096")
def test_on_a_last_stand_one_neither_raises_nor_folds() -> None:
    t = raised("prophet", (0, 3, 4), hands={0: ["gale"], 1: ["gale"]}).plays(1, "last-stand")
    for move in ("raise disciple", "raise priest", "fold"):
        t.refuses(1, move, "TH-096")
    t.plays(1, "end").plays(0, "raise disciple", "end")
    assert t.asked() == (1, "BettingTurn")
    t.refuses(1, "fold", "TH-096")  # in later Rounds too
    t.refuses(1, "raise disciple", "TH-096")
    assert t.options(1) == ["end"]


@covers("TH-096")
def test_his_part_in_the_battle_is_certain() -> None:
    t = raised("prophet", (0, 3, 4), hands={0: ["gale"]}).plays(1, "last-stand")
    t.plays(0, "raise disciple", "end").plays(0, "raise priest", "end")
    assert t.asked() == (0, "BattleTurn")
    assert t.s.in_battle(1)


@covers("TH-097")
def test_a_winner_returns_the_tokens_of_the_card_and_keeps_the_rest() -> None:
    t = fight({1: (1, 1, 0)}, {0: (0, 0, 1), 1: (0, 1, 2), 2: (0, 0, 1)})
    assert t.s.won(1)
    assert t.cult(1) == (3, 5 + 1 + 1, 8 + 2)  # the own Stake and the winner's Priest
    assert (t.stake(1), t.s.stand[3:6]) == ((0, 0, 0), [0, 0, 0])


@covers("TH-098")
def test_who_loses_on_a_last_stand_is_out_of_the_game() -> None:
    t = fight({1: (0, 0, 1)}, {0: (0, 1, 1), 1: (0, 0, 1), 2: (0, 0, 1)})
    assert [(event["seat"], event["clause"]) for event in told(t, "eliminated")] == [(1, "TH-098")]
    assert (t.each("alive")[:3], t.cult(1)) == ([1, 0, 1], (0, 0, 0))
    assert t.s.players[2].alive  # a loser without the card plays on


@covers("TH-098")
def test_a_tie_for_the_highest_power_is_a_win() -> None:
    t = fight({1: (0, 1, 0)}, {0: (0, 1, 1), 1: (0, 0, 1), 2: (0, 0, 1)})
    assert (t.s.won(0), t.s.won(1), t.s.players[1].alive) == (True, True, 1)
    assert t.cult(1) == (3, 5, 9)  # no reward, and the Priest of the card is gone


@covers("TH-098", "TH-061")
def test_of_two_players_the_other_one_has_won_the_game() -> None:
    t = fight({1: (0, 0, 1)}, {0: (0, 1, 1), 1: (0, 0, 0)}, seats=2)
    assert t.s.result is not None
    assert t.s.result.ranks == [1, 2]


@covers("TH-099")
def test_there_are_as_many_last_stands_as_players() -> None:
    t = given(8, cults=dict.fromkeys(range(1, 8), (0, 0, 1))).step(BettingRound(1)).plays(0, "raise prophet")
    for seat in range(1, 8):
        t.plays(seat, "last-stand")
    assert t.each("last_stand") == [0] + [1] * 7
    assert t.s.round == 2


@covers("TH-248")
@pytest.mark.parametrize("home", [False, True])
def test_tokens_of_the_card_are_lost_first_then_loaned_then_ordinary_ones(home: bool) -> None:
    t = given(2, stakes={0: (0, 0, 1)})
    t.s.stand[DISCIPLE] = 1
    t.s.loan[DISCIPLE] = 1
    seen = []
    for _ in range(3):
        leave_stake(t.s, 0, DISCIPLE, home)
        seen.append((t.s.stand[DISCIPLE], t.s.loan[DISCIPLE], t.s.stake[DISCIPLE]))
    assert seen == [(0, 1, 1), (0, 0, 1), (0, 0, 0)]
    assert t.cult(0) == (3, 5, 8 + home)


@covers("TH-248")
def test_nobody_chooses_which_of_them_are_killed() -> None:
    t = given(2, hands={0: ["locusts", "gale"], 1: ["gale"]}, stakes={1: (0, 0, 2)}, sky=DARK)
    t.s.deeds[1].last_stand = 1
    t.s.stand[3:6] = [0, 0, 1]
    t.step(BeginBattle()).plays(0, "play locusts")
    assert (t.s.stand[3:6], t.s.stake[3:6]) == ([0, 0, 0], [0, 0, 1])
    assert t.asked() == (0, "BattleTurn")


@covers("TH-249")
def test_on_a_last_stand_one_still_has_turns_and_plays_cards_in_them() -> None:
    t = raised("prophet", (0, 3, 4), hands={0: ["gale"], 1: ["power_air_order", "fertility", "gale"]},
               sky=["earth order 3", "fire chaos 1", "air chaos 1"])  # fmt: skip
    t.plays(1, "last-stand", "play power_air_order", "end")
    t.plays(0, "raise disciple").nobody_reacts().plays(0, "end")
    assert t.asked() == (1, "BettingTurn")
    assert t.s.paid[3:6] == t.s.level  # the Follow was made for him
    t.refuses(1, "follow", "TH-067")
    t.plays(1, "play fertility", "end")
    assert t.cult(1) == (0, 3, 6)


@covers("TH-249")
def test_without_debt_his_action_is_a_pass() -> None:
    t = raised("prophet", (0, 3, 4), hands={0: ["gale"], 1: ["gale"]}).plays(1, "last-stand", "end")
    t.plays(0, "pass", "end")
    assert [event["clause"] for event in told(t, "passed")] == ["TH-071", "TH-249"]
    assert t.s.stand[3 + PROPHET] == 1
    t.plays(1, "end")
    assert t.s.round == 3
