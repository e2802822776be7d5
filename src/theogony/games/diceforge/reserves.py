"""Reserves: gaining, losing, what a player may refuse or store elsewhere, and tokens for any time. -- chapter 3"""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from theogony.games.diceforge.allegiance import gain_ancient, move_to_loyalty, zone_of
from theogony.games.diceforge.amendments import GOLD_STORED_ONCE, NO_GAIN_IN_VAIN
from theogony.games.diceforge.clauses import SOURCE_CLAUSE
from theogony.games.diceforge.content import (
    COMPANION,
    FEAT_SLOT,
    FROM_FEAT,
    FROM_ZONE,
    GLORY,
    GOLD,
    MOON,
    RESOURCES,
    SLOT_COUNT,
    SOURCES,
    STORED,
    SUN,
    Gain,
    by_resource,
    feat,
    only,
)
from theogony.games.diceforge.moves import CASH, MOVES, REFUSE, STORE, TAKE, TRITON, TRITON_RESOURCES, asks
from theogony.games.diceforge.smith import places, put, room
from theogony.games.diceforge.speech import SPEECH
from theogony.games.diceforge.state import RETIRED, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import SeatStep
from theogony.kernel.window import OpenQuestion

# How a gain comes about: bits that travel with a face from the roll to the reserve.
OWN: Final = 1  # from an own die in a blessing: loyalty zones react (DF-238)
REPEATABLE: Final = 2  # a Cerberus may repeat it (DF-108)
LOSS: Final = 4  # the Minotaur turns it into a loss (DF-099)
REFUSE_SHARDS: Final = 8  # Sentinel (DF-110)
REFUSE_GOLD: Final = 16  # Cyclops (DF-115)
ORACLE: Final = 32  # the Oracle looks at it (DF-259)
QUIET: Final = 64  # Misfortune faces trigger nothing further (DF-267)
NOTED: Final = 128  # the other face of the pair looks at what this one gives (DF-079)
LOOKS: Final = 256  # this face looks at what the other one gave
NAMED: Final = 9  # from this bit on, 1 to 6: the resource that the face gives was named before the order (DF-079)

_TRITON_CARD: Final = FROM_FEAT + feat("triton")
_COMPANION_SLOT: Final = FEAT_SLOT[COMPANION]


def receive(s: Tournament, seat: int, gain: Gain, flags: int, source: int) -> None:
    """Everything in the gain is due now; what is above a limit is lost (DF-027), but counts as gained (DF-029).

    In the order of DF-316: refusals and the storing of gold, the resources, the bonus of the loyalty zone in which the
    token stood, and only then ancient shards and loyalty, which move it.
    """
    gold, sun, moon, glory, ancient, loyalty = gain
    if flags & NOTED:
        s.given = given_bits(gain)  # before conversions and limits (DF-081)
    if flags & LOSS:
        lose(s, seat, gain, source)
        return
    if s.events is not None:
        s.tell("gained", SOURCE_CLAUSE[source], seat=seat, gains=by_resource(gain), source=SOURCES[source])
    if ancient or loyalty:
        s.then(Pledge(seat, ancient, loyalty))  # after the gold has been stored
        if flags & ORACLE:
            s.fealty = 1
    if s.rules.zones and flags & OWN and (gold or glory):
        _zone_bonus(s, seat, gold, glory)
    if flags & (REFUSE_SHARDS | REFUSE_GOLD):
        if flags & REFUSE_SHARDS:
            if moon:
                s.then(OfferRefusal(seat, MOON, moon))
            if sun:
                s.then(OfferRefusal(seat, SUN, sun))
            sun = moon = 0
        elif gold:
            s.then(OfferRefusal(seat, GOLD, gold))
            gold = 0
    if glory:
        s.have[STORED * seat + GLORY] += glory
    if sun:
        store(s, seat, SUN, sun)
    if moon:
        store(s, seat, MOON, moon)
    if gold:
        gain_gold(s, seat, gold)


def given_bits(gain: Gain) -> int:
    """Which resources there are in a gain."""
    bits = 0
    for resource in range(6):
        if gain[resource]:
            bits |= 1 << resource
    return bits


