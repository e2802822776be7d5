"""Epic mode: points, comebacks, and the end of the race. -- chapter 14"""

from collections.abc import Mapping

import pytest

from tests.games.theomachy.closing import alone, fought
from tests.games.theomachy.table import Play, covers, given
from theogony.games.theomachy.content import BOX
from theogony.games.theomachy.start import Antes
from theogony.games.theomachy.zones import HEAVENS

Cults = Mapping[int, tuple[int, int, int]]


def epic(seats: int = 3, cults: Cults | None = None, stakes: Cults | None = None, **more: object) -> Play:
    return given(seats=seats, cults=cults, stakes=stakes, mode="epic", **more)  # type: ignore[arg-type]


def points(t: Play) -> list[int]:
    return t.each("points")[: t.s.seats]


def last_stand(t: Play, *seats: int) -> Play:
    for seat in seats:
        t.s.deeds[seat].last_stand = 1
    return t


def few_essence_cards(t: Play) -> Play:
    """So few that the coming Hand begins with a reshuffle and a higher ante."""
    t.put_essences(t.s.essences.content[HEAVENS][:4], t.s.essences.content[HEAVENS][4:])
    return t


@covers("TH-187", "TH-235")
def test_nobody_is_eliminated_for_good() -> None:
    t = fought(last_stand(epic(), 1, 2), {0: 9, 1: 8, 2: 7})
    assert t.each("alive")[:3] == [1, 1, 1]
    assert t.events("eliminated") == []
    assert t.s.result is None


@covers("TH-187")
def test_in_the_other_modes_they_are() -> None:
    t = fought(last_stand(given(mode="advanced"), 1, 2), {0: 9, 1: 8, 2: 7})
    assert t.s.result is not None and t.s.result.winners() == [0]
    assert t.s.players[0].points == 0


@covers("TH-188")
def test_each_winner_gets_a_point_with_or_without_battle_tied_or_alone() -> None:
    assert points(fought(epic(), {0: 9, 1: 8, 2: 7})) == [1, 0, 0]
    assert points(fought(epic(), {0: 9, 1: 9, 2: 7})) == [1, 1, 0]
    assert points(alone(epic(), 2)) == [0, 0, 1]


@covers("TH-189")
def test_three_points_more_for_each_lost_last_stand() -> None:
    t = fought(last_stand(epic(seats=4), 1, 2), {0: 9, 1: 8, 2: 7, 3: 1})
    assert points(t) == [7, 0, 0, 0]


@covers("TH-189")
def test_three_points_more_for_each_who_cannot_pay_the_next_ante() -> None:
    t = fought(epic(cults={1: (0, 0, 0)}), {0: 9, 1: 8, 2: 7})
    assert points(t) == [4, 0, 0]
    assert t.cult(1) == tuple(BOX.new_cult)


@covers("TH-189")
def test_a_winner_never_scores_for_his_own_elimination() -> None:
    """Both winners stand alone with a single Disciple, and two are needed: each scores for the other only."""
    t = few_essence_cards(epic(cults={0: (0, 0, 0), 1: (0, 0, 0)}, stakes={0: (0, 0, 1), 1: (0, 0, 1)}))
    fought(t, {0: 9, 1: 9, 2: 7})
    assert points(t) == [4, 4, 0]


@covers("TH-190")
def test_who_falls_loses_the_rest_of_his_cult_for_a_new_one_and_keeps_all_else() -> None:
    t = epic(cults={1: (2, 4, 9)}, gods={0: "ares", 1: "odin", 2: "danu"}, locations={1: ["fortress", "altar"]},
             myths={1: ["fenrir"]}, discards={1: ["gale"]})  # fmt: skip
    t.s.players[1].miracles, t.s.players[1].points = 2, 5
    t.s.damaged = t.s.locations(1)[:1]
    fought(last_stand(t, 1), {0: 9, 1: 8, 2: 7})
    assert t.cult(1) == (1, 2, 4)
    assert len(t.locations(1)) == 1, "what survived step 4"
    assert t.s.players[1].miracles == 2 and t.s.players[1].points == 5
    assert len(t.s.players[1].myths) == 1 and t.s.players[1].god >= 0
    assert "gale" in t.discards(1)


@covers("TH-190")
def test_who_lost_but_can_go_on_keeps_his_cult() -> None:
    t = fought(epic(cults={1: (0, 0, 1)}), {0: 9, 1: 8, 2: 7})
    assert t.cult(1) == (0, 0, 1)


@covers("TH-191")
def test_the_points_of_step_3_come_before_step_4_and_may_end_the_game() -> None:
    t = epic(locations={1: ["fortress"]})
    t.s.players[0].points = 6
    fought(last_stand(t, 1), {0: 9, 1: 8, 2: 7})
    assert t.s.result is not None and t.s.result.winners() == [0]
    assert t.s.damaged == (), "step 4 never comes"


@covers("TH-191")
def test_the_new_cult_is_formed_before_step_4_and_passes_the_test_of_the_ante() -> None:
    t = fought(last_stand(epic(cults={1: (0, 0, 0)}), 1), {0: 9, 1: 8, 2: 7})
    assert points(t) == [4, 0, 0], "three points for him, not six"
    assert t.cult(1) == (1, 2, 4)


