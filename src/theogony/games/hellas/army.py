"""Hoplites move and enter Regions: what happens there, and Armies that go step by step.
-- LH-052, LH-057 to LH-062, LH-343, LH-344, LH-364, LH-384
"""

from itertools import compress
from typing import ClassVar, Final

from theogony.games.hellas.content import AS_TEXT, CHIMERA, NEIGHBOURS, PAIRS, PLACES, REGIONS
from theogony.games.hellas.control import settle
from theogony.games.hellas.kills import EffectOver, Lose, armies_in
from theogony.games.hellas.moves import DONE, MARCH, NUMBER, PAIR, PLAYER, REGION, span
from theogony.games.hellas.pieces import free_hoplites, listed, shift_hoplites
from theogony.games.hellas.state import Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

ALL_REGIONS: Final = range(PLACES)


def leaving(first: int) -> list[list[int]]:
    """By Region, the moves that lead out of it, of a kind that begins with this move."""
    return [[first + PAIR[region][near] for near in NEIGHBOURS[region]] for region in range(PLACES)]


MARCHES: Final[list[list[int]]] = leaving(MARCH)


def begin_movement(s: Hellas) -> None:
    """A movement action begins: nobody has entered anywhere yet."""
    s.entered = [0] * PLACES
    s.came_from = [0] * PLACES
    s.burnt = 0


def move_hoplites(s: Hellas, seat: int, origin: int, target: int, number: int, clause: str) -> None:
    """Hoplites go from Region to Region; what they meet there comes with ``Arrive``."""
    shift_hoplites(s, seat, origin, target, number)
    s.entered[target] += number
    s.came_from[target] |= 1 << origin
    if s.events is not None:
        s.tell("hoplites-moved", clause, seat=seat, origin=REGIONS[origin], region=REGIONS[target], number=number)


def entry_refusal(s: Hellas, region: int) -> Refusal | None:
    """Hoplites cannot enter the Region of Kronos (LH-266)."""
    if region == s.rules.closed(s):
        return no("LH-266", "region-of-kronos", remedy="choose-another-region", region=REGIONS[region])
    return None


@step
class Arrive(Step[Hellas]):
    """The seat's Hoplites have entered these Regions (bits): the Chimera, then control, then Battles (LH-384)."""

    seat: int
    regions: int

    def run(self, s: Hellas) -> None:
        s.entered = [0] * PLACES  # "moved" is said of one action (LH-057): the next one begins anew
        regions = listed(self.regions)
        if burns(s, self.seat, self.regions) or contested(s, self.seat, regions):
            s.then(TestControl(self.regions), Fights(self.seat, self.regions))
            meet_chimera(s, self.seat, self.regions)
        else:
            test_control(s, regions)  # as a rule that is all: no test of control brings enemies there


def burns(s: Hellas, seat: int, regions: int) -> bool:
    """Whether the seat meets the evolved Chimera in one of these Regions (bits)."""
    lair = s.monster_at[CHIMERA]
    return s.evolved[CHIMERA] & AS_TEXT != 0 and lair >= 0 and regions >> lair & 1 == 1 and not s.burnt >> seat & 1


def meet_chimera(s: Hellas, seat: int, regions: int) -> None:
    """The evolved Chimera kills a Hoplite of those who enter her Region, one per player and action (LH-364)."""
    if burns(s, seat, regions):
        lair = s.monster_at[CHIMERA]
        s.burnt |= 1 << seat
        s.tell("chimera-burns", "LH-364", seat=seat, region=REGIONS[lair])
        s.then(Lose(seat, lair, 1), EffectOver())


@step
class TestControl(Step[Hellas]):
    """Control of these Regions (bits) is tested (LH-061)."""

    regions: int

    def run(self, s: Hellas) -> None:
        test_control(s, listed(self.regions))


def test_control(s: Hellas, regions: list[int]) -> None:
    for region in regions:
        settle(s, region)


@step
class Fights(Step[Hellas]):
    """A Battle in every one of these Regions (bits) where the seat meets enemies, in the order it chooses (LH-060)."""

    seat: int
    regions: int

    def run(self, s: Hellas) -> None:
        left = contested(s, self.seat, listed(self.regions))
        if left:
            s.then(ChooseFight(self.seat, left))


def contested(s: Hellas, seat: int, regions: list[int]) -> int:
    """Those of these Regions (as bits) where Hoplites of the seat meet enemies."""
    found = 0
    for region in regions:
        if s.hoplites[PLACES * seat + region] and s.foe_in(seat, region):
            found |= 1 << region
    return found


@step
class ChooseFight(Prompt[Hellas]):
    """Where is the next Battle? (LH-060)"""

    regions: int  # bits
    clause: ClassVar[str] = "LH-060"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        region = move - REGION
        if not self.regions >> region & 1:
            return no("LH-060", "no-battle-there", remedy="choose-a-battle", region=REGIONS[region])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [REGION + region for region in range(PLACES) if self.regions >> region & 1]

    def take(self, s: Hellas, move: int) -> None:
        region = move - REGION
        s.then(ChooseFoe(self.seat, region), Fights(self.seat, self.regions))


