"""The turn: blessings for all, reinforcements, an action, an extra action. -- chapter 5"""

from typing import ClassVar, Final

from theogony.games.diceforge.blessings import BLESSING, BOTH_DICE, ResolveRoll, offer_twins, roll
from theogony.games.diceforge.content import (
    ETERNAL_FIRE,
    FEAT_SLOT,
    FEATS,
    GLORY,
    NO_FACE,
    SANCTUARY,
    SLOT_COUNT,
    TWINS,
)
from theogony.games.diceforge.faces import Restore
from theogony.games.diceforge.feats.perform import feat_refusal, payable_feats, perform
from theogony.games.diceforge.forging import affordable_faces, offer, price_refusal
from theogony.games.diceforge.moves import BUY, DONE, EXTRA, PASS, PERFORM, asks
from theogony.games.diceforge.payments import pay_shards, payable
from theogony.games.diceforge.reinforcements import Reinforce
from theogony.games.diceforge.reserves import Decision, companions
from theogony.games.diceforge.scoring import FinalScoring
from theogony.games.diceforge.state import RETIRED, SEATS, Tournament
from theogony.kernel.fields import step
from theogony.kernel.refusal import Caution, Refusal, mind, no
from theogony.kernel.step import SeatStep, Step

_NO_RECORD: Final = Restore((NO_FACE,) * (2 * SEATS), 0)
_RESOLVE: Final[list[Step[Tournament]]] = [ResolveRoll(seat, BOTH_DICE, BLESSING) for seat in range(SEATS)]


@step
class Turn(SeatStep[Tournament]):
    """Four steps in this order (DF-046); with two players the first one comes twice (DF-047).

    The extra turn of an Eternal Fire is a whole one, but its blessings are for its player alone (DF-172).
    """

    alone: int

    def run(self, s: Tournament) -> None:
        seat = self.seat
        s.active = seat
        s.used = [0] * SLOT_COUNT
        if s.events is not None:
            s.tell("turn-begins", "DF-046", seat=seat, round=s.round, alone=self.alone)
        s.agenda.extend(_STEPS_2_TO_4[seat])
        for _ in range(s.box.blessings_in_step_1[s.seats]):
            s.agenda.append(_BLESS_ALONE if self.alone else _BLESS_ALL)


@step
class BlessAll(Step[Tournament]):
    """All roll, re-rolls are settled, and then all apply, each time in turn order (DF-048, DF-049, DF-075, DF-077,
    DF-189).

    All results are recorded before anybody applies one (DF-314).
    """

    alone: int

    def run(self, s: Tournament) -> None:
        seats = [s.active] if self.alone else s.in_turn_order()
        for seat in seats:
            roll(s, seat)
        agenda = s.agenda
        agenda.append(_NO_RECORD)
        for i in range(len(seats) - 1, -1, -1):
            agenda.append(_RESOLVE[seats[i]])
        if s.slots[FEAT_SLOT[TWINS]] == TWINS:
            for i in range(len(seats) - 1, -1, -1):
                offer_twins(s, seats[i], BOTH_DICE)


@step
class Act(Decision):
    """An offering to the gods, a heroic feat, or nothing (DF-052)."""

    extra: int
    clause: ClassVar[str] = "DF-052"
    kinds: ClassVar[tuple[range, ...]] = asks("buy", "perform", "pass")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move < PERFORM:
            return price_refusal(s, self.seat, move - BUY, 0)
        return feat_refusal(s, self.seat, move - PERFORM)

    def choices(self, s: Tournament) -> list[int]:
        found = affordable_faces(s, self.seat, 0)
        found += payable_feats(s, self.seat)
        found.append(PASS)
        return found

    def tempting(self, s: Tournament) -> list[int]:
        return [BUY + face for face in SANCTUARY] + [PERFORM + feat for feat in s.slots]

    def cautions(self, s: Tournament) -> dict[int, Caution]:
        """An Eternal Fire ends the turn: who could pay for an extra action as well is told so (DF-173)."""
        slot = FEAT_SLOT[ETERNAL_FIRE]
        if self.extra or s.slots[slot] != ETERNAL_FIRE or not s.stack[slot]:
            return {}
        if not payable(s, self.seat, s.box.slot_sun[slot] + s.box.extra_action_sun, s.box.slot_moon[slot]):
            return {}
        return {PERFORM + ETERNAL_FIRE: mind("DF-173", "fire-ends-the-turn", feat=FEATS[ETERNAL_FIRE])}

    def chosen(self, s: Tournament, move: int) -> None:
        if move == PASS:
            return
        if move < PERFORM:
            offer(s, self.seat, move - BUY, 0)
        else:
            perform(s, self.seat, move - PERFORM)


class OfferExtraAction(SeatStep[Tournament]):
    """Step 4, unless an Eternal Fire has ended the turn (DF-053, DF-173)."""

    def run(self, s: Tournament) -> None:
        if not s.fire:
            s.agenda.append(_EXTRA[self.seat])


class ExtraAction(Decision):
    """One more action for 2 sun, also after passing; at most one in a turn (DF-053, DF-054)."""

    clause: ClassVar[str] = "DF-053"
    kinds: ClassVar[tuple[range, ...]] = asks("extra", "done")

    def allows(self, s: Tournament, move: int) -> Refusal | None:
        if move != DONE and not payable(s, self.seat, s.box.extra_action_sun, 0):
            return no("DF-053", "too-few-shards", remedy="gain-shards", sun=s.box.extra_action_sun, moon=0)
        return None

    def choices(self, s: Tournament) -> list[int]:
        return [EXTRA, DONE] if payable(s, self.seat, s.box.extra_action_sun, 0) else [DONE]

    def cautions(self, s: Tournament) -> dict[int, Caution]:
        """The last turn is the last chance for a Companion (DF-291)."""
        lost = sum(s.box.companion_gain[space][GLORY] for space in companions(s, self.seat) if space != RETIRED)
        return {DONE: mind("DF-291", "companion-is-lost", glory=lost)} if lost and s.round == s.rounds else {}

    def chosen(self, s: Tournament, move: int) -> None:
        if move != DONE:
            s.tell("extra-action", "DF-053", seat=self.seat)
            s.then(Act(self.seat, 1))
            pay_shards(s, self.seat, s.box.extra_action_sun, 0)


class EndTurn(SeatStep[Tournament]):
    """The next player becomes active (DF-055), or the same one once more after an Eternal Fire (DF-173).

    When all have had their turn the round is over; after the last one the game is (DF-045).
    """

    def run(self, s: Tournament) -> None:
        if s.fire:
            s.fire = 0
            s.then(Turn(self.seat, 1))
            return
        following = (self.seat + 1) % s.seats
        if following == s.first:
            if s.round == s.rounds:
                s.then(FinalScoring())
                return
            s.round += 1
        s.agenda.append(_TURN[following])


# Steps are immutable, so that all turns can share them.
_BLESS_ALL: Final = BlessAll(0)
_BLESS_ALONE: Final = BlessAll(1)
_STEPS_2_TO_4: Final[list[list[Step[Tournament]]]] = [
    [EndTurn(seat), OfferExtraAction(seat), Act(seat, 0), Reinforce(seat)] for seat in range(SEATS)
]  # the first one last, as they lie on the agenda
_TURN: Final[list[Turn]] = [Turn(seat, 0) for seat in range(SEATS)]
_EXTRA: Final[list[ExtraAction]] = [ExtraAction(seat) for seat in range(SEATS)]
