"""The toy game, registered as a game in a folder of its own."""

from tests.kernel.toys import TUG as GAME

__all__ = ["GAME"]