@step
class ChooseFoe(Prompt[Hellas]):
    """Whom does the attacker fight first, if Hoplites of several players are there? (LH-101)"""

    region: int
    clause: ClassVar[str] = "LH-101"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        other = move - PLAYER
        if other not in armies_in(s, self.region) or other == self.seat:
            return no("LH-101", "no-hoplites-there", remedy="choose-another", region=REGIONS[self.region])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [PLAYER + other for other in armies_in(s, self.region) if other != self.seat]

    def take(self, s: Hellas, move: int) -> None:
        from theogony.games.hellas.battle import fight

        fight(s, self.seat, move - PLAYER, self.region, s.came_from[self.region])


# -- Armies that go step by step --------------------------------------------------------------------------------------


def army_moves(s: Hellas, seat: int) -> list[int]:
    """The first steps an Army of the seat can take, as moves of kind ``march``."""
    found: list[int] = []
    fortified, control = s.fortified, s.control
    at = PLACES * seat
    hoplites = s.hoplites[at : at + PLACES]
    for region in compress(ALL_REGIONS, hoplites):
        if hoplites[region] > 1 or not fortified >> region & 1 or control[region] != seat:  # one at most is Fortified
            found += MARCHES[region]
    return s.rules.enterable(s, found, MARCH)


def army_refusal(s: Hellas, seat: int, pair: int, clause: str) -> Refusal | None:
    """Why no Army can take this step: nobody free to go (LH-059), or Kronos is there."""
    origin, target = PAIRS[pair]
    if not free_hoplites(s, seat, origin):
        return no(clause, "nobody-to-move", remedy="choose-own-army", region=REGIONS[origin])
    return entry_refusal(s, target)


@step
class ArmyStep(Prompt[Hellas]):
    """Which Army goes where first? An Army is any number of non-Fortified Hoplites of one Region (LH-052)."""

    distance: int
    clause: ClassVar[str] = "LH-052"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("march"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == DONE else army_refusal(s, self.seat, move - MARCH, "LH-052")

    def options(self, s: Hellas) -> list[int]:
        return [DONE, *army_moves(s, self.seat)]

    def take(self, s: Hellas, move: int) -> None:
        if move != DONE:
            begin_movement(s)
            origin, target = PAIRS[move - MARCH]
            s.then(ArmySize(self.seat, origin, target, self.distance))


@step
class ArmySize(Prompt[Hellas]):
    """How many Hoplites go? (LH-052, LH-068)"""

    origin: int
    target: int
    distance: int
    clause: ClassVar[str] = "LH-068"
    kinds: ClassVar[tuple[range, ...]] = (span("number"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        most = free_hoplites(s, self.seat, self.origin)
        if not 1 <= move - NUMBER <= most:
            return no("LH-068", "so-many-can-go", remedy="choose-number", number=most)
        return None

    def options(self, s: Hellas) -> list[int]:
        return [NUMBER + 1 + more for more in range(free_hoplites(s, self.seat, self.origin))]

    def take(self, s: Hellas, move: int) -> None:
        go(s, self.seat, self.origin, self.target, move - NUMBER, self.distance)


def go(s: Hellas, seat: int, origin: int, target: int, number: int, distance: int) -> None:
    """An Army enters a Region, meets what is there, and may go on if it has won (LH-052, LH-069)."""
    s.came_from[target] = 0  # it goes back to where it took its last step (LH-343)
    if distance > 1:
        before = 0 if s.foe_in(seat, target) else s.army(seat, target)
        s.then(GoOn(seat, target, before, distance - 1))
    move_hoplites(s, seat, origin, target, number, "LH-052")
    s.then(Arrive(seat, 1 << target))


@step
class GoOn(Prompt[Hellas]):
    """Where does the Army go next? It is all that is there beyond those ``before`` it (LH-052)."""

    region: int
    before: int
    distance: int
    clause: ClassVar[str] = "LH-052"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("region"))

    def number(self, s: Hellas) -> int:
        return min(s.army(self.seat, self.region) - self.before, free_hoplites(s, self.seat, self.region))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DONE:
            return None
        target = move - REGION
        if self.number(s) < 1:
            return no("LH-052", "nobody-to-move", remedy="stop-here", region=REGIONS[self.region])
        if target not in NEIGHBOURS[self.region]:
            return no("LH-002", "not-adjacent", remedy="choose-neighbour", region=REGIONS[target])
        return entry_refusal(s, target)

    def options(self, s: Hellas) -> list[int]:
        if self.number(s) < 1:
            return [DONE]
        closed = s.rules.closed(s)
        return [DONE, *[REGION + target for target in NEIGHBOURS[self.region] if target != closed]]

    def take(self, s: Hellas, move: int) -> None:
        if move != DONE:
            number = self.number(s)
            go(s, self.seat, self.region, move - REGION, number, self.distance)
