"""How a Hunt ends, and what it brings. -- LH-125, LH-128 to LH-134, LH-276, LH-348"""

from typing import ClassVar, Final

from theogony.games.hellas.content import LAND, MONSTER_ARTIFACT, MONSTERS, PRIEST_MARK
from theogony.games.hellas.hands import limit
from theogony.games.hellas.injuries import Injure, injuries
from theogony.games.hellas.moves import TARGETS, TROPHY, span
from theogony.games.hellas.offers import offer_artifacts
from theogony.games.hellas.pieces import gain_priests, give_artifact, take_glory
from theogony.games.hellas.quarry import SLAIN
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

MONSTERS_ARTIFACT: Final = 0  # trophies, by the order of the moves; the marks follow
TO_PRIEST: Final = PRIEST_MARK


class FinishHunt(Step[Hellas]):
    """The Hunt is over: the Monster is slain, or the Hero suffers 1 Injury (LH-125), not a fourth one (LH-128)."""

    def run(self, s: Hellas) -> None:
        hunt = s.hunt()
        s.then(HuntOver())
        if hunt.ended == SLAIN:
            s.rules.slain(s, hunt.hunter, hunt.monster, hunt.marks, True)
            return
        s.tell("hunt-failed", "LH-125", seat=hunt.hunter, monster=TARGETS[hunt.monster])
        s.rules.hunt_failed(s, hunt.hunter, hunt.monster, hunt.marks)
        if not hunt.spared and injuries(s, hunt.hunter) < s.box.most_injuries:  # LH-276
            s.then(Injure(hunt.hunter, 1))


class HuntOver(Step[Hellas]):
    """The hand limit holds again (LH-042)."""

    def run(self, s: Hellas) -> None:
        hunter = s.hunt().hunter
        s.hunts = []
        limit(s, hunter)


def slain(s: Hellas, seat: int, monster: int, marks: int, in_hunt: bool) -> None:
    """The Glory Token of its Land, the figure, and in a Hunt one more reward (LH-130, LH-133); it is out of the game
    with its evolutions (LH-134)."""
    region = s.monster_at[monster]
    s.tell("monster-slain", "LH-130", seat=seat, monster=MONSTERS[monster])
    s.monster_at[monster] = OFF_MAP
    s.slain |= 1 << monster
    s.wounds[monster] = s.evolved[monster] = 0
    take_glory(s, seat, LAND[region], "LH-130")
    s.players[seat].trophies |= 1 << monster
    if in_hunt:
        s.then(ChooseTrophy(seat, monster, marks | 1))
    s.rules.check_end(s)


def mark_reward(s: Hellas, seat: int, monster: int, marks: int) -> None:
    """An unsuccessful Hunt gives one reward of the marks covered in it, if there is any (LH-132)."""
    if marks:
        s.then(ChooseTrophy(seat, monster, marks))


@step
class ChooseTrophy(Prompt[Hellas]):
    """Which one reward: the Monster's Artifact, or that of a mark covered in this Hunt? (LH-130, LH-131)"""

    monster: int
    rewards: int  # bits: MONSTERS_ARTIFACT, then the marks
    clause: ClassVar[str] = "LH-130"
    kinds: ClassVar[tuple[range, ...]] = (span("trophy"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.rewards >> move - TROPHY & 1:
            return no("LH-130", "no-such-trophy", remedy="choose-offered")
        return None

    def take(self, s: Hellas, move: int) -> None:
        trophy = move - TROPHY
        if trophy == MONSTERS_ARTIFACT:
            give_artifact(s, self.seat, MONSTER_ARTIFACT[self.monster], "LH-130")
        elif trophy == TO_PRIEST:
            gain_priests(s, self.seat, 1, "LH-131")
        else:
            offer_artifacts(s, self.seat, s.box.mark_artifacts_drawn, 1, "LH-131")
