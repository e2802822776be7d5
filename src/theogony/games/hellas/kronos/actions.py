"""What Kronos' Actions do. -- chapters 18 and 19 (LH-211 to LH-225, LH-239 to LH-252, LH-355)"""

from theogony.games.hellas.content import (
    GOD_ARTIFACT,
    HOSTILE,
    LAND,
    MONSTERS,
    MONUMENTS,
    PLACES,
    REGIONS,
)
from theogony.games.hellas.control import set_control, settle_all
from theogony.games.hellas.kills import EffectOver, Lose, kill_in
from theogony.games.hellas.kronos import temples
from theogony.games.hellas.kronos.attitude import lower, put, remove_tokens
from theogony.games.hellas.kronos.orders import OrderDone
from theogony.games.hellas.monster_phase import region_attack
from theogony.games.hellas.pieces import give_artifact
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.zones import KRONOS_SEAT
from theogony.kernel.fields import step
from theogony.kernel.step import Step


def attack(s: Hellas, monster: int) -> None:
    """The text of the tray, then more kills by the Attitude of the Land, where it began (LH-214, LH-216, LH-355); it
    may be that nobody dies by it (LH-392)."""
    s.titan().guard = 1  # Leonidas (LH-361)
    s.then(MoreKills(s.monster_at[monster]), OrderDone())
    region_attack(s, KRONOS_SEAT, monster)


@step
class MoreKills(Step[Hellas]):
    """1 more in a Distrustful Land, 2 in a Hostile one (LH-214)."""

    region: int

    def run(self, s: Hellas) -> None:
        number = s.attitude[LAND[self.region]]
        if number:
            kill_in(s, KRONOS_SEAT, self.region, number)


def terror(s: Hellas, monster: int) -> None:
    """The Attitude of the Land goes one space down; Control Tokens without Hoplites leave it (LH-217 to LH-221,
    LH-329)."""
    land = LAND[s.monster_at[monster]]
    s.tell("terror", "LH-217", monster=MONSTERS[monster], region=REGIONS[s.monster_at[monster]])
    lower(s, land, "LH-217")
    if s.result is None:
        remove_tokens(s, land, "LH-219")


def move_kronos(s: Hellas, region: int) -> None:
    """He enters a Region and kills all Hoplites, the Temple and the Control Token in it (LH-240); Heroes and Monsters
    there are not harmed (LH-242). The one he leaves is open again."""
    s.titan().region = region
    s.tell("kronos-moves", "LH-239", region=REGIONS[region])
    s.then(FellTemple(region), Trample(region), EffectOver())
    for seat in s.clockwise(1)[::-1]:
        number = s.hoplites[PLACES * seat + region]
        if number:
            s.then(Lose(seat, region, number))


@step
class FellTemple(Step[Hellas]):
    """After the Hoplites the Temple falls (LH-240), with all that follows from it (LH-395)."""

    region: int

    def run(self, s: Hellas) -> None:
        if s.temples >> self.region & 1:
            temples.destroy(s, self.region)


@step
class Trample(Step[Hellas]):
    """Then the Control Token goes (LH-240)."""

    region: int

    def run(self, s: Hellas) -> None:
        if s.control[self.region] != NOBODY:
            set_control(s, NOBODY, self.region, "LH-240")
        settle_all(s)
        s.rules.check_end(s)  # his Region is left out of its Land (LH-168), even the last one that was missing


def kronos_terror(s: Hellas) -> None:
    """The Land he stands in becomes Hostile at once, whoever holds its token (LH-247, LH-248)."""
    land = LAND[s.titan().region]
    s.tell("kronos-terror", "LH-247", region=REGIONS[s.titan().region])
    if s.glory[land] != NOBODY or s.attitude[land] != HOSTILE:
        put(s, land, HOSTILE, "LH-247")
    if s.result is None:
        remove_tokens(s, land, "LH-247")


def crush(s: Hellas, monument: int, levels: int, clause: str) -> None:
    """A Monument loses levels; without its base it leaves the game with its God's Artifact (LH-245, LH-246, LH-250),
    and the Priests who prayed at it go to their supplies (LH-252). One that only loses levels keeps both (LH-374)."""
    s.levels[monument] = max(0, s.levels[monument] - levels)
    s.tell("monument-crushed", clause, monument=MONUMENTS[monument], number=s.levels[monument])
    if not s.levels[monument]:
        for seat in range(s.seats):
            s.praying[3 * seat + monument] = 0
        give_artifact(s, NOBODY, GOD_ARTIFACT[monument], "LH-245")
        s.rules.check_end(s)
