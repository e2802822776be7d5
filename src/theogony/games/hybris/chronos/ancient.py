"""Ancient Technologies. -- chapter 18 (HY-372 to HY-374)"""

from typing import ClassVar

from theogony.games.hybris import forge
from theogony.games.hybris.content import TECHNOLOGIES
from theogony.games.hybris.moves import ANCIENT, PLAYER, span
from theogony.games.hybris.state import Hybris
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


class TakeAncient(Prompt[Hybris]):
    """Which of the Ancient Technologies that are left do the players take? (HY-373)"""

    clause: ClassVar[str] = "HY-373"
    kinds: ClassVar[tuple[range, ...]] = (span("ancient"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.ancient >> move - ANCIENT & 1:
            return no("HY-373", "not-ancient", remedy="choose-ancient", technology=TECHNOLOGIES[move - ANCIENT])
        return None

    def take(self, s: Hybris, move: int) -> None:
        s.then(GiveAncient(self.seat, move - ANCIENT))


@step
class GiveAncient(Prompt[Hybris]):
    """On whose board is it stored? On one with room; if there is none, the usual rule for a third tile holds (HY-373,
    HY-374)."""

    technology: int
    clause: ClassVar[str] = "HY-373"
    kinds: ClassVar[tuple[range, ...]] = (span("player"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move - PLAYER >= s.seats:
            return no("HY-373", "no-such-player", remedy="choose-another-player")
        with_room = [
            seat for seat, player in enumerate(s.players) if player.stored.bit_count() < forge.storage(s, seat)
        ]
        if with_room and move - PLAYER not in with_room:
            return no("HY-374", "board-is-full", remedy="choose-another-player", seat=move - PLAYER)
        return None

    def take(self, s: Hybris, move: int) -> None:
        seat = move - PLAYER
        s.ancient &= ~(1 << self.technology)
        s.tell("ancient-gained", "HY-373", seat=seat, technology=TECHNOLOGIES[self.technology])
        forge.store(s, seat, self.technology)
