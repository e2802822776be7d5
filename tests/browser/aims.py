"""Players of Lords of Hellas who want one thing: they look one move ahead on the true position, as no fair bot may.

With them a whole game is short, and ends the way a test wants to see.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from theogony.games.hellas.content import LANDS, MONUMENT_REGION, NEXT_TO, PLACES, REGIONS_OF
from theogony.games.hellas.control import controlled
from theogony.games.hellas.moves import MOVES
from theogony.games.hellas.state import OFF_MAP, Hellas

Aim = Callable[[Hellas, int], float]
WON = 1e6
GOALS = [*REGIONS_OF[LANDS.index("green")], *REGIONS_OF[LANDS.index("brown")]]
HERMES = 2  # his Monument stands where the fewest people are to be won over
QUIET = ("pass", "done", "decline", "suffer", "prepare", "march-nobody", "end-hunt")
"""What somebody does who wants nothing."""


def best(s: Hellas, seat: int, aim: Aim, rng: random.Random) -> int:
    """The move after which the aim is nearest; of equal ones any."""
    options = s.onward(seat)
    values = [_after(s, seat, move, aim) for move in options]
    most = max(values)
    return rng.choice([move for move, value in zip(options, values, strict=True) if value == most])


def _after(s: Hellas, seat: int, move: int, aim: Aim) -> float:
    new = s.clone()
    new.apply_trusted(seat, move)
    if new.result is not None:
        return WON if new.result.ranks[new.sides.of[seat]] == 1 else -WON
    return aim(new, seat)


def move(s: Hellas, seat: int, wants: str, rng: random.Random) -> int:
    """What somebody does who wants this, anything, or nothing at all."""
    options = s.onward(seat)
    if wants == "chance":
        return rng.choice(options)
    if wants == "rest":
        return rng.choice([one for one in options if MOVES.text(one).split(" ")[0] in QUIET] or options)
    return best(s, seat, WANTS[wants], rng)


# -- what they want ---------------------------------------------------------------------------------------------------


def army(s: Hellas, seat: int) -> int:
    return sum(s.army(seat, region) for region in range(PLACES))


def lands(s: Hellas, seat: int) -> float:
    """Warlord of Hellas: every Region of two small Lands, and soldiers on their way to the next one."""
    value = 0.0
    for region in GOALS:
        gathered = min(s.army(seat, region), s.box.population[region])
        value += 60 if s.control[region] == seat else 9 * gathered
        value -= 5 * (s.foe_in(seat, region))
    near = sum(s.army(seat, region) for region in range(PLACES) if any(NEXT_TO[goal] >> region & 1 for goal in GOALS))
    return value + near + 2 * army(s, seat) + 4 * s.attribute(seat, 0)


def temples(s: Hellas, seat: int) -> float:
    """Favoured of the Gods: Temples, the Regions with Shrines, and soldiers who take them."""
    held = controlled(s, seat)
    return 100 * (held & s.temples).bit_count() + 8 * held.bit_count() + army(s, seat)


def monsters(s: Hellas, seat: int) -> float:
    """Monster Slayer: Monsters slain, symbols covered, cards and health for the next Hunt, and the way to it."""
    player = s.players[seat]
    out = [monster for monster in range(len(s.monster_at)) if s.monster_at[monster] != OFF_MAP]
    wounds = sum(1 << s.wounds[monster].bit_count() for monster in out)
    near = min((_steps(player.region, s.monster_at[monster]) for monster in out), default=0)
    return (
        1000 * player.trophies.bit_count()
        + 10 * wounds
        + 4 * len(s.hand(seat))
        + 6 * s.attribute(seat, 1)
        - 5 * player.injuries.bit_count()
        - 3 * near
    )


def king(s: Hellas, seat: int) -> float:
    """King of Kings: hold the Region of a Monument, complete it, then perform Special Actions."""
    monument = s.king_monument if s.countdown >= 0 else HERMES
    home = MONUMENT_REGION[monument]
    held = s.control[home] == seat
    there = min(s.army(seat, home), s.box.population[home] + 2)
    left = s.box.countdown - s.countdown if s.countdown >= 0 else 0
    level = min(s.levels[monument], s.box.monument_levels - (not held))
    near = sum(s.army(seat, region) for region in range(PLACES) if NEXT_TO[home] >> region & 1)
    return 500 * held + 60 * level + 400 * left + 20 * there + 5 * near + 2 * army(s, seat) + 8 * s.attribute(seat, 0)


def _steps(origin: int, target: int) -> int:
    if origin == OFF_MAP:
        return PLACES
    reached, steps = 1 << origin, 0
    while not reached >> target & 1:
        for region in range(PLACES):
            if reached >> region & 1:
                reached |= NEXT_TO[region]
        steps += 1
    return steps


def hostile(s: Hellas, seat: int) -> float:
    """Kronos: Lands that are Hostile, and Anger to pay with."""
    return 10 * sum(s.attitude) + 0.1 * s.titan().points


def together(s: Hellas, seat: int) -> float:
    """A Hero against Kronos: Regions of three Lands in the hands of any Hero."""
    free = [[region for region in REGIONS_OF[land] if region != s.titan().region] for land in range(len(LANDS))]
    parts = sorted(sum(s.control[region] >= 0 for region in own) / len(own) for own in free)[-3:]
    return 100 * sum(part * part for part in parts) + 3 * army(s, seat) - 4 * sum(s.attitude)


WANTS: dict[str, Aim] = {
    "lands": lands,
    "temples": temples,
    "monsters": monsters,
    "king": king,
    "hostile": hostile,
    "together": together,
}
