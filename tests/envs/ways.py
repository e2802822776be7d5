"""What environments are tried on: every registered game in every mode. Where all games are meant, neither this nor the
tests beside it know one by its name: what registers itself tomorrow is tried too."""

from functools import cache

from tests.conformance.tables import GAMES, Setup, name_of, setups, some, walk
from theogony.games import get
from theogony.kernel.state import State

__all__ = ["GAMES", "POSITIONS", "WAYS", "name_of", "positions", "ways"]

POSITIONS = 8  # of each way


def ways(game_id: str) -> tuple[Setup, ...]:
    """Each mode once, with the seats in the middle of its range, whichever option chooses it; of a game with one mode,
    three set-ups."""
    game, found = get(game_id), dict[str, Setup]()
    for seats, options in setups(game_id):
        mode = game.mode(game.settle(seats, options))
        if seats == sum(mode.players) // 2:
            found.setdefault(mode.name, (seats, options))
    return tuple(found.values()) if len(found) > 1 else some(game_id, 3)


WAYS = [(game, way) for game in GAMES for way in ways(game)]


@cache
def positions(game_id: str, way: int) -> tuple[State, ...]:
    """Some positions of a game played at random in this way; never change one."""
    found: list[State] = []
    for number, state in enumerate(walk(game_id, ways(game_id)[way], 5)):
        if number == 0 or number % 31 == 3:
            found.append(state.clone())
        if len(found) == POSITIONS:
            break
    return tuple(found)
