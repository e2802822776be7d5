"""Changed components: the owner of a box corrects values, and plays with a box of his own.

A content file names kinds, ids and fields as the game's components do, and only what is to change:

    miracle_cards:
      crops_wither: {cost: 3}
    prices: {build_temple: 4}

Lists whose entries have ids are written as a mapping by id, or as a list of entries with their ids.
"""

from typing import Any

from theogony.kernel.box import Box, Components, is_words

Path = tuple[Any, ...]  # keys and places, from the outside in


class BadContent(ValueError):
    """The content file does not fit the game's components; ``key`` and ``params`` say why, for any language."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params


def changed(components: Components, changes: object) -> Components:
    """The components with the changes made; raises BadContent for a name that is not there."""
    if not isinstance(changes, dict) or not changes:
        raise BadContent("content-no-mapping")
    return _mapping(components, changes, "")


def fixed(usual: Box, wanted: Components) -> str | None:
    """A changed value that no table of the box holds: it belongs to the game itself, and changing it does nothing."""
    tables = usual.tables()
    for path in _differences(usual.components, wanted, ()):
        try:
            if type(usual)(_with(usual.components, wanted, path)).tables() == tables:
                return _named(usual.components, path)
        except ValueError:
            continue  # it is looked at, and does not fit alone
    return None


def _named(components: Any, path: Path) -> str:
    """The path in words: entries of a list by their ids."""
    words = []
    for key in path:
        components = components[key]
        words.append(str(components["id"] if isinstance(components, dict) and "id" in components else key))
    return ".".join(words)


def _differences(old: Any, new: Any, path: Path) -> list[Path]:
    """Where two contents differ, words aside."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        parts = [(key, old[key], new[key]) for key in old if not is_words(str(key), old)]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = [(place, one, other) for place, (one, other) in enumerate(zip(old, new, strict=True))]
    else:
        return [] if old == new else [path]
    return [found for key, one, other in parts for found in _differences(one, other, (*path, key))]


def _with(old: Any, new: Any, path: Path) -> Any:
    """The old content with what stands at the path in the new one."""
    if not path:
        return new
    copy = old.copy()
    copy[path[0]] = _with(old[path[0]], new[path[0]], path[1:])
    return copy


def _mapping(old: dict[str, Any], new: dict[Any, Any], where: str) -> dict[str, Any]:
    merged = dict(old)
    for name, value in new.items():
        if name not in old:
            raise BadContent("content-unknown", name=str(name), where=where or "components", known=_known(list(old)))
        merged[name] = _value(old[name], value, f"{where}.{name}" if where else str(name))
    if "source" in merged and "source" not in new and merged != old:
        merged["source"] = "own"
    return merged


def _value(old: Any, new: Any, where: str) -> Any:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise _type(where, old, new)
        return _mapping(old, new, where)
    if isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
        return _entries(old, new, where)
    if old is not None and type(old) is not type(new):
        raise _type(where, old, new)
    return new


def _entries(old: list[Any], new: Any, where: str) -> list[Any]:
    if isinstance(new, list) and all(isinstance(entry, dict) and "id" in entry for entry in new):
        new = {entry["id"]: entry for entry in new}
    if not isinstance(new, dict):
        raise _type(where, old, new)
    ids = [entry["id"] for entry in old]
    for name in new:
        if name not in ids:
            raise BadContent("content-unknown", name=str(name), where=where, known=_known(ids))
    return [
        _mapping(entry, _fields(new[entry["id"]], f"{where}.{entry['id']}"), f"{where}.{entry['id']}")
        if entry["id"] in new
        else entry
        for entry in old
    ]


def _fields(value: Any, where: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise _type(where, {}, value)
    return value


def _type(where: str, old: Any, new: Any) -> BadContent:
    return BadContent("content-type", where=where, wanted=type(old).__name__, given=type(new).__name__)


def _known(names: list[Any]) -> str:
    shown = [str(name) for name in names[:12]]
    return ", ".join(shown) + (", ..." if len(names) > 12 else "")
