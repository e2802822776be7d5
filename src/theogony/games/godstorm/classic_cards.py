"""Classic mode: territory cards, and the sets that are traded for armies. -- chapter 27"""

from typing import ClassVar, Final

from theogony.games.godstorm.content import CARD_SYMBOL, LANDS, TERRITORY_CARDS, WILD, StormBox
from theogony.games.godstorm.moves import DONE, HAND_IN, TARGET, span
from theogony.games.godstorm.muster import PlaceRaised
from theogony.games.godstorm.pieces import name, raise_armies
from theogony.games.godstorm.state import World
from theogony.games.godstorm.zones import DISCARDS, PILE, territory_hand
from theogony.kernel.desk import Desk
from theogony.kernel.fields import step
from theogony.kernel.plan import Cards
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep, Unseen
from theogony.kernel.zones import kind_of

SET: Final = 3  # cards
MUST_TRADE: Final = 5  # cards at the start of a turn that force a trade
MUST_TRADE_AFTER_ELIMINATION: Final = 6


def is_set(cards: list[int]) -> bool:
    """Three equal symbols, one of each, or any two with a wild card (GS-279)."""
    symbols = [CARD_SYMBOL[card] for card in cards]
    return len(cards) == SET and (WILD in symbols or len(set(symbols)) != 2)


def completable(hand: Cards, chosen: tuple[int, ...]) -> bool:
    """Whether cards of the hand complete the chosen ones to a set."""
    if len(chosen) == SET:
        return is_set(list(chosen))
    return any(completable(hand, (*chosen, card)) for card in hand if card not in chosen)


def set_value(box: StormBox, traded: int) -> int:
    """4, 6, 8, 10, 12, 15, then 5 more each (GS-279)."""
    values = box.set_values
    if traded < len(values):
        return values[traded]
    return values[-1] + box.set_step * (traded - len(values) + 1)


@step
class TradeSets(Prompt[World]):
    """Sets may be traded in, and must be while five cards or more are in hand (GS-279).

    The ``spoils`` of an elimination are traded only as long as they must be: down to four or fewer (GS-280).
    """

    chosen: tuple[int, ...]
    spoils: int
    clause: ClassVar[str] = "GS-279"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("hand-in"))

    def check(self, s: World, move: int) -> Refusal | None:
        hand = s.territory_hand(self.seat)
        if move == DONE:
            if self.chosen:
                return no("GS-279", "finish-the-set", remedy="hand-in-three")
            if len(hand) >= MUST_TRADE:
                clause = "GS-280" if self.spoils else "GS-279"
                return no(clause, "must-trade", remedy="hand-in-three", number=len(hand))
            return None
        card = move - HAND_IN
        if card not in hand:
            return no("GS-279", "card-not-in-hand", remedy="choose-from-hand", card=TERRITORY_CARDS[card])
        if card in self.chosen or not completable(hand, (*self.chosen, card)):
            return no("GS-279", "no-set-with-it", remedy="choose-a-set", card=TERRITORY_CARDS[card])
        return None

    def drafted(self, s: World, desk: Desk, move: int) -> Desk:
        """Cards in the order in which they will be laid down; a set is handed in as soon as it is complete."""
        draft = (*desk.draft, move)
        if move == DONE:
            return Desk(self.seat, desk.agenda, draft, True)
        chosen = (*self.chosen, move - HAND_IN)
        return Desk(self.seat, (TradeSets(self.seat, chosen, self.spoils),), draft, len(chosen) == SET)

    def opened(self, s: World, draft: tuple[int, ...]) -> None:
        if not self.chosen:
            return
        trade(s, self.seat, self.chosen)
        if not self.spoils or len(s.territory_hand(self.seat)) >= MUST_TRADE:
            offer_trade(s, self.seat, self.spoils)
        shown = tuple([card for card in self.chosen if card < LANDS and s.owner[card] == self.seat])
        if shown:
            s.then(ShownLand(self.seat, shown))


def offer_trade(s: World, seat: int, spoils: int) -> None:
    """Whether three cards hold a set is secret, so whoever has three is asked (GS-028), and picks the set unseen."""
    if len(s.territory_hand(seat)) >= SET:
        s.then(Unseen((TradeSets(seat, (), spoils),)))


def trade(s: World, seat: int, cards: tuple[int, ...]) -> None:
    """The set is shown and discarded (GS-306); its armies are raised as far as the reserve goes (GS-017)."""
    for card in cards:
        s.cards.move(card, territory_hand(seat), DISCARDS)
    armies = set_value(s.box, s.sets_traded)
    s.sets_traded += 1
    s.reveal("set-traded", "GS-279", seat=seat, cards=[TERRITORY_CARDS[card] for card in cards], armies=armies)
    s.raised = min(s.raised + armies, s.reserve[seat])


@step
class ShownLand(Prompt[World]):
    """Two more armies on one territory shown on the cards that the trader controls (GS-279)."""

    shown: tuple[int, ...]
    clause: ClassVar[str] = "GS-279"
    kinds: ClassVar[tuple[range, ...]] = (span("target"),)

    def check(self, s: World, move: int) -> Refusal | None:
        if move - TARGET not in self.shown:
            return no("GS-279", "not-shown", remedy="choose-shown", place=name(move - TARGET))
        return None

    def take(self, s: World, move: int) -> None:
        raise_armies(s, self.seat, move - TARGET, s.box.shown_land_bonus)
        s.raised = min(s.raised, s.reserve[self.seat])  # GS-017
        s.tell("shown-land", "GS-279", seat=self.seat, place=name(move - TARGET))


class TradeSpoils(SeatStep[World]):
    """Six cards or more after an elimination are traded at once, down to four or fewer (GS-280)."""

    def run(self, s: World) -> None:
        if len(s.territory_hand(self.seat)) >= MUST_TRADE_AFTER_ELIMINATION:
            s.then(PlaceRaised(self.seat))
            offer_trade(s, self.seat, 1)


def draw_territory_card(s: World, seat: int) -> None:
    """One card for a turn with a capture (GS-278); the discards become the pile when it is empty (GS-306)."""
    if not s.cards.content[PILE]:
        _shuffle_discards(s)
    pile = s.cards.content[PILE]
    if not pile:
        return
    card = pile[s.rng.below(len(pile))]
    s.cards.move(card, PILE, territory_hand(seat))
    s.whisper((seat,), {"card": TERRITORY_CARDS[card]}, "drew-territory", "GS-278", seat=seat)


def _shuffle_discards(s: World) -> None:
    """All discards are a new pile (GS-306). Everybody has seen them: no hand holds any of these as yet."""
    discards = list(s.cards.content[DISCARDS])
    s.cards.move_all([DISCARDS], PILE)
    for seat in range(s.seats):
        s.cards.counted(territory_hand(seat), kind_of(discards), 0, 0, s.cards.plan.everybody)
