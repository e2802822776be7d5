"""The Forge: Workshop and Factory push their tiles along. -- 9.2 (HY-143 to HY-153, HY-420), HY-123"""

from typing import ClassVar, Final

from theogony.games.hybris.content import AEGIS, FOLLOWER, TECHNOLOGIES, VP
from theogony.games.hybris.goods import gain, pay
from theogony.games.hybris.moves import ACCEPT, DONE, FABRICATE, REMOVE, SPARE, USE, span
from theogony.games.hybris.prices import reduction_refusal, spared, use_reduction, uses_of
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import modifier
from theogony.games.hybris.uses import modified
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt

FABRICATE_COST: Final = modifier("fabricate_cost")
MORE_STORAGE: Final = modifier("storage")
SPARE_AEGIS: Final = SPARE  # of the two moves, in this order

# -- tiles push each other --------------------------------------------------------------------------------------------


def enter_workshop(s: Hybris, seat: int, tile: int) -> None:
    """A tile comes on space A; what is there slides on, and out of C into the Factory for nothing (HY-144 to
    HY-146)."""
    s.owner = exchanged(s.owner, tile, seat)
    pushed = tile
    for space, there in enumerate(s.workshop):
        s.workshop, pushed = exchanged(s.workshop, space, pushed), there
        if pushed == NOTHING:
            return
    s.tell("fabricated", "HY-145", seat=s.owner[pushed], technology=TECHNOLOGIES[pushed])
    enter_factory(s, seat, pushed)


def enter_factory(s: Hybris, seat: int, tile: int) -> None:
    """A tile comes on space 1; those before it slide on as needed (HY-147). ``seat`` is who does it."""
    push(s, seat, 0, tile)


def push(s: Hybris, seat: int, space: int, tile: int) -> None:
    """A tile comes on this space of the Factory, and what it pushes out of the last one leaves (HY-148)."""
    pushed = tile
    while space < len(s.factory):
        s.factory, pushed = exchanged(s.factory, space, pushed), s.factory[space]
        if pushed == NOTHING:
            return
        space += 1
    leave_factory(s, seat, pushed)


def leave_factory(s: Hybris, seat: int, tile: int) -> None:
    """A tile goes to its owner; whoever moves out another's gains 1 VP (HY-149, HY-150). NOBODY gains it at 4.6."""
    owner = s.owner[tile]
    s.tell("produced", "HY-149", seat=owner, technology=TECHNOLOGIES[tile])
    if seat not in (NOBODY, owner):
        gain(s, seat, VP, 1, "HY-149")
    store(s, owner, tile)


def store(s: Hybris, seat: int, tile: int) -> None:
    """On a storage slot of the board; one too many and the owner chooses at once which leaves (HY-152, HY-420)."""
    s.owner = exchanged(s.owner, tile, seat)
    player = s.players[seat]
    player.stored |= 1 << tile
    if player.stored.bit_count() > storage(s, seat):
        s.then(RemoveTechnology(seat))


def storage(s: Hybris, seat: int) -> int:
    """2 slots (HY-152), and what a power adds."""
    return s.box.storage + modified(s, seat, MORE_STORAGE)


