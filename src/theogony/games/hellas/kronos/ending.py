"""How a game against Kronos ends. -- chapter 15 (LH-164 to LH-172)"""

from typing import Final

from theogony.games.hellas.content import HOSTILE, LANDS, REGIONS_OF, TARTARUS
from theogony.games.hellas.state import NOBODY, OFF_MAP, Hellas
from theogony.games.hellas.zones import KRONOS_SEAT
from theogony.kernel.result import Result

TITAN_SIDE: Final = 0
HEROES_SIDE: Final = 1


def check_end(s: Hellas) -> None:
    """At once, whoever's turn it is; if conditions of both are fulfilled, the side whose turn it is wins (LH-172)."""
    if s.result is not None:
        return
    ways = [titans_way(s), heroes_way(s)]
    own = TITAN_SIDE if s.turn == KRONOS_SEAT else HEROES_SIDE
    for side in (own, 1 - own):
        if ways[side]:
            win(s, side, ways[side])
            return


def titans_way(s: Hellas) -> str:
    """All five Lands Hostile (LH-164), or all Monuments destroyed (LH-165, LH-166, LH-310)."""
    if s.attitude.count(HOSTILE) == len(LANDS):
        return "LH-164"
    return "LH-165" if not any(s.levels) else ""


def heroes_way(s: Hellas) -> str:
    """So many Lands (LH-168)."""
    return "LH-168" if held_lands(s) >= s.box.kronos_lands_to_win else ""


def held_lands(s: Hellas) -> int:
    """Lands of which each Region is held by any Hero (LH-169), the Region of Kronos left out (LH-268)."""
    lands = 0
    for land in range(len(LANDS)):
        free = [region for region in REGIONS_OF[land] if region != s.titan().region]
        lands += all(s.control[region] != NOBODY for region in free)
    return lands


def monster_killed(s: Hellas) -> None:
    """No Monster is left on the map, and the gates are closed (LH-170, LH-171)."""
    if TARTARUS not in s.quests and all(region == OFF_MAP for region in s.monster_at) and s.result is None:
        win(s, HEROES_SIDE, "LH-170")


def win(s: Hellas, side: int, clause: str) -> None:
    s.tell("side-won", clause, side=s.sides.names[side])
    s.finish(Result([1 + int(other != side) for other in range(2)], [int(other == side) for other in range(2)], clause))
