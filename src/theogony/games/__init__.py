"""The games. Each is a package in this folder with a ``GAME``; a new folder is a new game."""

import importlib
import pkgutil

from theogony.kernel.game import Game


def names() -> list[str]:
    """The ids of all games, in order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def get(name: str) -> Game:
    """The game with this id; raises KeyError if there is none."""
    if name not in names():
        raise KeyError(name)
    game = importlib.import_module(f"theogony.games.{name}").GAME
    assert isinstance(game, Game)
    return game