class RemoveTechnology(Prompt[Hybris]):
    """Which of its stored Technologies does the seat remove from the game? (HY-152)"""

    clause: ClassVar[str] = "HY-152"
    kinds: ClassVar[tuple[range, ...]] = (span("remove-technology"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.players[self.seat].stored >> move - REMOVE & 1:
            return no("HY-152", "not-stored", remedy="choose-stored", technology=TECHNOLOGIES[move - REMOVE])
        return None

    def take(self, s: Hybris, move: int) -> None:
        tile = move - REMOVE
        s.players[self.seat].stored &= ~(1 << tile)
        s.owner = exchanged(s.owner, tile, NOBODY)
        s.tell("technology-removed", "HY-152", seat=self.seat, technology=TECHNOLOGIES[tile])
        if s.players[self.seat].stored.bit_count() > storage(s, self.seat):
            s.then(RemoveTechnology(self.seat))


# -- Produce ----------------------------------------------------------------------------------------------------------


def can_produce(s: Hybris, leaving: int) -> bool:
    """A tile in the Factory that is still there after so many moves of it (HY-151)."""
    for space in range(len(s.factory) - leaving):
        if s.factory[space] != NOTHING:
            return True
    return False


def produce(s: Hybris, seat: int) -> None:
    """All tiles of the Factory slide one space forward (HY-149); ``seat`` is NOBODY at the end of an Age (HY-291)."""
    leaving = s.factory[-1]
    s.factory = (NOTHING, *s.factory[:-1])
    if leaving != NOTHING:
        leave_factory(s, seat, leaving)


def advance(s: Hybris, seat: int, tile: int) -> None:
    """One tile moves forward, pushing others as needed (HY-150)."""
    space = s.factory.index(tile)
    s.factory = exchanged(s.factory, space, NOTHING)
    push(s, seat, space + 1, tile)


def own_in_factory(s: Hybris, seat: int) -> list[int]:
    """The tiles of the seat in the Factory."""
    return [tile for tile in s.factory if tile != NOTHING and s.owner[tile] == seat]


@step
class Advance(Prompt[Hybris]):
    """Which of its tiles in the Factory does the seat move forward (``advance_tech``)?"""

    number: int
    clause: ClassVar[str] = "HY-150"
    kinds: ClassVar[tuple[range, ...]] = (span("fabricate"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move - FABRICATE not in own_in_factory(s, self.seat):
            return no("HY-150", "not-in-factory", remedy="choose-own-tile", technology=TECHNOLOGIES[move - FABRICATE])
        return None

    def take(self, s: Hybris, move: int) -> None:
        tile = move - FABRICATE
        for _ in range(self.number):
            if tile in s.factory:
                advance(s, self.seat, tile)


# -- Fabricate --------------------------------------------------------------------------------------------------------


def can_fabricate(s: Hybris, seat: int, aegis: int) -> bool:
    """An own tile in the Workshop whose cost can be paid with so much Aegis (HY-418)."""
    for space, tile in enumerate(s.workshop):
        if tile != NOTHING and s.owner[tile] == seat and affordable(s, seat, tile, s.box.discounts[space], aegis):
            return True
    return False


def affordable(s: Hybris, seat: int, tile: int, discount: int, aegis: int) -> bool:
    """Whether what is lacking of either resource is not more than what is spared (HY-147, HY-415)."""
    most = discount + spared(s, seat, FABRICATE_COST)
    return lacking(s, seat, s.box.cost[tile][0], s.box.cost[tile][1], aegis) <= most


def lacking(s: Hybris, seat: int, aegis: int, followers: int, at_hand: int) -> int:
    """How many resources the seat has too few of for this price."""
    return max(0, aegis - at_hand) + max(0, followers - s.players[seat].goods[FOLLOWER])


def fabricate(s: Hybris, seat: int) -> None:
    s.then(Fabricate(seat))


class Fabricate(Prompt[Hybris]):
    """Which of its tiles in the Workshop does the seat fabricate? (HY-147)"""

    clause: ClassVar[str] = "HY-147"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("fabricate"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == DONE:
            possible = can_fabricate(s, self.seat, s.players[self.seat].goods[AEGIS])
            return no("HY-147", "must-fabricate", remedy="choose-own-tile") if possible else None
        tile = move - FABRICATE
        if tile not in s.workshop or s.owner[tile] != self.seat:
            return no("HY-147", "not-in-workshop", remedy="choose-own-tile", technology=TECHNOLOGIES[tile])
        discount = s.box.discounts[s.workshop.index(tile)]
        if not affordable(s, self.seat, tile, discount, s.players[self.seat].goods[AEGIS]):
            return no("HY-044", "cannot-pay-tile", remedy="choose-own-tile", technology=TECHNOLOGIES[tile])
        return None

    def options(self, s: Hybris) -> list[int]:
        own = sorted([tile for tile in s.workshop if tile != NOTHING and s.owner[tile] == self.seat])
        return [FABRICATE + tile for tile in own if self.check(s, FABRICATE + tile) is None] or [DONE]

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            tile = move - FABRICATE
            aegis, followers = s.box.cost[tile]
            s.then(PayFabrication(self.seat, tile, aegis, followers, s.box.discounts[s.workshop.index(tile)]))


class Guide(Prompt[Hybris]):
    """Which Technology of Olympus does the seat fabricate at its full cost? (Guidance, HY-122, HY-123)"""

    clause: ClassVar[str] = "HY-123"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("fabricate"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == DONE:
            return None
        tile = move - FABRICATE
        if not s.olympus >> tile & 1:
            return no("HY-122", "not-on-olympus", remedy="choose-technology", technology=TECHNOLOGIES[tile])
        if not affordable(s, self.seat, tile, 0, s.players[self.seat].goods[AEGIS]):
            return no("HY-044", "cannot-pay-tile", remedy="choose-technology", technology=TECHNOLOGIES[tile])
        return None

    def options(self, s: Hybris) -> list[int]:
        aegis, most, cost = s.players[self.seat].goods[AEGIS], spared(s, self.seat, FABRICATE_COST), s.box.cost
        return [
            DONE,
            *[
                FABRICATE + tile
                for tile in range(len(TECHNOLOGIES))
                if s.olympus >> tile & 1 and lacking(s, self.seat, cost[tile][0], cost[tile][1], aegis) <= most
            ],
        ]

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            tile = move - FABRICATE
            s.then(PayFabrication(self.seat, tile, *s.box.cost[tile], 0))


@step
class PayFabrication(Prompt[Hybris]):
    """What is spared of the price, and by which reductions, before it is paid? Each resource of the payer's choice,
    never below zero (HY-147, HY-393, HY-415)."""

    technology: int
    aegis: int  # to be paid
    followers: int
    spared: int  # resources that are spared yet
    clause: ClassVar[str] = "HY-147"
    kinds: ClassVar[tuple[range, ...]] = (span("accept"), span("use"), span("spare"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        at_hand = s.players[self.seat].goods[AEGIS]
        if move == ACCEPT:
            if self.spared and self.aegis + self.followers:
                return no("HY-415", "resources-spared", remedy="spare-a-resource", number=self.spared)
            if lacking(s, self.seat, self.aegis, self.followers, at_hand):
                return no(
                    "HY-044", "cannot-pay-tile", remedy="use-a-reduction", technology=TECHNOLOGIES[self.technology]
                )
            return None
        if move not in span("spare"):
            return reduction_refusal(
                s, self.seat, FABRICATE_COST, move - USE, self.aegis + self.followers - self.spared
            )
        cost = self.aegis if move == SPARE_AEGIS else self.followers
        if not self.spared or not cost:
            return no("HY-415", "nothing-to-spare", remedy="pay-in-full")
        rest = lacking(
            s, self.seat, self.aegis - (move == SPARE_AEGIS), self.followers - (move != SPARE_AEGIS), at_hand
        )
        more = self.spared - 1 + spared(s, self.seat, FABRICATE_COST)
        return no("HY-044", "cannot-pay-then", remedy="spare-the-other") if rest > more else None

    def options(self, s: Hybris) -> list[int]:
        uses = uses_of(s, self.seat, FABRICATE_COST, self.aegis + self.followers - self.spared)
        return [move for move in (ACCEPT, *uses, *span("spare")) if self.check(s, move) is None]

    def take(self, s: Hybris, move: int) -> None:
        if move == ACCEPT:
            pay(s, self.seat, AEGIS, self.aegis, "HY-147")
            pay(s, self.seat, FOLLOWER, self.followers, "HY-147")
            finish_fabrication(s, self.seat, self.technology)
        elif move in span("spare"):
            aegis = int(move == SPARE_AEGIS)
            s.then(
                PayFabrication(
                    self.seat, self.technology, self.aegis - aegis, self.followers - (1 - aegis), self.spared - 1
                )
            )
        else:
            less = use_reduction(s, self.seat, FABRICATE_COST, move - USE)
            s.then(PayFabrication(self.seat, self.technology, self.aegis, self.followers, self.spared + less))


def finish_fabrication(s: Hybris, seat: int, tile: int) -> None:
    """The paid tile is turned over and comes on space 1 of the Factory (HY-147)."""
    if tile in s.workshop:
        s.workshop = exchanged(s.workshop, s.workshop.index(tile), NOTHING)
    s.olympus &= ~(1 << tile)
    s.owner = exchanged(s.owner, tile, seat)
    s.tell("fabricated", "HY-147", seat=seat, technology=TECHNOLOGIES[tile])
    enter_factory(s, seat, tile)
