"""Chapters 17 and 18: the odds that the table shows belong to the fight that is about to be rolled."""

from collections.abc import Iterator
from random import Random

import pytest

from theogony.games import get
from theogony.games.godstorm.chances import chances
from theogony.games.godstorm.odds import capture
from theogony.games.godstorm.state import World
from theogony.kernel.state import State

FIGHTS = {"Commit", "BringGods", "Assault", "Defend", "AnswerWithSky", "ChooseAttackingGod", "ChooseDefendingGod"}


def positions(seed: int, moves: int = 700) -> Iterator[World]:
    """Positions of a game by chance that likes to attack and to summon."""
    game = get("godstorm")
    state: State = game.new(3, {}, seed)
    choose = Random(seed)
    for _ in range(moves):
        if state.result is not None:
            return
        seat = state.prompts()[0].seat
        options = list(state.options(seat))
        bold = [move for move in options if game.moves[move].kind in ("attack", "summon")]
        state.apply(seat, choose.choice(bold if bold and choose.random() < 0.8 else options))
        assert isinstance(state, World)
        yield state


@pytest.mark.parametrize("seed", [3, 4])
def test_odds_are_given_for_fights_and_for_nothing_else(seed: int) -> None:
    seen: set[str] = set()
    for state in positions(seed):
        if state.result is not None:
            break
        kind = type(state.prompts()[0]).__name__
        found = chances(state)
        if kind not in FIGHTS or len(state.prompts()) > 1:
            assert found is None
            continue
        assert found is not None
        assert all(0.0 <= chance <= 1.0 for chance in found.values())
        seen.add(kind)
    assert seen >= {"Commit", "Assault"}


def test_before_the_force_is_declared_all_armies_but_one_count() -> None:
    for state in positions(4):
        if (
            state.prompts()
            and type(state.prompts()[0]).__name__ == "Commit"
            and not state.gods_at(state.turn, state.origin)
        ):
            if state.temple[state.target] or any(state.gods_at(seat, state.target) for seat in range(3)):
                continue
            found = chances(state)
            assert found is not None
            assert found["win"] == round(capture(state.armies[state.origin] - 1, state.armies[state.target], 0), 4)
            return
    pytest.fail("no plain invasion in this game")
