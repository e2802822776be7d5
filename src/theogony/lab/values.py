"""The numbers of a game that may be tuned: those that are our reconstruction, and no others.

An entry of the components says its source. Of one that mixes sources, ``from_seed`` and ``from_public`` name the fields
that are fixed, and ``reconstructed`` those that are ours. What stands in no entry with a source is a rule of the text.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from theogony.kernel.box import Components, is_words
from theogony.kernel.overlay import Path

OURS: Final = frozenset(("reconstructed", "own"))
_NUMBERS: Final = "numbers"  # in a list of fields: all that are numbers


@dataclass(frozen=True, slots=True)
class Value:
    """A number of the components: where it stands, by keys and places, and how it is called."""

    path: Path
    name: str
    number: int


def tunable(components: Components, patterns: list[str] | None = None) -> list[Value]:
    """The numbers that are ours, in the order of the content file; with patterns, those whose name fits one."""
    found = list(_walk(components, (), (), ours=False))
    if not patterns:
        return found
    return [value for value in found if any(fnmatchcase(value.name, pattern) for pattern in patterns)]


def _walk(value: Any, path: Path, names: tuple[str, ...], ours: bool) -> Iterator[Value]:
    if isinstance(value, dict):
        source = value.get("source")
        for key, inner in value.items():
            if not is_words(str(key), value):
                open_to_us = ours if source is None else _is_ours(value, str(key))
                yield from _walk(inner, (*path, key), (*names, str(key)), open_to_us)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            name = str(inner["id"]) if isinstance(inner, dict) and "id" in inner else str(place)
            yield from _walk(inner, (*path, place), (*names, name), ours)
    elif ours and isinstance(value, int) and not isinstance(value, bool):
        yield Value(path, ".".join(names), value)


def _is_ours(entry: dict[str, Any], field: str) -> bool:
    fixed = {name for key in ("from_seed", "from_public") for name in entry.get(key, ())}
    named = entry.get("reconstructed")
    if field in fixed:
        return False
    if named is None:
        return entry["source"] in OURS and not fixed
    return field in named or (_NUMBERS in named and not fixed - {"name"})


def overlay(components: Components, changes: dict[Value, int]) -> dict[str, Any]:
    """A content file that makes these changes: by kind and id, and whole lists where entries have no ids."""
    made: dict[str, Any] = {}
    for value, number in changes.items():
        _put(made, components, value.path, number)
    return made


def _put(made: dict[str, Any], old: Any, path: Path, number: int) -> None:
    """Mappings and lists of entries are written by key and id; below any other list, all of it is."""
    key, rest = path[0], path[1:]
    inner = old[key]
    name = str(inner["id"]) if isinstance(old, list) else key
    if not rest:
        made[name] = number
    elif isinstance(inner, dict) or _by_id(inner):
        _put(made.setdefault(name, {}), inner, rest, number)
    else:
        made[name] = _with(made.get(name, inner), rest, number)


def _by_id(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict) and "id" in value[0]


def _with(value: Any, path: Path, number: int) -> Any:
    if not path:
        return number
    copy = value.copy()
    copy[path[0]] = _with(value[path[0]], path[1:], number)
    return copy
