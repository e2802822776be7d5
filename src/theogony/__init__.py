"""Theogony: a digital tabletop for board games of gods and titans.

    import theogony

    theogony.games()                        # all games
    game = theogony.game("diceforge")       # one of them
    match = theogony.Match(game, 3, seed=7)
    bot = theogony.bot("greedy", "diceforge", seed=1)
    match.apply(0, bot.choose(match.state.knowledge(0)))

More, with examples that are run as tests, is in docs/api.md. Nothing is loaded before it is asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from theogony.bots import Bot, Budget
    from theogony.kernel.game import Game
    from theogony.kernel.match import Match as Match, replay as replay

__version__ = "0.1.0"
__all__ = ["Match", "__version__", "bot", "game", "games", "replay"]


def game(id: str, content: bytes | None = None) -> "Game":
    """The game with this id, or with the changed components of a content file; raises KeyError if there is none."""
    from theogony.games import get

    return get(id, content)


def bot(name: str, game: str, seed: int | str = 0, budget: "Budget | None" = None) -> "Bot":
    """A bot for a game: ``greedy``, ``mcts``, ``fate`` and others. It sees one seat's knowledge and nothing else."""
    from theogony.bots import make

    return make(name, game, seed, budget)


def __getattr__(name: str) -> Any:
    """``Match``, ``replay`` and ``games``, a package that can be called, when they are first asked for."""
    import importlib

    if name == "games":
        return importlib.import_module("theogony.games")
    if name in ("Match", "replay"):
        return getattr(importlib.import_module("theogony.kernel.match"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
