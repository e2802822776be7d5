"""What a Step of a Quest asks for, and what evolved Monsters ask of a hunter. -- LH-136, LH-137, LH-350"""

from theogony.games.hellas.box import CITIES, DISCARDED, INJURIES, OWNED, POOL, SACRIFICE, TEMPLES
from theogony.games.hellas.content import ATTRIBUTES, CITY
from theogony.games.hellas.control import controlled
from theogony.games.hellas.hands import discard_some
from theogony.games.hellas.injuries import Injure, injuries
from theogony.games.hellas.pieces import sacrifice_priests
from theogony.games.hellas.state import Hellas


def meets(s: Hellas, seat: int, wanted: list[int]) -> bool:
    """Whether the seat meets all of it, prices included, which are paid in full or not at all (LH-351).

    An Attribute with an Injury counts as 1 (LH-350); Priests are those in the Pool (LH-143).
    """
    player = s.players[seat]
    for attribute in range(len(ATTRIBUTES)):
        if wanted[attribute] and s.attribute(seat, attribute) < wanted[attribute]:
            return False
    if player.pool < max(wanted[POOL], wanted[SACRIFICE]) or len(s.hand(seat)) < wanted[DISCARDED]:
        return False
    if s.box.most_injuries - injuries(s, seat) < wanted[INJURIES]:
        return False
    if player.artifacts.bit_count() < wanted[OWNED]:
        return False
    if not wanted[CITIES] and not wanted[TEMPLES]:
        return True
    held = controlled(s, seat)
    return (held & CITY).bit_count() >= wanted[CITIES] and (held & s.temples).bit_count() >= wanted[TEMPLES]


def pay(s: Hellas, seat: int, wanted: list[int]) -> None:
    """Pushes what has to be chosen for the prices, and takes the rest (LH-137)."""
    if wanted[INJURIES]:
        s.then(Injure(seat, wanted[INJURIES]))
    if wanted[DISCARDED]:
        discard_some(s, seat, wanted[DISCARDED], "LH-137")
    if wanted[SACRIFICE]:
        sacrifice_priests(s, seat, wanted[SACRIFICE], "LH-143")
