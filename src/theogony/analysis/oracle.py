"""What the Oracle's line on a question is filled with, from what the asked seat sees."""

from functools import cache
from typing import Any

from theogony import games
from theogony.kernel.game import Game
from theogony.kernel.oracle import Saying
from theogony.kernel.state import Json
from theogony.kernel.step import Prompt


def said(game: Game, prompt: Prompt[Any], view: Json) -> Json:
    """The parameters that its saying adds to those of the question; ``view`` is the asked seat's."""
    saying = _sayings(game.id).get(type(prompt).__name__)
    return {} if saying is None else saying(view, game.speech.sent(prompt), game.box)


@cache
def _sayings(game_id: str) -> dict[str, Saying]:
    part = games.part(game_id, "sayings")
    return {} if part is None else dict(part.SAYINGS)
