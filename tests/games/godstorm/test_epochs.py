"""Chapter 6: epochs, bids and the turn order."""

import pytest

from tests.games.godstorm.table import Table, covers, given, opened, play_to
from theogony.games.godstorm.epochs import BeginEpoch, EndEpoch
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.turn import Turn
from theogony.kernel.event import Event

THREE_LANDS = {"thule": (0, 3), "gaul": (1, 3), "egypt": (2, 3)}


def bidding(*faith: int, seats: int = 3, relics: dict[str, int] | None = None, epoch: int = 2) -> Table:
    t = given(lands=THREE_LANDS, seats=seats, faith=faith, relics=relics, epoch=epoch)
    t.s.agenda = []
    return t.step(BeginEpoch())


def seats_of(events: list[Event]) -> list[object]:
    return [event.public["seat"] for event in events]


@covers("GS-079", "GS-080", "GS-087", "GS-088")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_game_has_five_epochs_each_with_a_bid_and_one_turn_per_player(seats: int) -> None:
    t = play_to(opened(seats, 1), "the end")
    assert t.s.result is not None
    assert t.s.result.reason == "GS-088"
    assert t.s.epoch == 5
    assert len(t.events("bids")) == 5
    assert [event.public["epoch"] for event in t.events("epoch-begins")] == [1, 2, 3, 4, 5]
    turns = seats_of(t.events("turn-begins"))
    assert len(turns) == 5 * seats
    for epoch in range(5):
        assert sorted(map(str, turns[epoch * seats : (epoch + 1) * seats])) == [str(seat) for seat in range(seats)]


@covers("GS-081")
def test_a_bid_is_anything_from_nothing_to_all() -> None:
    t = bidding(4, 2, 0)
    assert t.options(0) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert t.s.refusal(0, MOVES.parse("bid 4")) is None
    assert t.refuses(0, "bid 5", "GS-081").params == {"faith": 4, "bid": 5}
    t.plays(0, "bid 4")


@covers("GS-081", "GS-029")
def test_bids_are_secret_until_all_are_made_and_can_be_changed_until_then() -> None:
    t = bidding(4, 2, 3)
    before = t.s.view(1)
    t.plays(0, "bid 4")
    assert t.s.view(1) == before
    assert t.s.view(-1)["bids"] == []
    t.plays(1, "bid 1").plays(0, "bid 2")
    assert t.events("bids") == []
    assert t.s.faith[:3] == [4, 2, 3]  # nothing is paid before all have bid
    t.plays(2, "bid 0")
    assert t.events("bids")[0].public == {"bids": [2, 1, 0]}
    assert t.events("bids")[0].reveals
    assert t.s.view(-1)["bids"] == [2, 1, 0]


@covers("GS-081")
def test_who_has_no_faith_bids_nothing_and_is_not_asked() -> None:
    t = bidding(0, 2, 0)
    assert [prompt.seat for prompt in t.s.prompts()] == [1]
    t.rolls(5, 2).plays(1, "bid 1")
    assert t.asked() == (1, "ChooseMarker")


@covers("GS-081", "GS-083")
def test_where_nobody_has_faith_the_dice_decide() -> None:
    t = given(lands=THREE_LANDS).rolls(2, 6, 4)
    t.step(BeginEpoch())
    assert t.asked() == (1, "ChooseMarker")
    t.plays(1, "order 1")
    assert t.asked() == (2, "ChooseMarker")


@covers("GS-082")
def test_the_highest_bidder_takes_any_marker_then_the_next() -> None:
    t = bidding(4, 5, 3).plays(0, "bid 2").plays(1, "bid 5").plays(2, "bid 1")
    assert t.asked() == (1, "ChooseMarker")
    t.plays(1, "order 3")
    assert t.asked() == (0, "ChooseMarker")
    t.refuses(0, "order 3", "GS-082")
    t.refuses(2, "order 1", "GS-282")
    t.plays(0, "order 2")
    assert t.s.marker[:3] == [2, 3, 1]  # the last one takes what is left
    assert [(e.public["seat"], e.public["marker"]) for e in t.events("marker-chosen")] == [(1, 3), (0, 2), (2, 1)]


@covers("GS-083", "GS-084")
def test_equal_bids_are_broken_by_one_die_each_and_further_ties_by_another() -> None:
    t = bidding(4, 4, 4).rolls(3, 5, 5, 2, 6)
    t.plays(0, "bid 2").plays(1, "bid 2").plays(2, "bid 2")
    t.plays(2, "order 1").plays(1, "order 2")
    assert t.s.marker[:3] == [3, 2, 1]
    assert t.rng.dice == []


