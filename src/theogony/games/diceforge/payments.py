"""Payments: gold from several reserves, shards helped by Scepters and ancient ones. -- DF-131 to DF-136, DF-225"""

from typing import ClassVar, Final

from theogony.games.diceforge.content import ANCIENT, GOLD, MOON, STORED, SUN
from theogony.games.diceforge.moves import ANCIENTS, SCEPTER_AS, SPEND, asks
from theogony.games.diceforge.reserves import Decision
from theogony.games.diceforge.smith import gold_of, scepters
from theogony.games.diceforge.state import Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no

AS_SUN: Final = 1
AS_MOON: Final = 2
ANCIENT_SUN: Final = 4  # stages of a payment in shards: Scepter 0 to 3, ancient shards as sun, ancient shards as moon
ANCIENT_MOON: Final = 5


def too_little_gold(s: Tournament, seat: int, price: int, clause: str) -> Refusal | None:
    """The gold must be there before anything is paid; the reserve and all Scepters count (DF-131)."""
    if price <= s.have[STORED * seat + GOLD]:
        return None
    gold = gold_of(s, seat)
    return no(clause, "too-little-gold", remedy="gain-gold", price=price, gold=gold) if gold < price else None


def pay_gold(s: Tournament, seat: int, price: int) -> None:
    """The price leaves the reserve and the Scepters, as the player likes; asked only where there is a choice."""
    if price and s.events is not None:
        s.tell("gold-paid", "DF-131", seat=seat, gold=price)
    _pay_gold_from(s, seat, price, 0)


def _pay_gold_from(s: Tournament, seat: int, price: int, first: int) -> None:
    for place in range(first, scepters(s, seat)):
        if price and s.scepter[4 * seat + place]:
            s.then(PayGold(seat, price, place))
            return
    s.have[STORED * seat + GOLD] -= price


@step
class PayGold(Decision):
    """How much of the price comes from this Scepter; the reserve pays what is left in the end (DF-131, DF-135)."""

    price: int
    place: int
    clause: ClassVar[str] = "DF-131"
    kinds: ClassVar[tuple[range, ...]] = asks("spend")

    def least(self, s: Tournament) -> int:
        """What the other reserves cannot pay."""
        others = s.have[STORED * self.seat + GOLD]
        for place in range(self.place + 1, scepters(s, self.seat)):
            others += s.scepter[4 * self.seat + place]
        return max(0, self.price - others)

    def most(self, s: Tournament) -> int:
        return min(self.price, s.scepter[4 * self.seat + self.place])

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if not self.least(s) <= move - SPEND <= self.most(s):
            return no("DF-131", "amount-out-of-range", remedy="choose-between", low=self.least(s), high=self.most(s))
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [SPEND + gold for gold in range(self.least(s), self.most(s) + 1)]

    def chosen(self, s: Tournament, move: int) -> None:
        s.scepter[4 * self.seat + self.place] -= move - SPEND
        _pay_gold_from(s, self.seat, self.price - (move - SPEND), self.place + 1)


# -- shards ------------------------------------------------------------------------------------------------------------


def payable(s: Tournament, seat: int, sun: int, moon: int) -> bool:
    """Whether a feat or an extra action at this price can be paid in the seat's own turn.

    Each ancient shard counts as sun or moon (DF-225). A Scepter with 4 gold is 1 shard, with 6 it is 2 of one kind,
    alone or together with shards of the reserve (DF-132 to DF-135).
    """
    at = STORED * seat
    if sun <= s.have[at + SUN] and moon <= s.have[at + MOON]:
        return True
    if not s.have[at + ANCIENT] and not scepters(s, seat):
        return False
    return _payable_from(s, seat, sun, moon, 0)


def _payable_from(s: Tournament, seat: int, sun: int, moon: int, stage: int) -> bool:
    """Whether the rest can be paid with what the stages from this one on can give."""
    for place in range(stage, scepters(s, seat)):
        shards = s.box.scepter_shards[s.scepter[4 * seat + place]]
        if shards:
            if sun and _payable_from(s, seat, max(0, sun - shards), moon, place + 1):
                return True
            if moon and _payable_from(s, seat, sun, max(0, moon - shards), place + 1):
                return True
    at = STORED * seat
    lacking = max(0, sun - s.have[at + SUN]) + max(0, moon - s.have[at + MOON])
    return lacking <= s.have[at + ANCIENT]


