"""Prayer: a Priest at a Monument raises an Attribute and calls the God's Power. -- 6.2 (LH-047 to LH-053)"""

from typing import Final

from theogony.games.hellas.army import ArmyStep
from theogony.games.hellas.content import (
    ATTRIBUTES,
    DRAWS,
    GOD_ATTRIBUTE,
    MONUMENTS,
    PRAYER,
    RECRUITS,
)
from theogony.games.hellas.control import controlled
from theogony.games.hellas.hands import draw
from theogony.games.hellas.moves import PRAY
from theogony.games.hellas.pieces import raise_attribute
from theogony.games.hellas.recruit import recruit_in_one
from theogony.games.hellas.state import Hellas
from theogony.kernel.refusal import Refusal, no

_ALL: Final[list[int]] = [PRAY + monument for monument in range(len(MONUMENTS))]


def refusal(s: Hellas, seat: int, monument: int) -> Refusal | None:
    """Why no Priest can pray there."""
    if not s.levels[monument]:
        return no("LH-312", "monument-destroyed", remedy="pray-elsewhere", monument=MONUMENTS[monument])
    if not s.players[seat].pool:
        return no("LH-047", "no-priest", remedy="gain-a-priest")
    if not free_spots(s, monument):
        return no("LH-053", "no-free-spot", remedy="pray-elsewhere", monument=MONUMENTS[monument])
    return None


def free_spots(s: Hellas, monument: int) -> int:
    """Each Monument has 2 prayer spots (LH-048)."""
    free = s.box.prayer_spots
    for at in range(monument, len(s.praying), len(MONUMENTS)):
        free -= s.praying[at]
    return free


def options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``pray`` that are allowed; shared: nobody changes the list."""
    if not s.players[seat].pool:
        return []
    if sum(s.praying) < s.box.prayer_spots and 0 not in s.levels:  # so few pray that no Monument is full
        return _ALL
    return [PRAY + monument for monument, level in enumerate(s.levels) if level and free_spots(s, monument)]


def begin(s: Hellas, seat: int, monument: int) -> None:
    """The Priest goes to the Monument, the Attribute of the God rises (LH-049), then its Power works (LH-050)."""
    s.acted |= 1 << PRAYER
    s.players[seat].pool -= 1
    s.praying[3 * seat + monument] += 1
    attribute = GOD_ATTRIBUTE[monument]
    raise_attribute(s, seat, attribute, 1)
    s.tell(
        "prayed",
        "LH-047",
        seat=seat,
        monument=MONUMENTS[monument],
        attribute=ATTRIBUTES[attribute],
        number=s.attributes[3 * seat + attribute],
    )
    number = s.box.power_amount[monument][s.levels[monument]]
    if not number:
        return
    power = s.box.god_power[monument]
    if power == DRAWS:
        draw(s, seat, number, "LH-050")
    elif power == RECRUITS:
        recruit_in_one(s, seat, controlled(s, seat), number)  # LH-051
    else:
        s.then(ArmyStep(seat, number))  # LH-052