def store(s: Tournament, seat: int, resource: int, amount: int) -> None:
    """Gold, sun or moon goes to the reserve, up to its limit; the rest is lost (DF-027)."""
    at = STORED * seat + resource
    total = s.have[at] + amount
    limit = s.limit[3 * seat + resource]
    if total > limit:
        if s.events is not None:
            s.tell("overflowed", "DF-027", seat=seat, gains={RESOURCES[resource]: total - limit})
        total = limit
    s.have[at] = total


def gain_gold(s: Tournament, seat: int, gold: int) -> None:
    """Gold gained by any means may be put on a Hammer or Scepter instead of into the reserve (DF-086, DF-130)."""
    if places(s, seat):
        if s.amended(GOLD_STORED_ONCE):
            gold += _undecided(s, seat)
        _store_from(s, seat, gold, 0)
    else:
        store(s, seat, GOLD, gold)


def _undecided(s: Tournament, seat: int) -> int:
    """Gold that has come just before, of which nothing is decided yet: both gains are one decision (DF-331)."""
    before = s.agenda[-1] if s.agenda else None
    if isinstance(before, StoreGold) and before.seat == seat and before.place == 0:
        s.agenda.pop()
        return before.gold
    return 0


def _store_from(s: Tournament, seat: int, gold: int, first: int) -> None:
    """Ask about the next place that can take gold; what is left at last goes to the reserve."""
    for place in range(first, places(s, seat)):
        if not gold:
            return
        most = min(gold, room(s, seat, place))
        if most and _unheld(s, seat, gold, place) >= most:  # nothing to decide: there is no other room (DF-331)
            put(s, seat, place, most)
            gold -= most
        elif most:
            s.then(StoreGold(seat, gold, place))
            return
    if gold:
        store(s, seat, GOLD, gold)


def _unheld(s: Tournament, seat: int, gold: int, place: int) -> int:
    """How much of the gold neither the reserve nor a later card can hold: this card takes it, none is lost (DF-331)."""
    if not s.amended(GOLD_STORED_ONCE):
        return 0
    gold -= s.limit[3 * seat + GOLD] - s.have[STORED * seat + GOLD]
    for later in range(place + 1, places(s, seat)):
        gold -= room(s, seat, later)
    return max(0, gold)


def in_vain(s: Tournament, seat: int, resource: int) -> bool:
    """Whether nothing of a gain of this resource would find room: all of it would be lost (DF-027)."""
    if (
        resource > MOON
        or not s.amended(NO_GAIN_IN_VAIN)
        or s.have[STORED * seat + resource] < s.limit[3 * seat + resource]
    ):
        return False
    return resource != GOLD or not any(room(s, seat, place) for place in range(places(s, seat)))


def lose(s: Tournament, seat: int, gain: Gain, source: int) -> None:
    """What would be gained is lost, down to 0 (DF-031, DF-099).

    Loyalty cannot be lost, and ancient shards leave without moving the token (DF-228). Gold on cards is safe (DF-136).
    """
    lost = [0] * 6
    for resource in range(STORED):
        at = STORED * seat + resource
        lost[resource] = min(gain[resource], s.have[at])
        s.have[at] -= lost[resource]
    s.tell("lost", "DF-099", seat=seat, gains=by_resource(lost), source=SOURCES[source])


def lose_up_to(s: Tournament, seat: int, resource: int, amount: int, source: int) -> int:
    """So much leaves the reserve or the track, as far as it is there; returns how much did (DF-031, DF-142, DF-152).

    Glory printed on cards is not on the track and cannot be lost.
    """
    at = STORED * seat + resource
    lost = min(amount, s.have[at])
    s.have[at] -= lost
    if lost and s.events is not None:
        s.tell("lost", SOURCE_CLAUSE[source], seat=seat, gains={RESOURCES[resource]: lost}, source=SOURCES[source])
    return lost


def gain_glory(s: Tournament, seat: int, glory: int, source: int) -> None:
    """Glory points go on the track."""
    if glory:
        receive(s, seat, only(GLORY, glory), 0, source)


def _zone_bonus(s: Tournament, seat: int, gold: int, glory: int) -> None:
    """A die that gives gold or glory, however much, gives the zone's bonus once (DF-238 to DF-244, DF-248, DF-328).

    The bonus is never multiplied (DF-317) nor refused for glory (DF-245, DF-246); its gold may be stored as usual.
    Examples: DF-247, DF-312.
    """
    zone = zone_of(s, seat)
    more_gold, more_glory = bonus_of(s, zone, (gold, 0, 0, glory, 0, 0))
    if more_gold or more_glory:
        s.then(Receive(seat, (more_gold, 0, 0, more_glory, 0, 0), FROM_ZONE + zone))


