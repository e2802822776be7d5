"""The Prayer Well: Prayers are generated, it overflows. -- 9.7 (HY-197 to HY-202)"""

from typing import ClassVar

from theogony.games.hybris.content import CITIES, FOLLOWER
from theogony.games.hybris.goods import suffer
from theogony.games.hybris.moves import DESTROY, span
from theogony.games.hybris.state import Hybris
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step


def generate(s: Hybris, seat: int, number: int, clause: str) -> None:
    """Prayers come into the Well, and the overflow is tested once, after the last (HY-197, HY-201). ``seat`` takes the
    penalty. It may ask: a text that generates stops."""
    if number <= 0:
        return
    s.well += number
    if s.events is not None:
        s.tell("generated", clause, seat=seat, number=number, well=s.well)
    if s.well >= s.box.well_overflows:
        overflow(s)
    elif s.well >= s.box.well_warns:
        s.tell("well-warns", "HY-198", seat=seat)
        suffer(s, seat, FOLLOWER, 1, "HY-198")


def overflow(s: Hybris) -> None:
    """The highest in Greatness who has a Temple destroys one, then the Well is emptied (HY-199); nothing else
    (HY-200)."""
    s.tell("well-overflows", "HY-199", well=s.well)
    s.then(EmptyWell())
    for seat in s.in_greatness_order():
        if any(s.players[seat].temples):
            s.then(DestroyTemple(seat))
            return


class EmptyWell(Step[Hybris]):
    """All Prayers of the Well go to the supply (HY-199)."""

    def run(self, s: Hybris) -> None:
        s.well = 0


class DestroyTemple(Prompt[Hybris]):
    """Which of its Temples does the seat destroy? It leaves the game and locks nothing again (HY-064)."""

    clause: ClassVar[str] = "HY-199"
    kinds: ClassVar[tuple[range, ...]] = (span("destroy"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.players[self.seat].temples[move - DESTROY]:
            return no("HY-199", "no-own-temple", remedy="choose-own-temple", city=CITIES[move - DESTROY])
        return None

    def take(self, s: Hybris, move: int) -> None:
        player = s.players[self.seat]
        player.temples = exchanged(player.temples, move - DESTROY, player.temples[move - DESTROY] - 1)
        s.tell("temple-destroyed", "HY-199", seat=self.seat, city=CITIES[move - DESTROY])
