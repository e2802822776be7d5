"""Chapter 15: forced exchanges, and in which order debts are paid."""

from functools import cache
from itertools import product

import pytest

from tests.games.theomachy.table import TRACK, Play, covers, given, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import DISCIPLE, PRIEST, PROPHET
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.start import StartPhase
from theogony.games.theomachy.tokens import UNPAYABLE, exchange, gain, left_after

Cult = tuple[int, int, int]


def settled(cult: Cult) -> Cult:
    """What is left of a Cult when nothing more must be exchanged; written down from the rule, step by step."""
    prophets, priests, disciples = cult
    while True:
        if priests == 0 and prophets > 0:
            prophets, priests = prophets - 1, priests + 2
        elif disciples == 0 and priests > 0:
            priests, disciples = priests - 1, disciples + 2
        else:
            return prophets, priests, disciples


@cache
def ends(cult: Cult, debt: Cult) -> set[Cult]:
    """The Cults that are left after the debt was paid, over all orders in which it can be paid."""
    if not any(debt):
        return {cult}
    found: set[Cult] = set()
    for kind in range(3):
        if debt[kind] and cult[kind]:
            left = list(cult)
            left[kind] -= 1
            owed = list(debt)
            owed[kind] -= 1
            found |= ends(settled((left[0], left[1], left[2])), (owed[0], owed[1], owed[2]))
    return found


SETTLED = [cult for cult in product(range(4), range(5), range(6)) if settled(cult) == cult]


@covers("TH-077")
@pytest.mark.parametrize("debt", list(product(range(4), range(4), range(5))))
def test_prophets_priests_disciples_is_an_order_that_pays_whenever_any_does(debt: Cult) -> None:
    for cult in SETTLED:
        possible = ends(cult, debt)
        assert len(possible) <= 1  # every order that can pay leaves the same Cult
        assert left_after(cult, debt) == next(iter(possible), UNPAYABLE)


@covers("TH-077")
def test_a_debt_that_only_this_order_can_pay_is_paid() -> None:
    """With the Priest first, the last Prophet would be exchanged for two and could not be paid any more."""
    assert settled((1, 0, 1)) == (0, 2, 1) and ends((1, 1, 1), (1, 1, 0)) == {(0, 0, 1)}
    t = given(3, cults={2: (1, 1, 1)}).step(BettingRound(1)).plays(0, "raise priest").plays(1, "raise prophet")
    t.plays(2, "follow")
    assert t.cult(2) == (0, 0, 1) and t.stake(2)[:2] == (1, 1)


def raising(cult: Cult, *moves: str) -> Play:
    return given(2, cults={0: cult}, hands={0: ["gale"], 1: ["gale"]}).step(BettingRound(1)).plays(0, *moves)


@covers("TH-195", "TH-196")
def test_without_a_disciple_a_priest_becomes_two() -> None:
    t = raising((0, 2, 1), "raise disciple")
    assert t.cult(0) == (0, 1, 2)
    (event,) = told(t, "exchanged")
    assert (event["clause"], event["gave"], event["got"]) == ("TH-196", "priest", "disciple")


@covers("TH-195", "TH-197")
def test_without_a_priest_a_prophet_becomes_two() -> None:
    t = raising((2, 1, 1), "raise priest")
    assert t.cult(0) == (1, 2, 1)
    (event,) = told(t, "exchanged")
    assert (event["clause"], event["gave"], event["got"]) == ("TH-197", "prophet", "priest")


@covers("TH-195")
def test_without_a_higher_kind_nothing_is_exchanged() -> None:
    t = raising((0, 0, 1), "raise disciple")
    assert t.cult(0) == (0, 0, 0)
    t = raising((0, 1, 3), "raise priest")
    assert t.cult(0) == (0, 0, 3)
    assert not told(t, "exchanged")


