"""The toy game, registered as a game in a folder of its own."""

from tests.kernel.plans import PLANS as GAME

__all__ = ["GAME"]
