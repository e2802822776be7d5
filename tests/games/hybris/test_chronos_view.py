"""What a view says of the Chronos board: what its tracks ask for, and who decides (HY-006, HY-315, HY-339)."""

from typing import Any

import pytest

from tests.games.hybris.chronos import against, concept, evil
from tests.games.hybris.table import Play, covers
from theogony.games.hybris.chronos.turn import fulfilled, tell_conditions
from theogony.games.hybris.content import CHAINED, CONCEPTS


def board(t: Play) -> Any:
    return t.s.view(-1)["chronos"]


def seen(t: Play, name: str) -> Any:
    return next(one for one in board(t)["concepts"] if one["id"] == name)


def track(t: Play, name: str) -> list[Any]:
    return seen(t, name)["conditions"]  # type: ignore[no-any-return]


@covers("HY-317", "HY-339")
def test_a_track_says_what_is_asked_and_what_the_players_have() -> None:
    t = against(goods={1: {"follower": 5}}, temples={2: ["elis"]})
    t.s.titan().chains[0] = 3
    asked = [(one["what"], one["have"], one["need"], one["broken"], one["counts"]) for one in track(t, "anthropos")]
    assert asked == [
        ("follower", 5, 3, 1, 1), ("follower", 5, 6, 1, 1), ("temple", 1, 1, 0, 0), ("follower", 5, 9, 0, 0),
        ("temple", 1, 2, 0, 0),
    ]  # fmt: skip


@covers("HY-340")
def test_on_temnein_only_the_last_one_counts() -> None:
    t = against()
    assert not any(one["counts"] for one in track(t, "temnein"))
    t.s.titan().chains[3] = 2
    assert [one["counts"] for one in track(t, "temnein")] == [0, 0, 1, 0, 0]


@covers("HY-339", "HY-341")
@pytest.mark.parametrize("followers", [0, 3, 6, 9])
@pytest.mark.parametrize("left", range(6))
def test_conditions_that_are_met_are_those_of_which_nothing_happens(followers: int, left: int) -> None:
    t = against(goods={0: {"follower": followers, "aegis": 6}}, temples={2: ["elis"]}, unlocked={0: [1, 2, 3]})
    t.s.titan().chains = [left] * len(CHAINED)
    for number in CHAINED:
        lines = track(t, CONCEPTS[number])
        assert [one["met"] for one in lines] == [int(one["have"] >= one["need"]) for one in lines]
        assert all(one["met"] for one in lines if one["counts"]) == fulfilled(t.s, number)
        assert seen(t, CONCEPTS[number])["holds"] == fulfilled(t.s, number)


@covers("HY-339")
def test_of_each_kind_the_most_that_counts_is_shown_for_all() -> None:
    t = against(goods={1: {"follower": 5}})
    shown = {one["what"]: (one["counts"], one["need"]) for one in board(t)["together"]}
    assert shown["follower"] == (0, 3) and len(shown) == 9, "nothing counts yet"
    t.s.titan().chains[0] = 2
    shown = {one["what"]: (one["counts"], one["need"]) for one in board(t)["together"]}
    assert shown["follower"] == (1, 6) and shown["temple"] == (1, 1)


@covers("HY-321", "HY-322", "HY-342")
def test_a_concept_says_what_chronos_would_gain_there_and_whether_a_chain_breaks() -> None:
    t = against()
    assert [seen(t, CONCEPTS[number])["gain"] for number in CHAINED] == [
        {"follower": 1}, {"aegis": 1}, {"prayer": 1}, {"vp": 2},
    ]  # fmt: skip
    t.s.titan().resources = [3, 2, 3, 3]
    assert [seen(t, CONCEPTS[number])["breaks"] for number in CHAINED] == [1, 0, 1, 0]


@covers("HY-376", "HY-377")
def test_everybody_sees_what_each_misses_to_be_above_chronos() -> None:
    t = against(goods={0: {"vp": 7}, 1: {"vp": 6}, 2: {"vp": 2}})
    t.s.titan().vp = 6
    assert board(t)["lacking"] == [0, 1, 5]  # an equal one is not above


@covers("HY-090", "HY-302")
def test_turns_go_by_the_focus_tokens() -> None:
    t = against(greatness=(2, 3, 1))
    t.s.titan().focus = [-1, 2, -1, 0, 1, -1]
    assert t.s.view(-1)["order"] == [2, 0, 1]
    t.s.titan().focus = [-1] * 6  # all have taken them back
    assert t.s.view(-1)["order"] == [2, 0, 1]


@covers("HY-315", "HY-344")
def test_everybody_sees_who_chooses_for_the_players() -> None:
    t = evil(greatness=(2, 3, 1))
    assert t.s.view(0)["chronos"]["decider"] == 2  # type: ignore[index]
    t.s.turn = 1
    assert t.s.view(0)["chronos"]["decider"] == 1  # type: ignore[index]


@covers("HY-339", "HY-342")
def test_why_chronos_acts_is_told() -> None:
    t = evil(goods={1: {"aegis": 2}})
    told = [(event.kind, event.public) for event in t.events("condition")]
    assert told == [("condition", {"asked": "aegis", "number": 2, "needed": 6})]
    u = against()
    u.s.titan().chains[3], u.s.titan().vp = 0, 9
    tell_conditions(u.s, concept("temnein"))
    assert [event.public for event in u.events("all-above-chronos")] == [{"number": 0}]
