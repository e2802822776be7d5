"""One Hoplite, or one Monster, goes by a text. -- LH-344 (Winged Boots, Hero's Apprentice), LH-091, LH-332"""

from typing import ClassVar

from theogony.games.hellas.army import Arrive, begin_movement, entry_refusal, go, move_hoplites
from theogony.games.hellas.content import MONSTERS, NEIGHBOURS, PLACES, REGIONS
from theogony.games.hellas.kills import kill_in
from theogony.games.hellas.monster_phase import put_monster
from theogony.games.hellas.moves import DONE, MONSTER, REGION, span
from theogony.games.hellas.pieces import free_hoplites, unfortify
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import Resolve
from theogony.kernel.effects.machine import place_of_text
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


def walk_one_hoplite(s: Hellas, seat: int, steps: int) -> None:
    """One Hoplite goes up to so many Regions; 0: straight to any Region (LH-344)."""
    s.then(PickHoplite(seat, steps))


@step
class PickHoplite(Prompt[Hellas]):
    """From where does it come? A Fortified one may be chosen (LH-344)."""

    steps: int
    clause: ClassVar[str] = "LH-344"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not s.army(self.seat, move - REGION):
            return no("LH-344", "no-own-hoplites", remedy="choose-own-army", region=REGIONS[move - REGION])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [REGION + region for region in range(PLACES) if s.army(self.seat, region)]

    def take(self, s: Hellas, move: int) -> None:
        s.then(SendHoplite(self.seat, move - REGION, self.steps))


@step
class SendHoplite(Prompt[Hellas]):
    """Where does it go, or go first?"""

    origin: int
    steps: int
    clause: ClassVar[str] = "LH-344"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("region"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DONE:
            return None
        region = move - REGION
        if region == self.origin:
            return no("LH-344", "same-region", remedy="choose-another-region", region=REGIONS[region])
        if self.steps and region not in NEIGHBOURS[self.origin]:
            return no("LH-344", "not-adjacent", remedy="choose-neighbour", region=REGIONS[region])
        return entry_refusal(s, region)

    def take(self, s: Hellas, move: int) -> None:
        if move == DONE:
            return
        begin_movement(s)
        target = move - REGION
        if not free_hoplites(s, self.seat, self.origin):
            unfortify(s, self.seat, self.origin)
        if self.steps:
            go(s, self.seat, self.origin, target, 1, self.steps)
        else:
            move_hoplites(s, self.seat, self.origin, target, 1, "LH-344")
            s.then(Arrive(self.seat, 1 << target))


# -- Monsters ---------------------------------------------------------------------------------------------------------


@step
class WalkMonster(Prompt[Hellas]):
    """Where does the Monster go next? It may stop once it has moved, or at once if the text says ``optional``.

    In each Region that it enters ``kills`` Hoplites die. The running text remembers that it has moved.
    """

    monster: int
    left: int
    optional: int
    kills: int
    clause: ClassVar[str] = "LH-091"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("region"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DONE:
            if self.optional:
                return None
            return no("LH-091", "must-move", remedy="move-the-monster", monster=MONSTERS[self.monster])
        if move - REGION not in NEIGHBOURS[s.monster_at[self.monster]]:
            return no("LH-091", "not-adjacent", remedy="choose-neighbour", region=REGIONS[move - REGION])
        return None

    def options(self, s: Hellas) -> list[int]:
        near = [REGION + region for region in NEIGHBOURS[s.monster_at[self.monster]]]
        return [DONE, *near] if self.optional else near

    def take(self, s: Hellas, move: int) -> None:
        if move == DONE:
            return
        put_monster(s, self.monster, move - REGION, "LH-091")
        remember(s, 1)
        if self.left > 1:
            s.then(WalkMonster(self.seat, self.monster, self.left - 1, 1, self.kills))
        if self.kills:
            kill_in(s, self.seat, move - REGION, self.kills)


def remember(s: Hellas, memo: int) -> None:
    """The running text remembers a number."""
    place = place_of_text(s, len(s.agenda))
    text = s.agenda[place]
    assert isinstance(text, Resolve)
    s.agenda[place] = text.remembering(memo)


@step
class JumpMonster(Prompt[Hellas]):
    """To which Region is the Monster moved (Exile)?"""

    monster: int
    clause: ClassVar[str] = "LH-146"
    kinds: ClassVar[tuple[range, ...]] = (span("region"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if s.monster_at[self.monster] == move - REGION:
            return no("LH-146", "same-region", remedy="choose-another-region", region=REGIONS[move - REGION])
        return None

    def take(self, s: Hellas, move: int) -> None:
        put_monster(s, self.monster, move - REGION, "LH-146")


@step
class PickMonster(Prompt[Hellas]):
    """Which of these Monsters (bits) does the text move: so many Regions, or with 0 to any one?"""

    monsters: int
    steps: int
    clause: ClassVar[str] = "LH-145"
    kinds: ClassVar[tuple[range, ...]] = (span("monster"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.monsters >> move - MONSTER & 1:
            return no("LH-145", "not-this-monster", remedy="choose-another-monster", monster=MONSTERS[move - MONSTER])
        return None

    def take(self, s: Hellas, move: int) -> None:
        monster = move - MONSTER
        s.then(WalkMonster(self.seat, monster, self.steps, 0, 0) if self.steps else JumpMonster(self.seat, monster))
