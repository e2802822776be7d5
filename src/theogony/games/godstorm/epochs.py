"""Epochs: the sealed bid, the turn order, and what comes after the last turn. -- chapter 6"""

from typing import ClassVar

from theogony.games.godstorm.content import CARDS, RELICS
from theogony.games.godstorm.dice import roll_off
from theogony.games.godstorm.elimination import TurnOver
from theogony.games.godstorm.moves import BID, ORDER, span
from theogony.games.godstorm.pieces import has_relic, pay
from theogony.games.godstorm.relics import TABLETS_BONUS, TABLETS_OF_DESTINY
from theogony.games.godstorm.scoring import FinalScoring
from theogony.games.godstorm.state import NOBODY, NOWHERE, World
from theogony.games.godstorm.turn import Turn
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Seal, Step


class BeginEpoch(Step[World]):
    """Before every epoch the players bid faith for the turn order, in secret and together (GS-080, GS-081)."""

    def run(self, s: World) -> None:
        s.rounds += 1
        s.turn = NOBODY
        s.tell("epoch-begins", "GS-080", epoch=s.epoch)
        bidders = []
        for seat in range(s.seats):
            s.bids[seat] = 0
            s.marker[seat] = 0
            if s.alive[seat] and s.faith[seat] > 0:  # who owns nothing bids nothing; eliminated players too (GS-090)
                bidders.append(seat)
        s.then(RevealBids())
        if bidders:
            s.then(Seal(tuple([Bid(seat) for seat in bidders])))


class Bid(Prompt[World]):
    """Any number of own faith, from 0 to all (GS-081)."""

    clause: ClassVar[str] = "GS-081"
    kinds: ClassVar[tuple[range, ...]] = (span("bid"),)

    def check(self, s: World, move: int) -> Refusal | None:
        if move - BID > s.faith[self.seat]:
            return no("GS-081", "bid-above-faith", remedy="bid-at-most", faith=s.faith[self.seat], bid=move - BID)
        return None

    def options(self, s: World) -> list[int]:
        return [BID + faith for faith in range(s.faith[self.seat] + 1)]

    def take(self, s: World, move: int) -> None:
        s.bids[self.seat] = move - BID


class RevealBids(Step[World]):
    """All bids are shown and paid, win or lose (GS-085); the highest chooses a marker first (GS-082)."""

    def run(self, s: World) -> None:
        ranks: dict[int, list[int]] = {}
        for seat in range(s.seats):
            if s.alive[seat]:
                pay(s, seat, s.bids[seat])
                value = s.bids[seat] + (TABLETS_BONUS if has_relic(s, seat, TABLETS_OF_DESTINY) else 0)  # GS-164
                ranks.setdefault(value, []).append(seat)
        s.reveal("bids", "GS-081", bids=s.bids[: s.seats])
        reader = s.owner_of_relic(TABLETS_OF_DESTINY)
        if reader != NOWHERE:
            tablets = CARDS[RELICS[TABLETS_OF_DESTINY]]
            s.tell("bid-raised", "GS-164", seat=reader, card=tablets, number=TABLETS_BONUS)
        # GS-083
        order = [seat for value in sorted(ranks, reverse=True) for seat in roll_off(s, ranks[value], 1, "GS-084")]
        s.then(*[ChooseMarker(seat) for seat in order], NextTurn(0))


class ChooseMarker(Prompt[World]):
    """Any turn order marker still free (GS-082); markers 1 to the number of players are used (GS-047, GS-090)."""

    clause: ClassVar[str] = "GS-082"
    kinds: ClassVar[tuple[range, ...]] = (span("order"),)

    def check(self, s: World, move: int) -> Refusal | None:
        marker = move - ORDER + 1
        if marker > sum(s.alive):
            clause = "GS-047" if marker > s.seats else "GS-090"
            return no(clause, "marker-not-used", remedy="choose-free-marker", marker=marker, players=sum(s.alive))
        if marker in s.marker:
            return no("GS-082", "marker-taken", remedy="choose-free-marker", marker=marker)
        return None

    def tempting(self, s: World) -> list[int]:
        return list(span("order")[: sum(s.alive)])

    def take(self, s: World, move: int) -> None:
        s.marker[self.seat] = move - ORDER + 1
        s.tell("marker-chosen", "GS-082", seat=self.seat, marker=move - ORDER + 1)


@step
class NextTurn(Step[World]):
    """Turns go in the order of the markers, one per player and epoch (GS-086)."""

    marker: int

    def run(self, s: World) -> None:
        for marker in range(self.marker + 1, 6):
            if marker in s.marker:
                seat = s.marker.index(marker)
                if s.alive[seat]:  # GS-090, GS-304: who is out is skipped
                    s.then(Turn(seat), TurnOver(), NextTurn(marker))
                    return
        s.then(EndEpoch())


class EndEpoch(Step[World]):
    """The marker moves on and players bid again (GS-087); on the fifth epoch the game is scored (GS-088).

    The marker decides, wherever Time Stands Still has put it (GS-089).
    """

    def run(self, s: World) -> None:
        s.turn = NOBODY
        if s.epoch >= s.box.epochs:
            s.then(FinalScoring())
        else:
            s.epoch += 1
            s.then(BeginEpoch())
