"""Divine Pillars: taking one, and resolving its halves. -- chapter 6 (HY-068 to HY-071), 8.2 and 8.3
(HY-110 to HY-127), Hermes's Arrogance (HY-396, HY-397)"""

from typing import ClassVar, Final

from theogony.games.hybris import greatness
from theogony.games.hybris.content import HERMES, PILLARS, POWERS, PRAYER, SEATS
from theogony.games.hybris.goods import gain
from theogony.games.hybris.moves import LOWER, PASS, PILLAR, UPPER, span
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import (
    AFTER_LOWER,
    LOWER as LOWER_TEXT,
    UPPER as UPPER_TEXT,
    Op,
    carry_out,
    moment,
    run_source,
    texts,
)
from theogony.games.hybris.uses import holds_one, in_force, occur, script_on
from theogony.kernel.fields import step
from theogony.kernel.refusal import Caution, Refusal, mind, no
from theogony.kernel.step import Prompt, Step

RECEIVED: Final = moment("pillar_lower")
MARKED_LOWER: Final = moment("marked_lower")
ARROGANCE: Final = POWERS.index("hermes_arrogance")
ALL_PILLARS: Final = (1 << len(PILLARS)) - 1
_MOVES: Final[list[list[int]]] = [  # by the Pillars (bits) of which one is chosen
    [PILLAR + pillar for pillar in range(len(PILLARS)) if bits >> pillar & 1] for bits in range(ALL_PILLARS + 1)
]


# -- phase 1: everybody takes one -------------------------------------------------------------------------------------


def taken(s: Hybris) -> int:
    """The Pillars (bits) that somebody has taken in this Age."""
    bits = 0
    for player in s.players:
        bits |= player.pillars
    return bits


