"""The Prayer Track and the Prayer Phase. -- chapter 12"""

from typing import ClassVar, Final

from theogony.games.theomachy.content import DESIGN, DESIGNS, KINDS, TRACK
from theogony.games.theomachy.demands import paid_for_track
from theogony.games.theomachy.moves import DECK, PLACE, span
from theogony.games.theomachy.piles import names, put_on_discards
from theogony.games.theomachy.state import NOTHING, PRAYER, Table
from theogony.games.theomachy.tokens import leave_cult
from theogony.games.theomachy.zones import DISCARD, PRAYER_DECK, RETURNED, TRACK_PLACE
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep, Step

_OFFERS: Final[list[list[list[int]]]] = [
    [[PLACE + place for place in range(TRACK) if places >> place & 1] + deck for places in range(1 << TRACK)]
    for deck in ([], [DECK])
]  # by whether the deck has cards, and by places of the Track, as bits


class PrayerPhase(Step[Table]):
    """Clockwise from the new First Player everybody in the game takes one card (TH-170, TH-174)."""

    def run(self, s: Table) -> None:
        s.phase = PRAYER
        s.rules.after_prayers(s)
        s.then(CleanUp())
        for seat in reversed(s.clockwise(s.first)):
            s.then(PrayerTurn(seat))


class PrayerTurn(SeatStep[Table]):
    """Taking a card is obligatory, unless there is none that can be had (TH-173)."""

    def run(self, s: Table) -> None:
        prompt = TakePrayer(self.seat)
        if _cards_left(s) or prompt.options(s):
            s.then(prompt)


class TakePrayer(Prompt[Table]):
    """A card of the Track for its price, or the unseen top card of the deck for nothing (TH-171, TH-172)."""

    clause: ClassVar[str] = "TH-170"
    kinds: ClassVar[tuple[range, ...]] = (span("place"), span("deck"))

    def check(self, s: Table, move: int) -> Refusal | None:
        if move == DECK:
            return None if _cards_left(s) else no("TH-179", "no-cards-left", remedy="choose-another")
        place = move - PLACE
        if s.track(place) == NOTHING:
            return no("TH-174", "empty-place", remedy="choose-another")
        kind = s.box.price[place]
        if kind >= 0 and s.cult[3 * self.seat + kind] == 0:
            return no("TH-171", "no-token", remedy="choose-another", token=KINDS[kind])
        return None

    def options(self, s: Table) -> list[int]:
        cult = 3 * self.seat
        places = 0
        for place, kind in enumerate(s.box.price):
            if s.cards.content[TRACK_PLACE + place] and (kind < 0 or s.cult[cult + kind]):
                places |= 1 << place
        return _OFFERS[_cards_left(s)][places]

    def tempting(self, s: Table) -> list[int]:
        return list(span("place"))

    def take(self, s: Table, move: int) -> None:
        seat = self.seat
        if move == DECK:
            cards = deal_prayers(s, [DISCARD + seat])
            s.reveal("prayer-from-deck", "TH-172", seat=seat, card=DESIGNS[DESIGN[cards[0]]])
            return
        place = move - PLACE
        take_from_track(s, seat, place)
        kind = s.box.price[place]
        if kind >= 0:
            leave_cult(s, seat, kind)
            paid_for_track(s, seat, kind)


def take_from_track(s: Table, seat: int, place: int) -> None:
    card = s.track(place)
    put_on_discards(s, TRACK_PLACE + place, seat, card)
    s.tell("prayer", "TH-170", seat=seat, place=place + 1, card=DESIGNS[DESIGN[card]])


class TakeFree(Prompt[Table]):
    """A card of the Track for nothing, because a text says so."""

    clause: ClassVar[str] = "TH-182"
    kinds: ClassVar[tuple[range, ...]] = (span("place"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        if s.track(move - PLACE) == NOTHING:
            return no("TH-174", "empty-place", remedy="choose-another")
        return None

    def take(self, s: Table, move: int) -> None:
        take_from_track(s, self.seat, move - PLACE)


# -- the Track --------------------------------------------------------------------------------------------------------


class CleanUp(Step[Table]):
    """What is left in the free places returns to the box, the rest slides right, new cards come (TH-176 to TH-178)."""

    def run(self, s: Table) -> None:
        s.cards.move_all([TRACK_PLACE + place for place in range(TRACK) if s.box.price[place] < 0], RETURNED)
        end = TRACK - 1
        for place in range(TRACK - 1, -1, -1):
            if s.track(place) != NOTHING:
                if place != end:
                    s.cards.move_all([TRACK_PLACE + place], TRACK_PLACE + end)
                end -= 1
        fill_track(s)


def fill_track(s: Table) -> None:
    """Empty places are filled from the deck, the rightmost first (TH-178)."""
    new = deal_prayers(s, [TRACK_PLACE + place for place in range(TRACK - 1, -1, -1) if s.track(place) == NOTHING])
    if new:
        s.reveal("track", "TH-178", cards=names(new))


def deal_prayers(s: Table, ends: list[int]) -> list[int]:
    """The next cards of the Prayer deck, seen by all; an empty one is made anew of what was returned (TH-179)."""
    everybody = s.cards.plan.everybody
    dealt = s.cards.deal(PRAYER_DECK, ends, s.rng, everybody)
    if len(dealt) < len(ends) and s.cards.content[RETURNED]:
        s.cards.move_all([RETURNED], PRAYER_DECK)
        dealt += s.cards.deal(PRAYER_DECK, ends[len(dealt) :], s.rng, everybody)
    return dealt


def _cards_left(s: Table) -> bool:
    return bool(s.cards.content[PRAYER_DECK] or s.cards.content[RETURNED])


def renew_track(s: Table) -> None:
    """The cards of the Track return to the box, six new ones come."""
    s.cards.move_all(list(range(TRACK_PLACE, TRACK_PLACE + TRACK)), RETURNED)
    fill_track(s)
