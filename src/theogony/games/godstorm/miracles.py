"""Step 4: playing miracle cards, from the hand to the effect. -- chapter 13"""

from typing import ClassVar

from theogony.games.godstorm.cards import card_in_play
from theogony.games.godstorm.checks import affordable
from theogony.games.godstorm.content import CARD_DECK, CARDS, DEATH, GODS, MAGIC, SKY, WAR
from theogony.games.godstorm.elimination import settle
from theogony.games.godstorm.moves import DONE, MOVES, PASS, PLAY, span
from theogony.games.godstorm.pieces import has_relic, lose_relic, pay
from theogony.games.godstorm.relics import AEGIS
from theogony.games.godstorm.state import NOWHERE, World
from theogony.games.godstorm.zones import REMOVED, held
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep
from theogony.kernel.window import Answer, Window


def can_play(s: World, seat: int, card: int) -> Refusal | None:
    """The card must be in hand, its god in play, its cost at hand and its condition met (GS-147, GS-151)."""
    deck = CARD_DECK[card]
    if deck == MAGIC:
        return no("GS-157", "relic-not-played", remedy="relic-is-in-play", card=CARDS[card])
    if card not in s.held(seat, deck):
        return no("GS-147", "card-not-in-hand", remedy="choose-from-hand", card=CARDS[card])
    if s.god(seat, deck) == NOWHERE:
        return no("GS-147", "god-not-in-play", remedy="summon-god", god=GODS[deck])
    return affordable(s, seat, s.box.card_cost[card], "GS-147") or card_in_play(card).playable(s, seat)


class PlayMiracles(Prompt[World]):
    """Any number of War and Death cards, one after the other (GS-147, GS-148); Sky cards wait (GS-150).

    Cards that come to the hand meanwhile may be played too (GS-301).
    """

    clause: ClassVar[str] = "GS-147"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("done"))

    def hides(self, s: World) -> bool:
        """Whoever holds a card whose god is in play is asked, playable or not: what it is stays secret (GS-028)."""
        return any(s.held(self.seat, deck) and s.god(self.seat, deck) != NOWHERE for deck in (WAR, DEATH))

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        card = move - PLAY
        if CARD_DECK[card] == SKY and card in s.held(self.seat, SKY):
            return no("GS-150", "not-in-step-four", remedy="wait-for-invasion", card=CARDS[card])
        return can_play(s, self.seat, card)

    def options(self, s: World) -> list[int]:
        return [*playable(s, self), DONE]

    def tempting(self, s: World) -> list[int]:
        return in_hand(s, self.seat)

    def take(self, s: World, move: int) -> None:
        if move != DONE:
            s.then(self)
            play_from_hand(s, self.seat, move - PLAY, "GS-148")


def in_hand(s: World, seat: int) -> list[int]:
    """The moves that play a card of the hand, if they are allowed."""
    return [PLAY + card for card in sorted(set(s.hand(seat)))]


def playable(s: World, prompt: Prompt[World]) -> list[int]:
    """The moves that play a card of the prompt's seat: only its hand need be looked at."""
    return [move for move in in_hand(s, prompt.seat) if prompt.check(s, move) is None]


def play_from_hand(s: World, seat: int, card: int, clause: str) -> None:
    """The card is shown and paid; choices, Aegis and the effect follow (GS-148, GS-152, GS-153)."""
    pay(s, seat, s.box.card_cost[card])
    announce(s, seat, card, held(seat, CARD_DECK[card]), clause)


def announce(s: World, seat: int, card: int, start: int, clause: str) -> None:
    """The card, from hand or deck, lies open on the table; carried out, it has left the game (GS-026)."""
    s.reveal("card-played", clause, seat=seat, card=CARDS[card])
    s.cards.move(card, start, REMOVED)
    s.then(Choose(seat, card, ()))


@step
class Choose(SeatStep[World]):
    """The choices on a card, one after the other, before any die or card is turned (GS-152)."""

    card: int
    chosen: tuple[int, ...]

    def run(self, s: World) -> None:
        if card_in_play(self.card).asks(s, self.seat, self.chosen):
            s.then(Choice(self.seat, self.card, self.chosen))
            return
        s.then(Resolve(self.seat, self.card, self.chosen))
        owner = s.owner_of_relic(AEGIS)
        if owner != NOWHERE:
            s.then(Shield(0, self.seat, self.card, (owner,)))


@step
class Choice(Prompt[World]):
    """One choice on a card; it belongs to the player of the card (GS-152)."""

    card: int
    chosen: tuple[int, ...]
    clause: ClassVar[str] = "GS-152"
    kinds: ClassVar[tuple[range, ...]] = tuple(
        span(kind) for kind in ("target", "space", "player", "choose", "relic", "deck", "route", "move", "with")
    )

    def check(self, s: World, move: int) -> Refusal | None:
        card = card_in_play(self.card)
        for kind in card.asks(s, self.seat, self.chosen):
            if move in kind:
                return card.check(s, self.seat, self.chosen, move)
        return no("GS-152", "not-asked", remedy="answer-the-prompt")

    def options(self, s: World) -> list[int]:
        card = card_in_play(self.card)
        return [
            move
            for kind in card.asks(s, self.seat, self.chosen)
            for move in kind
            if card.check(s, self.seat, self.chosen, move) is None
        ]

    def take(self, s: World, move: int) -> None:
        s.tell("chosen", "GS-152", seat=self.seat, card=CARDS[self.card], move=MOVES.text(move))
        s.then(Choose(self.seat, self.card, (*self.chosen, move)))


class Shield(Window[World]):
    """The owner of Aegis, which lies open, may answer a card before it is carried out (GS-153)."""

    def might_answer(self, s: World, seat: int) -> bool:
        return has_relic(s, seat, AEGIS)

    def question(self, s: World, seat: int) -> Answer[World]:
        return OfferAegis(seat)


class OfferAegis(Answer[World]):
    """The owner of Aegis may give it up to cancel the card just played (GS-153, GS-283)."""

    clause: ClassVar[str] = "GS-153"
    kinds: ClassVar[tuple[range, ...]] = (span("cancel"), span("pass"))
    passing: ClassVar[int] = PASS

    def topic(self) -> str:
        return "aegis"

    def check(self, s: World, move: int) -> Refusal | None:
        return None

    def answer(self, s: World, move: int) -> None:
        s.agenda.pop()  # the window, with the card that it was about
        cancelled = s.agenda.pop()
        assert isinstance(cancelled, Resolve)
        lose_relic(s, AEGIS)
        s.tell("card-cancelled", "GS-153", seat=self.seat, card=CARDS[cancelled.card])


@step
class Resolve(SeatStep[World]):
    """The card is carried out completely, then the checks are made (GS-148, GS-155, GS-285)."""

    card: int
    chosen: tuple[int, ...]

    def run(self, s: World) -> None:
        card_in_play(self.card).effect(s, self.seat, self.chosen)
        settle(s, self.seat)
