"""What is counted in many games of Hybris: Ages, wins by Olympian, Technologies, Upgrades, allies, and how often things
happen.

A Technology, Upgrade or ally is counted for whoever has it at the end: compare those of one kind with each other only.
"""

from typing import ClassVar, Final

from theogony.games.hybris.content import ANCIENT, CHAMPIONS, GOODS, OLYMPIANS, TECHNOLOGIES, TILES, UPGRADES, VP
from theogony.games.hybris.state import Hybris
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures
from theogony.kernel.state import State

_SOURCES: Final[dict[str, str]] = {  # the clauses that give VP; what texts give is the rest
    "HY-149": "vp-factory",
    "HY-155": "vp-oracle",
    "HY-232": "vp-technologies",
    "HY-235": "vp-technologies",
    "HY-236": "vp-technologies",
    "HY-238": "vp-technologies",
    "HY-426": "vp-technologies",
}


class HybrisMeasures(Measures[Hybris]):
    """The measures of this game."""

    counted: ClassVar[dict[str, str]] = {
        "activated": "activations",
        "deployed": "deployed",
        "piece-taken": "pieces",
        "unlocked": "upgrades",
        "quest-fulfilled": "quests",
        "premonition-played": "premonitions",
        "defeated": "defeats",
        "contested": "contests",
        "converted": "conversions",
    }
    units: ClassVar[tuple[str, ...]] = ("ages",)
    points: ClassVar[tuple[str, ...]] = ("vp-technologies", "vp-oracle", "vp-factory", "vp-greatness", "vp-texts")
    played: ClassVar[dict[str, tuple[str, str]]] = {
        "premonition-played": ("premonition", "premonition"),
        "quest-fulfilled": ("quest", "quest"),
    }

    def order(self, s: State, events: list[Event]) -> list[int]:
        """The Greatness that chance gave before the first Age (HY-033): by it everything is done."""
        placed = next(event.public["order"] for event in events if event.kind == "greatness-placed")
        assert isinstance(placed, list)
        return [int(seat) for seat in placed]

    def lengths(self, s: State) -> list[int]:
        assert isinstance(s, Hybris)
        return [s.age]

    def labels(self, s: State, seat: int) -> list[tuple[str, str]]:
        assert isinstance(s, Hybris)
        player = s.players[seat]
        found = [("olympian", OLYMPIANS[player.olympian])]
        found += [("technology", name) for tile, name in enumerate(TECHNOLOGIES) if player.deployed >> tile & 1]
        first = TILES * player.olympian
        found += [("upgrade", UPGRADES[first + tile]) for tile in range(TILES) if player.unlocked >> tile & 1]
        return found + [("ally", name) for number, name in enumerate(CHAMPIONS) if s.champions[number] == seat]

    def offered(self, s: State) -> list[tuple[str, str]]:
        assert isinstance(s, Hybris)
        found = [("olympian", name) for name in OLYMPIANS] + [("ally", name) for name in CHAMPIONS]
        for player in s.players:
            first = TILES * player.olympian
            found += [("upgrade", name) for name in UPGRADES[first : first + TILES]]
        return found + [
            ("technology", name) for tile, name in enumerate(TECHNOLOGIES) if s.chronos or not ANCIENT >> tile & 1
        ]

    def amounts(self, s: State, seat: int, events: list[Event]) -> dict[str, int]:
        """With VP by what gave them; texts give and take the rest."""
        assert isinstance(s, Hybris)
        found = super().amounts(s, seat, events) | dict.fromkeys(self.points, 0)
        for event in events:
            if event.public.get("seat") != seat:
                continue
            if event.kind == "gained" and event.clause in _SOURCES:
                gains = event.public["amounts"]
                assert isinstance(gains, dict)
                found[_SOURCES[event.clause]] += gains.get(GOODS[VP], 0)
            elif event.kind == "vp-for-greatness":
                found["vp-greatness"] += 1
            elif event.kind == "vp-lost-for-greatness":
                found["vp-greatness"] -= int(str(event.public["number"]))
        found["vp-texts"] = s.players[seat].vp() - sum(found[name] for name in self.points)
        return found


MEASURES: Final = HybrisMeasures()
