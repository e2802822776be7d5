"""The chances shown before a battle are those of the rules."""

import random
from typing import Any

import pytest

from tests.games.godstorm.table import given
from theogony.games.godstorm.chances import chances
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.state import World
from theogony.kernel.rng import Rng


def _positions(kind: str, wanted: int) -> list[World]:
    """Positions from random games at a prompt of this kind."""
    rng = random.Random(4)
    found: list[World] = []
    for game in range(40):
        state = GAME.new(3, {}, seed=game)
        while state.result is None and len(found) < wanted:
            prompt = rng.choice(state.prompts())
            if type(prompt).__name__ == kind:
                clone = state.clone()
                assert isinstance(clone, World)
                found.append(clone)
            state.apply(prompt.seat, rng.choice(state.options(prompt.seat)))
    return found[:wanted]


@pytest.mark.covers("GS-207")
def test_the_classic_three_against_two() -> None:
    t = given(lands={"thule": (0, 5), "varangia": (1, 2), "iberia": (2, 3)}).step(Invade(0))
    t.plays(0, "attack thule>varangia", "commit 4")
    found = _round(t.s, 3, 2)
    assert found is not None
    shares = {(o["attack_lost"], o["defence_lost"]): o["chance"] for o in found["outcomes"]}
    assert shares == {(0, 2): 0.3717, (1, 1): 0.3358, (2, 0): 0.2926}


def _round(state: World, attack: int, defence: int) -> dict[str, Any] | None:
    shown: Any = chances(state)
    return next((r for r in shown["rounds"] if (r["attack"], r["defence"]) == (attack, defence)), None)


def test_chances_agree_with_the_dice() -> None:
    for state in _positions("Defend", 6):
        shown: Any = chances(state)
        for at, option in enumerate(state.options(state.prompts()[0].seat)):
            expected = sum(o["chance"] * o["attack_lost"] for o in shown["rounds"][at]["outcomes"])
            assert _mean_loss(state, option) == pytest.approx(expected, abs=0.06)


def _mean_loss(state: World, option: int) -> float:
    """Attackers lost on average when the battle is rolled many times."""
    seat = state.prompts()[0].seat
    lost, rolls = 0, 3000
    for number in range(rolls):
        trial = state.clone()
        assert isinstance(trial, World)
        trial.rng = Rng(number)
        trial.events = []
        trial.apply_trusted(seat, option)
        battle = next(event for event in trial.events if event.kind == "battle")
        lost += int(str(battle.public["attack_lost"]))
    return lost / rolls


def test_no_dice_no_chances() -> None:
    assert chances(GAME.new(3, {}, seed=1)) is None
