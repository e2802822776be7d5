"""A game being played: its record, its events, and what may still be taken back."""

import json

import pytest

from tests.kernel.toys import (
    CAST,
    COUNTER,
    DRAFT,
    HIDE,
    HUNT,
    LET_BE,
    MEND,
    PEEK,
    PICK,
    SIEGE,
    SPELLS,
    STRIKE,
    WALL,
    Draft,
    Man,
    Siege,
    first,
)
from theogony.kernel.match import Match
from theogony.kernel.move import UnknownMove
from theogony.kernel.record import commitment
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import SPECTATOR, State


def hands(state: State) -> list[list[int]]:
    assert isinstance(state, Draft)
    return state.hands


def test_moves_are_given_as_index_or_text() -> None:
    match = Match(SPELLS, 2)
    match.apply(0, "CAST")
    match.apply(1, COUNTER)
    assert [(entry.seat, entry.move) for entry in match.record.entries] == [(0, "cast"), (1, "counter")]
    with pytest.raises(UnknownMove):
        match.apply(0, "abracadabra")


def test_a_refused_move_leaves_no_trace() -> None:
    match = Match(SPELLS, 2)
    before = (match.state.hash(), match.record.text(), len(match.events))
    with pytest.raises(Refused):
        match.apply(1, CAST)
    assert (match.state.hash(), match.record.text(), len(match.events)) == before
    assert not match.can_undo(1)


def test_a_calm_match_is_saved_and_goes_on() -> None:
    match, rng = Match(SIEGE, 2, seed=4), Rng(4)
    saves = 0
    while match.state.result is None:
        if match.calm:
            again = Match(SIEGE, 2, seed=4, saved=json.loads(json.dumps(match.dump())))
            assert (again.state.dump(), again.record.text()) == (match.state.dump(), match.record.text())
            assert again.seen_events(0) == match.seen_events(0)
            match, saves = again, saves + 1
        else:
            assert match.can_undo(match.record.entries[-1].seat)  # what a save would lose
        seat = match.state.prompts()[0].seat
        options = match.state.options(seat)
        match.apply(seat, options[rng.below(len(options))])
    assert saves > 2 and match.calm
    assert Match(SIEGE, 2, seed=4, saved=match.dump()).record.hash == match.record.hash != ""


def test_the_seed_is_committed_before_the_first_move() -> None:
    match = Match(DRAFT, 2, seed="very secret")
    assert match.record.commitment == commitment("very secret")


def test_the_same_seed_gives_the_same_chance_and_another_one_another() -> None:
    def dealt(seed: int) -> list[list[int]]:
        return hands(Match(DRAFT, 3, seed=seed).state)

    assert dealt(1) == dealt(1)
    assert len({str(dealt(seed)) for seed in range(20)}) == 20


def test_chance_is_keyed_by_the_decision_so_seen_dice_foretell_nothing() -> None:
    match = Match(SIEGE, 2, seed=4)
    checked = 0
    for number in range(1, 6):
        strikes = isinstance(match.state.prompts()[0], Man)
        first(match)
        if strikes:
            stream = resumed(keyed("chance", "4", number))
            assert match.record.entries[-1].chance[0] == stream.below(6), "whoever knows the seed can check every roll"
            checked += 1
    assert checked >= 2


def test_every_seat_gets_its_own_side_of_the_events() -> None:
    match = Match(DRAFT, 3, seed=1)
    dealt = len(match.events)
    for seat in range(3):
        match.apply(seat, PICK + hands(match.state)[seat][0])
    viewer = match.state.prompts()[0].seat
    holder = (viewer + 1) % 3
    since = len(match.events)
    match.apply(viewer, PEEK + holder)
    assert "cards" in match.seen_events(viewer, since)[0]
    assert "cards" not in match.seen_events(holder, since)[0]
    assert "cards" not in match.seen_events(SPECTATOR, since)[0]
    assert [event["kind"] for event in match.seen_events(SPECTATOR, dealt)][:3] == ["shown"] * 3


# -- taking back ------------------------------------------------------------------------------------------------------


def test_a_move_without_chance_or_reveal_can_be_taken_back_completely() -> None:
    match = Match(SPELLS, 3)
    before = (match.state.dump(), match.record.text(), len(match.events))
    match.apply(0, CAST)
    assert match.can_undo(0)
    match.undo(0)
    state = match.state.dump()
    state["rng"] = before[0]["rng"]
    assert (state, match.record.text(), len(match.events)) == before
    match.apply(0, LET_BE)


def test_nobody_takes_back_the_move_of_another() -> None:
    match = Match(SPELLS, 3)
    match.apply(0, CAST)
    for seat in (1, 2, SPECTATOR):
        with pytest.raises(Refused) as refused:
            match.undo(seat)
        assert refused.value.refusal.key == "cannot-undo"
    match.apply(1, LET_BE)
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.record.entries == []


def test_chance_cannot_be_taken_back() -> None:
    match = Match(SIEGE, 2, seed=2)
    first(match)
    seat = match.record.entries[-1].seat
    assert match.record.entries[-1].chance and not match.can_undo(seat)
    with pytest.raises(Refused):
        match.undo(seat)


def test_moves_before_chance_cannot_be_taken_back_either() -> None:
    match = Match(SIEGE, 3, seed=2)
    assert isinstance(match.state, Siege)
    while match.state.prompts() != [Man(0)] or match.state.wall >= WALL - 1:
        first(match)
    match.apply(0, MEND)
    assert match.can_undo(0)
    match.apply(1, STRIKE)
    assert not match.can_undo(0) and not match.can_undo(1)


def test_a_look_into_a_hand_cannot_be_taken_back() -> None:
    match = Match(DRAFT, 3, seed=1)
    for seat in range(3):
        match.apply(seat, PICK + hands(match.state)[seat][0])
    viewer = match.state.prompts()[0].seat
    match.apply(viewer, PEEK + (viewer + 1) % 3)
    assert match.record.entries[-1].chance == [] and not match.can_undo(viewer)


def test_a_sealed_answer_is_replaced_or_taken_back_until_the_seal_breaks() -> None:
    match = Match(HUNT, 3)
    match.apply(1, "hide 0")
    match.apply(1, "hide 2")
    assert match.can_undo(1)
    match.undo(1)
    assert [desk.draft for desk in match.state.desks] == [(HIDE,), ()]
    match.apply(2, "hide 1")
    assert not match.can_undo(1) and not match.can_undo(2), "all have answered: the seal is broken"


def test_taking_back_the_end_of_a_game_reopens_it() -> None:
    match = Match(SPELLS, 2)
    while match.state.result is None:
        match.apply(match.state.prompts()[0].seat, LET_BE)
    assert match.record.hash
    match.undo(match.record.entries[-1].seat)
    assert match.state.result is None and match.record.hash == ""


def test_a_match_with_events_plays_the_same_game_as_a_state_without() -> None:
    match = Match(SPELLS, 3, seed=9)
    state = SPELLS.new(3, seed=9)
    for move in (CAST, COUNTER, LET_BE, COUNTER):
        seat = state.prompts()[0].seat
        state.apply(seat, move)
        match.apply(seat, move)
    assert match.state.hash() == state.hash() and match.events
