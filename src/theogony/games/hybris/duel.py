"""The two sides of a Combat, as texts see them. -- chapter 11 (HY-246, HY-369, HY-392)"""

from typing import Final

from theogony.games.hybris.content import TYPE
from theogony.games.hybris.state import NOBODY, Fight
from theogony.games.hybris.texts import ANY, ENEMIES
from theogony.kernel.plan import Cards

# what a Combat is about (HY-246)
KINDS: Final[list[str]] = ["quest", "champion", "primordial", "avatar", "city", "contest"]
QUEST: Final = 0
CHAMPION: Final = 1
PRIMORDIAL: Final = 2
AVATAR: Final = 3
CITY: Final = 4
CONTEST: Final = 5
ATTACKER: Final = 0
DEFENDER: Final = 1
A_PLAYER: Final = ENEMIES.index("player")
THE_GAME: Final = ENEMIES.index("game")


def against(fight: Fight, side: int) -> int:
    """Whether the enemy of a side is a player; an Avatar counts as one (HY-369)."""
    return A_PLAYER if fight.seats[1 - side] != NOBODY or fight.kind == AVATAR else THE_GAME


def others_in_row(fight: Fight, side: int) -> Cards:
    """The cards of a Combat Zone without the one whose text is being resolved."""
    row, place = fight.rows[side], fight.resolving[side]
    return row[:place] + row[place + 1 :]


def narrows(fight: Fight, side: int, role: int, vs: int, fighter: int) -> bool:
    """Whether a Combat of this side is one of those to which a text narrows itself."""
    return role in (ANY, side) and vs in (ANY, against(fight, side)) and fighter in (ANY, TYPE[fight.characters[side]])
