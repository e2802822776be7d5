"""The draft of starting decks: all choose at once, in secret. -- chapter 3 (TH-031 to TH-039)"""

from typing import ClassVar

from theogony.games.theomachy.content import DESIGNS
from theogony.games.theomachy.moves import DROP, DROPS, PICK, span
from theogony.games.theomachy.piles import card_in, designs, names
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import DRAW, DROPPED, PRAYER_DECK, PRAYER_PLANS, draft_plan, drafted
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal
from theogony.kernel.step import Listed, Prompt, Seal, Step


@step
class DraftRound(Step[Table]):
    """Every player takes a packet of cards from the Prayer deck (TH-031, TH-032)."""

    round: int

    def run(self, s: Table) -> None:
        if self.round > s.box.draft_rounds[s.seats]:
            s.then(Seal(tuple(DropCards(seat) for seat in range(s.seats))), EndOfDraft())
            return
        if self.round == 1:
            s.cards = s.cards.replanned(draft_plan(s.seats, s.box.draft_cards[s.seats], s.box.draft_rounds[s.seats]))
        s.draft_round, s.draft_pick = self.round, 0
        for seat in range(s.seats):
            s.cards.draw(PRAYER_DECK, s.packet_zone(seat), s.box.draft_cards[s.seats], s.rng)
        s.frontier += 1
        s.tell("draft-round", "TH-032", round=self.round)
        s.then(PickTogether(), DraftRound(self.round + 1))


class PickTogether(Step[Table]):
    """All choose one card of their packets at once (TH-033)."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.cards.look(s.packet_zone(seat), 1 << seat)
            if s.events is not None:
                s.whisper((seat,), {"cards": names(s.packet(seat))}, "packet", "TH-033", seat=seat)
        s.then(Seal(tuple(PickCard(seat) for seat in range(s.seats))), PassOn())


class PickCard(Listed[Table]):
    """One card of the packet, put face down before the player (TH-033)."""

    clause: ClassVar[str] = "TH-033"
    kinds: ClassVar[tuple[range, ...]] = (span("pick"),)
    unlisted: ClassVar[tuple[str, str]] = ("not-in-packet", "choose-another")

    def options(self, s: Table) -> list[int]:
        return [PICK + design for design in designs(s.packet(self.seat))]

    def take(self, s: Table, move: int) -> None:
        packet = (self.seat - s.draft_pick) % s.seats
        card = card_in(s.packet(self.seat), move - PICK, [])
        s.cards.move(
            card,
            s.packet_zone(self.seat),
            drafted(s.seats, s.box.draft_cards[s.seats], s.draft_round, packet, s.draft_pick),
        )
        s.whisper((self.seat,), {"card": DESIGNS[move - PICK]}, "picked", "TH-033", seat=self.seat)


class PassOn(Step[Table]):
    """The rest goes to the left, always; the last card of a packet is put aside face down (TH-034 to TH-036)."""

    def run(self, s: Table) -> None:
        s.draft_pick += 1
        if s.draft_pick < s.box.draft_cards[s.seats] - 1:
            s.then(PickTogether())


class DropCards(Prompt[Table]):
    """Eight of the twelve picks are the starting deck; four are dropped face down, in secret (TH-036 to TH-038)."""

    clause: ClassVar[str] = "TH-038"
    kinds: ClassVar[tuple[range, ...]] = (span("drop"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        return None

    def options(self, s: Table) -> list[int]:
        return list(span("drop"))

    def take(self, s: Table, move: int) -> None:
        picks = s.picks(self.seat)
        dropped = [picks[place] for place in DROPS[move - DROP]]
        zones = s.pick_zones(self.seat)
        s.cards.move_all([zone for zone in zones if s.cards.content[zone][0] in dropped], DROPPED)
        s.cards.move_all([zone for zone in zones if s.cards.content[zone]], DRAW + self.seat)
        s.whisper((self.seat,), {"cards": names(s.draw_pile(self.seat))}, "deck-built", "TH-038", seat=self.seat)


class EndOfDraft(Step[Table]):
    """Everybody has eight cards, and nobody knows those of the others; all else is the Prayer deck again (TH-039).

    What a player dropped himself he knows to be in there.
    """

    def run(self, s: Table) -> None:
        s.cards.move_all(list(range(DROPPED, s.cards.plan.zones)), PRAYER_DECK)
        s.cards = s.cards.replanned(PRAYER_PLANS[s.seats])
        s.draft_round = 0
