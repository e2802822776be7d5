"""Feats of the Titans module. -- chapter 13.6"""

from functools import partial
from typing import ClassVar, Final

from theogony.games.diceforge.content import ISLANDS, MISFORTUNE_FACES
from theogony.games.diceforge.feats.effect import Effect, nothing
from theogony.games.diceforge.feats.shared import forge_from, impose
from theogony.games.diceforge.moves import MEMORIES, REMEMBER, asks
from theogony.games.diceforge.reserves import Decision
from theogony.games.diceforge.state import MEMORY_CARDS, MISFORTUNES, NOT_PLACED, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no


def memory(s: Tournament, seat: int, colour: int) -> None:
    """The two tokens of the card's colour are placed (DF-255)."""
    s.colour_owner[MEMORY_CARDS + colour] = seat
    s.then(PlaceMemory(seat, 2 * colour), PlaceMemory(seat, 2 * colour + 1))


@step
class PlaceMemory(Decision):
    """A token goes to an island with one side up; the two of a card lie on different islands, other tokens do not
    matter (DF-255, DF-256)."""

    token: int
    clause: ClassVar[str] = "DF-255"
    kinds: ClassVar[tuple[range, ...]] = asks("remember")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        island = (move - REMEMBER) // 2
        twin = s.memory[self.token ^ 1]
        if twin != NOT_PLACED and twin // 2 == island:
            return no("DF-255", "same-island", remedy="choose-another-island", island=ISLANDS[island])
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        s.memory[self.token] = move - REMEMBER
        if s.events is not None:
            island, side = divmod(move - REMEMBER, 2)
            s.tell("memory-placed", "DF-255", seat=self.seat, island=ISLANDS[island], memory=MEMORIES[side])


TITAN_FEATS: Final[dict[str, Effect]] = {
    "memory": memory,
    "oracle": nothing,  # reinforcements.py, as the Guardian
    "chaos": partial(forge_from, "f_chaos"),  # DF-260
    "dogged": partial(forge_from, "f_dogged"),  # DF-261
    "guardian": nothing,
    "mirror_of_misfortune": partial(impose, MISFORTUNES, MISFORTUNE_FACES),
}
