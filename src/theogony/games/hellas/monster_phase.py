"""The Monster Phase: the active player rolls for every Monster on the map. -- chapter 8 (LH-089 to LH-093)"""

from typing import ClassVar, Final

from theogony.games.hellas.content import DIE, MONSTERS, NEIGHBOURS, REGIONS, SEATS
from theogony.games.hellas.moves import REGION, ROLL, STRIKE, span
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.texts import REGION_ATTACK, carry_out
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

MOVE_FACE: Final = DIE.index("move")
ATTACK_FACE: Final = DIE.index("region_attack")
EITHER_FACE: Final = DIE.index("move_or_region_attack")
# moves that are asked for again and again are listed once, by Region
_TO_NEIGHBOURS: Final[list[list[int]]] = [[REGION + region for region in near] for near in NEIGHBOURS]


@step
class MonsterPhase(Step[Hellas]):
    """Every Monster that is on the map is rolled for once; ``rolled`` (bits) have been."""

    seat: int
    rolled: int

    def run(self, s: Hellas) -> None:
        for monster in _LEFT[self.rolled]:
            if s.monster_at[monster] != OFF_MAP:
                s.agenda.append(_ROLL_FOR[self.seat][self.rolled])
                return


@step
class RollFor(Prompt[Hellas]):
    """For which Monster is the die rolled next? In any order (LH-089)."""

    rolled: int
    clause: ClassVar[str] = "LH-089"
    kinds: ClassVar[tuple[range, ...]] = (span("roll"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        monster = move - ROLL
        if s.monster_at[monster] == OFF_MAP:
            return absent(s, monster, "LH-089")
        if self.rolled >> monster & 1:
            return no("LH-089", "rolled-already", remedy="choose-another-monster", monster=MONSTERS[monster])
        return None

    def options(self, s: Hellas) -> list[int]:
        monster_at = s.monster_at
        return [ROLL + monster for monster in _LEFT[self.rolled] if monster_at[monster] != OFF_MAP]

    def take(self, s: Hellas, move: int) -> None:
        monster = move - ROLL
        die = s.box.die
        face = die[s.rng.below(len(die))]
        if s.events is not None:
            s.tell("monster-die", "LH-090", seat=self.seat, monster=MONSTERS[monster], face=DIE[face])
        s.agenda.append(_PHASES[self.seat][self.rolled | 1 << monster])
        if face == ATTACK_FACE:
            region_attack(s, self.seat, monster)
        elif face in (MOVE_FACE, EITHER_FACE):
            s.agenda.append(_MOVES[self.seat][monster][face == EITHER_FACE])


# by the Monsters that have been rolled for (bits): which are left, and, by seat, steps: these are never changed, and
# all phases share them
_ALL_ROLLED: Final = 1 << len(MONSTERS)
_LEFT: Final[list[list[int]]] = [
    [monster for monster in range(len(MONSTERS)) if not rolled >> monster & 1] for rolled in range(_ALL_ROLLED)
]
_PHASES: Final[list[list[Step[Hellas]]]] = [
    [MonsterPhase(seat, rolled) for rolled in range(_ALL_ROLLED)] for seat in range(SEATS)
]
_ROLL_FOR: Final[list[list[Step[Hellas]]]] = [
    [RollFor(seat, rolled) for rolled in range(_ALL_ROLLED)] for seat in range(SEATS)
]


def first_rolls(seat: int) -> Step[Hellas]:
    """The Monster Phase of this seat, before any roll."""
    return _PHASES[seat][0]


def absent(s: Hellas, monster: int, clause: str) -> Refusal | None:
    """Why nothing can be done with a Monster: it is not on the map. Kronos is none (LH-209)."""
    if s.monster_at[monster] == OFF_MAP:
        return no(clause, "monster-not-there", remedy="choose-another-monster", monster=MONSTERS[monster])
    return None


def region_attack(s: Hellas, seat: int, monster: int) -> None:
    """The tray text is carried out in the Region where the Monster stands now, as the last thing that a step does; the
    seat decides (LH-091, LH-092)."""
    region = s.monster_at[monster]
    if s.events is not None:
        s.tell("region-attack", "LH-091", seat=seat, monster=MONSTERS[monster], region=REGIONS[region])
    carry_out(s, REGION_ATTACK + monster, seat, region=region, monster=monster)


@step
class MoveMonster(Prompt[Hellas]):
    """Where does the Monster go? To a neighbour; on the double face it may strike instead (LH-091)."""

    monster: int
    either: int
    clause: ClassVar[str] = "LH-091"
    kinds: ClassVar[tuple[range, ...]] = (span("region"), span("strike"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == STRIKE:
            return None if self.either else no("LH-091", "die-says-move", remedy="move-the-monster")
        if move - REGION not in NEIGHBOURS[s.monster_at[self.monster]]:
            return no("LH-091", "not-adjacent", remedy="choose-neighbour", region=REGIONS[move - REGION])
        return None

    def options(self, s: Hellas) -> list[int]:
        found = _TO_NEIGHBOURS[s.monster_at[self.monster]].copy()
        if self.either:
            found.append(STRIKE)
        return found

    def take(self, s: Hellas, move: int) -> None:
        if move == STRIKE:
            region_attack(s, self.seat, self.monster)
        else:
            put_monster(s, self.monster, move - REGION, "LH-091")


# by seat, Monster and whether it may strike instead
_MOVES: Final[list[list[list[MoveMonster]]]] = [
    [[MoveMonster(seat, monster, either) for either in range(2)] for monster in range(len(MONSTERS))]
    for seat in range(SEATS)
]


def put_monster(s: Hellas, monster: int, region: int, clause: str) -> None:
    """A Monster stands in this Region now; Hoplites there are not harmed by that (LH-364)."""
    s.monster_at[monster] = region
    if s.events is not None:
        s.tell("monster-moved", clause, monster=MONSTERS[monster], region=REGIONS[region])
