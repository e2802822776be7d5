"""Laws that hold in every game, as checks on positions: legality, copies, secrets, saves, ends.

The tests in this folder ask that each of them holds for the gallery of every registered game.
"""

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from theogony.analysis import foretold, oracle
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Rng, keyed, resumed
from theogony.kernel.state import SPECTATOR, State
from theogony.kernel.step import Prompt, Step
from theogony.kernel.view import canonical
from theogony.kernel.window import Window

LEDGERS = Path(__file__).parents[2] / "docs" / "rules"
KERNEL_FIELDS = {
    *("seats", "sides", "version", "box", "rules", "rng", "agenda", "desks", "result", "events", "frontier"),
    *("decisions", "_options", "_listed"),
}
AHEAD = 12  # decisions that copies play on
DESKS = 300  # at most twice as many are edited, spread over all positions

Choose = Callable[[State, int], int]
Redeal = Callable[[Any, int, int], State]  # a position, who looks at it, and a seed


def clauses(game: Game) -> set[str]:
    """The ids of the game's ledger."""
    text = (LEDGERS / f"{game.id}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE))


def steps_of(game: Game, base: type[Any] = Step) -> set[type[Any]]:
    """All steps, or all prompts, that the game's package defines."""
    found: set[type[Any]] = set()
    for cls in base.__subclasses__():
        if cls.__module__.startswith(f"theogony.games.{game.id}."):
            found.add(cls)
        found |= steps_of(game, cls)
    return found


def seats_and_spectator(state: State) -> list[int]:
    return [SPECTATOR, *range(state.seats)]


def play_on(state: State, decisions: int, seed: int) -> None:
    """The same seed makes the same decisions in equal positions."""
    rng = Rng(f"play on {seed}")
    for _ in range(decisions):
        if state.result is not None:
            return
        seat = state.prompts()[0].seat
        options = state.onward(seat)
        state.apply(seat, options[rng.below(len(options))])


# -- legality ----------------------------------------------------------------------------------------------------------


def quick_options_agree_with_the_checks(positions: Iterable[State]) -> None:
    for state in positions:
        for prompt in state.prompts():
            quick = prompt.options(state)
            assert quick == Prompt.options(prompt, state), prompt
            assert quick == sorted(set(quick)), prompt
            assert quick == state.options(prompt.seat)


def every_option_applies_and_changes_the_position(game: Game, positions: Iterable[State]) -> None:
    for state in positions:
        before = state.hash()
        for prompt in state.prompts():
            options = state.options(prompt.seat)
            for move in options[:: max(1, len(options) // 12)]:
                played = state.clone()
                played.apply(prompt.seat, move)
                assert played.hash() != before, f"{prompt} {game.moves.text(move)}"
        assert state.hash() == before


def every_other_move_is_refused_with_a_clause(game: Game, positions: Iterable[State]) -> None:
    known = clauses(game)
    for state in positions:
        before = state.dump()
        for prompt in state.prompts():
            allowed = set(state.options(prompt.seat))
            for move in range(len(game.moves)):
                refusal = state.refusal(prompt.seat, move)
                assert (refusal is None) == (move in allowed), f"{prompt} {game.moves.text(move)}: {refusal}"
                if refusal is not None:
                    assert refusal.clause in known and refusal.key, f"{prompt} {game.moves.text(move)}: {refusal}"
            for move, caution in prompt.cautions(state).items():
                assert move in allowed and caution.clause in known, f"{prompt}: {caution.as_dict()}"
        assert state.dump() == before


def refused_moves_change_nothing(game: Game, positions: Iterable[State]) -> None:
    known = clauses(game)
    for number, state in enumerate(positions):
        before = state.dump()
        for move in range(number % 41, len(game.moves), 41):
            for seat in range(-1, state.seats):
                if move not in state.options(seat):
                    try:
                        state.apply(seat, move)
                    except Refused as refused:
                        assert refused.refusal.clause in known
                    else:
                        raise AssertionError(f"{seat} {game.moves.text(move)}")
        assert state.dump() == before


def every_step_can_be_loaded(game: Game, state: type[State]) -> None:
    """All steps and prompts of the game are registered under their names, and nothing else is but steps of tests."""
    own = {name: step for name, step in state.steps.items() if step.__module__.startswith("theogony.")}
    assert set(own.values()) == steps_of(game)
    assert all(step.__name__ == name for name, step in own.items())
    assert {step.clause for step in own.values() if issubclass(step, Prompt) and step.kinds} <= clauses(game)


# -- copies ------------------------------------------------------------------------------------------------------------


def clones_are_equal(positions: Iterable[State]) -> None:
    for state in positions:
        clone = state.clone()
        assert clone.dump() == state.dump()
        for name in (*state.data, "agenda", "desks", "seats", "sides", "frontier", "decisions"):
            assert getattr(clone, name) == getattr(state, name)
        for seat in range(state.seats):
            assert clone.options(seat) == state.options(seat)


def clones_are_independent(positions: Iterable[State]) -> None:
    for number, state in enumerate(positions):
        one, other = state.clone(), state.clone()
        before = state.dump()
        play_on(one, AHEAD, number)
        assert state.dump() == other.dump() == before
        after = one.dump()
        play_on(other, AHEAD, number)
        assert one.dump() == after == other.dump(), "the same moves and the same chance lead to the same position"


def clones_share_only_what_is_never_changed(positions: Iterable[State]) -> None:
    """Shared data would show only when somebody changes it: look for it directly."""
    for state in positions:
        clone = state.clone()
        for name in state.data:
            one, other = getattr(state, name), getattr(clone, name)
            if isinstance(one, list):
                assert one is not other, name
                assert not any(isinstance(a, list) and a is b for a, b in zip(one, other, strict=True)), name
        assert state.agenda is not clone.agenda
        assert state.desks is not clone.desks or not state.desks


def every_field_is_saved(state: State, derived: set[str]) -> None:
    """All but what can be worked out from the rest."""
    fields = set(vars(state)) if hasattr(state, "__dict__") else set(state.data)
    assert fields - KERNEL_FIELDS - derived == set(state.data)


def saved_positions_go_on_as_the_originals(game: Game, positions: Iterable[State]) -> None:
    for number, state in enumerate(positions):
        text = json.dumps(state.dump())
        loaded = game.load(json.loads(text))
        assert json.dumps(loaded.dump()) == text and loaded.hash() == state.hash()
        assert (loaded.result is None) == (state.result is None)
        for seat in range(state.seats):
            assert loaded.options(seat) == state.options(seat)
        original = state.clone()
        play_on(original, AHEAD, number)
        play_on(loaded, AHEAD, number)
        assert loaded.dump() == original.dump()


def events_change_nothing(game: Game, seats: int, options: dict[str, str], choose: Choose) -> None:
    """A match writes everything down; the position is that of a state that writes nothing."""
    match = Match(game, seats, options, seed="events")

    def chance(decision: int) -> Rng:
        return resumed(keyed("chance", match.record.seed, decision))

    state = game.new(seats, options, rng=chance(0))
    for decision in range(1, 400):
        if state.result is not None:
            break
        seat = state.prompts()[0].seat
        move = choose(state, seat)
        match.apply(seat, move)
        state.rng = chance(decision)
        state.apply(seat, move)
    assert match.state.hash() == state.hash()
    assert match.events and state.events is None
    assert not [fault for event in match.events for fault in game.speech.faults(event)]


def questions_travel_by_id(game: Game, positions: Iterable[State]) -> None:
    """What a prompt is about is of the kinds that the game speaks with."""
    for state in positions:
        for prompt in state.prompts():
            for name, value in game.speech.sent(prompt).items():
                assert game.speech.parameters[name].fits(value), f"{prompt}: {name} is {value!r}"


def taking_back_restores_exactly(game: Game, seats: int, options: dict[str, str], choose: Choose) -> int:
    """Every move that may be taken back is; returns how many were."""
    match = Match(game, seats, options, seed="undo")
    taken_back = 0
    for _ in range(250):
        state = match.state
        if state.result is not None:
            break
        seat = state.prompts()[0].seat
        move = choose(state, seat)
        before = (state.hash(), match.record.text(), len(match.events))
        guess = state.clone() if state.desks else state.redeal(seat, Rng(taken_back))
        match.apply(seat, move)
        if match.can_undo(seat):
            tells_nothing(match.state, guess, seat, move)
            assert match.record.entries[-1].chance == [] and match.state.frontier == state.frontier
            match.undo(seat)
            assert (match.state.hash(), match.record.text(), len(match.events)) == before
            taken_back += 1
            match.apply(seat, move)
    return taken_back


def tells_nothing(after: State, guess: State, seat: int, move: int) -> None:
    """What can be taken back has shown the seat nothing: from a position that it could not tell from the real one, the
    same move leads to one that it cannot tell from the real one either."""
    guess.apply(seat, move)
    assert guess.view(seat) == after.view(seat), "the seat has learnt something that can be taken back"


# -- secrets -----------------------------------------------------------------------------------------------------------


def redealt(state: State, seat: int, seed: int) -> State:
    """A position that the seat cannot tell from this one."""
    return state.redeal(seat, Rng(seed))


def views_and_options_survive_a_redeal(positions: Iterable[State], redeal: Redeal = redealt) -> None:
    for number, state in enumerate(positions):
        for seat in seats_and_spectator(state):
            other = redeal(state, seat, number)
            assert canonical(state.view(seat)) == canonical(other.view(seat)), (number, seat)
            assert state.options(seat) == other.options(seat)


def refusals_survive_a_redeal(game: Game, positions: Iterable[State], redeal: Redeal = redealt) -> None:
    """Why a move is refused tells no secret either, nor does what is to be minded before another, nor what a move would
    set off, nor the Oracle."""
    for number, state in enumerate(positions):
        for seat in seats_and_spectator(state):
            other = redeal(state, seat, number)
            assert _cautions(state, seat) == _cautions(other, seat)
            assert _said(game, state, seat) == _said(game, other, seat)
            assert _foretold(game, state, seat) == _foretold(game, other, seat)
            for move in range(number % 23, len(game.moves), 23):
                assert state.refusal(seat, move) == other.refusal(seat, move), (number, seat, game.moves.text(move))


def _cautions(state: State, seat: int) -> dict[int, dict[str, object]]:
    prompt = state.prompt(seat)
    return {} if prompt is None else {move: caution.as_dict() for move, caution in prompt.cautions(state).items()}


def _said(game: Game, state: State, seat: int) -> bytes:
    prompt = state.prompt(seat)
    return b"" if prompt is None else canonical(oracle.said(game, prompt, state.view(seat)))


def _foretold(game: Game, state: State, seat: int) -> bytes:
    prompt = state.prompt(seat)
    return b"" if prompt is None else canonical(list(foretold.told(game, state, prompt).items()))


def being_asked_tells_nothing(positions: Iterable[State], redeal: Redeal = redealt) -> int:
    """Who might answer in an open window, and who is asked though he has one answer, follows from what all can see.

    Returns how many chances to answer were looked at.
    """
    looked = 0
    for number, state in enumerate(positions):
        windows = [step for step in state.agenda if isinstance(step, Window)]
        for observer in seats_and_spectator(state):
            other = redeal(state, observer, number)
            for prompt in state.prompts():
                assert prompt.hides(state) == prompt.hides(other), (number, observer, prompt)
            for window in windows:
                for seat in window.asked:
                    assert window.might_answer(state, seat) == window.might_answer(other, seat), (
                        number,
                        observer,
                        seat,
                    )
                    looked += 1
    return looked


def learns(event: Event, seat: int) -> bool:
    """Whether the event tells this seat what was hidden from it."""
    return event.reveals or seat in event.audience


def the_same_move_with_the_same_chance_looks_the_same(
    game: Game,
    positions: Iterable[State],
    redeal: Redeal = redealt,
    learns: Callable[[Event, int], bool] = learns,
) -> int:
    """Up to the first thing that a seat rightly learns, it sees the same events; without one, the same view after.

    Returns how many times nothing was learnt.
    """
    compared = 0
    for number, state in enumerate(positions):
        if state.result is not None or not isinstance(state.agenda[-1], Prompt):
            continue  # answers under a seal are compared by the views: others do not see them
        asked = state.prompts()[0].seat
        options = state.options(asked)
        for seat in seats_and_spectator(state):
            other = redeal(state, seat, number)
            there_too = set(other.options(asked))
            shared = [move for move in options if move in there_too]
            for move in shared[:: max(1, len(shared) // 4)]:
                here, events = _after(state, asked, move, number)
                there, other_events = _after(other, asked, move, number)
                one, learnt = _until_learnt(events, seat, learns)
                two, learnt_there = _until_learnt(other_events, seat, learns)
                shortest = min(len(one), len(two)) if learnt or learnt_there else max(len(one), len(two))
                assert one[:shortest] == two[:shortest], (number, seat, game.moves.text(move))
                if not (learnt or learnt_there):
                    assert canonical(here.view(seat)) == canonical(there.view(seat)), (number, seat)
                    compared += 1
    return compared


def _after(state: State, asked: int, move: int, seed: int) -> tuple[State, list[Event]]:
    played = state.clone()
    played.rng = Rng(seed)
    played.events = []
    played.apply(asked, move)
    events = played.events
    played.events = None
    return played, events or []


def _until_learnt(
    events: list[Event], seat: int, learns: Callable[[Event, int], bool]
) -> tuple[list[dict[str, object]], bool]:
    """What the seat sees before an event tells it what was hidden from it."""
    seen: list[dict[str, object]] = []
    for event in events:
        if learns(event, seat):
            return seen, True
        seen.append(event.seen_by(seat))
    return seen, False


def looking_changes_nothing(positions: Iterable[State]) -> None:
    for state in positions:
        before = state.dump()
        for seat in seats_and_spectator(state):
            state.view(seat)
            state.redeal(seat, Rng(1))
            state.knowledge(seat).options()
        assert state.dump() == before


def views_are_snapshots(positions: Iterable[State]) -> None:
    for number, state in enumerate(positions):
        position = state.clone()
        seen = [position.view(seat) for seat in seats_and_spectator(position)]
        before = [canonical(view) for view in seen]
        play_on(position, 3, number)
        assert [canonical(view) for view in seen] == before


def a_redeal_depends_on_nothing_hidden_and_never_foretells_chance(positions: Iterable[State]) -> None:
    for number, state in enumerate(positions):
        for seat in seats_and_spectator(state):
            other = state.redeal(seat, Rng(f"other {number}"))
            assert state.redeal(seat, Rng(number)).dump() == other.redeal(seat, Rng(number)).dump()
        assert state.redeal(0, Rng(number)).rng.state != state.rng.state
        twin = state.clone()
        twin.rng = Rng("another stream")
        assert state.redeal(0, Rng(number)).dump() == twin.redeal(0, Rng(number)).dump()


def redealt_positions_go_on(positions: Iterable[State], redeal: Redeal = redealt) -> None:
    for number, state in enumerate(positions):
        for seat in seats_and_spectator(state)[:: 1 + number % 2]:
            play_on(redeal(state, seat, number), AHEAD, number)


# -- desks -------------------------------------------------------------------------------------------------------------


def a_draft_is_the_moves_that_make_it(positions: Iterable[State]) -> int:
    """From a blank desk the draft of every desk is made again, however it was found; returns how many had one."""
    drafts = 0
    for state in positions:
        for desk in state.desks:
            again = _reopened(state)
            for move in desk.draft:
                assert move in again.options(desk.seat)
                again.draft(desk.seat, move)
            assert again.desk(desk.seat) == desk
            drafts += bool(desk.draft)
    return drafts


def any_order_of_edits_opens_to_one_position(positions: Iterable[State]) -> int:
    """What lies on the desks counts, not who was first or who changed his mind; returns how many seals were opened."""
    opened = 0
    for number, state in enumerate(positions):
        if not state.desks:
            continue
        plans: dict[int, tuple[int, ...]] = {}
        for desk in state.desks:
            ready = _reopened(state)
            _get_ready(ready, desk.seat, Rng(f"plan {number}"))
            plans[desk.seat] = ready.desk(desk.seat).draft
        ends = set()
        for way in range(3):
            trial, rng = state.clone(), Rng(f"order {number} {way}")
            for seat in plans:
                _waver(trial, seat, rng)
            trial._reopen_seal(SPECTATOR)
            left = {seat: list(reversed(plan)) for seat, plan in plans.items()}
            while left:
                seat = list(left)[rng.below(len(left))]
                trial.apply(seat, left[seat].pop())
                if not left[seat]:
                    del left[seat]
            ends.add(trial.hash())
        assert len(ends) == 1, state.agenda[-1]
        opened += 1
    return opened


def nobody_sees_the_edits_of_others(positions: Iterable[State]) -> int:
    """Views, options, redeals and the count of decisions of all others are what they were; returns how many edits."""
    edits = 0
    desks = [(state, desk) for state in positions for desk in state.desks]
    spread = max(1, len(desks) // DESKS)  # there are many of a kind, one after the other
    for number, (state, desk) in enumerate(desks[::spread]):
        others = [seat for seat in seats_and_spectator(state) if seat != desk.seat]
        before = {seat: _known(state, seat, number) for seat in others}
        options = state.options(desk.seat)
        step = max(1, len(options) // 2)
        for move in options[number % step :: step]:
            trial = state.clone()
            trial.draft(desk.seat, move)  # the last one to be ready is seen by all
            assert {seat: _known(trial, seat, number) for seat in others} == before, desk
            assert trial.dump()["rng"] == state.dump()["rng"] and trial.frontier == state.frontier
            edits += 1
    return edits


def who_goes_onward_is_ready_before_long(positions: Iterable[State], most: int = 40) -> None:
    for number, state in enumerate(positions):
        for desk in state.desks:
            assert set(state.onward(desk.seat)) <= set(state.options(desk.seat))
            trial = state.clone()
            assert desk.ready or _get_ready(trial, desk.seat, Rng(f"onward {number}")) <= most


def _known(state: State, seat: int, seed: int) -> tuple[object, ...]:
    dealt = state.redeal(seat, Rng(seed))
    return canonical(state.view(seat)), state.options(seat), dealt.hash(), state.knowledge(seat).decisions()


def _reopened(state: State) -> State:
    """The same position with blank desks."""
    blank = state.clone()
    blank._reopen_seal(SPECTATOR)
    return blank


def _get_ready(state: State, seat: int, rng: Rng) -> int:
    """Go onward on one desk, without opening the seal; returns in how many moves."""
    for number in range(1, 1000):
        options = state.onward(seat)
        state.draft(seat, options[rng.below(len(options))])
        if state.desk(seat).ready:
            return number
    raise AssertionError(f"seat {seat} is never ready")


def _waver(state: State, seat: int, rng: Rng) -> None:
    """Some moves on one desk, back and forth, without opening the seal."""
    for _ in range(6):
        options = state.options(seat)
        if not options:
            return  # all is said, and there is nobody to wait for
        state.draft(seat, options[rng.below(len(options))])


# -- ends --------------------------------------------------------------------------------------------------------------


def is_over(state: State, reasons: set[str]) -> None:
    """The game has ended with a reason of the ledger and a ranking of all sides, automatons included."""
    result = state.result
    assert result is not None and result.reason in reasons
    assert len(result.ranks) == len(result.scores) == len(state.sides.names) and min(result.ranks) == 1
    assert len(result.seat_scores) == state.seats == len(state.sides.of)
    assert abs(sum(result.share(side) for side in range(len(result.ranks))) - 1) < 1e-9
    assert state.prompts() == [] and state.agenda == []
