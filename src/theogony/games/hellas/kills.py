"""Hoplites are killed: who loses how many, and what Aegis saves. -- LH-092, LH-093, LH-332, LH-338, LH-367

Which of a player's Hoplites die is no question: all are alike but the Fortified one, and that is the last (LH-063).
"""

from typing import ClassVar, Final

from theogony.games.hellas.content import PLACES, REGIONS, artifact
from theogony.games.hellas.control import settle
from theogony.games.hellas.moves import PLAYER, SAVE, span
from theogony.games.hellas.pieces import discharge, take_hoplites
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import ARTIFACT, moment, texts
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

AEGIS: Final = artifact("aegis")
KILLED: Final = moment("own_hoplites_killed")


def kill(s: Hellas, seat: int, region: int, number: int, clause: str) -> None:
    """Hoplites of one player die there and control is tested; nobody can save them any more."""
    number = take_hoplites(s, seat, region, number)
    if number:
        s.tell("hoplites-killed", clause, seat=seat, region=REGIONS[region], number=number)
        settle(s, region)


def armies_in(s: Hellas, region: int) -> list[int]:
    """The seats with Hoplites there."""
    return [seat for seat in range(s.seats) if s.hoplites[PLACES * seat + region]]


@step
class Lose(Step[Hellas]):
    """A player is about to lose so many Hoplites in a Region; Aegis may answer (LH-338)."""

    seat: int
    region: int
    number: int

    def run(self, s: Hellas) -> None:
        number = min(self.number, s.army(self.seat, self.region))
        number -= s.rules.guarded(s, self.region, number)
        if not number:
            return
        if s.players[self.seat].artifacts >> AEGIS & 1 and (s.saves or s.has_charged(self.seat, AEGIS)):
            s.then(UseAegis(self.seat, self.region, number))
        else:
            kill(s, self.seat, self.region, number, "LH-332")


def aegis_saves(s: Hellas) -> int:
    """How many Hoplites Aegis saves from one effect."""
    script = texts(s).find(ARTIFACT + AEGIS, KILLED)
    assert script is not None
    return script.operation().amount


@step
class UseAegis(Prompt[Hellas]):
    """How many does Aegis save? Of all that one effect kills only so many, wherever they stand (LH-367)."""

    region: int
    number: int
    clause: ClassVar[str] = "LH-367"
    kinds: ClassVar[tuple[range, ...]] = (span("save"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        most = min(self.number, s.saves or aegis_saves(s))
        if move - SAVE > most:
            return no("LH-367", "saves-fewer", remedy="save-fewer", number=most)
        return None

    def take(self, s: Hellas, move: int) -> None:
        saved = move - SAVE
        if saved:
            if not s.saves:
                discharge(s, self.seat, AEGIS)
                s.saves = aegis_saves(s)
            s.saves -= saved
            s.tell("hoplites-saved", "LH-367", seat=self.seat, region=REGIONS[self.region], number=saved)
        kill(s, self.seat, self.region, self.number - saved, "LH-332")


class EffectOver(Step[Hellas]):
    """An effect that kills is over, and with it what Aegis could still save (LH-367). Texts end so by themselves."""

    def run(self, s: Hellas) -> None:
        s.saves = 0


def kill_in(s: Hellas, chooser: int, region: int, number: int) -> None:
    """So many Hoplites die in a Region, fewer if fewer are there (LH-332); the chooser distributes (LH-093), and what
    Leonidas saves is not among them (LH-398)."""
    there = s.hoplites_in(region)
    if not there:
        return
    armies = armies_in(s, region)
    number = min(number, there)
    number -= s.rules.guarded(s, region, number)
    if len(armies) == 1 or there == number:
        for seat in armies[::-1]:
            s.then(Lose(seat, region, number))
    elif number:
        s.then(Distribute(chooser, region, number, (0,) * s.seats))


@step
class Distribute(Prompt[Hellas]):
    """Whose Hoplite is the next to die? (LH-093)"""

    region: int
    number: int
    dead: tuple[int, ...]  # by seat, so far
    clause: ClassVar[str] = "LH-093"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        seat = move - PLAYER
        if seat >= s.seats or s.army(seat, self.region) <= self.dead[seat]:
            return no("LH-093", "no-hoplites-there", remedy="choose-another", region=REGIONS[self.region])
        return None

    def take(self, s: Hellas, move: int) -> None:
        seat = move - PLAYER
        dead = (*self.dead[:seat], self.dead[seat] + 1, *self.dead[seat + 1 :])
        if self.number > 1 and any(s.army(other, self.region) > dead[other] for other in range(s.seats)):
            s.then(Distribute(self.seat, self.region, self.number - 1, dead))
            return
        for other in s.clockwise(self.seat)[::-1]:
            if dead[other]:
                s.then(Lose(other, self.region, dead[other]))
