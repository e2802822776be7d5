"""Total Force in a Combat, and what limits the cards. -- chapter 11 (HY-251 to HY-254, HY-369, HY-398, HY-423)"""

from typing import Final

from theogony.games.hybris.content import DETERMINATION, NOWHERE
from theogony.games.hybris.duel import narrows
from theogony.games.hybris.state import NOBODY, Fight, Hybris
from theogony.games.hybris.texts import Modify, modifier
from theogony.games.hybris.uses import modified, modifiers

PARTS: Final[list[str]] = ["base", "revealed", "element", "card", "combo", "text", "used", "boost", "power", "enemy"]

FORCE: Final = modifier("force")
ENEMY_FORCE: Final = modifier("enemy_force")
MORE_DETERMINATION: Final = modifier("determination")
SEDUCTION: Final = modifier("seduction")


def determination(s: Hybris, seat: int) -> int:
    """The ceiling of the Determination costs of the face-up cards (HY-054, HY-252)."""
    return s.players[seat].goods[DETERMINATION] + modified(s, seat, MORE_DETERMINATION)


def spent_determination(s: Hybris, fight: Fight, side: int) -> int:
    return sum([s.box.determination[design] for design in fight.rows[side]])


# -- Force ------------------------------------------------------------------------------------------------------------


def total(s: Hybris, fight: Fight, side: int) -> int:
    """Cards, Combos, texts and modifiers, and what the enemy's do to it; never less than 0 (HY-253, HY-254)."""
    return max(0, unreduced(s, fight, side) + reduction(s, fight, side))


def unreduced(s: Hybris, fight: Fight, side: int) -> int:
    """The Force of a side before the enemy's changes."""
    force = 0
    row = fight.rows[side]
    if row:
        force += sum([s.box.force[design] for design in row]) + combos(s, fight, side)
        force += sum([made for place, made in enumerate(fight.made[side]) if not fight.cancelled[side] >> place & 1])
    seat = fight.seats[side]
    if seat == NOBODY:
        return force + fight.base
    force += fight.bonus[side] + s.players[seat].boost
    return force + sum([op.n for op in modifiers(s, seat, FORCE) if fits(fight, side, op)])


def reduction(s: Hybris, fight: Fight, side: int) -> int:
    """What the enemy's cards, texts and modifiers do to the Force of a side."""
    foe = 1 - side
    change = fight.malus[side]
    if fight.dealt[foe]:
        change += sum([dealt for place, dealt in enumerate(fight.dealt[foe]) if not fight.cancelled[foe] >> place & 1])
    seat = fight.seats[foe]
    if seat != NOBODY:
        change += sum([op.n for op in modifiers(s, seat, ENEMY_FORCE) if fits(fight, foe, op)])
    return change


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
    row = fight.rows[side]
    return sum([s.box.combo[design] for place, design in enumerate(row) if joined(s, fight, side, place)])


def seduces(s: Hybris, fight: Fight, side: int) -> bool:
    """Whether this side has brought the enemy's Force from 1 or more down to 0 (HY-398)."""
    seat = fight.seats[side]
    if seat == NOBODY or not modifiers(s, seat, SEDUCTION):
        return False
    foe = 1 - side
    return unreduced(s, fight, foe) > 0 and total(s, fight, foe) == 0
