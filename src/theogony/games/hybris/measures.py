"""What is counted in many games of Hybris: Ages, wins by Olympian, Technologies, Upgrades, allies, and how often things
happen.

A Technology, Upgrade or ally is counted for whoever has it at the end: compare those of one kind with each other only.
"""

from typing import ClassVar, Final

from theogony.games.hybris.content import ANCIENT, CHAMPIONS, OLYMPIANS, TECHNOLOGIES, TILES, UPGRADES
from theogony.games.hybris.state import Hybris
from theogony.kernel.measures import Measures
from theogony.kernel.state import State

COUNTED: Final[dict[str, str]] = {  # kinds of events of a seat, and what their number is called
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


class HybrisMeasures(Measures[Hybris]):
    """The measures of this game."""

    counted: ClassVar[dict[str, str]] = COUNTED
    units: ClassVar[tuple[str, ...]] = ("ages",)

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


MEASURES: Final = HybrisMeasures()
