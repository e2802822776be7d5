"""Odds of what is about to be rolled, where a game can tell: its package then has a module ``chances``."""

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import Any

from theogony.kernel.rng import Rng
from theogony.kernel.state import State
from theogony.server.live import Live

Chances = Callable[[State], dict[str, Any] | None]


def odds_of(live: Live, seat: int) -> dict[str, Any] | None:
    """The odds from what the seat (or SPECTATOR) knows, or None."""
    chances = _chances_of(live.game.id)
    if chances is None or live.state.result is not None:
        return None
    return chances(live.state.redeal(seat, Rng("odds")))


@cache
def _chances_of(game_id: str) -> Chances | None:
    name = f"theogony.games.{game_id}.chances"
    if importlib.util.find_spec(name) is None:
        return None
    chances: Chances = importlib.import_module(name).chances
    return chances
