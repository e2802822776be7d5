"""Cards are drawn, kept, discarded, taken back and looked at; the Constellation and the Track change."""

from theogony.games.theomachy import sky
from theogony.games.theomachy.amendments import BLOCKS
from theogony.games.theomachy.content import CONSTELLATION, ESSENCES, TRACK
from theogony.games.theomachy.hands import (
    DiscardCards,
    DiscardEssence,
    HandAct,
    MayReplace,
    PickFromHand,
    ReclaimCard,
    lose_at_random,
)
from theogony.games.theomachy.moves import NONE, SLOT, span
from theogony.games.theomachy.piles import all_learn_whether, can_draw, draw_cards, look_at_hand
from theogony.games.theomachy.prayer import TakeFree, renew_track
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.running import EARTH_DISCARDED
from theogony.games.theomachy.state import NOTHING, Table
from theogony.games.theomachy.targets import matches, wanted
from theogony.games.theomachy.texts import Act, Amount, Resolve, Stop
from theogony.games.theomachy.vocabulary import ALL, FILTERS
from theogony.games.theomachy.zones import DISCARD, HAND, OF_ESSENCE
from theogony.kernel.effects.machine import Written, go_to
from theogony.kernel.refusal import Refusal, no

# -- the own hand -----------------------------------------------------------------------------------------------------


class Draw(Act):
    def read(self, given: Written) -> None:
        self.amount = Amount(given)
        self.more_for_earth = given.number("more_for_earth", 0)

    def can(self, s: Table, seat: int, target: int) -> bool:
        return can_draw(s, seat)

    def do(self, s: Table, text: Resolve) -> None:
        number = self.amount.now(s, text.seat, text.memo)
        if text.marks & EARTH_DISCARDED:
            number += self.more_for_earth
        draw_cards(s, text.seat, number, "TH-225")


class Discard(Stop):
    """From the own hand: as a cost, of free will, or because the text demands it."""

    def read(self, given: Written) -> None:
        self.amount = given.number("amount", named={"any": ALL})
        self.cost = given.flag("cost")
        self.optional = given.flag("optional")

    def unpaid(self, s: Table, seat: int, cards: int) -> Refusal | None:
        return no("TH-121", "no-card", remedy="play-another") if len(s.hand(seat)) <= cards else None

    def can(self, s: Table, seat: int, target: int) -> bool:
        return bool(s.hand(seat))

    def do(self, s: Table, text: Resolve) -> None:
        hand = s.hand(text.seat)
        if hand:
            block = self.amount > 1 and len(hand) > 1 and s.amended(BLOCKS)
            s.then(DiscardCards(text.seat, self.amount, int(self.optional), int(block)))


class Reclaim(Stop):
    """A card of the own discard pile comes back into the hand (TH-226)."""

    def read(self, given: Written) -> None:
        self.filter = given.word("filter", FILTERS)

    def can(self, s: Table, seat: int, target: int) -> bool:
        return any(matches(card, self.filter) for card in s.discard_pile(seat))

    def do(self, s: Table, text: Resolve) -> None:
        if all_learn_whether(s, DISCARD + text.seat, wanted(self.filter)):
            s.then(ReclaimCard(text.seat, self.filter))


class KeepHand(Act):
    """In step 9 (TH-161)."""

    def read(self, given: Written) -> None:
        self.amount = given.number("amount")

    def do(self, s: Table, text: Resolve) -> None:
        s.deeds[text.seat].may_keep += self.amount


# -- the hands of others ----------------------------------------------------------------------------------------------


class LookHand(HandAct):
    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        look_at_hand(s, text.seat, seat, "TH-229")


class DiscardRandom(HandAct):
    def read(self, given: Written) -> None:
        self.amount = given.number("amount")

    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        lose_at_random(s, seat, self.amount)


class EqualiseHands(HandAct):
    """Whoever holds more discards by chance until both hold the same number."""

    def can(self, s: Table, seat: int, target: int) -> bool:
        return len(s.hand(target)) != len(s.hand(seat))

    def do(self, s: Table, text: Resolve) -> None:
        if text.target < 0:  # nobody's hand is of another size (TH-122)
            return
        more = len(s.hand(text.seat)) - len(s.hand(text.target))
        if more > 0:
            lose_at_random(s, text.seat, more)
        elif more < 0:
            super().do(s, text)

    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        lose_at_random(s, seat, len(s.hand(seat)) - len(s.hand(text.seat)))


class PickDiscard(HandAct):
    """The player picks the card that is discarded; whether there is such a card is seen by all."""

    def read(self, given: Written) -> None:
        self.filter = given.word("filter", FILTERS)

    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        found = all_learn_whether(s, HAND + seat, wanted(self.filter))
        s.reveal("power-asked", "TH-229", seat=seat, found=int(found))
        if found:
            s.then(PickFromHand(text.seat, seat, self.filter))


class DiscardNamed(HandAct):
    """A card of the named Essence, else something else; whether there is such a card is seen by all."""

    def read(self, given: Written) -> None:
        self.named = True
        self.otherwise = given.block("else")

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return list(span("essence"))

    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        found = all_learn_whether(s, HAND + seat, OF_ESSENCE[text.choice])
        s.reveal("essence-asked", "TH-229", seat=seat, essence=ESSENCES[text.choice], found=int(found))
        if found:
            s.then(DiscardEssence(seat, text.choice))
        else:
            go_to(s, self.otherwise)


# -- Constellation and Track ------------------------------------------------------------------------------------------


class LookHidden(Act):
    """At the next face-down card of the Constellation, or at all (TH-229)."""

    def read(self, given: Written) -> None:
        self.all = given.word("which", ["next", "all"]) == 1

    def can(self, s: Table, seat: int, target: int) -> bool:
        return s.shown < CONSTELLATION

    def do(self, s: Table, text: Resolve) -> None:
        sky.look_hidden(s, text.seat, CONSTELLATION if self.all else 1, "TH-229")


class ReplaceConstellation(Stop):
    """The next face-down card if the player likes, or a face-up one; impossible with an empty Essence deck."""

    def read(self, given: Written) -> None:
        self.named = given.word("which", ["next_hidden", "face_up_choice"]) == 1

    def can(self, s: Table, seat: int, target: int) -> bool:
        return sky.essence_left(s) > 0 and (self.named or s.shown < CONSTELLATION)

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return [SLOT + slot for slot in range(s.shown)] + [NONE] if sky.essence_left(s) else []

    def do(self, s: Table, text: Resolve) -> None:
        if not self.can(s, text.seat, text.target):
            return
        if not self.named:
            s.then(MayReplace(text.seat))
        elif text.choice >= 0:
            sky.replace(s, text.seat, text.choice, "TH-229")


class NameEssence(Act):
    """It counts once more for the rest of the Hand (TH-120)."""

    def read(self, given: Written) -> None:
        self.named = True

    def choices(self, s: Table, seat: int, target: int) -> list[int]:
        return list(span("essence"))

    def do(self, s: Table, text: Resolve) -> None:
        s.players[text.seat].named_essence = text.choice
        recount_own(s, text.seat)


class TakeTrack(Stop):
    """A card of the Prayer Track, free."""

    def do(self, s: Table, text: Resolve) -> None:
        if any(s.track(place) != NOTHING for place in range(TRACK)):
            s.then(TakeFree(text.seat))


class RenewTrack(Act):
    def do(self, s: Table, text: Resolve) -> None:
        renew_track(s)
