"""The games. Each is a package in this folder with a ``GAME``; a new folder is a new game.

A game that is being built may stand elsewhere: THEOGONY_GAMES names folders of further packages. If it stands here, a
file UNFINISHED in its folder keeps it from being offered, unless THEOGONY_UNFINISHED is set.
"""

import importlib
import importlib.util
import os
import pkgutil
import re
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType

import yaml

from theogony.kernel import overlay
from theogony.kernel.box import Components
from theogony.kernel.game import Game

MORE = "THEOGONY_GAMES"
BUILDING = "THEOGONY_UNFINISHED"

_folders = os.environ.get(MORE, "")  # noqa: TID251 (which games there are is no rule)
_building = bool(os.environ.get(BUILDING))  # noqa: TID251 (neither is this)
__path__.extend(folder for folder in _folders.split(os.pathsep) if folder)


def names() -> list[str]:
    """The ids of all games that can be played, in order."""
    return list(_offered(tuple(__path__)))


def present() -> list[str]:
    """The ids of all games that are here, those that are being built too, in order."""
    return list(_present(tuple(__path__)))


@cache
def _offered(folders: tuple[str, ...]) -> list[str]:
    return [name for name in _present(folders) if _building or not _unfinished(folders, name)]


@cache
def _present(folders: tuple[str, ...]) -> list[str]:
    """Looked for once in the same folders: a server asks with every table."""
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def _unfinished(folders: tuple[str, ...], name: str) -> bool:
    return any(Path(folder, name, "UNFINISHED").exists() for folder in folders)


def get(name: str, content: bytes | None = None) -> Game:
    """The game with this id, with the changed components of a content file if one is given.

    Raises KeyError if there is no such game, and BadContent if the file does not fit it.
    """
    if name not in names():
        raise KeyError(name)
    game = importlib.import_module(f"theogony.games.{name}").GAME
    assert isinstance(game, Game)
    return game if content is None else _with_changes(game, content)


@lru_cache(maxsize=16)
def _with_changes(game: Game, content: bytes) -> Game:
    if game.box is None:
        raise overlay.BadContent("content-no-mapping")
    return game.with_components(overlay.changed(game.box.components, _changes(content)))


class UnknownRuleset(ValueError):
    """There is no such game any more, or no such version of it, or its components are not at hand."""


_RULESET = re.compile(r"([a-z0-9_]+)@([1-9][0-9]*)(?:\+([0-9a-f]+))?")  # one way to write each: they are kept
_others: dict[str, Game] = {}  # by ruleset, those that are not today's


def under(ruleset: str, find: Callable[[str], Components | None]) -> Game:
    """The game under this ruleset; ``find`` looks for the components of a box by its mark. Raises UnknownRuleset."""
    parts = _RULESET.fullmatch(ruleset)
    if parts is None or parts[1] not in names():
        raise UnknownRuleset(ruleset)
    game = get(parts[1])
    if game.ruleset == ruleset:
        return game
    if ruleset not in _others:
        if int(parts[2]) > game.version or game.box is None or not parts[3]:
            raise UnknownRuleset(ruleset)
        if game.box.mark != parts[3]:
            components = find(parts[3])
            if components is None:
                raise UnknownRuleset(ruleset)
            try:
                game = game.with_components(components)
            except ValueError as error:  # they are of a game that was another one
                raise UnknownRuleset(ruleset) from error
        _others[ruleset] = game.variant(game.box, int(parts[2]))
    return _others[ruleset]


def part(name: str, module: str) -> ModuleType | None:
    """A module of the game's package that not every game has, such as its ``advice``, ``layout`` or ``measures``."""
    path = f"theogony.games.{name}.{module}"
    return importlib.import_module(path) if importlib.util.find_spec(path) is not None else None


def _changes(content: bytes) -> object:
    try:
        return yaml.safe_load(content)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise overlay.BadContent("content-syntax", line=mark.line + 1 if mark is not None else 1) from error


class _Games(ModuleType):
    """``theogony.games()`` gives all games: the package has the best name for that already."""

    def __call__(self) -> list[Game]:
        return [get(name) for name in names()]


sys.modules[__name__].__class__ = _Games
