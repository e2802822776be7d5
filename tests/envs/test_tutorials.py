"""The two tutorials do what they say: a policy learns by self-play, and beats ``random`` clearly in the arena."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from theogony import bots

FOLDER = Path(__file__).parents[2] / "tutorials"


def tutorial(name: str) -> Any:
    found = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_a_policy_learns_by_self_play_and_is_evaluated_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "_BOTS", dict(bots._BOTS))
    learns, arena = tutorial("self_play"), tutorial("arena")
    file = tmp_path / "policy.npz"
    learns.train(100, seed=1).save(file)
    policy = learns.Policy.load(file)
    share, low, high = arena.evaluate(policy, "random", 40)
    assert 0.75 < low <= share <= high
    untrained, _, _ = arena.evaluate(learns.Policy(np.zeros_like(policy.weights)), "random", 10)
    assert untrained < share
    monkeypatch.setattr("sys.argv", ["arena.py", str(file), "--games", "2", "--bots", "novice"])
    arena.main()
    assert "learned against novice" in capsys.readouterr().out


def test_a_bot_is_known_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_BOTS", dict(bots._BOTS))
    arena = tutorial("arena")
    with pytest.raises(KeyError):
        bots.make("learned", "diceforge", 1)
    bots.register(arena.LearnedBot)
    assert isinstance(bots.make("learned", "diceforge", 1), arena.LearnedBot)
