"""Chapters 16 to 18: before the dice, the odds count all armies but one and every god, as the default says (GS-177)."""

from collections.abc import Iterator
from random import Random

from theogony.games import get
from theogony.games.godstorm.chances import chances
from theogony.games.godstorm.invade import BringGods, Commit
from theogony.games.godstorm.odds import capture, table
from theogony.games.godstorm.state import World
from theogony.kernel.state import State


def prompts(seed: int, moves: int = 900) -> Iterator[World]:
    """Positions of a game by chance that likes to attack and to summon."""
    game = get("godstorm")
    state: State = game.new(3, {}, seed)
    choose = Random(seed)
    for _ in range(moves):
        if state.result is not None:
            return
        assert isinstance(state, World)
        yield state
        seat = state.prompts()[0].seat
        options = list(state.options(seat))
        bold = [move for move in options if game.moves[move].kind in ("attack", "summon")]
        state.apply(seat, choose.choice(bold if bold and choose.random() < 0.8 else options))


def test_a_plain_invasion_has_the_odds_of_all_armies_but_one() -> None:
    plain = 0
    for state in prompts(4):
        if not isinstance(state.prompts()[0], Commit) or state.gods_at(state.turn, state.origin):
            continue
        found = chances(state)
        assert found is not None
        assert found["godswar"] is None
        if state.temple[state.target] or any(state.gods_at(seat, state.target) for seat in range(3)):
            continue
        force, guards = state.armies[state.origin] - 1, state.armies[state.target]
        assert found["capture"] == round(capture(force, guards, 0), 4)
        assert found["cost"] == round(force - table(0).left[force][guards], 1)
        plain += 1
    assert plain > 5


def test_gods_on_both_sides_promise_a_godswar() -> None:
    seen = 0
    for seed in (4, 5, 6):
        for state in prompts(seed):
            defender = state.owner[state.target]
            if not isinstance(state.prompts()[0], BringGods) or defender < 0 or state.target >= 42:
                continue
            guarded = bool(state.gods_at(defender, state.target))
            found = chances(state)
            assert found is not None
            assert (found["godswar"] is not None) == guarded
            assert not guarded or found["cost"] is None
            seen += guarded
    assert seen
