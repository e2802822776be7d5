"""The worked examples of the betting chapters, played as they are told. Cults as Prophets, Priests, Disciples."""

from tests.games.theomachy.table import TRACK, Play, covers, given, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import DISCIPLE
from theogony.games.theomachy.tokens import debt, leave_stake

A, B, C, D = range(4)


def bets(seats: int, round: int = 1, **position: object) -> Play:
    return given(seats, round=round, track=TRACK, **position).step(BettingRound(round))  # type: ignore[arg-type]


def owing(cult: tuple[int, int, int], debt: tuple[int, int, int]) -> Play:
    """The second of three players has this Cult and this debt."""
    level = (debt[0], debt[1], debt[2] + 1)
    t = given(3, first=B, cults={B: cult}, stakes={B: (0, 0, 1)}, level=level, track=TRACK)
    t.s.paid[3:6] = [0, 0, 1]  # the ante
    return t.step(BettingRound(1))


@covers("TH-100")
def test_kinds() -> None:
    t = bets(4).plays(A, "pass").plays(B, "raise priest")
    assert t.s.level == [0, 1, 1]
    t.plays(C, "follow")
    assert t.cult(C) == (3, 4, 8)  # exactly one Priest
    t.plays(D, "raise disciple")
    assert (t.cult(D), t.s.level) == ((3, 4, 7), [0, 1, 2])
    assert [debt(t.s, seat) for seat in (A, B, C)] == [(0, 1, 1), (0, 0, 1), (0, 0, 1)]
    t.plays(A, "fold").plays(B, "follow").plays(C, "follow")
    assert (t.s.round, t.s.shown) == (2, 4)  # the turn would be the last raiser's
    assert t.asked() == (B, "BettingTurn")


@covers("TH-101")
def test_all_pass() -> None:
    t = bets(3).plays(A, "pass").plays(B, "pass").plays(C, "pass")
    assert t.s.round == 2
    t = bets(3).plays(A, "pass").plays(B, "pass").plays(C, "raise disciple")
    assert t.asked() == (A, "BettingTurn")
    t.plays(A, "follow")
    assert t.asked() == (B, "BettingTurn")
    t.plays(B, "follow")
    assert t.s.round == 2


@covers("TH-102", "TH-196")
def test_exchange_in_the_middle() -> None:
    t = owing((0, 2, 1), (0, 0, 2)).plays(B, "follow")
    assert t.cult(B) == (0, 1, 1)
    assert [(event["gave"], event["got"]) for event in told(t, "exchanged")] == [("priest", "disciple")]


@covers("TH-103", "TH-196", "TH-197")
def test_cascade() -> None:
    t = owing((1, 1, 1), (0, 1, 1)).plays(B, "follow")
    assert (t.cult(B), t.stake(B)) == ((0, 1, 2), (0, 1, 2))
    exchanged = [(event["gave"], event["got"]) for event in told(t, "exchanged")]
    assert exchanged == [("prophet", "priest"), ("priest", "disciple")]
    assert t.s.view(B)["players"][B]["cult_value"] == 9  # type: ignore[index]


@covers("TH-104")
def test_wrong_kinds() -> None:
    t = owing((0, 3, 4), (1, 0, 0))
    assert t.options(B) == ["fold", "last-stand"]
    t.refuses(B, "follow", "TH-074")
    t.plays(B, "last-stand")
    assert (t.s.stand[3:6], t.cult(B)) == ([1, 0, 0], (0, 3, 4))


@covers("TH-105")
def test_partial_last_stand() -> None:
    t = owing((0, 2, 1), (1, 0, 1)).plays(B, "last-stand")
    assert (t.s.stand[3:6], t.s.stake[3:6]) == ([1, 0, 0], [0, 0, 2])
    assert t.cult(B) == (0, 1, 2)
    t.plays(C, "raise disciple").plays(A, "follow")
    assert (t.s.stand[3:6], t.cult(B)) == ([1, 0, 1], (0, 1, 2))


@covers("TH-106")
def test_raise_with_the_last_one() -> None:
    t = bets(3, cults={A: (0, 1, 1)}).plays(A, "raise disciple")
    assert t.cult(A) == (0, 0, 2)
    t = bets(3, cults={A: (0, 1, 1)}).plays(A, "raise priest")
    assert t.cult(A) == (0, 0, 1)
    assert not told(t, "exchanged")


@covers("TH-107")
def test_no_debt_from_losses() -> None:
    t = bets(3, round=2).plays(A, "pass").plays(B, "pass")
    leave_stake(t.s, C, DISCIPLE, home=False)  # as a card kills it
    assert (t.stake(C), debt(t.s, C)) == ((0, 0, 0), (0, 0, 0))
    t.plays(C, "pass")
    assert t.s.round == 3


@covers("TH-108", "TH-077")
def test_highest_first() -> None:
    t = owing((1, 1, 1), (1, 1, 0)).plays(B, "follow")
    assert t.cult(B) == (0, 0, 1)
    assert t.stake(B) == (1, 1, 1)


@covers("TH-109", "TH-086")
def test_everybody_folds_to_a_raise() -> None:
    t = bets(3).plays(A, "raise prophet").plays(B, "fold").plays(C, "fold")
    assert t.s.won(A)
    assert not told(t, "battle", "revealed")
    (faded,) = told(t, "faded")  # face-down cards are shown when they are discarded
    assert faded["cards"] == ["essence_water_order_1", "essence_water_chaos_1"]
    assert (t.s.first, t.asked()) == (A, (A, "TakePrayer"))
