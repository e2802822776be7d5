"""Fields are written once: what is made of a declaration, and what is no declaration."""

import ast
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.toys import React, TakeEffect
from theogony import games
from theogony.kernel.fields import Derived, part, position, step
from theogony.kernel.rng import Rng
from theogony.kernel.state import Part, State
from theogony.kernel.step import Prompt, Step, steps_below
from tools import build_fast

ROOT = Path(__file__).resolve().parents[2]
MODULES = build_fast.modules_to_compile(build_fast.SOURCE)

# -- steps ------------------------------------------------------------------------------------------------------------


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


WRONG_CALLS = """
from typing import Any
from theogony.kernel.fields import step
from theogony.kernel.step import Prompt
@step
class Sail(Prompt[Any]):
    crews: tuple[int, ...]
sail = Sail(1, (2,))
sail = Sail(1)
sail = Sail(1, 2)
sail = Sail(1, (2,), 3)
sail.seat = 3
"""


def test_mypy_finds_wrong_calls_and_changed_steps(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG_CALLS)
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--follow-imports=silent", str(tmp_path / "wrong.py")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert [line.split(":")[1] for line in said.splitlines() if "error:" in line] == ["9", "10", "11", "12"], said


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
    steps = type(games.get(game).new(games.get(game).mode({}).players[0])).steps
    assert len(steps) > 50
    for kind in steps.values():
        annotated = vars(kind).get("__annotations__", {}).items()
        fields = {name for name, type in annotated if "ClassVar" not in str(type)}
        assert fields <= set(kind.fields), f"{kind.__name__} needs @step"  # type: ignore[attr-defined]


LATER = """
import importlib, pkgutil, sys
package = importlib.import_module(f"theogony.games.{sys.argv[1]}")
position = type(package.GAME.new(package.GAME.mode({}).players[0]))
known = set(position.steps)
for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(found.name)
from theogony.kernel.step import steps_below
print(*sorted(set(steps_below(package.__name__)) - known))
"""


