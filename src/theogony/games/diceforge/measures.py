"""What is counted in many games of Dice Forge: rounds, feats performed, and where the glory came from."""

from typing import ClassVar, Final

from theogony.games.diceforge.content import (
    FACES,
    FEATS,
    FROM_CELESTIAL,
    FROM_FEAT,
    GLORY,
    SLOT_COUNT,
    SOURCES,
)
from theogony.games.diceforge.scoring import score
from theogony.games.diceforge.state import NO_SET, Tournament
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures
from theogony.kernel.state import State

_FEATS_GIVE: Final = frozenset(SOURCES[FROM_FEAT:FROM_CELESTIAL])


class DiceForgeMeasures(Measures):
    """The measures of this game."""

    units: ClassVar[tuple[str, ...]] = ("rounds",)

    def lengths(self, s: State) -> list[int]:
        assert isinstance(s, Tournament)
        return [s.round]

    def labels(self, s: State, seat: int) -> list[tuple[str, str]]:
        """The feats that the seat has performed at least once."""
        assert isinstance(s, Tournament)
        taken = [slot for slot in range(SLOT_COUNT) if s.taken[SLOT_COUNT * seat + slot] and s.slots[slot] != NO_SET]
        return [("feat", FEATS[s.slots[slot]]) for slot in taken]

    def offered(self, s: State) -> list[tuple[str, str]]:
        assert isinstance(s, Tournament)
        return [("feat", FEATS[feat]) for feat in s.slots if feat != NO_SET]

    def amounts(self, s: State, seat: int, events: list[Event]) -> dict[str, int]:
        """Glory by source: faces, effects of cards, the boards of the modules, and what is printed on cards."""
        assert isinstance(s, Tournament)
        found = {"faces": 0, "effects": 0, "modules": 0}
        for event in events:
            if event.kind == "gained" and event.public["seat"] == seat:
                gains = event.public["gains"]
                assert isinstance(gains, list)
                source = event.public["source"]
                kind = "faces" if source in FACES else "effects" if source in _FEATS_GIVE else "modules"
                found[kind] += int(gains[GLORY])
        total = score(s, seat)
        return {**found, "cards": total.feats, "allegiance": total.allegiance, "total": total.total()}


MEASURES: Final = DiceForgeMeasures()