@covers("TH-191", "TH-058")
def test_the_ante_test_looks_at_the_coming_ante_with_forced_exchanges() -> None:
    t = few_essence_cards(epic(cults={1: (0, 0, 1), 2: (0, 1, 1)}))
    t.s.ante = 2
    fought(t, {0: 9, 1: 8, 2: 7})
    assert points(t) == [4, 0, 0], "seat 1 cannot pay three Disciples, seat 2 can"
    assert t.cult(1) == (1, 2, 4)
    assert t.cult(2) == (0, 1, 1)


@covers("TH-191", "TH-056")
@pytest.mark.parametrize(("few", "scored"), [(False, 1), (True, 4)])
def test_the_ante_rises_for_the_test_only_if_the_deck_is_short(few: bool, scored: int) -> None:
    t = epic(cults={1: (0, 0, 1)})
    fought(few_essence_cards(t) if few else t, {0: 9, 1: 8, 2: 7})
    assert points(t)[0] == scored


@covers("TH-191")
def test_the_test_counts_the_stakes_and_rewards_of_steps_5_to_7() -> None:
    t = fought(epic(cults={0: (0, 0, 0)}, stakes={0: (0, 0, 1)}), {0: 9, 1: 8, 2: 7})
    assert points(t) == [1, 0, 0]
    assert t.cult(0) == (0, 2, 3), "no new Cult: Priest, Prophet and Stake are his own"


@covers("TH-192")
def test_who_spends_his_last_disciple_on_prayer_falls_when_the_ante_is_due() -> None:
    t = epic(cults={1: (0, 0, 0)})
    t.s.winners = 0b101
    t.step(Antes())
    assert points(t) == [3, 0, 3]
    assert t.cult(1) == (1, 2, 3), "a new Cult, less the ante"
    assert t.stake(1)[2] == 1 + 1
    assert t.s.winners == 0


@covers("TH-192")
def test_a_winner_who_cannot_pay_gives_no_points_to_himself() -> None:
    t = epic(cults={0: (0, 0, 0)})
    t.s.winners = 0b001
    t.step(Antes())
    assert points(t) == [0, 0, 0]
    assert t.cult(0) == (1, 2, 3)


@covers("TH-192")
def test_ten_points_at_the_ante_end_the_game_before_anybody_pays() -> None:
    t = epic(cults={1: (0, 0, 0)})
    t.s.winners = 0b001
    t.s.players[0].points = 7
    t.step(Antes())
    assert t.s.result is not None and t.s.result.winners() == [0]
    assert t.events("ante") == []


@covers("TH-192", "TH-062")
def test_if_nobody_can_pay_everybody_begins_anew() -> None:
    t = epic(cults={0: (0, 0, 0), 1: (0, 0, 0), 2: (0, 0, 0)}).step(Antes())
    assert [t.cult(seat) for seat in range(3)] == [(1, 2, 3)] * 3
    assert t.s.result is None


@covers("TH-193", "TH-235")
@pytest.mark.parametrize(("before", "over"), [(8, False), (9, True), (12, True)])
def test_ten_points_end_the_game(before: int, over: bool) -> None:
    t = epic()
    t.s.players[0].points = before
    fought(t, {0: 9, 1: 8, 2: 7})
    assert (t.s.result is not None) == over
    if t.s.result is not None:
        assert (t.s.result.reason, t.s.result.ranks, t.s.result.scores) == ("TH-193", [1, 2, 2], [before + 1, 0, 0])


@covers("TH-193")
def test_of_several_at_ten_the_highest_total_wins_and_equals_share() -> None:
    t = epic(seats=4)
    t.give_each("points", 9, 10, 3, 3)
    fought(t, {0: 9, 1: 9, 2: 7, 3: 1})
    assert t.s.result is not None and t.s.result.ranks == [2, 1, 3, 3]
    t = epic(cults={0: (0, 0, 1)})
    t.give_each("points", 9, 9, 3)
    fought(t, {0: 9, 1: 9, 2: 7})
    assert t.s.result is not None and t.s.result.winners() == [0, 1], "whatever their Cults are worth"


@covers("TH-194", "TH-010", "TH-014")
def test_markers_are_never_a_limit() -> None:
    t = epic(seats=8)
    t.give_each("points", 9, 9, 9, 9, 9, 9, 9, 9)  # more than the sixteen markers show at once
    fought(last_stand(t, 4, 5, 6, 7), {seat: 9 if seat < 4 else 1 for seat in range(8)})
    assert points(t)[:4] == [9 + 1 + 12] * 4
    assert t.s.result is not None


@covers("TH-246", "TH-164", "TH-189", "TH-190")
def test_the_example_of_epic_scoring() -> None:
    """A and B tie; C loses a Last Stand; D folded and keeps 0/0/1 while the next ante is 2."""
    t = few_essence_cards(epic(seats=4, cults={3: (0, 0, 1)}))
    fought(last_stand(t, 2), {0: 9, 1: 9, 2: 7})
    assert points(t) == [7, 7, 0, 0]
    assert t.cult(2) == (1, 2, 4)
    assert t.cult(3) == (1, 2, 4)
    assert t.events("gained") == [], "a tie: no Priest for anybody"
    assert t.s.result is None
