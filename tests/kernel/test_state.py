"""One position: what is asked, what is refused, copies, saving and hashing."""

import json

import pytest

from tests.kernel.toys import CAST, COUNTER, DRAFT, LET_BE, PICK, SPELLS, Circle, Draft, Incantation, Pick, React, Speak
from theogony.kernel.refusal import Refused
from theogony.kernel.result import Result
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Seal, Step
from theogony.kernel.view import canonical


def test_a_seat_that_is_not_asked_has_no_options_and_a_reason() -> None:
    state = SPELLS.new(2)
    assert state.options(1) == [] and state.prompt(1) is None
    with pytest.raises(Refused) as refused:
        state.apply(1, CAST)
    assert (refused.value.refusal.clause, refused.value.refusal.key) == ("TOY-1", "not-your-turn")


def test_a_move_of_another_kind_is_not_what_was_asked() -> None:
    state = SPELLS.new(2)
    for move in (COUNTER, -1, 10**6):
        with pytest.raises(Refused) as refused:
            state.apply(0, move)
        assert (refused.value.refusal.clause, refused.value.refusal.key) == ("TOY-7", "not-asked")
    assert state.refusal(0, CAST) is None


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = SPELLS.new(2)
    while state.result is None:
        state.apply(state.prompts()[0].seat, LET_BE)
    assert state.prompts() == [] and state.options(0) == [] and state.prompt(0) is None
    with pytest.raises(Refused):
        state.apply(0, LET_BE)


def test_steps_come_in_the_order_in_which_they_are_named() -> None:
    state = Circle(2, Rng(0))
    state.then(Speak(1), Speak(0))
    state.then(React(1, 0))
    assert state.agenda == [Speak(0), Speak(1), React(1, 0)]


def test_the_cached_options_are_those_of_this_prompt() -> None:
    state = SPELLS.new(2)
    first = list(state.options(0))
    copy = state.clone()
    state.apply(0, CAST)
    assert state.options(1) == [COUNTER, LET_BE]
    assert copy.options(0) == first


def test_an_allowed_move_that_is_not_listed_is_a_fault_of_the_game() -> None:
    class Liar(Speak):
        def options(self, s: Circle) -> list[int]:
            return [COUNTER, LET_BE]

    state = Circle(2, Rng(0))
    state.then(Liar(0))
    state.run()
    with pytest.raises(RuntimeError):
        state.apply(0, CAST)


def test_a_dead_end_is_a_fault_of_the_game() -> None:
    class Wall(Speak):
        def options(self, s: Circle) -> list[int]:
            return []

    state = Circle(2, Rng(0))
    state.then(Wall(0))
    with pytest.raises(RuntimeError):
        state.run()
    state = Circle(2, Rng(0))
    with pytest.raises(RuntimeError):
        state.run()


def test_a_prompt_may_say_what_happens_at_a_dead_end() -> None:
    class Door(Speak):
        def options(self, s: Circle) -> list[int]:
            return []

        def hides(self, s: Circle) -> bool:
            return True

        def dead_end(self, s: Circle) -> None:
            s.then(Speak(1))

    state = Circle(2, Rng(0))
    state.then(Door(0))
    state.run()
    assert state.agenda == [Speak(1)] and state.prompts() == [Speak(1)]


def test_a_single_option_is_taken_unasked_unless_that_would_tell_a_secret() -> None:
    class Silent(Speak):
        def options(self, s: Circle) -> list[int]:
            return [LET_BE]

    class Veiled(Silent):
        def hides(self, s: Circle) -> bool:
            return True

    for kind, asked in ((Silent, 0), (Veiled, 1)):
        state = SPELLS.new(2)
        state.then(kind(1))
        state.run()
        assert [prompt.seat for prompt in state.prompts()] == [asked]


def test_when_a_sealed_answer_ends_the_game_those_after_it_come_to_nothing() -> None:
    class Abdicate(Speak):
        def take(self, s: Circle, move: int) -> None:
            s.finish(Result([2, 1], [0, 0], "TOY-9"))

    state = SPELLS.new(2)
    assert isinstance(state, Circle)
    state.then(Seal((Abdicate(0), Speak(1))))
    state.run()
    state.apply(1, CAST)
    state.apply(0, LET_BE)
    assert state.result is not None and state.broken == [] and state.agenda == []


def test_a_prompt_does_not_run_and_a_seal_lays_out_its_desks() -> None:
    with pytest.raises(RuntimeError):
        Pick(0).run(Draft(2, Rng(0)))
    state = Draft(2, Rng(0))
    seal = Seal((Pick(0), Pick(1)))
    state.then(seal)
    state.run()
    assert state.agenda == [seal] and state.prompts() == [Pick(0), Pick(1)]
    desks = state.desks
    state.run()
    assert state.agenda == [seal] and state.desks is desks


