"""Step 10: the end of a turn. -- chapter 24"""

from theogony.games.godstorm.labours import death_labour
from theogony.games.godstorm.state import World
from theogony.kernel.step import SeatStep


class EndTurn(SeatStep[World]):
    """The Death labour is paid (GS-256), what lasts 'this turn' ends (GS-257), no territory card is drawn (GS-223)."""

    def run(self, s: World) -> None:
        death_labour(s, self.seat)
        s.tell("turn-ends", "GS-256", seat=self.seat)
