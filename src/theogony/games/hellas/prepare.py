"""Prepare: twice among healing, drawing and recruiting. -- 7.4 (LH-076, LH-077)"""

from typing import ClassVar, Final

from theogony.games.hellas.content import REGIONS
from theogony.games.hellas.hands import draw
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.injuries import Heal
from theogony.games.hellas.moves import ABILITY, DRAW, HEAL, MOST_RECRUITS, PASS, PLACE, PLACE_FORTIFIED, span
from theogony.games.hellas.pieces import fortifiable, on_map
from theogony.games.hellas.recruit import barred, place
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import moment
from theogony.games.hellas.uses import unusable, use
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

PREPARING: Final = moment("prepare")
AFTER_PREPARE: Final = moment("after_prepare")


@step
class Prepare(Step[Hellas]):
    """The Special Action: two choices, then what texts add (Combat Training, Perseus, Helen's token)."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.then(PrepareChoice(self.seat, s.box.prepare_choices), AfterPrepare(self.seat))


@step
class PrepareChoice(Prompt[Hellas]):
    """Heal, draw or recruit with the Hero, ``left`` times yet; repeats are allowed (LH-076)."""

    left: int
    clause: ClassVar[str] = "LH-076"
    kinds: ClassVar[tuple[range, ...]] = (span("place"), span("place-fortified"), span("heal"), span("draw"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == DRAW:
            return None
        if move == HEAL:
            return None if s.players[self.seat].injuries else no("LH-076", "no-injury", remedy="choose-otherwise")
        fortified = move >= PLACE_FORTIFIED
        region, number = divmod(move - (PLACE_FORTIFIED if fortified else PLACE), MOST_RECRUITS)
        if not on_map(s, self.seat):
            return no("LH-077", "on-a-quest", remedy="choose-otherwise")
        if region != s.players[self.seat].region or number:
            return no("LH-076", "recruit-one-with-the-hero", remedy="choose-heros-region", region=REGIONS[region])
        if not s.players[self.seat].supply:
            return no("LH-066", "supply-short", remedy="choose-otherwise", number=0)
        if fortified and not fortifiable(s, self.seat, region):
            return no("LH-065", "cannot-fortify", remedy="place-unfortified", region=REGIONS[region])
        return barred(s, self.seat, region, "LH-077", "choose-otherwise")

    def options(self, s: Hellas) -> list[int]:
        found: list[int] = []
        region = s.players[self.seat].region
        if on_map(s, self.seat) and s.players[self.seat].supply and barred(s, self.seat, region) is None:
            found.append(PLACE + MOST_RECRUITS * region)
            if fortifiable(s, self.seat, region):
                found.append(PLACE_FORTIFIED + MOST_RECRUITS * region)
        if s.players[self.seat].injuries:
            found.append(HEAL)
        found.append(DRAW)
        return found

    def take(self, s: Hellas, move: int) -> None:
        if self.left > 1:
            s.then(PrepareChoice(self.seat, self.left - 1))
        if move == DRAW:
            draw(s, self.seat, 1, "LH-076")
        elif move == HEAL:
            s.then(Heal(self.seat))
        else:
            place(s, self.seat, s.players[self.seat].region, 1, move >= PLACE_FORTIFIED)


@step
class AfterPrepare(Step[Hellas]):
    """Combat Training draws; then the own Hero's text for this moment may be used."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.then(OwnAbility(self.seat))
        for script in own_scripts(s, self.seat, PREPARING):
            draw(s, self.seat, script.operation().amount, "LH-145")


class OwnAbility(Prompt[Hellas]):
    """Does the Hero use its text after Prepare (Perseus, Helen's token)?"""

    clause: ClassVar[str] = "LH-145"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("ability"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None
        for script in own_scripts(s, self.seat, AFTER_PREPARE):
            return unusable(s, self.seat, script)
        return no("LH-145", "no-such-text", remedy="use-another")

    def options(self, s: Hellas) -> list[int]:
        for script in own_scripts(s, self.seat, AFTER_PREPARE):
            if unusable(s, self.seat, script) is None:
                return [PASS, ABILITY]
        return [PASS]

    def take(self, s: Hellas, move: int) -> None:
        if move == ABILITY:
            use(s, self.seat, own_scripts(s, self.seat, AFTER_PREPARE)[0])
