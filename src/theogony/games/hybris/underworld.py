"""The Underworld: Resurrect and Drain. -- 9.6 (HY-192 to HY-196)"""

from typing import ClassVar, Final

from theogony.games.hybris.conditions import fallen_heroes
from theogony.games.hybris.content import AEGIS, CHARACTERS, HERO_TYPE, TYPE
from theogony.games.hybris.goods import gain
from theogony.games.hybris.moves import DONE, RESURRECT, span
from theogony.games.hybris.state import FALLEN, NOTHING, RESERVE, Hybris
from theogony.games.hybris.texts import modifier, moment
from theogony.games.hybris.uses import modified, occur
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

DRAINED: Final = moment("drain")
MORE_AEGIS: Final = modifier("drain")


def can_resurrect(s: Hybris, seat: int) -> bool:
    """A defeated Hero or ally of one's own (HY-193)."""
    return fallen_heroes(s, seat) > 0


def resurrect(s: Hybris, seat: int) -> None:
    s.then(Resurrect(seat, 1))


@step
class Resurrect(Prompt[Hybris]):
    """Which of its defeated Heroes does the seat bring back? So many, as far as there are (HY-193)."""

    number: int
    clause: ClassVar[str] = "HY-193"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("resurrect"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == DONE:
            return no("HY-193", "heroes-left", remedy="choose-fallen") if can_resurrect(s, self.seat) else None
        character = move - RESURRECT
        if TYPE[character] != HERO_TYPE or s.players[self.seat].at[character] != FALLEN:
            return no("HY-193", "not-in-underworld", remedy="choose-fallen", character=CHARACTERS[character])
        return None

    def options(self, s: Hybris) -> list[int]:
        at = s.players[self.seat].at
        fallen = [character for character, where in enumerate(at) if where == FALLEN and TYPE[character] == HERO_TYPE]
        return [RESURRECT + character for character in fallen] or [DONE]

    def take(self, s: Hybris, move: int) -> None:
        if move == DONE:
            return
        character = move - RESURRECT
        player = s.players[self.seat]
        player.at[character] = RESERVE  # without a token it waits for the next Planning (HY-196)
        player.under = exchanged(player.under, character, NOTHING)
        s.tell("resurrected", "HY-193", seat=self.seat, character=CHARACTERS[character])
        if self.number > 1 and can_resurrect(s, self.seat):
            s.then(Resurrect(self.seat, self.number - 1))


def value(s: Hybris) -> int:
    """The Aegis value of the card on top of the lower part: a Primordial, or Chronos at the start (HY-040, HY-194)."""
    return s.box.underworld_start if s.underworld == NOTHING else s.box.aegis[s.underworld]


def drained(s: Hybris, seat: int) -> int:
    """As much Aegis as the value of the top card (HY-194), and what powers add."""
    return value(s) + modified(s, seat, MORE_AEGIS)


def drain(s: Hybris, seat: int) -> None:
    gain(s, seat, AEGIS, drained(s, seat), "HY-194")
    s.then(Drained(seat))


@step
class Drained(Step[Hybris]):
    """Drain has been done: what answers it (HY-432), and with Chronos his Weakening (HY-195)."""

    seat: int

    def run(self, s: Hybris) -> None:
        occur(s, self.seat, DRAINED)
        s.rules.drained(s, self.seat)
