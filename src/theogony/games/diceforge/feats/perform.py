"""Performing a heroic feat: price, portal, card, effect, memories. -- chapter 7"""

from typing import ClassVar

from theogony.games.diceforge.content import (
    ANCIENT,
    FEAT_SLOT,
    FEATS,
    FROM_FEAT,
    MOON,
    SLOT_COUNT,
    SLOT_ISLAND,
    STORED,
    SUN,
    feat,
)
from theogony.games.diceforge.feats.effect import EFFECTS
from theogony.games.diceforge.moves import PERFORM, RECALL, asks
from theogony.games.diceforge.ousting import EnterPortal
from theogony.games.diceforge.payments import pay_shards, payable
from theogony.games.diceforge.reserves import Decision, receive
from theogony.games.diceforge.smith import scepters
from theogony.games.diceforge.state import MEMORY_CARDS, NOT_PLACED, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep


def feat_refusal(s: Tournament, seat: int, number: int) -> Refusal | None:
    """The set must be in this game, a card must be left (DF-064), and the price must be at hand (DF-063)."""
    refusal = card_refusal(s, number)
    slot = FEAT_SLOT[number]
    if refusal is None and not payable(s, seat, s.box.slot_sun[slot], s.box.slot_moon[slot]):
        return no(
            "DF-063", "too-few-shards", remedy="gain-shards", sun=s.box.slot_sun[slot], moon=s.box.slot_moon[slot]
        )
    return refusal


def card_refusal(s: Tournament, number: int) -> Refusal | None:
    """One set lies in each slot (DF-020), with as many cards as are left (DF-064)."""
    slot = FEAT_SLOT[number]
    if s.slots[slot] != number:
        return no("DF-020", "set-not-in-game", remedy="choose-set-in-game", feat=FEATS[number])
    if not s.stack[slot]:
        return no("DF-064", "no-card-left", remedy="choose-another-feat", feat=FEATS[number])
    return None


def payable_feats(s: Tournament, seat: int) -> list[int]:
    """The feats that the seat can perform, as moves; ascending, since sets are numbered slot by slot."""
    stack, slots = s.stack, s.slots
    suns, moons = s.box.slot_sun, s.box.slot_moon
    sun, moon = s.have[STORED * seat + SUN], s.have[STORED * seat + MOON]
    more = s.have[STORED * seat + ANCIENT] > 0 or scepters(s, seat) > 0
    found: list[int] = []
    for slot in range(SLOT_COUNT):
        if stack[slot] and (
            (suns[slot] <= sun and moons[slot] <= moon) or (more and payable(s, seat, suns[slot], moons[slot]))
        ):
            found.append(PERFORM + slots[slot])
    return found


def perform(s: Tournament, seat: int, number: int) -> None:
    """In this order: pay, move and oust, take the card, and what follows from it (DF-063, DF-067)."""
    slot = FEAT_SLOT[number]
    s.then(EnterPortal(seat, SLOT_ISLAND[slot]), TakeCard(seat, number))
    pay_shards(s, seat, s.box.slot_sun[slot], s.box.slot_moon[slot])


@step
class TakeCard(SeatStep[Tournament]):
    """The card is taken, the Rebellion zone rewards it, its effect is applied, and memories come back (DF-067).

    The same feat may be performed again as long as cards are left; effects add up (DF-065). Which pile a card lies on
    follows from its set (DF-066).
    """

    feat: int

    def run(self, s: Tournament) -> None:
        slot = FEAT_SLOT[self.feat]
        if s.events is not None:
            s.tell("feat-performed", "DF-063", seat=self.seat, feat=FEATS[self.feat])
        s.rules.takes_card(s, self.seat, self.feat)
        colour = s.box.cards_per_stack[s.seats] - s.stack[slot]  # DF-021: colours lie in their order from the top
        s.stack[slot] -= 1
        s.taken[SLOT_COUNT * self.seat + slot] += 1
        tokens = memories_on(s, self.seat, SLOT_ISLAND[slot])
        if tokens:
            s.then(RecallMemories(self.seat, tokens))
        EFFECTS[self.feat](s, self.seat, colour)


def memories_on(s: Tournament, seat: int, island: int) -> tuple[int, ...]:
    """The Memory tokens of the seat that lie on the island now: only these are gained afterwards (DF-257, DF-258)."""
    placed = [token for token, at in enumerate(s.memory) if at != NOT_PLACED and at // 2 == island]
    return tuple([token for token in placed if s.colour_owner[MEMORY_CARDS + token // 2] == seat])


@step
class RecallMemories(Decision):
    """All these Memory tokens are gained and discarded, in the order the player likes (DF-033, DF-257, DF-258)."""

    tokens: tuple[int, ...]
    clause: ClassVar[str] = "DF-257"
    kinds: ClassVar[tuple[range, ...]] = asks("recall")
    unlisted: ClassVar[tuple[str, str]] = ("no-such-memory", "choose-memory")

    def choices(self, s: Tournament) -> list[int]:
        return sorted({RECALL + s.memory[token] % 2 for token in self.tokens})

    def chosen(self, s: Tournament, move: int) -> None:
        side = move - RECALL
        token = next(token for token in self.tokens if s.memory[token] % 2 == side)
        rest = tuple([other for other in self.tokens if other != token])
        s.memory[token] = NOT_PLACED
        if rest:
            s.then(RecallMemories(self.seat, rest))
        receive(s, self.seat, s.box.memory_sides[side], 0, FROM_FEAT + feat("memory"))
