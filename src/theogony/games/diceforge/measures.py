"""What is counted in many games: which feats win, which are never performed, and where glory comes from."""

from typing import ClassVar, Final

from theogony.games.diceforge.content import (
    CELESTIAL,
    FACES,
    FEATS,
    GLORY,
    RESOURCES,
    SLOT_COUNT,
    SPACES,
    TREASURES,
    ZONES,
)
from theogony.games.diceforge.scoring import score
from theogony.games.diceforge.state import Tournament
from theogony.kernel.event import Event
from theogony.kernel.measures import Measures

_GROUPS: Final[tuple[tuple[str, list[str]], ...]] = (
    ("glory-faces", FACES),
    ("glory-effects", FEATS),
    ("glory-celestial", CELESTIAL),
    ("glory-labyrinth", SPACES + TREASURES),
    ("glory-zones", ZONES),
)
GROUP_OF: Final[dict[str, str]] = {name: group for group, names in _GROUPS for name in names}


class DiceForgeMeasures(Measures[Tournament]):
    """Glory by where it came from: faces, effects of feats, modules, and what is printed on the cards."""

    units: ClassVar[tuple[str, ...]] = ("rounds",)
    points: ClassVar[tuple[str, ...]] = (*(group for group, _ in _GROUPS), "glory-printed", "glory-allegiance")

    def lengths(self, s: Tournament) -> list[int]:
        return [s.round]

    def labels(self, s: Tournament, seat: int) -> list[tuple[str, str]]:
        taken = s.taken[SLOT_COUNT * seat : SLOT_COUNT * (seat + 1)]
        return [("feat", FEATS[s.slots[slot]]) for slot, cards in enumerate(taken) if cards]

    def offered(self, s: Tournament) -> list[tuple[str, str]]:
        return [("feat", FEATS[feat]) for feat in s.slots]

    def amounts(self, s: Tournament, seat: int, events: list[Event]) -> dict[str, int]:
        points = score(s, seat)
        found = dict.fromkeys((group for group, _ in _GROUPS), 0)
        for event in events:
            if event.public.get("seat") != seat:
                continue
            if event.kind in ("gained", "lost"):
                gains = event.public["gains"]
                assert isinstance(gains, dict)
                glory = gains.get(RESOURCES[GLORY], 0)
                found[GROUP_OF[str(event.public["source"])]] += glory if event.kind == "gained" else -glory
            elif event.kind == "refused":  # Sentinel and Cyclops
                found["glory-effects"] += int(str(event.public["glory"]))
        return found | {"glory-printed": points["cards"], "glory-allegiance": points["bonus"]}


MEASURES: Final = DiceForgeMeasures()
