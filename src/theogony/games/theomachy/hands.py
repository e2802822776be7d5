"""Cards are discarded, taken back, looked at and picked because a text says so."""

from typing import ClassVar

from theogony.games.theomachy import sky
from theogony.games.theomachy.amendments import BLOCKS, TOP_COPY_FIRST
from theogony.games.theomachy.content import DESIGN, DESIGNS, EARTH, ESSENCE, HAND_TOUCHED, SOURCES
from theogony.games.theomachy.guards import hand_guarded, use_hand_guard
from theogony.games.theomachy.moves import CARD, DONE, NONE, SLOT, span
from theogony.games.theomachy.piles import (
    card_in,
    designs,
    discard_at_random,
    discard_from_hand,
    names,
    put_on_discards,
    reclaim,
)
from theogony.games.theomachy.reactions import ask_for_reactions
from theogony.games.theomachy.running import EARTH_DISCARDED, HAND_ASKED, HAND_SPARED, remember, running
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.targets import affected, matches
from theogony.games.theomachy.texts import Resolve, Stop, texts
from theogony.games.theomachy.vocabulary import ALL, WHO
from theogony.games.theomachy.zones import ASIDE, DISCARD, HAND
from theogony.kernel.effects.machine import Written
from theogony.kernel.fields import step
from theogony.kernel.refusal import Caution, Refusal, mind, no
from theogony.kernel.step import Listed, Prompt, Step


def throw_away(s: Table, seat: int, design: int) -> None:
    """One card of a design is discarded because the running text says so."""
    discard_from_hand(s, seat, _least_useful(s, seat, design), "TH-226")
    _note_discard(s, seat, design)


def _least_useful(s: Table, seat: int, design: int) -> int:
    """A copy in the hand, rather one that was played before."""
    copies = [card for card in s.hand(seat) if DESIGN[card] == design]
    spent = [card for card in copies if card in s.spent]
    return (spent or copies)[0]


# -- several cards at once: they wait, unseen, until they are laid down as a block ------------------------------------


def _add_to_block(s: Table, seat: int, card: int) -> None:
    s.cards.move(card, HAND + seat, ASIDE + seat)
    _note_discard(s, seat, DESIGN[card])


def _lay_block(s: Table, seat: int) -> None:
    """Of several cards the owner chooses the one that is seen (TH-227)."""
    cards = s.aside(seat)
    if len(cards) > 1:
        s.then(TopOfBlock(seat))
    elif cards:
        put_on_discards(s, ASIDE + seat, seat, cards[0])
        s.reveal("discarded", "TH-226", seat=seat, card=DESIGNS[DESIGN[cards[0]]])


class TopOfBlock(Listed[Table]):
    """Which of the cards discarded together lies on top, for all to see (TH-227)."""

    clause: ClassVar[str] = "TH-227"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)
    unlisted: ClassVar[tuple[str, str]] = ("not-discarded", "choose-another")

    def options(self, s: Table) -> list[int]:
        return [CARD + design for design in designs(s.aside(self.seat))]

    def hides(self, s: Table) -> bool:
        return True

    def take(self, s: Table, move: int) -> None:
        cards = s.aside(self.seat)
        top = next(card for card in cards if DESIGN[card] == move - CARD)
        s.cards.block([ASIDE + self.seat], DISCARD + self.seat, top)
        s.frontier += 1
        if s.events is not None:
            number, on_top = len(cards), DESIGNS[move - CARD]
            seat, own = self.seat, names(cards)
            s.whisper((seat,), {"cards": own}, "block-discarded", "TH-227", seat=seat, number=number, top=on_top)


def _note_discard(s: Table, seat: int, design: int) -> None:
    remember(s, 1, EARTH_DISCARDED if ESSENCE[design] == EARTH else 0)
    causer = running(s).seat
    if causer != seat:
        s.deeds[causer].discards += 1


# -- the own hand -----------------------------------------------------------------------------------------------------


