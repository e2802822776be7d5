"""Control of Regions, a standing test. -- chapter 4 (LH-029 to LH-035, LH-365)

Whether somebody controls a Region depends on the Hoplites in it, and on Population Strength as it is for him. So who
changes a Region tests that Region; only where Population Strength changes, or Kronos leaves, all are tested.
"""

from theogony.games.hellas.content import (
    GOD_ARTIFACT,
    MONUMENT_AT,
    PLACES,
    REGIONS,
    REGIONS_OF,
)
from theogony.games.hellas.held import AS_LONG_AS_HELD, POPULATION, Modify, change
from theogony.games.hellas.pieces import give_artifact
from theogony.games.hellas.state import NOBODY, NOTHING, Hellas


def population(s: Hellas, seat: int, region: int) -> int:
    """Population Strength as it is for the seat (Local Support)."""
    return _for_holder(s.box.population[region], change(s, seat, AS_LONG_AS_HELD, POPULATION))


def populations(s: Hellas, seat: int) -> list[int]:
    """The same of every Region."""
    found = change(s, seat, AS_LONG_AS_HELD, POPULATION)
    return [_for_holder(value, found) for value in s.box.population]


def _for_holder(value: int, found: Modify | None) -> int:
    return value if found is None else max(found.minimum, value + found.numbers[POPULATION])


def settle(s: Hellas, region: int) -> None:
    """Tests control of this Region (LH-365)."""
    if s.result is not None or region == s.rules.closed(s):  # LH-269
        return
    if s.battles and s.battles[0].region == region:  # whoever is left there afterwards has it (LH-112)
        return
    seat = _claimant(s, region)
    if seat == NOBODY or seat == s.control[region]:
        return
    if s.control.count(seat) >= s.box.control_tokens:  # LH-033
        seat = NOBODY  # it becomes or stays neutral
    set_control(s, seat, region, "LH-029" if s.control[region] == NOBODY else "LH-030")


def settle_all(s: Hellas) -> None:
    """Tests the whole map."""
    for region in range(PLACES):
        settle(s, region)


def _claimant(s: Hellas, region: int) -> int:
    """Who has control now: his own Hoplites are there (LH-288), no enemy's, and enough of them (LH-029) or the Region
    is held by somebody who has none there (LH-030). Otherwise as it was (LH-031)."""
    owner = s.control[region]
    there = s.hoplites[region::PLACES]
    if owner != NOBODY:
        there[owner] = 0
    if not any(there):  # as a rule nobody else is there
        return owner
    turn = max(s.turn, 0)
    for step in range(s.seats):
        seat = (turn + step) % s.seats  # who is on turn comes first, then in turn order
        number = there[seat]
        if not number or s.foe_in(seat, region):
            continue
        if owner == NOBODY:
            if number >= population(s, seat, region):
                return seat
        elif s.rules.takes_over(s, seat, region):
            return seat
    return owner


def set_control(s: Hellas, seat: int, region: int, clause: str) -> None:
    """A Control Token of the seat lies there now, or with NOBODY none; the God's Artifact follows (LH-035, LH-285)."""
    before = s.control[region]
    if before == seat:
        return
    s.fortified &= ~(1 << region)  # LH-064
    s.control[region] = seat
    s.tell("control", clause, seat=seat, region=REGIONS[region], loser=before)
    monument = MONUMENT_AT[region]
    if monument != NOTHING and s.levels[monument]:
        give_artifact(s, seat, GOD_ARTIFACT[monument], "LH-035")
    s.rules.control_changed(s, region, before, seat)
    s.rules.check_end(s)


def controlled(s: Hellas, seat: int) -> int:
    """The Regions the seat controls, as bits."""
    control = s.control
    found, region = 0, -1
    for _ in range(control.count(seat)):
        region = control.index(seat, region + 1)
        found |= 1 << region
    return found


def land_owner(s: Hellas, land: int) -> int:
    """Who controls every Region of the Land, or NOBODY (LH-034)."""
    regions = REGIONS_OF[land]
    owner = s.control[regions[0]]
    for region in regions:
        if s.control[region] != owner:
            return NOBODY
    return owner
