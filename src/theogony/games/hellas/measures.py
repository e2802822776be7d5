"""What is counted in many games of Hellas: turns, wins by Hero, place, trophies and cards, and how often things happen.

A card or trophy is counted for whoever has it at the end. Whoever holds more of them has done more and wins more often,
so compare a Blessing with the other Blessings, a Monster with the other Monsters.
"""

from typing import ClassVar, Final

from theogony.games.hellas.content import (
    ARTIFACTS,
    BLESSINGS,
    CORE,
    HEROES,
    MONSTERS,
    NEUTRAL_ARTIFACTS,
    OPTIONAL_ARTIFACT,
)
from theogony.games.hellas.state import NOTHING, Hellas
from theogony.kernel.measures import Measures
from theogony.kernel.state import State


class HellasMeasures(Measures[Hellas]):
    """The measures of this game."""

    counted: ClassVar[dict[str, str]] = {
        "hunt-begins": "hunts",
        "monster-slain": "slain",
        "quest-completed": "quests",
        "temple-built": "temples",
        "monument": "monument-levels",
        "prayed": "prayers",
        "battle-begins": "attacks",
    }
    units: ClassVar[tuple[str, ...]] = ("turns",)

    def lengths(self, s: State) -> list[int]:
        assert isinstance(s, Hellas)
        return [s.turns]

    def labels(self, s: State, seat: int) -> list[tuple[str, str]]:
        """Of a player with a Hero; of Kronos nothing yet."""
        assert isinstance(s, Hellas)
        player = s.players[seat]
        if player.hero == NOTHING:
            return []
        found = [("hero", HEROES[player.hero])]
        found += [("monster", name) for number, name in enumerate(MONSTERS) if player.trophies >> number & 1]
        found += [("blessing", name) for number, name in enumerate(BLESSINGS) if player.blessings >> number & 1]
        found += [("artifact", name) for number, name in enumerate(ARTIFACTS) if player.artifacts >> number & 1]
        return found

    def offered(self, s: State) -> list[tuple[str, str]]:
        assert isinstance(s, Hellas)
        found = [("hero", name) for hero, name in enumerate(HEROES) if s.all_heroes or hero in CORE]
        if not s.rules.each_for_himself:
            return found
        found += [("monster", name) for name in MONSTERS]
        found += [("blessing", name) for name in BLESSINGS]
        return found + [
            ("artifact", name)
            for number, name in enumerate(ARTIFACTS)
            if number not in NEUTRAL_ARTIFACTS or s.optional_cards or not OPTIONAL_ARTIFACT[number]
        ]


MEASURES: Final = HellasMeasures()
