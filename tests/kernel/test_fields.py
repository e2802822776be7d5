"""Fields are written once: what is made of a declaration, and what is no declaration."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.toys import React, TakeEffect
from theogony import games
from theogony.kernel.fields import step
from theogony.kernel.step import Prompt, Step, steps_below

ROOT = Path(__file__).resolve().parents[2]


@step
class Sail(Step[Any]):
    ships: int
    crews: tuple[int, ...]


@step
class SailBack(Sail):
    wind: int


def test_a_step_is_made_of_its_fields() -> None:
    sail = Sail(2, (3, 4))
    assert (sail.ships, sail.crews) == (2, (3, 4))
    assert list(Sail.fields.items()) == [("ships", "int"), ("crews", "tuple[int, ...]")]
    assert sail.values() == [2, (3, 4)] and repr(sail) == "Sail(2, (3, 4))"
    assert pickle.loads(pickle.dumps(sail)) == sail != Sail(2, (3, 5))


def test_fields_of_the_base_come_first() -> None:
    assert list(SailBack.fields) == ["ships", "crews", "wind"]
    assert SailBack(1, (2,), 3).values() == [1, (2,), 3]
    assert list(React.fields) == ["seat", "depth"] and list(TakeEffect.fields) == ["seat", "depth"]


def test_every_value_of_a_step_is_said_by_whoever_makes_it() -> None:
    make: Any = Sail
    for arguments in ((), (1,), (1, (2,), 3)):
        with pytest.raises(TypeError):
            make(*arguments)


def test_a_field_of_another_type_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TypeError, match=r"Drift\.wind: .* not <class 'float'>"):

        @step
        class Drift(Step[Any]):
            wind: float

    with pytest.raises(TypeError, match=r"Row\.oars: .* not list\[int\]"):

        @step
        class Row(Step[Any]):
            oars: list[int]


def test_a_whole_number_may_stand_for_what_is_not_said() -> None:
    @step
    class Anchor(Prompt[Any]):
        depth: int = 3

    assert Anchor(1) == Anchor(1, 3) != Anchor(1, 4) and not hasattr(Anchor, "depth")
    with pytest.raises(TypeError, match=r"Moor\.ropes: only a whole number"):

        @step
        class Moor(Prompt[Any]):
            ropes: tuple[int, ...] = (1, 2)


def test_mypy_finds_wrong_calls_and_changed_steps(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from tests.kernel.test_fields import Sail\n"
        "sail = Sail(1)\n"
        "sail = Sail(1, 2)\n"
        "sail = Sail(1, (2,), 3)\n"
        "sail = Sail(1, (2,))\n"
        "sail.ships = 3\n"
    )
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--follow-imports=silent", str(wrong)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert [line.split(":")[1] for line in said.splitlines() if "error:" in line] == ["2", "3", "4", "6"], said


def test_the_steps_of_a_package_are_found() -> None:
    found = steps_below("tests.kernel.toys")
    assert found["React"] is React and found["TakeEffect"] is TakeEffect
    assert not {"Sail", "Prompt", "Step"} & set(found)
    assert steps_below("tests.kernel.nothing") == {}


def test_two_steps_of_one_name_are_refused() -> None:
    class Wave(Step[Any]):
        __module__ = "sea.calm"

    class Other(Step[Any]):
        __module__ = "sea.rough"

    Other.__name__ = "Wave"
    assert steps_below("sea.calm") == {"Wave": Wave}
    with pytest.raises(TypeError, match="two steps below sea are called Wave"):
        steps_below("sea")


@pytest.mark.parametrize("game", games.names())
def test_every_annotated_field_of_a_step_is_declared(game: str) -> None:
    """Whoever forgets ``@step`` has a step that is made, saved and compared without its fields."""
    steps = type(games.get(game).new(games.get(game).players[0])).steps
    assert len(steps) > 50
    for kind in steps.values():
        annotated = vars(kind).get("__annotations__", {}).items()
        fields = {name for name, type in annotated if "ClassVar" not in str(type)}
        assert fields <= set(kind.fields), f"{kind.__name__} needs @step"  # type: ignore[attr-defined]