def bonus_of(s: Tournament, zone: int, gain: Gain) -> tuple[int, int]:
    """What a zone adds in gold and in glory to a gain of an own die (DF-239 to DF-244)."""
    gold = glory = 0
    if gain[GOLD]:
        gold += s.box.zone_on_gold[zone][GOLD]
        glory += s.box.zone_on_gold[zone][GLORY]
    if gain[GLORY]:
        glory += s.box.zone_on_glory[zone][GLORY]
    return gold, glory


@step
class Receive(SeatStep[Tournament]):
    """A gain that comes after something else: the bonus of a zone (DF-316), or what was paid for."""

    gain: Gain
    source: int

    def run(self, s: Tournament) -> None:
        receive(s, self.seat, self.gain, 0, self.source)


@step
class Pledge(SeatStep[Tournament]):
    """Ancient shards are taken and loyalty is shown: the token moves, step by step (DF-223, DF-224, DF-226)."""

    ancient: int
    loyalty: int

    def run(self, s: Tournament) -> None:
        if self.ancient:
            gain_ancient(s, self.seat, self.ancient)
        if self.loyalty:
            move_to_loyalty(s, self.seat, self.loyalty)


# -- decisions, and the tokens that may be used at any of them ---------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(OpenQuestion[Tournament]):
    """A choice. The active player may also use a Triton token or cash in a Companion at each of his own (DF-056).

    What is written as an order has no way to decline if it can be done; what is written with "may" has one (DF-068).
    """

    unlisted: ClassVar[tuple[str, str]] = ("", "")  # why another answer than the choices is refused, and the way out

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        """Where a question says no more than its choices, they decide."""
        if move in self.choices(s):
            return None
        key, remedy = self.unlisted
        asked = MOVES[move]
        return no(self.clause, key, remedy, **cast(dict[str, str], SPEECH.arguments(asked.kind, asked.args)))

    def is_aside(self, move: int) -> bool:
        return move >= TRITON

    def aside_refusal(self, s: Tournament, move: int) -> Refusal | None:
        """A Triton token (DF-114) or a Companion (DF-138) must be there, and it must be the owner's turn (DF-056)."""
        if s.active != self.seat:
            return no("DF-056", "only-in-own-turn", remedy="wait-for-own-turn")
        if move < CASH:
            return None if s.triton[self.seat] else no("DF-114", "no-triton", remedy="perform-triton")
        number = move - CASH
        if number >= s.owned(self.seat, COMPANION) or s.companion[4 * self.seat + number] == RETIRED:
            return no("DF-138", "no-such-companion", remedy="perform-companion", number=number + 1)
        return None

    def add_asides(self, s: Tournament, found: list[int]) -> None:
        seat = self.seat
        if s.active != seat:
            return
        if s.triton[seat]:
            for i in range(len(TRITON_RESOURCES)):
                found.append(TRITON + i)
        if s.owned(seat, COMPANION):
            for number, space in enumerate(companions(s, seat)):
                if space != RETIRED:
                    found.append(CASH + number)

    def take_aside(self, s: Tournament, move: int) -> None:
        if move < CASH:
            resource = TRITON_RESOURCES[move - TRITON]
            s.triton[self.seat] -= 1
            receive(s, self.seat, only(resource, s.box.triton_menu[resource]), 0, _TRITON_CARD)
        else:
            _cash_companion(s, self.seat, move - CASH)


def companions(s: Tournament, seat: int) -> list[int]:
    """The spaces on which the tokens of the seat's Companions stand; RETIRED for those cashed in."""
    if s.slots[_COMPANION_SLOT] != COMPANION:
        return []
    return s.companion[4 * seat : 4 * seat + s.taken[SLOT_COUNT * seat + _COMPANION_SLOT]]


def _cash_companion(s: Tournament, seat: int, number: int) -> None:
    """The card keeps its printed glory and has no effect any more (DF-138)."""
    space = s.companion[4 * seat + number]
    s.companion[4 * seat + number] = RETIRED
    s.tell("companion-cashed", "DF-138", seat=seat, number=space)
    if space:
        receive(s, seat, s.box.companion_gain[space], 0, FROM_FEAT + COMPANION)


