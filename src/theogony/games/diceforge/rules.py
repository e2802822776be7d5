"""Where the modules part from the game without one (DF-119)."""

from typing import TYPE_CHECKING

from theogony.games.diceforge.content import GARDENS, NO_MODULE
from theogony.kernel.mode import Mode

if TYPE_CHECKING:
    from theogony.games.diceforge.state import Tournament


class Rules(Mode):
    """The game without a module."""

    module: int = NO_MODULE

    def saved(self) -> tuple[str, str | int]:
        return "module", self.module

    def boards(self) -> list[int]:
        """The faces that lie full in their pools: the Gardens (DF-015)."""
        return GARDENS

    def lay_out(self, s: "Tournament") -> None:
        """What else happens to the supplies: nothing."""

    def die_gave(self, s: "Tournament", seat: int, gold: int, glory: int) -> None:
        """An own die has given gold or glory: nothing reacts."""

    def takes_card(self, s: "Tournament", seat: int, feat: int) -> None:
        """A card is about to be taken, before its effect: nothing reacts."""

    def allegiance(self, s: "Tournament", seat: int) -> int:
        """Glory at the end of the game beside the track and the cards."""
        return 0
