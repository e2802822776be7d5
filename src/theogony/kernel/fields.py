"""Fields are written once: a class declares them, and the methods that would list them again are written from that.

One text serves both builds. Plain Python runs it when the class is made; ``tools/build_fast.py`` puts it into its copy
of the sources in place of the declaration: mypyc compiles methods, and knows no class decorators but its own.
"""

import ast
import inspect
import textwrap
from typing import Annotated, Any, ClassVar, Final, TypeVar, dataclass_transform, get_args, get_origin

T = TypeVar("T")
C = TypeVar("C", bound=type)

_DERIVED: Final = "follows from other fields: copies share it, nothing saves it"
Derived = Annotated[T, _DERIVED]


@dataclass_transform(frozen_default=True)
def step(cls: C) -> C:
    """A Step or Prompt: its annotations are its fields and, after those of its base, the arguments of ``__init__``."""
    own: dict[str, str] = {}
    for name, kind in _annotations(cls).items():
        if kind is not int and not (get_origin(kind) is tuple and {*get_args(kind)} <= {int, ...}):
            raise TypeError(f"{cls.__name__}.{name}: a field of a step is an int or a tuple of ints, not {kind}")
        own[name] = "int" if kind is int else str(kind)
        if name in vars(cls):
            if type(vars(cls)[name]) is not int:
                raise TypeError(f"{cls.__name__}.{name}: only a whole number may stand for what is not said")
            own[name] += f" = {vars(cls)[name]}"
            delattr(cls, name)
    fields = {**cls.fields, **own}  # type: ignore[attr-defined]
    parameters = "".join(f", {name}: {kind}" for name, kind in fields.items())
    body = "; ".join(f"self.{name} = {name}" for name in fields)
    return _with(
        cls,
        {},
        f"fields: ClassVar[dict[str, str]] = {fields}",
        f"def __init__(self{parameters}) -> None: {body}",
    )


def part(cls: C) -> C:
    """A Part of a position: the annotated assignments of its ``__init__``, which takes nothing, are its fields."""
    fields = _declared(cls)
    name = cls.__name__
    return _with(
        _slotted(cls, fields),
        vars(cls)["__init__"].__globals__,
        f"data: ClassVar[tuple[str, ...]] = {_saved(fields)}",
        f'def copied(self) -> "{name}": new = {name}(); {_copies(fields)}return new',
        f'def restored(self, saved: Any) -> "{name}": {_restores(fields)}return self',
    )


def position(cls: C) -> C:
    """A State: the annotated assignments of its ``__init__`` are its fields, saved and copied by their types."""
    fields = _declared(cls)
    name = cls.__name__
    return _with(
        _slotted(cls, fields),
        vars(cls)["__init__"].__globals__,
        f"data: ClassVar[tuple[str, ...]] = {_saved(fields)}",
        f'def clone(self) -> "{name}": new = type(self).__new__(type(self)); self._clone_kernel_into(new); '
        f"{_copies(fields)}return new",
        f'def restored(self, saved: Any) -> "{name}": {_restores(fields)}return self',
    )


# -- how a field is copied and read again follows from its type --------------------------------------------------------

_PLAIN: Final = (int, str, bool)


def _copy(kind: Any, value: str) -> str | None:
    """The text of a copy of the value; None for a type that has no place in a position."""
    if kind in _PLAIN or _is_tuple(kind) or _is_derived(kind):
        return value
    if _is_part(kind):
        return f"{value}.copied()"
    if get_origin(kind) is list:
        inner = _copy(get_args(kind)[0], "x")
        return f"{value}.copy()" if inner == "x" else inner and f"[{inner} for x in {value}]"
    return None


def _restore(kind: Any, value: str) -> str:
    """The text of the value as it was before it was saved as JSON."""
    if _is_part(kind):
        return f"{kind.__name__}().restored({value})"
    if get_origin(kind) in (list, tuple):
        inner = _restore(get_args(kind)[0], "x")
        if _is_tuple(kind):
            return f"tuple({value})" if inner == "x" else f"tuple([{inner} for x in {value}])"
        return value if inner == "x" else f"[{inner} for x in {value}]"
    return value


