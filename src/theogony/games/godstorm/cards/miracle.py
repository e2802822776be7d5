"""What a War, Death or Sky card is to the rules: a condition, choices, and an effect."""

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from theogony.games.godstorm.moves import span
from theogony.games.godstorm.state import World
from theogony.kernel.refusal import Refusal

Choices = tuple[tuple[range, ...], ...]
Conditions = tuple[Callable[[World, int], Refusal | None], ...]

NOTHING: tuple[range, ...] = ()
TERRITORY: Final = (span("target"),)
UNDERWORLD_SPACE: Final = (span("space"),)
PLAYER_SEAT: Final = (span("player"),)
GOD: Final = (span("choose"),)
RELIC: Final = (span("relic"),)
DECK: Final = (span("deck"),)
ROUTE: Final = (span("route"),)
NUMBER: Final = (span("move"),)
GODS_ALONG: Final = (span("with"),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Miracle:
    """A card. Subclasses say when it can be played, what is chosen on it and what it does.

    ``choices`` are the choices made on it, in order; ``chosen`` holds the moves chosen so far.
    """

    choices: ClassVar[Choices] = ()
    conditions: ClassVar[Conditions] = ()

    def playable(self, s: World, seat: int) -> Refusal | None:
        """None if the card's conditions are met (GS-151), else why not."""
        for condition in self.conditions:
            refusal = condition(s, seat)
            if refusal is not None:
                return refusal
        return None

    def asks(self, s: World, seat: int, chosen: tuple[int, ...]) -> tuple[range, ...]:
        """From which moves the next choice comes; nothing when all choices are made."""
        return self.choices[len(chosen)] if len(chosen) < len(self.choices) else NOTHING

    def check(self, s: World, seat: int, chosen: tuple[int, ...], move: int) -> Refusal | None:
        """None if this may be chosen next, else why not."""
        return None

    def finds_a_land(self, s: World, seat: int) -> bool:
        """Whether there is a territory that may be chosen first."""
        return any(self.check(s, seat, (), move) is None for move in TERRITORY[0])

    def effect(self, s: World, seat: int, chosen: tuple[int, ...]) -> None:
        """Carry the card out; what it says wins over the rules (GS-037). The checks of GS-285 follow by themselves."""
        raise NotImplementedError
