"""Sealed plans of many parts: kernel, laws, matches, records, bots."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.conformance import laws
from tests.kernel.plans import (
    CLEAR,
    HEROES,
    NOWHERE,
    PLANS,
    PLAY,
    READY,
    REVISE,
    SEND,
    STOP,
    TO,
    GoOn,
    Land,
    Plan,
    Whither,
    draft_of,
    parts,
)
from theogony.kernel.desk import Desk
from theogony.kernel.match import Match, replay
from theogony.kernel.record import parse
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Seal, Unseen
from theogony.kernel.view import canonical


def land(seats: int = 2) -> Land:
    state = PLANS.new(seats, seed="plans")
    assert isinstance(state, Land)
    return state


def send(state: Land | Match, seat: int, *plan: tuple[int, int]) -> None:
    for hero, place in plan:
        state.apply(seat, SEND + hero)
        state.apply(seat, TO + place)


class Muse(GoOn):
    def take(self, s: Land, move: int) -> None:
        """Nothing is shown."""


def walk(seed: int) -> Iterator[Land]:
    """A game in which everybody also changes his mind, and stays at it long enough to end."""
    state, rng = land(2 + seed % 3), Rng(f"walk {seed}")
    for number in range(4000):
        if state.result is not None:
            return
        yield state
        seats = [desk.seat for desk in state.desks]
        seat = seats[rng.below(len(seats))]
        options = state.options(seat) if number % 3 and rng.below(3) else state.onward(seat)
        if options and not (options == [REVISE] and rng.below(4)):
            state.apply(seat, options[rng.below(len(options))])
    raise AssertionError("the game does not end")


@cache
def gallery() -> tuple[Land, ...]:
    found: list[Land] = []
    for seed in range(9):
        for number, state in enumerate(walk(seed)):
            if number % 41 == seed:
                copy = state.clone()
                assert isinstance(copy, Land)
                found.append(copy)
    return tuple(found)


# -- a desk ------------------------------------------------------------------------------------------------------------


def test_a_plan_is_made_part_by_part_and_opens_when_all_are_ready() -> None:
    state = land()
    send(state, 0, *((hero, HEROES - hero) for hero in range(HEROES)))
    assert [prompt.seat for prompt in state.prompts()] == [0, 1]
    state.apply(0, READY)
    assert [prompt.seat for prompt in state.prompts()] == [1] and state.season == 1 and state.decisions == 0
    send(state, 1, (4, 0))
    state.apply(1, READY)
    assert state.went == [[number for hero in range(HEROES) for number in (hero, HEROES - hero)], [4, 0]]
    assert state.decisions == 1 and isinstance(state.prompts()[0], GoOn)


def test_a_desk_has_its_own_agenda_and_its_own_refusals() -> None:
    state = land()
    state.apply(0, SEND + 2)
    assert isinstance(state.prompt(0), Whither) and isinstance(state.prompt(1), Plan)
    state.apply(0, TO + 5)
    state.apply(0, SEND + 3)
    with pytest.raises(Refused) as refused:
        state.apply(0, TO + 5)
    assert refused.value.refusal.key == "place-is-taken"
    state.apply(1, SEND + 3)
    state.apply(1, TO + 5)  # what others plan is no reason
    with pytest.raises(Refused) as refused:
        state.apply(0, READY)
    assert refused.value.refusal.key == "not-asked", "first the place of hero 3"


def test_parts_are_changed_taken_out_and_cleared() -> None:
    state = land()
    send(state, 0, (2, 5), (1, 4), (2, 6))
    assert parts(state.desk(0).draft) == [(1, 4), (2, 6)]
    state.apply(0, SEND + 1)
    state.apply(0, NOWHERE)
    assert parts(state.desk(0).draft) == [(2, 6)]
    state.apply(0, CLEAR)
    assert state.desk(0).draft == () and CLEAR not in state.options(0)


def test_ready_is_taken_back_until_the_seal_opens() -> None:
    state = land()
    send(state, 0, (1, 1))
    state.apply(0, READY)
    assert state.options(0) == [REVISE] and state.desk(0).ready
    with pytest.raises(Refused):
        state.apply(0, SEND + 2)
    state.apply(0, REVISE)
    assert not state.desk(0).ready and state.desk(0).draft == draft_of([(1, 1)])
    state.apply(0, READY)
    state.apply(1, READY)
    with pytest.raises(Refused):
        state.apply(0, REVISE)


def test_one_answer_makes_a_desk_ready_and_another_replaces_it() -> None:
    state = land()
    state.apply(0, READY)
    state.apply(1, READY)
    state.apply(0, STOP)
    assert state.desk(0).ready and state.options(0) == [STOP, *range(PLAY, PLAY + 4)]
    state.apply(0, PLAY + 3)
    state.apply(1, PLAY)
    assert state.force == [4, 1] and isinstance(state.prompt(0), GoOn), "both went on: a new round"
    state.apply(1, STOP)
    state.apply(0, STOP)
    assert state.season == 2 and state.points == [1, 0]


def test_whatever_changes_on_a_ready_desk_it_is_ready_no_more() -> None:
    ready = Desk(1, (Plan(1), Whither(1)), (SEND, TO, READY), True)
    for changed in (ready.drafted(()), ready.taken_up(), ready.asking(Whither(1), ()), ready.settled((SEND, TO))):
        assert not changed.ready and changed.seat == 1


def test_desks_are_equal_by_all_that_lies_on_them() -> None:
    desk = Desk(0, (Plan(0),), (SEND,), False)
    assert desk == Desk(0, (Plan(0),), (SEND,), False)
    assert desk != Desk(1, (Plan(0),), (SEND,), False)
    assert desk != Desk(0, (Plan(0), Whither(0)), (SEND,), False)
    assert desk != Desk(0, (Plan(0),), (SEND + 1,), False)
    assert desk != Desk(0, (Plan(0),), (SEND,), True)


def test_a_seat_without_a_desk_is_told_so() -> None:
    with pytest.raises(RuntimeError):
        land().desk(7)


def test_an_unseen_choice_shows_nothing_when_it_is_made() -> None:
    state = land()
    state.agenda = [*state.agenda[:-1], Unseen((Plan(1),))]
    state.desks = []
    state.run()
    assert [prompt.seat for prompt in state.prompts()] == [1] and state.prompt(0) is None
    loaded = PLANS.load(state.dump())
    assert loaded.agenda[-1] == Unseen((Plan(1),)) != Seal((Plan(1),))
    for seal, shown in ((Unseen((Muse(1),)), 0), (Seal((Muse(1),)), 1)):
        state = land()
        state.agenda = [*state.agenda, seal]
        state.desks = []
        state.run()
        state.apply(1, STOP)
        assert state.frontier == shown


# -- the laws ----------------------------------------------------------------------------------------------------------


def test_the_laws_of_desks() -> None:
    assert any(desk.ready for state in gallery() for desk in state.desks)
    assert any(len(parts(desk.draft)) > 4 for state in gallery() for desk in state.desks)
    assert laws.a_draft_is_the_moves_that_make_it(gallery()) > 30
    assert laws.any_order_of_edits_opens_to_one_position(gallery()) > 25
    assert laws.nobody_sees_the_edits_of_others(gallery()) > 200
    laws.who_goes_onward_is_ready_before_long(gallery())


def test_the_laws_of_copies_saves_and_secrets() -> None:
    laws.clones_are_equal(gallery())
    laws.clones_are_independent(gallery())
    laws.clones_share_only_what_is_never_changed(gallery())
    laws.saved_positions_go_on_as_the_originals(PLANS, gallery())
    laws.every_option_applies_and_changes_the_position(PLANS, gallery())
    laws.views_and_options_survive_a_redeal(gallery())
    laws.looking_changes_nothing(gallery())
    laws.views_are_snapshots(gallery())
    laws.a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(gallery())


def test_in_a_redeal_the_others_are_asked_what_a_blank_desk_asks() -> None:
    state = land()
    blank = list(state.options(1))
    state.apply(1, SEND + 2)
    assert state.options(1) != blank
    assert state.redeal(0, Rng(1)).options(1) == blank
    assert state.redeal(1, Rng(1)).options(1) == state.options(1)


def test_drafts_are_hashed() -> None:
    state = land()
    before = state.hash()
    state.apply(0, SEND)
    asked = state.hash()
    state.apply(0, TO)
    assert len({before, asked, state.hash()}) == 3
    state.apply(0, CLEAR)
    assert state.hash() == before, "nothing of a plan that was given up is left"


# -- matches and records -----------------------------------------------------------------------------------------------


def planned() -> Match:
    """Both have changed their minds more than once, and one is ready."""
    match = Match(PLANS, 2, seed="plans")
    send(match, 1, (3, 3), (0, 7))
    send(match, 0, (5, 1))
    match.apply(1, READY)
    match.apply(0, CLEAR)
    send(match, 0, (6, 2), (1, 9))
    match.apply(1, REVISE)
    send(match, 1, (3, 4))
    match.apply(0, READY)
    return match


def test_a_record_holds_what_was_sealed_and_not_how_it_was_found() -> None:
    match = planned()
    raw = len(match.record.entries)
    match.apply(1, READY)
    assert [(entry.seat, entry.move) for entry in match.record.entries] == [
        (0, "send h1"), (0, "to p9"), (0, "send h6"), (0, "to p2"), (0, "ready"),
        (1, "send h0"), (1, "to p7"), (1, "send h3"), (1, "to p4"), (1, "ready"),
    ]  # fmt: skip
    assert raw > len(match.record.entries) and match.record.entries[-1].chance
    assert [entry.chance for entry in match.record.entries[:-1]] == [[]] * 9
    assert replay(PLANS, parse(match.record.text())).state.hash() == match.state.hash()


def test_what_is_drawn_does_not_depend_on_how_the_plans_were_found() -> None:
    straight = Match(PLANS, 2, seed="plans")
    send(straight, 1, (0, 7), (3, 4))
    straight.apply(1, READY)
    send(straight, 0, (1, 9), (6, 2))
    straight.apply(0, READY)
    winding = planned()
    winding.apply(1, READY)
    assert straight.record.text() == winding.record.text() and straight.state.hash() == winding.state.hash()


def test_a_record_of_a_half_made_plan_plays_on_with_the_same_desks() -> None:
    match = planned()
    match.apply(1, SEND + 8)
    again = replay(PLANS, parse(match.record.text()))
    assert again.state.desks == match.state.desks and again.state.hash() == match.state.hash()
    assert again.record.text() == match.record.text() and again.made == match.made
    again.undo(1)
    again.undo(1)
    assert again.state.desk(1).draft == (*draft_of([(0, 7)]), SEND + 3), "the undo of a loaded plan goes back as far"


def test_each_seat_takes_back_its_own_edits_whatever_others_did_since() -> None:
    match = planned()
    desks = list(match.state.desks)
    match.apply(1, SEND + 8)
    match.apply(0, REVISE)
    match.undo(1)
    assert match.state.desk(1) == desks[1]
    match.undo(0)
    assert match.state.desks == desks and match.state.hash() == planned().state.hash()
    for seat in (0, 1):
        while match.can_undo(seat):
            match.undo(seat)
    assert match.record.entries == [] and match.made == 0 and match.state.hash() == Match(PLANS, 2).state.hash()


def test_what_is_taken_back_on_a_desk_is_asked_again() -> None:
    match = planned()
    before = list(match.state.options(1))
    match.apply(1, SEND + 8)
    assert match.state.options(1) != before
    match.undo(1)
    assert match.state.options(1) == before


def test_nothing_is_taken_back_once_the_seal_is_open() -> None:
    match = planned()
    match.apply(1, READY)
    assert not match.can_undo(0) and not match.can_undo(1)


def test_a_move_before_the_seal_is_taken_back_until_somebody_is_ready() -> None:
    """Whether others have begun to plan must not tell by what may be taken back."""
    match = Match(PLANS, 2, seed="plans")
    match.state.agenda = [*match.state.agenda, Seal((Plan(1),)), Muse(0)]
    match.state.desks = []
    match.state.run()
    before = match.state.hash()
    match.apply(0, STOP)
    assert match.can_undo(0) and not match.can_undo(1)
    send(match, 1, (1, 1))
    assert match.can_undo(0) and match.can_undo(1)
    match.undo(0)
    assert match.state.hash() == before and match.record.entries == [] and match.made == 0

    match = Match(PLANS, 2, seed="plans")
    match.state.agenda = [*match.state.agenda, Muse(0)]
    match.state.desks = []
    match.state.run()
    match.apply(0, STOP)
    match.apply(1, READY)
    assert not match.can_undo(0), "what 1 has sealed would be lost"
    match.apply(1, REVISE)
    assert match.can_undo(0)


def test_a_choice_that_nobody_saw_is_taken_back_to_how_it_was_found() -> None:
    class Dream(Plan):
        def opened(self, s: Land, draft: tuple[int, ...]) -> None:
            """Nothing is shown."""

    match = Match(PLANS, 2, seed="plans")
    match.state.agenda = [*match.state.agenda, Unseen((Dream(1),))]
    match.state.desks = []
    match.state.run()
    send(match, 1, (2, 5), (1, 4), (2, 6))
    before = (match.state.hash(), match.record.text(), match.made, match.edits(1))
    match.apply(1, READY)
    assert (match.unsealed, match.edits(1)) == (5, 0)
    match.undo(1)
    assert (match.state.hash(), match.record.text(), match.made, match.edits(1)) == before
    match.undo(1)
    assert match.state.desk(1).draft == (*draft_of([(1, 4)]), SEND + 2)


def test_a_finished_game_replays_to_its_hash() -> None:
    for seed in range(6):
        match, rng = Match(PLANS, 2 + seed % 3, seed=seed), Rng(seed)
        while match.state.result is None:
            seat = match.state.desks[rng.below(len(match.state.desks))].seat
            options = match.state.options(seat) if rng.below(3) else match.state.onward(seat)
            if options and not (options == [REVISE] and rng.below(4)):
                match.apply(seat, options[rng.below(len(options))])
                if rng.below(5) == 0 and match.can_undo(seat):
                    match.undo(seat)
        again = replay(PLANS, parse(match.record.text()))
        assert again.state.hash() == match.record.hash and again.record.text() == match.record.text()


def test_events_come_at_the_opening_alone() -> None:
    match = planned()
    assert match.events == []
    match.apply(1, READY)
    assert [event.kind for event in match.events] == ["went", "went", "harvest"]


def test_a_spectator_and_the_others_see_nothing_of_a_plan() -> None:
    state = land(3)
    views = {seat: canonical(state.view(seat)) for seat in (SPECTATOR, 1, 2)}
    send(state, 0, (1, 2), (3, 4))
    state.apply(0, READY)
    assert {seat: canonical(state.view(seat)) for seat in views} == views
    assert state.view(0)["draft"] == [[SEND + 1, TO + 2, SEND + 3, TO + 4, READY]]
