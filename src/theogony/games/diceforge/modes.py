"""The modules, and the game without one. -- chapters 12 and 13"""

from typing import TYPE_CHECKING, Final

from theogony.games.diceforge import allegiance, reserves, setup
from theogony.games.diceforge.content import FOREST, GARDENS, GODDESS, TITANS
from theogony.games.diceforge.rules import Rules

if TYPE_CHECKING:
    from theogony.games.diceforge.state import Tournament


class Goddess(Rules):
    """With a module the Forest is there (DF-124). The Labyrinth is walked by faces and feats alone."""

    module: int = GODDESS

    def boards(self) -> list[int]:
        return GARDENS + FOREST


class Titans(Rules):
    """Ancient shards, loyalty, and a track whose zones react."""

    module: int = TITANS

    def boards(self) -> list[int]:
        return GARDENS + FOREST

    def lay_out(self, s: "Tournament") -> None:
        setup.remove_misfortunes(s)

    def die_gave(self, s: "Tournament", seat: int, gold: int, glory: int) -> None:
        reserves.zone_bonus(s, seat, gold, glory)

    def takes_card(self, s: "Tournament", seat: int, feat: int) -> None:
        allegiance.reward_feat(s, seat, feat)

    def allegiance(self, s: "Tournament", seat: int) -> int:
        return allegiance.worth(s, seat)


PLAYERS: Final = (2, 4)  # DF-012
MODES: Final = (Rules("none", PLAYERS), Goddess("goddess", PLAYERS), Titans("titans", PLAYERS))
