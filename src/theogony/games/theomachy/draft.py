"""The draft of starting decks: all choose at once, in secret. -- chapter 3 (TH-031 to TH-039)

Until it ends ``kin`` says who has held the card in a packet, and ``aware`` who knows where it is now.
"""

from typing import ClassVar

from theogony.games.theomachy.content import DESIGN
from theogony.games.theomachy.moves import DROP, DROPS, PICK, span
from theogony.games.theomachy.piles import designs, hide, names, nobody_knows
from theogony.games.theomachy.state import Table
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Seal, Step


@step
class DraftRound(Step[Table]):
    """Every player takes a packet of cards from the Prayer deck (TH-031, TH-032)."""

    round: int

    def run(self, s: Table) -> None:
        if self.round > s.box.draft_rounds[s.seats]:
            s.then(Seal(tuple(DropCards(seat) for seat in range(s.seats))), EndOfDraft())
            return
        for seat in range(s.seats):
            cards = [s.deck.pop(s.rng.below(len(s.deck))) for _ in range(s.box.draft_cards[s.seats])]
            s.packet[seat] = sorted(cards)
        s.frontier += 1
        s.tell("draft-round", "TH-032", round=self.round)
        s.then(PickTogether(), DraftRound(self.round + 1))


class PickTogether(Step[Table]):
    """All choose one card of their packets at once (TH-033)."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            _hold(s, seat)
            s.whisper((seat,), {"cards": names(s.packet[seat])}, "packet", "TH-033", seat=seat)
        s.then(Seal(tuple(PickCard(seat) for seat in range(s.seats))), PassOn())


def _hold(s: Table, seat: int) -> None:
    """The seat sees its packet; who has just passed it on knows that it is here."""
    near = 1 << seat | 1 << (seat - 1) % s.seats
    for card in s.packet[seat]:
        s.kin[card] |= 1 << seat
        s.aware[card] = s.kin[card] & near


class PickCard(Prompt[Table]):
    """One card of the packet, put face down before the player (TH-033)."""

    clause: ClassVar[str] = "TH-033"
    kinds: ClassVar[tuple[range, ...]] = (span("pick"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        if move - PICK in designs(s.packet[self.seat]):
            return None
        return no("TH-033", "not-in-packet", remedy="choose-another")

    def options(self, s: Table) -> list[int]:
        return [PICK + design for design in designs(s.packet[self.seat])]

    def take(self, s: Table, move: int) -> None:
        packet = s.packet[self.seat].copy()
        hide(s, self.seat, packet)  # which one was taken nobody else can tell
        card = next(card for card in packet if DESIGN[card] == move - PICK)
        packet.remove(card)
        s.packet[self.seat] = packet
        s.picks[self.seat] = sorted([*s.picks[self.seat], card])
        s.whisper((self.seat,), {"card": names([card])[0]}, "picked", "TH-033", seat=self.seat)


class PassOn(Step[Table]):
    """The rest goes to the left, always; the last card of a packet is put aside face down (TH-034 to TH-036)."""

    def run(self, s: Table) -> None:
        if len(s.packet[0]) == 1:
            for seat in range(s.seats):
                drop(s, seat, s.packet[seat])
                s.packet[seat] = []
            return
        passed = [s.packet[(seat - 1) % s.seats] for seat in range(s.seats)]
        s.packet[: s.seats] = passed
        s.then(PickTogether())


def drop(s: Table, seat: int, cards: list[int]) -> None:
    """Face down on the draft's discard pile, out of play until the draft is over (TH-036, TH-038)."""
    hide(s, seat, cards)
    s.dropped = sorted(s.dropped + cards)


class DropCards(Prompt[Table]):
    """Eight of the twelve picks are the starting deck; four are dropped, in secret (TH-037, TH-038)."""

    clause: ClassVar[str] = "TH-038"
    kinds: ClassVar[tuple[range, ...]] = (span("drop"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        return None

    def options(self, s: Table) -> list[int]:
        return list(span("drop"))

    def take(self, s: Table, move: int) -> None:
        dropped = [s.picks[self.seat][place] for place in DROPS[move - DROP]]
        s.draw[self.seat] = [card for card in s.picks[self.seat] if card not in dropped]
        s.picks[self.seat] = []
        drop(s, self.seat, dropped)
        s.whisper((self.seat,), {"cards": names(s.draw[self.seat])}, "deck-built", "TH-038", seat=self.seat)


class EndOfDraft(Step[Table]):
    """Everybody has eight cards, and nobody knows those of the others; all else is the Prayer deck again (TH-039).

    What a player dropped himself he knows to be in there.
    """

    def run(self, s: Table) -> None:
        for card in s.dropped:
            s.kin[card] = 0
        s.deck = sorted(s.deck + s.dropped)
        s.dropped = []
        for seat in range(s.seats):
            nobody_knows(s, s.draw[seat])  # who passed a card on cannot tell whose it is
            hide(s, seat, s.draw[seat])
