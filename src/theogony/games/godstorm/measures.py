"""What is counted in many games of Godstorm: Epochs, wins by pantheon and by card, and where points come from."""

from typing import ClassVar, Final

from theogony.games.godstorm.content import PANTHEONS
from theogony.games.godstorm.scoring import score
from theogony.games.godstorm.state import World
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures

POINTS: Final = ("territories", "continents", "underworld", "relics")  # as in ``score``


class GodstormMeasures(Measures[World]):
    """The measures of this game. Points are those of the final scoring: the last one left alive has not scored."""

    units: ClassVar[tuple[str, ...]] = ("epochs",)
    counted: ClassVar[dict[str, str]] = {
        "invasion": "invasions",
        "captured": "captures",
        "temple-built": "temples",
        "summoned": "summons",
        "godswar": "godswars",
        "card-played": "miracles",
    }
    points: ClassVar[tuple[str, ...]] = tuple(f"points-{source}" for source in POINTS)
    played: ClassVar[dict[str, tuple[str, str]]] = {"card-played": ("card", "card"), "relic-entered": ("card", "card")}

    def lengths(self, s: World) -> list[int]:
        return [s.epoch]

    def labels(self, s: World, seat: int) -> list[tuple[str, str]]:
        return [("pantheon", PANTHEONS[s.pantheon[seat]])] if s.pantheon[seat] >= 0 else []

    def offered(self, s: World) -> list[tuple[str, str]]:
        return [("pantheon", name) for name in PANTHEONS] if s.pantheon[0] >= 0 else []

    def amounts(self, s: World, seat: int, events: list[Event]) -> dict[str, int]:
        found = super().amounts(s, seat, events)
        scored = any(event.kind == "scored" for event in events)
        parts = score(s, seat)
        return found | {f"points-{source}": parts[source] if scored else 0 for source in POINTS}


MEASURES: Final = GodstormMeasures()
