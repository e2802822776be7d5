"""What is counted in many games of Theomachy: Hands, and wins by god, pantheon and starting pack."""

from typing import ClassVar, Final

from theogony.games.theomachy.content import BOTH, GOD_PANTHEON, GODS, PANTHEON_BOX, PANTHEONS
from theogony.games.theomachy.state import NOTHING, Table
from theogony.kernel.measures import Measures


class TheomachyMeasures(Measures[Table]):
    """The measures of this game."""

    units: ClassVar[tuple[str, ...]] = ("hands",)

    def lengths(self, s: Table) -> list[int]:
        return [s.number]

    def labels(self, s: Table, seat: int) -> list[tuple[str, str]]:
        player = s.players[seat]
        return [] if player.god == NOTHING else [("pantheon", PANTHEONS[player.pantheon]), ("god", GODS[player.god])]

    def offered(self, s: Table) -> list[tuple[str, str]]:
        if s.players[0].pantheon == NOTHING:
            return []
        pantheons = [p for p in range(len(PANTHEONS)) if s.boxes in (BOTH, PANTHEON_BOX[p])]
        gods = [("god", name) for god, name in enumerate(GODS) if GOD_PANTHEON[god] in pantheons]
        return [("pantheon", PANTHEONS[p]) for p in pantheons] + gods


MEASURES: Final = TheomachyMeasures()
