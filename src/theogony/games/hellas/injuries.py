"""Injuries flip Attribute tokens, healing flips them back. -- LH-126 to LH-128, LH-351"""

from typing import ClassVar, Final

from theogony.games.hellas.content import ATTRIBUTES
from theogony.games.hellas.moves import ATTRIBUTE, PASS, span
from theogony.games.hellas.quarry import FAILED
from theogony.games.hellas.state import Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

ALL: Final = (1 << len(ATTRIBUTES)) - 1


def injuries(s: Hellas, seat: int) -> int:
    """How many the Hero has (LH-127)."""
    return s.players[seat].injuries.bit_count()


@step
class Injure(Step[Hellas]):
    """The Hero suffers so many Injuries, one after another."""

    seat: int
    number: int

    def run(self, s: Hellas) -> None:
        if self.number > 1:
            s.then(Injure(self.seat, self.number - 1))
        if s.hunts and s.hunts[0].hunter == self.seat and s.rules.may_ignore_injury(s, self.seat):
            s.then(IgnoreOne(self.seat))
        else:
            suffer(s, self.seat)


def suffer(s: Hellas, seat: int) -> None:
    """One Injury; a fourth one ends a Hunt of the Hero, elsewhere it is ignored (LH-127). The rest of the attack still
    happens (LH-400)."""
    if s.players[seat].injuries != ALL:
        s.then(Flip(seat))
    elif s.hunts and s.hunts[0].hunter == seat:
        s.hunts[0].ended = s.hunts[0].ended or FAILED


class IgnoreOne(Prompt[Hellas]):
    """Does Achilles ignore this Injury? One of a Hunt (LH-361)."""

    clause: ClassVar[str] = "LH-361"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("ability"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None

    def take(self, s: Hellas, move: int) -> None:
        if move == PASS:
            suffer(s, self.seat)
        else:
            s.hunt().ignored = 1
            s.tell("injury-ignored", "LH-361", seat=self.seat)


class Flip(Prompt[Hellas]):
    """Which un-flipped Attribute token does the owner flip? (LH-126)"""

    clause: ClassVar[str] = "LH-126"
    kinds: ClassVar[tuple[range, ...]] = (span("attribute"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        attribute = move - ATTRIBUTE
        if s.players[self.seat].injuries >> attribute & 1:
            return no("LH-126", "already-injured", remedy="choose-another", attribute=ATTRIBUTES[attribute])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.players[self.seat].injuries |= 1 << move - ATTRIBUTE
        s.tell("injured", "LH-126", seat=self.seat, attribute=ATTRIBUTES[move - ATTRIBUTE])


class Heal(Prompt[Hellas]):
    """Which token does the owner flip back? (LH-126)"""

    clause: ClassVar[str] = "LH-126"
    kinds: ClassVar[tuple[range, ...]] = (span("attribute"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        attribute = move - ATTRIBUTE
        if not s.players[self.seat].injuries >> attribute & 1:
            return no("LH-126", "not-injured", remedy="choose-another", attribute=ATTRIBUTES[attribute])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.players[self.seat].injuries &= ~(1 << move - ATTRIBUTE)
        s.tell("healed", "LH-126", seat=self.seat, attribute=ATTRIBUTES[move - ATTRIBUTE])


def heal_all(s: Hellas, seat: int) -> None:
    """All tokens are flipped back (Ambrosia)."""
    for attribute, name in enumerate(ATTRIBUTES):
        if s.players[seat].injuries >> attribute & 1:
            s.tell("healed", "LH-126", seat=seat, attribute=name)
    s.players[seat].injuries = 0
