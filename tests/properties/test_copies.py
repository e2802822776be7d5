"""Copies are equal and apart: clones, saves, matches with events, moves taken back."""

import json

import pytest

from tests.play import MODES, Mode, Player, begin, players
from tests.properties.positions import gallery, riches
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.state import World
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng, keyed, resumed


def play_on(state: World, decisions: int, seed: int) -> None:
    """The same seed makes the same decisions in equal positions."""
    player = Player("random", seed)
    for _ in range(decisions):
        if state.result is not None:
            return
        seat = state.prompts()[0].seat
        state.apply(seat, player.random(state, seat))


def test_clones_are_equal() -> None:
    for state in gallery():
        clone = state.clone()
        assert clone.dump() == state.dump()
        for name in (*World.data, "borders", "agenda", "answers", "seats", "frontier", "decisions"):
            assert getattr(clone, name) == getattr(state, name)
        for seat in range(state.seats):
            assert clone.options(seat) == state.options(seat)


def test_clones_are_independent() -> None:
    for number, state in enumerate(gallery()):
        one, other = state.clone(), state.clone()
        before = state.dump()
        play_on(one, 12, number)
        assert state.dump() == other.dump() == before
        after = one.dump()
        play_on(other, 12, number)
        assert one.dump() == after == other.dump(), "the same moves and the same chance lead to the same position"


def test_clones_share_only_what_is_never_changed() -> None:
    """Shared data would show only when somebody changes it: look for it directly. Hands and pools are replaced."""
    for state in gallery():
        clone = state.clone()
        for name in World.data:
            one, other = getattr(state, name), getattr(clone, name)
            if isinstance(one, list):
                assert one is not other, name
                if name not in ("hand", "pool"):
                    assert not any(isinstance(a, list) and a is b for a, b in zip(one, other, strict=True)), name
        assert state.agenda is not clone.agenda and (state.answers is not clone.answers or not state.answers)


def test_every_field_is_saved() -> None:
    state = World(2, begin((2, {}), 0).rng)
    kernel = {"seats", "rng", "agenda", "answers", "result", "events", "frontier", "decisions", "_options"}
    assert set(vars(state) if hasattr(state, "__dict__") else World.data) - kernel - {"borders"} == set(World.data)


def test_saved_positions_go_on_as_the_originals() -> None:
    for number, state in enumerate(gallery()):
        text = json.dumps(state.dump())
        loaded = GAME.load(json.loads(text))
        assert isinstance(loaded, World)
        assert json.dumps(loaded.dump()) == text
        assert loaded.hash() == state.hash() and loaded.borders == state.borders
        assert (loaded.result is None) == (state.result is None)
        for seat in range(state.seats):
            assert loaded.options(seat) == state.options(seat)
        original = state.clone()
        play_on(original, 12, number)
        play_on(loaded, 12, number)
        assert loaded.dump() == original.dump()


@pytest.mark.parametrize("style", ["bold", "devout"])
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_events_change_nothing(mode: Mode, style: str) -> None:
    """A match writes everything down; the position is that of a state that writes nothing."""
    match = Match(GAME, mode[0], mode[1], seed="events")
    state = GAME.new(mode[0], mode[1], rng=_chance(match, 0))
    assert isinstance(state, World)
    seated = players(style, mode[0], "events")
    for decision in range(1, 400):
        if state.result is not None:
            break
        seat = state.prompts()[0].seat
        move = seated[seat].choose(state, seat)
        match.apply(seat, move)
        state.rng = _chance(match, decision)
        state.apply(seat, move)
    assert match.state.hash() == state.hash()
    assert match.events and state.events is None


def _chance(match: Match, decision: int) -> Rng:
    return resumed(keyed("chance", match.record.seed, decision))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_taking_back_restores_exactly(mode: Mode) -> None:
    match = Match(GAME, mode[0], mode[1], seed="undo")
    seated = players("bold", mode[0], "undo")
    taken_back = 0
    for _ in range(250):
        state = match.state
        if state.result is not None:
            break
        assert isinstance(state, World)
        seat = state.prompts()[0].seat
        move = seated[seat].choose(state, seat)
        before = (state.hash(), match.record.text(), len(match.events))
        match.apply(seat, move)
        if match.can_undo(seat):
            assert match.record.entries[-1].chance == [] and match.state.frontier == state.frontier
            match.undo(seat)
            assert (match.state.hash(), match.record.text(), len(match.events)) == before
            taken_back += 1
            match.apply(seat, move)
    assert taken_back > 20


def test_riches_only_add_faith() -> None:
    mode: Mode = (3, {})
    assert sum(begin(mode, 1, riches(mode, "devout")).faith) > 100
