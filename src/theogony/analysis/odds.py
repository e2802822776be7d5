"""Odds of what is about to be rolled, where a game can tell: its package then has a module ``chances``."""

from functools import cache

from theogony import games
from theogony.kernel.refusal import Refused
from theogony.kernel.rng import Tape
from theogony.kernel.state import Json, State
from theogony.kernel.view import Knowledge


@cache
def knows_odds(game_id: str) -> bool:
    """Whether the game can tell any odds."""
    return games.part(game_id, "chances") is not None


def odds(game_id: str, knowledge: Knowledge, move: int | None = None) -> Json | None:
    """The odds in the game's own shape; None if no dice are about to be rolled, or once the move is made.

    Raises Refused if the move is not allowed.
    """
    chances = games.part(game_id, "chances")
    if chances is None:
        return None
    world = knowledge.redeal(Tape("odds"))
    if move is not None and not _leads_on(world, knowledge.seat, move):
        return None
    found: Json | None = chances.chances(world)
    return found


def _leads_on(world: State, seat: int, move: int) -> bool:
    """Make the move and nothing that follows from it; False if it was decided by chance, or is sealed."""
    refusal = world.refusal(seat, move)
    if refusal is not None:
        raise Refused(refusal)
    prompt = world.prompt(seat)
    if prompt is None or world.agenda[-1] is not prompt:
        return False
    tape = Tape("odds")
    world.rng = tape
    world.agenda.pop()
    prompt.take(world, move)
    return not tape.drawn
