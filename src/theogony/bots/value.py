"""The learned value: what a position is worth to each side, by a network that learnt from how games ended.

It reads the features of the game (``games/<game>/features.py``) in positions that were dealt from what the bot's seat
knows. Where no weights ship, or a mode has no features, the advice's own value holds, and the log says so once.
``tools/train_value.py`` plays and fits; docs/models has the cards.
"""

import json
import logging
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

from theogony import games
from theogony.bots.bot import advice_for
from theogony.kernel.advice import Advice, softmax
from theogony.kernel.network import Network
from theogony.kernel.state import SPECTATOR, State

_log = logging.getLogger(__name__)
Features = Callable[[Any], list[list[float]]]


class Value:
    """What a position is worth to each side, as a share of 1: a callable for a search."""

    def __init__(self, game_id: str, advice: Advice[Any] | None = None, network: Network | None = None) -> None:
        self.advice = advice_for(game_id) if advice is None else advice
        self.game_id = game_id
        own = games.part(game_id, "features")
        self.features: Features | None = None if own is None else own.features
        self.network = network_of(game_id) if network is None else network

    def __call__(self, s: State, seat: int = SPECTATOR) -> list[float]:
        """For a search of this seat, which matters only where nothing was learnt."""
        if s.result is not None:
            return self.advice.value(s)
        if self.network is None or self.features is None:
            _say_missing(self.game_id)
            return self.advice.outlook(s, seat)
        rows = self.features(s)
        if not rows:
            _say_missing(f"{self.game_id} in this mode")
            return self.advice.outlook(s, seat)
        return softmax(self.network.logits(rows, self.advice.value(s)), 1.0)

    def knows(self, s: State) -> bool:
        """Whether there are weights for this position."""
        return self.network is not None and self.features is not None and bool(self.features(s))


@cache
def network_of(game_id: str) -> Network | None:
    """The network of a game; none where there is no file, or where it is for other features."""
    file = resources.files("theogony.bots").joinpath("values", f"{game_id}.json")
    own = games.part(game_id, "features")
    if own is None or not file.is_file():
        return None
    given = json.loads(file.read_text(encoding="utf-8"))
    if len(given["first"]) != own.WIDTH:
        _log.warning("the learned value of %s is for other features than the game has, and is left out", game_id)
        return None
    return Network(given["first"], given["bias"], given["last"], given["sharpness"])


@cache
def _say_missing(where: str) -> None:
    """Said once: the cache keeps it from being said again."""
    _log.info("no learned value for %s: the advice's own value holds", where)
