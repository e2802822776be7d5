"""Total Force in a Combat, and what limits the cards. -- chapter 11 (HY-251 to HY-254, HY-369, HY-398, HY-423)"""

from typing import Final

from theogony.games.hybris.content import DETERMINATION, NOWHERE
from theogony.games.hybris.duel import narrows
from theogony.games.hybris.state import NOBODY, Fight, Hybris
from theogony.games.hybris.texts import Modify, modifier
from theogony.games.hybris.uses import modified, modifiers
from theogony.kernel.plan import Cards

PARTS: Final[list[str]] = ["base", "revealed", "element", "card", "combo", "text", "used", "boost", "power", "enemy"]

FORCE: Final = modifier("force")
ENEMY_FORCE: Final = modifier("enemy_force")
MORE_DETERMINATION: Final = modifier("determination")
SEDUCTION: Final = modifier("seduction")


def determination(s: Hybris, seat: int) -> int:
    """The ceiling of the Determination costs of the face-up cards (HY-054, HY-252)."""
    return s.players[seat].goods[DETERMINATION] + modified(s, seat, MORE_DETERMINATION)


def spent_determination(s: Hybris, fight: Fight, side: int) -> int:
    costs, spent = s.box.determination, 0
    for design in fight.rows[side]:
        spent += costs[design]
    return spent


# -- Force ------------------------------------------------------------------------------------------------------------


def total(s: Hybris, fight: Fight, side: int) -> int:
    """Cards, Combos, texts and modifiers, and what the enemy's do to it; never less than 0 (HY-253, HY-254)."""
    return max(0, unreduced(s, fight, side) + reduction(s, fight, side))


def unreduced(s: Hybris, fight: Fight, side: int) -> int:
    """The Force of a side before the enemy's changes."""
    force = 0
    row = fight.rows[side]
    if row:
        printed = s.box.force
        for design in row:
            force += printed[design]
        force += combos(s, fight, side) + _valid(fight.made[side], fight.cancelled[side])
    seat = fight.seats[side]
    if seat == NOBODY:
        return force + fight.base
    return force + fight.bonus[side] + s.players[seat].boost + _always(s, fight, side, FORCE)


def _valid(changes: Cards, cancelled: int) -> int:
    """What the cards of a row change together, without those (bits by place) that are cancelled."""
    number = 0
    for place, change in enumerate(changes):
        if not cancelled >> place & 1:
            number += change
    return number


def _always(s: Hybris, fight: Fight, side: int, what: int) -> int:
    """What the player of this side has by his modifiers, in a Combat like this one."""
    number = 0
    for op in modifiers(s, fight.seats[side], what):
        if fits(fight, side, op):
            number += op.n
    return number


def reduction(s: Hybris, fight: Fight, side: int) -> int:
    """What the enemy's cards, texts and modifiers do to the Force of a side."""
    foe = 1 - side
    change = fight.malus[side] + _valid(fight.dealt[foe], fight.cancelled[foe])
    return change + _always(s, fight, foe, ENEMY_FORCE) if fight.seats[foe] != NOBODY else change


def fits(fight: Fight, side: int, op: Modify) -> bool:
    """Whether the filters of a modifier let this Combat through."""
    return narrows(fight, side, op.role, op.vs, op.fighter)


def joined(s: Hybris, fight: Fight, side: int, place: int) -> bool:
    """Whether a card joins its half-image to that of the card on its left, and is not cancelled (HY-251)."""
    row = fight.rows[side]
    if not place or fight.cancelled[side] >> place & 1:
        return False
    image = s.box.left[row[place]]
    return image != NOWHERE and image == s.box.right[row[place - 1]]


def combos(s: Hybris, fight: Fight, side: int) -> int:
    """Two neighbouring cards join their half-images: the bonus of the right-hand one (HY-251)."""
    bonus = 0
    for place, design in enumerate(fight.rows[side]):
        if place and joined(s, fight, side, place):
            bonus += s.box.combo[design]
    return bonus


def seduces(s: Hybris, fight: Fight, side: int) -> bool:
    """Whether this side has brought the enemy's Force from 1 or more down to 0 (HY-398)."""
    seat = fight.seats[side]
    if seat == NOBODY or not modifiers(s, seat, SEDUCTION):
        return False
    foe = 1 - side
    return unreduced(s, fight, foe) > 0 and total(s, fight, foe) == 0