@step
class StoreGold(Decision):
    """How much of the gold just gained goes on the Hammer, or on this Scepter (DF-086, DF-130)."""

    gold: int
    place: int
    clause: ClassVar[str] = "DF-130"
    kinds: ClassVar[tuple[range, ...]] = asks("store")

    def most(self, s: Tournament) -> int:
        return min(self.gold, room(s, self.seat, self.place))

    def least(self, s: Tournament) -> int:
        return min(self.most(s), _unheld(s, self.seat, self.gold, self.place))

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move - STORE > self.gold:
            return no("DF-086", "more-than-gained", remedy="choose-at-most", most=self.gold)
        if move - STORE > room(s, self.seat, self.place):
            return no("DF-131", "no-room", remedy="choose-at-most", most=room(s, self.seat, self.place))
        if move - STORE < self.least(s):
            return no("DF-331", "would-be-lost", remedy="choose-at-least", least=self.least(s))
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [STORE + gold for gold in range(self.least(s), self.most(s) + 1)]

    def chosen(self, s: Tournament, move: int) -> None:
        put(s, self.seat, self.place, move - STORE)
        _store_from(s, self.seat, self.gold - (move - STORE), self.place + 1)


@step
class OfferRefusal(Decision):
    """Shards of a Sentinel's blessing, or gold of a Cyclops', may be refused for glory: all of a kind or none.

    Each die and each kind is decided for itself, after multiplication (DF-110, DF-111, DF-115).
    """

    resource: int
    amount: int
    clause: ClassVar[str] = "DF-111"
    kinds: ClassVar[tuple[range, ...]] = asks("refuse", "accept")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move != REFUSE and in_vain(s, self.seat, self.resource):
            return no("DF-333", "gain-in-vain", remedy="refuse-for-glory", resource=RESOURCES[self.resource])
        return None

    def chosen(self, s: Tournament, move: int) -> None:
        if move == REFUSE:
            rate = s.box.cyclops_rate if self.resource == GOLD else s.box.sentinel_rate
            glory = rate * self.amount
            s.have[STORED * self.seat + GLORY] += glory  # no gain of the die: no zone reacts (DF-245)
            if s.events is not None:
                gains = {RESOURCES[self.resource]: self.amount}
                s.tell("refused", "DF-111", seat=self.seat, gains=gains, glory=glory)
        elif self.resource == GOLD:
            gain_gold(s, self.seat, self.amount)
        else:
            store(s, self.seat, self.resource, self.amount)


@step
class ChooseGain(Decision):
    """One of the shown options, taken once or three-fold, never mixed (DF-069, DF-071, DF-202)."""

    menu: Gain
    factor: int
    flags: int
    source: int
    clause: ClassVar[str] = "DF-069"
    kinds: ClassVar[tuple[range, ...]] = asks("take")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if not self.menu[move - TAKE]:
            name = RESOURCES[move - TAKE]
            return no("DF-069", "not-offered", remedy="choose-shown", resource=name, source=SOURCES[self.source])
        if move not in self.choices(s):
            return no("DF-333", "gain-in-vain", remedy="choose-what-fits", resource=RESOURCES[move - TAKE])
        return None

    def choices(self, s: Tournament) -> list[int]:
        menu = self.menu
        shown = [TAKE + resource for resource in range(6) if menu[resource]]
        return [move for move in shown if not self.is_in_vain(s, move - TAKE)] or shown[:1]

    def is_in_vain(self, s: Tournament, resource: int) -> bool:
        """Whether it would all be lost, and count for nothing else (DF-333): no Shield looks at it (DF-029), no zone
        rewards it, and it is neither refused for glory nor itself a loss."""
        if self.flags & (NOTED | LOSS | REFUSE_SHARDS | REFUSE_GOLD):
            return False
        if resource == GOLD and self.flags & OWN and s.rules.zones:
            return False
        return in_vain(s, self.seat, resource)

    def chosen(self, s: Tournament, move: int) -> None:
        resource = move - TAKE
        gain = only(resource, self.menu[resource] * self.factor)
        receive(s, self.seat, gain, self.flags, self.source)
