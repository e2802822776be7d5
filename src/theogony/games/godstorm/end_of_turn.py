"""Step 10: the end of a turn. -- chapter 24"""

from typing import ClassVar

from theogony.games.godstorm.labours import death_labour
from theogony.games.godstorm.state import World
from theogony.kernel.step import Step


class EndTurn(Step[World]):
    """The Death labour is paid (GS-256), what lasts 'this turn' ends (GS-257), no territory card is drawn (GS-223)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: World) -> None:
        death_labour(s, self.seat)
        s.tell("turn-ends", "GS-256", seat=self.seat)