def _is_tuple(kind: Any) -> bool:
    """A tuple of numbers and words, or of such tuples."""
    return get_origin(kind) is tuple and all(k in (*_PLAIN, ...) or _is_tuple(k) for k in get_args(kind))


def _is_part(kind: Any) -> bool:
    return isinstance(kind, type) and hasattr(kind, "copied")


def _is_derived(kind: Any) -> bool:
    return get_origin(kind) is Annotated and _DERIVED in get_args(kind)


def _saved(fields: dict[str, Any]) -> tuple[str, ...]:
    return tuple(name for name, kind in fields.items() if not _is_derived(kind))


def _copies(fields: dict[str, Any]) -> str:
    return "".join(f"new.{name} = {_copy(kind, f'self.{name}')}; " for name, kind in fields.items())


def _restores(fields: dict[str, Any]) -> str:
    saved = {name: fields[name] for name in _saved(fields)}
    return "".join(
        f"self.{name} = self.{name}.restored(saved[{name!r}]); "  # where it stands: Zones are made for their plan
        if _is_part(kind)
        else f"self.{name} = {_restore(kind, f'saved[{name!r}]')}; "
        for name, kind in saved.items()
    )


# -- reading and writing -----------------------------------------------------------------------------------------------


def _declared(cls: type) -> dict[str, Any]:
    """The annotated assignments to ``self`` in the constructor, with their types."""
    if cls.data:  # type: ignore[attr-defined]
        raise TypeError(f"{cls.__name__}: the class above has fields already, and only one class can declare them")
    init = vars(cls)["__init__"]
    (source,) = ast.parse(textwrap.dedent(inspect.getsource(init))).body
    assert isinstance(source, ast.FunctionDef)
    fields: dict[str, Any] = {}
    for line in source.body:
        if isinstance(line, ast.AnnAssign):
            name, kind = ast.unparse(line.target).removeprefix("self."), ast.unparse(line.annotation)
            derived = kind.startswith("Derived[")  # of what it is nothing reads: it may be known to mypy alone
            fields[name] = Annotated[Any, _DERIVED] if derived else eval(kind, init.__globals__)
            if _copy(fields[name], "") is None:
                raise TypeError(f"{cls.__name__}.{name}: a position cannot hold {kind} (see kernel/fields.py)")
        elif isinstance(line, ast.Assign):
            raise TypeError(f"{cls.__name__}: {ast.unparse(line)} has no type; a field is declared with one")
    return fields


def _annotations(cls: type) -> dict[str, Any]:
    """The annotated attributes of the class itself, without class variables."""
    found = vars(cls).get("__annotations__", {})
    return {name: kind for name, kind in found.items() if get_origin(kind) is not ClassVar}


def _slotted(cls: C, fields: dict[str, Any]) -> C:
    """The class made again, with a slot for each field: plain Python finds what lies in a slot faster than in a
    dictionary, and copies it for less. (A step is not: its first making would stay among the subclasses of its base.)
    """
    body = {name: member for name, member in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    made = type(cls)(cls.__name__, cls.__bases__, {**body, "__slots__": tuple(fields)})
    for member in body.values():
        for cell in getattr(member, "__closure__", None) or ():
            if cell.cell_contents is cls:  # of ``super()``
                cell.cell_contents = made
    return made


def _with(cls: C, known: dict[str, Any], *lines: str) -> C:
    """The class with the members that these lines define; it keeps the lines for the compiler."""
    made: dict[str, Any] = {}
    exec("\n".join(lines), {**known, "Any": Any, "ClassVar": ClassVar, cls.__name__: cls}, made)
    for name, member in made.items():
        if name != "__annotations__":
            setattr(cls, name, member)
    cls.written = lines  # type: ignore[attr-defined]
    return cls
