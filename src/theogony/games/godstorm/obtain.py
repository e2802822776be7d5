"""Step 3: obtain miracle cards. -- chapter 12"""

from typing import ClassVar

from theogony.games.godstorm.checks import affordable
from theogony.games.godstorm.content import DECKS, GODS, by_deck
from theogony.games.godstorm.moves import BUY, DONE, span
from theogony.games.godstorm.pieces import draw, has_relic, pay
from theogony.games.godstorm.relics import STONEHENGE, STONEHENGE_PRICE
from theogony.games.godstorm.state import NOWHERE, World
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


def card_price(s: World, seat: int) -> int:
    """What one card costs (GS-140); fixed before drawing (GS-145)."""
    return STONEHENGE_PRICE if has_relic(s, seat, STONEHENGE) else s.box.card_price


class BuyMiracles(Prompt[World]):
    """Name the cards one by one; they are paid, drawn and looked at together at the end (GS-142, GS-144)."""

    clause: ClassVar[str] = "GS-144"
    kinds: ClassVar[tuple[range, ...]] = (span("buy"), span("done"))

    def hides(self, s: World) -> bool:
        """A purchase is closed by the player, never by itself: until then it can be taken back."""
        return sum(s.bought) > 0

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        deck = move - BUY
        if s.god(self.seat, deck) == NOWHERE:
            return no("GS-140", "god-not-in-play", remedy="summon-god", god=GODS[deck])
        if sum(s.bought) >= s.box.cards_per_turn:  # cards of labours and relics do not count (GS-134, GS-163)
            return no("GS-141", "four-cards-bought", remedy="next-turn", limit=s.box.cards_per_turn)
        if s.bought[deck] >= len(s.deck(deck)):
            return no("GS-145", "deck-exhausted", remedy="choose-another-deck", deck=DECKS[deck])
        return affordable(s, self.seat, card_price(s, self.seat) * (sum(s.bought) + 1), "GS-140")

    def tempting(self, s: World) -> list[int]:
        return list(span("buy"))

    def take(self, s: World, move: int) -> None:
        if move != DONE:
            s.bought[move - BUY] += 1
            s.then(self)
            return
        bought = s.bought
        number = sum(bought)
        if number == 0:
            return
        s.bought = [0, 0, 0, 0]
        pay(s, self.seat, number * card_price(s, self.seat))
        s.tell("bought", "GS-144", seat=self.seat, decks=by_deck(bought))
        for deck in range(4):
            draw(s, self.seat, deck, bought[deck], "GS-144")