def pay_shards(s: Tournament, seat: int, sun: int, moon: int, first: int = 0) -> None:
    """The price leaves the reserves; where Scepters or ancient shards can help, the player decides how, from the first
    stage on."""
    if sun or moon:
        for place in range(first, scepters(s, seat)):
            if s.box.scepter_shards[s.scepter[4 * seat + place]]:
                s.then(PayShards(seat, sun, moon, place))
                return
        if s.have[STORED * seat + ANCIENT]:
            if sun and first <= ANCIENT_SUN:
                s.then(PayShards(seat, sun, moon, ANCIENT_SUN))
                return
            if moon and first <= ANCIENT_MOON:
                s.then(PayShards(seat, sun, moon, ANCIENT_MOON))
                return
    s.have[STORED * seat + SUN] -= sun
    s.have[STORED * seat + MOON] -= moon


@step
class PayShards(Decision):
    """What a Scepter or the ancient shards contribute to a price; the reserve pays what is left in the end.

    A Scepter is emptied at once, and shards that it makes beyond the price are lost (DF-134, DF-326). Spending ancient
    shards moves no token (DF-225).
    """

    sun: int
    moon: int
    stage: int
    clause: ClassVar[str] = "DF-134"
    kinds: ClassVar[tuple[range, ...]] = asks("scepter", "ancient")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move < ANCIENTS:
            if self.stage >= ANCIENT_SUN:
                return no("DF-225", "not-asked", remedy="answer-the-prompt")
            return self._allows_scepter(s, move - SCEPTER_AS)
        if self.stage < ANCIENT_SUN:
            return no("DF-134", "not-asked", remedy="answer-the-prompt")
        return self._allows_ancient(s, move - ANCIENTS)

    def _allows_scepter(self, s: Tournament, use: int) -> Refusal | None:
        sun, moon = self._after_scepter(s, use)
        if use and (sun, moon) == (self.sun, self.moon):
            return no("DF-134", "shard-not-due", remedy="choose-what-is-due")
        if not _payable_from(s, self.seat, sun, moon, self.stage + 1):
            return no("DF-134", "price-not-covered", remedy="use-more-shards")
        return None

    def _after_scepter(self, s: Tournament, use: int) -> tuple[int, int]:
        shards = s.box.scepter_shards[s.scepter[4 * self.seat + self.stage]]
        if use == AS_SUN:
            return max(0, self.sun - shards), self.moon
        return (self.sun, max(0, self.moon - shards)) if use == AS_MOON else (self.sun, self.moon)

    def _allows_ancient(self, s: Tournament, shards: int) -> Refusal | None:
        at = STORED * self.seat
        sun_stage = self.stage == ANCIENT_SUN
        due, other = (self.sun, self.moon) if sun_stage else (self.moon, self.sun)
        if shards > min(due, s.have[at + ANCIENT]):
            return no("DF-225", "too-many-ancient", remedy="choose-at-most", most=min(due, s.have[at + ANCIENT]))
        kind, other_kind = (SUN, MOON) if sun_stage else (MOON, SUN)
        lacking = max(0, other - s.have[at + other_kind]) if sun_stage else 0
        if due - shards > s.have[at + kind] or lacking > s.have[at + ANCIENT] - shards:
            return no("DF-225", "price-not-covered", remedy="use-more-shards")
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        sun, moon = self.sun, self.moon
        if move < ANCIENTS:
            sun, moon = self._after_scepter(s, move - SCEPTER_AS)
            if move > SCEPTER_AS:
                s.scepter[4 * self.seat + self.stage] = 0
                s.tell(
                    "scepter-emptied", "DF-132", seat=self.seat, resource="sun" if move == SCEPTER_AS + 1 else "moon"
                )
        else:
            shards = move - ANCIENTS
            s.have[STORED * self.seat + ANCIENT] -= shards
            if self.stage == ANCIENT_SUN:
                sun -= shards
            else:
                moon -= shards
        pay_shards(s, self.seat, sun, moon, self.stage + 1)
