"""What the answers to an open question would set off, where its game foretells it."""

from functools import cache
from typing import Any

from theogony import games
from theogony.kernel.foretelling import Foretelling
from theogony.kernel.game import Game
from theogony.kernel.state import Json, State
from theogony.kernel.step import Prompt


def told(game: Game, state: State, prompt: Prompt[Any]) -> dict[int, Json]:
    """By move, for the seat of the prompt alone."""
    foretelling = _foretellings(game.id).get(type(prompt).__name__)
    return {} if foretelling is None else foretelling(state, prompt)


@cache
def _foretellings(game_id: str) -> dict[str, Foretelling]:
    part = games.part(game_id, "foretold")
    return {} if part is None else dict(part.FORETOLD)