def test_steps_are_equal_by_kind_and_fields() -> None:
    assert React(1, 2) == React(1, 2) != React(1, 3)
    assert Speak(1) != Pick(1) and Speak(1) != 1
    assert len({React(1, 2), React(1, 2), Speak(1), Seal((Pick(0),)), Seal((Pick(0),))}) == 3
    assert repr(React(1, 2)) == "React(1, 2)" and repr(Incantation()) == "Incantation()"
    assert isinstance(Incantation(), Step)


def test_clones_are_equal_and_apart() -> None:
    state = SPELLS.new(3)
    copy = state.clone()
    before = state.dump()
    assert copy.dump() == before
    copy.apply(0, CAST)
    assert state.dump() == before
    after = copy.dump()
    state.apply(0, LET_BE)
    assert copy.dump() == after


def test_copies_and_saves_keep_the_version_of_the_rules() -> None:
    state = SPELLS.new(2)
    state.version = 3
    loaded = SPELLS.new(2)
    loaded.load(state.dump())
    for copy in (state.clone(), loaded):
        assert copy.amended(2) and not copy.amended(3)


def test_a_loaded_state_shares_nothing_with_what_was_saved() -> None:
    state = SPELLS.new(3)
    saved = state.dump()
    text = json.dumps(saved)
    one, other = SPELLS.load(saved), SPELLS.load(saved)
    one.apply(0, CAST)
    assert json.dumps(saved) == text
    assert other.dump() == state.dump()


def test_a_position_that_becomes_another_asks_what_that_one_asks() -> None:
    state, cast = SPELLS.new(2), SPELLS.new(2)
    cast.apply(0, CAST)
    assert state.options(0)
    state.load(cast.dump())
    assert state.options(0) == [] and state.options(1) == cast.options(1)


def test_who_has_no_seat_sees_what_everybody_sees() -> None:
    state = DRAFT.new(3, seed=1)
    watched = state.view(SPECTATOR)
    assert {**state.view(3), "seat": SPECTATOR} == watched == {**state.public_view(), "seat": SPECTATOR}


def test_a_saved_seal_keeps_its_answers() -> None:
    state = DRAFT.new(3, seed=1)
    assert isinstance(state, Draft)
    state.apply(1, PICK + state.hands[1][0])
    loaded = DRAFT.load(json.loads(json.dumps(state.dump())))
    assert [prompt.seat for prompt in loaded.prompts()] == [0, 2]
    assert loaded.hash() == state.hash()
    for seat in (0, 2):
        state.apply(seat, PICK + state.hands[seat][0])
        loaded.apply(seat, loaded.options(seat)[0])
    assert loaded.hash() == state.hash()


@pytest.mark.parametrize("field", ["rng", "agenda", "desks", "frontier", "decisions", "seats"])
def test_a_damaged_save_is_refused(field: str) -> None:
    saved = DRAFT.new(2).dump()
    saved[field] = "broken"
    with pytest.raises(ValueError):
        DRAFT.load(saved)


def test_the_hash_leaves_the_stream_of_chance_and_the_count_of_answers_out() -> None:
    state = DRAFT.new(2, seed=1)
    other = state.clone()
    other.rng = Rng("another")
    other.decisions += 1
    assert other.hash() == state.hash() and other.dump() != state.dump()
    assert isinstance(other, Draft)
    other.pile.pop()
    assert other.hash() != state.hash()


def test_decisions_count_what_everybody_has_seen_answered() -> None:
    state = DRAFT.new(3, seed=1)
    assert isinstance(state, Draft)
    for seat in (2, 0):
        state.apply(seat, PICK + state.hands[seat][0])
        assert state.decisions == 0, "a sealed answer is nobody's business yet"
        assert state.knowledge(1).decisions() == state.redeal(1, Rng(3)).decisions == 0
    state.apply(1, PICK + state.hands[1][0])
    assert state.decisions == 1
    state.apply(state.prompts()[0].seat, state.options(state.prompts()[0].seat)[0])
    assert state.decisions == state.clone().decisions == DRAFT.load(state.dump()).decisions == 2


def test_knowledge_is_a_view_options_and_redeals() -> None:
    state = DRAFT.new(3, seed=2)
    knowledge = state.knowledge(1)
    assert knowledge.seat == 1
    assert canonical(knowledge.view()) == canonical(state.view(1))
    options = knowledge.options()
    options.clear()
    assert state.options(1), "a bot cannot spoil the options"
    assert knowledge.redeal(Rng(3)).dump() == state.redeal(1, Rng(3)).dump()
    assert not any(hasattr(knowledge, name) for name in ("state", "_state", "dump"))


def test_events_are_written_down_only_if_somebody_listens() -> None:
    quiet, loud = SPELLS.new(2), SPELLS.new(2)
    loud.events = []
    for state in (quiet, loud):
        state.apply(0, CAST)
    assert quiet.events is None and [event.kind for event in loud.events or []] == ["spell"]
    assert quiet.hash() == loud.hash()
    assert isinstance(loud.clone(), State) and loud.clone().events is None
