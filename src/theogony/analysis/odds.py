"""Odds of what is about to be rolled, where a game can tell: its package then has a module ``chances``."""

from theogony import games
from theogony.kernel.rng import Tape
from theogony.kernel.state import Json
from theogony.kernel.view import Knowledge


def odds(game_id: str, knowledge: Knowledge, move: int | None = None) -> tuple[Json, Json] | None:
    """The odds in the game's own shape, with the view in which they hold; None if no dice are about to be rolled.

    With a move: the odds right after it, unless it is itself decided by chance.
    """
    chances = games.part(game_id, "chances")
    if chances is None:
        return None
    world = knowledge.redeal(Tape("odds"))
    if move is not None:
        tape = Tape("odds")
        world.rng = tape
        world.apply(knowledge.seat, move)
        if tape.drawn:
            return None
    found: Json | None = chances.chances(world)
    return None if found is None else (world.view(knowledge.seat), found)
