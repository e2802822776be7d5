"""Changed components: the owner of a box corrects values before a game is loaded.

A content file names kinds, ids and fields as the game's components do, and only what is to change:

    miracle_cards:
      crops_wither: {cost: 3}
    prices: {build_temple: 4}

Lists whose entries have ids are written as a mapping by id, or as a list of entries with their ids.
"""

import hashlib
from typing import Any

_files: dict[str, bytes] = {}
_changes: dict[str, dict[str, Any]] = {}
_loaded: set[str] = set()


class BadContent(ValueError):
    """The content file does not fit the game's components; ``key`` and ``params`` say why, for any language."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key = key
        self.params = params


def use(game: str, file: bytes, changes: object) -> None:
    """The game will be loaded with these changes; the file's bytes are what its mark is made of."""
    if file == _files.get(game):
        return
    if game in _loaded or game in _files:
        raise BadContent("content-too-late")
    if not isinstance(changes, dict) or not changes:
        raise BadContent("content-no-mapping")
    _files[game] = file
    _changes[game] = changes


def used(game: str) -> bytes | None:
    """The content file in use for the game, as another process needs it."""
    return _files.get(game)


def ruleset(game: str, name: str) -> str:
    """The ruleset's name, marked by the first 8 hex digits of the content file's SHA-256 if there is one."""
    file = _files.get(game)
    return name if file is None else f"{name}+{hashlib.sha256(file).hexdigest()[:8]}"


def applied(game: str, box: dict[str, Any]) -> dict[str, Any]:
    """The components of a game with the changes in use; raises BadContent for a name that is not there."""
    _loaded.add(game)
    changes = _changes.get(game)
    return box if changes is None else _mapping(box, changes, "")


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
