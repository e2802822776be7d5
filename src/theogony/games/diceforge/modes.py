"""The game without a module, and what each module brings to its rules (DF-119). -- chapters 12 and 13"""

from collections.abc import Mapping
from typing import Final

from theogony.games.diceforge import allegiance, setup
from theogony.games.diceforge.content import FOREST, GARDENS, GODDESS, NO_MODULE, TITANS
from theogony.games.diceforge.state import Tournament
from theogony.kernel.mode import Mode

WITH_FOREST: Final = GARDENS + FOREST


class Rules(Mode):
    """Without a module nothing reacts to what is gained and taken."""

    number: int = NO_MODULE
    boards: list[int] = GARDENS  # faces that lie full in their pools (DF-015)
    zones: bool = False  # whether zones react to what an own die gives (DF-238)

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        setup.check_options(seats, options)

    def saved(self) -> tuple[str, str | int]:
        return "module", self.number

    def lay_out(self, s: Tournament) -> None:
        """The boards have been filled."""

    def takes_card(self, s: Tournament, seat: int, feat: int) -> None:
        """A card is about to be taken, before its effect."""

    def bonus(self, s: Tournament, seat: int) -> int:
        """Glory at the end of the game beside the track and the cards."""
        return 0


class Goddess(Rules):
    """The Labyrinth, which faces and feats alone lead through; with a module the Forest is there (DF-124)."""

    number: int = GODDESS
    boards: list[int] = WITH_FOREST


class Titans(Rules):
    """Ancient shards, loyalty, and a track whose zones react."""

    number: int = TITANS
    boards: list[int] = WITH_FOREST
    zones: bool = True

    def lay_out(self, s: Tournament) -> None:
        setup.remove_misfortunes(s)

    def takes_card(self, s: Tournament, seat: int, feat: int) -> None:
        allegiance.reward_feat(s, seat, feat)

    def bonus(self, s: Tournament, seat: int) -> int:
        return s.box.track_value[s.allegiance[seat]]  # DF-254


PLAYERS: Final = (2, 4)  # DF-012
MODES: Final = (Rules("none", PLAYERS), Goddess("goddess", PLAYERS), Titans("titans", PLAYERS))
