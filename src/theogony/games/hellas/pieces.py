"""Pieces go to the map and back: Hoplites, Priests, Heroes, Glory Tokens, Artifacts, Blessings.

These verbs change the position and nothing else: who moves Hoplites tests control afterwards (``control.py``).
"""

from theogony.games.hellas.content import ARTIFACTS, CITY, LANDS, PLACES, REGIONS
from theogony.games.hellas.state import NOBODY, NOTHING, OFF_MAP, Hellas


def listed(regions: int) -> list[int]:
    """The Regions of a set (bits), ascending: as a rule one or two."""
    found: list[int] = []
    while regions:
        found.append((regions & -regions).bit_length() - 1)
        regions &= regions - 1
    return found


def put_hoplites(s: Hellas, seat: int, region: int, number: int) -> int:
    """From the supply, as many as there are (LH-066, LH-332); says how many."""
    player = s.players[seat]
    number = min(number, player.supply)
    player.supply -= number
    s.hoplites[PLACES * seat + region] += number
    return number


def take_hoplites(s: Hellas, seat: int, region: int, number: int) -> int:
    """Back to the supply, as many as there are; the Fortified one is the last (LH-063); says how many."""
    at = PLACES * seat + region
    number = min(number, s.hoplites[at])
    s.hoplites[at] -= number
    s.players[seat].supply += number
    if not s.hoplites[at]:
        unfortify(s, seat, region)
    return number


def shift_hoplites(s: Hellas, seat: int, origin: int, target: int, number: int) -> None:
    """From Region to Region; a Fortified Hoplite that leaves is Fortified no more (LH-064)."""
    at = PLACES * seat + origin
    s.hoplites[at] -= number
    s.hoplites[PLACES * seat + target] += number
    if not s.hoplites[at]:
        unfortify(s, seat, origin)


def fortify(s: Hellas, region: int) -> None:
    """A Hoplite of the controller is Fortified there."""
    s.fortified |= 1 << region


def fortifiable(s: Hellas, seat: int, region: int) -> bool:
    """Whether the seat may have a Hoplite Fortified there: a controlled City/Sparta with none yet (LH-058, LH-065)."""
    return CITY >> region & 1 == 1 and not s.fortified >> region & 1 and s.control[region] == seat


def unfortify(s: Hellas, seat: int, region: int) -> None:
    """No Hoplite of the seat is Fortified there any more."""
    if s.control[region] == seat:
        s.fortified &= ~(1 << region)


def free_hoplites(s: Hellas, seat: int, region: int) -> int:
    """Those that are not Fortified."""
    number = s.hoplites[PLACES * seat + region]
    if s.fortified >> region & 1 and s.control[region] == seat:
        return number - 1
    return number


# -- Priests -- LH-074, LH-151 ----------------------------------------------------------------------------------------


def gain_priests(s: Hellas, seat: int, number: int, clause: str) -> int:
    """From the supply to the Pool; a fifth Priest is not gained (LH-074); says how many."""
    number = min(number, s.priests_left(seat))
    if number > 0:
        s.players[seat].pool += number
        s.tell("priests-gained", clause, seat=seat, number=number)
    return number


def sacrifice_priests(s: Hellas, seat: int, number: int, clause: str) -> None:
    """From the Pool to the supply (LH-151)."""
    s.players[seat].pool -= number
    s.tell("priests-sacrificed", clause, seat=seat, number=number)


# -- Heroes, Glory, Artifacts -----------------------------------------------------------------------------------------


def put_hero(s: Hellas, seat: int, region: int, clause: str) -> None:
    """A Hero is put in a Region; that is no Hero Movement (LH-372)."""
    s.players[seat].region = region
    s.tell("hero-placed", clause, seat=seat, region=REGIONS[region])


def on_map(s: Hellas, seat: int) -> bool:
    """Whether the Hero is in a Region: one on a Quest is in none (LH-140)."""
    return s.players[seat].region != OFF_MAP


def take_glory(s: Hellas, seat: int, land: int, clause: str) -> None:
    """The Glory Token of a Land, from its holder if need be (LH-150)."""
    if s.glory[land] == seat:
        return
    loser = s.glory[land]
    s.glory[land] = seat
    s.tell("glory-taken", clause, seat=seat, land=LANDS[land], loser=loser)


def give_artifact(s: Hellas, seat: int, artifact: int, clause: str) -> None:
    """The Artifact, charged, from its holder if there is one; NOBODY: it goes back to where it waits (LH-035)."""
    bit = 1 << artifact
    for player in s.players:
        player.artifacts &= ~bit
        player.charged &= ~bit
    if seat == NOBODY:
        s.tell("artifact-back", clause, artifact=ARTIFACTS[artifact])
        return
    s.players[seat].artifacts |= bit
    s.players[seat].charged |= bit
    s.tell("artifact-gained", clause, seat=seat, artifact=ARTIFACTS[artifact])


def discharge(s: Hellas, seat: int, artifact: int) -> None:
    """Used, and turned until the next Build Monument (LH-045)."""
    s.players[seat].charged &= ~(1 << artifact)
    s.tell("artifact-used", "LH-045", seat=seat, artifact=ARTIFACTS[artifact])


def raise_attribute(s: Hellas, seat: int, attribute: int, number: int) -> bool:
    """For good, at most 5 (LH-049); says whether it rose."""
    at = 3 * seat + attribute
    value = min(s.attributes[at] + number, s.box.attribute_max)
    if value == s.attributes[at]:
        return False
    s.attributes[at] = value
    return True


def monsters_in(s: Hellas, region: int) -> list[int]:
    """The Monsters that stand there."""
    if region == NOTHING:
        return []
    return [monster for monster, where in enumerate(s.monster_at) if where == region]
