"""Fields are written once: a class declares them, and the methods that would list them again are written from that.

One text serves both builds. Plain Python runs it when the class is made; ``tools/build_fast.py`` puts it into its copy
of the sources in place of the declaration: mypyc compiles methods, and knows no class decorators but its own.
"""

from typing import Any, ClassVar, TypeVar, dataclass_transform, get_args, get_origin

C = TypeVar("C", bound=type)


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
        f"fields: ClassVar[dict[str, str]] = {fields}",
        f"def __init__(self{parameters}) -> None: {body}",
    )


def _annotations(cls: type) -> dict[str, Any]:
    """The annotated attributes of the class itself, without class variables."""
    found = vars(cls).get("__annotations__", {})
    return {name: kind for name, kind in found.items() if get_origin(kind) is not ClassVar}


def _with(cls: C, *lines: str) -> C:
    """The class with the members that these lines define; it keeps the lines for the compiler."""
    made: dict[str, Any] = {}
    exec("\n".join(lines), {"ClassVar": ClassVar}, made)
    for name, member in made.items():
        if name != "__annotations__":
            setattr(cls, name, member)
    cls.written = lines  # type: ignore[attr-defined]
    return cls