@pytest.mark.parametrize("game", games.present())
def test_a_game_knows_all_its_steps_from_the_start(game: str) -> None:
    """A module that is imported only when it is needed defines steps that no save could be read with."""
    done = subprocess.run([sys.executable, "-c", LATER, game], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# -- positions and their parts ----------------------------------------------------------------------------------------

Cargo = tuple[int, ...]


@part
class Hold(Part):
    def __init__(self) -> None:
        self.amphorae: int = 0
        self.marks: list[int] = [0, 0]


@part
class Ship(Part):
    def __init__(self, name: str = "") -> None:
        self.name: str = name
        self.hold: Hold = Hold()


@position
class Sea(State):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.wind: int = 0
        self.calm: bool = True
        self.cargo: Cargo = ()
        self.routes: tuple[tuple[int, ...], ...] = ()
        self.depth: list[int] = [0] * seats
        self.islands: list[str] = []
        self.wares: list[Cargo] = [() for _ in range(seats)]
        self.shoals: list[list[int]] = [[] for _ in range(seats)]
        self.flagship: Ship = Ship("Argo")
        self.fleet: list[Ship] = [Ship() for _ in range(seats)]
        self.tides: Derived[list[int]] = [1]


def sea() -> Sea:
    s = Sea(2, Rng(7))
    s.wind, s.calm, s.cargo, s.routes, s.depth, s.islands = 3, False, (4, 5), ((1,), (2, 3)), [6, 7], ["Delos"]
    s.wares, s.shoals = [(8,), (9,)], [[1], [2]]
    s.flagship.hold.amphorae, s.fleet[1].hold.marks[0], s.fleet[0].name = 5, 6, "Swift"
    return s


def test_all_fields_but_derived_ones_are_saved() -> None:
    assert set(Sea.data) == set(vars(Sea)["__slots__"]) - {"tides"}
    assert Ship.data == ("name", "hold") and Hold.data == ("amphorae", "marks")


def test_a_position_and_its_parts_hold_their_fields_and_nothing_else() -> None:
    s: Any = sea()
    for holder in (s, s.flagship, s.flagship.hold):
        with pytest.raises(AttributeError):
            holder.monster = 1


def test_a_clone_is_equal_and_apart() -> None:
    s = sea()
    before = s.dump()
    new = s.clone()
    assert new.dump() == before and new.events is None
    for name in Sea.data:
        assert getattr(new, name) == getattr(s, name)
    new.depth[0] = new.shoals[0][0] = new.flagship.hold.amphorae = new.fleet[1].hold.marks[0] = 99
    new.islands.append("Naxos")
    new.fleet[0].name = "Slow"
    new.wares[0] = new.cargo = ()
    assert s.dump() == before != new.dump()


def test_clones_share_what_is_never_changed() -> None:
    s = sea()
    new = s.clone()
    assert new.tides is s.tides


def test_a_subclass_without_fields_is_cloned_as_what_it_is() -> None:
    class Bay(Sea):
        pass

    assert type(Bay(2, Rng(7)).clone()) is Bay


def test_a_saved_position_gets_its_types_back() -> None:
    s = sea()
    loaded = Sea(2, Rng(0))
    loaded.load(s.dump())
    assert loaded.dump() == s.dump() and loaded.hash() == s.hash()
    for name in Sea.data:
        assert getattr(loaded, name) == getattr(s, name)
    assert type(loaded.fleet[1].hold) is Hold
    assert loaded.routes == ((1,), (2, 3))


def test_positions_travel_as_what_is_saved_of_them() -> None:
    """Also where the kernel is compiled and the game is not; compiled games can be pickled (test_builds)."""
    there = Sea(2, Rng(0))
    there.load(json.loads(json.dumps(sea().dump())))
    assert there.dump() == sea().dump() and there.hash() == sea().hash()


def test_parts_are_equal_by_their_fields() -> None:
    assert Ship("Argo") == Ship("Argo") != Ship("Swift")
    assert repr(Ship("Argo")) == "Ship(name=Argo, hold=Hold(amphorae=0, marks=[0, 0]))"
    with pytest.raises(TypeError):
        hash(Ship())


def test_a_position_holds_only_what_it_can_copy() -> None:
    with pytest.raises(TypeError, match=r"Pond\.frogs: a position cannot hold dict\[int, int\]"):

        @position
        class Pond(State):
            def __init__(self, seats: int, rng: Rng) -> None:
                super().__init__(seats, rng)
                self.frogs: dict[int, int] = {}

    with pytest.raises(TypeError, match=r"Lake\.fish: a position cannot hold list\[set\[int\]\]"):

        @part
        class Lake(Part):
            def __init__(self) -> None:
                self.fish: list[set[int]] = []


def test_a_field_without_a_type_is_refused_where_it_is_declared() -> None:
    with pytest.raises(TypeError, match=r"Reef: self.corals = 0 has no type"):

        @part
        class Reef(Part):
            def __init__(self) -> None:
                self.corals = 0


def test_only_one_class_declares_the_fields_of_a_position() -> None:
    with pytest.raises(TypeError, match="Ocean: the class above has fields already"):

        @position
        class Ocean(Sea):
            def __init__(self, seats: int, rng: Rng) -> None:
                super().__init__(seats, rng)
                self.width: int = 0


# -- compiled ---------------------------------------------------------------------------------------------------------


def test_the_compiler_gets_the_same_text() -> None:
    for path, written in build_fast.written_methods(MODULES).items():
        text = (build_fast.SOURCE / path).read_text()
        before, after = classes(text), classes(build_fast.with_methods(text, written))
        assert set(before) == set(after)
        for name, lines in written.items():
            made = {ast.unparse(entry) for entry in after[name].body}
            assert {ast.unparse(ast.parse(line)) for line in lines} <= made
            assert {ast.unparse(entry) for entry in before[name].body if not isinstance(entry, ast.AnnAssign)} <= made
            decorators = {ast.unparse(decorator) for decorator in after[name].decorator_list}
            assert not decorators & {"step", "part", "position"}


def test_no_line_moves_where_steps_are_declared() -> None:
    modules = [path for path in MODULES if not path.endswith("/state.py")]
    for path, written in build_fast.written_methods(modules).items():
        text = (build_fast.SOURCE / path).read_text()
        new = build_fast.with_methods(text, written)
        assert len(new.split("\n")) == len(text.split("\n"))
        for old, cls in zip(classes(text).values(), classes(new).values(), strict=True):
            lines = {entry.name: entry.lineno for entry in old.body if isinstance(entry, ast.FunctionDef)}
            assert lines.items() <= {f.name: f.lineno for f in cls.body if isinstance(f, ast.FunctionDef)}.items()


def test_compiled_steps_are_kept_for_the_next_unless_interpreted_code_may_extend_them() -> None:
    keeps = build_fast.KEPT.removeprefix("@")
    for path, steps in build_fast.steps_by_module(MODULES).items():
        text = (build_fast.SOURCE / path).read_text()
        new = build_fast.kept(text, steps)
        assert len(new.split("\n")) == len(text.split("\n"))
        for (name, old), cls in zip(classes(text).items(), classes(new).values(), strict=True):
            before = [ast.unparse(decorator) for decorator in old.decorator_list]
            extended = any(decorator.startswith("mypyc_attr") for decorator in before)
            own = [keeps] if name in steps and not extended else []
            assert [ast.unparse(decorator) for decorator in cls.decorator_list] == own + before
            assert [entry.lineno for entry in cls.body] == [entry.lineno for entry in old.body]


def test_compiled_code_gathers_nothing_for_an_event_that_nobody_hears() -> None:
    for path in MODULES:
        text = (build_fast.SOURCE / path).read_text()
        new = build_fast.unheard(text)
        for verb, before in build_fast.UNHEARD.items():
            said = f"{before.format('s')}s.{verb}("
            assert new.count(f"    {said}") == text.count(f"    s.{verb}(")
            new = new.replace(said, f"s.{verb}(")
        assert new == text


def test_compiled_code_goes_on_where_something_is_shown_that_nobody_hears() -> None:
    s = State(2, Rng(0))
    assert s.events is None
    exec(build_fast.unheard('s.reveal("shown", "T-1", seat=0)'), {"s": s})
    assert s.frontier == 1


def classes(text: str) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}
