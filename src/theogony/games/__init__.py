"""The games. Each is a package in this folder with a ``GAME``; a new folder is a new game.

A game that is being built may stand elsewhere: THEOGONY_GAMES names folders of further packages.
"""

import importlib
import importlib.util
import os
import pkgutil
from types import ModuleType

import yaml

from theogony.kernel import overlay
from theogony.kernel.game import Game

MORE = "THEOGONY_GAMES"

_folders = os.environ.get(MORE, "")  # noqa: TID251 (which games there are is no rule)
__path__.extend(folder for folder in _folders.split(os.pathsep) if folder)


def names() -> list[str]:
    """The ids of all games, in order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def get(name: str, content: bytes | None = None) -> Game:
    """The game with this id, with the changed components of a content file if one is given.

    Raises KeyError if there is no such game, and BadContent if the file does not fit it.
    """
    if name not in names():
        raise KeyError(name)
    if content is not None:
        overlay.use(name, content, _changes(content))
    game = importlib.import_module(f"theogony.games.{name}").GAME
    assert isinstance(game, Game)
    return game


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
