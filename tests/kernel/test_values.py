"""Refusals, results, events and games: the small values that everything else passes around."""

import pickle

import pytest

from tests.kernel.toys import DRAFT
from theogony.kernel.event import Event
from theogony.kernel.game import BadSetup
from theogony.kernel.refusal import Refusal, Refused, no
from theogony.kernel.result import Result, ranked
from theogony.kernel.state import SPECTATOR

# -- refusal ----------------------------------------------------------------------------------------------------------


def test_a_refusal_says_clause_reason_and_remedy() -> None:
    refusal = no("GS-174", "two-armies-needed", remedy="two-armies", place="thule", armies=1)
    assert refusal.as_dict() == {
        "clause": "GS-174",
        "key": "two-armies-needed",
        "params": {"place": "thule", "armies": 1},
        "remedy": "two-armies",
    }
    assert refusal == Refusal("GS-174", "two-armies-needed", {"place": "thule", "armies": 1}, "two-armies")
    assert refusal != no("GS-174", "two-armies-needed", place="rus") and refusal != "GS-174"
    assert len({refusal, no("GS-174", "two-armies-needed", remedy="two-armies", place="thule", armies=1)}) == 1
    assert str(Refused(refusal)) == "GS-174: two-armies-needed" and "thule" in repr(refusal)


# -- result -----------------------------------------------------------------------------------------------------------


def test_equal_keys_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert ranked([(3, 1), (5, 0), (3, 1), (1, 9)]) == [2, 1, 2, 4]
    assert ranked([]) == []


def test_everybody_is_a_side_unless_teams_are_named() -> None:
    result = Result([2, 1, 1], [3, 9, 9], "GS-088")
    assert result.teams == [0, 1, 2] and result.automatons == []
    assert result.winners() == [1, 2]
    assert [result.share(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_a_team_shares_rank_and_victory() -> None:
    result = Result([1, 1, 2], [0, 0, 0], "X", teams=[0, 0, 1], automatons=[2])
    assert [result.share(seat) for seat in range(3)] == [1.0, 1.0, 0.0]
    tie = Result([1, 1, 1], [0, 0, 0], "X", teams=[0, 0, 1])
    assert [tie.share(seat) for seat in range(3)] == [0.5, 0.5, 0.5]
    with pytest.raises(ValueError):
        Result([1, 2, 2], [0, 0, 0], "X", teams=[0, 0, 1])
    with pytest.raises(ValueError):
        Result([1, 2], [0, 0], "X", teams=[0])


def test_a_result_travels_to_other_processes() -> None:
    result = Result([1, 1, 2], [5, 3, 0], "GS-088", teams=[0, 0, 1], automatons=[2])
    assert pickle.loads(pickle.dumps(result)).as_dict() == result.as_dict()


def test_a_result_as_data_is_a_copy() -> None:
    result = Result([1, 2], [5, 3], "GS-088")
    ranks = result.as_dict()["ranks"]
    assert isinstance(ranks, list)
    ranks.clear()
    assert result.ranks == [1, 2]


# -- event ------------------------------------------------------------------------------------------------------------


def test_only_the_audience_sees_the_private_part() -> None:
    event = Event("drew", "GS-144", {"seat": 1, "deck": 3}, {"card": "storms_rage"}, (1,), False)
    assert event.seen_by(1) == {
        "kind": "drew",
        "clause": "GS-144",
        "seat": 1,
        "deck": 3,
        "card": "storms_rage",
    }
    for seat in (0, 2, SPECTATOR):
        assert event.seen_by(seat) == {"kind": "drew", "clause": "GS-144", "seat": 1, "deck": 3}


# -- game -------------------------------------------------------------------------------------------------------------


def test_options_are_completed() -> None:
    assert DRAFT.settle(2, {}) == {"length": "short"}
    assert DRAFT.settle(4, {"length": "long"}) == {"length": "long"}


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "wrong-player-count"),
        (5, {}, "wrong-player-count"),
        (2, {"colour": "red"}, "unknown-option"),
        (2, {"length": "endless"}, "unknown-value"),
    ],
)
def test_an_impossible_setup_says_why(seats: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as bad:
        DRAFT.new(seats, options)
    assert bad.value.key == key and bad.value.params
