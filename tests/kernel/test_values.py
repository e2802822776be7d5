"""Refusals, results, events and games: the small values that everything else passes around."""

import pickle

import pytest

from tests.kernel.toys import DRAFT, HUNT, SIEGE
from theogony.kernel.event import Event
from theogony.kernel.game import BadSetup, Game, Option
from theogony.kernel.mode import Mode
from theogony.kernel.refusal import Refusal, Refused, no
from theogony.kernel.result import Result, ranked
from theogony.kernel.sides import Sides, against, each_alone
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


def test_shares_of_the_victory_sum_to_one_over_sides() -> None:
    result = Result([2, 1, 1], [3, 9, 9], "GS-088")
    assert result.winners() == [1, 2]
    assert [result.share(side) for side in range(3)] == [0.0, 0.5, 0.5]
    with pytest.raises(ValueError, match="every side"):
        Result([1, 2], [0], "X")


def test_a_result_fits_the_sides_of_its_game() -> None:
    state = HUNT.new(4)
    with pytest.raises(ValueError, match="4 ranks for 2 sides"):
        state.finish(Result([1, 2, 2, 2], [0, 0, 0, 0], "X"))
    state.finish(Result([1, 2], [7, 3], "X"))
    assert state.result is not None and state.result.seat_scores == [7, 3, 3, 3]


def test_a_result_travels_to_other_processes() -> None:
    result = Result([1, 2], [5, 3], "GS-088", [5, 1, 2])
    assert pickle.loads(pickle.dumps(result)).as_dict() == result.as_dict()


# -- sides ------------------------------------------------------------------------------------------------------------


def test_everybody_is_a_side_unless_the_mode_says_otherwise() -> None:
    sides = each_alone(3)
    assert sides.of == (0, 1, 2) and sides.alone() and sides.mates(1) == [1]
    assert each_alone(3) is sides and DRAFT.new(3).sides is sides


def test_sides_have_seats_or_are_automatons() -> None:
    sides = against((("hunter", 1), ("hidden", 2), ("storm", 0)))
    assert sides.of == (0, 1, 1) and sides.mates(2) == [1, 2] and sides.seats(2) == []
    assert not sides.alone() and not Sides((0,), ("", "titan")).alone()
    assert pickle.loads(pickle.dumps(sides)) == sides != each_alone(3) and len({sides, each_alone(3)}) == 2
    assert against((("day", 1), ("night", 1))) != each_alone(2), "the same seats under other names"


@pytest.mark.parametrize(("of", "names"), [((0, 0), ("",)), ((0,), ("", "")), ((0, 2), ("", "team"))])
def test_a_side_of_several_seats_or_none_needs_a_name(of: tuple[int, ...], names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError):
        Sides(of, names)


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


def test_a_mode_has_its_own_range_of_players() -> None:
    assert (
        SIEGE.players == (1, 3) and SIEGE.mode({}).players == (2, 3) and SIEGE.mode({"mode": "solo"}).players == (1, 1)
    )
    assert SIEGE.settle(1, {"mode": "solo"}) and SIEGE.settle(3, {})
    for seats, options in ((1, {}), (2, {"mode": "solo"})):
        with pytest.raises(BadSetup, match="player-count"):
            SIEGE.settle(seats, options)


def test_the_option_offers_exactly_the_modes_that_there_are() -> None:
    for options in ((), (Option("mode", ("nowhere", "elsewhere"), "nowhere", "option-mode"),)):
        with pytest.raises(ValueError, match="nowhere"):
            Game(
                "x",
                "X",
                options,
                DRAFT.moves,
                DRAFT._make,
                DRAFT._state,
                DRAFT.folder,
                modes=(Mode("nowhere", (1, 1)),),
            )