class TakePillar(Prompt[Hybris]):
    """Which of the remaining Pillars does the seat take? In Greatness order (HY-068)."""

    clause: ClassVar[str] = "HY-068"
    kinds: ClassVar[tuple[range, ...]] = (span("pillar"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if taken(s) >> move - PILLAR & 1:
            return no("HY-068", "pillar-taken", remedy="choose-another-pillar", pillar=PILLARS[move - PILLAR])
        return None

    def options(self, s: Hybris) -> list[int]:
        return _MOVES[ALL_PILLARS & ~taken(s)].copy()

    def take(self, s: Hybris, move: int) -> None:
        pillar = move - PILLAR
        s.players[self.seat].pillars |= 1 << pillar
        if s.events is not None:
            s.tell("pillar-taken", "HY-068", seat=self.seat, pillar=PILLARS[pillar])
        if s.offerings >> pillar & 1:  # HY-070
            s.offerings &= ~(1 << pillar)
            gain(s, self.seat, PRAYER, 1, "HY-070")
        s.rules.pillar_taken(s, self.seat, pillar)


class LayPrayers(Step[Hybris]):
    """A Prayer on each Pillar that nobody has taken and that has none (HY-071)."""

    def run(self, s: Hybris) -> None:
        s.offerings |= ALL_PILLARS & ~taken(s)
        if s.events is not None:
            s.tell("prayers-laid", "HY-071", pillars=[PILLARS[p] for p in range(len(PILLARS)) if s.offerings >> p & 1])


class LayArrogance(Step[Hybris]):
    """When all have chosen Hermes may mark another player's Pillar (HY-396)."""

    def run(self, s: Hybris) -> None:
        for seat, player in enumerate(s.players):
            player.marked = NOTHING
            if player.olympian == HERMES and in_force(s, seat, ARROGANCE):
                s.then(MarkPillar(seat))


class MarkPillar(Prompt[Hybris]):
    """On whose Pillar does Hermes lay his Arrogance token? (HY-396)"""

    clause: ClassVar[str] = "HY-396"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("pillar"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        pillar = move - PILLAR
        if not taken(s) >> pillar & 1 or s.players[self.seat].pillars >> pillar & 1:
            return no("HY-396", "not-anothers-pillar", remedy="choose-another-pillar", pillar=PILLARS[pillar])
        return None

    def options(self, s: Hybris) -> list[int]:
        return [PASS, *_MOVES[taken(s) & ~s.players[self.seat].pillars]]

    def take(self, s: Hybris, move: int) -> None:
        if move != PASS:
            s.players[self.seat].marked = move - PILLAR
            s.tell("pillar-marked", "HY-396", seat=self.seat, pillar=PILLARS[move - PILLAR])


# -- a Pillar is resolved ---------------------------------------------------------------------------------------------


def unresolved(s: Hybris, seat: int) -> int:
    """The Pillars (bits) of the seat that lie face up."""
    player = s.players[seat]
    return player.pillars & ~player.turned


@step
class PillarMoment(Prompt[Hybris]):
    """Does the seat resolve its Pillar now? Before moving, before the action, or at the latest after it (HY-110)."""

    last: int  # 1: it must be resolved now
    clause: ClassVar[str] = "HY-110"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("pillar"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        left = unresolved(s, self.seat)
        if move == PASS:
            return no("HY-110", "pillar-unresolved", remedy="resolve-pillar") if self.last and left else None
        if not left >> move - PILLAR & 1:
            return no("HY-113", "pillar-turned", remedy="choose-own-pillar", pillar=PILLARS[move - PILLAR])
        return None

    def options(self, s: Hybris) -> list[int]:
        left = unresolved(s, self.seat)
        if not left:
            return [PASS]
        own = _MOVES[left]
        return own.copy() if self.last else [PASS, *own]

    def take(self, s: Hybris, move: int) -> None:
        if move != PASS:
            pillar = move - PILLAR
            if unresolved(s, self.seat) & ~(1 << pillar):
                s.then(PillarMoment(self.seat, self.last))
            s.agenda.append(_USE_UPPER[self.seat][pillar])


def offer_pillar(s: Hybris, seat: int, last: int) -> None:
    """The seat is asked for its Pillar, if it has one to resolve."""
    if unresolved(s, seat):
        s.agenda.append(_MOMENTS[last][seat])


@step
class UseUpper(Prompt[Hybris]):
    """Does the seat use the upper half of its Pillar? The lower half follows in any case (HY-111, HY-112)."""

    pillar: int
    clause: ClassVar[str] = "HY-111"
    kinds: ClassVar[tuple[range, ...]] = (span("upper"), span("lower"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def options(self, s: Hybris) -> list[int]:
        return [UPPER, LOWER]

    def cautions(self, s: Hybris) -> dict[int, Caution]:
        """An upper half of which nothing can be done: it takes out pieces, and none is left (HY-061)."""
        (script,) = texts(s).of[UPPER_TEXT + self.pillar]
        if any(isinstance(op, Op) and op.can(s, self.seat) for op in script.operations):
            return {}
        return {UPPER: mind("HY-061", "upper-half-does-nothing", pillar=PILLARS[self.pillar])}

    def take(self, s: Hybris, move: int) -> None:
        s.agenda.append(_LOWER_HALVES[self.seat][self.pillar])
        if move == UPPER:
            if s.events is not None:
                s.tell("upper-half", "HY-111", seat=self.seat, pillar=PILLARS[self.pillar])
            carry_out(s, UPPER_TEXT + self.pillar, self.seat)
        else:
            assert move == LOWER


def resolve_unused(s: Hybris, seat: int) -> None:
    """Pillars that were not resolved are, without their upper half (HY-114, HY-132, HY-279)."""
    left = unresolved(s, seat)
    if left:
        for move in reversed(_MOVES[left]):
            s.agenda.append(_LOWER_HALVES[seat][move - PILLAR])


@step
class LowerHalf(Step[Hybris]):
    """The card is turned face down, and its lower half follows (HY-112, HY-113), alone another effect (HY-116)."""

    seat: int
    pillar: int

    def run(self, s: Hybris) -> None:
        s.players[self.seat].turned |= 1 << self.pillar
        s.rules.lower_half(s, self.seat, self.pillar)


def give_lower_half(s: Hybris, seat: int, pillar: int) -> None:
    """First Hermes decides by his token (HY-396), then all receive, then what the active player does (HY-127)."""
    if s.events is not None:
        s.tell("lower-half", "HY-112", seat=seat, pillar=PILLARS[pillar])
    run_source(s, AFTER_LOWER + pillar, seat)
    s.agenda.append(_RECEIVE_ALL[seat][pillar])
    for other, player in enumerate(s.players):
        if player.marked == pillar and other != seat:  # one at most: there is one Hermes
            occur(s, other, MARKED_LOWER, seat)


@step
class ReceiveAll(Step[Hybris]):
    """The other players receive the lower half in Greatness order (HY-112); Greatness all together (HY-051)."""

    seat: int
    pillar: int

    def run(self, s: Hybris) -> None:
        giver, pillar = self.seat, self.pillar
        receivers = [
            other
            for other in s.others(giver)
            if s.players[other].marked != pillar or not used_arrogance(s, other, pillar)
        ]
        together = greatness_of(s, pillar)
        if together:
            s.agenda.extend([Receive(other, giver, pillar, together) for other in reversed(receivers)])
            greatness.gain_together(s, receivers, together, "HY-126")
            return
        waiting = len(s.agenda)
        holders = texts(s).holders_on[RECEIVED]
        for place, other in enumerate(receivers):
            if holds_one(s, other, holders):
                occur(s, other, RECEIVED, giver)
            carry_out(s, LOWER_TEXT + pillar, other)
            if s.result is not None:
                return
            if len(s.agenda) != waiting:  # somebody is asked: the others receive it after that
                left = receivers[place + 1 :]
                s.agenda[waiting:waiting] = [Receive(another, giver, pillar, 0) for another in left[::-1]]
                return


def used_arrogance(s: Hybris, seat: int, pillar: int) -> bool:
    """Whether the seat uses the upper half of this Pillar instead (HY-396)."""
    player = s.players[seat]
    if player.marked != pillar:
        return False
    script = script_on(s, MARKED_LOWER, ARROGANCE)
    return script is not None and player.once >> script.number & 1 == 1


def greatness_of(s: Hybris, pillar: int) -> int:
    """How much Greatness the lower half gives (Indoctrination)."""
    for script in texts(s).of[LOWER_TEXT + pillar]:
        if script.greatness:
            return script.greatness
    return 0


@step
class Receive(Step[Hybris]):
    """One player receives the lower half of another's Pillar, and what answers that (HY-397)."""

    seat: int
    giver: int
    pillar: int
    given: int  # not 0: he has it already

    def run(self, s: Hybris) -> None:
        occur(s, self.seat, RECEIVED, self.giver)
        if not self.given:
            carry_out(s, LOWER_TEXT + self.pillar, self.seat)


# by seat and Pillar: steps are never changed, and all share these
_MOMENTS: Final[list[list[PillarMoment]]] = [[PillarMoment(seat, last) for seat in range(SEATS)] for last in (0, 1)]
_USE_UPPER: Final[list[list[UseUpper]]] = [
    [UseUpper(seat, pillar) for pillar in range(len(PILLARS))] for seat in range(SEATS)
]
_LOWER_HALVES: Final[list[list[LowerHalf]]] = [
    [LowerHalf(seat, pillar) for pillar in range(len(PILLARS))] for seat in range(SEATS)
]
_RECEIVE_ALL: Final[list[list[ReceiveAll]]] = [
    [ReceiveAll(seat, pillar) for pillar in range(len(PILLARS))] for seat in range(SEATS)
]
