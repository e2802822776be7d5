"""Relics that work at the start of their owner's turn. -- chapters 7 and 14"""

from typing import ClassVar, Final

from theogony.games.godstorm.cards import card_in_play
from theogony.games.godstorm.content import CARDS, DEATH, SKY, WAR
from theogony.games.godstorm.miracles import announce
from theogony.games.godstorm.moves import USE_RELIC, span
from theogony.games.godstorm.pieces import draw, has_relic, top_card
from theogony.games.godstorm.relics import CAULDRON_OF_LIFE, GOLDEN_FLEECE, GREAT_PYRAMIDS, PANDORAS_BOX
from theogony.games.godstorm.state import World
from theogony.games.godstorm.zones import DECK, REMOVED
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep

DRAWS: Final[dict[int, int]] = {GOLDEN_FLEECE: WAR, CAULDRON_OF_LIFE: DEATH, GREAT_PYRAMIDS: SKY}


@step
class StartOfTurn(SeatStep[World]):
    """Each relic owned when the turn begins works once, before the income (GS-093)."""

    owned: tuple[int, ...]

    def run(self, s: World) -> None:
        waiting = tuple([r for r in self.owned if (r in DRAWS or r == PANDORAS_BOX) and has_relic(s, self.seat, r)])
        if waiting:
            s.then(UseRelic(self.seat, waiting))


@step
class UseRelic(Prompt[World]):
    """The turn player chooses the order (GS-093); none of them can be declined (GS-161)."""

    waiting: tuple[int, ...]
    clause: ClassVar[str] = "GS-093"
    kinds: ClassVar[tuple[range, ...]] = (span("use"),)

    def check(self, s: World, move: int) -> Refusal | None:
        if move - USE_RELIC not in self.waiting:
            return no("GS-093", "relic-not-waiting", remedy="choose-waiting-relic")
        return None

    def take(self, s: World, move: int) -> None:
        relic = move - USE_RELIC
        s.then(StartOfTurn(self.seat, tuple([other for other in self.waiting if other != relic])))
        if relic == PANDORAS_BOX:
            open_pandoras_box(s, self.seat)
        else:
            draw(s, self.seat, DRAWS[relic], 1, "GS-163")  # no god needed, and no part of the limit of four


def open_pandoras_box(s: World, seat: int) -> None:
    """A Death card is turned over and played at once, free and without the death god (GS-160, GS-161)."""
    if not s.deck(DEATH):
        return
    card = top_card(s, DEATH)
    if card_in_play(card).playable(s, seat) is None:
        announce(s, seat, card, DECK + DEATH, "GS-161")
    else:
        s.reveal("card-lost", "GS-162", seat=seat, card=CARDS[card])
        s.cards.move(card, DECK + DEATH, REMOVED)