@step
class DiscardCards(Prompt[Table]):
    """A player discards ``left`` cards of his hand; when ``free`` he may stop. Several make a ``block`` (TH-227)."""

    left: int
    free: int
    block: int = 0
    clause: ClassVar[str] = "TH-121"
    kinds: ClassVar[tuple[range, ...]] = (span("card"), span("done"))

    def check(self, s: Table, move: int) -> Refusal | None:
        if move == DONE:
            return None if self.free else no("TH-121", "discard-first", remedy="choose-a-card")
        if move - CARD not in designs(s.hand(self.seat)):
            return no("TH-121", "not-in-hand", remedy="choose-another")
        return None

    def options(self, s: Table) -> list[int]:
        found = [CARD + design for design in designs(s.hand(self.seat))]
        return [*found, DONE] if self.free else found

    def hides(self, s: Table) -> bool:
        return len(s.hand(self.seat)) > 1

    def take(self, s: Table, move: int) -> None:
        if move != DONE:
            if self.block:
                _add_to_block(s, self.seat, _least_useful(s, self.seat, move - CARD))
            else:
                throw_away(s, self.seat, move - CARD)
            if self.left > 1 and s.hand(self.seat):
                s.then(DiscardCards(self.seat, self.left - 1, int(self.free or self.left > ALL // 2), self.block))
                return
        if self.block:
            _lay_block(s, self.seat)


@step
class ReclaimCard(Prompt[Table]):
    """A player takes a card from his own discard pile; which one is his secret (TH-226)."""

    filter: int
    clause: ClassVar[str] = "TH-226"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        if move - CARD not in designs(s.discard_pile(self.seat)):
            return no("TH-226", "not-in-discards", remedy="choose-another")
        if move not in self.options(s):
            return no("TH-226", "power-cards-only", remedy="choose-another")
        return None

    def options(self, s: Table) -> list[int]:
        pile = s.discard_pile(self.seat)
        return [CARD + design for design in designs(tuple([card for card in pile if matches(card, self.filter)]))]

    def hides(self, s: Table) -> bool:
        return len(s.discard_pile(self.seat)) > 1

    def cautions(self, s: Table) -> dict[int, Caution]:
        """A copy that was played in this Hand may be held, but not played again in it (TH-250)."""
        pile = s.discard_pile(self.seat)
        fresh = {DESIGN[card] for card in pile if card not in s.spent}
        return {
            move: mind("TH-250", "not-again-in-this-hand", card=DESIGNS[move - CARD])
            for move in self.options(s)
            if move - CARD not in fresh
        }

    def take(self, s: Table, move: int) -> None:
        """Rather a copy that can still be played in this Hand (TH-250), and of those the one that lies on top: which it
        is must not depend on what the others do not see."""
        pile = s.discard_pile(self.seat)
        card, top = card_in(pile, move - CARD, s.spent), pile[-1]
        if s.amended(TOP_COPY_FIRST) and DESIGN[top] == DESIGN[card] and top not in s.spent:
            card = top
        reclaim(s, self.seat, card, "TH-226")


class MayReplace(Listed[Table]):
    """Who has looked at the next face-down card may put it under the Essence deck."""

    clause: ClassVar[str] = "TH-229"
    kinds: ClassVar[tuple[range, ...]] = (span("slot"), span("none"))
    unlisted: ClassVar[tuple[str, str]] = ("not-the-next-card", "choose-another")

    def options(self, s: Table) -> list[int]:
        return [SLOT + s.shown, NONE]

    def take(self, s: Table, move: int) -> None:
        if move != NONE:
            sky.replace(s, self.seat, move - SLOT, "TH-229")


# -- the hand of another ----------------------------------------------------------------------------------------------


@step
class Touch(Step[Table]):
    """The operation ``at`` an address of the text is about to touch a hand: its holder may answer first (TH-256)."""

    at: int
    seat: int

    def run(self, s: Table) -> None:
        text, seat = running(s), self.seat
        if text.spares(HAND_SPARED, seat) or not s.hand(seat):
            return
        if hand_guarded(s, seat):  # altogether
            remember(s, 0, 1 << HAND_SPARED + seat)
            s.tell("hand-guarded", "TH-241", seat=seat, source=SOURCES[text.source])
        elif not text.spares(HAND_ASKED, seat):
            remember(s, 0, 1 << HAND_ASKED + seat)
            s.then(self)
            ask_for_reactions(s, HAND_TOUCHED, text.seat, 1 << seat, text.source)
        elif use_hand_guard(s, seat, text.source):  # once
            remember(s, 0, 1 << HAND_SPARED + seat)
        else:
            op = texts(s).code[self.at]
            assert isinstance(op, HandAct)
            op.touch(s, text, seat)


class HandAct(Stop):
    """An operation that looks at the hands of others or makes them lose cards."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.who = given.word("who", WHO)

    def can(self, s: Table, seat: int, target: int) -> bool:
        return any(s.hand(other) for other in affected(s, seat, self.who, target))

    def do(self, s: Table, text: Resolve) -> None:
        for seat in reversed(affected(s, text.seat, self.who, text.target)):
            s.then(Touch(self.at, seat))

    def touch(self, s: Table, text: Resolve, seat: int) -> None:
        """Nothing keeps it off: the hand is touched."""
        raise NotImplementedError


def lose_at_random(s: Table, seat: int, number: int) -> None:
    """So many cards, as far as there are any, are picked by chance (TH-230, TH-232); several make a block (TH-227)."""
    number = min(number, len(s.hand(seat)))
    if number > 1 and s.amended(BLOCKS):
        for _ in range(number):
            hand = s.hand(seat)
            _add_to_block(s, seat, hand[s.rng.below(len(hand))])
        _lay_block(s, seat)
        return
    for _ in range(number):
        discard_at_random(s, seat, "TH-230")
        _note_discard(s, seat, DESIGN[s.discard_pile(seat)[-1]])


@step
class PickFromHand(Listed[Table]):
    """Who has looked at a hand picks the card that its holder discards."""

    owner: int
    filter: int
    clause: ClassVar[str] = "TH-229"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)
    unlisted: ClassVar[tuple[str, str]] = ("not-to-be-picked", "choose-another")

    def options(self, s: Table) -> list[int]:
        hand = s.hand(self.owner)
        return [CARD + design for design in designs(tuple([card for card in hand if matches(card, self.filter)]))]

    def hides(self, s: Table) -> bool:
        return True

    def take(self, s: Table, move: int) -> None:
        throw_away(s, self.owner, move - CARD)


@step
class DiscardEssence(Listed[Table]):
    """A player must discard a card of the named Essence, and chooses which."""

    essence: int
    clause: ClassVar[str] = "TH-229"
    kinds: ClassVar[tuple[range, ...]] = (span("card"),)
    unlisted: ClassVar[tuple[str, str]] = ("other-essence", "choose-another")

    def options(self, s: Table) -> list[int]:
        hand = s.hand(self.seat)
        return [CARD + design for design in designs(hand) if ESSENCE[design] == self.essence]

    def hides(self, s: Table) -> bool:
        return len(s.hand(self.seat)) > 1

    def take(self, s: Table, move: int) -> None:
        throw_away(s, self.seat, move - CARD)