@covers("GS-083")
def test_only_tied_players_roll() -> None:
    t = bidding(4, 4, 4).rolls(1, 6)
    t.plays(0, "bid 1").plays(1, "bid 4").plays(2, "bid 1")
    assert seats_of(t.events("marker-chosen")) == []
    t.plays(1, "order 2").plays(2, "order 1")
    assert t.s.marker[:3] == [3, 2, 1]


@covers("GS-085")
def test_all_faith_bid_is_lost_win_or_lose() -> None:
    t = bidding(4, 5, 3).plays(0, "bid 2").plays(1, "bid 5").plays(2, "bid 1")
    assert t.s.faith[:3] == [2, 0, 2]


@covers("GS-164", "GS-085")
def test_the_tablets_raise_the_bid_but_not_what_is_paid() -> None:
    t = bidding(4, 2, 4, relics={"the_tablets_of_destiny": 1})
    t.plays(0, "bid 2").plays(1, "bid 0").plays(2, "bid 1")
    assert t.asked() == (1, "ChooseMarker")
    assert t.s.faith[:3] == [2, 2, 3]


@covers("GS-086")
def test_turns_go_in_the_order_of_the_markers() -> None:
    t = bidding(4, 5, 3).plays(0, "bid 2").plays(1, "bid 5").plays(2, "bid 1")
    t.plays(1, "order 3").plays(0, "order 2")
    t.rolls(1, 2, 3)  # for the next epoch, should nobody have faith left
    play_to(t, "ChooseMarker")
    assert seats_of(t.events("turn-begins")) == [2, 0, 1]
    assert seats_of(t.events("turn-ends")) == [2, 0, 1]


@covers("GS-087")
def test_after_the_last_turn_the_marker_moves_on_and_players_bid_again() -> None:
    t = given(lands=THREE_LANDS, faith=(1, 1, 1), epoch=2, turn=2)
    t.s.agenda = []
    t.step(EndEpoch())
    assert t.s.epoch == 3
    assert [prompt.seat for prompt in t.s.prompts()] == [0, 1, 2]
    assert t.s.marker == [0] * 5  # markers are given back


@covers("GS-088")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_no_earlier_epoch_ends_the_game(epoch: int) -> None:
    t = given(lands=THREE_LANDS, faith=(1, 1, 1), epoch=epoch)
    t.step(EndEpoch())
    assert t.s.result is None
    assert t.s.epoch == epoch + 1


@covers("GS-088", "GS-268")
def test_after_the_fifth_epoch_the_game_is_scored() -> None:
    t = given(lands=THREE_LANDS, epoch=5).step(EndEpoch())
    assert t.s.result is not None
    assert t.s.result.reason == "GS-088"
    assert t.s.prompts() == []


@covers("GS-088", "GS-089")
def test_time_stands_still_in_the_fifth_epoch_gives_one_more() -> None:
    lands = {"thule": (0, 3), "gaul": (1, 3), "egypt": (2, 3)}
    t = given(
        lands=lands, epoch=5, turn=2, faith=(0, 0, 9), gods={2: {"war": "egypt"}}, hand={2: ["time_stands_still"]}
    )
    t.step(Turn(2))
    t.plays(2, "done", "done")
    assert t.s.epoch == 5
    t.plays(2, "play time_stands_still")
    assert t.s.epoch == 4
    play_to(t, "Bid")
    assert t.s.result is None
    assert t.s.epoch == 5
    assert [event.public["epoch"] for event in t.events("epoch-begins")] == [5]


@covers("GS-090")
def test_an_eliminated_player_bids_nothing_and_the_highest_marker_is_left_out() -> None:
    t = given(lands=THREE_LANDS, faith=(2, 2, 2))
    t.s.alive[1] = 0
    t.s.agenda = []
    t.step(BeginEpoch())
    assert [prompt.seat for prompt in t.s.prompts()] == [0, 2]
    t.plays(0, "bid 0").plays(2, "bid 1")
    assert t.options(2) == ["order 1", "order 2"]
    t.refuses(2, "order 3", "GS-090")
    t.refuses(2, "order 4", "GS-047")
    t.plays(2, "order 1")
    assert t.s.marker[:3] == [2, 0, 1]
    play_to(t, "Bid")
    assert seats_of(t.events("turn-begins")) == [2, 0]


@covers("GS-090", "GS-086")
def test_a_player_eliminated_before_the_own_turn_is_skipped() -> None:
    t = given(lands=THREE_LANDS, faith=(1, 1, 1))
    t.s.alive[1] = 0
    t.step(Turn(0))
    play_to(t, "Bid")
    assert seats_of(t.events("turn-begins")) == [0, 2]
