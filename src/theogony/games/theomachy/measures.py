"""What is counted in many games of Theomachy: Hands, wins by god, pantheon and card, and what points came from."""

from typing import ClassVar, Final

from theogony.games.theomachy.content import BOTH, GOD_PANTHEON, GODS, PANTHEON_BOX, PANTHEONS
from theogony.games.theomachy.state import NOTHING, Table
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures

_SOURCES: Final[dict[str, str]] = {"TH-188": "points-hands", "TH-189": "points-fallen"}  # the clauses that give points


class TheomachyMeasures(Measures[Table]):
    """The measures of this game."""

    units: ClassVar[tuple[str, ...]] = ("hands",)
    counted: ClassVar[dict[str, str]] = {
        "raised": "raises",
        "folded": "folds",
        "last-stand": "last-stands",
        "played": "cards-played",
        "demand": "demands",
        "stake-lost": "stakes-lost",
    }
    points: ClassVar[tuple[str, ...]] = tuple(_SOURCES.values())
    played: ClassVar[dict[str, tuple[str, str]]] = {"played": ("card", "card"), "myth": ("myth", "myth")}

    def order(self, s: Table, events: list[Event]) -> list[int]:
        """Clockwise from the First Player of the first Hand (TH-045)."""
        first = next(int(str(event.public["seat"])) for event in events if event.kind == "first-player")
        return [(first + number) % s.seats for number in range(s.seats)]

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

    def amounts(self, s: Table, seat: int, events: list[Event]) -> dict[str, int]:
        """With points by what gave them, in Epic; the other modes have none."""
        found = super().amounts(s, seat, events) | dict.fromkeys(self.points, 0)
        for event in events:
            if event.kind == "points" and event.public["seat"] == seat:
                found[_SOURCES[event.clause]] += int(str(event.public["points"]))
        return found


MEASURES: Final = TheomachyMeasures()
