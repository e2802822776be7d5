"""Which deployed Technologies are connected. -- 9.10 (HY-119, HY-236, HY-237)"""

from theogony.games.hybris.content import FACING, SPACES
from theogony.games.hybris.state import NOTHING, Hybris


def connected(s: Hybris, space: int) -> list[int]:
    """The spaces whose tiles are connected to the one here: both bear a link on the edges that face each other."""
    tile = s.deployed[space]
    found: list[int] = []
    for edge, other, its_edge in FACING[space]:
        its_tile = s.deployed[other]
        if (
            tile != NOTHING
            and its_tile != NOTHING
            and s.box.links[tile] >> edge & s.box.links[its_tile] >> its_edge & 1
        ):
            found.append(other)
    return found


def own_links(s: Hybris, seat: int) -> int:
    """Connected pairs at least one of which is the seat's, each once (HY-119)."""
    number = 0
    for space in range(len(SPACES)):
        for other in connected(s, space):
            if space < other and seat in (s.owner[s.deployed[space]], s.owner[s.deployed[other]]):
                number += 1
    return number