@covers("TH-198")
def test_tokens_in_the_stake_are_ignored_and_never_exchanged() -> None:
    t = given(2, cults={0: (0, 1, 1)}, stakes={0: (2, 0, 4)}).step(BettingRound(1)).plays(0, "raise disciple")
    assert t.cult(0) == (0, 0, 2)  # four Disciples in the Stake do not help
    assert t.stake(0) == (2, 0, 5)  # and its Prophets stay though it has no Priest


@covers("TH-199")
@pytest.mark.parametrize(
    ("cult", "after"),
    [
        ((1, 0, 0), (0, 1, 2)),
        ((2, 0, 0), (1, 1, 2)),
        ((0, 1, 0), (0, 0, 2)),
        ((1, 0, 3), (0, 2, 3)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_exchanges_are_repeated_until_nothing_applies(cult: Cult, after: Cult) -> None:
    t = given(2, cults={0: cult})
    exchange(t.s, 0)
    assert t.cult(0) == after


@covers("TH-199")
def test_there_is_no_voluntary_exchange() -> None:
    assert "exchange" not in {MOVES.text(move).partition(" ")[0] for move in range(len(MOVES))}


@covers("TH-200")
def test_stable_cults_have_a_disciple_if_a_priest_and_a_priest_if_a_prophet() -> None:
    for cult in product(range(5), range(5), range(5)):
        t = given(2, cults={0: cult})
        exchange(t.s, 0)
        prophets, priests, disciples = t.cult(0)
        assert disciples or not priests
        assert priests or not prophets


@covers("TH-201")
def test_an_opponent_s_card_forces_an_unwelcome_exchange() -> None:
    sky = ["earth chaos 3", "earth order 1", "air order 1"]
    t = given(2, cults={1: (0, 1, 1)}, hands={0: ["famine"]}, sky=sky).step(BettingRound(1)).plays(0, "play famine")
    assert t.cult(1) == (0, 0, 2)


@covers("TH-201", "TH-257")
def test_tokens_that_leave_are_checked_one_by_one() -> None:
    sky = ["water chaos 3", "water order 2", "air order 1"]
    t = given(2, cults={1: (0, 1, 1)}, hands={0: ["drowning"]}, sky=sky).step(BettingRound(1)).plays(0, "play drowning")
    assert t.cult(1) == (0, 0, 1)  # one killed, the Priest exchanged, another killed


@covers("TH-257")
def test_tokens_of_one_step_of_closure_arrive_together() -> None:
    t = given(2, cults={1: (0, 0, 0)}, level=(1, 0, 1), track=TRACK).step(BettingRound(1)).plays(0, "fold")
    # step 5: a Priest, exchanged at once; step 6: a Prophet, exchanged; step 7: the whole Stake together
    assert t.cult(1) == (1, 2, 3)


@covers("TH-257")
def test_tokens_of_one_card_arrive_together() -> None:
    t = given(2, cults={0: (0, 0, 0)}, gods={0: "perun", 1: "ares"}, myths={0: ["kupala_night"]}, number=4)
    t.no_sky().put_essences([], [])
    t.s.stake = [0] * 24
    t.picks(*[0] * 5).step(StartPhase())  # the Essence deck is reshuffled, the ante is two
    kinds = [event["kind"] for event in told(t, "gained", "exchanged", "ante")]
    assert kinds[:4] == ["gained", "gained", "exchanged", "ante"]  # the Priest waits for the Disciples
    assert (t.cult(0), t.stake(0)) == ((0, 0, 2), (0, 0, 2))  # 0/1/2, two paid, then the Priest exchanged


@covers("TH-257")
@pytest.mark.parametrize(
    ("kind", "amount", "after"), [(PRIEST, 2, (0, 1, 2)), (PROPHET, 1, (0, 1, 2)), (DISCIPLE, 3, (0, 0, 3))]
)
def test_a_gain_into_an_empty_cult_is_exchanged_after_its_last_token(kind: int, amount: int, after: Cult) -> None:
    t = given(2, cults={0: (0, 0, 0)})
    gain(t.s, 0, kind, amount, "TH-257")
    assert t.cult(0) == after
