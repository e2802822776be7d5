"""Usurp. -- 7.5 (LH-078 to LH-080, LH-386)"""

from typing import Final

from theogony.games.hellas.content import LAND, LANDS, REGIONS
from theogony.games.hellas.control import set_control
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.kills import armies_in
from theogony.games.hellas.pieces import on_map
from theogony.games.hellas.recruit import Place, can_recruit, recruit_in_one
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.texts import moment
from theogony.games.hellas.withdrawal import Withdraw
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Step

USURPING: Final = moment("usurp")


def refusal(s: Hellas, seat: int) -> Refusal | None:
    """Why the seat cannot usurp: it needs its Hero in a Region of a Land whose Glory Token it holds (LH-078)."""
    if not on_map(s, seat):
        return no("LH-078", "on-a-quest", remedy="choose-otherwise")
    region = s.players[seat].region
    if s.glory[LAND[region]] != seat:
        return no("LH-078", "glory-not-held", remedy="gain-glory", land=LANDS[LAND[region]])
    return s.rules.usurp_refusal(s, seat, region)


def can_usurp(s: Hellas, seat: int) -> bool:
    """Whether there is no such reason; faster."""
    region = s.players[seat].region
    return region != OFF_MAP and s.glory[LAND[region]] == seat and s.rules.usurp_refusal(s, seat, region) is None


def begin(s: Hellas, seat: int) -> None:
    """First the Control Token, then all enemies withdraw without loss (LH-079), then the recruits (LH-386)."""
    region = s.players[seat].region
    s.tell("usurped", "LH-078", seat=seat, region=REGIONS[region])
    s.then(UsurpersCome(seat, region))
    for other in s.clockwise((seat + 1) % s.seats)[::-1]:
        if other != seat and other in armies_in(s, region) and s.rules.enemies(s, seat, other):
            s.then(Withdraw(other, region, 0))
    if s.control[region] != seat:
        if s.control.count(seat) >= s.box.control_tokens:  # LH-033
            seat = -1
        set_control(s, seat, region, "LH-078")


@step
class UsurpersCome(Step[Hellas]):
    """A Hoplite (LH-078), or with Glory of Zeus up to so many."""

    seat: int
    region: int

    def run(self, s: Hellas) -> None:
        regions = 1 << self.region
        scripts = own_scripts(s, self.seat, USURPING)
        if not scripts:
            recruit_in_one(s, self.seat, regions, s.box.usurpers)
        elif can_recruit(s, self.seat, regions):
            s.then(Place(self.seat, regions, scripts[0].operation().amount, 1, 0))
