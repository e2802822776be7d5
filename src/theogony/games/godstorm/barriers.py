"""Why no way leads from one place to another: what is no move at all still has its reason. -- GS-006, GS-007, GS-247"""

from typing import Final

from theogony.games.godstorm.content import FLAMES, MOUNTAINS, SPACES
from theogony.kernel.refusal import Refusal, no

_BELOW: Final[frozenset[str]] = frozenset(SPACES)


def no_way(origin: str, target: str) -> Refusal:
    """The true cause for two places of which neither borders the other."""
    if frozenset((origin, target)) in MOUNTAINS:
        return no("GS-007", "mountains-between", remedy="choose-neighbour", origin=origin, place=target)
    if frozenset((origin, target)) in FLAMES:
        return no("GS-247", "flames-between", remedy="choose-neighbour", origin=origin, place=target)
    if (origin in _BELOW) != (target in _BELOW):
        return no("GS-237", "other-world", remedy="choose-neighbour", origin=origin, place=target)
    return no("GS-006", "not-adjacent", remedy="choose-neighbour", origin=origin, place=target)
