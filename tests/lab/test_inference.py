"""Shares, intervals and corrections, and a test that errs as rarely as it says, whenever it is looked at."""

import pytest

from theogony.kernel.rng import Rng
from theogony.lab.inference import against, holm, mean_interval, share
from theogony.lab.sequential import Sequence, still_needed
from theogony.lab.stats import wilson


def test_independent_games_have_the_interval_of_wilson() -> None:
    rng = Rng("coins")
    blocks = [(float(rng.below(4) == 0), 1) for _ in range(200)]
    found = share(blocks)
    assert found.games == 200 and found.worth == pytest.approx(200, rel=0.02)
    assert (found.low, found.high) == pytest.approx(wilson(found.wins, 200), abs=0.003)


def test_games_that_share_their_luck_are_worth_less() -> None:
    rng = Rng("blocks")
    blocks = [(4.0 * (rng.below(4) == 0), 4) for _ in range(100)]  # all four games of a block go the same way
    found = share(blocks)
    assert found.games == 400 and found.worth == pytest.approx(100, rel=0.1)
    assert found.high - found.low > 1.8 * (wilson(found.wins, 400)[1] - wilson(found.wins, 400)[0])


def test_all_or_nothing_and_nothing_at_all() -> None:
    assert share([(0.0, 1)] * 30).low == 0 and share([(1.0, 1)] * 30).high == 1
    assert (share([]).low, share([]).high, share([]).value) == (0.0, 1.0, 0.0)
    assert against(share([]), 0.25) == 1 and against(share([(1.0, 1)]), 1.0) == 1


def test_holm_holds_less_than_each_alone_and_more_than_bonferroni() -> None:
    assert holm([0.01, 0.02, 0.04]) == [True, True, True], "0.02 is held once 0.01 is out of the way"
    assert holm([0.03, 0.04, 0.2]) == [False, False, False], "each alone would do"
    assert holm([0.2, 0.001, 0.5]) == [False, True, False]


def test_holm_rarely_cries_wolf() -> None:
    """400 families of 10 fair shares each: at most 5 % of them may have any mark, give or take what chance does."""
    rng = Rng("wolf")
    alarms = 0
    for _ in range(400):
        shares = [share([(float(sum(rng.below(4) == 0 for _ in range(60))), 60)]) for _ in range(10)]
        alarms += any(holm([against(each, 0.25) for each in shares]))
    assert alarms <= 32  # 20 expected at most; 32 is 2.7 standard deviations more


def test_the_mean_lies_in_its_interval() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0] * 25)
    assert low < mean == 2.5 < high and high - low == pytest.approx(2 * 1.96 * 1.1236 / 10, rel=0.01)


def drawn(rng: Rng, wins: int, losses: int) -> float:
    """1, -1 or 0, so many of ten."""
    face = rng.below(10)
    return 1.0 if face < wins else -1.0 if face < wins + losses else 0.0


def test_looking_after_every_pair_does_not_raise_the_false_alarms() -> None:
    """300 comparisons of equals, each looked at 150 times: at most 5 % may ever be decided for a difference."""
    rng = Rng("equals")
    alarms = 0
    for _ in range(300):
        sequence = Sequence(smallest=0.01)
        for _ in range(150):
            sequence.see(drawn(rng, 3, 3))
            if sequence.verdict() in ("more", "less"):
                alarms += 1
                break
    assert alarms <= 15


@pytest.mark.parametrize(("wins", "losses", "says"), [(6, 1, "more"), (1, 6, "less")])
def test_a_clear_answer_stops_early_and_on_the_right_side(wins: int, losses: int, says: str) -> None:
    rng = Rng(f"clear {wins}")
    for _ in range(5):
        sequence = Sequence(smallest=0.05)
        while sequence.verdict() == "open":
            sequence.see(drawn(rng, wins, losses))
        low, high = sequence.bounds()
        assert sequence.verdict() == says and len(sequence.values) < 200 and sequence.evidence >= 20
        assert (low > 0) == (says == "more") and (high < 0) == (says == "less") and low < sequence.mean < high


def test_equals_are_told_equal_when_a_difference_that_matters_is_ruled_out() -> None:
    sequence = Sequence(smallest=0.2)
    while sequence.verdict() == "open":
        sequence.see(0.5 if len(sequence.values) % 2 else -0.5)
    low, high = sequence.bounds()
    assert sequence.verdict() == "equal" and -0.2 <= low < 0 < high <= 0.2


def test_what_is_still_needed_shrinks_as_games_come_in() -> None:
    rng = Rng("needed")
    sequence = Sequence(smallest=0.05)
    assert still_needed(sequence) is None, "nothing has been seen"
    for _ in range(20):
        sequence.see(drawn(rng, 5, 3))
    early = still_needed(sequence)
    while sequence.verdict() == "open":
        sequence.see(drawn(rng, 5, 3))
    assert early is not None and early > 0 and still_needed(sequence) == 0


def test_a_difference_out_of_bounds_is_refused() -> None:
    with pytest.raises(ValueError, match="no difference"):
        Sequence(0.05).see(1.5)
